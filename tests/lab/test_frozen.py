"""The bots that others are measured against play every game as they always did."""

from __future__ import annotations

from hashlib import sha256

import pytest

import fatcats
from bench.frozen import Heuristic
from fatcats.engine.rng import seeded
from fatcats.registry import get_game

DECISIONS = 150
GAMES = {
    "billionaires": "9807c472504116ee",
    "counterfeiters": "10af85e6aa222d64",
    "millions": "bab74b44132dde89",
    "zillionaire": "b84905a7aee5f850",
}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_frozen_bots_play_the_same_game_for_ever(key: str) -> None:
    """Who changes the rules on purpose, and with them these games, writes down the new digests."""
    match, bot, rng = fatcats.new(key, seed=77), Heuristic(), seeded(77)
    moves: list[str] = []
    while not match.over and len(moves) < DECISIONS:
        seat = match.deciders[0]
        move = bot.choose(match.knowledge(seat, rng))
        moves.append(get_game(key).moves.notation(move))
        match.play(seat, move)
    assert sha256("\n".join(moves).encode()).hexdigest()[:16] == GAMES[key]
