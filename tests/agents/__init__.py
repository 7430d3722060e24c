"""Programs that sit at a table over MCP or line by line."""
