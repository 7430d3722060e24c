"""What the view works out for whoever looks at it, so that no page has to know a rule: odds, spaces, plans, spreads."""

from __future__ import annotations

from fatcats.games.billionaires.knowledge.odds import chance

from .reform.reform import TROUBLEMAKER, Reform
from .scenario import FOUR, THREE, A, B, C, D, Scenario

BOMBS = ("War Profiteer", "Tech Overlord", "Aristocrat")  # A's Suit


def test_the_odds_are_certain_where_nothing_is_hidden() -> None:
    s = Scenario(*BOMBS, level=1).hand(A, "Locks 2").market("Toys", "Bombs 3").market("Power", "Diamonds 2").action()
    toys = s.sees(A).odds["Toys"]
    assert (toys.mine, toys.theirs, toys.unseen) == (3, 0, 0) and toys.chances == (1, 1, 1)
    assert s.sees(A).odds["Power"].chances == (0, 0, 0)  # more is needed, not as much (BG-4.09)
    assert s.sees(B).odds == {} and s.sees().odds == {}


def test_the_odds_know_what_the_viewer_has_invested() -> None:
    s = Scenario(*BOMBS, level=1).hand(A, "Locks 1, Locks 3").market("Toys", "Bombs 2").action()
    s.plays(A, "invest Toys: Locks 1").turn(A)
    toys = s.sees(A).odds["Toys"]
    assert (toys.mine, toys.theirs, toys.unseen, min(toys.chances)) == (2, 1, 0, 1)


def test_a_card_that_cannot_be_placed_is_any_of_those_alike() -> None:
    s = Scenario(*BOMBS, level=1).deck("Bombs 1, Locks 2, Locks 3, Diamonds 2").hand(A, "Locks 1")
    s.market("Toys", "", "Locks 2").action()
    assert s.sees(A).unseen == {"Bombs 1": 1, "Locks 2": 1, "Locks 3": 1, "Diamonds 2": 1}
    toys = s.sees(A).odds["Toys"]
    assert (toys.unseen, toys.chances) == (1, (0.25, 0.25))


def test_what_is_nearly_certain_is_not_shown_as_certain() -> None:
    assert chance({0: 99_999, -9: 1}, 5) == 0.999 and chance({0: 1, -9: 99_999}, 5) == 0.001
    assert chance({0: 7, -2: 3}, 5) == 1 and chance({-5: 7, -9: 3}, 5) == 0


def test_a_crisis_counts_once_and_not_against_the_bunker() -> None:
    s = Scenario(*BOMBS, level=3).set_aside("").deck("Floods, Famine, Bombs 1").hand(A, "Bombs 3, Audit")
    s.market("Toys", "Locks 2", "Famine, Floods").action()
    hidden = s.sees(A).odds["Toys"]
    assert (hidden.mine, hidden.theirs, hidden.unseen) == (0, 2, 2)
    assert hidden.chances[4:] == (0, 0.667, 1)  # one Bomb and a Crisis in two of three cases, else two Crises
    known = Scenario(*BOMBS, level=3).hand(A, "Locks 1").market("Toys", "Famine, Floods").action()
    assert known.sees(A).odds["Toys"].theirs == 3
    bunker = Scenario(*BOMBS, level=3).hand(A, "Locks 1").market("Toys", "Famine").bunker(A).action()
    assert bunker.sees(A).odds["Toys"].theirs == 0


def test_assets_fill_spaces_of_their_type_and_the_rest_is_spare() -> None:
    s = Scenario(*BOMBS).holds(A, "Mega Yacht", "Luxury Jet", "Gang of Lawyers").turn(A)
    board = s.seat(A).board
    assert board is not None and board.filled == 2
    assert [(place.market, place.asset) for place in board.places if not place.is_spare] == [
        ("Power", "Gang of Lawyers"),
        ("Power", None),
        ("Influence", None),
        ("Legacy", None),
        ("Toys", "Mega Yacht"),
    ]
    assert [place.asset for place in board.places if place.is_spare] == ["Luxury Jet"]


