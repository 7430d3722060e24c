"""The command `fatcats`."""
