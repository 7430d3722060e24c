"""What a server says no with."""

from __future__ import annotations

from fatcats.engine.errors import FatcatsError


class ServerSaysNo(FatcatsError):
    """The server refused something; `code` is for programs, `clause` names the rule that forbids a move."""

    def __init__(self, code: str, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.clause = clause
