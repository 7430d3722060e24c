"""`python -m fatcats.server`: the same as `fatcats serve`."""

from fatcats.cli.serve import main

if __name__ == "__main__":
    main()
