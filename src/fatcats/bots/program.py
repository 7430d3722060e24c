"""A bot that is a program of its own, in any language: one line of JSON asks it, one line of notation answers.

The line has `game`, `seats`, `seat`, `view` (all that the seat knows, its legal moves in notation included) and `seed`,
a number for the program's own dice. The answer is one of `view.legal`. When its input ends, the program ends.
"""

from __future__ import annotations

import msgspec

from fatcats.bots.line_process import PATIENCE, LineProcess
from fatcats.engine.bot import Knowledge
from fatcats.engine.errors import BadBot

DICE = 2**31


class ProgramBot:
    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._program = LineProcess(command, patience)
        self.close = self._program.close

    def choose(self, knowledge: Knowledge) -> int:
        question = {
            "game": knowledge.game.key,
            "seats": knowledge.seats,
            "seat": knowledge.seat,
            "view": knowledge.view,
            "seed": knowledge.rng.below(DICE),
        }
        answer = self._program.ask(msgspec.json.encode(question))
        if answer not in knowledge.view.legal:
            command = self._program.command
            raise BadBot(f"the program {command!r} answered {answer!r}, which is none of its legal moves")
        return knowledge.legal[knowledge.view.legal.index(answer)]
