"""A player who makes human mistakes: it plays sensibly, but overlooks some of what it could do."""

from __future__ import annotations

from collections import defaultdict

from fatcats.engine.bot import Knowledge
from fatcats.engine.guide import Guide
from fatcats.engine.state import MoveList

OVERLOOKS = 35  # per cent of the moves


class BeginnerBot:
    def __init__(self, guide: Guide) -> None:
        self._guide = guide.novice()
        self._seen = MoveList()

    def choose(self, knowledge: Knowledge) -> int:
        """By the rules of thumb, among those moves that catch the eye."""
        if not knowledge.is_choice:
            return knowledge.legal[0]
        seen = self._seen
        seen.n = 0
        for move in sorted(noticed(knowledge)):
            seen.add(move)
        move = int(self._guide.pick(knowledge.world(), knowledge.seat, seen, knowledge.rng))
        return move if move in knowledge.legal else int(seen.items[knowledge.rng.below(seen.n)])


def noticed(knowledge: Knowledge) -> list[int]:
    """Something of every kind: a beginner knows that there is a card to play or a pass, but not each of them."""
    rng, by_verb = knowledge.rng, defaultdict[str, list[int]](list)
    for move in knowledge.legal:
        by_verb[knowledge.game.moves.describe(move).verb].append(move)
    found = []
    for moves in by_verb.values():
        some = [move for move in moves if rng.below(100) >= OVERLOOKS]
        found += some or [moves[rng.below(len(moves))]]
    return found
