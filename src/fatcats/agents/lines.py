"""A seat line by line: JSON out, plain text in. For any program in any language: `fatcats seat GAME`.

Out, one line each: `decide` (what happened, the position, the moves), `refused` (clause and sentence: decide again),
`answer` (to a question), `over` (places, scores, how it ended). In: a move as it is written, or its number from 1, or
`why MOVE`, `rules WORDS`, `quit`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO, Any

import msgspec

from fatcats.agents.agent_seat import AgentSeat, clauses
from fatcats.engine.errors import BadMove, IllegalMove


def serve(agent: AgentSeat, lines: Iterable[str], out: IO[str]) -> None:
    """Until the game is over, the input ends or the program quits."""
    ask(agent, out)
    for line in lines:
        text = line.strip()
        if agent.match.over or text.lower() == "quit":
            return
        if text and answer(agent, text, out):
            ask(agent, out)
            if agent.match.over:
                return


def ask(agent: AgentSeat, out: IO[str]) -> None:
    if agent.match.over:
        outcome = agent.outcome
        assert outcome is not None  # the game is over
        send(
            out,
            type="over",
            events=agent.news(),
            places=outcome.places,
            scores=outcome.scores,
            seat=agent.seat,
            ending=agent.ending(),
        )
        return
    moves = agent.moves
    send(
        out,
        type="decide",
        seat=agent.seat,
        events=agent.news(),
        position=agent.position(),
        moves=[{"move": one.move, "label": one.label} for one in moves],
    )


def answer(agent: AgentSeat, text: str, out: IO[str]) -> bool:
    """Deal with one line; was it a move that was made?"""
    word, _, rest = text.partition(" ")
    if word.lower() == "rules":
        send(out, type="answer", clauses=clauses(agent.match.game, rest))
        return False
    try:
        if word.lower() == "why":
            send(out, type="answer", sentence=agent.why_not(rest))
            return False
        agent.play(numbered(agent, text))
    except IllegalMove as refusal:
        send(out, type="refused", clause=refusal.clause, sentence=refusal.sentence)
        return False
    except BadMove as error:
        send(out, type="refused", clause="", sentence=str(error))
        return False
    return True


def numbered(agent: AgentSeat, text: str) -> str:
    """A number stands for one of the moves that were listed."""
    moves = agent.moves
    if text.isdecimal() and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1].move
    return text


def send(out: IO[str], **message: Any) -> None:
    out.write(msgspec.json.encode(message).decode() + "\n")
    out.flush()
