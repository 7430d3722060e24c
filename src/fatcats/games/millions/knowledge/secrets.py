# fatcats: interpreted
"""For tests: everything that a viewer must not know."""

from __future__ import annotations

from fatcats.engine.bits import members
from fatcats.engine.position import DRAFT, SO_FAR, STEP
from fatcats.engine.tally import held

from ..model.cells import AMOUNTS, COUNTERING, FACE_UP, HIDDEN, KNOWN, TERMS
from ..model.steps import ROLE_CHOICE, VOTE
from ..model.table import MillionsTable


def secrets(t: MillionsTable, viewer: int | None) -> dict[str, object]:
    others = [seat for seat in range(t.seats()) if seat != viewer]
    hidden: dict[str, object] = {"chance": (int(t.rng.x), int(t.rng.y))}
    if t.is_over():
        return hidden
    strangers = [c for seat in others for c in members(t.characters_of(seat) & ~t[KNOWN])]
    if t[FACE_UP]:
        hidden["roles"] = [int(t.role(character)) for character in strangers]
        hidden["whose card is hidden"] = int(t[HIDDEN])
    if t.frame(STEP) == ROLE_CHOICE:
        chosen = [character for character in strangers if has_answered(t, int(t.owner(character)))]
        hidden["choices"] = [int(held(t.frame(SO_FAR), character)) for character in chosen]
    if t.frame(STEP) == VOTE:
        hidden["votes"] = [int(t.frame(SO_FAR) >> seat & 1) for seat in others if has_answered(t, seat)]
    hidden["drafts"] = [draft(t, seat) for seat in others if is_drafting(t, seat)]
    return hidden


def has_answered(t: MillionsTable, seat: int) -> bool:
    return bool((t.asked() & ~t.pending()) >> seat & 1)


def is_drafting(t: MillionsTable, seat: int) -> bool:
    return bool(t.drafting() >> seat & 1)


def draft(t: MillionsTable, seat: int) -> tuple[int, ...]:
    """What a seat has put together so far: a deal, or the beginning of a counter-offer."""
    cells = (TERMS + seat, AMOUNTS + 2 * seat, AMOUNTS + 2 * seat + 1)
    return (int(t.frame(DRAFT)), int(held(t[COUNTERING], seat)), *(int(t[cell]) for cell in cells))
