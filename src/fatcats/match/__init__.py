"""A game under way: played, recorded, hosted at a server table, and its shuffle checked."""
