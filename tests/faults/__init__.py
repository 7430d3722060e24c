"""Real servers that are stopped, killed, cut off and slowed down, and a checker of the whole history."""
