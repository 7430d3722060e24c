"""MD-3: announcements."""

from __future__ import annotations

import pytest

from tests.games.millions.scenario import A, B, C, D, Scenario

FOUR = ("Brute", "Brute", "Driver", "Mentalist")


@pytest.mark.clause("MD-3.01")
def test_everybody_announces_one_role_from_the_leader_clockwise() -> None:
    s = Scenario(*FOUR, leader=C, until="announcements")
    order = []
    while s.sees().step == "announcement":
        order.append(s.asks())
        assert s.clause(s.asks(), "pass") == "MD-3.01"
        s.plays(s.asks(), "announce Brute")
    assert order == [C, D, A, B]


@pytest.mark.clause("MD-3.02", "MD-3.03")
def test_a_lie_is_allowed_even_an_impossible_one_and_has_no_effect() -> None:
    lies = Scenario(*FOUR, until="announcements")
    for seat in range(4):
        assert lies.options_of(seat) == ["announce Brute", "announce Mentalist", "announce Driver"]
        lies.plays(seat, "announce Mentalist")
    truth = Scenario(*FOUR)
    assert lies.money() == truth.money() and lies.centre() == truth.centre()
    assert lies.start().money() == truth.start().money()


@pytest.mark.clause("MD-3.04")
def test_announcements_are_seen_by_all_until_the_heist_is_over() -> None:
    s = Scenario(*FOUR)
    said = [seat.characters[0].announced for seat in s.sees(None).seats]
    assert said == list(FOUR)
    s.start()
    assert [seat.characters[0].announced for seat in s.sees(None).seats] == [None] * 4
