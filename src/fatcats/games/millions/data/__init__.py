# fatcats: interpreted
"""The Loot cards as data: the standard deck, and reading and checking others."""
