"""A player without any plan."""

from __future__ import annotations

from fatcats.engine.bot import Knowledge


class RandomBot:
    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.legal[knowledge.rng.below(len(knowledge.legal))]
