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
from fatcats.engine.errors import BadMove, IllegalMove, NotYourDecision

Message = dict[str, Any]


def serve(agent: AgentSeat, lines: Iterable[str], out: IO[str]) -> None:
    """Until the game is over, the input ends or the program quits."""
    agent.wait()
    send(out, question(agent))
    for line in lines:
        text = line.strip()
        if agent.is_over or text.lower() == "quit":
            return
        if text:
            said = answer(agent, text)
            if said is None:
                agent.wait()
            send(out, said or question(agent))
            if agent.is_over:
                return


def question(agent: AgentSeat) -> Message:
    """What the seat is told next: to decide, or that the game is over."""
    outcome = agent.outcome
    if outcome is not None:
        return {
            "type": "over",
            "events": agent.news(),
            "places": outcome.places,
            "scores": outcome.scores,
            "seat": agent.seat,
            "ending": agent.ending(),
        }
    return {
        "type": "decide",
        "seat": agent.seat,
        "events": agent.news(),
        "position": agent.position(),
        "moves": [{"move": one.move, "label": one.label} for one in agent.moves],
    }


def answer(agent: AgentSeat, text: str) -> Message | None:
    """What is said to one line, or nothing if it was a move that is made now, or the table has moved on meanwhile."""
    word, _, rest = text.partition(" ")
    if word.lower() == "rules":
        return {"type": "answer", "clauses": clauses(agent.game, rest)}
    try:
        if word.lower() == "why":
            return {"type": "answer", "sentence": agent.why_not(rest)}
        agent.play(numbered(agent, text))
    except NotYourDecision:
        return None
    except IllegalMove as refusal:
        return {"type": "refused", "clause": refusal.clause, "sentence": refusal.sentence}
    except BadMove as error:
        return {"type": "refused", "clause": "", "sentence": str(error)}
    return None


def numbered(agent: AgentSeat, text: str) -> str:
    """A number stands for one of the moves that were listed."""
    moves = agent.moves
    if text.isdecimal() and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1].move
    return text


def send(out: IO[str], message: Message) -> None:
    out.write(msgspec.json.encode(message).decode() + "\n")
    out.flush()
