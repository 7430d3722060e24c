"""How the core of fatcats is compiled: the build hook (hatch_build.py), this clone and the tests share it."""
