# fatcats: interpreted
"""What the rules speak of: the layout of the table, pieces, moves, events, steps and clauses. No rules."""
