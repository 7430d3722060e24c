"""The table of refusals: at each step, which clause forbids which kind of move, with what sentence.

Written to `refusals.md` beside this file, to be read by people: `python -m tests.conformance.refusals`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

from fatcats.engine.bits import members
from fatcats.engine.game import Game
from fatcats.engine.state import CLOCK
from fatcats.engine.table import Table
from fatcats.registry import game_keys, get_game
from fatcats.text.catalogue import catalogue
from tests.conformance.cases import option_cases, positions, usual_cases

FILE = Path(__file__).with_name("refusals.md")
HEAD = """\
# Why not?

What a player is told who tries something at a step where it is not possible, as random games meet it: the reason in
that position, with blanks for what it names there, or else what the clause always says. A move that is possible there
in other circumstances is named with its clause; "all others" are never possible there. Written by
`python -m tests.conformance.refusals`; a test compares.
"""
TRIES = 40  # moves of one verb
EARLY = 4  # a step is looked at that often when it comes, then rarely: with every move that is to be tried
RARELY = 9
LEGAL = ""


class Refused:
    """What is said by one clause at one step: to which verbs, and by which texts."""

    def __init__(self) -> None:
        self.verbs: set[str] = set()
        self.texts: set[str] = set()


Found = dict[str, dict[str, Refused]]  # by step and clause (or LEGAL)


def refusals(game: Game) -> Found:
    """In random games in every number of seats and with every option."""
    found: Found = defaultdict(lambda: defaultdict(Refused))
    moves = moves_to_try(game)
    usual = usual_cases(game)
    for number, case in enumerate((*usual, *usual, *option_cases(game))):
        met: Counter[str] = Counter()
        for table in positions(case, seed=number):
            step = game.step_of(table)
            met[step] += 1
            if met[step] <= EARLY or met[step] % RARELY == 0:
                look(game, table, moves, found)
    return found


def look(game: Game, table: Table, moves: dict[str, list[int]], found: Found) -> None:
    for seat in members(table.pending()):
        if seat != CLOCK:
            view = game.view(table, seat)  # parts of a step have names of their own there
            for verb, numbers in moves.items():
                for code, move in {int(table.refusal(seat, move)): move for move in numbers}.items():
                    clause = game.clause_id(code) if code else LEGAL
                    refused = found[view.step][clause]
                    refused.verbs.add(verb)
                    reasons = game.why_not(clause, game.moves.describe(move), view) if clause else ()
                    refused.texts.update([reason.text for reason in reasons] or [f"clauses.{clause}"])


def moves_to_try(game: Game) -> dict[str, list[int]]:
    """By verb: all of its moves, or every so manyeth where there are hundreds."""
    blocks: dict[str, list[int]] = defaultdict(list)
    for move in range(len(game.moves)):
        blocks[game.moves.describe(move).verb].append(move)
    return {verb: moves[:: max(1, len(moves) // TRIES)] for verb, moves in blocks.items()}


def as_markdown() -> str:
    return "\n".join([HEAD, *(section(get_game(key)) for key in game_keys())])


def section(game: Game) -> str:
    texts, found = catalogue(game, "en"), refusals(game)
    lines = [f"## {game.title}", ""]
    parts = sorted(set(found) - set(game.steps))
    for step in [name for name in (*game.steps, *parts) if name in found]:
        lines += [f"### {step}", "", "| Clause | What the player is told | Moves |", "| --- | --- | --- |"]
        for clause, verbs in rows({clause: refused.verbs for clause, refused in found[step].items()}).items():
            told = "<br>".join(texts.template(key) for key in sorted(found[step][clause].texts))
            lines.append(f"| {clause} | {told} | {verbs} |")
        lines.append("")
    return "\n".join(lines)


def rows(clauses: dict[str, set[str]]) -> dict[str, str]:
    """What most moves are told comes last, without a list of those that are never told anything else."""
    refused = {clause: verbs for clause, verbs in sorted(clauses.items()) if clause != LEGAL}
    usual = max(refused, key=lambda clause: len(refused[clause]))
    special = {verb for clause, verbs in clauses.items() if clause != usual for verb in verbs}
    shown = {clause: ", ".join(sorted(verbs)) for clause, verbs in refused.items() if clause != usual}
    return {**shown, usual: ", ".join([*sorted(clauses[usual] & special), "all others"])}


if __name__ == "__main__":
    FILE.write_text(as_markdown(), encoding="utf-8")
