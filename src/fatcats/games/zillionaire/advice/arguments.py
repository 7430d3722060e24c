# fatcats: interpreted
"""What speaks for a move, in facts that its reader can check: the words of a hint."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.moves import Move
from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import ZillionaireView
from ..model.move_types import NameSize, Play
from .hand import Group, as_cards, empties, height, next_status, open_plays

MANY = 3  # equal cards


def argument(move: Move, view: ZillionaireView) -> Sequence[Said]:
    if isinstance(move, NameSize):
        return [naming(move.size, view)]
    if not isinstance(move, Play):
        return [passing(view)]
    play = Group(move.rank, move.number)
    if empties(view, play):
        return [said("arguments.out", status=next_status(view))]
    ends_round = play.rank == "Bankroll" and view.top is not None and view.top.rank == "Bankrupt"
    if play.rank == "Zillionaire" or ends_round:
        return [said("arguments.sure win")]
    return [leading(play, view)] if view.top is None else following(play, view)


def leading(play: Group, view: ZillionaireView) -> Said:
    if height(play.rank) == min(map(height, view.hand)):
        return said("arguments.lead low")
    if play.number >= MANY:
        return said("arguments.lead group", number=play.number)
    return said("arguments.lead high")


def following(play: Group, view: ZillionaireView) -> list[Said]:
    lowest = min(open_plays(view), key=lambda other: height(other.rank))
    effects = {"5": said("arguments.five"), "Bump": said("arguments.bump", next=Named("seat", next_player(view)))}
    first = said("arguments.cheapest") if lowest.rank == play.rank else said("arguments.higher")
    return [first, *([effects[play.rank]] if play.rank in effects else [])]


def next_player(view: ZillionaireView) -> int:
    """Who is next in turn and still has cards."""
    seat = view.seats[view.viewer or 0].left
    while not view.seats[seat].is_active:
        seat = view.seats[seat].left
    return seat


def passing(view: ZillionaireView) -> Said:
    plays = open_plays(view)
    if not plays:
        return said("arguments.pass nothing")
    broken = [play for play in plays if view.hand[play.rank] > play.number]
    if broken == plays:
        return said("arguments.pass break", rank=plays[0].rank, number=view.hand[plays[0].rank])
    return said("arguments.pass keep", cards=Named("rank", as_cards([play for play in plays if play not in broken])))


def naming(size: int, view: ZillionaireView) -> Said:
    """Of the cards that beat a 5, those that the viewer holds in just this number."""
    own = [rank for rank, number in view.hand.items() if number >= size and height(rank) > height("5")]
    if own:
        return said("arguments.name own", rank=min(own, key=height), number=size)
    return said("arguments.name none")
