"""The game's own bots: they decide from what one seat knows."""
