# fatcats: interpreted
"""What a view is made of: plain records that a page, a bot and an encoder read."""

from __future__ import annotations

from msgspec import Struct

from fatcats.engine.view import View


class CardView(Struct, frozen=True):
    id: str
    kind: str
    value: int  # of a lottery ticket


class SpaceView(Struct, frozen=True):
    name: str  # as moves write it
    id: str  # as the board data write it
    action: str
    cost: int
    hat: bool
    bin: bool
    sunglasses: bool
    henchman: int | None  # the seat whose henchman stands there
    card: CardView | None


class MoneyView(Struct, frozen=True):
    cash: int
    offshore: int
    fakes: tuple[int, int, int]


class PricesView(Struct, frozen=True):
    """The fixed amounts of the rules (C6)."""

    supermarket_notes: int
    full_value: int  # at the supermarket and in a diner
    receiver_notes: int
    rates: tuple[int, int, int]  # of the receiver, by the worst note
    tax_refund: int
    fakes_per_printer: int


class SeatView(Struct, frozen=True):
    seat: int
    plays: bool  # in a rematch only the tied players do
    cards: tuple[CardView, ...]
    printers: int
    quality: int  # of the fakes that would be printed, 1 to 3; 0: none
    print_run: int  # how many that would be
    diners: int
    standing: int
    laid_down: int
    spaces: tuple[str, ...]
    money: MoneyView | None  # None: not for the viewer


class CounterfeitersView(View, frozen=True, kw_only=True):
    round: int
    max_rounds: int  # 0: no limit
    round_first: int
    pawn: int
    officer: int
    track: dict[int, str]  # special spaces of the police track by index
    next_effect: str  # what the next hat would bring, or nothing
    last_space: int
    ban: int
    strike: bool
    is_closing: bool
    is_rematch: bool
    spaces: tuple[SpaceView, ...]
    deck: dict[str, int]  # cards left by category
    removed: tuple[CardView, ...]  # through bins
    prices: PricesView
    pays: dict[str, int]  # what notes that may be handed in now would bring, by move
    seats: tuple[SeatView, ...]
