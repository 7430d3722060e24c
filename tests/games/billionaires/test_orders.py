"""Standing orders: what the table may answer for a player, and until when."""

from __future__ import annotations

from fatcats.engine.orders import Order, offered_orders, ordered_answer
from fatcats.games.billionaires import GAME
from tests.games.billionaires.scenario import FOUR, THREE, A, B, C, Scenario


def offered(s: Scenario, seat: int) -> dict[str, Order]:
    """By key, and by the seat that it names."""
    orders = offered_orders(GAME.orders, s.sees(seat))
    return {order.key if order.about is None else f"{order.key} {order.about}": order for order in orders}


def answer(s: Scenario, seat: int, *orders: Order) -> str:
    found = ordered_answer(GAME.orders, orders, s.sees(seat))
    return found[0] if found else ""


def holds(s: Scenario, seat: int, order: Order) -> bool:
    kind = GAME.order_kind(order.key)
    return kind is not None and kind.holds(order, s.sees(seat))


def test_a_role_can_stay_unused_for_the_round() -> None:
    s = Scenario(*THREE).role(A, "Insider Trader").role(B, "Banker").envelope(B, "Locks 3").policy_change(C)
    order = offered(s, A)["role-round"]
    assert answer(s, A, order) == "decline" and answer(s, B, offered(s, B)["role-round"]) == "decline"
    assert "role-round" not in offered(s, C), "who has no Role has nothing to say"
    s.round(2)
    assert not holds(s, A, order) and answer(s, A, offered(s, A)["role-round"]) == "decline"


def test_a_role_that_is_lost_ends_the_order() -> None:
    s = Scenario(*THREE).role(A, "Insider Trader").envelope(B, "Locks 3").policy_change(C)
    order = offered(s, A)["role-round"]
    s.plays(A, "swap envelopes with player 2")
    assert not holds(s, A, order)


def test_the_end_of_the_turn_is_a_window_too() -> None:
    s = Scenario(*THREE).role(A, "Banker").turn_end()
    s.go_on(until="turn-end")
    assert answer(s, A, offered(s, A)["role-round"]) == "end turn"


def test_the_celebrity_is_asked_all_the_same() -> None:
    """To say no would lose the game."""
    s = Scenario(*THREE, level=3).role(B, "Celebrity").rebels(9).hand(A, "Locks 1").market("Toys", "Famine").action()
    s.plays(A, "buy Toys: Locks 1")
    assert s.step() == "celebrity-window" and s.sees(B).legal == ("decline", "reveal Celebrity")
    assert answer(s, B, offered(s, B)["role-round"]) == ""


def test_the_insider_swaps_for_a_thicker_envelope_that_is_held_up() -> None:
    s = Scenario(*THREE).role(A, "Insider Trader").envelope(A, "Locks 1").envelope(B, "Bombs 3, Locks 3")
    s.envelope(C, "Diamonds 3").policy_change(C)
    order = offered(s, A)["swap-thicker"]
    assert answer(s, A, order) == "decline", "before the hold-up choice it waits"
    s.plays(A, "decline").all_play("hold back", "hold up", "hold up")
    assert s.sees().held_up == (B, C) and answer(s, A, order) == "swap envelopes with player 2"


def test_the_insider_keeps_an_envelope_that_is_as_thick_as_any() -> None:
    s = Scenario(*THREE).role(A, "Insider Trader").envelope(A, "Locks 1, Locks 2").envelope(B, "Bombs 3, Locks 3")
    s.policy_change(C)
    order = offered(s, A)["swap-thicker"]
    s.plays(A, "decline").all_play("hold up", "hold up", "hold back")
    assert answer(s, A, order) == "decline"


def test_the_insider_swaps_with_one_player_if_that_one_holds_up() -> None:
    s = Scenario(*THREE).role(A, "Insider Trader").envelope(B, "Bombs 3").envelope(C, "Locks 3").policy_change(C)
    with_b, with_c = offered(s, A)["swap-with 1"], offered(s, A)["swap-with 2"]
    s.plays(A, "decline").all_play("hold back", "hold back", "hold up")
    assert answer(s, A, with_b) == "decline" and answer(s, A, with_c) == "swap envelopes with player 3"
    assert offered(s, B).keys() & {"swap-thicker", "swap-with 0"} == set(), "nobody else is offered that"


def test_an_envelope_can_stay_closed() -> None:
    s = Scenario(*THREE).envelope(A, "Locks 1").policy_change()
    assert answer(s, A, offered(s, A)["hold-back"]) == "hold back"
    assert "hold-back" not in offered(Scenario(*THREE, level=3).turn(), A)


def test_the_round_can_go_on_without_being_asked() -> None:
    s = Scenario(*THREE, level=1).closed("Toys", "Power", "Legacy", "Influence").turn_end()
    order = offered(s, A)["no-early-end"]
    assert s.step() == "early-end-proposal" and answer(s, A, order) == "decline"
    s.plays(A, "propose end")
    assert answer(s, B, offered(s, B)["no-early-end"]) == "disagree"
    assert "no-early-end" not in offered(Scenario(*THREE, level=1).turn(), A)


def test_one_can_keep_out_of_a_panic() -> None:
    s = Scenario(*THREE, level=2).holds(B, "Think Tank").holds(C, "Hedge Fund").panic("Fascist Rule")
    order = offered(s, A)["no-plans"]
    assert s.step() == "negotiation" and answer(s, A, order) == "pass by" and holds(s, B, order)
    s.go_on(until="draw-step")
    assert not holds(s, A, order)


def test_pacts_can_be_refused_for_good() -> None:
    s = Scenario(*FOUR, space_program=True).panic_over()
    order = offered(s.role(A, "Space Cowboy").turn_end(), B)["no-pacts"]
    s.go_on(until="launch-window").plays(A, "reveal Space Cowboy")
    assert s.step() == "pact-proposal"
    s.plays(A, "propose pact to player 2")
    assert answer(s, B, order) == "refuse"
    assert "no-pacts" not in offered(Scenario(*FOUR).turn(), A)
