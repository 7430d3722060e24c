"""What one seat may know, built by allow-list: a fact is hidden until a line here lets it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fatcats.engine.bits import members
from fatcats.engine.tally import named, total

from ..model.cards import RANK_NAMES, STATUSES
from ..model.cells import (
    ACTIVE,
    CHIPS,
    DEALER,
    FIVE_LEAD_MAX,
    GAME,
    GAMES,
    GAVE,
    HAND,
    LAST_STATUS,
    LEFT,
    NOBODY,
    PARTNER,
    PASS_LOCKS,
    PASSED,
    PLAYED,
    SHOW_COUNTS,
    SHOW_HISTORY,
    SITS_AT,
    SIZE,
    SKIPPED,
    STATUS,
    TO_ASK,
    TOP_CARDS,
    TOP_RANK,
    TOP_SEAT,
)
from ..model.table import ZillionaireTable
from .view_types import Cards, Exchange, SeatView, TopPlay, ZillionaireView

if TYPE_CHECKING:
    from ..game import ZillionaireGame


def public_view(game: ZillionaireGame, t: ZillionaireTable) -> ZillionaireView:
    shows_history = bool(t[SHOW_HISTORY])
    played_by = tuple(cards(t[PLAYED + seat]) for seat in range(t.seats()))
    return ZillionaireView(
        viewer=None,
        step=game.step_of(t),
        asked=tuple(members(t.asked())),
        legal=(),
        is_over=t.is_over(),
        game=t[GAME],
        games=t[GAMES],
        dealer=t[DEALER],
        hand={},
        top=top_play(t),
        seats=tuple(seat_view(t, seat, None) for seat in range(t.seats())),
        still_to_ask=tuple(members(t[TO_ASK])),
        passed=tuple(members(t[PASSED])),
        skipped=tuple(members(t[SKIPPED])),
        pass_locks=bool(t[PASS_LOCKS]),
        five_lead_max=t[FIVE_LEAD_MAX],
        played=cards(sum(t[PLAYED + seat] for seat in range(t.seats()))) if shows_history else None,
        played_by=played_by if shows_history else None,
        exchange=None,
    )


def own_view(game: ZillionaireGame, t: ZillionaireTable, public: ZillionaireView, viewer: int) -> ZillionaireView:
    return replace(
        public,
        viewer=viewer,
        legal=game.legal_texts(t, viewer),
        hand=cards(t[HAND + viewer]),
        seats=public.seats if t[SHOW_COUNTS] else tuple(seat_view(t, seat, viewer) for seat in range(t.seats())),
        exchange=exchange(t, viewer),
    )


def top_play(t: ZillionaireTable) -> TopPlay | None:
    if t[TOP_RANK] < 0:
        return None
    return TopPlay(t[TOP_SEAT], RANK_NAMES[t[TOP_RANK]], t[TOP_CARDS], t[SIZE] or None)


def seat_view(t: ZillionaireTable, seat: int, viewer: int | None) -> SeatView:
    shows_count = bool(t[SHOW_COUNTS]) or seat == viewer
    return SeatView(
        seat=seat,
        sits_at=t[SITS_AT + seat],
        left=t[LEFT + seat],
        is_active=bool(t[ACTIVE] >> seat & 1),
        cards=total(t[HAND + seat]) if shows_count else None,
        status=status(t[STATUS + seat]),
        last_status=status(t[LAST_STATUS + seat]),
        chips=named(t[CHIPS + seat], STATUSES),
        points=t.points(seat),
    )


def status(number: int) -> str | None:
    return None if number < 0 else STATUSES[number]


def exchange(t: ZillionaireTable, viewer: int) -> Exchange | None:
    partner = t[PARTNER + viewer]
    if partner == NOBODY:
        return None
    return Exchange(partner, cards(t[GAVE + viewer]), cards(t[GAVE + partner]))


def cards(pile: int) -> Cards:
    return named(pile, RANK_NAMES)
