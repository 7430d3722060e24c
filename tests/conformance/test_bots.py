"""Every bot plays whole games from what its seat knows."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.bots import bot_names, load_bot, make_bot
from fatcats.bots.levels import LEVELS
from fatcats.engine.bits import members
from fatcats.engine.bot import Knowledge
from fatcats.engine.rng import seeded
from fatcats.registry import get_game
from tests.conformance.cases import IS_COMPILED, USUAL, Case, positions

EVERY = 3 if IS_COMPILED else 40
SEARCH = "search:iterations=6/rollout=10"  # stands for the levels that only search longer


def names(case: Case) -> list[str]:
    return [name for name in bot_names(case.game) if name not in LEVELS[1:]] + [SEARCH] * IS_COMPILED


CASES = [(case, name) for case in USUAL for name in names(case)]


@pytest.mark.parametrize("case, name", CASES, ids=[f"{case}-{name}" for case, name in CASES])
def test_bots_play_legal_moves_to_the_end(case: Case, name: str) -> None:
    match = fatcats.new(case.key, seats=case.seats, seed=51, **dict(case.given))
    bot, rng = load_bot(case.game, name), seeded(51)
    decisions = 0
    while not match.over and decisions < case.game.longest:
        seat = match.deciders[0]
        match.play(seat, bot.choose(match.knowledge(seat, rng)))
        decisions += 1
    assert match.over


@pytest.mark.parametrize("case, name", CASES, ids=[f"{case}-{name}" for case, name in CASES])
def test_bots_answer_also_where_they_would_never_have_come(case: Case, name: str) -> None:
    """As when they stand in for somebody, or are asked for a hint in the middle of a choice."""
    bot = load_bot(case.game, name)
    for number, table in enumerate(positions(case, seed=54, every=EVERY)):
        for seat in members(table.pending() & (2**case.seats - 1)):
            assert bot.choose(Knowledge(case.game, table, seat, seeded(number))) in table.legal(seat)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_the_default_answer_is_always_legal(case: Case) -> None:
    match = fatcats.new(case.key, seats=case.seats, seed=52, **dict(case.given))
    random_bot, rng = make_bot(case.game, "random"), seeded(52)
    while not match.over:
        seat = match.deciders[-1]
        knowledge = match.knowledge(seat, rng)
        assert case.game.default_move(knowledge) in match.legal(seat)
        match.play(seat, random_bot.choose(knowledge))


@pytest.mark.parametrize("key", sorted({case.key for case in USUAL}))
def test_a_bot_never_holds_the_true_position(key: str) -> None:
    game = get_game(key)
    match = fatcats.new(key, seed=53)
    seat = match.deciders[0]
    knowledge = match.knowledge(seat, seeded(1))
    assert knowledge.view == match.view(seat)
    assert game.secrets(knowledge.world(), seat) != game.secrets(match._table, seat)
