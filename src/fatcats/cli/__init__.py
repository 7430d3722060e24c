"""The command `fatcats`."""

from fatcats.cli.main import main

__all__ = ["main"]
