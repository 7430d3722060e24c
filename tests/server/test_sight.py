"""Views that are made and written together are the views that each seat would get alone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fatcats.live import LiveMatch
from fatcats.registry import game_keys, get_game
from fatcats.server.sight import Sight

SEED = bytes(range(32))


def begun(key: str, preset: str) -> LiveMatch:
    game = get_game(key)
    match = LiveMatch.lay(key, game.usual_seats, game.presets[preset], seed=SEED)
    match.begin()
    return match


def choose(match: LiveMatch, seat: int, random: Random) -> list[list[int]]:
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
        sight = Sight(match)
        for viewer in (None, *range(match.seats)):
            assert sight.written(sight.view(viewer, [])) == msgspec.json.encode(match.view(viewer))
        seat = random.choice(match.deciders)
        *beginnings, decision = choose(match, seat, random)
        for draft in beginnings[1:]:
            alone = match.game.view(match.peek(seat, draft), seat)
            assert sight.written(sight.view(seat, draft)) == msgspec.json.encode(alone)
        match.commit(seat, decision)
    assert match.length > 20
