"""The worked examples of the expansion's rules page."""

from __future__ import annotations

from typing import Any

import pytest

import fatcats
from fatcats.games.billionaires.model import cells

from ..scenario import FIVE, FOUR, THREE, A, B, C, D, E, crisis_cards, die
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)  # A is the Troublemaker; B Property Speculator, C War Profiteer, D Aristocrat
PUPPETS = ("Aristocrat", "Media Baron")

# --- From the rulebook ------------------------------------------------------------------------------------------------


@pytest.mark.example("RR-E01")
def test_laura_fixes_the_pandemic() -> None:
    laura, thomas, dominique = A, B, C
    s = Reform(*TABLE).set_aside("Famine, Cyberattack, Floods").crisis("Pandemic", 2).hand(laura, "Locks 2, Bombs 2")
    s.hand(thomas, "Diamonds 3").hand(dominique, "Drought")
    s.fix(laura, "Pandemic", "Locks 2", "Bombs 2", chance=("Debt Crisis", "Locks 2", "Famine", "Floods"))
    s.plays(thomas, "help with Diamonds 3").plays(dominique, "help with Drought")
    s.plays(laura, "accept help of player 2")
    assert s.seat(dominique).hand == ("Drought",) and s.sees(laura).seats[dominique].hand == ()
    assert s.details("fix scored") == [{"points": 7, "against": 5}]
    assert (s.troublemaker().collected, s.troublemaker().icons) == (("Pandemic",), 2)
    assert s.rebels_on() == {"Debt Crisis": 2}
    assert crisis_cards(s.table, cells.DISCARD) == {"Famine", "Floods"}
    assert {"Locks 2", "Bombs 2", "Diamonds 3"} <= set(s.sees().discard)
    assert s.step() == "hold-up-choice"  # Government Policy changes


@pytest.mark.example("RR-E02")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_score_of_one_always_explodes(roll: int) -> None:
    s = Reform(*THREE, space=True).rocket("Locks 1").deck("Audit").launch(B, "Audit", die(roll))
    assert s.alive() == [B, C]


@pytest.mark.example("RR-E03")
def test_the_highest_score_is_for_a_suit_that_nobody_plays() -> None:
    s = Reform(*THREE, space=True).rocket("Satellite Dishes 3, Locks 2").launch(A, "Bombs 1")
    assert s.happened().count("nobody boarded") == 1 and "rocket exploded" not in s.happened()
    assert (s.space().envelope, s.space().number, s.over) == ("closed", 0, False)
    assert set(s.sees().discard) == {"Satellite Dishes 3", "Locks 2", "Bombs 1"}


@pytest.mark.example("RR-E04")
def test_flyer_and_toady_both_win() -> None:
    s = Reform(*THREE, space=True).role(C, "Toady", revealed=True).envelope(C, "Locks 3, Locks 1").rocket("Locks 3")
    assert s.launch(A, "Bombs 1", die(2)).ending() == ("escape", (A, C))


@pytest.mark.example("RR-E05")
def test_a_pact_is_only_with_the_own_puppet() -> None:
    s = Reform("Property Speculator", "War Profiteer", puppets=PUPPETS, space=True).rocket("Locks 1")
    s.launch(A, "Bombs 1")
    assert s.asks() == ("puppet-pact", [A]) and s.options_of(A) == {"accept", "refuse"}
    assert s.clause(A, "propose pact to player 2") == "RR-5.05"


@pytest.mark.example("RR-E06")
def test_a_revolutionary_with_eight_icons_plays_on() -> None:
    s = Reform(*TABLE, alignment="Revolutionary").collected("Killer Robots!, Militias").crisis("Floods", 2)
    assert s.troublemaker().icons == 6
    s.hand(A, "Locks 3, Bombs 3").fix(A, "Floods", "Locks 3", "Bombs 3", chance=("Locks 1", "Bombs 1")).nobody_helps()
    assert s.troublemaker().icons == 8 and not s.over and not s.troublemaker().is_declared
    s.go_on(until="declare-choice")
    assert "decline" in s.options_of(A)


# --- Edge cases: Space Program ----------------------------------------------------------------------------------------


