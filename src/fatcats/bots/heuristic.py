"""A player by the game's rules of thumb."""

from __future__ import annotations

from fatcats.engine.bot import Knowledge
from fatcats.engine.guide import Guide
from fatcats.engine.state import MoveList


class HeuristicBot:
    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self._moves = MoveList()

    def choose(self, knowledge: Knowledge) -> int:
        if not knowledge.is_choice:
            return knowledge.legal[0]
        world = knowledge.world()
        world.fill_legal(knowledge.seat, self._moves)
        return int(self.guide.pick(world, knowledge.seat, self._moves, knowledge.rng))
