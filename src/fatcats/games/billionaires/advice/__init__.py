# fatcats: interpreted
"""What a player is told besides the rules, all of it from the view: what is at stake, why not, why this."""
