"""The worked examples of the rules page: those from the manual."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import CRISES, MARKETS
from fatcats.games.billionaires.sections.buy import buyer_score, market_score

from .scenario import ANNA, RODRIGO, THREE, A, B, C, Scenario, die, two_players

SPECULATOR_FOUR = ("War Profiteer", "Tech Overlord", "Media Baron", "Aristocrat")


@pytest.mark.example("BG-W01")
def test_own_suit_at_the_market_counts_for_the_buyer() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Bombs 1, Diamonds 2").market("Vanity", "Bombs 1", "Locks 2").action()
    s.chance("Bombs 3", "Diamonds 3", "Locks 3").plays(A, "buy Vanity: Bombs 1 + Diamonds 2", "claim Golf Plantation")
    assert s.assets(A) == ("Golf Plantation",)
    scored = next(event for event in s.events(None) if event.name == "scored")
    assert scored.details == {"points": 5, "against": 1}
    assert sorted(s.sees().discard) == ["Bombs 1", "Bombs 1", "Diamonds 2", "Locks 2"]
    assert (len(s.at("Vanity").assets), s.at("Vanity").face_down, s.at("Vanity").face_up) == (2, 2, ("Locks 3",))


@pytest.mark.example("BG-W01b")
def test_equal_scores_fail() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Bombs 1, Diamonds 2").market("Vanity", "Bombs 1", "Diamonds 2").action()
    s.plays(A, "buy Vanity: Bombs 1 + Diamonds 2")
    assert s.assets(A) == ()
    scored = next(event for event in s.events(None) if event.name == "scored")
    assert scored.details == {"points": 3, "against": 3}
    assert len(s.sees().discard) == 4
    assert (len(s.at("Vanity").assets), s.cards_at("Vanity")) == (3, 2)


@pytest.mark.example("BG-W02")
def test_an_investment_lies_face_down_and_counts_for_its_suit() -> None:
    s = Scenario("Aristocrat", "War Profiteer", "Media Baron", level=1).hand(A, "Diamonds 1").hand(B, "Locks 2")
    s.market("Toys", "Bombs 1").action().chance("Locks 3").plays(A, "invest Toys: Diamonds 1")
    assert (s.at("Toys").face_down, s.at("Toys").face_up) == (1, ("Bombs 1",))
    assert s.seat(A).hand == ("Locks 3",)
    toys = MARKETS.index("Toys")
    s.table.move_all(cells.FACE_DOWN + toys, cells.FACE_UP + toys)
    assert (buyer_score(s.table, A, toys), market_score(s.table, A, toys)) == (1, 1)
    assert (buyer_score(s.table, C, toys), market_score(s.table, C, toys)) == (0, 2)


def exchange_table() -> Scenario:
    s = Scenario("War Profiteer", "Aristocrat", "Media Baron", level=1).hand(A, "Locks 3")
    return s.market("Toys", "Bombs 1").market("Power", "Satellite Dishes 2").action()


@pytest.mark.example("BG-W03")
def test_both_forms_of_exchange() -> None:
    s = exchange_table().plays(A, "exchange Toys: Locks 3")
    assert s.at("Toys").face_up == ("Locks 3",) and s.seat(A).hand == ("Bombs 1",)
    s = exchange_table().plays(A, "swap Toys and Power")
    assert s.at("Toys").face_up == ("Satellite Dishes 2",) and s.at("Power").face_up == ("Bombs 1",)
    assert s.seat(A).hand == ("Locks 3",)
    power = MARKETS.index("Power")
    assert (buyer_score(s.table, A, power), market_score(s.table, A, power)) == (1, 0)


@pytest.mark.example("BG-W04")
def test_a_crisis_cannot_be_played_in_a_buy_but_invested() -> None:
    s = Scenario("Media Baron", "War Profiteer", "Aristocrat", level=2).hand(A, "Killer Robots!")
    s.market("Toys", "Bombs 1").action()
    with pytest.raises(fatcats.IllegalMove, match="BG-4.02"):
        s.play(A, "buy Toys: Killer Robots!")
    s.plays(A, "invest Toys: Killer Robots!")
    assert s.at("Toys").face_down == 1 and s.seat(A).hand_size == 1
    assert s.sees().crises == () and s.sees().rebels == 0


@pytest.mark.example("BG-W05")
def test_the_smaller_crisis_is_discarded_and_the_bigger_activated() -> None:
    s = Scenario("Tech Overlord", "War Profiteer", "Aristocrat", level=2).hand(A, "Diamonds 2, Bombs 3")
    s.market("Toys", "Locks 1", "Killer Robots!, Wildfires").set_aside("Floods, Poverty, Famine").action()
    s.chance("Bombs 1", "Bombs 1", "Bombs 2", "Poverty", "Famine")
    s.plays(A, "buy Toys: Diamonds 2 + Bombs 3", "claim Mega Yacht")
    scored = next(event for event in s.events(None) if event.name == "scored")
    assert scored.details == {"points": 5, "against": 4}
    assert s.assets(A) == ("Mega Yacht",)
    assert s.rebels_on() == {"Killer Robots!": 3}
    assert {"Wildfires", "Poverty", "Famine"} <= set(s.sees().discard) and s.sees().set_aside == 1


JAMES, MARIA, ABDUL, KIKO = range(4)


def before_the_panic() -> Scenario:
    """Six Rebels; James buys at Power and finds Doomsday Cults."""
    s = Scenario("Aristocrat", "Property Speculator", "Media Baron", "War Profiteer", level=2).rebels(6)
    s.holds(JAMES, "Cryogenic Lab").holds(MARIA, "Noble Estate").holds(ABDUL, "Social Media Company")
    s.holds(KIKO, "Tabloid Empire").gone("Hedge Fund", "Mercenary Army", "Art Hoard")
    s._give(cells.ASSETS_ON + MARKETS.index("Power"), ("Gang of Lawyers",))
    s.hand(JAMES, "Locks 1").market("Power", "Bombs 3", "Doomsday Cults").set_aside("Famine, Drought, Wildfires")
    s.chance("Bombs 1", "Bombs 1", "Bombs 1", "Bombs 2", "Famine", "Drought", "Fascist Rule", die(2))
    return s.action(JAMES).plays(JAMES, "buy Power: Locks 1")


def plan_of_james(s: Scenario, *attached: str) -> Scenario:
    sacrifices = ("Tabloid Empire", "Cryogenic Lab", "Social Media Company")
    return s.plays(JAMES, *(f"sacrifice {asset}" for asset in sacrifices), *attached, "submit")


def check_after_panic(s: Scenario) -> None:
    assert "Cryogenic Lab" in s.at("Legacy").assets and "Tabloid Empire" in s.at("Influence").assets
    assert "Social Media Company" in s.at("Power").assets
    assert (s.assets(ABDUL), s.assets(MARIA)) == (("Noble Estate",), ())
    s.plays(JAMES, "remove rebels Poverty", "remove rebels Doomsday Cults")
    assert s.sees().rebels == 6 and len(s.sees().crises) == 3
    assert s.sees().panic.stage == "over" and s.sees().turn == MARIA


@pytest.mark.example("BG-W06")
def test_a_plan_with_a_swap_saves_the_day() -> None:
    s = before_the_panic()
    assert s.sees().rebels == 8 and s.sees().turn == JAMES
    assert (s.step(), s.sees().panic.card, s.sees().panic.leader) == ("negotiation", "Fascist Rule", JAMES)
    plan_of_james(s, "attach Noble Estate with Social Media Company")
    assert s.deciders == [MARIA, ABDUL, KIKO]
    s.all_play("accept", "accept", "accept")
    check_after_panic(s)


@pytest.mark.example("BG-W06b")
def test_a_swap_first_and_a_plan_later_come_to_the_same() -> None:
    s = before_the_panic().plays(JAMES, "pass by").plays(MARIA, "offer Noble Estate with Social Media Company")
    s.plays(ABDUL, "accept", "pass by").plays(KIKO, "pass by")
    plan_of_james(s).all_play("accept", "accept")
    check_after_panic(s)
    s = before_the_panic().plays(JAMES, "pass by").plays(MARIA, "offer Noble Estate with Social Media Company")
    s.plays(ABDUL, "accept", "pass by").plays(KIKO, "pass by")
    plan_of_james(s).all_play("refuse", "accept")
    assert s.assets(MARIA) == ("Social Media Company",) and s.assets(ABDUL) == ("Noble Estate",)
    assert s.assets(JAMES) == ("Cryogenic Lab",) and s.assets(KIKO) == ("Tabloid Empire",)


JEREMY, NATASHA, LUIS, XIU_YING = range(4)


def bribes() -> Scenario:
    s = Scenario(*SPECULATOR_FOUR).policy("Real Estate Bonanza").envelope(JEREMY, "Bombs 1, Bombs 3")
    s.envelope(NATASHA, "Locks 3").envelope(LUIS, "Bombs 1, Diamonds 2").envelope(XIU_YING, "Audit")
    s.holds(JEREMY, "Mega Yacht").holds(NATASHA, "Personal Zoo").holds(LUIS, "Think Tank")
    return s.holds(XIU_YING, "Pyramid Scheme").role(NATASHA, "Gangster")


@pytest.mark.example("BG-W07")
def test_the_highest_envelope_with_the_doubling_in_effect_sets_policy() -> None:
    s = bribes().policy_change().plays(NATASHA, "decline").all_play("hold up", "hold up", "hold up", "hold back")
    s.plays(NATASHA, "decline")
    opened = {e.seat: e.details["points"] for e in s.events(None) if e.name == "opened envelope"}
    assert opened == {NATASHA: 6, JEREMY: 4, LUIS: 3}
    assert s.deciders == [NATASHA] and s.step() == "policy-choice"
    assert len(s.sees().discard) == 5 and s.seat(XIU_YING).envelope == ("Audit",)


@pytest.mark.example("BG-W08")
def test_the_gangster_takes_what_the_policy_audits() -> None:
    s = bribes()
    s.holds(JEREMY, "Mega Yacht", "Hedge Fund").holds(LUIS, "Think Tank", "Art Hoard")
    s.market("Toys", "Bombs 2").set_aside("Famine").round_end(LUIS)
    s.go_on(until="hold-up-choice").all_play("hold up", "hold up", "hold up", "hold back").go_on(until="policy-choice")
    s.plays(NATASHA, "set policy Billionaire Audited", "audit Pyramid Scheme", "reveal Gangster")
    assert s.assets(NATASHA) == ("Pyramid Scheme", "Personal Zoo") and s.assets(XIU_YING) == ()
    assert s.sees().round == 2 and s.sees().turn == XIU_YING


def puppet_buys() -> Scenario:
    s = two_players().market("Toys", "Locks 2", "Floods").market("Power", "Bombs 1").market("Vanity", "Bombs 1")
    s.chance(die(6), die(3), "Bombs 2", "Bombs 3", "Bombs 3", "Militias", "Famine")
    return s.action(RODRIGO).plays(RODRIGO, "swap Power and Vanity")


@pytest.mark.example("BG-W09")
def test_a_puppet_buys_with_six_points() -> None:
    s = puppet_buys()
    scored = next(event for event in s.events(None) if event.name == "scored")
    assert scored.details == {"points": 6, "against": 5}
    s.plays(RODRIGO, "claim Private Island")
    assert s.puppet(RODRIGO).assets == ("Private Island",) and s.assets(RODRIGO) == ()
    assert s.rebels_on() == {"Floods": 2}
    s = puppet_buys()
    s.table[cells.REBELS_ON] = 5  # the trigger leads a Panic!
    s.plays(RODRIGO, "claim Private Island")
    assert s.sees().panic.leader == RODRIGO


@pytest.mark.example("BG-W10")
def test_a_purchase_from_the_puppet_is_the_action() -> None:
    s = puppet_buys().plays(RODRIGO, "claim Private Island")
    s.chance("Electrical Bolts 3", die(1), "Bombs 3")
    s.plays(ANNA, "draw", "purchase Private Island", "pay Electrical Bolts 3", "finish")
    assert s.assets(ANNA) == ("Private Island",) and s.puppet(RODRIGO).assets == ()
    assert "Electrical Bolts 3" in s.sees().discard
    assert "puppet rolled" in s.happened() and s.cards_at("Influence") == 1 and s.sees().turn == RODRIGO


@pytest.mark.example("BG-W11")
def test_two_sixes_audit_any_billionaire() -> None:
    s = two_players().holds(RODRIGO, "Celebrity Spouse").market("Vanity", "Bombs 1", "Bombs 2, Bombs 3")
    s.market("Power", "Bombs 1").chance(die(6), die(6)).action(ANNA).plays(ANNA, "swap Power and Vanity")
    s.plays(ANNA, "audit Celebrity Spouse")
    assert s.assets(RODRIGO) == () and "Celebrity Spouse" in s.at("Vanity").assets and s.cards_at("Vanity") == 3


@pytest.mark.example("BG-W12")
def test_the_roll_is_shifted_in_a_loop_of_six() -> None:
    s = two_players().hand(ANNA, "Locks 2").market("Vanity", "Bombs 1").market("Power", "Bombs 1")
    s.chance(die(2)).action(ANNA).plays(ANNA, "swap Power and Vanity", "lower Locks 2", "finish")
    shifted = next(event for event in s.events(None) if event.name == "shifted roll")
    assert shifted.details == {"cards": ["Locks 2"], "number": 6}


@pytest.mark.example("BG-W13")
def test_an_audit_card_pays_three_in_any_puppets_suit() -> None:
    for asset in ("Private Island", "Think Tank"):
        s = two_players().puppet_holds(RODRIGO, "Private Island").puppet_holds(ANNA, "Think Tank").hand(ANNA, "Audit")
        s.action(ANNA).plays(ANNA, f"purchase {asset}", "pay Audit", "finish")
        assert s.assets(ANNA) == (asset,)


@pytest.mark.example("BG-W14")
def test_an_invest_with_an_empty_deck_draws_nothing() -> None:
    s = Scenario(*THREE, level=1).deck("Bombs 1").market("Toys", "Bombs 2").turn(A)
    s.plays(A, "draw", "invest Toys: Bombs 1")
    assert s.seat(A).hand == () and s.sees().round == 2


@pytest.mark.example("BG-W15")
def test_unneeded_assets_do_not_make_rich() -> None:
    s = Scenario("Property Speculator", "War Profiteer", "Aristocrat")
    s.holds(A, "Political Lobbyists", "Think Tank", "Tabloid Empire", "Golf Plantation")
    s.holds(B, "Mercenary Army", "Hedge Fund").holds(C, "Art Hoard", "Scam Charity")
    assert (s.board(A).filled, s.board(B).filled) == (1, 2)
    assert s.table.poorest() == A


@pytest.mark.example("BG-W16")
def test_cards_stay_when_an_asset_returns_and_follow_inflation_later() -> None:
    s = Scenario(*THREE, level=1).holds(B, "Noble Estate").hand(A, "Audit").hand(B, "Bombs 1")
    s.market("Vanity", "Diamonds 3", "Diamonds 2, Diamonds 1").action().plays(A, "audit Noble Estate")
    assert len(s.at("Vanity").assets) == 3 and s.cards_at("Vanity") == 3
    s.plays(B, "leave", "buy Vanity: Bombs 1")
    assert len(s.at("Vanity").assets) == 3 and s.cards_at("Vanity") == 2


@pytest.mark.example("BG-W17")
def test_a_revealed_role_goes_back_and_a_hidden_one_may_stay() -> None:
    s = Scenario(*THREE, level=3).role(A, "Banker", revealed=True).role(B, "Gangster").set_aside("")
    s.round_end(A)
    assert s.step() == "role-return" and s.deciders == [B]
    assert s.seat(A).role is None and not s.seat(A).is_revealed
    s.plays(B, "hold role")
    drawers = [s.deciders[0]]
    s.chance("Banker", "Celebrity").plays(drawers[0], "draw roles")
    assert "keep Banker" in s.options_of(drawers[0])
    s.plays(drawers[0], "keep none")
    assert B not in (*drawers, *s.deciders) and s.seat(B).role == "Gangster"


@pytest.mark.example("BG-W18")
def test_pandemic_and_debt_crisis_have_two_icons_and_count_three() -> None:
    icons = dict(CRISES)
    assert icons["Pandemic"] == icons["Debt Crisis"] == 2
    s = Scenario(*THREE, level=2).market("Toys", "Debt Crisis")
    assert market_score(s.table, A, MARKETS.index("Toys")) == 3
