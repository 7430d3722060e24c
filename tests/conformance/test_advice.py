"""What is at stake at every question, why not in this position, what speaks for a move: in every language, from what
the seat knows, and short enough for a phone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from fatcats.engine.bot import sample
from fatcats.engine.rng import seeded
from fatcats.engine.said import Said
from fatcats.engine.state import CLOCK
from fatcats.engine.view import View
from fatcats.match.match import Match
from fatcats.registry import game_keys, get_game
from fatcats.text.catalogue import catalogue
from tests.conformance.cases import ALL, WORDED, Case, positions
from tests.conformance.test_sentences import LANGUAGES, NAMES, flaws, played

MAX_WORDS = 15
PROBES = 2  # moves, open or not, at each decision
OF_A_KIND = 25  # decisions at one step that are looked at in one game; random ones are long


def words(text: str) -> int:
    return len(re.findall(r"[\w$★’'-]+", text))


def texts_for(match: Match, seat: int) -> list[tuple[str, Callable[..., str]]]:
    return [(language, catalogue(match.game, language).for_table(NAMES, seat).say) for language in LANGUAGES]


def test_a_long_line_is_found() -> None:
    assert words("You give the Mega Yacht and get $50. It's ★★, well-worn.") == 11


@pytest.mark.parametrize("case", WORDED, ids=str)
def test_all_advice_reads_well(case: Case) -> None:
    """At every kind of decision there is a stake; some moves that are open and some that are not, too."""
    found: set[str] = set()
    met: Counter[str] = Counter()
    seen: set[object] = set()
    random = Random(23)
    for match, seat in played(case, seed=23):
        if seat == CLOCK or match.over:
            continue
        view, legal = match.view(seat), match.legal(seat)
        met[view.step] += 1
        if met[view.step] > OF_A_KIND:
            continue
        stake = case.game.stake(view)
        told = [*refusals(match, seat, random), *arguments(match, view, random.sample(legal, min(2, len(legal))))]
        for sentences in [(stake,), *told]:
            key = (view.step, repr(sentences), sentences[0] is stake)
            if key in seen:
                continue
            seen.add(key)
            for language, say in texts_for(match, seat):
                line = say(*sentences)
                found.update(f"{view.step}: {flaw}" for flaw in flaws(line, language))
                if not line.endswith((".", "!", "?")):
                    found.add(f"{view.step}: no end: {line!r}")
                if line[0].islower():
                    found.add(f"{view.step}: no capital: {line!r}")
                if sentences[0] is stake and words(line) > MAX_WORDS:
                    found.add(f"{view.step}: {words(line)} words: {line!r}")
    assert not found, "\n".join(sorted(found))


def refusals(match: Match, seat: int, random: Random) -> Iterator[tuple[Said, ...]]:
    for _ in range(PROBES):
        refusal = match.refusal(seat, random.randrange(len(match.game.moves)))
        if refusal is not None:
            yield refusal.said


def arguments(match: Match, view: View, legal: list[int]) -> Iterator[tuple[Said, ...]]:
    for move in legal:
        reasons = match.game.argument(match.game.moves.describe(move), view)
        if reasons:
            yield tuple(reasons)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_of_it(case: Case) -> None:
    """In a world that looks the same to the seat, but differs wherever it may, all advice is the same."""
    rng, random = seeded(5), Random(5)
    game = case.game
    for table in positions(case, seed=5, every=14):
        for seat in range(case.seats):
            if not table.pending() >> seat & 1:
                continue
            other = sample(table, seat, rng)
            views = [game.view(one, seat) for one in (table, other)]
            assert views[0] == views[1]
            assert game.stake(views[0]) == game.stake(views[1])
            for _ in range(PROBES):
                move = random.randrange(len(game.moves))
                told = [reasons(game, one, seat, move, view) for one, view in zip((table, other), views, strict=True)]
                assert told[0] == told[1]


def reasons(game: Any, table: Any, seat: int, move: int, view: Any) -> tuple[int, tuple[Said, ...]]:
    code = int(table.refusal(seat, move))
    record = game.moves.describe(move)
    return code, tuple(game.why_not(game.clause_id(code), record, view) if code else game.argument(record, view))


@pytest.mark.parametrize("key", game_keys())
def test_languages_have_the_same_advice(key: str) -> None:
    english, *others = [catalogue(get_game(key), language)._tables for language in LANGUAGES]
    for other in others:
        for table in ("stakes", "why", "arguments"):
            assert other[table].keys() == english[table].keys()
