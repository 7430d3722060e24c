"""What one seat may know, built by allow-list: a fact is hidden until a line here lets it out. Money is in dollars.

Fakes and totals of others could be worked out from what was seen, but are not displayed (CF-13.01, CF-R28).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fatcats.engine.bits import count, members
from fatcats.engine.position import STEP

from ..defaults import payment
from ..model.cells import (
    BAN,
    CASH,
    DECK,
    FAKES,
    N_PLAYERS,
    OFFICER,
    OFFSHORE,
    OWNED,
    PAWN,
    PLACED,
    REMATCH,
    ROUND,
    ROUND_FIRST,
    STANDING,
)
from ..model.move_types import HandIn
from ..model.moves import TABLE
from ..model.parts import (
    ACTION,
    ACTION_NAMES,
    AIR_STRIKE,
    CATEGORIES,
    DOLLARS,
    FAKES_PER_PRINTER,
    FULL_VALUE,
    GODFATHER,
    HENCHMEN,
    KINDS,
    LAST_SPACE,
    RATE,
    RECEIVER_NOTES,
    SPACE_NAMES,
    SUPERMARKET_NOTES,
    TAX_REFUND,
    ban_of,
    fakes_of,
)
from ..model.steps import LAWYER_PLACEMENT
from ..model.table import CounterfeitersTable
from ..sections.printing import print_run
from .view_types import CardView, CounterfeitersView, MoneyView, PricesView, SeatView, SpaceView

if TYPE_CHECKING:
    from ..game import CounterfeitersGame


PRICES = PricesView(
    supermarket_notes=int(SUPERMARKET_NOTES),
    full_value=int(FULL_VALUE) * DOLLARS,
    receiver_notes=int(RECEIVER_NOTES),
    rates=(int(RATE[0]) * DOLLARS, int(RATE[1]) * DOLLARS, int(RATE[2]) * DOLLARS),
    tax_refund=int(TAX_REFUND) * DOLLARS,
    fakes_per_printer=int(FAKES_PER_PRINTER),
)


def public_view(game: CounterfeitersGame, t: CounterfeitersTable) -> CounterfeitersView:
    return CounterfeitersView(
        viewer=None,
        step=game.step_of(t),
        asked=tuple(members(t.asked())),
        legal=(),
        is_over=t.is_over(),
        round=t[ROUND],
        max_rounds=t.box.max_rounds,
        round_first=t[ROUND_FIRST],
        pawn=t[PAWN],
        officer=t[OFFICER],
        track=track(t),
        next_effect=next_effect(t),
        last_space=t.box.last[t[N_PLAYERS]],
        ban=t[BAN],
        strike=t.is_strike(),
        is_closing=t.is_closing(),
        is_rematch=bool(t[REMATCH]),
        spaces=spaces(t),
        deck={name: count(t[DECK] & t.box.categories[i]) for i, name in enumerate(CATEGORIES)},
        removed=cards(t, removed_cards(t)),
        prices=PRICES,
        pays={},
        seats=tuple(seat_view(t, seat, None) for seat in range(t.seats())),
    )


def own_view(
    game: CounterfeitersGame, t: CounterfeitersTable, public: CounterfeitersView, viewer: int
) -> CounterfeitersView:
    legal = game.legal_texts(t, viewer)
    return replace(
        public,
        viewer=viewer,
        legal=legal,
        pays=payments(public.step, legal),
        seats=tuple(seat_view(t, viewer, viewer) if seat.seat == viewer else seat for seat in public.seats),
    )


def payments(step: str, legal: tuple[str, ...]) -> dict[str, int]:
    """CF-6.01, CF-7.02, CF-11.07: what each choice of notes brings, so that nobody has to work it out."""
    if not legal or not legal[0].startswith("hand"):
        return {}
    found = [(move, TABLE.describe(TABLE.parse(move))) for move in legal]
    return {move: payment(step, record) for move, record in found if isinstance(record, HandIn)}


def track(t: CounterfeitersTable) -> dict[int, str]:
    n = t[N_PLAYERS]
    effects = {index: t.box.effect(n, index) for index in range(t.box.last[n] + 1)}
    return {index: effect_name(effect) for index, effect in effects.items() if effect}


def next_effect(t: CounterfeitersTable) -> str:
    """CF-10.02, CF-12.01: in the closing the officer does not move any more."""
    return "" if t.is_closing() else track(t).get(int(t[OFFICER]) + 1, "")


def effect_name(effect: int) -> str:
    if effect & LAST_SPACE:
        return "last_space"
    if effect & GODFATHER:
        return "godfather"
    return "air_strike" if effect & AIR_STRIKE else f"investigation_{ban_of(effect)}"


def spaces(t: CounterfeitersTable) -> tuple[SpaceView, ...]:
    henchmen = {space: seat for seat in range(t.seats()) for space in members(t[PLACED + seat])}
    return tuple(space_view(t, space, henchmen.get(space)) for space in members(t.box.spaces[t[N_PLAYERS]]))


def space_view(t: CounterfeitersTable, space: int, henchman: int | None) -> SpaceView:
    n = t[N_PLAYERS]
    card = t.card_on(space) if ACTION[space] == 0 else -1
    return SpaceView(
        name=SPACE_NAMES[space],
        id=t.box.space_ids[n][space],
        action=ACTION_NAMES[ACTION[space]],
        cost=t.box.cost(n, space) * DOLLARS,
        hat=bool(t.box.hats[n] >> space & 1),
        bin=bool(t.box.bins[n] >> space & 1),
        sunglasses=bool(t.box.sunglasses[n] >> space & 1),
        henchman=henchman,
        card=card_view(t, card) if card >= 0 else None,
    )


def seat_view(t: CounterfeitersTable, seat: int, viewer: int | None) -> SeatView:
    is_shown = seat == viewer or t.is_over() or t.box.open_money or not t.plays(seat)
    return SeatView(
        seat=seat,
        plays=t.plays(seat),
        cards=cards(t, t[OWNED + seat]),
        printers=t.printers(seat),
        quality=t.quality(seat) + 1,
        print_run=print_run(t, seat) if t.quality(seat) >= 0 else 0,
        diners=t.diners(seat),
        standing=t[STANDING + seat],
        laid_down=laid_down(t, seat) if t.plays(seat) else 0,
        spaces=tuple(SPACE_NAMES[space] for space in members(t[PLACED + seat])),
        money=money(t, seat) if is_shown else None,
    )


def laid_down(t: CounterfeitersTable, seat: int) -> int:
    """CF-3.08: used, but not on the board; the one that a lawyer has just lifted is in hand."""
    in_hand = not t.is_over() and t.frame(STEP) == LAWYER_PLACEMENT and t.actor() == seat
    return int(HENCHMEN - t[STANDING + seat] - count(t[PLACED + seat])) - in_hand


def money(t: CounterfeitersTable, seat: int) -> MoneyView:
    fakes = t[FAKES + seat]
    return MoneyView(
        cash=t[CASH + seat] * DOLLARS,
        offshore=t[OFFSHORE + seat] * DOLLARS,
        fakes=(fakes_of(fakes, 0), fakes_of(fakes, 1), fakes_of(fakes, 2)),
    )


def removed_cards(t: CounterfeitersTable) -> int:
    """All market cards of this game that are nowhere any more."""
    left = t.box.decks[t[N_PLAYERS]] & ~t[DECK]
    for space in range(8):
        if t.card_on(space) >= 0:
            left &= ~(2 ** t.card_on(space))
    for seat in range(t.seats()):
        left &= ~t[OWNED + seat]
    return left


def cards(t: CounterfeitersTable, owned: int) -> tuple[CardView, ...]:
    return tuple(card_view(t, card) for card in members(owned))


def card_view(t: CounterfeitersTable, card: int) -> CardView:
    return CardView(t.box.card_ids[card], KINDS[t.box.kind[card]], t.box.value[card] * DOLLARS)
