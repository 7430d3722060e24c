"""What people read: each game's texts in each language, and the rules pages."""
