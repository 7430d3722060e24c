"""The games. Each folder holds the rules of one; the registry finds them through entry points."""
