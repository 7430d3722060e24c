"""One table: its journal and state, what can be done at it, and what it does by itself."""
