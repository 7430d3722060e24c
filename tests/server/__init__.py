"""Real servers: tables, live connections, kills, secrecy on the bytes."""