def test_a_plan_shows_who_gives_what_and_what_it_leaves() -> None:
    s = Scenario(*FOUR, level=2).rebels(8).holds(A, "Think Tank").holds(B, "Art Hoard", "Mega Yacht")
    s.holds(C, "Hedge Fund").panic("Fascist Rule", A)
    s.plays(A, "sacrifice Think Tank", "sacrifice Art Hoard", "sacrifice Hedge Fund")
    s.plays(A, "attach Think Tank with Mega Yacht", "attach Mega Yacht with Hedge Fund")
    plan = s.sees(A).draft
    assert plan is not None and plan.sacrifices == ("Think Tank", "Art Hoard", "Hedge Fund")
    assert plan.swaps == (("Think Tank", "Mega Yacht"), ("Mega Yacht", "Hedge Fund"))
    assert plan.owners == ((A, B), (A, C), (B, B, A))  # as it is when each is done
    assert [holder.board.assets for holder in plan.after] == [(), (), ("Mega Yacht",), ()]
    assert [(holder.seat, holder.is_puppet) for holder in plan.after] == [
        (A, False),
        (B, False),
        (C, False),
        (D, False),
    ]
    assert s.sees(B).draft is None
    proposal = s.plays(A, "submit").sees().proposal
    assert proposal is not None and (proposal.owners, proposal.after) == (plan.owners, plan.after)


def test_cards_lie_where_they_will_be() -> None:
    s = Scenario(*THREE).hand(A, "Locks 1, Audit").envelope(A, "Locks 1, Bombs 2").turn_end(A)
    s.plays(A, "put Locks 1", "retrieve Bombs 2")
    spread = s.sees(A).spread
    assert spread is not None
    assert [(card.card, card.is_moving) for card in spread.hand] == [("Audit", False), ("Bombs 2", True)]
    assert [(card.card, card.is_moving) for card in spread.envelope] == [("Locks 1", False), ("Locks 1", True)]
    others = s.sees(B).spread
    assert others is not None and (others.hand, others.envelope) == ((), ()) and s.sees().spread is None


def test_a_captor_acts_as_the_hostage_in_the_turn_only() -> None:
    s = Reform(TROUBLEMAKER, *THREE).crisis("Floods", 2).holds(B, "Mega Yacht").hand(B, "Locks 3, Bombs 1")
    s.card(A, "Hostages").plays(A, "pick player 2", "remove rebels Floods").nobody_swaps()
    assert s.step() == "takeover" and s.sees(A).acts_as == A
    s.plays(A, "use it")
    assert (s.step(), s.sees(A).acts_as, s.sees(B).acts_as, s.sees().acts_as) == ("action", B, B, None)
    spread = s.sees(A).spread
    assert spread is not None and [card.card for card in spread.hand] == ["Bombs 1", "Locks 3"]


def test_a_launch_has_its_parties_with_the_faces_on_which_they_escape() -> None:
    s = Reform(*FOUR, space=True).rocket("Locks 2, Bombs 3, Satellite Dishes 3").launch(A, "Electrical Bolts 1")
    found = {party.billionaire: (party.seat, party.score, party.faces) for party in s.space().parties}
    assert found == {
        "Property Speculator": (A, 2, 1),
        "War Profiteer": (B, 3, 2),
        "Aristocrat": (C, 0, 0),
        "Media Baron": (D, 3, 2),
        "Tech Overlord": (None, 1, 0),
    }
    s.plays(A, "propose pact to player 2").plays(B, "accept")
    joined = {party.billionaire: (party.partner, party.together, party.faces) for party in s.space().parties}
    assert joined["Property Speculator"] == ("War Profiteer", 5, 4) and joined["Aristocrat"] == ("", 0, 0)
