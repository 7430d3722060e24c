"""TCP connections: who may have how many, how long they may take, and uvicorn's protocols behind these limits."""
