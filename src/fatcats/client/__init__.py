"""A small client: a program takes a seat at a server's table in a dozen lines.

server = Server("http://127.0.0.1:8765")
table = server.create("zillionaire", seats=["you", "bot", "bot", "bot"])
table.start()
with table.live() as live:
    for turn in live.turns():
        turn.play(turn.options[0].move)
print(live.result)
"""

from __future__ import annotations

from fatcats.client.live import Live, Turn
from fatcats.client.refusal import ServerSaysNo
from fatcats.client.server import Server, Table

__all__ = ["Live", "Server", "ServerSaysNo", "Table", "Turn"]
