"""What one seat may know, as a row of numbers: the same facts as in `view`, in the order of `layout`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count
from fatcats.engine.observation import CARDS, Encoder, Observation, kinds_among, put_set
from fatcats.engine.position import ACTOR, DRAFT, FRAME, STEP
from fatcats.engine.slugs import slugs_of
from fatcats.engine.table import Table
from fatcats.engine.tally import held

from ..expansion.data import REVOLUTION_KIND
from ..expansion.encode import encode_expansion, looks_at, sees_hand, sees_role
from ..model import steps
from ..model.cells import (
    ASSETS_OF,
    ASSETS_ON,
    BILLIONAIRES,
    BOARD,
    BUNKER,
    DECK,
    DECK_TABLE,
    DISCARD,
    ENVELOPE,
    ENVELOPE_AID,
    ENVELOPE_CLOSED,
    ENVELOPE_OPEN,
    FACE_DOWN,
    FACE_UP,
    GUILLOTINE,
    HAND,
    HELD_UP,
    ICONS,
    KNOWS,
    LEVEL,
    MAX_ROUNDS,
    PANIC,
    PANIC_CARD,
    PANIC_LEADER,
    PLAYED,
    POLICY,
    PUPPETS,
    REBELS_ON,
    REVEALED,
    ROLE_OF,
    ROLES_DRAWN,
    ROUND,
    SEEN,
    SET_ASIDE,
    SPACE,
    SPACE_ENVELOPE,
    TROUBLEMAKER,
    WINNERS,
)
from ..model.data import (
    ALL_CARDS,
    FIRST_CRISIS,
    FIRST_CRISIS_KIND,
    KIND_OF,
    KIND_TABLE,
    N_ASSETS,
    N_BOARDS,
    N_CRISES,
    N_KINDS,
    N_MARKETS,
    N_PANIC_CARDS,
    N_ROLES,
    POLICIES,
    SPACE_COWBOY,
)
from ..model.event_parts import OTHER_DECK
from ..model.moves import HIGHER_ASSET, LOWER_ASSET
from ..model.plan import MAX_SWAPS, NO_PAIR, sacrifices, swap_of
from ..model.table import BillionairesTable
from ..sections.special import BY_CAPTOR
from .redeal import all_others, hidden_cards, known_cards
from .role_knowledge import ruled_out

N_STEPS: Final[i64] = len(slugs_of(steps))
N_POLICIES: Final[i64] = len(POLICIES)
N_STAGES: Final = 3
PLAN_NUMBERS: Final[i64] = N_ASSETS * (1 + MAX_SWAPS)


@final
class BillionairesEncoder(Encoder):
    def encode(self, t: Table, o: Observation) -> None:
        assert isinstance(t, BillionairesTable)
        step: i64 = -1
        if not t.is_over():
            step = t.frame(STEP)
        is_asked = t.asked() & BIT[o.viewer] != 0
        o.one_of(step, N_STEPS)
        o.seat_set(t.asked())
        o.number(t[LEVEL])
        o.number(t[ROUND])
        o.number(t[MAX_ROUNDS])
        encode_turn(t, o)
        encode_markets(t, o)
        relative: i64
        for relative in range(o.seats):
            encode_seat(t, o, o.absolute(relative))
        encode_piles(t, o)
        encode_rebels(t, o)
        o.one_of(t[POLICY], N_POLICIES)
        encode_panic(t, o)
        o.seat_set(t[HELD_UP])
        encode_step(t, o, step)
        encode_own_choice(t, o, step, is_asked)
        o.cards(unseen(t, o.viewer), KIND_OF, t[DECK_TABLE], N_KINDS)
        o.seat_set(t[WINNERS])
        encode_expansion(t, o, step, is_asked)

    def encode_cards(self, o: Observation, form: i64, cards: i64) -> None:
        if form == CARDS:
            first: i64 = 0
            if cards & BIT[OTHER_DECK]:
                first = KIND_TABLE
            cards &= ALL_CARDS
            put_set(o, count(cards), kinds_among(cards, KIND_OF, first))
        else:
            put_set(o, count(cards), kinds_among(cards, REVOLUTION_KIND, 0))


def encode_turn(t: BillionairesTable, o: Observation) -> None:
    """The frame at the bottom is the turn's or the Round end's."""
    if t.is_over():
        o.at += o.seats
    else:
        o.seat(max(t.row[t.below_all + FRAME + ACTOR], 0))


def encode_markets(t: BillionairesTable, o: Observation) -> None:
    table = t[DECK_TABLE]
    market: i64
    for market in range(N_MARKETS):
        o.members(t[ASSETS_ON + market] >> (4 * market), 4)
        o.cards(t[FACE_UP + market], KIND_OF, table, N_KINDS)
        o.number(count(t[FACE_DOWN + market]))
        o.cards(t[FACE_DOWN + market] & t[KNOWS + o.viewer], KIND_OF, table, N_KINDS)


# --- players ----------------------------------------------------------------------------------------------------------


def encode_seat(t: BillionairesTable, o: Observation, seat: i64) -> None:
    table = t[DECK_TABLE]
    viewer = o.viewer
    is_own = seat == viewer or sees_hand(t, seat, viewer)
    encode_board(t, o, seat)
    if o.seats == 2:
        if t[PUPPETS]:
            encode_board(t, o, seat + 2)
        else:
            o.at += N_BOARDS + N_ASSETS
    o.number(count(t[HAND + seat]))
    if is_own:
        o.cards(t[HAND + seat], KIND_OF, table, N_KINDS)
    else:
        o.cards(t[HAND + seat] & t[SEEN], KIND_OF, table, N_KINDS)
    o.number(t.hand_limit(seat))
    o.number(count(t[ENVELOPE + seat]))
    if is_own:
        o.cards(t[ENVELOPE + seat], KIND_OF, table, N_KINDS)
    else:
        o.cards(t[ENVELOPE + seat] & t[KNOWS + viewer], KIND_OF, table, N_KINDS)
    encode_role(t, o, seat)
    o.flag(t[BUNKER] == seat)
    o.flag(t.players() & BIT[seat] == 0)
    o.flag(t[TROUBLEMAKER] == seat)


def encode_board(t: BillionairesTable, o: Observation, billionaire: i64) -> None:
    if t[BILLIONAIRES] & BIT[billionaire] == 0:
        o.at += N_BOARDS + N_ASSETS
        return
    o.one_of(t[BOARD + billionaire], N_BOARDS)
    o.members(t[ASSETS_OF + billionaire], N_ASSETS)


def encode_role(t: BillionairesTable, o: Observation, seat: i64) -> None:
    """The own Role or a Revealed one; of another's, which it may be by what the viewer has seen."""
    is_shown = seat == o.viewer or sees_role(t, seat, o.viewer)
    is_revealed = t[REVEALED] & BIT[seat] != 0
    has_unrevealed = t[ROLE_OF + seat] != 0 and not is_revealed
    if is_shown or is_revealed:
        o.members(t[ROLE_OF + seat], N_ROLES)
    else:
        o.at += N_ROLES
    o.flag(is_revealed)
    o.flag(has_unrevealed)
    if has_unrevealed and not is_shown:
        o.members(roles_in_game(t) & ~ruled_out(t, o.viewer, seat), N_ROLES)
    else:
        o.at += N_ROLES


