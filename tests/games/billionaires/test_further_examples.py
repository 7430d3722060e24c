"""The worked examples of the rules page: further test scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.games.billionaires.model.data import MARKETS

from .scenario import ANNA, FIVE, FOUR, RODRIGO, THREE, A, B, C, D, E, Scenario, die, two_players

SPECULATOR_FOUR = ("War Profiteer", "Tech Overlord", "Media Baron", "Aristocrat")


def winning_claim(**options: Any) -> Scenario:
    s = Scenario("War Profiteer", "Tech Overlord", "Aristocrat", level=2, **options).hand(A, "Audit, Bombs 3")
    s.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard").rebels(9).market("Toys", "Famine")
    return s.action().plays(A, "buy Toys: Bombs 3 + Audit", "claim Mega Yacht")


@pytest.mark.example("BG-X01")
def test_a_winning_claim_comes_before_the_crisis() -> None:
    s = winning_claim()
    assert s.ending() == ("five Assets", (A,)) and s.sees().rebels == 9
    assert winning_claim(win_timing="end_of_turn").ending() == ("Revolution", ())


@pytest.mark.example("BG-X02")
def test_on_a_tie_the_buyer_chooses_which_crisis_stays() -> None:
    s = Scenario("War Profiteer", "Tech Overlord", "Aristocrat", level=2).hand(A, "Locks 2")
    s.market("Toys", "Floods", "Pandemic, Bombs 2").action().plays(A, "buy Toys: Locks 2")
    assert s.options_of(A) == {"let stay Pandemic", "let stay Floods"}
    s.plays(A, "let stay Floods")
    scored = next(event for event in s.events(None) if event.name == "scored")
    assert scored.details == {"points": 4, "against": 3}
    s.plays(A, "claim Mega Yacht")
    assert s.rebels_on() == {"Floods": 2} and "Pandemic" in s.sees().discard


@pytest.mark.example("BG-X03")
def test_the_bunker_spares_the_three_points_only() -> None:
    s = Scenario("Aristocrat", "Tech Overlord", "War Profiteer", level=3).bunker(A).hand(A, "Locks 3")
    s.holds(A, "Private Island", "Noble Estate").market("Toys", "Floods", "Pandemic, Bombs 2").action()
    s.plays(A, "buy Toys: Locks 3", "let stay Floods")
    scored = next(event for event in s.events(None) if event.name == "scored")
    assert scored.details == {"points": 3, "against": 2}
    s.plays(A, "claim Mega Yacht")
    assert s.rebels_on() == {"Floods": 2}


@pytest.mark.example("BG-X04")
def test_what_one_turn_triggers_comes_in_the_fixed_order() -> None:
    s = Scenario(*THREE).rebels(6).hand(A, "Diamonds 3, Audit").role(B, "Banker").role(A, "Celebrity")
    s.market("Vanity", "Floods").set_aside("Famine, Wildfires, Cyberattack").deck("Bombs 1, Bombs 2").holds(
        C, "Art Hoard"
    )
    s.action().plays(A, "buy Vanity: Diamonds 3 + Audit", "claim Noble Estate")
    assert s.cards_at("Vanity") == 2 and s.sees().deck_size == 0 and s.sees().rebels == 8
    assert s.sees().set_aside == 1
    order: list[str] = []
    while s.sees().round == 1 and not s.over:
        if not order or order[-1] != s.step():
            order.append(s.step())
        s.plays(s.deciders[0], s.game.moves.notation(s.game.default_move(s.knowledge(s.deciders[0], s.table.rng))))
    assert order[:2] == ["insider-window", "hold-up-choice"]
    wanted = ["policy-choice", "speculator-window", "bribe-step", "turn-end", "negotiation", "role-return"]
    assert [step for step in order if step in wanted][: len(wanted)] == wanted
    assert len(s.sees().crises) == 4


def celebrity_table() -> Scenario:
    s = Scenario(*THREE, level=3).rebels(9).role(A, "Celebrity").role(B, "Banker").hand(A, "Locks 1")
    return s.market("Vanity", "Famine").set_aside("Militias")


@pytest.mark.example("BG-X05")
def test_the_celebrity_wins_unless_the_trigger() -> None:
    s = celebrity_table().action(A).plays(A, "buy Vanity: Locks 1")
    assert s.step() == "celebrity-window" and s.deciders == [A, B]
    assert s.options_of(A) == {"decline"}
    assert s.all_play("decline", "decline").ending() == ("Revolution", ())
    s = celebrity_table().round_end(A)
    assert s.options_of(A) == {"decline", "reveal Celebrity"}
    assert s.all_play("reveal Celebrity", "decline").ending() == ("Celebrity", (A,))


@pytest.mark.example("BG-X06")
def test_the_insider_trader_swaps_before_the_opening() -> None:
    s = Scenario(*THREE).role(A, "Insider Trader").envelope(B, "Bombs 3, Locks 3").envelope(C, "Diamonds 3, Locks 1")
    s.policy_change(C).plays(A, "decline").all_play("hold up", "hold up", "hold up")
    s.plays(A, "swap envelopes with player 2")
    opened = {e.seat: e.details["points"] for e in s.events(None) if e.name == "opened envelope"}
    assert opened == {A: 6, B: 0, C: 4}
    assert s.step() == "policy-choice" and s.deciders == [A]
    assert [s.seat(seat).envelope_size for seat in (A, B, C)] == [0, 0, 0]


@pytest.mark.example("BG-X07")
def test_empty_envelopes_do_not_win_so_the_poorest_sets_policy() -> None:
    s = Scenario(*THREE).holds(A, "Noble Estate").holds(B, "Hedge Fund").policy_change()
    s.all_play("hold up", "hold up", "hold back")
    assert s.deciders == [C] and s.step() == "policy-choice"


@pytest.mark.example("BG-X08")
def test_a_reopened_market_has_no_cards_and_any_card_buys() -> None:
    s = Scenario(*THREE, level=1).closed("Power").holds(A, "Mercenary Army").hand(C, "Audit").hand(A, "Diamonds 1")
    s.market("Toys", "Bombs 1").market("Vanity", "Bombs 1").action(C).plays(C, "audit Mercenary Army")
    assert s.at("Power").assets == ("Mercenary Army",) and s.cards_at("Power") == 0
    s.plays(A, "leave", "buy Power: Diamonds 1", "claim Mercenary Army")
    assert s.at("Power").assets == () and s.cards_at("Power") == 0


@pytest.mark.example("BG-X09")
def test_a_fourth_asset_leaves_the_game() -> None:
    s = Scenario(*FOUR, level=1).holds(C, "Cryogenic Lab").hand(A, "Audit").action(A).plays(A, "audit Cryogenic Lab")
    assert s.assets(C) == () and "Cryogenic Lab" not in s.at("Legacy").assets and len(s.at("Legacy").assets) == 3
    assert "asset left game" in s.happened()


@pytest.mark.example("BG-X10")
def test_a_scam_may_not_bring_the_scammer_to_five() -> None:
    s = Scenario("War Profiteer", "Tech Overlord", "Aristocrat", level=1).hand(A, "Scam").holds(B, "Mega Yacht")
    s.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard", "Noble Estate").action()
    assert s.clause(A, "scam Mega Yacht with Noble Estate") == "BG-6.06"
    s.plays(A, "scam Mega Yacht with Think Tank")
    assert s.board(A).filled == 4 and not s.over


@pytest.mark.example("BG-X11")
def test_a_scam_may_make_the_other_player_win() -> None:
    s = Scenario("War Profiteer", "Property Speculator", "Aristocrat", level=1).hand(A, "Scam")
    s.holds(B, "Noble Estate", "Art Hoard", "Hedge Fund", "Mega Yacht", "Personal Zoo").holds(A, "Golf Plantation")
    assert s.board(B).filled == 4
    assert s.action().plays(A, "scam Personal Zoo with Golf Plantation").ending() == ("five Assets", (B,))


@pytest.mark.example("BG-X12")
@pytest.mark.parametrize("policy, winners", [("Weapons Galore!", (A, B)), ("none", (A,))])
def test_the_toady_wins_along_with_four_points(policy: str, winners: tuple[int, ...]) -> None:
    s = Scenario("War Profiteer", "Tech Overlord", "Aristocrat").role(B, "Toady", revealed=True)
    s.envelope(B, "Bombs 2").policy(policy).holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard")
    s.hand(A, "Audit").market("Toys", "Bombs 1").action().plays(A, "buy Toys: Audit", "claim Mega Yacht")
    assert s.ending() == ("five Assets", winners)


@pytest.mark.example("BG-X13")
def test_a_banker_discards_at_the_round_end() -> None:
    s = Scenario(*THREE, level=3).role(A, "Banker", revealed=True).hand(A, "Bombs 1, Famine, Locks 2").set_aside("")
    s.round_end(B)
    assert s.step() == "discard-down" and s.options_of(A) == {"discard Bombs 1", "discard Locks 2"}
    assert s.clause(A, "discard Famine") == "BG-9.03"
    s.plays(A, "discard Bombs 1")
    assert s.seat(A).hand == ("Locks 2", "Famine") and s.seat(A).role is None
    crises = Scenario(*THREE, level=3).role(A, "Banker", revealed=True).hand(A, "Drought, Famine, Floods").set_aside("")
    assert crises.round_end(B).options_of(A) == {"discard Drought", "discard Famine", "discard Floods"}


@pytest.mark.example("BG-X14")
def test_six_turns_without_a_draw_end_the_round() -> None:
    s = Scenario(*THREE, level=1).deck("Bombs 1").market("Toys", "Bombs 2").market("Power", "Bombs 3").turn(A)
    for number in range(6):
        assert s.sees().round == 1
        s.plays(number % 3, "leave", "swap Toys and Power")
    assert s.sees().round == 2
    assert s.sees().deck_size == 49 - 2 * 5


@pytest.mark.example("BG-X15")
def test_tax_tyranny_takes_what_can_be_paid() -> None:
    s = Scenario(*THREE).holds(A, "Noble Estate").hand(A, "Bombs 1, Locks 1").hand(B, "Bombs 2").chance(0)
    s.sets_policy(C).plays(C, "set policy Tax Tyranny")
    assert s.options_of(A) == {"return Noble Estate"}
    assert s.clause(A, "tax Bombs 1 + Locks 1") == "BG-13.24"
    s.plays(A, "return Noble Estate")
    assert s.deciders == [B] and s.options_of(B) == {"decline"}
    s.plays(B, "decline")
    assert s.assets(A) == () and s.seat(B).hand_size == 1 and s.sees().turn == A


@pytest.mark.example("BG-X16")
def test_emergency_measures_open_the_markets_again() -> None:
    s = Scenario(*FIVE, level=1).holds(A, "Political Lobbyists", "Corporate Enclave", "Golf Plantation")
    s.holds(B, "Think Tank", "Scam Charity", "Noble Estate").holds(C, "Tabloid Empire", "Art Hoard")
    s.holds(D, "Mercenary Army", "Celebrity Spouse", "Mega Yacht").holds(E, "Social Media Company", "Hedge Fund")
    s.gone("Personal Zoo").round_end(D)
    order = []
    for asset in ("Mercenary Army", "Hedge Fund", "Golf Plantation", "Think Tank", "Art Hoard"):
        order += s.deciders
        s.plays(s.deciders[0], f"return {asset}")
    assert order == [D, E, A, B, C] and s.sees().round == 2
    assert [(len(m.assets), m.face_down + len(m.face_up)) for m in s.sees().markets] == [
        (1, 4), (1, 4), (1, 4), (2, 3), (1, 4),
    ]  # fmt: skip


@pytest.mark.example("BG-X17")
def test_game_the_market_deals_evenly_and_discards_the_rest() -> None:
    s = Scenario(*THREE, level=2).closed("Vanity").hand(A, "Game the Market").market("Influence", "Bombs 1", "Locks 1")
    s.market("Legacy", "Bombs 2", "Locks 2, Locks 3, Diamonds 1").market("Toys", "Bombs 3", "Diamonds 2, Famine")
    s.market("Power", "Locks 1", "Diamonds 3, Audit, Scam").action()
    hidden = (
        "Locks 1, Locks 2, Bombs 1, Bombs 2, Bombs 3, Audit, Scam, Locks 3, Diamonds 1, Diamonds 2, Diamonds 3, Locks 1"
    )
    s.chance(*hidden.split(", ")).plays(A, "game the market")
    assert [s.cards_at(market) for market in MARKETS] == [3, 3, 3, 3, 0]
    assert [len(market.face_up) for market in s.sees().markets] == [1, 1, 1, 1, 0]
    assert s.sees().discard == ("Famine",) and s.sees().rebels == 0


@pytest.mark.example("BG-X18")
def test_a_pending_panic_takes_place_although_rebels_were_removed() -> None:
    s = Scenario(*THREE).rebels(6).hand(A, "Locks 1").holds(A, "Noble Estate").holds(B, "Hedge Fund")
    s.market("Vanity", "Famine").set_aside("").action().plays(A, "buy Vanity: Locks 1")
    assert s.sees().rebels == 7 and s.sees().panic.stage == "pending"
    s.all_play("hold back", "hold back", "hold back").chance(die(3), "Foreign War")
    s.plays(C, "set policy Repress the Rebels", "remove rebels Poverty")
    assert s.sees().rebels == 5
    s.go_on(until="negotiation")
    assert s.step() == "negotiation" and s.sees().panic.card == "Foreign War"


@pytest.mark.example("BG-X19")
def test_the_power_broker_needs_three_billionaires() -> None:
    s = Scenario(*THREE, level=3).role(A, "Power Broker").holds(B, "Hedge Fund", "Mega Yacht").holds(C, "Noble Estate")
    s.panic("Bread and Circuses", leader=B)
    assert s.step() == "negotiation"
    s.plays(B, "sacrifice Mega Yacht", "sacrifice Hedge Fund", "sacrifice Noble Estate", "submit")
    assert s.deciders == [C]


@pytest.mark.example("BG-X20")
def test_a_used_role_is_fresh_for_the_vulture_capitalist() -> None:
    s = Scenario(*FIVE).role(A, "Vulture Capitalist").role(D, "Gangster", revealed=True).holds(E, "Mega Yacht")
    s.sets_policy(A).plays(A, "take role of player 4")
    assert (s.seat(A).role, s.seat(A).is_revealed) == ("Gangster", False)
    assert (s.seat(D).role, s.seat(D).is_revealed) == ("Vulture Capitalist", True)
    s.plays(A, "set policy Billionaire Audited", "audit Mega Yacht", "reveal Gangster")
    assert s.assets(A) == ("Mega Yacht",)


@pytest.mark.example("BG-X21")
def test_the_tenth_rebel_ends_everything_at_once() -> None:
    s = Scenario(*THREE, level=2).rebels(9).hand(A, "Locks 1").market("Vanity", "Militias").action()
    s.plays(A, "buy Vanity: Locks 1")
    assert s.rebels_on()["Militias"] == 1 and s.sees().rebels == 10
    assert s.ending() == ("Revolution", ()) and "crises added" not in s.happened()


@pytest.mark.example("BG-X22")
def test_no_puppet_step_on_an_empty_deck() -> None:
    s = two_players().deck("Bombs 1").holds(RODRIGO, "Mega Yacht").puppet_holds(RODRIGO, "Think Tank")
    s.market("Toys", "Bombs 2").market("Power", "Bombs 3").turn(RODRIGO).plays(RODRIGO, "draw", "swap Toys and Power")
    assert "puppet rolled" not in s.happened() and s.step() == "puppet-trade"


@pytest.mark.example("BG-X23")
def test_puppets_do_not_count_for_the_bunker() -> None:
    s = two_players(level=3).puppet_holds(RODRIGO, "Corporate Enclave", "Mercenary Army", "Noble Estate")
    s.holds(ANNA, "Private Island").holds(RODRIGO, "Mega Yacht").hand(ANNA, "Audit, Bombs 3")
    s.market("Influence", "Bombs 1").action(ANNA).plays(ANNA, "buy Influence: Audit + Bombs 3")
    s.plays(ANNA, "claim Political Lobbyists")
    assert s.seat(ANNA).has_bunker


@pytest.mark.example("BG-X24")
def test_a_player_without_any_action_passes() -> None:
    s = Scenario(*THREE, level=1).deck("").market("Toys", "Bombs 1").turn(A)
    assert s.options_of(A) == {"pass"}
    assert s.plays(A, "pass").sees().round == 2


@pytest.mark.example("BG-X25")
def test_setting_no_policy_ends_the_doubling() -> None:
    s = Scenario(*THREE).policy("Media Megaplex").sets_policy(A)
    assert s.sees().worth["Satellite Dishes 2"] == 4
    s.plays(A, "set policy none")
    assert s.sees().worth["Satellite Dishes 2"] == 2 and s.sees().policy == "none"


@pytest.mark.example("BG-X26")
def test_a_role_drawn_in_a_window_has_to_wait() -> None:
    s = Scenario(*THREE).role(A, "Vulture Capitalist").hand(A, "Bombs 1").turn_end(A).plays(A, "close envelope")
    assert s.step() == "turn-end"
    s.chance("Vulture Capitalist").plays(A, "reveal Vulture Capitalist")
    assert s.sees().turn == B
    assert (s.seat(A).role, s.seat(A).is_revealed) == ("Vulture Capitalist", False)


@pytest.mark.example("BG-X27")
def test_after_a_dig_the_crisis_stays() -> None:
    s = Scenario(*THREE).hand(A, "Famine, Locks 2").discard("Audit, Bombs 3").sets_policy(A)
    s.plays(A, "set policy Archeological Dig", "take Audit", "take Bombs 3")
    assert s.step() == "discard-down"
    assert s.options_of(A) == {"discard Locks 2", "discard Audit", "discard Bombs 3"}
    s.plays(A, "discard Locks 2", "discard Audit")
    assert s.seat(A).hand == ("Bombs 3", "Famine")


@pytest.mark.example("BG-X28")
def test_every_unrevealed_role_is_asked_and_a_refusal_is_not_shown() -> None:
    s = Scenario(*SPECULATOR_FOUR, level=3).hand(A, "Locks 2").market("Toys", "Famine", "Bombs 1").role(A, "Banker")
    s.role(B, "Celebrity").role(C, "Disaster Speculator").role(D, "Gangster", revealed=True)
    s.action().plays(A, "buy Toys: Locks 2")
    assert s.step() == "speculator-window" and s.sees().asked == (A, B, C)
    assert s.options_of(A) == s.options_of(B) == {"decline"}
    assert s.options_of(C) == {"decline", "reveal Disaster Speculator"}
    before = s.happened()
    s.all_play("decline", "decline", "decline")
    assert s.happened() == before and s.step() == "turn-end"


@pytest.mark.example("BG-X29")
def test_a_puppets_buy_does_not_profit_from_the_bunker() -> None:
    s = two_players(level=3).bunker(RODRIGO).holds(RODRIGO, "Private Island", "Noble Estate").rebels(6)
    s.market("Legacy", "Locks 3", "Floods").market("Power", "Bombs 1").market("Vanity", "Bombs 1")
    s.chance(die(6), die(2)).action(RODRIGO).plays(RODRIGO, "swap Power and Vanity")
    scored = next(event for event in s.events(None) if event.name == "scored")
    assert scored.details == {"points": 6, "against": 6} and s.puppet(RODRIGO).assets == ()
    assert s.rebels_on()["Floods"] == 2 and s.sees().panic.leader == RODRIGO


@pytest.mark.example("BG-X30")
def test_a_vulture_capitalist_revealed_in_e6_lies_through_the_next_round() -> None:
    s = Scenario(*THREE).role(A, "Vulture Capitalist").role(B, "Banker").holds(B, "Hedge Fund").holds(C, "Art Hoard")
    s.set_aside("").round_end(C).go_on(until="vulture-window")
    s.plays(A, "take role of player 2").plays(A, "set policy none")
    assert s.sees().round == 2 and (s.seat(B).role, s.seat(B).is_revealed) == ("Vulture Capitalist", True)
    s.table.clear()
    s.round_end(C)
    assert s.seat(B).role is None