@pytest.mark.example("RR-E07")
@pytest.mark.parametrize("roll, escapes", [(6, False), (5, True)])
def test_a_score_of_nine_still_explodes_on_a_six(roll: int, escapes: bool) -> None:
    s = Reform(*THREE, space=True).rocket("Locks 3, Locks 3, Locks 3").deck("Audit").launch(B, "Audit", die(roll))
    assert s.over == escapes and (A in s.alive()) == escapes


@pytest.mark.example("RR-E08")
def test_weapons_galore_lifts_the_war_profiteer() -> None:
    s = Reform(*THREE, space=True).policy("Weapons Galore!").rocket("Bombs 2, Bombs 1, Locks 3")
    s.launch(A, "Locks 2", die(5))
    scores = {event["suit"]: event["points"] for event in s.details("launch score")}
    assert (scores["Bombs"], scores["Locks"]) == (6, 5)
    assert s.ending() == ("escape", (B,))


def launched_by_a(roll: int) -> Reform:
    """Launch Scores 4, 3, 2, 0."""
    s = Reform(*FOUR, space=True).rocket("Locks 3, Bombs 3, Diamonds 2").launch(A, "Locks 1", die(roll))
    s.plays(A, "pass by").plays(B, "propose pact to player 3").plays(C, "accept")
    s.plays(D, "propose pact to player 1").plays(A, "refuse", "pass by")
    return s.plays(D, "pass by")


@pytest.mark.example("RR-E09")
def test_a_pact_of_three_and_two_outflies_four() -> None:
    assert launched_by_a(4).ending() == ("escape", (B, C))
    s = launched_by_a(5)
    assert s.alive() == [A, D] and s.space().envelope == "gone" and not s.over


@pytest.mark.example("RR-E10")
def test_an_unplayed_suit_loses_the_tie() -> None:
    s = Reform(*THREE, space=True).rocket("Diamonds 3, Satellite Dishes 3").launch(A, "Locks 1", die(2))
    assert s.ending() == ("escape", (C,))


@pytest.mark.example("RR-E11")
@pytest.mark.parametrize("roll, escapes", [(1, True), (2, True), (3, False), (4, False), (5, False), (6, False)])
def test_a_launch_with_an_exhausted_deck(roll: int, escapes: bool) -> None:
    s = Reform("Property Speculator", "Tech Overlord", "Aristocrat", space=True).set_aside("")
    s.rocket("Electrical Bolts 3").deck("Floods, Audit").hand(A, "Locks 1").launch(A, "Floods", "Audit", die(roll))
    assert s.details("skipped for rocket") == [{"cards": ["Floods"]}, {"cards": ["Audit"]}]
    assert s.sees().rebels == 0 and s.details("final card") == []
    if escapes:
        assert s.ending() == ("escape", (B,))
    else:
        assert s.alive() == [A, C] and "round ended" in s.happened()


@pytest.mark.example("RR-E12")
def test_panic_and_launch_in_the_same_turn() -> None:
    s = Reform(*THREE, space=True).rebels(6).role(A, "Space Cowboy").hand(A, "Locks 1").market("Toys", "Floods")
    s.table[cells.PANIC] = cells.NO_PANIC
    s.action(A).plays(A, "buy Toys: Locks 1")
    assert s.sees().rebels == 8
    s.go_on(until="bribe-step").chance("Fascist Rule").plays(A, "close envelope", "end turn")
    for seat in (A, B, C):
        s.plays(seat, "pass by")
    assert "panic failed" in s.happened()
    assert s.asks() == ("launch-window", [A]) and "reveal Space Cowboy" in s.options_of(A)


@pytest.mark.example("RR-E13")
def test_assets_that_do_not_fit_leave_the_game() -> None:
    s = Reform(*FOUR, space=True).holds(A, "Mega Yacht", "Luxury Jet").market("Toys", "Bombs 1").rocket("Locks 3")
    s.launch(B, "Locks 1", die(6), 0)
    for seat in (B, C, D, A):
        s.plays(seat, "pass by")
    assert s.at("Toys").assets == ("Personal Zoo", "Private Island", "Luxury Jet")
    assert s.details("asset left game") == [{"asset": "Mega Yacht"}]
    assert s.cards_at("Toys") == 1


