"""One attacker after another, and an honest table beside them."""
