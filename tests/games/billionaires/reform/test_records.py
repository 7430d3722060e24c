"""Stored games, one for each new ending, are replayed from their recorded chance alone."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.games.billionaires import GAME

from .make_records import FOLDER, WANTED


@pytest.mark.parametrize("name, ending, winners, seats", [row[:4] for row in WANTED], ids=[row[0] for row in WANTED])
def test_a_stored_game_leads_to_its_ending(name: str, ending: str, winners: int, seats: int) -> None:
    match = fatcats.replay(fatcats.read_record((FOLDER / f"{name}.json").read_bytes()))
    assert match.outcome is not None and match.seats == seats
    assert (match.outcome.reason, len(match.outcome.winners)) == (ending, winners)


def test_every_new_ending_is_stored() -> None:
    stored = {row[1] for row in WANTED}
    assert set(GAME.endings[5:]) <= stored
