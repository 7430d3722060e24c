# fatcats: interpreted
"""What a view is made of: plain records that a page, a bot and an encoder read."""

from __future__ import annotations

from msgspec import Struct

from fatcats.engine.view import View


class Target(Struct, frozen=True):
    """A character that is to withdraw."""

    seat: int
    character: int


class Payment(Struct, frozen=True):
    payer: int
    amount: int
    to: int | None  # None: still to be said


class Share(Struct, frozen=True):
    """What a deal would mean for one player's money."""

    seat: int
    paid: int
    got: int
    ante: int  # back from the centre


class DealView(Struct, frozen=True):
    """A proposal that is open, or the viewer's own that is being entered."""

    proposer: int
    targets: tuple[Target, ...]
    payments: tuple[Payment, ...]
    shares: tuple[Share, ...]  # by seat
    agreed: tuple[int, ...]
    still_to_answer: tuple[int, ...]
    is_countered: bool
    next_payer: int | None  # whose amount is to be entered
    of_two: bool  # have the players two characters each?


class LootView(Struct, frozen=True):
    card: str  # "L05"
    label: str | None  # its name in the texts; None for a deck of the players' own
    amount: int
    bonus: int
    roles: tuple[str, ...]


class CharacterView(Struct, frozen=True):
    number: int  # 1, or 2 in the 3-player game
    is_in: bool
    is_eliminated: bool
    ante: int
    announced: str | None
    role: str | None  # one's own, or one that everybody has seen
    is_known: bool  # has everybody seen it?


class SeatView(Struct, frozen=True):
    seat: int
    money: int | None  # None: not shown
    characters: tuple[CharacterView, ...]
    proposals_left: int | None  # in a live negotiation


class LiveView(Struct, frozen=True):
    """The limits of the negotiation without turns (MD-4.22)."""

    votes_left: int
    vote_ready: bool
    proposal_seconds: int
    vote_seconds: int
    phase_seconds: int


class MillionsView(View, frozen=True, kw_only=True):
    heist: int
    heists: int
    leader: int
    centre: int
    loot: LootView
    loot_left: tuple[LootView, ...]  # of these the later ones come
    roles: tuple[str, ...]  # in play
    face_up: dict[str, int]
    hidden_card: bool  # does one still lie there?
    named: str | None  # by the Tech
    round: int
    rounds: int
    seats: tuple[SeatView, ...]
    deals: tuple[DealView, ...]
    entry: DealView | None  # what the viewer is putting together
    countering: int | None  # the proposer to whom the viewer is making a counter-offer
    live: LiveView | None
