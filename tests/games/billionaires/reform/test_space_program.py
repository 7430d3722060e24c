"""RR-2: set-up and contributing; RR-5: Toady, Puppets, other Roles."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.engine.bits import members
from fatcats.games.billionaires.model import cells

from ..scenario import FOUR, THREE, A, B, C, D, die
from .reform import TROUBLEMAKER, Reform

# THREE: Property Speculator (Locks), War Profiteer (Bombs), Aristocrat (Diamonds)


@pytest.mark.clause("RR-1.01", "RR-1.02", "RR-2.01", "RR-2.02")
@pytest.mark.parametrize("level, roles", [(3, 7), (4, 10)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_space_cowboy_joins_the_roles_and_the_envelope_is_empty(seats: int, level: int, roles: int) -> None:
    match = fatcats.new("billionaires", seats=seats, level=level, space_program=True, billionaire_choice="random")
    assert len(members(match._table[cells.ROLE_DECK])) == roles - 2  # two are being looked at
    assert match._table[cells.SPACE_ENVELOPE] == 0
    assert match.view(0).space.envelope == "closed"  # type: ignore[attr-defined]


@pytest.mark.clause("RR-2.03", "RR-2.04", "RR-2.10", "RR-2.11", "RR-3.30")
def test_contribute_is_an_action_of_one_card_without_a_new_one() -> None:
    s = Reform(*THREE, space=True).hand(A, "Locks 2, Bombs 1").action(A)
    deck = s.sees().deck_size
    s.plays(A, "contribute Locks 2")
    assert (s.space().number, s.seat(A).hand, s.sees().deck_size) == (1, ("Bombs 1",), deck)
    assert s.step() == "bribe-step"  # the action is over
    s.rocket("Bombs 2, Bombs 3, Diamonds 1, Diamonds 2, Diamonds 3")
    assert s.space().number == 6


@pytest.mark.clause("RR-2.05", "RR-2.06")
def test_any_suit_can_be_contributed_but_no_crisis_and_no_special_action() -> None:
    s = Reform(*THREE, space=True).hand(A, "Satellite Dishes 1, Diamonds 1").action(A)
    assert {"contribute Satellite Dishes 1", "contribute Diamonds 1"} <= s.options_of(A)
    t = Reform(*THREE, space=True).hand(A, "Audit, Floods").action(A)
    assert t.clause(A, "contribute Audit") == t.clause(A, "contribute Floods") == "RR-2.06"
    assert t.clause(A, "contribute Locks 1") == "RR-2.04"


@pytest.mark.clause("RR-2.07", "RR-2.08")
def test_the_card_is_shown_once_and_cannot_be_looked_up() -> None:
    s = Reform(*THREE, space=True).hand(A, "Locks 2").action(A).plays(A, "contribute Locks 2")
    assert s.events(B)[-1].details == {"cards": ["Locks 2"]}
    shown = [event for event in s.history(B) if event.name == "contributed"]
    assert [event.details for event in shown] == [{}]
    assert s.space().cards == ()
    aid = Reform(*THREE, space=True, envelope_memory_aid=True).hand(A, "Locks 2").action(A)
    aid.plays(A, "contribute Locks 2")
    assert aid.space().cards == ("Locks 2",)
    assert aid.history(B)[-1].details == {"cards": ["Locks 2"]}


@pytest.mark.clause("RR-2.09")
def test_contribute_is_possible_before_and_after_the_panic_in_every_round() -> None:
    for stage in (cells.NO_PANIC, cells.PANIC_OVER):
        s = Reform(*THREE, space=True).hand(A, "Locks 2").round(3)
        s.table[cells.PANIC] = stage
        assert "contribute Locks 2" in s.action(A).options_of(A)


@pytest.mark.clause("RR-2.12")
def test_the_envelope_is_not_gathered_at_the_end_of_a_round() -> None:
    s = Reform(*THREE, space=True).rocket("Locks 2, Bombs 3").set_aside("").round_end(A)
    assert s.space().number == 2


@pytest.mark.clause("RR-2.13")
def test_an_empty_deck_after_the_refill_is_replaced_by_the_envelope() -> None:
    s = Reform(*THREE, space=True).rocket("Locks 2, Bombs 3").set_aside("")
    s.table.move_all(cells.DECK, cells.ENVELOPE + C)  # hoarded
    s.table.move_all(cells.DISCARD, cells.ENVELOPE + C)
    s.round_end(A)
    assert (s.space().number, s.sees().deck_size) == (0, 2)
    assert "envelope became deck" in s.happened()


@pytest.mark.clause("RR-2.14")
def test_the_troublemaker_has_no_part_in_the_space_program() -> None:
    s = Reform(TROUBLEMAKER, *THREE, space=True).hand(A, "Locks 2").action(A)
    assert s.clause(A, "contribute Locks 2") == "RR-2.14"
    s.plays(A, "invest Toys: Locks 2").go_on(until="draw-step")
    assert s.deciders == [B]  # the Troublemaker was asked for no launch
    s = Reform(TROUBLEMAKER, *THREE, space=True).rocket("Locks 1").launch(B, "Bombs 1")
    assert s.asks() == ("pact-proposal", [B])
    assert s.clause(B, "propose pact to player 1") == "RR-3.16"
    s.plays(B, "pass by").plays(C, "pass by")
    assert s.deciders == [D]  # not the Troublemaker, who sits between D and B


@pytest.mark.clause("RR-2.15")
def test_a_puppet_does_not_contribute_and_gets_points_from_cards_of_its_suit() -> None:
    s = Reform("Property Speculator", "War Profiteer", puppets=("Aristocrat", "Media Baron"), space=True)
    s.rocket("Diamonds 3").launch(A, "Satellite Dishes 2")
    assert s.space().scores["Aristocrat"] == 3 and s.space().scores["Media Baron"] == 2


# --- RR-5 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-5.01", "RR-5.02")
def test_a_revealed_toady_wins_along_with_four_points_of_one_flyers_suit() -> None:
    s = Reform(*FOUR, space=True).role(C, "Toady", revealed=True).role(D, "Banker").envelope(C, "Locks 3, Locks 1")
    s.rocket("Locks 3").launch(A, "Bombs 3", die(1))
    s.plays(A, "propose pact to player 2").plays(B, "accept").plays(C, "pass by").plays(D, "pass by")
    assert s.ending() == ("escape", (A, B, C))
    split = Reform(*FOUR, space=True).role(C, "Toady", revealed=True).envelope(C, "Locks 3, Bombs 3")
    split.rocket("Locks 3").launch(A, "Bombs 3", die(1))
    split.plays(A, "propose pact to player 2").plays(B, "accept").plays(C, "pass by").plays(D, "pass by")
    assert split.ending() == ("escape", (A, B))  # the two Suits are not added together


@pytest.mark.clause("RR-5.03")
def test_a_toady_on_the_ground_does_not_die() -> None:
    s = Reform(*THREE, space=True).role(C, "Toady", revealed=True).envelope(C, "Locks 3, Locks 1")
    s.rocket("Locks 3").launch(A, "Bombs 1", die(6))
    assert s.alive() == [B, C]


def puppet_game(last_survivor: str = "wins") -> Reform:
    """Anna with the Aristocrat, Rodrigo with the Media Baron as Puppet."""
    puppets = ("Aristocrat", "Media Baron")
    return Reform("Property Speculator", "War Profiteer", puppets=puppets, space=True, last_survivor=last_survivor)


@pytest.mark.clause("RR-5.04", "RR-5.05")
def test_with_puppets_each_player_says_yes_or_no_to_the_own_one() -> None:
    s = puppet_game().rocket("Locks 2, Diamonds 2").launch(B, "Satellite Dishes 1", die(3))
    assert s.asks() == ("puppet-pact", [B])
    assert s.options_of(B) == {"accept", "refuse"}
    assert s.clause(B, "propose pact to player 1") == "RR-5.05"
    s.plays(B, "refuse")
    assert s.deciders == [A]
    s.plays(A, "accept")
    assert s.ending() == ("escape", (A,))  # 2 + 2 beat a roll of 3


@pytest.mark.clause("RR-5.06", "RR-5.07")
def test_a_puppet_alone_is_a_party_and_wins_for_its_player() -> None:
    s = puppet_game().rocket("Diamonds 3").launch(B, "Satellite Dishes 1", die(2)).plays(B, "refuse")
    s.plays(A, "refuse")
    assert s.ending() == ("escape", (A,))
    assert "puppet boarded" in s.happened()


@pytest.mark.clause("RR-5.08")
def test_a_puppet_that_explodes_alone_is_removed_and_rolls_no_more() -> None:
    s = puppet_game().puppet_holds(A, "Cryogenic Lab").rocket("Diamonds 3").hand(B, "Locks 1, Locks 2")
    s.launch(A, "Satellite Dishes 1", die(6))
    s.plays(A, "refuse").plays(B, "refuse")
    assert s.sees().seats[A].puppet is None and s.alive() == [A, B]
    assert "Cryogenic Lab" in s.sees().markets[1].assets or "asset left game" in s.happened()
    assert s.asks() == ("action", [B])  # no roll for Anna's Puppet came between


@pytest.mark.clause("RR-5.09")
def test_a_player_who_explodes_loses_to_the_other() -> None:
    s = puppet_game().rocket("Locks 3").launch(A, "Locks 1", die(6)).plays(A, "refuse").plays(B, "refuse")
    assert s.ending() == ("last survivor", (B,))
    on = puppet_game(last_survivor="continue").puppet_holds(A, "Art Hoard").rocket("Locks 3")
    on.launch(A, "Locks 1", die(6)).plays(A, "refuse").plays(B, "refuse")
    assert not on.over and on.alive() == [B]
    assert on.sees().seats[A].puppet is None and "Art Hoard" in on.at("Legacy").assets


@pytest.mark.clause("RR-5.10")
def test_a_space_cowboy_drawn_at_the_end_of_the_turn_can_launch_at_once() -> None:
    s = Reform(*THREE, space=True).role(A, "Vulture Capitalist").rocket("Locks 3").turn_end(A)
    s.plays(A, "close envelope").chance("Space Cowboy", "Locks 1", die(2)).plays(A, "reveal Vulture Capitalist")
    assert s.asks() == ("launch-window", [A])
    s.plays(A, "reveal Space Cowboy")
    assert s.ending() == ("escape", (A,))


@pytest.mark.clause("RR-5.11")
def test_a_used_space_cowboy_taken_over_can_launch_again() -> None:
    s = Reform(*THREE, space=True).role(A, "Vulture Capitalist").role(B, "Space Cowboy", revealed=True)
    s.sets_policy(A).plays(A, "take role of player 2", "set policy none")
    assert s.seat(A).role == "Space Cowboy" and s.seat(A).has_unrevealed_role
    s.go_on(until="launch-window")
    assert s.deciders == [A] and "reveal Space Cowboy" in s.options_of(A)
