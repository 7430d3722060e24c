"""RR-12: Revolution cards, all but Hostages and Infiltrator."""

from __future__ import annotations

import pytest

from fatcats.games.billionaires.model import cells

from ..scenario import FIVE, THREE, A, B, C, D, crisis_cards
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)  # A is the Troublemaker; B Property Speculator, C War Profiteer, D Aristocrat
MARKETS = ("Influence", "Legacy", "Toys", "Power", "Vanity")

# --- general ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-12.01", "RR-12.02", "RR-12.03")
def test_a_sacrificed_rebel_is_chosen_and_goes_to_the_reserve() -> None:
    s = Reform(*TABLE).crisis("Floods", 1).crisis("Pandemic", 2).crisis("Drought", 0)
    s.card(A, "Propaganda of the Deed").plays(A, "pick player 2")
    assert s.asks() == ("rebel-sacrifice", [A])
    assert s.options_of(A) == {"remove rebels Floods", "remove rebels Pandemic"}
    assert s.clause(A, "remove rebels Drought") == "RR-12.01"
    s.plays(A, "remove rebels Floods")
    assert s.rebels_on() == {"Floods": 0, "Pandemic": 2, "Drought": 0}  # the Crisis stays without Rebels


@pytest.mark.clause("RR-12.01", "RR-12.04")
@pytest.mark.parametrize(
    "card",
    ["Hostages", "Involuntary Donation", "Propaganda of the Deed", "Infighting", "Fascist Thugs", "Pacification"],
)
def test_without_a_rebel_there_is_nothing_to_sacrifice_or_remove(card: str) -> None:
    s = Reform(*TABLE).crisis("Floods", 0).holds(B, "Mega Yacht", "Mercenary Army").hand(B, "Locks 1, Locks 2")
    s.card(A, card)
    assert s.asks() == ("action", [B]) and s.troublemaker().discard == (card,)


@pytest.mark.clause("RR-12.05")
def test_bide_your_time_does_nothing() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).hand(B, "Locks 1, Locks 2").card(A, "Bide Your Time")
    assert s.asks() == ("action", [B]) and s.rebels_on() == {"Floods": 2}


# --- Boycott ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-12.06", "RR-12.07")
def test_boycott_puts_three_cards_at_three_markets() -> None:
    s = Reform(*TABLE).card(A, "Boycott", "Locks 1", "Bombs 2", "Audit")
    assert s.sees(A).looked_at == ("Bombs 2", "Locks 1", "Audit") and s.sees(B).looked_at == ()
    s.plays(A, "place Toys: Audit")
    assert s.clause(A, "place Toys: Locks 1") == "RR-12.07"  # different Markets
    assert s.at("Toys").face_down == 0  # nothing is seen of a choice under way
    s.plays(A, "place Power: Locks 1", "place Legacy: Bombs 2")
    assert [s.at(market).face_down for market in MARKETS] == [0, 1, 1, 1, 0]
    assert s.sees(A).markets[2].known == ("Audit",) and s.sees(B).markets[2].known == ()
    assert s.details("boycotted") == [{"markets": ["Legacy", "Toys", "Power"]}]


@pytest.mark.clause("RR-12.08")
def test_with_few_markets_the_rest_of_a_boycott_is_discarded_without_effect() -> None:
    s = Reform(*TABLE).closed("Influence", "Legacy", "Toys", "Power").put("Floods", cells.DECK)
    s.card(A, "Boycott", "Locks 1", "Bombs 2", "Floods").plays(A, "place Vanity: Bombs 2")
    assert s.at("Vanity").face_down == 1 and set(s.sees().discard) == {"Locks 1", "Floods"}
    assert s.sees().rebels == 0
    none = Reform(*TABLE).closed(*MARKETS).card(A, "Boycott", "Locks 1", "Bombs 2", "Audit")
    assert set(none.sees().discard) == {"Locks 1", "Bombs 2", "Audit"}


@pytest.mark.clause("RR-12.09")
def test_a_boycott_uses_the_cards_there_are() -> None:
    s = Reform(*TABLE).set_aside("").deck("Locks 1").card(A, "Boycott", "Locks 1").plays(A, "place Toys: Locks 1")
    assert s.details("boycotted") == [{"markets": ["Toys"]}] and "round ended" in s.happened()
    empty = Reform(*TABLE).set_aside("").deck("").card(A, "Boycott")
    assert "boycotted" not in empty.happened()


# --- Comrade on the Inside --------------------------------------------------------------------------------------------


