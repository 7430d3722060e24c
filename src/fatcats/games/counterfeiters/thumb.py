# fatcats: interpreted
from __future__ import annotations

from fatcats.engine.bot import Knowledge


class CounterfeitersThumb:
    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.legal[0]
