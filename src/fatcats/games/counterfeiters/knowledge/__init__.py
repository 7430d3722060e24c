# fatcats: interpreted
"""What each seat may know: views, sampled worlds, and the invariants that tests hold a position to."""
