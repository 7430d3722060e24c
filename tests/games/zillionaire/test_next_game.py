"""ZN-9: seats, deal and exchange before the next game."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.engine.tally import highest, lowest, total
from fatcats.games.zillionaire.model import cells
from fatcats.games.zillionaire.model.cards import RANK_NAMES
from tests.games.zillionaire.scenario import A, B, C, D, E, F, Scenario

SIX = ("Rich", "Money to Burn", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor")
FIVE = ("Rich", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor")
FOUR = ("Rich", "Upper Crust", "Thin Ice", "Poor")
THREE = ("Rich", "Credit Crazy", "Poor")


def after_a_game(*statuses: str, **options: Any) -> Scenario:
    return Scenario(*["1x1"] * len(statuses), games=3, **options).finish_game(*statuses)


def gifts(s: Scenario) -> list[tuple[int, object]]:
    return [(event.seat, event.details["to"]) for event in s.events(None) if event.name == "gave"]


@pytest.mark.clause("ZN-9.01")
def test_the_order_between_games() -> None:
    names = after_a_game("Poor", "Rich", "Thin Ice", "Upper Crust").happened(A)
    steps = [name for name in dict.fromkeys(names) if name != "scored"]
    assert steps == ["game began", "changed seats", "dealt", "gave"]


@pytest.mark.clause("ZN-9.02")
@pytest.mark.parametrize("statuses", [THREE, FOUR, FIVE, SIX])
def test_clockwise_from_the_poor_player_the_statuses_ascend(statuses: tuple[str, ...]) -> None:
    s = after_a_game(*statuses)
    poor = len(statuses) - 1
    assert s.sees().seats[poor].sits_at == poor
    assert s.order(poor) == list(range(poor, -1, -1))


@pytest.mark.clause("ZN-9.02")
def test_without_reseating_nobody_moves() -> None:
    s = after_a_game(*FOUR, reseat=False)
    assert [seat.sits_at for seat in s.sees().seats] == [0, 1, 2, 3]
    assert s.order(A) == [A, B, C, D]


@pytest.mark.clause("ZN-9.03")
def test_who_sits_right_already_does_not_move() -> None:
    s = after_a_game("Poor", "Thin Ice", "Rich", "Upper Crust")
    moved = [event.seat for event in s.events(None) if event.name == "changed seats"]
    assert moved == [D, C]
    assert (s.sees().seats[A].sits_at, s.sees().seats[B].sits_at) == (0, 1)


@pytest.mark.clause("ZN-9.04")
@pytest.mark.parametrize("statuses", [THREE, FOUR, FIVE, SIX])
def test_poor_sits_to_the_left_of_rich(statuses: tuple[str, ...]) -> None:
    s = after_a_game(*reversed(statuses))
    assert s.sees().seats[len(statuses) - 1].left == A


@pytest.mark.clause("ZN-9.05")
def test_the_rich_player_deals() -> None:
    s = after_a_game("Poor", "Thin Ice", "Rich", "Upper Crust")
    assert s.sees().dealer == C


@pytest.mark.clause("ZN-9.06")
@pytest.mark.parametrize("statuses", [THREE, FOUR, FIVE, SIX])
def test_the_red_line_exchanges_two_cards(statuses: tuple[str, ...]) -> None:
    s = after_a_game(*statuses)
    poor = len(statuses) - 1
    up, down = s.table[cells.GAVE + poor], s.table[cells.GAVE + A]
    assert (total(up), total(down)) == (2, 2)
    assert lowest(up) >= highest(s.table[cells.HAND + poor] - down)
    assert highest(down) <= lowest(s.table[cells.HAND + A] - up)


@pytest.mark.clause("ZN-9.07", "ZN-9.13")
@pytest.mark.parametrize(
    "statuses, options, pairs",
    [
        (THREE, {}, [(C, A), (A, C)]),
        (FOUR, {}, [(D, A), (A, D), (C, B), (B, C)]),
        (FIVE, {}, [(E, A), (A, E), (D, B), (B, D)]),
        (SIX, {}, [(F, A), (A, F), (E, B), (B, E)]),
        (SIX, {"green_6": "uc_ti"}, [(F, A), (A, F), (E, C), (C, E)]),
    ],
)
def test_who_exchanges_with_whom(
    statuses: tuple[str, ...], options: dict[str, object], pairs: list[tuple[int, int]]
) -> None:
    s = after_a_game(*statuses, **options)
    assert gifts(s) == pairs
    linked = {seat for pair in pairs for seat in pair}
    for seat in range(len(statuses)):
        assert (s.sees(seat).exchange is not None) == (seat in linked)
        assert s.sees().seats[seat].cards == 60 // len(statuses)


@pytest.mark.clause("ZN-9.07", "ZN-9.08")
def test_on_the_green_line_the_poorer_gives_the_highest_card() -> None:
    s = Scenario("1x1 1x7", "2x2", "1x3 1xM", "1x4").last_game("Upper Crust", "Rich", "Thin Ice", "Poor")
    s.exchange("Upper Crust", "Thin Ice", 1)
    assert (s.hand(A), s.hand(C)) == ("1x7 1xM", "1x1 1x3")


@pytest.mark.clause("ZN-9.09")
@pytest.mark.parametrize("hand, gift", [("1x5 1x4", "5"), ("1x8 1xBU", "Bump"), ("1xBK 1xBR", "Bankroll")])
def test_the_rank_order_decides_what_is_highest(hand: str, gift: str) -> None:
    s = Scenario("1x1", hand, "1x2").last_game("Rich", "Poor", "Credit Crazy").exchange("Rich", "Poor", 1)
    assert s.held(A) == {RANK_NAMES.index(gift): 1}


@pytest.mark.clause("ZN-9.10")
def test_the_exchange_leaves_no_choice() -> None:
    """Nobody is asked between the last play of a game and the first lead of the next."""
    s = after_a_game(*FOUR)
    assert s.leads() == D
    s = Scenario("3x1 1x7", "2xZ 1x4", "1x2").last_game("Rich", "Poor", "Credit Crazy").exchange("Rich", "Poor", 2)
    assert (s.hand(A), s.hand(B)) == ("1x1 1x7 2xZ", "2x1 1x4")


@pytest.mark.clause("ZN-9.11")
def test_a_received_card_is_not_given_back() -> None:
    s = Scenario("2x8 1xM", "2x1 1x2", "1x3").last_game("Rich", "Poor", "Credit Crazy").exchange("Rich", "Poor", 2)
    assert (s.hand(A), s.hand(B)) == ("1x1 1x2 1xM", "1x1 2x8")


@pytest.mark.clause("ZN-9.12")
def test_exchanged_cards_are_seen_by_giver_and_receiver_only() -> None:
    s = Scenario("2x1 1x7", "2xZ 1x4", "1x2").last_game("Rich", "Poor", "Credit Crazy").exchange("Rich", "Poor", 2)
    for seat, knows in ((A, True), (B, True), (C, False), (None, False)):
        assert all(("cards" in event.details) == knows for event in s.events(seat))
    own = s.sees(A).exchange
    assert own is not None
    assert (own.partner, own.gave, own.received) == (B, {"1": 2}, {"Zillionaire": 2})
    assert s.sees(C).exchange is None


@pytest.mark.clause("ZN-9.14")
def test_poor_starts_the_next_game() -> None:
    assert after_a_game("Thin Ice", "Poor", "Rich", "Upper Crust").leads() == B


@pytest.mark.clause("ZN-9.15")
def test_a_former_status_gives_no_right_during_play() -> None:
    """The same hands and plays go the same way whoever was Rich."""
    ways = []
    for statuses in (("Rich", "Credit Crazy", "Poor"), ("Poor", "Rich", "Credit Crazy")):
        s = Scenario("1x4 1x1", "1x6 1x1", "1x8 1x1").last_game(*statuses)
        s.plays(A, "1x4").plays(B, "1x6")
        ways.append((s.asks(), s.options_of(C)))
    assert ways[0] == ways[1]
