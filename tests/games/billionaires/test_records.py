"""Whole games, stored: every ending of BG-15.03 is reached by real play and replayed from its record."""

from __future__ import annotations

from pathlib import Path

import pytest

import fatcats
from fatcats.games.billionaires import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
# What each stored game ends with: the reason, and how many win
ENDINGS = {
    "five_assets": ("five Assets", 1),
    "five_assets_and_toady": ("five Assets", 2),
    "puppet": ("five Assets", 1),
    "celebrity": ("Celebrity", 1),
    "celebrity_and_toady": ("Celebrity", 2),
    "revolution": ("Revolution", 0),
    "round_limit": ("Round limit", 0),
    "richest": ("richest at the Round limit", 1),
}


def test_a_game_is_stored_for_every_ending() -> None:
    assert {path.stem for path in RECORDS} == set(ENDINGS)
    assert {reason for reason, _ in ENDINGS.values()} == set(GAME.endings[:5])


@pytest.mark.clause("BG-15.03")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_replays_to_its_ending(path: Path) -> None:
    data = path.read_bytes()
    record = fatcats.read_record(data)
    match = fatcats.replay(record)
    assert match.outcome is not None
    reason, winners = ENDINGS[path.stem]
    assert match.outcome.reason == reason and len(match.outcome.winners) == winners
    assert match.record() == record
    toadies = [seat.seat for seat in match.view(None).seats if seat.role == "Toady"]  # type: ignore[attr-defined]
    assert ("toady" in path.stem) == any(seat in match.outcome.winners for seat in toadies)