def roles_in_game(t: BillionairesTable) -> i64:
    roles = BIT[9] - 1
    if t[LEVEL] == 3:
        roles = BIT[6] - 1
    if t[SPACE] == ENVELOPE_CLOSED or t[SPACE] == ENVELOPE_OPEN:
        roles |= BIT[SPACE_COWBOY]
    return roles


# --- the table --------------------------------------------------------------------------------------------------------


def encode_piles(t: BillionairesTable, o: Observation) -> None:
    table = t[DECK_TABLE]
    o.number(count(t[DECK]))
    o.cards(t[DISCARD], KIND_OF, table, N_KINDS)
    o.number(count(t[SET_ASIDE]))
    o.cards(t[PLAYED], KIND_OF, table, N_KINDS)
    kind: i64
    for kind in range(FIRST_CRISIS_KIND):
        o.number(t.points(t.card(kind, ALL_CARDS)))


def encode_rebels(t: BillionairesTable, o: Observation) -> None:
    crisis: i64
    for crisis in range(N_CRISES):
        is_active = t[GUILLOTINE] & BIT[FIRST_CRISIS + crisis] != 0
        o.flag(is_active)
        o.number(held(t[ICONS], crisis))
        if is_active:
            o.number(held(t[REBELS_ON], crisis))
        else:
            o.at += 1
    o.number(t.rebels())


