"""What every game shares. Knows no game, does no input or output."""
