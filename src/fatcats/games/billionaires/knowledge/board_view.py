"""The boards in play: which Assets a Billionaire holds, and which spaces they fill."""

from __future__ import annotations

from ..model import cells
from ..model.data import ASSETS_OF_MARKET, BOARD_NAMES, BOARDS, MARKETS, N_MARKETS, SPACES
from ..model.table import BillionairesTable
from .names import assets
from .view_types import BillionaireView, PlaceView


def board_view(t: BillionairesTable, billionaire: int) -> BillionaireView | None:
    if not t[cells.BILLIONAIRES] >> billionaire & 1:
        return None
    return board_with(t, billionaire, t[cells.ASSETS_OF + billionaire])


def board_with(t: BillionairesTable, billionaire: int, held: int) -> BillionaireView:
    """The board as it is with these Assets."""
    board = t[cells.BOARD + billionaire]
    return BillionaireView(
        billionaire=BOARD_NAMES[board],
        suit=BOARDS[board][1],
        spaces={MARKETS[m]: SPACES[board * N_MARKETS + m] for m in range(N_MARKETS) if SPACES[board * N_MARKETS + m]},
        assets=assets(held),
        filled=t.filled_with(billionaire, held),
        places=places(board, held),
    )


def places(board: int, held: int) -> tuple[PlaceView, ...]:
    """BG-0.06: an Asset fills a space of its type; the types with most spaces come first."""
    room = {market: SPACES[board * N_MARKETS + market] for market in range(N_MARKETS)}
    spaces, spare = list[PlaceView](), list[PlaceView]()
    for market in sorted(room, key=lambda market: -room[market]):
        of_type = assets(held & ASSETS_OF_MARKET[market])
        filled = [*of_type, *[None] * room[market]][: room[market]]
        spaces += [PlaceView(MARKETS[market], asset) for asset in filled]
        spare += [PlaceView(MARKETS[market], asset, True) for asset in of_type[room[market] :]]
    return (*spaces, *spare)