@pytest.mark.example("RR-E14")
def test_annas_puppet_explodes_alone() -> None:
    s = Reform("Property Speculator", "War Profiteer", puppets=PUPPETS, space=True).puppet_holds(A, "Art Hoard")
    s.rocket("Diamonds 3").hand(B, "Bombs 1, Bombs 2").launch(A, "Locks 1", die(6)).plays(A, "refuse").plays(
        B, "refuse"
    )
    assert s.sees().seats[A].puppet is None and "Art Hoard" in s.at("Legacy").assets
    assert not s.over and s.asks() == ("action", [B]) and "puppet rolled" not in s.happened()


# --- Edge cases: Troublemakers ----------------------------------------------------------------------------------------


def five_icons(alignment: str) -> Reform:
    """Five icons collected; nine Rebels, two of them on Floods; the Fix of it succeeds and Militias was drawn."""
    s = Reform(*TABLE, alignment=alignment).collected("Killer Robots!, Pandemic").crisis("Floods", 2)
    s.crisis("Debt Crisis", 4).crisis("Poverty", 3).put("Militias", cells.DECK).hand(A, "Locks 3, Bombs 3")
    assert (s.troublemaker().icons, s.sees().rebels) == (5, 9)
    return s


@pytest.mark.example("RR-E15")
def test_the_reformist_wins_before_the_last_crisis_is_activated() -> None:
    s = five_icons("Reformist").fix(A, "Floods", "Locks 3", "Bombs 3", chance=("Militias", "Locks 1")).nobody_helps()
    assert s.ending() == ("seven icons", (A,))
    assert s.troublemaker().icons == 7 and s.sees().rebels == 7


@pytest.mark.example("RR-E16")
def test_the_same_fix_is_a_revolution_for_a_revolutionary() -> None:
    s = five_icons("Revolutionary").role(C, "Celebrity")
    s.fix(A, "Floods", "Locks 3", "Bombs 3", chance=("Militias", "Locks 1")).nobody_helps()
    assert s.sees().rebels == 10 and s.troublemaker(B).alignment == "Revolutionary"
    s.plays(C, "reveal Celebrity")
    assert s.ending() == ("Revolutionary", (A, C))


@pytest.mark.example("RR-E17")
def test_a_fix_with_one_card_left() -> None:
    s = Reform(*TABLE).set_aside("").crisis("Militias", 3).hand(A, "Locks 1, Bombs 2").deck("Diamonds 2")
    s.fix(A, "Militias", "Locks 1", "Bombs 2", chance=("Diamonds 2",)).nobody_helps()
    assert s.details("fix scored") == [{"points": 3, "against": 2}] and s.troublemaker().collected == ("Militias",)
    s.go_on(until="round-draw")
    assert "round ended" in s.happened()


@pytest.mark.example("RR-E18")
def test_the_smaller_crisis_is_discarded_without_effect() -> None:
    s = Reform(*TABLE).set_aside("").crisis("Floods", 2).hand(A, "Drought, Locks 3").hand(B, "Bombs 3")
    s.fix(A, "Floods", "Drought", "Locks 3", chance=("Militias", "Diamonds 2")).plays(B, "help with Bombs 3")
    s.plays(A, "accept help of player 2")
    assert s.details("fix scored") == [{"points": 6, "against": 5}] and s.troublemaker().collected == ("Floods",)
    assert "Drought" in crisis_cards(s.table, cells.DISCARD) and s.rebels_on() == {"Militias": 3}


def taken_after_buy(hand: str) -> Reform:
    s = Reform(*TABLE).policy("Real Estate Bonanza").hand(A, hand).hand(C, "Locks 1, Bombs 3")
    s.market("Power", "Diamonds 2").action(C)
    return s.plays(C, "buy Power: Locks 1 + Bombs 3", "claim Hedge Fund")


