# fatcats: interpreted
"""Search in sampled worlds, for every game that has a guide."""