def comrade() -> Reform:
    s = Reform(*TABLE).market("Toys", "Bombs 1", "Locks 3, Diamonds 2").closed("Power").hand(B, "Locks 1, Locks 2")
    return s.card(A, "Comrade on the Inside")


@pytest.mark.clause("RR-12.10", "RR-12.12")
def test_a_comrade_looks_at_the_face_down_cards_of_one_open_market() -> None:
    s = comrade()
    assert s.options_of(A) == {f"look at {market}" for market in MARKETS if market != "Power"}
    assert s.clause(A, "look at Power") == "RR-12.10"
    s.plays(A, "look at Toys")
    assert s.sees(A).looked_at == ("Diamonds 2", "Locks 3") and s.sees(B).looked_at == ()
    s.plays(A, "decline")
    assert (s.at("Toys").face_up, s.at("Toys").face_down) == (("Bombs 1",), 2)
    assert s.sees(A).markets[2].known == ("Diamonds 2", "Locks 3")


@pytest.mark.clause("RR-12.11")
def test_a_comrade_may_move_one_of_them() -> None:
    s = comrade().plays(A, "look at Toys")
    assert s.clause(A, "place Power: Locks 3") == s.clause(A, "place Toys: Locks 3") == "RR-12.11"
    s.plays(A, "place Legacy: Locks 3")
    assert s.at("Legacy").face_down == s.at("Toys").face_down == 1
    assert s.sees(A).markets[1].known == ("Locks 3",)
    assert s.details("moved card") == [{"market": "Legacy"}]
    alone = Reform(*TABLE).closed("Influence", "Legacy", "Power", "Vanity").market("Toys", "Bombs 1", "Locks 3")
    alone.hand(B, "Locks 1, Locks 2").card(A, "Comrade on the Inside").plays(A, "look at Toys")
    assert alone.step() != "comrade-move"  # nowhere to move it


def test_who_knew_a_card_there_cannot_tell_any_more_where_it_lies() -> None:
    s = Reform(*TABLE).market("Toys", "Bombs 1", "Diamonds 2").hand(D, "Locks 3").action(D)
    s.plays(D, "invest Toys: Locks 3", "close envelope")
    assert s.sees(D).markets[2].known == ("Locks 3",)
    s.table.clear()
    s.card(A, "Comrade on the Inside").plays(A, "look at Toys", "place Legacy: Locks 3")
    assert [market.known for market in s.sees(D).markets] == [()] * 5


# --- Organize! --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-12.21")
def test_organize_stays_in_front() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).card(A, "Organize!")
    assert s.troublemaker().organized == 1 and s.troublemaker().discard == ()


@pytest.mark.clause("RR-12.22", "RR-12.23")
def test_the_third_organize_places_two_rebels() -> None:
    s = Reform(*TABLE).crisis("Drought", 1).crisis("Pandemic", 2).declared("Organize!", row=2).turn(A)
    s.plays(A, "play Organize!")
    assert s.asks() == ("organizing", [A]) and s.options_of(A) == {"add rebels Drought", "add rebels Pandemic"}
    assert s.clause(A, "add rebels Floods") == "RR-12.22"
    s.plays(A, "add rebels Drought")
    assert s.rebels_on() == {"Drought": 3, "Pandemic": 2}  # more than its icons
    assert s.troublemaker().organized == 0 and s.troublemaker().discard == ("Organize!",) * 3


@pytest.mark.clause("RR-12.23", "RR-13.01", "RR-13.03")
def test_organize_can_bring_the_panic_led_by_the_next_billionaire() -> None:
    s = Reform(*TABLE).rebels(5).declared("Organize!", row=2).turn(A).chance("Fascist Rule")
    s.plays(A, "play Organize!", "add rebels Poverty")
    assert s.sees().panic.stage == "over" and s.sees().panic.leader == B
    assert s.asks() == ("negotiation", [B])


@pytest.mark.clause("RR-12.24")
def test_without_a_crisis_the_rebels_wait_for_the_first_turn_with_one() -> None:
    s = Reform(*TABLE).declared("Organize!", "Bide Your Time", row=2).hand(B, "Locks 1").turn(A)
    s.plays(A, "play Organize!")
    assert s.troublemaker().organized == 3 and s.asks()[1] == [B]
    s.crisis("Floods", 0).go_on(until="organizing")
    assert s.deciders == [A]
    s.plays(A, "add rebels Floods")
    assert s.rebels_on() == {"Floods": 2} and s.troublemaker().organized == 0
    assert s.step() == "revolution-play"