@pytest.mark.example("RR-E19")
def test_lock_and_diamond_are_tied_lowest() -> None:
    s = taken_after_buy("Audit")
    assert s.options_of(A) == {"receive Locks 1", "receive Diamonds 2"}
    s.plays(A, "receive Locks 1")
    assert s.seat(A).hand == ("Locks 1", "Audit") and {"Bombs 3", "Diamonds 2"} <= set(s.sees().discard)
    assert taken_after_buy("Audit, Scam").seat(A).hand == ("Audit", "Scam")  # with two cards in hand: nothing


def tyranny(declared: bool) -> Reform:
    s = Reform(*TABLE).holds(B, "Noble Estate", "Golf Plantation").holds(C, "Hedge Fund").hand(B, "Bombs 3")
    s.hand(C, "Locks 1, Diamonds 2")
    s = s.declared("Riots") if declared else s.hand(A, "Audit")
    s.sets_policy(D).plays(D, "set policy Tax Tyranny")
    return s.plays(B, "tax Bombs 3").plays(C, "tax Locks 1 + Diamonds 2")


@pytest.mark.example("RR-E20")
def test_taxes_feed_the_reformist_only() -> None:
    s = tyranny(declared=False)
    assert s.seat(A).hand_size == 4
    s.plays(A, "discard Locks 1", "discard Diamonds 2")
    assert s.seat(A).hand == ("Bombs 3", "Audit")
    assert set(tyranny(declared=True).sees().discard) == {"Bombs 3", "Locks 1", "Diamonds 2"}


@pytest.mark.example("RR-E21")
def test_who_sets_policy_without_bribes() -> None:
    before = Reform(*TABLE).holds(B, "Noble Estate").holds(C, "Hedge Fund").policy_change(B).nobody_holds_up()
    assert before.asks() == ("policy-choice", [A])
    after = Reform(*TABLE).declared("Riots").holds(B, "Noble Estate").holds(C, "Hedge Fund").policy_change(B)
    assert after.nobody_holds_up().asks() == ("policy-choice", [D])


@pytest.mark.example("RR-E22")
def test_a_declare_on_the_first_turn() -> None:
    s = Reform(*TABLE, alignment="Revolutionary").hand(A, "Locks 1, Floods").hand(B, "Bombs 1, Bombs 2").turn(A)
    s.chance("Infighting", "Organize!", "Boycott").plays(A, "declare")
    assert set(s.sees().discard) == {"Locks 1", "Floods"} and s.sees().rebels == 0
    assert s.options_of(A) == {"play Infighting", "play Organize!", "play Boycott"}
    s.plays(A, "play Organize!").go_on(until="revolution-play")
    assert s.options_of(A) == {"play Infighting", "play Boycott"}
    s.plays(A, "play Infighting").go_on(until="revolution-play")
    assert s.options_of(A) == {"play Boycott"}


@pytest.mark.example("RR-E23")
def test_the_third_organize_brings_the_revolution() -> None:
    s = Reform(*TABLE).rebels(9).panic_over().role(C, "Celebrity").declared("Organize!", row=2).turn(A)
    s.plays(A, "play Organize!", "add rebels Poverty")
    assert s.sees().rebels == 10 and s.asks() == ("celebrity-window", [C])
    assert s.plays(C, "reveal Celebrity").ending() == ("Revolutionary", (A, C))


@pytest.mark.example("RR-E24")
@pytest.mark.parametrize("outcome, chooser", [(0, B), (1, C)])
def test_six_points_remove_two_rebels(outcome: int, chooser: int) -> None:
    s = Reform(*TABLE).crisis("Floods", 2).crisis("Drought", 1).hand(B, "Locks 2, Locks 1").hand(C, "Bombs 3")
    s.hand(D, "Audit").card(A, "Fascist Thugs", outcome)
    s.plays(B, "pay Locks 2", "pay Locks 1", "finish").plays(C, "pay Bombs 3", "finish").plays(D, "finish")
    assert s.asks() == ("rebel-removal", [chooser])
    s.plays(chooser, "remove rebels Floods", "remove rebels Drought")
    assert s.rebels_on() == {"Floods": 1, "Drought": 0}


