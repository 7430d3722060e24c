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


class OddsView(Struct, frozen=True):
    """A Buy at a Market, as far as the viewer can know before its cards are turned up."""

    mine: int  # points that are sure, besides the cards that are played
    theirs: int  # points against, as far as they are known
    unseen: int  # cards that the viewer does not know
    chances: tuple[float, ...]  # of success, by the points of the cards that are played


class PlaceView(Struct, frozen=True):
    """A space of a board, or an Asset that fills none."""

    market: str  # the type that it takes
    asset: str | None
    is_spare: bool = False


class LyingCard(Struct, frozen=True):
    """A card while cards are being moved."""

    card: str
    is_moving: bool  # it lay on the other side when the choice began


class SpreadView(Struct, frozen=True):
    """Hand and envelope of whoever the viewer plays, as they lie in the middle of a choice."""

    hand: tuple[LyingCard, ...]
    envelope: tuple[LyingCard, ...]


class BillionaireView(Struct, frozen=True):
    """A board in play: a player's own, or a Puppet's."""

    billionaire: str
    suit: str
    spaces: dict[str, int]  # Asset type and number
    assets: Names
    filled: int
    places: tuple[PlaceView, ...]  # the five spaces, those of the doubled type first, then what fills none


class HolderView(Struct, frozen=True):
    """A Billionaire in play, as a plan would leave it."""

    seat: int
    is_puppet: bool
    board: BillionaireView


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
    owners: tuple[tuple[int, ...], ...]  # who gives what up: for each swap, then for the sacrifices, as numbered below
    after: tuple[HolderView, ...]  # how the plan would leave everybody: seats, then Puppets


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
    acts_as: int | None  # whose hand, Assets and Suit the viewer plays with: a captor, the hostage's (RR-12.16)
    spread: SpreadView | None  # of whoever the viewer plays
    odds: dict[str, OddsView]  # by Market, while the viewer may Buy
    roles_drawn: Names  # that the viewer is choosing from
    worth: dict[str, int]  # points of each kind of card, as they are now
    icons: dict[str, int]  # Rebel icons on each Crisis card
    unseen: dict[str, int]  # how many cards of each kind the viewer cannot place; the set-aside Crises among them
    winners: tuple[int, ...]
    space: SpaceView | None
    troublemaker: TroublemakerView | None
    looked_at: Names  # cards that lie open before the viewer only
    named_market: str | None
