"""The live connection of a client: the WebSocket, what it asks, and what it has been told."""
