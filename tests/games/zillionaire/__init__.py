"""Zillionaire, in terms of `scenario.py`."""
