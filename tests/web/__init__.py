"""Pages in a real browser, played by hands."""
