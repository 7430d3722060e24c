"""What one seat may know, built by allow-list: a fact is hidden until a line here lets it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fatcats.engine.bits import members
from fatcats.engine.position import SO_FAR, STEP
from fatcats.engine.tally import held, named

from ..model import terms
from ..model.cards import (
    HEISTS,
    PHASE_SECONDS,
    PROPOSAL_SECONDS,
    ROLE_NAMES,
    VOTE_SECONDS,
    loot_amount,
    loot_bonus,
    loot_roles,
)
from ..model.cells import (
    ANNOUNCED,
    ANTES,
    CENTRE,
    ELIMINATED,
    FACE_UP,
    HEIST,
    HIDDEN,
    IN,
    IN_PLAY,
    KNOWN,
    LEADER,
    LIVE,
    LOOT_CARD,
    LOOT_LEFT,
    MONEY,
    MONEY_HIDDEN,
    NAMED,
    OWN_DECK,
    PROPOSALS_LEFT,
    ROUND,
    ROUNDS,
    VOTE_READY,
    VOTES_LEFT,
)
from ..model.steps import ROLE_CHOICE
from ..model.table import MillionsTable
from .deal_view import countering, deal_view, entry, entry_step
from .view_types import CharacterView, LiveView, LootView, MillionsView, SeatView

if TYPE_CHECKING:
    from ..game import MillionsGame


def public_view(game: MillionsGame, t: MillionsTable) -> MillionsView:
    seats = range(t.seats())
    return MillionsView(
        viewer=None,
        step=entry_step(t, None) or game.step_of(t),
        asked=tuple(members(t.asked())),
        legal=(),
        is_over=t.is_over(),
        heist=t[HEIST],
        heists=HEISTS,
        leader=t[LEADER],
        centre=t[CENTRE],
        loot=loot_view(t, t[LOOT_CARD]),
        loot_left=tuple(loot_view(t, card) for card in members(t[LOOT_LEFT])),
        roles=tuple(ROLE_NAMES[role] for role in members(t[IN_PLAY])),
        face_up=named(t[FACE_UP], ROLE_NAMES),
        hidden_card=t[HIDDEN] >= 0,
        named=ROLE_NAMES[t[NAMED]] if t[NAMED] >= 0 else None,
        round=t[ROUND],
        rounds=t[ROUNDS],
        seats=tuple(seat_view(t, seat, None) for seat in seats),
        deals=tuple(deal_view(t, seat) for seat in seats if terms.is_open(t, seat)),
        entry=None,
        countering=None,
        live=live_view(t),
    )


def own_view(game: MillionsGame, t: MillionsTable, public: MillionsView, viewer: int) -> MillionsView:
    return replace(
        public,
        viewer=viewer,
        step=entry_step(t, viewer) or public.step,
        legal=game.legal_texts(t, viewer),
        seats=tuple(seat_view(t, viewer, viewer) if seat.seat == viewer else seat for seat in public.seats),
        entry=entry(t, viewer),
        countering=countering(t, viewer),
    )


def loot_view(t: MillionsTable, card: int) -> LootView:
    loot = t.loot(card)
    name = f"L{card + 1:02d}"
    roles = tuple(ROLE_NAMES[role] for role in members(loot_roles(loot)))
    return LootView(name, None if t[OWN_DECK] else name, loot_amount(loot), loot_bonus(loot), roles)


def seat_view(t: MillionsTable, seat: int, viewer: int | None) -> SeatView:
    roles_shown = t[KNOWN] | (t.characters_of(seat) if seat == viewer else 0)
    shows_money = not t[MONEY_HIDDEN] or seat == viewer or t.is_over()
    return SeatView(
        seat=seat,
        money=t[MONEY + seat] if shows_money else None,
        characters=tuple(
            character_view(t, character, own=seat == viewer, shown=bool(roles_shown >> character & 1))
            for character in members(t.characters_of(seat))
        ),
        proposals_left=held(t[PROPOSALS_LEFT], seat) if t[LIVE] else None,
    )


def character_view(t: MillionsTable, character: int, *, own: bool, shown: bool) -> CharacterView:
    announced = held(t[ANNOUNCED], character)
    return CharacterView(
        number=t.number(character),
        is_in=bool(t[IN] >> character & 1),
        is_eliminated=bool(t[ELIMINATED] >> character & 1),
        ante=held(t[ANTES], character),
        announced=ROLE_NAMES[announced - 1] if announced else None,
        role=role_shown(t, character, own) if shown else None,
        is_known=bool(t[KNOWN] >> character & 1),
    )


def role_shown(t: MillionsTable, character: int, own: bool) -> str | None:
    """An own choice is shown as soon as it is made."""
    if t.is_over():
        return None
    if t.frame(STEP) == ROLE_CHOICE:
        has_chosen = own and not t.pending() >> t.owner(character) & 1
        return ROLE_NAMES[held(t.frame(SO_FAR), character)] if has_chosen else None
    return ROLE_NAMES[t.role(character)]


def live_view(t: MillionsTable) -> LiveView | None:
    if not t[LIVE]:
        return None
    return LiveView(t[VOTES_LEFT], bool(t[VOTE_READY]), PROPOSAL_SECONDS, VOTE_SECONDS, PHASE_SECONDS)
