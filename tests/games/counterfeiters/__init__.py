"""Counterfeiters, in terms of `scenario.py`."""
