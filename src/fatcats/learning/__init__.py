"""Players that learn by playing: Deep Monte Carlo on batches of games, with NumPy (the extra `fatcats[envs]`).

`fatcats train` is the command; what it writes plays without NumPy (`fatcats.bots.learned`).
"""
