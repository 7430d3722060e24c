"""Views that are made together are the views that each seat would get alone."""

from __future__ import annotations

from random import Random

import pytest

from fatcats.match.hosted import HostedMatch
from fatcats.registry import game_keys, get_game

SEED = bytes(range(32))


def begun(key: str, preset: str) -> HostedMatch:
    game = get_game(key)
    match = HostedMatch.lay(key, game.usual_seats, game.presets[preset], seed=SEED)
    match.begin()
    return match


def choose(match: HostedMatch, seat: int, random: Random) -> list[list[int]]:
    """A whole decision, and the beginnings of it."""
    beginnings: list[list[int]] = [[]]
    while True:
        moves = [*beginnings[-1], random.choice(match.peek(seat, beginnings[-1]).legal(seat))]
        if match.is_whole(seat, moves):
            return [*beginnings, moves]
        beginnings.append(moves)


PRESETS = [pytest.param(key, preset, id=f"{key} {preset}") for key in game_keys() for preset in get_game(key).presets]


@pytest.mark.parametrize("key, preset", PRESETS)
def test_everybody_sees_in_company_what_they_would_see_alone(key: str, preset: str) -> None:
    random, match = Random(4), begun(key, preset)
    while not match.over and match.length < 150:
        public = match.view(None)
        for viewer in range(match.seats):
            assert match.view_of(viewer, [], public) == match.view(viewer)
        seat = random.choice(match.deciders)
        *beginnings, decision = choose(match, seat, random)
        for draft in beginnings[1:]:
            assert match.view_of(seat, draft, public) == match.game.view(match.peek(seat, draft), seat)
        match.commit(seat, decision)
    assert match.length > 20
