"""What one seat may know, built by allow-list: a fact is hidden until a line here lets it out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from fatcats.engine.bits import members
from fatcats.engine.position import ACTOR, FRAME
from fatcats.engine.tally import held

from ..expansion.view import acts_as, looked_at, named_market, sees_hand_of, sees_role_of, space_view, troublemaker_view
from ..model import cells, steps
from ..model.data import (
    ASSETS,
    CRISIS_NAMES,
    FIRST_CRISIS,
    MARKETS,
    MAX_SEATS,
    N_MARKETS,
    PANIC_CARDS,
    POLICIES,
    SPACE_COWBOY,
)
from ..model.moves import HIGHER_ASSET, LOWER_ASSET
from ..model.table import BillionairesTable
from ..sections.special import BY_CAPTOR
from .board_view import board_view
from .draft_view import draft_cards, draft_retrieved, own_draft, proposal, spread
from .names import assets, cards, is_at, roles, worth
from .odds import market_odds
from .redeal import all_others, hidden_cards, known_cards
from .role_knowledge import ruled_out
from .view_types import BillionairesView, CrisisView, MarketView, Names, PanicStage, PanicView, SeatView

if TYPE_CHECKING:
    from ..game import BillionairesGame


PANIC_STAGES: dict[int, PanicStage] = {cells.NO_PANIC: "none", cells.PANIC_PENDING: "pending", cells.PANIC_OVER: "over"}
# Steps about one Asset, which everybody has heard named
ABOUT_ASSET = (steps.GANGSTER_WINDOW, steps.PAYMENT)


def public_view(game: BillionairesGame, t: BillionairesTable) -> BillionairesView:
    return BillionairesView(
        viewer=None,
        step=game.step_of(t),
        asked=tuple(members(t.asked())),
        legal=(),
        is_over=t.is_over(),
        level=t[cells.LEVEL],
        round=t[cells.ROUND],
        last_round=t[cells.MAX_ROUNDS],
        turn=turn_of(t),
        markets=tuple(market_view(t, market, None) for market in range(N_MARKETS)),
        seats=tuple(seat_view(t, seat, None) for seat in range(t.seats())),
        deck_size=t.size(cells.DECK),
        discard=cards(t, t[cells.DISCARD]),
        set_aside=t.size(cells.SET_ASIDE),
        crises=tuple(crisis_view(t, card - FIRST_CRISIS) for card in members(t[cells.GUILLOTINE])),
        rebels=t.rebels(),
        policy=POLICIES[t[cells.POLICY]],
        panic=panic_view(t),
        held_up=tuple(members(t[cells.HELD_UP])),
        played=cards(t, t[cells.PLAYED]),
        named_asset=ASSETS[t.about() % BY_CAPTOR] if is_at(t, *ABOUT_ASSET) else None,
        con=con(t) if is_at(t, steps.CON_ANSWER) else None,
        roll=t.about() % 8 if is_at(t, steps.ROLL_SHIFT) else None,
        removing=removing(t),
        proposal=proposal(t, t.actor(), t.about()) if is_at(t, steps.PROPOSAL) else None,
        draft=None,
        draft_cards=(),
        draft_retrieved=(),
        acts_as=None,
        spread=None,
        odds={},
        roles_drawn=(),
        worth=worth(t),
        icons={name: held(t[cells.ICONS], crisis) for crisis, name in enumerate(CRISIS_NAMES)},
        unseen=unseen(t, MAX_SEATS),
        winners=tuple(members(t[cells.WINNERS])),
        space=space_view(t),
        troublemaker=troublemaker_view(t, None),
        looked_at=(),
        named_market=named_market(t),
    )


def own_view(game: BillionairesGame, t: BillionairesTable, public: BillionairesView, viewer: int) -> BillionairesView:
    is_asked = viewer in public.asked
    view = replace(
        public,
        viewer=viewer,
        legal=game.legal_texts(t, viewer),
        markets=tuple(market_view(t, market, viewer) for market in range(N_MARKETS)),
        seats=tuple(seat_view(t, seat, viewer) for seat in range(t.seats())),
        draft=own_draft(t, viewer) if is_asked else None,
        draft_cards=draft_cards(t) if is_asked else (),
        draft_retrieved=draft_retrieved(t) if is_asked else (),
        roles_drawn=roles(t[cells.ROLES_DRAWN]) if is_asked else (),
        unseen=unseen(t, viewer),
        troublemaker=troublemaker_view(t, viewer),
        looked_at=looked_at(t) if is_asked else (),
        acts_as=acts_as(t, viewer),
    )
    me = view.seats[acts_as(t, viewer)]
    may_buy = any(move.startswith("buy ") for move in view.legal)
    return replace(view, spread=spread(view, me), odds=market_odds(view, me) if may_buy else {})


def unseen(t: BillionairesTable, seat: int) -> dict[str, int]:
    """Nobody is reminded of what lies in the Space Program envelope (RR-2.08), so those cards are among them."""
    hidden = hidden_cards(t, all_others(t, seat)) & ~known_cards(t, seat)
    if t[cells.SPACE] == cells.ENVELOPE_CLOSED and not t[cells.ENVELOPE_AID]:
        hidden |= t[cells.SPACE_ENVELOPE]
    return dict(Counter(cards(t, hidden)))


def turn_of(t: BillionairesTable) -> int:
    """The frame at the bottom is the turn's or the Round end's."""
    return 0 if t.is_over() else max(t.row[t.below_all + FRAME + ACTOR], 0)


# --- parts ------------------------------------------------------------------------------------------------------------


def market_view(t: BillionairesTable, market: int, viewer: int | None) -> MarketView:
    own = 0 if viewer is None else t[cells.FACE_DOWN + market] & t[cells.KNOWS + viewer]
    return MarketView(
        market=MARKETS[market],
        number=market + 1,
        assets=assets(t[cells.ASSETS_ON + market]),
        face_up=cards(t, t[cells.FACE_UP + market]),
        face_down=t.size(cells.FACE_DOWN + market),
        known=cards(t, own),
    )


def seat_view(t: BillionairesTable, seat: int, viewer: int | None) -> SeatView:
    is_own = seat == viewer or sees_hand_of(t, seat, viewer)
    sees_role = seat == viewer or sees_role_of(t, seat, viewer)
    is_revealed = bool(t[cells.REVEALED] >> seat & 1)
    remembered = t[cells.KNOWS + viewer] if viewer is not None else 0
    return SeatView(
        seat=seat,
        board=board_view(t, seat),
        puppet=board_view(t, t.seats() + seat) if t[cells.PUPPETS] else None,
        hand_size=t.size(cells.HAND + seat),
        hand=cards(t, t[cells.HAND + seat] & (~0 if is_own else t[cells.SEEN])),
        hand_limit=t.hand_limit(seat),
        envelope_size=t.size(cells.ENVELOPE + seat),
        envelope=cards(t, t[cells.ENVELOPE + seat] & (~0 if is_own else remembered)),
        role=" ".join(roles(t[cells.ROLE_OF + seat])) or None if sees_role or is_revealed else None,
        is_revealed=is_revealed,
        has_unrevealed_role=bool(t.unrevealed() >> seat & 1),
        possible_roles=() if sees_role else possible_roles(t, seat, viewer),
        has_bunker=t[cells.BUNKER] == seat,
        is_out=not t.players() >> seat & 1,
        is_troublemaker=t[cells.TROUBLEMAKER] == seat,
    )


def possible_roles(t: BillionairesTable, seat: int, viewer: int | None) -> Names:
    """By what the viewer saw; Roles that lie open or that the viewer holds are out of the question."""
    if not t.unrevealed() >> seat & 1:
        return ()
    in_game = 2**6 - 1 if t[cells.LEVEL] == 3 else 2**9 - 1
    if t[cells.SPACE] in (cells.ENVELOPE_CLOSED, cells.ENVELOPE_OPEN):
        in_game |= 2**SPACE_COWBOY
    impossible = ruled_out(t, MAX_SEATS if viewer is None else viewer, seat)
    return roles(in_game & ~impossible)


def crisis_view(t: BillionairesTable, crisis: int) -> CrisisView:
    return CrisisView(CRISIS_NAMES[crisis], held(t[cells.ICONS], crisis), held(t[cells.REBELS_ON], crisis))


def panic_view(t: BillionairesTable) -> PanicView:
    card = t[cells.PANIC_CARD]
    leader = t[cells.PANIC_LEADER]
    name, types = PANIC_CARDS[card] if card >= 0 else (None, ())
    return PanicView(PANIC_STAGES[t[cells.PANIC]], leader if leader >= 0 else None, name, types)


def con(t: BillionairesTable) -> tuple[str, str]:
    """BG-12.23: the answerer's own Asset is the one that is wanted."""
    pair = (LOWER_ASSET[t.about()], HIGHER_ASSET[t.about()])
    wanted, given = pair if t.owner_of(pair[0]) == t.actor() else pair[::-1]
    return ASSETS[wanted], ASSETS[given]


def removing(t: BillionairesTable) -> int:
    """BG-13.23: one or two, as the die says; else one at a time."""
    if is_at(t, steps.REPRESSION):
        return int(t.about())
    return int(is_at(t, steps.REBEL_REMOVAL, steps.OWNERS_REMOVAL, steps.REBEL_SACRIFICE))
