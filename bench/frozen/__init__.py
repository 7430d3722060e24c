"""The bots by rules of thumb as they were before there was a search, by the name `bench.frozen:Heuristic`.

Nobody mends them. What is stronger than they are is measured against them, always the same.
"""

from __future__ import annotations

from importlib import import_module

from fatcats.engine.bot import Bot, Knowledge


class Heuristic:
    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}

    def choose(self, knowledge: Knowledge) -> int:
        key = knowledge.game.key
        if key not in self._bots:
            module = import_module(f"bench.frozen.{key}.heuristic")
            self._bots[key] = getattr(module, f"{key.title()}Heuristic")()
        return self._bots[key].choose(knowledge)
