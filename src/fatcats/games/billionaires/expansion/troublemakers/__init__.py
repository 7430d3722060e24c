# fatcats: interpreted
"""Troublemakers: the Reformist, the Declare, the Revolutionary and the Revolution cards (RR-6 to RR-12)."""
