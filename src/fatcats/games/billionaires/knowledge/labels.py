# fatcats: interpreted
"""Labels that say what is whose: a move names two Assets in any order, and no numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

from fatcats.engine.moves import Move

from ..model.move_types import AboutCrisis, AboutPlayers, AboutTwoAssets
from .view_types import BillionairesView

GIVES_OWN = frozenset({"scam", "con", "broker", "offer", "trade"})  # the active player's own Asset for another
REWORDED = GIVES_OWN | {"remove rebels", "accept"}
OF_VIEWER = frozenset(
    {"offer", "trade"}
)  # in the Panic!, and with the own Puppet; else the active player, perhaps a hostage


@dataclass(frozen=True)
class Give(Move):
    """`scam`, `offer` …: what is given, and what is wanted for it."""

    given: str = field(metadata={"names": "asset"})
    wanted: str = field(metadata={"names": "asset"})


@dataclass(frozen=True)
class RemoveRebels(Move):
    crisis: str
    rebels: int


def worded(move: Move, view: BillionairesView) -> Move:
    if isinstance(move, AboutTwoAssets) and move.verb in GIVES_OWN:
        return give(move.verb, (move.asset, move.other_asset), own_assets(view, move.verb))
    if isinstance(move, AboutCrisis) and move.verb == "remove rebels" and view.removing:
        there = next((crisis.rebels for crisis in view.crises if crisis.crisis == move.crisis), view.removing)
        return RemoveRebels("remove counted rebels", move.crisis, min(view.removing, there))
    if move.verb == "accept" and view.con is not None:
        return Give("accept con", *view.con)
    if isinstance(move, AboutPlayers) and not move.seats:
        return Move("accept no help")
    return move


def give(verb: str, pair: tuple[str, str], own: tuple[str, ...]) -> Give:
    given, wanted = pair if pair[0] in own else pair[::-1]
    return Give(f"{verb} own", given, wanted)


def own_assets(view: BillionairesView, verb: str) -> tuple[str, ...]:
    seat = view.viewer if verb in OF_VIEWER else view.turn
    board = view.seats[seat].board if seat is not None else None
    return board.assets if board else ()
