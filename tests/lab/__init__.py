"""Many games: simulations, tournaments, bots by name."""
