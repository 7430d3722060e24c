"""How long bots think: `python -m bench.bots [GAME ...]` lets every level of every game decide, and names the slowest.

On a core that is not compiled a bot should still answer within two seconds.
"""

from __future__ import annotations

import sys
from time import monotonic

from bench.ours import VARIANTS
from fatcats.bots import bot_names
from fatcats.match.hosted import HostedMatch
from fatcats.registry import game_keys, get_game
from fatcats.server.bots import answer, question

DECISIONS = 250
SECONDS = 20.0  # of one level: the best take their time


def main(keys: list[str]) -> None:
    for key in keys or game_keys():
        game = get_game(key)
        given = VARIANTS.get(key, ({},))[-1]
        for level in bot_names(game):
            times = decide(key, level, given)
            mean, slowest = 1000 * sum(times) / len(times), 1000 * max(times)
            print(f"{mean:7.1f} ms  {slowest:7.1f} ms at most  {game.title}, {level}", flush=True)


def decide(key: str, level: str, given: dict[str, object]) -> list[float]:
    """The seconds of each whole decision of a game, or of its beginning, as a bot process of the server makes it."""
    match = HostedMatch.lay(key, get_game(key).usual_seats, given, seed=bytes(32))
    match.begin()
    times: list[float] = []
    while not match.over and len(times) < DECISIONS and sum(times) < SECONDS:
        seat = match.deciders[0]
        start = monotonic()
        moves = answer(question(match, seat, [], level, len(times)))
        times.append(monotonic() - start)
        match.commit(seat, moves)
    return times


if __name__ == "__main__":
    main(sys.argv[1:])