# --- Fascist Thugs ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-12.25", "RR-12.26", "RR-12.28")
def test_fascist_thugs_are_paid_openly_and_remove_a_rebel_for_three_points() -> None:
    s = Reform(*THREE, TROUBLEMAKER).crisis("Floods", 2).crisis("Drought", 1).hand(A, "Locks 3, Locks 2")
    s.hand(C, "Pandemic").card(D, "Fascist Thugs")
    assert s.asks() == ("thugs-payment", [A])  # to the left of D
    s.plays(A, "pay Locks 3", "pay Locks 2", "finish")
    assert s.deciders == [C]  # B has no card; C holds a Crisis only and can put nothing
    assert s.options_of(C) == {"finish"} and s.clause(C, "pay Pandemic") == "RR-12.25"
    s.plays(C, "finish")
    assert s.asks() == ("rebel-removal", [A])  # five points: one Rebel, two points are lost
    s.plays(A, "remove rebels Drought")
    assert s.rebels_on() == {"Floods": 2, "Drought": 0}
    assert {"Locks 3", "Locks 2"} <= set(s.sees().discard)


@pytest.mark.clause("RR-12.26")
def test_no_more_rebels_are_removed_than_there_are() -> None:
    s = Reform(*TABLE).crisis("Floods", 1).hand(B, "Locks 3, Bombs 3").card(A, "Fascist Thugs")
    s.plays(B, "pay Locks 3", "pay Bombs 3", "finish", "remove rebels Floods")
    assert s.rebels_on() == {"Floods": 0} and s.step() != "rebel-removal"


@pytest.mark.clause("RR-12.27", "RR-1.13")
@pytest.mark.parametrize("outcome, chooser", [(0, B), (1, D)])
def test_who_paid_the_most_chooses_and_a_tie_is_random(outcome: int, chooser: int) -> None:
    s = Reform(*TABLE).crisis("Floods", 2).hand(B, "Locks 3").hand(C, "Bombs 2").hand(D, "Diamonds 3")
    s.card(A, "Fascist Thugs", outcome).plays(B, "pay Locks 3", "finish").plays(C, "pay Bombs 2", "finish")
    s.plays(D, "pay Diamonds 3", "finish")
    assert s.asks() == ("rebel-removal", [chooser])


# --- General Strike ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-12.29")
def test_during_a_general_strike_no_billionaire_draws_into_the_hand() -> None:
    s = Reform(*TABLE).declared("General Strike", "Bide Your Time").hand(B, "Locks 1").hand(C, "Bombs 1").turn(A)
    s.plays(A, "play General Strike")
    assert s.asks() == ("action", [B]) and s.troublemaker().is_strike  # no draw
    assert s.clause(B, "draw") == "RR-12.29"
    deck = s.sees().deck_size
    s.plays(B, "invest Toys: Locks 1")
    assert (s.seat(B).hand_size, s.sees().deck_size) == (0, deck)  # nor after an Invest
    s.go_on(until="revolution-play").plays(A, "play Bide Your Time")
    assert not s.troublemaker().is_strike and s.asks() == ("draw-step", [B])


@pytest.mark.clause("RR-12.30")
def test_a_strike_does_not_stop_markets_launches_the_discard_pile_or_roles() -> None:
    s = Reform(*TABLE, space=True).declared("General Strike").hand(B, "Bombs 3").market("Vanity", "Diamonds 1")
    s.role(B, "Space Cowboy").turn(A).plays(A, "play General Strike").chance("Locks 1", "Locks 2")
    s.plays(B, "buy Vanity: Bombs 3", "decline")
    assert s.cards_at("Vanity") == 2
    s.chance("Locks 3", 5).plays(B, "close envelope", "end turn", "reveal Space Cowboy")
    assert s.details("final card") == [{"cards": ["Locks 3"]}]
    t = Reform(*TABLE).declared("General Strike").set_aside("").discard("Bombs 3").hand(B, "Locks 1")
    t.table[cells.STRIKE] = 1
    t.sets_policy(B).plays(B, "set policy Archeological Dig", "take Bombs 3")
    assert t.seat(B).hand == ("Bombs 3", "Locks 1")
    t.table.clear()
    t.round_end(C).go_on(until="role-draw")
    t.plays(t.deciders[0], "draw roles")
    assert t.step() == "role-pick" and t.troublemaker().is_strike  # an End of a Round does not end it


