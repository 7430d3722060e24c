"""Somebody is missed: a bot plays for them after a while, or sooner if those who are here agree. Whoever comes back has
the seat back."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from fatcats.bots.levels import usual_level
from fatcats.server.errors import Refusal
from fatcats.server.table import journal
from fatcats.server.table.commands import away, check_holds, check_seat, check_status
from fatcats.server.table.data import OVER, PLAYING, WAITING
from fatcats.server.table.hosting import check_seated
from fatcats.server.table.state import TableState


def leave(state: TableState, who: str, seat: int) -> journal.Seated | journal.StoodIn:
    """Before the game the seat becomes free; later a bot stands in, and the person may return."""
    check_status(state, WAITING, PLAYING)
    check_holds(state, who, seat)
    if state.data.status == WAITING:
        return journal.Seated(seat=seat, to=journal.Seat("open"))
    return stand_in(state, seat)


def stand_in(state: TableState, seat: int) -> journal.StoodIn:
    return journal.StoodIn(seat=seat, level=state.created.stand_in or usual_level(state.game))


def give_back(state: TableState, who: str, seat: int) -> journal.Returned | None:
    """Nothing if nobody has thought of a bot."""
    is_missed = check_holds(state, who, seat).stand_in or seat in state.data.stand_in_votes
    return journal.Returned(seat=seat) if is_missed else None


# --- by agreement ---------------------------------------------------------------------------------------------------


def vote(state: TableState, who: str, seat: int, agrees: bool, here: Collection[int]) -> journal.StandInVoted | None:
    """Somebody who is here would let a bot play for this seat, or would rather wait: then nobody has agreed to it."""
    check_status(state, WAITING, PLAYING)
    by = check_seated(state, who)
    check_seat(state, seat)
    if not can_be_missed(state) or seat not in away(state, here):
        raise Refusal("not-now", "nobody-missed")
    voted = state.data.stand_in_votes.get(seat, [])
    if by in voted if agrees else not voted:
        return None
    return journal.StandInVoted(seat=seat, by=by, agrees=agrees)


def can_be_missed(state: TableState) -> bool:
    """Before a first game a seat is just free again; a rematch waits for those who have played."""
    return state.data.status == PLAYING or bool(state.created.rematch_of)


def is_agreed(state: TableState, seat: int, here: Collection[int]) -> bool:
    """Have all people who are here agreed that a bot plays for this seat?"""
    voted, seats = state.data.stand_in_votes.get(seat, []), state.data.seats
    agreed = {holder for voter in voted for holder in seats[voter].holders}
    asked = [other for other in here if other != seat and not seats[other].stand_in]
    return bool(voted) and all(agreed.intersection(seats[other].holders) for other in asked)


# --- by itself ------------------------------------------------------------------------------------------------------


def due(state: TableState, here: Collection[int], gone_since: Mapping[int, int]) -> dict[int, int]:
    """When a bot will play for whom, in milliseconds since 1970; only for those who hold the others up.

    A table that everybody has left just rests.
    """
    data = state.data
    if not here or data.status == OVER or not can_be_missed(state):
        return {}
    found = {}
    for seat in away(state, here):
        if is_agreed(state, seat, here):
            found[seat] = data.at
        elif state.created.stand_in and seat in gone_since and holds_up(state, seat):
            found[seat] = max(data.clocks.since.get(seat, 0), gone_since[seat]) + int(state.created.grace * 1000)
    return found


def holds_up(state: TableState, seat: int) -> bool:
    """Do the others wait for this seat? As far as everybody knows: who has answered in secret is nobody's business."""
    return seat in state.asked() if state.match is not None else True
