# fatcats: interpreted
"""What speaks for a move, in facts that its reader can check: the words of a hint. Where nothing is said here, the hint
has what follows from the move, as it stands on its button."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.moves import Move
from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import BillionairesView
from ..model.move_types import AboutAsset, AboutCard, AboutCrisis, AboutPolicy, CardAtMarket, CardsAtMarket
from .facts import deciding_for, doubled_suit, filled, given_up, holder_of, market_called, me, needs, points, suit_of


def argument(move: Move, view: BillionairesView) -> Sequence[Said]:
    if isinstance(move, CardsAtMarket):
        return buying(move, view)
    if isinstance(move, CardAtMarket):
        return at_market(move, view)
    if isinstance(move, AboutAsset):
        return about_asset(move, view)
    if isinstance(move, AboutPolicy):
        return policy(move, view)
    if isinstance(move, AboutCard) and move.verb == "discard":
        return [said("arguments.discard", points=view.worth.get(move.card, 0))]
    if isinstance(move, AboutCrisis):
        return [said("arguments.crisis", rebels=view.rebels)]
    return plain(move, view)


def buying(move: CardsAtMarket, view: BillionairesView) -> list[Said]:
    """Both sides as far as they lie open to this player (BG-4.07, BG-4.08)."""
    market, buyer = market_called(view, move.market), deciding_for(view)
    suit = buyer.board.suit if buyer.board else None
    seen = (*market.face_up, *market.known)
    mine = points(view, move.cards) + points(view, tuple(card for card in seen if suit_of(card) == suit))
    theirs = points(view, tuple(card for card in seen if suit_of(card) != suit))
    hidden = market.face_down - len(market.known)
    sides = said(f"arguments.buy{'' if hidden else ', open'}", mine=mine, theirs=theirs, hidden=hidden)
    wanted = [asset for asset in market.assets if needs(buyer.board, asset)]
    return [sides, said("arguments.needed", after=filled(view) + 1)] if wanted else [sides]


def at_market(move: CardAtMarket, view: BillionairesView) -> list[Said]:
    board, market = deciding_for(view).board, market_called(view, move.market)
    is_own = board is not None and suit_of(move.card) == board.suit
    match move.verb:
        case "invest":
            return [said("arguments.invest, own" if is_own else "arguments.invest")]
        case "exchange" if market.face_up:
            return [said("arguments.exchange", card=market.face_up[0])]
    return []


def about_asset(move: AboutAsset, view: BillionairesView) -> list[Said]:
    match move.verb:
        case "claim":
            is_needed = needs(deciding_for(view).board, move.asset)
            return [said("arguments.needed", after=filled(view) + 1) if is_needed else said("arguments.spare")]
        case "audit":
            owner = holder_of(view, move.asset)
            if owner is None or owner.board is None:
                return []
            own = ", own" if owner.seat == view.viewer else ""
            return [said(f"arguments.audit{own}", who=Named("seat", owner.seat), filled=owner.board.filled)]
    return []


def policy(move: AboutPolicy, view: BillionairesView) -> list[Said]:
    suit = doubled_suit(move.policy)
    board = me(view).board
    if suit is None or board is None:
        return []
    return [said("arguments.own suit doubled" if suit == board.suit else "arguments.suit doubled", suit=suit)]


def plain(move: Move, view: BillionairesView) -> list[Said]:
    envelope = points(view, me(view).envelope)
    match move.verb:
        case "draw":
            return [said("arguments.draw")]
        case "leave":
            return [said("arguments.leave", deck=view.deck_size)]
        case "hold up":
            return [said("arguments.hold up", points=envelope)]
        case "hold back" if envelope:
            return [said("arguments.hold back", points=envelope)]
        case "accept" | "refuse" if view.proposal is not None:
            lost = given_up(view, view.proposal)
            cost = "cost" if lost else "free"
            return [said(f"arguments.{move.verb}, {cost}", assets=Named("asset", lost), rebels=view.rebels)]
        case "decline":
            return [said("arguments.decline")]
    return []
