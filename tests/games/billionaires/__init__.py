"""Billionaires & Guillotines, in terms of `scenario.py`."""
