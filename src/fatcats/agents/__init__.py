"""Other programs at the table: a seat that speaks in sentences, over MCP or line by line."""
