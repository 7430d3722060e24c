# fatcats: interpreted
"""What a view is made of: plain records that a page, a bot and an encoder read."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fatcats.engine.view import View

from ..expansion.view_types import SpaceView, TroublemakerView

Names = tuple[str, ...]
PanicStage = Literal["none", "pending", "over"]


class MarketView(Struct, frozen=True):
    market: str
    number: int
    assets: Names
    face_up: Names  # one card at most, except in the middle of a Buy
    face_down: int
    known: Names  # the viewer's own investments among the face-down cards


class BillionaireView(Struct, frozen=True):
    """A board in play: a player's own, or a Puppet's."""

    billionaire: str
    suit: str
    spaces: dict[str, int]  # Asset type and number
    assets: Names
    filled: int


class SeatView(Struct, frozen=True):
    seat: int
    board: BillionaireView | None  # None until it is chosen
    puppet: BillionaireView | None
    hand_size: int
    hand: Names  # the own hand, or what everybody saw arrive there
    hand_limit: int
    envelope_size: int
    envelope: Names  # the own, or what the viewer gave away
    role: str | None  # the own or a Revealed one
    is_revealed: bool
    has_unrevealed_role: bool
    possible_roles: Names  # of another's unrevealed Role, as far as the viewer has seen
    has_bunker: bool
    is_out: bool  # dead in an explosion
    is_troublemaker: bool


class CrisisView(Struct, frozen=True):
    crisis: str
    icons: int
    rebels: int


class PanicView(Struct, frozen=True):
    stage: PanicStage
    leader: int | None
    card: str | None
    types: Names


class ProposalView(Struct, frozen=True):
    """A PLAN; a SWAP has no sacrifices."""

    proposer: int
    sacrifices: Names
    swaps: tuple[tuple[str, str], ...]


class BillionairesView(View, frozen=True, kw_only=True):
    level: int
    round: int
    last_round: int
    turn: int  # the active player; at a Round end the closer
    markets: tuple[MarketView, ...]
    seats: tuple[SeatView, ...]
    deck_size: int
    discard: Names
    set_aside: int
    crises: tuple[CrisisView, ...]  # Activated
    rebels: int
    policy: str
    panic: PanicView
    held_up: tuple[int, ...]
    played: Names  # in the Buy under way
    named_asset: str | None  # in an Audit or a Purchase under way
    con: tuple[str, str] | None  # the Scam Artist wants the first Asset and offers the second for it
    roll: int | None  # of the Puppet's die
    removing: int  # Rebels that the Crisis loses which is chosen now
    proposal: ProposalView | None
    draft: ProposalView | None  # a PLAN that the viewer is putting together
    draft_cards: Names  # cards that the viewer is about to move or pay, from the hand
    draft_retrieved: Names  # and those that come out of the envelope (BG-13.01)
    roles_drawn: Names  # that the viewer is choosing from
    worth: dict[str, int]  # points of each kind of card, as they are now
    icons: dict[str, int]  # Rebel icons on each Crisis card
    unseen: dict[str, int]  # how many cards of each kind the viewer cannot place; the set-aside Crises among them
    winners: tuple[int, ...]
    space: SpaceView | None
    troublemaker: TroublemakerView | None
    looked_at: Names  # cards that lie open before the viewer only
    named_market: str | None
