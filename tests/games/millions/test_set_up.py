"""MD-1: set-up."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.games.millions import GAME
from fatcats.games.millions.knowledge.view_types import MillionsView
from fatcats.games.millions.model import cells
from tests.games.millions.scenario import A, B, C, Scenario

ROLES = {
    3: ["Tech", "Acrobat", "Brute", "Mentalist", "Driver"],
    4: ["Brute", "Mentalist", "Driver"],
    5: ["Tech", "Brute", "Mentalist", "Driver"],
    6: ["Tech", "Acrobat", "Brute", "Mentalist", "Driver"],
    7: ["Tech", "Acrobat", "Brute", "Mentalist", "Brain", "Driver"],
    8: ["Tech", "Acrobat", "Brute", "Mentalist", "Brain", "Driver"],
}


def fresh(seats: int, seed: int = 0, **options: object) -> MillionsView:
    view = fatcats.new("millions", seats=seats, seed=seed, **options).view(0)  # type: ignore[arg-type]
    assert isinstance(view, MillionsView)
    return view


@pytest.mark.clause("MD-1.01")
def test_three_to_eight_play() -> None:
    for seats in (2, 9):
        with pytest.raises(fatcats.BadSeatCount, match="3 to 8"):
            fatcats.new("millions", seats=seats)
    assert all(len(fresh(seats).seats) == seats for seats in range(3, 9))


@pytest.mark.clause("MD-1.02", "MD-1.03", "MD-2.03")
@pytest.mark.parametrize("seats", ROLES)
def test_everybody_has_one_card_of_each_role_in_play_and_10m(seats: int) -> None:
    view = fresh(seats)
    assert list(view.roles) == ROLES[seats]
    assert [seat.money for seat in view.seats] == [10] * seats
    pairs = {f"send {a} {b}" for a in ROLES[seats] for b in ROLES[seats] if a != b}
    assert set(view.legal) == (pairs if seats == 3 else {f"send {role}" for role in ROLES[seats]})


@pytest.mark.clause("MD-1.02")
def test_a_role_not_in_play_cannot_be_sent_or_announced() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Driver", until="announcements")
    assert s.clause(A, "announce Tech") == "MD-1.02"
    assert Scenario("Brute", "Brute", "Driver", "Driver", until="planning").clause(A, "send Brain") == "MD-1.02"


def test_four_players_may_play_with_the_tech() -> None:
    assert fresh(4, role_set_4="tech").roles == ("Tech", "Brute", "Mentalist")
    assert fresh(5, role_set_4="tech").roles == ("Tech", "Brute", "Mentalist", "Driver")


@pytest.mark.clause("MD-1.04")
def test_the_reserve_never_runs_out() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Mentalist")
    s.table[cells.RESERVE] = -1_000_000
    s.start()
    assert s.heist_is_over() and s.table[cells.RESERVE] < -1_000_000


@pytest.mark.clause("MD-1.05")
def test_the_loot_cards_come_in_random_order_and_nobody_knows_them() -> None:
    first = {fresh(5, seed=seed).loot.card for seed in range(200)}
    assert first == {f"L{number:02d}" for number in range(1, 13)}
    view = fresh(5)
    assert len(view.loot_left) == 11 and view.loot not in view.loot_left


@pytest.mark.clause("MD-1.06")
def test_the_first_leader_is_random() -> None:
    assert {fresh(5, seed=seed).leader for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.clause("MD-1.07")
def test_seats_stay_as_they_are() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Driver", leader=C)
    order = [s.asks()]
    for _ in range(3):
        s.passes(s.asks())
        order.append(s.asks()) if s.sees().step == "negotiation" else None
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("MD-1.08")
def test_money_is_public_unless_agreed_otherwise() -> None:
    roles = ("Brute", "Brute", "Driver", "Mentalist")
    assert [seat.money for seat in Scenario(*roles).sees(B).seats] == [8, 8, 8, 8]
    s = Scenario(*roles, money_public=False)
    assert [seat.money for seat in s.sees(B).seats] == [None, 8, None, None]
    assert [seat.money for seat in s.sees(None).seats] == [None] * 4
    assert s.centre() == 28
    s.plays(A, "deal 1")
    assert s.clause(A, "amount 9") == "MD-4.06"


def test_the_presets_can_be_played() -> None:
    for preset in GAME.presets.values():
        GAME.options.read(preset)