def encode_panic(t: BillionairesTable, o: Observation) -> None:
    o.one_of(t[PANIC], N_STAGES)
    o.seat(t[PANIC_LEADER])
    o.one_of(t[PANIC_CARD], N_PANIC_CARDS)


def unseen(t: BillionairesTable, viewer: i64) -> i64:
    """RR-2.08: nobody is reminded of what lies in the Space Program envelope, so those cards are among them."""
    hidden = hidden_cards(t, all_others(t, viewer)) & ~known_cards(t, viewer)
    if t[SPACE] == ENVELOPE_CLOSED and t[ENVELOPE_AID] == 0:
        hidden |= t[SPACE_ENVELOPE]
    return hidden & ALL_CARDS


# --- what is under way ------------------------------------------------------------------------------------------------


def encode_step(t: BillionairesTable, o: Observation, step: i64) -> None:
    """What everybody has heard: an Asset, a Con, a roll, a proposal."""
    asset: i64 = -1
    if step == steps.GANGSTER_WINDOW or step == steps.PAYMENT:
        asset = t.about() % BY_CAPTOR
    o.one_of(asset, N_ASSETS)
    encode_con(t, o, step)
    roll: i64 = 0
    if step == steps.ROLL_SHIFT:
        roll = t.about() % 8 + 1
    o.number(roll)
    removing: i64 = 0
    if step == steps.REPRESSION:
        removing = t.about()
    elif step == steps.REBEL_REMOVAL or step == steps.OWNERS_REMOVAL or step == steps.REBEL_SACRIFICE:
        removing = 1
    o.number(removing)
    if step == steps.PROPOSAL:
        o.seat(t.actor())
        encode_plan(o, t.about())
    else:
        o.at += o.seats + PLAN_NUMBERS


def encode_con(t: BillionairesTable, o: Observation, step: i64) -> None:
    """BG-12.23: the answerer's own Asset is the one that is wanted."""
    if step != steps.CON_ANSWER:
        o.at += 2 * N_ASSETS
        return
    wanted = LOWER_ASSET[t.about()]
    given = HIGHER_ASSET[t.about()]
    if t.owner_of(wanted) != t.actor():
        wanted = HIGHER_ASSET[t.about()]
        given = LOWER_ASSET[t.about()]
    o.one_of(wanted, N_ASSETS)
    o.one_of(given, N_ASSETS)


def encode_plan(o: Observation, plan: i64) -> None:
    o.members(sacrifices(plan), N_ASSETS)
    number: i64
    for number in range(MAX_SWAPS):
        pair = swap_of(plan, number)
        if pair != NO_PAIR:
            o.members(BIT[LOWER_ASSET[pair]] | BIT[HIGHER_ASSET[pair]], N_ASSETS)
        else:
            o.at += N_ASSETS


def encode_own_choice(t: BillionairesTable, o: Observation, step: i64, is_asked: bool) -> None:
    """What the viewer is putting together, and what lies open before the viewer only."""
    table = t[DECK_TABLE]
    if not is_asked:
        o.at += PLAN_NUMBERS + 3 * N_KINDS + N_ROLES
        return
    if step == steps.NEGOTIATION or step == steps.DICTATE or step == steps.PUPPET_TRADE:
        encode_plan(o, t.frame(DRAFT))
    else:
        o.at += PLAN_NUMBERS
    retrieved: i64 = 0
    if step == steps.BRIBE_STEP:
        retrieved = t.frame(DRAFT) & t[ENVELOPE + t.actor()]
    if has_draft_cards(step):
        o.cards(t.frame(DRAFT) & ~retrieved & ALL_CARDS, KIND_OF, table, N_KINDS)
    else:
        o.at += N_KINDS
    o.cards(retrieved, KIND_OF, table, N_KINDS)
    o.members(t[ROLES_DRAWN], N_ROLES)
    o.cards(looks_at(t, step), KIND_OF, table, N_KINDS)


def has_draft_cards(step: i64) -> bool:
    return (
        step == steps.BRIBE_STEP
        or step == steps.PAYMENT
        or step == steps.ROLL_SHIFT
        or step == steps.FIX_COMMITMENT
        or step == steps.THUGS_PAYMENT
    )