# --- Infighting, Involuntary Donation, Media Slander, Pacification, Propaganda ----------------------------------------


@pytest.mark.clause("RR-12.31", "RR-12.03")
def test_infighting_removes_one_rebel() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).crisis("Drought", 1).card(A, "Infighting")
    assert s.deciders == [A] and s.options_of(A) == {"remove rebels Floods", "remove rebels Drought"}
    s.plays(A, "remove rebels Floods")
    assert s.sees().rebels == 2


@pytest.mark.clause("RR-12.32")
def test_an_involuntary_donation_returns_an_asset_for_a_rebel() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).holds(B, "Mega Yacht").holds(C, "Hedge Fund")
    s.card(A, "Involuntary Donation")
    assert s.options_of(A) == {"decline", "return Mega Yacht", "return Hedge Fund"}
    assert s.clause(A, "return Art Hoard") == "RR-12.32"
    s.plays(A, "return Hedge Fund", "remove rebels Floods")
    assert "Hedge Fund" in s.at("Power").assets and s.sees().rebels == 1
    no = Reform(*TABLE).crisis("Floods", 2).holds(B, "Mega Yacht").card(A, "Involuntary Donation").plays(A, "decline")
    assert no.sees().rebels == 2 and no.assets(B) == ("Mega Yacht",)


@pytest.mark.clause("RR-12.33", "RR-12.34")
@pytest.mark.parametrize("card, asset", [("Media Slander", "Tabloid Empire"), ("Pacification", "Mercenary Army")])
def test_the_owner_of_the_asset_may_remove_a_rebel(card: str, asset: str) -> None:
    s = Reform(*TABLE).crisis("Floods", 2).holds(C, asset).card(A, card)
    assert s.asks() == ("owners-removal", [C]) and s.options_of(C) == {"remove rebels Floods", "decline"}
    assert s.clause(C, "remove rebels Drought") == "RR-12.33"
    s.plays(C, "remove rebels Floods")
    assert s.sees().rebels == 1
    nobody = Reform(*TABLE).crisis("Floods", 2).hand(B, "Locks 1, Locks 2").card(A, card)
    assert nobody.asks() == ("action", [B]) and nobody.sees().rebels == 2


@pytest.mark.clause("RR-12.35", "RR-12.36")
def test_propaganda_makes_a_billionaire_miss_the_next_turn() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).hand(B, "Locks 1, Locks 2").hand(C, "Bombs 1, Bombs 2")
    s.card(A, "Propaganda of the Deed")
    assert s.options_of(A) == {"decline", "pick player 2", "pick player 3", "pick player 4"}
    assert s.clause(A, "pick player 1") == "RR-12.35"
    s.plays(A, "pick player 2", "remove rebels Floods")
    assert "missed turn" in s.happened() and s.asks() == ("action", [C])
    assert s.troublemaker().turns_to_miss == (0, 0, 0, 0)
    s.go_on(until="revolution-play").plays(A, *s.options_of(A) & {"play Bide Your Time"})
    t = Reform(*TABLE).declared("Riots").hand(C, "Bombs 1, Bombs 2")
    t.table[cells.TURNS_TO_MISS] = 2 * 16**B
    t.set_aside("").round_end(D).go_on(until="action")
    assert t.troublemaker().turns_to_miss[B] <= 2  # waits through the End of a Round, and missed turns add up


@pytest.mark.clause("RR-12.36")
def test_a_missed_turn_is_no_turn_taken() -> None:
    s = Reform(*TABLE).declared("Riots").set_aside("").deck("Locks 1").hand(A, "")
    s.table[cells.TURNS_TO_MISS] = 16**C
    s.hand(B, "Bombs 1").holds(B, "Noble Estate").closed("Influence", "Legacy", "Toys", "Power", "Vanity")
    s.holds(D, "Mega Yacht").turn(B).plays(B, "draw")
    s.go_on(until="emergency-measures")
    assert s.deciders == [B]  # the closer is B, who took the last turn


# --- Riots, Sabotage!, Uncomfortable Alliance -------------------------------------------------------------------------


@pytest.mark.clause("RR-12.43", "RR-12.44", "RR-12.45", "RR-12.47")
@pytest.mark.parametrize("held, winner", [("Locks 3, Locks 3", B), ("Locks 3, Locks 1", A)])
def test_riots_put_five_points_into_the_bribing(held: str, winner: int) -> None:
    s = Reform(*TABLE).envelope(B, held).envelope(C, "Audit").card(A, "Riots").go_on(until="hold-up-choice")
    assert s.deciders == [B, C, D]
    s.all_play("hold up", "hold up", "hold back")
    assert s.asks() == ("policy-choice", [winner]) and len(s.options_of(winner)) == 11
    assert s.seat(B).envelope_size == s.seat(C).envelope_size == 0  # emptied as usual


