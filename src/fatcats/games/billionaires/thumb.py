# fatcats: interpreted
"""A player by rules of thumb."""

from __future__ import annotations

from fatcats.engine.bot import Knowledge


class BillionairesThumb:
    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.legal[0]