@pytest.mark.example("RR-E25")
def test_investor_and_buyer_in_a_general_strike() -> None:
    s = Reform(*TABLE).declared("General Strike", "Bide Your Time").hand(B, "Locks 1").hand(C, "Bombs 3")
    s.market("Vanity", "Diamonds 1").turn(A).plays(A, "play General Strike")
    s.plays(B, "invest Toys: Locks 1")
    assert s.seat(B).hand_size == 0 and s.asks() == ("action", [C])
    s.plays(C, "buy Vanity: Bombs 3", "claim Noble Estate")
    assert s.seat(C).hand_size == 0 and s.cards_at("Vanity") == 3
    s.go_on(until="revolution-play").plays(A, "play Bide Your Time")
    assert s.asks() == ("draw-step", [B])


@pytest.mark.example("RR-E26")
def test_the_leader_without_cards_cannot_infiltrate() -> None:
    s = Reform(*TABLE).hand(B, "Locks 1").holds(B, "Noble Estate", "Golf Plantation", "Art Hoard")
    s.holds(C, "Hedge Fund", "Gang of Lawyers", "Think Tank").card(A, "Infiltrator", 1)
    assert next(event.seat for event in s.events(None) if event.name == "leads") == C
    assert s.step() != "infiltration" and s.troublemaker().discard == ("Infiltrator",)
    assert next(event.seat for event in s.events(None) if event.name == "cannot infiltrate") == C


@pytest.mark.example("RR-E27")
def test_b_infiltrates_and_riots() -> None:
    s = Reform(TROUBLEMAKER, *FOUR).holds(C, "Hedge Fund").hand(C, "Locks 1, Bombs 1").envelope(C, "Audit")
    b, c, d = C, D, E
    s.envelope(c, "Diamonds 3, Diamonds 3").envelope(d, "Locks 3, Bombs 1").card(A, "Infiltrator", "Riots", "Organize!")
    s.plays(b, "use it", "play Riots").go_on(until="hold-up-choice")
    assert s.deciders == [B, c, d]
    s.all_play("hold back", "hold up", "hold up")
    assert s.asks() == ("policy-choice", [c])
    assert s.seat(c).envelope_size == s.seat(d).envelope_size == 0 and s.seat(b).envelope == ("Audit",)
    s.plays(c, "set policy none")
    assert "Organize!" in s.troublemaker().discard


@pytest.mark.example("RR-E28")
def test_a_hostage_who_misses_a_turn_and_loses_the_yacht() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).holds(B, "Mega Yacht").role(B, "Toady").hand(B, "Locks 1, Locks 2")
    s.hand(C, "Audit, Bombs 1").card(A, "Hostages").plays(A, "pick player 2", "remove rebels Floods")
    s.table.clear()
    s.table[cells.TURNS_TO_MISS] = 16**B
    s.turn(B)
    assert "missed turn" in s.happened() and s.asks() == ("action", [C])
    s.plays(C, "audit Mega Yacht").go_on(until="takeover")
    assert s.deciders == [A] and s.assets(B) == ()
    s.plays(A, "use it")
    assert s.sees(A).seats[B].role is None and s.clause(A, "reveal Toady") == "RR-12.18"
    s.plays(A, "invest Toys: Locks 1", "close envelope")
    assert s.deciders == [C]


@pytest.mark.example("RR-E29")
def test_sabotage_with_five_markets_and_thirteen_cards() -> None:
    s = (
        Reform(*TABLE)
        .market("Influence", "Bombs 1", "Bombs 2, Bombs 3")
        .market("Legacy", "Locks 1", "Locks 2, Locks 3")
    )
    s.market("Toys", "Diamonds 1", "Diamonds 2, Diamonds 3").market("Power", "Audit", "Scam").market(
        "Vanity", "Bombs 1"
    )
    s.put("Locks 1", cells.FACE_DOWN + 4)
    assert sum(s.cards_at(market.market) for market in s.sees().markets) == 13
    s.card(A, "Sabotage!")
    picks = 0
    while s.step() == "sabotaging":
        s.plays(A, sorted(s.options_of(A))[0])
        picks += 1
    assert picks == 10 and len(s.sees().discard) == 3
    assert all((len(market.face_up), market.face_down) == (1, 1) for market in s.sees().markets)


