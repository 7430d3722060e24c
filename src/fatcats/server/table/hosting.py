"""Who looks after the table: the host starts the game and says who sits where. The others may ask, and one of them
takes over if the host has gone."""

from __future__ import annotations

from fatcats.server.errors import Refusal
from fatcats.server.table import journal
from fatcats.server.table.commands import check_seat, check_status
from fatcats.server.table.data import WAITING, Wish
from fatcats.server.table.state import TableState

START, FREE = "start", "free"


def take_over(state: TableState, who: str, is_host_here: bool) -> journal.Hosted | None:
    """Nothing if it is so already."""
    check_seated(state, who)
    if state.is_host(who):
        return None
    if is_host_here:
        raise Refusal("not-now", "host-is-here")
    return journal.Hosted(host=who)


def wish(state: TableState, who: str, wished: str, about: int) -> journal.Wished | None:
    """Nothing if the same was asked before."""
    check_status(state, WAITING)
    seat = check_seated(state, who)
    if state.is_host(who):
        raise Refusal("not-now", "you-are-host")
    if wished == FREE and check_seat(state, about).kind == "open":
        raise Refusal("not-now", "seat-is-free")
    asked = Wish(seat, wished, about if wished == FREE else -1)
    return None if asked in state.data.wishes else journal.Wished(seat=seat, wish=asked.wish, about=asked.about)


def check_seated(state: TableState, who: str) -> int:
    """The first seat of somebody at the table."""
    seats = state.seats_of(who)
    if not seats:
        raise Refusal("not-yours", "not-your-table")
    return seats[0]
