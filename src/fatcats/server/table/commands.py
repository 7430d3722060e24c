"""What can be done at a table. A command looks at the state and gives the next entry of the journal, or says why not;
it changes nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from fatcats import protocol
from fatcats.bots.names import free_bot_name
from fatcats.engine.errors import BadMove, BadRecord, IllegalMove, Unfinished
from fatcats.engine.rng import seeded
from fatcats.server.auth import matches, person
from fatcats.server.chance import bot_seed
from fatcats.server.errors import Already, Illegal, Refusal, explained
from fatcats.server.table import journal
from fatcats.server.table.data import OVER, PLAYING, WAITING
from fatcats.server.table.drafts import Draft, Drafts
from fatcats.server.table.names import clean, read_name
from fatcats.server.table.seats import check_level, choose_colour, seat_count
from fatcats.server.table.state import TableState

MAX_LINKS = 8  # personal links and devices of one seat


# --- checks ---------------------------------------------------------------------------------------------------------


def check_holds(state: TableState, who: str, seat: int) -> journal.Seat:
    """The seat, if this person holds it."""
    seats = state.data.seats
    if not 0 <= seat < len(seats) or who not in seats[seat].holders:
        raise Refusal("not-yours", "not-your-seat")
    return seats[seat]


def check_member(state: TableState, who: str) -> None:
    if who != state.created.host and not state.seats_of(who):
        raise Refusal("not-yours", "not-your-table")


def check_host(state: TableState, who: str) -> None:
    if not state.is_host(who):
        raise Refusal("not-yours", "not-host")


def check_status(state: TableState, *statuses: str) -> None:
    if state.data.status not in statuses:
        raise Refusal("not-now", {WAITING: "not-begun", PLAYING: "begun", OVER: "over"}[state.data.status])


def check_seat(state: TableState, seat: int) -> journal.Seat:
    if seat not in range(len(state.data.seats)):
        raise Refusal("no-seat", "no-such-seat")
    return state.data.seats[seat]


def check_new(state: TableState, seat: int, request: str) -> None:
    shown = state.data.requests.get(f"{seat} {request}") if request else None
    if shown is not None:
        raise Already(shown)


# --- before the game ------------------------------------------------------------------------------------------------


def sit(state: TableState, who: str, seat: int, name: str, colour: int = 0) -> journal.Seated:
    """Take a free seat, or before the game another name and colour in one's own.

    A game that was brought from elsewhere has empty seats while it is under way.
    """
    check_status(state, WAITING, PLAYING)
    before, seats = check_seat(state, seat), state.data.seats
    is_own = state.data.status == WAITING and before.kind == "person" and who in before.holders
    if before.kind != "open" and not is_own:
        raise Refusal("taken", "seat-taken")
    named = read_name(name, [other.name for other in seats if other is not before and other.kind != "open"])
    chosen = choose_colour(seats, seat, colour)
    if is_own:
        return journal.Seated(seat=seat, to=msgspec.structs.replace(before, name=named, colour=chosen))
    return journal.Seated(seat=seat, to=journal.Seat("person", named, holders=[who], colour=chosen))


def set_seat(state: TableState, who: str, seat: int, kind: protocol.SeatKind, level: str) -> journal.Seated:
    """Open a seat, close it or put a bot there, also in place of a person."""
    check_status(state, WAITING, PLAYING)
    check_host(state, who)
    before = check_seat(state, seat)
    if state.data.status == PLAYING and (kind != "bot" or before.kind != "open"):
        raise Refusal("not-now", "only-bots-now")
    return journal.Seated(seat=seat, to=planned_seat(state, kind, level))


def away(state: TableState, here: Collection[int]) -> list[int]:
    """People who are not connected, and for whom no bot plays."""
    seats = enumerate(state.data.seats)
    return [number for number, seat in seats if seat.kind == "person" and not seat.stand_in and number not in here]


def planned_seat(state: TableState, kind: protocol.SeatKind, level: str) -> journal.Seat:
    if kind != "bot":
        return journal.Seat(kind)
    level = check_level(state.game, level)
    return journal.Seat("bot", free_bot_name(level, state.names()), level)


def start(state: TableState, who: str, here: Collection[int] = ()) -> journal.Started:
    """A rematch waits for everybody who played before, or for a bot that plays for them."""
    check_status(state, WAITING)
    check_host(state, who)
    if state.created.rematch_of and (missing := away(state, here)):
        raise Refusal("not-now", "not-back", names=", ".join(state.names()[seat] for seat in missing))
    kinds = [seat.kind for seat in state.data.seats]
    if "open" in kinds:
        raise Refusal("seats-open", "seats-open")
    seats = sum(kind in ("person", "bot") for kind in kinds)
    game = state.game
    if seats not in game.seats:
        raise seat_count(game, seats)
    match = state.blank_match(seats)
    match.begin()
    return journal.Started(setup=match.setup, drawn=match.drawn)


# --- other devices --------------------------------------------------------------------------------------------------


def link(state: TableState, who: str, seat: int, secret: str) -> journal.Linked:
    if len(check_holds(state, who, seat).links) >= MAX_LINKS:
        raise Refusal("limit", "too-many-devices")
    return journal.Linked(seat=seat, link=person(secret))


def unlink(state: TableState, who: str, seat: int) -> journal.Unlinked | None:
    """Withdraw the personal links of a seat. Who came with one cannot: only who sat down there, and the host."""
    seated = check_seat(state, seat)
    if seated.kind != "person" or who not in (state.created.host, *seated.holders[:1]):
        raise Refusal("not-yours", "not-your-links")
    return journal.Unlinked(seat=seat) if seated.links or len(seated.holders) > 1 else None


def claim(state: TableState, who: str, secret: str) -> journal.Linked | None:
    """Open a seat with the secret of its link."""
    for seat, seated in enumerate(state.data.seats):
        if seated.kind == "person" and matches(secret, seated.links):
            if who in seated.holders:
                return None
            if len(seated.holders) > MAX_LINKS:
                raise Refusal("limit", "too-many-devices")
            return journal.Linked(seat=seat, holder=who)
    raise Refusal("not-yours", "not-your-link")


# --- the game -------------------------------------------------------------------------------------------------------


def read_moves(state: TableState, seat: int, moves: Sequence[str]) -> list[int]:
    try:
        return [state.playing.read(move) for move in moves]
    except BadMove as error:
        raise malformed(error) from error
    except IllegalMove as error:
        raise illegal(state, seat, error) from error


def malformed(error: BadMove) -> Refusal:
    return Refusal("malformed", "no-move", problem=explained(error))


def illegal(state: TableState, seat: int, error: IllegalMove) -> Illegal:
    """What a rule forbids this seat."""
    return Illegal(state.game, error, state.names(), seat)


def check_decision(state: TableState, seat: int, decision: int | None) -> None:
    """Somebody else may have ended the game while this was on its way: then it was meant for an earlier moment too."""
    check_status(state, PLAYING, OVER)
    if decision is not None and (state.data.status == OVER or decision != state.decision(seat)):
        raise Refusal("stale", "stale")
    check_status(state, PLAYING)


def play(
    state: TableState, seat: int, moves: Sequence[int], *, by: protocol.DecidedBy = "", request: str = ""
) -> journal.Moved:
    """A whole decision, with what chance gives; raises Unfinished if the moves are only the beginning of one."""
    try:
        entry, drawn = state.playing.propose(seat, moves)
    except IllegalMove as error:
        raise illegal(state, seat, error) from error
    except Unfinished:
        raise
    except BadRecord as error:
        raise Refusal("malformed", "several-decisions") from error
    return journal.Moved(seat=seat, moves=entry.moves, chance=entry.chance, drawn=drawn, by=by, request=request)


def play_or_draft(state: TableState, drafts: Drafts, who: str, request: protocol.Play) -> journal.Moved | Draft:
    """A whole decision, together with what the seat has chosen before; or the beginning of one, as a draft."""
    seat = request.seat
    check_holds(state, who, seat)
    check_new(state, seat, request.request)
    check_decision(state, seat, request.decision)
    draft = drafts.of(state, seat)
    if request.request and request.request in draft.requests:  # it was sent twice
        return draft
    moves = [*draft.moves, *read_moves(state, seat, request.moves)]
    try:
        return play(state, seat, moves, request=request.request)
    except Unfinished:
        return draft.with_moves(moves, request.request)


def drop_draft(state: TableState, drafts: Drafts, who: str, request: protocol.DropDraft) -> Draft:
    check_holds(state, who, request.seat)
    draft = drafts.of(state, request.seat)
    return draft.with_moves([] if request.all else draft.moves[:-1])


def play_default(state: TableState, seat: int, decision: int) -> journal.Moved | None:
    """What the rules page says for a seat whose time is up; nothing if it has answered in the meantime."""
    if seat not in state.pending() or state.decision(seat) != decision:
        return None
    match, moves = state.playing, list[int]()
    rng = seeded(bot_seed(state.seed, seat, decision))
    while not moves or not match.is_whole(seat, moves):
        moves.append(match.game.default_move(match.knowledge_of(seat, moves, rng)))
    return play(state, seat, moves, by="time")


def say(state: TableState, who: str, seat: int, text: str) -> journal.Said:
    check_holds(state, who, seat)
    cleaned = clean(text)
    if not cleaned:
        raise Refusal("malformed", "nothing-said")
    return journal.Said(seat=seat, text=cleaned)
