"""Load on our server and on a peer's: `python -m bench.load`."""
