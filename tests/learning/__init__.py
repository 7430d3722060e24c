"""Players that learn, and the files in which they are kept."""
