"""What one seat may know of the expansion, by allow-list like `view`."""

from __future__ import annotations

from fatcats.engine.bits import members
from fatcats.engine.tally import held

from ..model import cells, steps
from ..model.data import (
    BOARD_NAMES,
    BOARDS,
    CARD_KINDS,
    CRISIS_NAMES,
    FIRST_CRISIS,
    KIND_NAMES,
    MARKETS,
    MAX_SEATS,
    N_BOARDS,
    NOBODY,
)
from ..model.table import BillionairesTable
from ..sections.special import BY_CAPTOR
from .data import ALIGNMENTS, KINDS_IN_BOX, REVOLUTION_NAMES
from .space_program.launch import board_score, escaping_faces
from .space_program.pacts import partner_of
from .troublemakers.fix import ASKED_FOR_HELP, helpers
from .troublemakers.troublemaker import icons_collected
from .view_types import EnvelopeStage, FixView, Names, PartyView, SpaceView, TroublemakerView

ENVELOPES: dict[int, EnvelopeStage] = {
    cells.NO_SPACE_PROGRAM: "none",
    cells.ENVELOPE_CLOSED: "closed",
    cells.ENVELOPE_OPEN: "open",
    cells.ENVELOPE_GONE: "gone",
}
FIX_STEPS = (steps.FIX_COMMITMENT, steps.FIX_HELP, steps.FIX_ACCEPTANCE, steps.FIX_REVEAL, steps.FIX_OUTCOME)
ABOUT_MARKET = (steps.COMRADE_MOVE,)
AS_HOSTAGE = (  # what a captor decides in the hostage's place
    steps.DRAW_STEP,
    steps.ACTION,
    steps.MARKET_REVEAL,
    steps.CLAIM_CHOICE,
    steps.GAMED_BUY,
    steps.GANGSTER_WINDOW,
    steps.BRIBE_STEP,
    steps.TURN_END,
    steps.LAUNCH_WINDOW,
)


def space_view(t: BillionairesTable) -> SpaceView | None:
    if not t[cells.SPACE]:
        return None
    is_open = t[cells.SPACE] == cells.ENVELOPE_OPEN
    pairs = [(b, int(partner_of(t, b))) for b in range(MAX_SEATS)] if is_open else []
    return SpaceView(
        envelope=ENVELOPES[t[cells.SPACE]],
        number=t.size(cells.SPACE_ENVELOPE),
        cards=cards(t, t[cells.SPACE_ENVELOPE]) if is_open or t[cells.ENVELOPE_AID] else (),
        scores={BOARD_NAMES[b]: int(board_score(t, b)) for b in range(N_BOARDS)} if is_open else {},
        pacts=tuple((one, other) for one, other in pairs if one < other),
        parties=parties(t) if is_open else (),
        has_memory_aid=bool(t[cells.ENVELOPE_AID]),
    )


def parties(t: BillionairesTable) -> tuple[PartyView, ...]:
    """RR-3.11 to RR-3.20: the Launch Scores, also of Billionaires not in play, and who flies with whom."""
    players = {int(t[cells.BOARD + b]): b for b in members(t[cells.BILLIONAIRES])}
    return tuple(party(t, board, players.get(board)) for board in range(N_BOARDS))


def party(t: BillionairesTable, board: int, billionaire: int | None) -> PartyView:
    score = together = int(board_score(t, board))
    partner = ""
    if billionaire is not None and partner_of(t, billionaire) != NOBODY:
        with_board = t[cells.BOARD + partner_of(t, billionaire)]
        partner, together = BOARD_NAMES[with_board], score + int(board_score(t, with_board))
    return PartyView(
        billionaire=BOARD_NAMES[board],
        suit=BOARDS[board][1],
        seat=None if billionaire is None else int(t.controller(billionaire)),
        is_puppet=billionaire is not None and billionaire >= t.seats(),
        score=score,
        partner=partner,
        together=together,
        faces=int(escaping_faces(together)),
    )


def acts_as(t: BillionairesTable, viewer: int) -> int:
    """RR-12.16, RR-12.19: in a turn that was taken over the captor makes the hostage's choices, and only those; else
    everybody decides for themselves."""
    if t.is_over() or t[cells.CAPTOR] != viewer or t.frame(0) not in AS_HOSTAGE:
        return viewer
    if t.frame(0) == steps.GANGSTER_WINDOW and t.about() < BY_CAPTOR:
        return viewer
    return t[cells.HELD_TURN] - 1


