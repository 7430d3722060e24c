"""Agents for tests, each a program: `python -m tests.agents.scripted lines|clumsy|silent|leaves|mcp URL`."""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random

RANDOM = Random(4)


def lines(is_clumsy: bool = False) -> None:
    """Takes any of the listed moves; a clumsy one tries nonsense first."""
    moves: list[str] = []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "over":
            return
        if message["type"] == "decide":
            moves = [one["move"] for one in message["moves"]]
            move = "fly away" if is_clumsy else RANDOM.choice(moves)
        else:
            move = moves[0]
        print(json.dumps({"move": move, "cost": 0.25}), flush=True)


def silent() -> None:
    sys.stdin.read()


async def mcp(url: str) -> None:
    from mcp import Client

    from tests.agents.test_agents import moves_in, text_of

    async with Client(url) as client:
        seen = text_of(await client.call_tool("position", {}))
        while "The game is over" not in seen:
            seen = text_of(await client.call_tool("play", {"move": RANDOM.choice(moves_in(seen))}))


if __name__ == "__main__":
    match sys.argv[1]:
        case "lines":
            lines()
        case "clumsy":
            lines(is_clumsy=True)
        case "silent":
            silent()
        case "mcp":
            asyncio.run(mcp(sys.argv[2]))
