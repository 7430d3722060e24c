# fatcats: interpreted
"""What speaks for a move, in facts that its reader can check: the words of a hint."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.moves import Move
from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import MillionsView
from ..model.move_types import Amount, OfCharacter, OfPair, OfRole, OfSeat
from .facts import deal_to_answer, is_leaving, me, mine_in, still_in, sum_for, twins

STARTING = ("yes", "call vote")
LEAVING = ("withdraw", "withdraw one", "withdraw both")


def argument(move: Move, view: MillionsView) -> Sequence[Said]:
    if isinstance(move, OfRole):
        return of_role(move, view)
    if isinstance(move, OfPair):
        return [said("arguments.pair")] if move.verb.startswith("send") else [said("arguments.announce pair")]
    if isinstance(move, OfSeat | OfCharacter):
        return of_seat(move, view)
    if isinstance(move, Amount):
        return amount(move, view)
    if move.verb in LEAVING:
        return leaving(view)
    if move.verb in STARTING or move.verb in ("pass", "no"):
        return [staying(move.verb, view)]
    return answer(move.verb, view)


def of_role(move: OfRole, view: MillionsView) -> list[Said]:
    match move.verb:
        case "send":
            bonus = [said("arguments.bonus", bonus=view.loot.bonus)] if move.role in view.loot.roles else []
            return [said(f"arguments.send {move.role}", amount=view.loot.amount), *bonus]
        case "announce":
            own = {character.role for character in me(view).characters}
            kind = "truth" if move.role in own else "shown" if twins(view, move.role) else "lie"
            return [said(f"arguments.announce {kind}", role=move.role)]
        case _:
            return [said("arguments.name", role=move.role, number=twins(view, move.role))]


def of_seat(move: OfSeat | OfCharacter, view: MillionsView) -> list[Said]:
    who, other = Named("seat", move.seat), view.seats[move.seat]
    match move.verb:
        case "deal" | "deal character" if move.seat != view.viewer:
            return [same_role(move.seat, view) or said("arguments.deal", who=who)]
        case "rob" | "rob character" if move.seat == view.viewer:
            return [said("arguments.rob, own")]
        case "rob" | "rob character" if other.money is not None:
            return [said("arguments.rob", who=who, money=other.money)]
        case "accept from" | "refuse from" | "counter from":
            return answer(move.verb.removesuffix(" from"), view)
    return []


def same_role(seat: int, view: MillionsView) -> Said | None:
    """Somebody who claims the role that the viewer has would be knocked out together with it."""
    own = {character.role for character in mine_in(view)}
    claims = [one.announced for one in view.seats[seat].characters if one.is_in and one.announced in own]
    return said("arguments.deal, twin", who=Named("seat", seat), role=claims[0]) if claims else None


def amount(move: Amount, view: MillionsView) -> list[Said]:
    is_paying = view.entry is not None and view.entry.next_payer in (None, view.viewer)
    money = me(view).money
    return [said("arguments.amount", rest=money - move.amount)] if is_paying and money is not None else []


def leaving(view: MillionsView) -> list[Said]:
    own = mine_in(view)
    ante = said("arguments.withdraw", ante=sum(character.ante for character in own))
    crowded = next((one.role for one in own if twins(view, one.role) > 1), None)
    return [*([said("arguments.twins", role=crowded, number=twins(view, crowded))] if crowded else []), ante]


def staying(verb: str, view: MillionsView) -> Said:
    own = mine_in(view)
    if not own:
        return said("arguments.out")
    alone = next((one.role for one in own if twins(view, one.role) <= 1), None)
    if alone:
        return said(f"arguments.{'start' if verb in STARTING else 'stay'}, alone", role=alone)
    return said(f"arguments.{'start' if verb in STARTING else 'stay'}")


def answer(verb: str, view: MillionsView) -> list[Said]:
    deal = deal_to_answer(view)
    if deal is None or verb not in ("accept", "refuse", "counter"):
        return []
    total, share = sum_for(view, deal), view.centre // max(still_in(view), 1)
    if is_leaving(view, deal):
        return [said(f"arguments.{verb}, leaving", income=total.income, share=share)]
    return [said(f"arguments.{verb}, paying", owner=Named("seat", deal.targets[0].seat), share=share)]
