"""The table: people in a browser, bots in the empty seats, one log for each table."""
