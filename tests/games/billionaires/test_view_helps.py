"""What the view works out for whoever looks at it, so that no page has to know a rule: odds, spaces, plans, spreads."""

from __future__ import annotations

from tests.games.billionaires.reform.reform import Reform
from tests.games.billionaires.scenario import A, B, C, Scenario

THREE = ("War Profiteer", "Tech Overlord", "Aristocrat")
FOUR = (*THREE, "Media Baron")


def chance(s: Scenario, market: str, points: int) -> float:
    return s.sees(A).odds[market].chances[points]


def test_the_odds_are_certain_where_nothing_is_hidden() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 2").market("Toys", "Bombs 3").market("Power", "Diamonds 2").action()
    toys = s.sees(A).odds["Toys"]
    assert (toys.mine, toys.theirs, toys.unseen) == (3, 0, 0) and toys.chances == (1, 1, 1)
    assert s.sees(A).odds["Power"].chances == (0, 0, 0)  # more is needed, not as much (BG-4.09)
    assert s.sees(B).odds == {} and s.sees().odds == {}


def test_the_odds_know_what_the_viewer_has_invested() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1, Locks 3").market("Toys", "Bombs 2").action()
    s.plays(A, "invest Toys: Locks 1").turn(A)
    toys = s.sees(A).odds["Toys"]
    assert (toys.mine, toys.theirs, toys.unseen) == (2, 1, 0)


def test_a_crisis_counts_once_and_not_against_the_bunker() -> None:
    s = Scenario(*THREE, level=3).hand(A, "Locks 1").market("Toys", "Bombs 2", "Famine").action()
    hidden = s.sees(A).odds["Toys"]
    assert hidden.unseen == 1 and 0 < hidden.chances[1] < 1
    assert (
        Scenario(*THREE, level=3).hand(A, "Locks 1").market("Toys", "Famine").action().sees(A).odds["Toys"].theirs == 3
    )
    bunker = Scenario(*THREE, level=3).hand(A, "Locks 1").market("Toys", "Famine").bunker(A).action()
    assert bunker.sees(A).odds["Toys"].theirs == 0


def test_assets_fill_spaces_of_their_type_and_the_rest_is_spare() -> None:
    s = Scenario(*THREE).holds(A, "Mega Yacht", "Luxury Jet", "Gang of Lawyers").turn(A)
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
    s = Scenario(*FOUR).rebels(7).holds(A, "Think Tank").holds(B, "Art Hoard").holds(C, "Hedge Fund")
    s.panic("Fascist Rule", A)
    s.plays(A, "attach Think Tank with Hedge Fund", "sacrifice Think Tank", "sacrifice Art Hoard", "sacrifice Hedge Fund")
    plan = s.sees(A).draft
    assert plan is not None and plan.swaps == (("Think Tank", "Hedge Fund"),)
    assert plan.owners == ((A, C), (C, B, A)) and [holder.board.filled for holder in plan.after] == [0, 0, 0, 0]
    assert plan.sacrifices == ("Think Tank", "Art Hoard", "Hedge Fund")


def test_cards_lie_where_they_will_be() -> None:
    s = Scenario(*THREE, level=4).hand(A, "Locks 1, Audit").envelope(A, "Locks 1, Bombs 2").turn(A)
    s.go_on(until="bribe-step").plays(A, "put Locks 1", "retrieve Bombs 2")
    spread = s.sees(A).spread
    assert spread is not None
    assert [(card.card, card.is_moving) for card in spread.hand] == [("Audit", False), ("Bombs 2", True)]
    assert [(card.card, card.is_moving) for card in spread.envelope] == [("Locks 1", False), ("Locks 1", True)]
    assert s.sees(B).spread is not None and s.sees().spread is None


def test_a_captor_acts_as_the_hostage_in_the_turn_only() -> None:
    s = Reform(*FOUR).crisis("Floods", 2).card(A, "Hostages").plays(A, "pick player 2", "remove rebels Floods")
    s.nobody_swaps().go_on(until="takeover")
    assert s.sees(A).acts_as == A
    s.plays(A, "use it")
    assert s.sees(A).acts_as == B and s.sees(B).acts_as == B and s.sees().acts_as is None


def test_a_launch_has_its_parties_with_the_faces_on_which_they_escape() -> None:
    s = Reform(*FOUR, space=True).rocket("Locks 2, Bombs 3, Diamonds 2").launch(A, "Audit")
    found = {party.billionaire: (party.seat, party.score, party.faces) for party in s.space().parties}
    assert found["War Profiteer"] == (A, 3, 2) and found["Aristocrat"] == (C, 2, 1)
    assert found["Property Speculator"] == (None, 2, 1) and found["Tech Overlord"] == (B, 0, 0)
