"""A seat line by line: JSON out, plain text in. For any program in any language: `fatcats seat GAME`.

Out, one line each: `decide` (what happened, the position, the moves), `refused` (clause and sentence: decide again),
`answer` (to a question), `over` (places, scores, how it ended). In: a move as it is written, or its number from 1, or
`why MOVE`, `rules WORDS`, `quit`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO, Any

import msgspec

from fatcats.agents.chair import Chair, clauses
from fatcats.engine.errors import BadMove, IllegalMove


def serve(chair: Chair, lines: Iterable[str], out: IO[str]) -> None:
    """Until the game is over, the input ends or the program quits."""
    ask(chair, out)
    for line in lines:
        text = line.strip()
        if chair.match.over or text.lower() == "quit":
            return
        if text and answer(chair, text, out):
            ask(chair, out)
            if chair.match.over:
                return


def ask(chair: Chair, out: IO[str]) -> None:
    if chair.match.over:
        outcome = chair.outcome
        assert outcome is not None  # the game is over
        send(
            out,
            type="over",
            events=chair.news(),
            places=outcome.places,
            scores=outcome.scores,
            seat=chair.seat,
            ending=chair.ending(),
        )
        return
    moves = chair.moves
    send(
        out,
        type="decide",
        seat=chair.seat,
        events=chair.news(),
        position=chair.position(),
        moves=[{"move": one.move, "label": one.label} for one in moves],
    )


def answer(chair: Chair, text: str, out: IO[str]) -> bool:
    """Deal with one line; was it a move that was made?"""
    word, _, rest = text.partition(" ")
    if word.lower() == "rules":
        send(out, type="answer", clauses=clauses(chair.match.game, rest))
        return False
    try:
        if word.lower() == "why":
            send(out, type="answer", sentence=chair.why_not(rest))
            return False
        chair.play(numbered(chair, text))
    except IllegalMove as refusal:
        send(out, type="refused", clause=refusal.clause, sentence=refusal.sentence)
        return False
    except BadMove as error:
        send(out, type="refused", clause="", sentence=str(error))
        return False
    return True


def numbered(chair: Chair, text: str) -> str:
    """A number stands for one of the moves that were listed."""
    moves = chair.moves
    if text.isdecimal() and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1].move
    return text


def send(out: IO[str], **message: Any) -> None:
    out.write(msgspec.json.encode(message).decode() + "\n")
    out.flush()
