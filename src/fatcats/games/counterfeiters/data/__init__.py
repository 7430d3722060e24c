# fatcats: interpreted
"""The board and the cards as data: standard sets, and reading and checking others."""
