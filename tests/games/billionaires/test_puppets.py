"""BG-14: two players with Puppets."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.engine.bits import members
from fatcats.engine.rng import seeded
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import ASSETS, STARRED

from .scenario import A, B, Scenario, die, view_of

BOARDS = ("Aristocrat", "Media Baron")
PUPPETS = ("Tech Overlord", "War Profiteer")
STARS = {ASSETS[asset] for asset in STARRED}
SWAP = "swap Power and Vanity"


def table(level: int = 1, **options: Any) -> Scenario:
    """Two markets show a card, so that A always has an Exchange to make."""
    s = Scenario(*BOARDS, level=level, puppets=PUPPETS, **options)
    return s.market("Power", "Bombs 1").market("Vanity", "Bombs 2")


def rolls(*numbers: int, s: Scenario | None = None, then: tuple[str, ...] = ()) -> Scenario:
    """A has had the turn and rolls these numbers for the Puppet; then chance gives these cards."""
    return (s or table()).chance(*map(die, numbers), *then).action(A).plays(A, SWAP)


@pytest.mark.clause("BG-14.01", "BG-14.02", "BG-14.03", "BG-14.04", "BG-14.05")
@pytest.mark.parametrize("level", [1, 4])
def test_the_set_up_with_puppets(level: int) -> None:
    values = GAME.options.read({"level": level, "billionaire_choice": "random"})
    position = GAME.deal(2, values, seeded(8))
    view = view_of(position)
    boards = [board for seat in view.seats for board in (seat.board, seat.puppet) if board is not None]
    assert len({board.billionaire for board in boards}) == 4
    assert all(len(board.assets) == 1 and set(board.assets) <= STARS and board.filled == 1 for board in boards)
    assert all(len(market.assets) == 2 and not STARS & set(market.assets) for market in view.markets)
    assert len(members(position[cells.OUT_OF_GAME])) == 6
    assert all((len(market.face_up), market.face_down) == (1, 2) for market in view.markets)
    assert [seat.hand_size for seat in view.seats] == [1, 1]
    assert view.deck_size == (32 if level == 1 else 35)
    assert len(view.seats) == 2  # Puppets have no seat, hand, envelope or Role


@pytest.mark.clause("BG-14.02")
def test_players_choose_their_own_billionaire_and_get_a_random_puppet() -> None:
    puppets = set()
    for seed in range(20):
        position = GAME.deal(2, GAME.options.read({}), seeded(seed))
        for board in ("Aristocrat", "Media Baron"):
            (seat,) = members(position.pending())
            position.apply(seat, GAME.moves.parse(f"choose {board}"))
        view = view_of(position)
        puppets |= {seat.puppet.billionaire for seat in view.seats if seat.puppet is not None}
    assert puppets == {"War Profiteer", "Tech Overlord", "Property Speculator"}


@pytest.mark.clause("BG-14.06")
def test_after_the_turn_the_player_rolls_for_the_puppet() -> None:
    s = rolls(3, then=("Locks 1",))
    assert [event.details["number"] for event in s.events(None) if event.name == "puppet rolled"] == [3]
    assert s.sees().turn == B


@pytest.mark.clause("BG-14.07")
@pytest.mark.parametrize(
    "roll, cards, way, result",
    [
        (5, "Locks 3", "raise", 2),
        (2, "Locks 3", "lower", 5),
        (1, "Locks 1, Bombs 2", "raise", 4),
        (6, "Audit", "lower", 3),
    ],
)
def test_cards_shift_the_roll_in_a_loop(roll: int, cards: str, way: str, result: int) -> None:
    s = rolls(roll, s=table().hand(A, cards))
    s.plays(A, *(f"{way} {card}" for card in cards.split(", ")), "finish")
    assert next(event for event in s.events(None) if event.name == "shifted roll").details["number"] == result
    assert set(cards.split(", ")) <= set(s.sees().discard)


@pytest.mark.clause("BG-14.08")
def test_one_roll_is_shifted_in_one_direction() -> None:
    s = rolls(2, s=table().hand(A, "Locks 1, Locks 2")).plays(A, "raise Locks 1")
    assert s.clause(A, "lower Locks 2") == "BG-14.08" and s.clause(A, "raise Locks 2") is None
    assert s.clause(A, "raise Locks 1") == "BG-14.07"


@pytest.mark.clause("BG-14.09", "BG-14.11")
def test_the_second_roll_is_shifted_by_other_cards() -> None:
    s = rolls(5, 4, s=table().hand(A, "Locks 1, Locks 2")).plays(A, "raise Locks 1", "finish")
    assert s.sees().roll == 4 and s.step() == "roll-shift"
    s.plays(A, "raise Locks 2", "finish")
    shifted = [event.details["number"] for event in s.events(None) if event.name == "shifted roll"]
    assert shifted == [6, 6] and s.step() == "puppet-audit"


@pytest.mark.clause("BG-14.10")
def test_one_to_five_adds_a_card_to_that_market_or_discards_it() -> None:
    s = rolls(3, then=("Locks 1",))
    assert (s.at("Toys").face_down, s.at("Toys").face_up) == (1, ())
    assert all(s.sees(seat).markets[2].known == () for seat in (A, B))
    closed = rolls(3, s=table(2).closed("Toys"), then=("Locks 1",))
    assert closed.sees().discard == ("Locks 1",) and closed.cards_at("Toys") == 0
    crisis = table(2).closed("Toys").deck("Locks 1").put("Famine", cells.DECK)
    rolls(3, s=crisis, then=("Famine",))
    assert "Famine" in crisis.sees().discard and crisis.sees().rebels == 0


@pytest.mark.clause("BG-14.12", "BG-14.13")
def test_the_puppet_buys_with_six_points_that_are_never_doubled() -> None:
    s = table(4).policy("Big Tech Unleashed").market("Toys", "Electrical Bolts 2", "Locks 3, Diamonds 1")
    rolls(6, 3, s=s)
    assert next(event for event in s.events(None) if event.name == "scored").details == {"points": 10, "against": 4}
    s.plays(A, "claim Mega Yacht")
    assert s.puppet(A).assets == ("Mega Yacht",) and s.cards_at("Toys") == 3
    closed = rolls(6, 3, s=table().closed("Toys"))
    assert "scored" not in closed.happened() and closed.sees().turn == B


@pytest.mark.clause("BG-14.14")
def test_the_controller_chooses_for_the_puppet() -> None:
    s = rolls(6, 3, s=table(2).market("Toys", "Floods", "Pandemic"))
    assert s.step() == "market-reveal" and s.deciders == [A]
    s.plays(A, "let stay Floods")
    assert s.deciders == [A] and "decline" in s.options_of(A)
    assert s.plays(A, "decline").puppet(A).assets == ()


@pytest.mark.clause("BG-14.15")
def test_a_double_six_audits_any_of_the_four() -> None:
    s = table().holds(A, "Think Tank").holds(B, "Art Hoard").puppet_holds(A, "Mega Yacht").puppet_holds(B, "Hedge Fund")
    rolls(6, 6, s=s)
    assert s.options_of(A) == {
        "audit Think Tank", "audit Art Hoard", "audit Mega Yacht", "audit Hedge Fund", "decline",
    }  # fmt: skip
    assert s.plays(A, "audit Hedge Fund").puppet(B).assets == ()


@pytest.mark.clause("BG-14.16")
def test_no_puppet_step_if_the_deck_is_empty_after_the_turn() -> None:
    s = table().deck("").action(A).plays(A, SWAP)
    assert "puppet rolled" not in s.happened() and "round ended" in s.happened()
    agreed = table().closed("Influence", "Legacy", "Toys", "Power").hand(A, "Locks 1").action(A)
    agreed.plays(A, "exchange Vanity: Locks 1", "propose end").plays(B, "agree")
    assert "puppet rolled" not in agreed.happened() and "round ended" in agreed.happened()


@pytest.mark.clause("BG-14.17")
def test_a_puppet_step_that_empties_the_deck_is_completed() -> None:
    s = rolls(6, 3, s=table().deck("Locks 1").market("Toys", "Bombs 3"))
    s.plays(A, "claim Mega Yacht")
    assert s.puppet(A).assets == ("Mega Yacht",) and "round ended" in s.happened()


@pytest.mark.clause("BG-14.18", "BG-14.19", "BG-14.21")
def test_a_purchase_costs_three_points_in_the_puppets_suit() -> None:
    s = table().puppet_holds(B, "Hedge Fund").hand(A, "Bombs 2, Locks 3").action(A)
    assert s.clause(A, "purchase Hedge Fund") == "BG-14.19" and s.clause(A, "purchase Mega Yacht") == "BG-14.18"
    s = table().puppet_holds(B, "Hedge Fund").hand(A, "Bombs 2, Scam").holds(B, "Art Hoard").action(A)
    assert s.clause(A, "purchase Art Hoard") == "BG-14.18"
    s.plays(A, "purchase Hedge Fund", "pay Scam")
    assert s.clause(A, "finish") == "BG-14.18" and s.clause(A, "pay Locks 1") == "BG-14.19"
    s.plays(A, "pay Bombs 2", "finish")
    assert s.assets(A) == ("Hedge Fund",) and {"Bombs 2", "Scam"} <= set(s.sees().discard)
    winner = table().puppet_holds(B, "Noble Estate").hand(A, "Audit")
    winner.holds(A, "Art Hoard", "Scam Charity", "Think Tank", "Mega Yacht").action(A)
    winner.plays(A, "purchase Noble Estate", "pay Audit", "finish")
    assert winner.ending() == ("five Assets", (A,))


@pytest.mark.clause("BG-14.20")
def test_a_purchase_is_the_action_or_a_free_extra_before_and_after_it() -> None:
    s = table().puppet_holds(B, "Hedge Fund").hand(A, "Audit").action(A)
    s.plays(A, "purchase Hedge Fund", "pay Audit", "finish")
    assert "puppet rolled" in s.happened()
    free = (
        table(purchase_is_action=False).puppet_holds(B, "Hedge Fund", "Think Tank").hand(A, "Audit, Bombs 3").action(A)
    )
    free.plays(A, "purchase Hedge Fund", "pay Bombs 3", "finish")
    assert free.step() == "action"
    free.plays(A, SWAP)
    assert free.step() == "purchase-window" and free.options_of(A) == {"purchase Think Tank", "decline"}
    free.plays(A, "purchase Think Tank", "pay Audit", "finish")
    assert free.assets(A) == ("Think Tank", "Hedge Fund") and "puppet rolled" in free.happened()


@pytest.mark.clause("BG-14.22")
def test_scams_cannot_be_aimed_at_a_puppet() -> None:
    s = table(3).puppet_holds(B, "Hedge Fund").holds(A, "Art Hoard").hand(A, "Scam").role(A, "Scam Artist").action(A)
    assert s.clause(A, "scam Art Hoard with Hedge Fund") == "BG-14.22"
    assert s.clause(A, "con Art Hoard with Hedge Fund") == "BG-12.22"


@pytest.mark.clause("BG-14.23")
def test_players_trade_any_number_of_assets_with_their_puppet() -> None:
    s = table().holds(A, "Noble Estate", "Hedge Fund").puppet_holds(A, "Art Hoard", "Mega Yacht", "Think Tank")
    s.holds(B, "Scam Charity").puppet_holds(B, "Golf Plantation").round_end(B)
    assert s.deciders == [B]
    s.plays(B, "finish")
    assert s.deciders == [A]
    s.plays(A, "trade Noble Estate with Art Hoard")
    assert s.assets(A) == ("Hedge Fund", "Noble Estate")  # nothing before it is finished
    assert s.clause(A, "trade Noble Estate with Mega Yacht") == "BG-14.23"
    s.plays(A, "trade Hedge Fund with Think Tank")
    assert s.options_of(A) == {"finish"}
    s.plays(A, "finish")
    assert s.assets(A) == ("Think Tank", "Art Hoard")
    assert s.puppet(A).assets == ("Mega Yacht", "Hedge Fund", "Noble Estate")


@pytest.mark.clause("BG-14.24", "BG-14.25")
def test_puppets_count_as_billionaires_for_emergency_tax_and_dictate() -> None:
    s = table().closed("Influence", "Legacy", "Toys", "Power").holds(A, "Think Tank").puppet_holds(A, "Mega Yacht")
    s.round_end(A).plays(A, "finish", "return Think Tank", "return Mega Yacht")
    assert s.sees().round == 2 and s.puppet(A).assets == ()
    tax = table(4).puppet_holds(B, "Hedge Fund", "Mercenary Army").hand(B, "Audit").sets_policy(A)
    tax.plays(A, "set policy Tax Tyranny")
    assert tax.deciders == [B] and tax.options_of(B) == {"return Hedge Fund", "return Mercenary Army"}
    dictate = table(3).rebels(8).role(A, "Power Broker").holds(B, "Think Tank").puppet_holds(B, "Hedge Fund")
    dictate.puppet_holds(A, "Art Hoard").panic("Fascist Rule", B).plays(A, "reveal Power Broker")
    dictate.plays(A, "sacrifice Think Tank", "sacrifice Art Hoard", "sacrifice Hedge Fund")
    assert dictate.puppet(B).assets == ()


@pytest.mark.clause("BG-14.24")
def test_the_tax_can_be_agreed_to_spare_puppets() -> None:
    s = (
        table(4, tax_hits_puppets=False)
        .puppet_holds(B, "Hedge Fund", "Mercenary Army")
        .hand(B, "Audit")
        .hand(A, "Locks 1")
    )
    s.sets_policy(A).plays(A, "set policy Tax Tyranny")
    asked = set()
    while s.step() == "tax":
        asked |= set(s.deciders)
        s.plays(s.deciders[0], "tax Audit" if s.deciders == [B] else "decline")
    assert asked == {A, B} and len(s.puppet(B).assets) == 2


@pytest.mark.clause("BG-14.26")
def test_without_puppets_two_play_by_the_rules_for_three() -> None:
    view = view_of(GAME.deal(2, GAME.options.read({"puppets": False, "billionaire_choice": "random"}), seeded(1)), None)
    assert all(seat.puppet is None and seat.board is not None and seat.board.assets == () for seat in view.seats)
    assert all(len(market.assets) == 3 for market in view.markets) and view.deck_size == 49 - 10 - 2
