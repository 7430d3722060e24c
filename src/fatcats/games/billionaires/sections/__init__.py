# fatcats: interpreted
"""The rules: one module for each section of the rulebook, one class for each step."""
