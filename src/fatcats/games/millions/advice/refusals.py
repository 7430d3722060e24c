# fatcats: interpreted
"""Why not: the real reason in this position."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.moves import Move
from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import MillionsView
from ..model.move_types import Amount, OfCharacter, OfRole, OfSeat, Withdraw
from .facts import me, mine_in

PLAIN = {
    "MD-2.02": "choose now",
    "MD-3.01": "announce now",
    "MD-4.05": "own for nothing",
    "MD-4.11": "answer first",
    "MD-4.14": "countered twice",
    "MD-4.24": "vote now",
}


def why_not(clause: str, move: Move | None, view: MillionsView) -> Sequence[Said]:
    reason = said(f"why.{PLAIN[clause]}") if clause in PLAIN else reason_of(clause, move, view)
    return (reason,) if reason else ()


def reason_of(clause: str, move: Move | None, view: MillionsView) -> Said | None:
    of_two = len(me(view).characters) > 1
    match clause:
        case "MD-1.02" if isinstance(move, OfRole):
            return said("why.role not used", role=move.role, number=len(view.seats))
        case "MD-8.01":
            return said(f"why.send {'two' if of_two else 'one'}")
        case "MD-8.04":
            return said(f"why.announce {'two' if of_two else 'one'}")
        case "MD-8.05":
            return said(f"why.withdraw {'which' if of_two else 'one'}")
        case "MD-4.17":
            return withdrawn(move, view)
        case "MD-4.23":
            return said("why.not leader", leader=Named("seat", view.leader))
        case "MD-5.07" if isinstance(move, OfRole):
            return said("why.no tech")
        case "MD-5.09" if isinstance(move, OfRole):
            return said("why.not face up", role=move.role)
        case "MD-4.13":
            return said("why.same amount" if view.countering is not None else "why.no counter")
        case "MD-4.22":
            return without_turns(move, view)
    return about_people(clause, move, view)


def withdrawn(move: Move | None, view: MillionsView) -> Said:
    if isinstance(move, Withdraw) and mine_in(view):
        return said("why.that one is out", character=move.character)
    return said("why.you are out")


def about_people(clause: str, move: Move | None, view: MillionsView) -> Said | None:
    if isinstance(move, Amount) and clause == "MD-4.06":
        return too_much(view)
    if not isinstance(move, OfSeat | OfCharacter) or move.seat >= len(view.seats):
        return None
    who, own = Named("seat", move.seat), ", own" if move.seat == view.viewer else ""
    match clause:
        case "MD-4.02" if isinstance(move, OfCharacter):
            return said(f"why.{'that one' if own else 'character'} is out", who=who, character=move.character)
        case "MD-4.02":
            return said("why.you are out") if own else said("why.is out", who=who)
        case "MD-4.28":
            return said(f"why.no money{own}", who=who)
        case "MD-4.03":
            is_owner = view.entry is not None and any(target.seat == move.seat for target in view.entry.targets)
            return said(f"why.owner pays{own}", who=who) if is_owner else said("why.payers enough")
        case "MD-5.15":
            return said(f"why.no victim{own}", who=who)
    return None


def too_much(view: MillionsView) -> Said | None:
    """Whose money it is shows in the deal; how much, only where everybody sees it."""
    payer = view.entry.next_payer if view.entry else None
    seat = view.viewer if payer is None else payer
    if seat is None or view.seats[seat].money is None:
        return None
    own = seat == view.viewer
    return said(f"why.{'you have' if own else 'has'} only", who=Named("seat", seat), money=view.seats[seat].money)


def without_turns(move: Move | None, view: MillionsView) -> Said | None:
    """MD-4.22: what is used up in a negotiation without turns."""
    if move is None or view.live is None:
        return None
    if move.verb == "call vote":
        return said("why.no votes left" if view.live.votes_left == 0 else "why.vote too soon")
    if move.verb in ("deal", "deal character"):
        is_open = any(deal.proposer == view.viewer for deal in view.deals)
        return said("why.proposal open" if is_open else "why.no proposals left")
    return said("why.no proposal of yours") if move.verb == "cancel" else None
