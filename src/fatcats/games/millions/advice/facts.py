# fatcats: interpreted
"""What the three kinds of advice read off a view."""

from __future__ import annotations

from typing import NamedTuple

from ..knowledge.view_types import CharacterView, DealView, MillionsView, SeatView


class Sum(NamedTuple):
    """What a deal means to one seat."""

    pays: int
    gets: int  # from the payers
    ante: int  # back from the middle

    @property
    def income(self) -> int:
        return self.gets + self.ante


def me(view: MillionsView) -> SeatView:
    return view.seats[view.viewer or 0]


def mine_in(view: MillionsView) -> list[CharacterView]:
    """The own characters that are still In."""
    return [character for character in me(view).characters if character.is_in]


def still_in(view: MillionsView) -> int:
    """How many characters are, of all players."""
    return sum(character.is_in and not character.is_eliminated for seat in view.seats for character in seat.characters)


def twins(view: MillionsView, role: str | None) -> int:
    """How many cards of this role lie face up."""
    return view.face_up.get(role, 0) if role else 0


def deal_to_answer(view: MillionsView) -> DealView | None:
    """The deal that waits for the viewer: to be answered, or to be countered."""
    if view.countering is not None:
        return next((deal for deal in view.deals if deal.proposer == view.countering), None)
    return next((deal for deal in view.deals if view.viewer in deal.still_to_answer), None)


def sum_for(view: MillionsView, deal: DealView) -> Sum:
    seat = view.viewer
    leaving = [target.character for target in deal.targets if target.seat == seat]
    return Sum(
        pays=sum(payment.amount for payment in deal.payments if payment.payer == seat),
        gets=sum(payment.amount for payment in deal.payments if payment.to == seat),
        ante=sum(character.ante for character in me(view).characters if character.number in leaving),
    )


def is_leaving(view: MillionsView, deal: DealView) -> bool:
    return any(target.seat == view.viewer for target in deal.targets)
