# fatcats: interpreted
"""What a view is made of: plain records that a page, a bot and an encoder read."""

from __future__ import annotations

from msgspec import Struct

from fatcats.engine.view import View

Cards = dict[str, int]  # rank and number


class TopPlay(Struct, frozen=True):
    """The play to beat. A led 5 has no size until it is named."""

    seat: int
    rank: str
    cards: int
    size: int | None


class SeatView(Struct, frozen=True):
    seat: int
    sits_at: int
    left: int  # who sits to the left
    is_active: bool
    cards: int | None  # how many are in hand, if that is shown
    status: str | None  # taken in this game
    last_status: str | None  # in the game before
    chips: Cards  # status and number of chips there
    points: int


class Exchange(Struct, frozen=True):
    """What the viewer gave and received before this game."""

    partner: int
    gave: Cards
    received: Cards


class ZillionaireView(View, frozen=True, kw_only=True):
    game: int
    games: int
    dealer: int
    hand: Cards
    top: TopPlay | None
    seats: tuple[SeatView, ...]
    still_to_ask: tuple[int, ...]
    passed: tuple[int, ...]
    skipped: tuple[int, ...]
    pass_locks: bool
    five_lead_max: int
    played: Cards | None  # all cards played in this game, if the history is open
    played_by: tuple[Cards, ...] | None
    exchange: Exchange | None
