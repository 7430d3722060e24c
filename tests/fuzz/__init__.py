"""Nonsense for everything that parses: `make fuzz` for a million inputs, a few thousand in `make test`."""