@pytest.mark.clause("RR-12.45", "RR-1.13")
@pytest.mark.parametrize("outcome, winner", [(0, A), (1, B)])
def test_riots_tie_at_random_and_win_alone(outcome: int, winner: int) -> None:
    s = Reform(*TABLE).envelope(B, "Locks 3, Locks 2").card(A, "Riots", outcome).go_on(until="hold-up-choice")
    assert s.all_play("hold up", "hold back", "hold back").asks() == ("policy-choice", [winner])
    alone = Reform(*TABLE).card(A, "Riots").nobody_holds_up()
    assert alone.asks() == ("policy-choice", [A])


@pytest.mark.clause("RR-12.46", "RR-13.10")
def test_dig_and_new_role_do_nothing_for_the_revolutionary() -> None:
    for policy in ("Archeological Dig", "New Role"):
        s = Reform(*TABLE).discard("Locks 3").hand(B, "Bombs 1, Bombs 2").card(A, "Riots").nobody_holds_up()
        s.plays(A, f"set policy {policy}")
        assert s.asks() == ("action", [B]) and s.sees().policy == policy and s.seat(A).hand_size == 0
    audit = Reform(*TABLE).holds(B, "Mega Yacht").card(A, "Riots").nobody_holds_up()
    audit.plays(A, "set policy Billionaire Audited", "audit Mega Yacht")
    assert audit.assets(B) == ()
    usual = Reform(*TABLE).declared("Riots").policy_change(B).nobody_holds_up()
    assert usual.step() == "policy-choice" and usual.deciders != [A]


@pytest.mark.clause("RR-12.48", "RR-12.49", "RR-12.50", "RR-12.51")
def test_sabotage_deals_the_market_cards_anew_as_its_player_likes() -> None:
    s = Reform(*TABLE).closed("Influence", "Legacy", "Power").market("Toys", "Bombs 1", "Locks 3, Floods")
    s.market("Vanity", "Diamonds 2", "Audit").card(A, "Sabotage!")
    assert s.sees(A).looked_at == ("Bombs 1", "Diamonds 2", "Locks 3", "Audit", "Floods")
    assert s.sees(B).looked_at == () and s.clause(A, "place Vanity: Audit") == "RR-12.49"  # Toys comes first
    s.plays(A, "place Toys: Diamonds 2", "place Toys: Audit", "place Vanity: Bombs 1", "place Vanity: Locks 3")
    assert (s.at("Toys").face_up, s.at("Toys").face_down) == (("Diamonds 2",), 1)
    assert (s.at("Vanity").face_up, s.at("Vanity").face_down) == (("Bombs 1",), 1)
    assert crisis_cards(s.table, cells.DISCARD) == {"Floods"} and s.sees().rebels == 0
    assert s.sees(A).markets[2].known == ("Audit",) and s.sees(C).markets[2].known == ()


@pytest.mark.clause("RR-12.49")
def test_with_fewer_cards_than_markets_sabotage_discards_all() -> None:
    s = Reform(*TABLE).market("Toys", "Bombs 1", "Locks 3").hand(B, "Locks 1, Locks 2").card(A, "Sabotage!")
    assert set(s.sees().discard) == {"Bombs 1", "Locks 3"} and s.asks() == ("action", [B])


@pytest.mark.clause("RR-12.52")
def test_an_uncomfortable_alliance_sets_a_suit_policy_without_bribes() -> None:
    s = Reform(*TABLE).policy("Media Megaplex").role(B, "Insider Trader").card(A, "Uncomfortable Alliance")
    assert s.deciders == [A] and len(s.options_of(A)) == 5
    assert s.clause(A, "set policy Tax Tyranny") == s.clause(A, "set policy none") == "RR-12.52"
    s.plays(A, "set policy Media Megaplex")  # nobody plays that Suit; the one in effect may be chosen again
    assert s.sees().policy == "Media Megaplex"


def test_five_billionaires_can_face_a_revolutionary() -> None:
    s = Reform(*FIVE, TROUBLEMAKER).card(5, "Riots").nobody_holds_up()
    assert s.asks() == ("policy-choice", [5])
