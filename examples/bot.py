"""A bot in a dozen lines: `python examples/bot.py INVITATION` takes a free seat at that table and plays at random."""

import sys
from random import choice

from fatcats.client import Server

invitation = sys.argv[1]
table = Server(invitation.partition("/t/")[0]).table(invitation)
table.sit("Robot")
with table.live() as live:
    for turn in live.turns():
        turn.play(choice(turn.options).move)
print(live.result)
