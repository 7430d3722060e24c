"""Moves can be written and read; everything that can happen can be told; every refusal names a clause of the page."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fatcats
from fatcats.engine.bits import members
from fatcats.engine.state import CLOCK
from fatcats.registry import game_keys, get_game
from fatcats.text.catalogue import catalogue
from fatcats.text.rulebook import rulebook
from tests.conformance.cases import ALL, WORDED, Case, positions

KEYS = game_keys()


@pytest.mark.parametrize("key", KEYS)
def test_notation_round_trips(key: str) -> None:
    moves = get_game(key).moves
    assert all(moves.parse(moves.notation(move)) == move for move in range(len(moves)))
    assert all(moves.parse(f"  {moves.notation(move).upper()} ") == move for move in range(len(moves)))


@given(st.sampled_from(KEYS), st.text() | st.integers() | st.booleans())
def test_what_is_no_move_gives_a_typed_error(key: str, text: str | int) -> None:
    game = get_game(key)
    match = fatcats.new(key)
    with suppress(fatcats.BadMove):  # any other exception is a defect
        match.refusal(match.deciders[0], text)
        assert isinstance(text, str) or 0 <= text < len(game.moves)


@pytest.mark.parametrize("key", KEYS)
def test_every_move_has_a_label(key: str) -> None:
    game = get_game(key)
    texts = catalogue(game, "en")
    labels = [texts.move(game.moves.describe(move)) for move in range(len(game.moves))]
    assert all(labels)


@pytest.mark.parametrize("key", KEYS)
def test_every_option_and_ending_has_words(key: str) -> None:
    game = get_game(key)
    texts = catalogue(game, "en")
    assert texts.text("game.tagline")
    assert all(texts.text(f"options.{option.name}") for option in game.options)
    assert all(texts.text(f"endings.{ending}") for ending in game.endings)


@pytest.mark.parametrize("case", WORDED, ids=str)
def test_everything_that_happens_can_be_told(case: Case) -> None:
    texts = catalogue(case.game, "en").for_table(["Ann", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal"], you=0)
    match = fatcats.new(case.key, seats=case.seats, seed=41, **dict(case.given))
    random = Random(41)
    steps = set[str]()
    while not match.over:
        seat = random.choice(match.deciders)
        if seat != CLOCK:
            steps.add(case.game.step_of(match._table))
        match.play(seat, random.choice(match.legal(seat)))
    assert all(texts.prompt(step) for step in steps)
    for viewer in (None, *range(case.seats)):
        assert all(texts.event(event) for event in match.events(viewer))
        assert msgspec.json.encode(match.events(viewer))
        assert msgspec.json.encode(match.view(viewer))


@pytest.mark.parametrize("case", WORDED, ids=str)
def test_every_refusal_names_a_clause_and_says_why(case: Case) -> None:
    texts = catalogue(case.game, "en")
    pages = {name for book in rulebook(case.game) for name in book.clauses}
    codes: set[int] = set()
    for table in positions(case, seed=42, every=23):
        for seat in members(table.pending()):
            codes |= {int(table.refusal(seat, move)) for move in range(len(case.game.moves))}
    for clause in [case.game.turn_clause, *(case.game.clause_id(code) for code in codes - {0})]:
        assert clause in pages
        assert texts.clause(clause)


@pytest.mark.parametrize("key", KEYS)
def test_an_illegal_move_is_refused_and_changes_nothing(key: str) -> None:
    match = fatcats.new(key, seed=5)
    random = Random(5)
    for _ in range(60):
        seat = match.deciders[0]
        any_order = random.sample(range(len(match.game.moves)), len(match.game.moves))
        illegal = next(move for move in any_order if match.refusal(seat, move))
        before = match.record()
        with pytest.raises(fatcats.IllegalMove) as refused:
            match.play(seat, illegal)
        assert refused.value.clause in str(refused.value)
        assert match.record() == before
        match.play(seat, random.choice(match.legal(seat)))
        if match.over:
            break


@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_terminal_can_draw_every_view(case: Case) -> None:
    texts = catalogue(case.game, "en").for_table([], you=0)
    for table in positions(case, seed=43, every=17):
        for viewer in (None, 0):
            for width in (40, 100):
                assert case.game.draw(case.game.view(table, viewer), texts, width)