def troublemaker_view(t: BillionairesTable, viewer: int | None) -> TroublemakerView | None:
    seat = t[cells.TROUBLEMAKER]
    if seat < 0:
        return None
    captor = t[cells.CAPTOR]
    knows_alignment = seat == viewer or t[cells.ALIGNMENT_SHOWN]
    captors = [(hostage, int(held(t[cells.HOSTAGES], hostage)) - 1) for hostage in range(t.seats())]
    return TroublemakerView(
        seat=seat,
        is_declared=bool(t[cells.DECLARED]),
        alignment=ALIGNMENTS[t[cells.ALIGNMENT]] if knows_alignment else None,
        collected=tuple(CRISIS_NAMES[card - FIRST_CRISIS] for card in members(t[cells.COLLECTED])),
        icons=int(icons_collected(t)),
        face_up=revolution_cards(t[cells.REVOLUTION_HAND]),
        organized=t.size(cells.ORGANIZE_ROW),
        deck=t.size(cells.REVOLUTION_DECK),
        discard=revolution_cards(t[cells.REVOLUTION_DISCARD]),
        drawn=revolution_cards(t[cells.REVOLUTION_DRAWN]),
        is_strike=t[cells.STRIKE] > 0,
        hostages=tuple((hostage, by) for hostage, by in captors if by >= 0),
        turns_to_miss=tuple(int(held(t[cells.TURNS_TO_MISS], s)) for s in range(t.seats())),
        captor=captor if captor >= 0 else None,
        hostage=t[cells.HELD_TURN] - 1 if t[cells.HELD_TURN] else None,
        fix=fix_view(t, viewer),
    )


def fix_view(t: BillionairesTable, viewer: int | None) -> FixView | None:
    """From the naming of the Crisis until the cards are discarded."""
    if t.is_over() or t.frame(0) not in FIX_STEPS:
        return None
    is_turned_up = t.frame(0) == steps.FIX_REVEAL
    offers = members(helpers(t))
    seen = [seat for seat in offers if is_turned_up or seat == viewer]
    sees_committed = is_turned_up or viewer == t[cells.TROUBLEMAKER]
    return FixView(
        crisis=CRISIS_NAMES[t.about() % ASKED_FOR_HELP],
        committed=t.size(cells.COMMITTED),
        own_committed=cards(t, t[cells.COMMITTED]) if sees_committed else (),
        offers=tuple(offers),
        own_offer=tuple(name for seat in seen for name in cards(t, t[cells.OFFERED + seat])),
        drawn=cards(t, t[cells.FIX_DRAWN]),
    )


def looked_at(t: BillionairesTable) -> Names:
    """Cards that lie open before whoever is asked: in a Boycott, Sabotage! or with a Comrade on the Inside."""
    if t.frame(0) in ABOUT_MARKET:
        return cards(t, t[cells.FACE_DOWN + t.about()])
    return cards(t, t[cells.HEAP])


def named_market(t: BillionairesTable) -> str | None:
    """The Market of a Comrade's look, or of a Buy whose lowest card is chosen: everybody knows it."""
    is_about = not t.is_over() and (t.frame(0) in ABOUT_MARKET or t.frame(0) == steps.LOWEST_CARD)
    return MARKETS[t.about()] if is_about else None


def sees_hand_of(t: BillionairesTable, seat: int, viewer: int | None) -> bool:
    """RR-12.16: the captor sees a hostage's hand and envelope, during the takeover only."""
    return viewer is not None and t[cells.CAPTOR] == viewer and t[cells.HELD_TURN] == seat + 1


def sees_role_of(t: BillionairesTable, seat: int, viewer: int | None) -> bool:
    """RR-12.18, RR-R51: the Role only if that was agreed."""
    return sees_hand_of(t, seat, viewer) and t[cells.HOSTAGE_SCOPE] == cells.TURN_AND_ROLE


def cards(t: BillionairesTable, zone: int) -> Names:
    kinds = CARD_KINDS[1 if t[cells.DECK_TABLE] else 0]
    return tuple(KIND_NAMES[kind] for kind in sorted(kinds[card] for card in members(zone)))


def revolution_cards(zone: int) -> Names:
    return tuple(REVOLUTION_NAMES[KINDS_IN_BOX[card]] for card in members(zone))
