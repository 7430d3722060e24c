"""Millions of Dollars, in terms of `scenario.py`."""
