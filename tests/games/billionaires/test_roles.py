"""BG-12: Roles."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.engine.rng import seeded
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import ROLES

from .scenario import FOUR, THREE, A, B, C, D, Scenario, die

SWAP = "swap Toys and Power"


def markets(s: Scenario) -> Scenario:
    return s.market("Toys", "Bombs 1").market("Power", "Bombs 2")


@pytest.mark.clause("BG-12.01", "BG-12.02")
def test_a_player_has_one_role_and_it_is_secret() -> None:
    s = Scenario(*THREE).role(A, "Banker").role(B, "Toady", revealed=True)
    assert s.seat(A).role == "Banker"
    assert s.sees(B).seats[A].role is None and s.sees().seats[A].role is None
    assert s.sees(A).seats[B].role == "Toady" and s.seat(C).role is None
    worlds = set()
    for seed in range(60):
        world = s.table.clone()
        world.determinize(C, seeded(seed))
        worlds.add(int(world[cells.ROLE_OF + A]))
    assert len(worlds) == 8  # anything but the Revealed Toady


@pytest.mark.clause("BG-12.03")
def test_a_role_is_revealed_only_where_it_can_be_used() -> None:
    for role in ("Celebrity", "Disaster Speculator", "Gangster"):
        s = markets(Scenario(*THREE)).role(A, role).turn(A)
        assert "reveal" not in s.verbs_of(A) and s.clause(A, f"reveal {role}") == "BG-12.03"
    assert markets(Scenario(*THREE)).role(A, "Toady").turn(A).clause(A, "reveal Banker") == "BG-12.03"
    broker = markets(Scenario(*THREE)).role(A, "Power Broker").turn(A)
    assert broker.verbs_of(A) == {"draw", "leave"}  # no own Asset to return


@pytest.mark.clause("BG-12.04", "BG-12.05")
def test_a_role_is_used_once_and_lies_spent_until_the_round_end() -> None:
    s = markets(Scenario(*THREE, level=3)).role(A, "Scam Artist").holds(B, "Mega Yacht").turn(A)
    s.plays(A, "leave", SWAP, "end turn")  # never forced
    assert not s.seat(A).is_revealed
    s.table.clear()
    s.turn(A).plays(A, "con outright Mega Yacht")
    assert s.seat(A).is_revealed and s.options_of(A) == {"draw", "leave"}
    s.table.clear()
    assert s.set_aside("").round_end(A).seat(A).role is None


@pytest.mark.clause("BG-12.06")
def test_windows_open_to_several_ask_every_unrevealed_role_in_secret() -> None:
    for role in ROLES[:2]:  # whatever B holds, the same seats are asked
        s = Scenario(*FOUR, level=3).role(A, "Power Broker").role(B, role).rebels(8).holds(A, "Think Tank")
        s.holds(B, "Art Hoard").holds(C, "Hedge Fund").panic("Fascist Rule", C)
        assert s.sees().asked == (A, B)
        names = s.happened()
        s.plays(A, "decline")
        assert s.sees().asked == (A, B) and s.happened() == names
        s.plays(B, "decline")
        assert s.happened() == names and s.step() == "negotiation"


@pytest.mark.clause("BG-12.07", "BG-12.08")
def test_the_banker_holds_three_cards_while_revealed() -> None:
    s = markets(Scenario(*THREE)).hand(A, "Locks 1, Locks 2, Locks 3").role(A, "Banker", revealed=True).action()
    assert max(move.count("+") for move in s.options_of(A)) == 1
    s.table.clear()
    s.role(B, "Vulture Capitalist").sets_policy(B).plays(B, "take role of player 1")
    assert s.step() == "discard-down" and s.deciders == [A]
    new_role = Scenario(*THREE).hand(A, "Locks 1, Locks 2, Locks 3").role(A, "Banker", revealed=True).sets_policy(A)
    new_role.plays(A, "set policy New Role")
    assert new_role.step() == "discard-down" and new_role.seat(A).role is None
    assert new_role.plays(A, "discard Locks 1").step() == "new-role-pick"


@pytest.mark.clause("BG-12.07")
def test_a_banker_may_be_revealed_when_told_to_discard() -> None:
    s = Scenario(*THREE).hand(A, "Locks 1, Locks 2").role(A, "Banker").discard("Bombs 1").sets_policy(A)
    s.plays(A, "set policy Archeological Dig", "take Bombs 1")
    assert "reveal Banker" in s.options_of(A)
    s.plays(A, "reveal Banker")
    assert s.seat(A).hand_size == 3 and s.step() != "discard-down"
    other = Scenario(*THREE).hand(A, "Locks 1, Locks 2").role(A, "Toady").discard("Bombs 1").sets_policy(A)
    other.plays(A, "set policy Archeological Dig", "take Bombs 1")
    assert other.clause(A, "reveal Toady") == "BG-12.07" and other.clause(A, "reveal Banker") == "BG-12.03"


@pytest.mark.clause("BG-12.09", "BG-12.10", "BG-12.11")
def test_the_celebrity_wins_at_the_revolution_only() -> None:
    s = markets(Scenario(*THREE, level=3)).role(B, "Celebrity").rebels(9).hand(A, "Locks 1").market("Vanity", "Famine")
    s.action().plays(A, "buy Vanity: Locks 1")
    assert s.plays(B, "reveal Celebrity").ending() == ("Celebrity", (B,))
    own = (
        markets(Scenario(*THREE, level=3)).role(A, "Celebrity").rebels(9).hand(A, "Locks 1").market("Vanity", "Famine")
    )
    own.action().plays(A, "buy Vanity: Locks 1")
    assert own.clause(A, "reveal Celebrity") == "BG-12.09" and own.options_of(A) == {"decline"}
    closer = Scenario(*THREE, level=3).role(B, "Celebrity").rebels(9).set_aside("Famine").round_end(B)
    assert closer.plays(B, "reveal Celebrity").ending() == ("Celebrity", (B,))
    assert markets(Scenario(*THREE)).role(B, "Celebrity").turn(B).clause(B, "reveal Celebrity") == "BG-12.03"


def disaster(hand: str = "Bombs 1, Bombs 2", discard: str = "Locks 3, Audit, Floods") -> Scenario:
    s = Scenario(*THREE, level=3).role(B, "Disaster Speculator").hand(B, hand).discard(discard)
    return s.hand(A, "Locks 1").market("Toys", "Famine").set_aside("").action().plays(A, "buy Toys: Locks 1")


@pytest.mark.clause("BG-12.12", "BG-12.13", "BG-12.14")
def test_the_speculator_takes_two_resource_cards_and_discards_down() -> None:
    s = disaster().plays(B, "reveal Disaster Speculator")
    assert s.options_of(B) == {"take Locks 1", "take Locks 3"}
    s.plays(B, "take Locks 1", "take Locks 3")
    assert s.step() == "discard-down" and len(s.options_of(B)) == 4
    s.plays(B, "discard Locks 1", "discard Bombs 1")  # one of those taken too
    assert s.seat(B).hand == ("Bombs 2", "Locks 3")
    assert s.sees(C).seats[B].hand == ("Locks 3",)


@pytest.mark.clause("BG-12.13")
def test_if_there_is_one_resource_card_the_speculator_takes_one() -> None:
    s = disaster(hand="", discard="Audit").plays(B, "reveal Disaster Speculator", "take Locks 1")
    assert s.seat(B).hand == ("Locks 1",) and s.step() == "draw-step"


@pytest.mark.clause("BG-12.15", "BG-12.16")
def test_the_gangster_takes_the_audited_asset() -> None:
    s = Scenario(*THREE, level=3).hand(A, "Audit").holds(B, "Mega Yacht").role(A, "Gangster").action()
    s.plays(A, "audit Mega Yacht", "reveal Gangster")
    assert s.assets(A) == ("Mega Yacht",) and s.assets(B) == () and s.seat(A).is_revealed
    policy = Scenario(*THREE).holds(B, "Mega Yacht").role(A, "Gangster").sets_policy(A)
    policy.plays(A, "set policy Billionaire Audited", "audit Mega Yacht", "reveal Gangster")
    assert policy.assets(A) == ("Mega Yacht",)
    puppet = Scenario("Aristocrat", "Media Baron", level=3, puppets=("Tech Overlord", "War Profiteer")).role(
        A, "Gangster"
    )
    markets(puppet).puppet_holds(A, "Mega Yacht").chance(die(6), die(6)).action().plays(A, SWAP, "end turn")
    puppet.plays(A, "audit Mega Yacht", "reveal Gangster")
    assert puppet.assets(A) == ("Mega Yacht",)  # from the own Puppet (BG-R57)


@pytest.mark.clause("BG-12.17")
def test_the_gangster_cannot_win_by_it() -> None:
    s = Scenario("War Profiteer", "Aristocrat", "Media Baron", level=3).hand(A, "Audit").role(A, "Gangster")
    s.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard").holds(B, "Mega Yacht").action()
    s.plays(A, "audit Mega Yacht")
    assert s.step() != "gangster-window" and "Mega Yacht" in s.at("Toys").assets


def dictating(**holdings: str) -> Scenario:
    s = Scenario(*FOUR, level=3).rebels(8).role(A, "Power Broker")
    for name, asset in holdings.items():
        s.holds("ABCD".index(name), *asset.split(", "))
    return s


@pytest.mark.clause("BG-12.18")
def test_the_power_broker_names_three_billionaires() -> None:
    s = dictating(A="Think Tank", B="Art Hoard, Hedge Fund", C="Mercenary Army, Tabloid Empire").panic(
        "Fascist Rule", D
    )
    s.plays(A, "reveal Power Broker")
    assert s.options_of(A) == {"sacrifice Think Tank"}  # from C, nobody could give Power and Legacy apart
    s.plays(A, "sacrifice Think Tank", "sacrifice Art Hoard")
    assert s.options_of(A) == {"sacrifice Mercenary Army"}
    s.plays(A, "sacrifice Mercenary Army")
    assert s.assets(A) == () and s.assets(B) == ("Hedge Fund",) and s.assets(C) == ("Tabloid Empire",)
    assert s.deciders == [D] and s.step() == "rebel-removal"


@pytest.mark.clause("BG-12.19", "BG-12.38")
def test_without_a_triple_the_window_is_left_out_and_negotiation_follows() -> None:
    s = dictating(B="Art Hoard, Hedge Fund", C="Think Tank").panic("Fascist Rule", D)
    assert s.step() == "negotiation"
    declined = dictating(A="Think Tank", B="Art Hoard", C="Hedge Fund").panic("Fascist Rule", D)
    assert declined.plays(A, "decline").step() == "negotiation"


@pytest.mark.clause("BG-12.20", "BG-12.21")
def test_the_power_broker_changes_an_own_asset_for_one_on_a_market() -> None:
    s = Scenario("War Profiteer", "Aristocrat", "Media Baron", level=3).role(A, "Power Broker").holds(B, "Personal Zoo")
    s.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard", "Noble Estate").turn(A)
    assert s.clause(A, "broker Noble Estate with Mega Yacht") == "BG-12.21"
    assert s.clause(A, "broker Noble Estate with Personal Zoo") == "BG-12.20"
    assert s.clause(A, "broker Mega Yacht with Private Island") == "BG-12.20"
    s.plays(A, "broker Art Hoard with Mega Yacht")
    assert "Art Hoard" in s.at("Legacy").assets and "Mega Yacht" in s.assets(A) and s.board(A).filled == 4
    assert s.step() == "draw-step"  # T0 is followed by T1


def conned() -> Scenario:
    s = Scenario("War Profiteer", "Aristocrat", "Media Baron", level=3).role(A, "Scam Artist")
    return s.holds(A, "Noble Estate", "Hedge Fund").holds(B, "Mega Yacht").turn(A)


@pytest.mark.clause("BG-12.22", "BG-12.23")
def test_the_victim_of_the_scam_artist_chooses() -> None:
    s = conned()
    assert s.clause(A, "con outright Mega Yacht") == "BG-12.22"
    s.plays(A, "con Mega Yacht with Noble Estate")
    assert s.deciders == [B] and s.options_of(B) == {"return Mega Yacht", "accept"}
    s.plays(B, "accept")
    assert s.assets(A) == ("Mega Yacht", "Hedge Fund") and s.assets(B) == ("Noble Estate",)
    s = conned().plays(A, "con Mega Yacht with Noble Estate").plays(B, "return Mega Yacht")
    assert s.assets(A) == ("Hedge Fund", "Noble Estate") and "Mega Yacht" in s.at("Toys").assets
    bare = Scenario(*THREE, level=3).role(A, "Scam Artist").holds(B, "Mega Yacht").turn(A)
    assert "Mega Yacht" in bare.plays(A, "con outright Mega Yacht").at("Toys").assets


@pytest.mark.clause("BG-12.24")
def test_the_scam_artist_may_win() -> None:
    s = Scenario("War Profiteer", "Aristocrat", "Media Baron", level=3).role(A, "Scam Artist").holds(B, "Mega Yacht")
    s.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard", "Noble Estate").turn(A)
    s.plays(A, "con Mega Yacht with Noble Estate").plays(B, "accept")
    assert s.ending() == ("five Assets", (A,))


@pytest.mark.clause("BG-12.25", "BG-12.26")
def test_the_insider_trader_swaps_whole_envelopes() -> None:
    s = (
        markets(Scenario(*THREE))
        .role(A, "Insider Trader")
        .envelope(A, "Bombs 3")
        .envelope(B, "Locks 1, Locks 2")
        .turn(A)
    )
    assert s.clause(A, "swap envelopes with player 1") == "BG-12.25"
    s.plays(A, "swap envelopes with player 2")
    assert s.seat(A).envelope == ("Locks 1", "Locks 2") and s.seat(B).envelope == ("Bombs 3",)
    assert s.sees(A).seats[B].envelope == ("Bombs 3",) and s.sees(B).seats[A].envelope == ("Locks 1", "Locks 2")
    assert s.sees(C).seats[A].envelope == s.sees(C).seats[B].envelope == ()
    before = Scenario(*THREE).role(A, "Insider Trader").envelope(B, "Locks 3").policy_change(C)
    before.plays(A, "swap envelopes with player 2")
    assert before.step() == "hold-up-choice"
    assert before.seat(A).envelope == ("Locks 3",) and before.seat(B).envelope == ()


def turn_of_b(**options: Any) -> Scenario:
    """B moves cards into the envelope; A and C have unrevealed Roles."""
    s = markets(Scenario(*THREE, **options)).hand(B, "Locks 3, Bombs 3").set_aside("")
    return s.role(A, "Insider Trader").role(C, "Banker").action(B).plays(B, SWAP)


@pytest.mark.clause("BG-12.25", "BG-3.11")
@pytest.mark.example("BG-X31")
def test_between_turns_the_insider_trader_swaps_whosever_turn_it_was() -> None:
    s = turn_of_b().plays(B, "put Locks 3", "put Bombs 3", "close envelope")
    assert s.step() == "insider-between-turns" and s.sees().asked == (A, C)
    assert s.options_of(C) == {"decline"} and s.clause(C, "swap envelopes with player 2") == "BG-12.06"
    assert s.clause(A, "swap envelopes with player 1") == "BG-12.25"
    assert s.options_of(A) == {"decline", "swap envelopes with player 2", "swap envelopes with player 3"}
    s.plays(C, "decline").plays(A, "swap envelopes with player 2")
    assert set(s.seat(A).envelope) == {"Locks 3", "Bombs 3"} and s.seat(B).envelope == () and s.seat(A).is_revealed
    assert s.deciders == [C] and s.step() == "draw-step"


@pytest.mark.clause("BG-12.25", "BG-12.38")
def test_between_turns_nobody_is_asked_where_public_facts_leave_nothing_to_ask() -> None:
    empty = turn_of_b().plays(B, "close envelope")
    assert empty.step() == "draw-step" and empty.deciders == [C]
    revealed = (
        markets(Scenario(*THREE)).role(A, "Insider Trader", revealed=True).role(C, "Banker").envelope(A, "Locks 3")
    )
    assert revealed.turn_end(B).step() == "draw-step"
    over = turn_of_b().envelope(A, "Audit")
    over.table[cells.ROUND_IS_DUE] = 1
    assert over.plays(B, "close envelope").step() != "insider-between-turns"  # P1 comes in the Round end
    low = markets(Scenario(*THREE, level=3)).role(A, "Banker").envelope(A, "Locks 3").turn_end(B)
    assert low.step() == "draw-step"


@pytest.mark.clause("BG-12.06")
def test_what_is_answered_between_turns_stays_secret() -> None:
    s = turn_of_b().plays(B, "put Locks 3", "close envelope")
    before = s.view(B), s.events(B)
    s.plays(A, "decline")
    assert (s.view(B), s.events(B)) == before
    s.plays(C, "decline")
    assert s.deciders == [C] and s.step() == "draw-step" and s.sees(B).seats[A].role is None


@pytest.mark.clause("BG-12.26")
def test_who_holds_up_now_holds_up_the_new_contents() -> None:
    s = Scenario(*THREE).role(A, "Insider Trader").envelope(A, "Bombs 1").envelope(B, "Locks 3").policy_change(C)
    s.plays(A, "decline").all_play("hold back", "hold up", "hold back").plays(A, "swap envelopes with player 2")
    assert s.deciders == [B] and s.seat(A).envelope == ("Locks 3",) and s.sees().discard == ("Bombs 1",)


@pytest.mark.clause("BG-12.27", "BG-12.28", "BG-12.29")
def test_the_toady_works_only_while_revealed() -> None:
    for revealed, winners in ((True, (A, B)), (False, (A,))):
        s = Scenario("War Profiteer", "Aristocrat", "Media Baron").role(B, "Toady", revealed=revealed)
        s.envelope(B, "Bombs 3, Bombs 2").holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard")
        s.hand(A, "Locks 1").action().plays(A, "buy Toys: Locks 1", "claim Mega Yacht")
        assert s.ending()[1] == winners
    lost = Scenario(*THREE).role(B, "Toady", revealed=True).set_aside("").round_end(A)
    assert lost.seat(B).role is None
    turn = markets(Scenario(*THREE)).role(A, "Toady").turn(A).plays(A, "reveal Toady", "leave", SWAP)
    assert turn.seat(A).is_revealed


@pytest.mark.clause("BG-12.30", "BG-12.31")
def test_the_toady_needs_four_points_of_the_winners_suit() -> None:
    def celebrity(envelope: str, policy: str = "none") -> tuple[int, ...]:
        s = Scenario("War Profiteer", "Aristocrat", "Media Baron").role(B, "Toady", revealed=True).envelope(B, envelope)
        s.role(A, "Celebrity").rebels(9).set_aside("Famine").policy(policy).round_end(C)
        return s.plays(A, "reveal Celebrity").ending()[1]

    assert celebrity("Bombs 3, Bombs 1") == (A, B)
    assert celebrity("Bombs 3, Audit") == (A,)  # Special Actions do not count
    assert celebrity("Bombs 2, Locks 3") == (A,)
    assert celebrity("Bombs 2", "Weapons Galore!") == (A, B)
    puppet = Scenario("Aristocrat", "Media Baron", puppets=("War Profiteer", "Tech Overlord"))
    puppet.role(B, "Toady", revealed=True).envelope(B, "Bombs 3, Bombs 1")
    puppet.puppet_holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard")
    markets(puppet).chance(die(6), die(3)).action().plays(A, SWAP, "claim Mega Yacht")
    assert puppet.ending() == ("five Assets", (A, B))  # the Puppet's Suit


@pytest.mark.clause("BG-12.32", "BG-12.33", "BG-12.34")
@pytest.mark.parametrize("gift, is_revealed", [("spent", True), ("fresh", False)])
def test_the_vulture_capitalist_takes_a_role_when_setting_policy(gift: str, is_revealed: bool) -> None:
    s = Scenario(*THREE, vulture_gift=gift).role(A, "Vulture Capitalist").role(B, "Banker").sets_policy(A)
    assert s.step() == "vulture-window"
    assert s.options_of(A) == {"decline", "take role of player 2"}
    s.plays(A, "take role of player 2")
    assert (s.seat(A).role, s.seat(A).is_revealed) == ("Banker", False)
    assert (s.seat(B).role, s.seat(B).is_revealed) == ("Vulture Capitalist", is_revealed)
    assert s.step() == "policy-choice" and s.deciders == [A]  # the taker still sets Policy
    assert s.sees(B).seats[A].possible_roles == ("Banker",) and len(s.sees(C).seats[A].possible_roles) > 1
    taken = next(event for event in s.events(C) if event.name == "took role")
    assert taken.details == {"from": 1}


@pytest.mark.clause("BG-12.35", "BG-12.36")
def test_the_vulture_capitalist_redraws_at_the_end_of_the_turn_only() -> None:
    s = markets(Scenario(*THREE)).role(A, "Vulture Capitalist").hand(A, "Locks 1").turn(A)
    for move in ("leave", SWAP, "close envelope"):
        assert s.clause(A, "reveal Vulture Capitalist") == "BG-12.35"
        s.plays(A, move)
    s.chance("Banker").plays(A, "reveal Vulture Capitalist")
    assert (s.seat(A).role, s.seat(A).is_revealed) == ("Banker", False)
    assert s.sees().turn == B  # the Banker has to wait for a later window


@pytest.mark.clause("BG-12.36")
def test_the_gangster_window_inside_the_policy_counts_as_a_later_one() -> None:
    s = Scenario(*THREE).role(A, "Vulture Capitalist").role(B, "Gangster").holds(C, "Mega Yacht").sets_policy(A)
    s.plays(A, "take role of player 2", "set policy Billionaire Audited", "audit Mega Yacht")
    assert "reveal Gangster" in s.options_of(A)


@pytest.mark.clause("BG-12.37", "BG-15.05")
def test_talk_and_showing_are_no_moves() -> None:
    s = markets(Scenario(*THREE)).role(A, "Banker").turn(A)
    assert s.verbs_of(A) == {"draw", "leave", "reveal"}
    assert s.sees(B).seats[A].role is None


@pytest.mark.clause("BG-12.38")
def test_a_window_is_left_out_for_public_reasons_only() -> None:
    nobody = Scenario(*THREE).policy_change()
    assert nobody.step() == "hold-up-choice"
    revealed = Scenario(*THREE).role(A, "Insider Trader", revealed=True).role(B, "Banker").policy_change()
    assert revealed.step() == "hold-up-choice"
    other = Scenario(*THREE).role(B, "Banker").policy_change()
    assert other.step() == "insider-window" and other.sees().asked == (B,)
    no_resource = Scenario(*THREE, level=3).role(B, "Disaster Speculator").hand(A, "Audit").market("Toys", "Famine")
    no_resource.set_aside("").action().plays(A, "buy Toys: Audit")
    assert no_resource.step() != "speculator-window"


# --- what is remembered of Roles --------------------------------------------------------------------------------------


@pytest.mark.clause("BG-12.02")
def test_a_role_seen_in_the_deck_is_remembered() -> None:
    s = Scenario(*THREE, level=3).role(A, "Banker").role(B, "Gangster").set_aside("").round_end(A)
    s.go_on(until="role-draw")
    s.chance("Celebrity", "Power Broker", "Scam Artist", "Disaster Speculator").plays(C, "draw roles")
    assert set(s.sees(C).seats[A].possible_roles) == {"Banker", "Gangster"}
    s.plays(C, "keep Celebrity")
    assert set(s.sees(C).seats[A].possible_roles) == {"Banker", "Gangster"}
    for seed in range(10):
        world = s.table.clone()
        world.determinize(C, seeded(seed))
        pair = {int(world[cells.ROLE_OF + seat]) for seat in (A, B)}
        assert pair == {2 ** ROLES.index("Banker"), 2 ** ROLES.index("Gangster")}