@pytest.mark.example("RR-E30")
def test_a_reformist_with_nothing_to_do() -> None:
    s = Reform(*TABLE).collected("Floods, Pandemic").closed("Influence", "Legacy", "Toys", "Power")
    s.market("Vanity", "Bombs 1").action(A)
    assert s.options_of(A) == {"pass"}


@pytest.mark.example("RR-E31")
def test_a_hostages_celebrity_may_win_on_the_captors_crisis() -> None:
    s = Reform(*TABLE).rebels(7).panic_over().declared("Riots").role(B, "Celebrity").hand(B, "Bombs 1, Locks 1")
    s.market("Toys", "Militias")
    s.table[cells.HOSTAGES] = (A + 1) * 16**B
    s.turn(B).plays(A, "use it", "buy Toys: Bombs 1")
    assert s.sees().rebels == 10 and "reveal Celebrity" in s.options_of(B)
    assert s.plays(B, "reveal Celebrity").ending() == ("Revolutionary", (A, B))


@pytest.mark.example("RR-E32")
def test_set_up_with_five_billionaires_and_a_troublemaker() -> None:
    match = fatcats.new("billionaires", seats=6, level=4, troublemakers=True, billionaire_choice="random", seed=8)
    table: Any = match._table
    view: Any = match.view(None)
    assert sum(len(seat.board.assets) for seat in view.seats if seat.board) == 5
    assert len(view.crises) == 2 and all(crisis.rebels == crisis.icons for crisis in view.crises)
    assert len(crisis_cards(table, cells.SET_ASIDE)) == 6
    assert (view.policy, view.discard, view.deck_size) == ("none", (), 37)


@pytest.mark.example("RR-E33")
def test_who_is_asked_about_the_launch() -> None:
    s = Reform(*THREE, space=True).role(A, "Banker").role(B, "Space Cowboy").hand(C, "Locks 1, Locks 2")
    s.launch_window(A)
    assert s.asks() == ("launch-window", [A]) and s.options_of(A) == {"decline"}
    before = len(s.events(None))
    s.plays(A, "decline")
    assert len(s.events(None)) == before
    s.table.clear()
    s.launch_window(B)
    assert s.deciders == [B] and s.options_of(B) == {"decline", "reveal Space Cowboy"}
    s.table.clear()
    assert s.launch_window(C).step() != "launch-window"


@pytest.mark.example("RR-E34")
def test_both_alignments_are_asked_about_the_declare() -> None:
    one, other = (Reform(*TABLE, alignment=alignment).turn(A) for alignment in ("Reformist", "Revolutionary"))
    assert one.options_of(A) == {"decline"} and other.options_of(A) == {"decline", "declare"}
    assert all(one.view(viewer) == other.view(viewer) for viewer in (None, B, C, D))


@pytest.mark.example("RR-E35")
def test_the_dead_closer_is_replaced() -> None:
    s = Reform(*THREE, space=True).set_aside("").rocket("Locks 3").deck("Locks 1")
    s.closed("Influence", "Legacy", "Toys", "Power", "Vanity").holds(A, "Noble Estate").holds(B, "Art Hoard")
    s.holds(C, "Mega Yacht").launch(A, "Locks 1", die(6))
    assert "proposed end" not in s.happened() and s.asks() == ("emergency-measures", [B])
    s.plays(B, "return Art Hoard")
    assert s.deciders == [C]


@pytest.mark.example("RR-E36")
def test_after_a_fix_speculator_and_celebrity_are_asked_together() -> None:
    s = Reform(TROUBLEMAKER, *FIVE[:4]).set_aside("").crisis("Drought", 1).hand(A, "Locks 1").discard("Bombs 3")
    d, e = D, E
    s.role(d, "Disaster Speculator").role(e, "Celebrity")
    s.fix(A, "Drought", "Locks 1", chance=("Floods",)).nobody_helps()
    s.all_play("decline", "decline").nobody_holds_up().plays(A, "set policy none")
    assert s.asks() == ("speculator-window", [d, e])
    assert s.options_of(e) == {"decline"} and "reveal Disaster Speculator" in s.options_of(d)
    before = len(s.events(None))
    s.plays(e, "decline").plays(d, "decline")
    assert len(s.events(None)) == before
