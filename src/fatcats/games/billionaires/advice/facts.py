# fatcats: interpreted
"""What the three kinds of advice read off a view."""

from __future__ import annotations

from ..knowledge.view_types import BillionairesView, BillionaireView, MarketView, ProposalView, SeatView
from ..model.data import ASSETS, CRISIS_NAMES, MARKETS, POLICIES, SPACES_TO_FILL, SUITS


def me(view: BillionairesView) -> SeatView:
    return view.seats[view.viewer or 0]


def deciding_for(view: BillionairesView) -> SeatView:
    """Whose cards and Assets a turn is played with: the own, unless the viewer has taken over somebody's turn."""
    return me(view) if view.acts_as is None else view.seats[view.acts_as]


def is_for_another(view: BillionairesView) -> bool:
    return deciding_for(view).seat != view.viewer


def own_role(view: BillionairesView) -> str | None:
    """The viewer's Role, as long as it is not Revealed."""
    return None if me(view).is_revealed else me(view).role


def filled(view: BillionairesView) -> int:
    board = deciding_for(view).board
    return board.filled if board else 0


def empty_spaces(view: BillionairesView) -> int:
    board = me(view).board
    return SPACES_TO_FILL - board.filled if board else SPACES_TO_FILL


def market_of(asset: str) -> str:
    return MARKETS[ASSETS.index(asset) // 4]


def needs(board: BillionaireView | None, asset: str) -> bool:
    """Is there an empty space for it?"""
    if board is None:
        return False
    held = sum(market_of(other) == market_of(asset) for other in board.assets)
    return held < board.spaces.get(market_of(asset), 0)


def market_called(view: BillionairesView, name: str) -> MarketView:
    return view.markets[MARKETS.index(name)]


def points(view: BillionairesView, cards: tuple[str, ...]) -> int:
    return sum(view.worth.get(card, 0) for card in cards)


def is_crisis(card: str) -> bool:
    return card in CRISIS_NAMES


def suit_of(card: str) -> str | None:
    return next((suit for suit in SUITS if card.startswith(f"{suit} ")), None)


def doubled_suit(policy: str) -> str | None:
    """Of a Suit Policy."""
    number = POLICIES.index(policy)
    return SUITS[number] if number < len(SUITS) else None


def holder_of(view: BillionairesView, asset: str) -> SeatView | None:
    """The player whose board has it; a Puppet's has an owner too."""
    return next((seat for seat in view.seats if asset in holdings(seat)), None)


def holdings(seat: SeatView) -> tuple[str, ...]:
    boards = [board for board in (seat.board, seat.puppet) if board is not None]
    return tuple(asset for board in boards for asset in board.assets)


def given_up(view: BillionairesView, plan: ProposalView) -> tuple[str, ...]:
    """What the viewer would sacrifice in a plan, after its swaps (BG-10.10)."""
    owned = set(holdings(me(view)))
    for one, other in plan.swaps:
        if (one in owned) != (other in owned):
            owned ^= {one, other}
    return tuple(asset for asset in plan.sacrifices if asset in owned)
