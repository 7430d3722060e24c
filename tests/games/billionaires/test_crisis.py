"""BG-9: Crises, Rebels, Revolution."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import THREE, A, B, C, Scenario, die


def buy_into(crisis: str, level: int = 2, **options: Any) -> Scenario:
    """A buys at Toys, where the Crisis lies."""
    s = Scenario(*THREE, level=level, **options).hand(A, "Locks 1").market("Toys", crisis, "Bombs 3")
    return s.action(A)


@pytest.mark.clause("BG-9.01")
def test_a_crisis_in_hand_counts_towards_the_limit() -> None:
    s = Scenario(*THREE, level=2).hand(A, "Famine, Locks 1").market("Toys", "Bombs 1").turn(A)
    assert s.step() == "action"


@pytest.mark.clause("BG-9.02")
def test_a_crisis_can_only_be_invested_or_exchanged() -> None:
    s = Scenario(*THREE).hand(A, "Famine").market("Toys", "Bombs 1").action()
    assert s.options_of(A) == {"exchange Toys: Famine"} | {
        f"invest {market}: Famine" for market in ("Influence", "Legacy", "Toys", "Power", "Vanity")
    }
    bribe = Scenario(*THREE).hand(A, "Famine, Locks 1").turn_end(A)
    assert bribe.clause(A, "put Famine") == "BG-13.03"
    puppet = Scenario("Aristocrat", "Media Baron", level=2, puppets=("Tech Overlord", "War Profiteer"))
    puppet.hand(A, "Famine").market("Toys", "Bombs 1").market("Power", "Bombs 1").chance(die(2)).action()
    assert puppet.plays(A, "swap Toys and Power").clause(A, "raise Famine") == "BG-9.02"


@pytest.mark.clause("BG-9.03")
def test_a_crisis_is_discarded_last() -> None:
    s = Scenario(*THREE).hand(A, "Famine, Floods").discard("Locks 1, Drought").sets_policy(A)
    s.plays(A, "set policy Archeological Dig", "take Locks 1", "take Drought")
    assert s.options_of(A) == {"discard Locks 1"} and s.clause(A, "discard Famine") == "BG-9.03"
    s.plays(A, "discard Locks 1")
    assert s.options_of(A) == {"discard Famine", "discard Floods", "discard Drought"}


@pytest.mark.clause("BG-9.04")
def test_only_a_buy_or_a_round_end_activates_a_crisis() -> None:
    s = Scenario(*THREE, level=2).hand(A, "Famine").market("Toys", "Bombs 1").market("Power", "Floods")
    s.turn(A).chance("Locks 1").plays(A, "draw", "exchange Toys: Famine")
    s.plays(B, "leave", "swap Toys and Power").plays(C, "leave", "swap Toys and Power")
    assert s.sees().crises == () and s.sees().rebels == 0
    s.hand(A, "Locks 2").plays(A, "buy Toys: Locks 1")
    assert s.rebels_on() == {"Famine": 1}


@pytest.mark.clause("BG-9.05")
def test_an_activation_has_five_parts_in_order() -> None:
    s = buy_into("Floods", level=4).role(B, "Disaster Speculator").set_aside("Famine, Drought, Militias")
    s.plays(A, "buy Toys: Locks 1")
    names = s.happened()
    assert names.index("placed rebels") < names.index("crises added")  # (b), (c)
    assert s.rebels_on() == {"Floods": 2} and s.sees().set_aside == 1  # (a)
    assert s.step() == "insider-window"  # (d)
    s.plays(B, "decline").all_play("hold back", "hold back", "hold back").plays(B, "decline")
    s.plays(s.deciders[0], s.sees(s.deciders[0]).legal[0])
    s.go_on(until="speculator-window")
    assert s.sees().asked == (B,)  # (e)


@pytest.mark.clause("BG-9.06")
@pytest.mark.parametrize("crisis", ["Famine", "Floods", "Militias"])
def test_a_crisis_counts_three_whatever_its_icons(crisis: str) -> None:
    s = buy_into(crisis).plays(A, "buy Toys: Locks 1")
    assert next(event for event in s.events(None) if event.name == "scored").details["against"] == 6


@pytest.mark.clause("BG-9.06")
def test_a_policy_change_comes_after_the_buy() -> None:
    s = buy_into("Famine", level=4).plays(A, "buy Toys: Locks 1").all_play("hold back", "hold back", "hold back")
    s.plays(s.deciders[0], "set policy Real Estate Bonanza")
    assert [event.details for event in s.events(None) if event.name == "scored"] == [{"points": 1, "against": 6}]


@pytest.mark.clause("BG-9.07")
def test_the_bunker_stops_nothing_of_the_activation() -> None:
    s = buy_into("Floods", level=3).bunker(A).set_aside("Famine, Drought").plays(A, "buy Toys: Locks 1")
    assert s.rebels_on() == {"Floods": 2} and s.sees().set_aside == 0


@pytest.mark.clause("BG-9.08")
def test_the_trigger_is_the_buying_player_or_the_puppets_controller() -> None:
    s = buy_into("Famine").rebels(6).plays(A, "buy Toys: Locks 1")
    assert s.sees().panic.leader == A
    s = Scenario("Aristocrat", "Media Baron", level=2, puppets=("Tech Overlord", "War Profiteer")).rebels(6)
    s.market("Toys", "Famine").market("Power", "Bombs 1").market("Vanity", "Bombs 2").chance(die(6), die(3)).action(B)
    s.plays(B, "swap Power and Vanity", "decline")
    assert s.sees().panic.leader == B


@pytest.mark.clause("BG-9.09")
def test_a_discarded_crisis_does_nothing_and_comes_back_with_the_shuffle() -> None:
    s = buy_into("Militias, Famine").set_aside("").plays(A, "buy Toys: Locks 1")
    assert "Famine" in s.sees().discard and s.rebels_on() == {"Militias": 3}
    s.table.clear()
    s.round_end(A)
    assert "Famine" not in s.sees().discard and s.sees().crises == s.sees().crises[:1]


@pytest.mark.clause("BG-9.10", "BG-9.11", "BG-9.13")
def test_an_activated_crisis_stays_and_removed_rebels_can_come_back() -> None:
    s = Scenario(*THREE).rebels(1).sets_policy(A).chance(die(1))
    s.plays(A, "set policy Repress the Rebels", "remove rebels Housing Collapse")
    assert s.rebels_on() == {"Housing Collapse": 0} and s.sees().rebels == 0
    s.table.clear()
    s.hand(A, "Locks 1").market("Toys", "Militias").action().plays(A, "buy Toys: Locks 1")
    assert s.sees().rebels == 3 and len(s.sees().crises) == 2


@pytest.mark.clause("BG-9.12", "BG-9.15")
def test_the_tenth_rebel_brings_the_revolution_at_once() -> None:
    s = buy_into("Militias", level=4).rebels(8).plays(A, "buy Toys: Locks 1")
    assert s.rebels_on()["Militias"] == 2 and s.ending() == ("Revolution", ())
    assert not {"crises added", "may set policy", "turned panic card"} & set(s.happened())


@pytest.mark.clause("BG-9.14")
def test_nothing_but_an_activation_places_rebels() -> None:
    s = Scenario(*THREE).hand(A, "Locks 1, Famine").market("Toys", "Bombs 3").rebels(5).sets_policy(A)
    s.plays(A, "set policy none").go_on(until="action")
    assert s.sees().rebels == 5 and "placed rebels" not in s.happened()


@pytest.mark.clause("BG-9.16")
def test_an_empty_set_aside_pile_gives_no_crises() -> None:
    s = buy_into("Famine").set_aside("").plays(A, "buy Toys: Locks 1")
    assert s.rebels_on() == {"Famine": 1} and "Famine" not in s.sees().discard
    assert next(event for event in s.events(None) if event.name == "crises added").details["cards"] == []
