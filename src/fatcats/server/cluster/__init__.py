"""One process or many: how workers hear of one another's entries and people, and bots elsewhere."""
