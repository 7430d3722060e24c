# fatcats: interpreted
"""The Space Program: contributions, the launch, pacts, explosions (RR-2 to RR-5)."""
