# fatcats: interpreted
"""The board as data (tables C3 to C5 of the rules page): both sides, read and checked.

A profile is a JSON file in `data/` or a table given with the option `board_data`. Another scan of the board needs no
other code as long as it passes these checks (CF-R36).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..model.parts import ACTION_NAMES, MAX_TRACK, ROOM
from .rows import Row, listed, refuse_twins

SIDES = {"2P": (2,), "34P": (3, 4)}  # CF-1.01
EFFECTS = (
    "start_2",
    "start_3",
    "start_4",
    "godfather",
    "air_strike",
    "investigation_1",
    "investigation_2",
    "investigation_3",
    "last_space",
)
INVESTIGATIONS = ("investigation_1", "investigation_2", "investigation_3")
MAX_GODFATHERS = 8  # each unseen payment may double what is reckoned with, see money


@dataclass(frozen=True)
class SpaceRow:
    id: str
    action: int
    cost: int  # in units of $10
    pos: int  # on the market, from 1 on the left; 0 elsewhere
    hat: bool
    bin: bool
    sunglasses: bool


@dataclass(frozen=True)
class Side:
    spaces: tuple[SpaceRow, ...]
    track: dict[int, tuple[str, ...]]  # index and effects; other spaces are plain

    def index_of(self, effect: str) -> int:
        return next(index for index, effects in self.track.items() if effect in effects)


def read_board(raw: object) -> dict[str, Side]:
    """Both sides, by name; ValueError says what is wrong."""
    board = Row(raw, "the board")
    sides = {name: read_side(board, name) for name in SIDES}
    board.end()
    return sides


def read_side(board: Row, name: str) -> Side:
    row = Row(board.field(name), f"side {name}")
    spaces = tuple(read_space(raw, name) for raw in row.items("spaces"))
    track = read_track(row.items("track"), name)
    row.end()
    side = Side(spaces, track)
    check_spaces(side, name)
    check_track(side, name)
    return side


# --- Action spaces ----------------------------------------------------------------------------------------------------


def read_space(raw: object, side: str) -> SpaceRow:
    row = Row(raw, f"a space of side {side}")
    name = row.word("id")
    row.where = f"space {name}"
    action = ACTION_NAMES.index(row.word("action", ACTION_NAMES))
    is_market = ACTION_NAMES[action] == "black_market"
    has_cost = is_market or ACTION_NAMES[action].endswith("flight")
    space = SpaceRow(
        id=name,
        action=action,
        cost=row.dollars("cost") if has_cost else 0,
        pos=row.number("pos", 1, ROOM[0]) if is_market else 0,
        hat=row.flag("hat"),
        bin=row.flag("bin") if is_market else False,
        sunglasses=row.flag("sunglasses") if ACTION_NAMES[action] == "tax_fraud" else False,
    )
    row.end()
    if ACTION_NAMES[action] == "private_jet_flight" and space.cost:
        raise ValueError(f"space {name}: a flight with the own jet is free (CF-9.02)")
    return space


def check_spaces(side: Side, name: str) -> None:
    refuse_twins([space.id for space in side.spaces], f"side {name}: space")
    for action, room in enumerate(ROOM):
        number = sum(space.action == action for space in side.spaces)
        if not 1 <= number <= room:
            raise ValueError(f"side {name} has {number} spaces for {ACTION_NAMES[action]}; it can have 1 to {room}")
    places = sorted(space.pos for space in side.spaces if space.pos)
    if places != list(range(1, len(places) + 1)):
        raise ValueError(f"side {name}: the market spaces must be numbered 1 to {len(places)}, not {places}")
    sunglasses = sum(space.sunglasses for space in side.spaces)
    if sunglasses != 1:
        raise ValueError(f"side {name} has {sunglasses} sunglasses spaces; it must have one (CF-8.02)")
    if not any(space.hat for space in side.spaces):
        raise ValueError(f"side {name} has no hat, so the officer would never move")


# --- Police track -----------------------------------------------------------------------------------------------------


def read_track(rows: list[object], side: str) -> dict[int, tuple[str, ...]]:
    track: list[tuple[int, tuple[str, ...]]] = []
    for raw in rows:
        row = Row(raw, f"a track space of side {side}")
        index = row.number("index", 0, MAX_TRACK - 1)
        row.where = f"track space {index} of side {side}"
        track.append(
            (index, tuple(read_effect(effect, row.where) for effect in listed(row.items("effects"), row.where)))
        )
        row.end()
    refuse_twins([index for index, _ in track], f"side {side}: track space")
    return dict(sorted(track))


def read_effect(raw: object, where: str) -> str:
    if raw not in EFFECTS:
        raise ValueError(f"{where}: unknown effect {raw!r}; it can be {', '.join(EFFECTS)}")
    return str(raw)


def check_track(side: Side, name: str) -> None:
    numbers = Counter(effect for effects in side.track.values() for effect in effects)
    starts = [f"start_{players}" for players in SIDES[name]]
    for effect in (*starts, *INVESTIGATIONS, "last_space"):
        if numbers[effect] != 1:
            raise ValueError(f"side {name}: the track has {numbers[effect]} spaces {effect}; it must have one")
    if strangers := [effect for effect in numbers if effect.startswith("start") and effect not in starts]:
        raise ValueError(f"side {name}: {strangers[0]} does not belong on this side")
    if numbers["godfather"] > MAX_GODFATHERS:
        raise ValueError(f"side {name}: more than {MAX_GODFATHERS} Godfather spaces")
    check_track_order(side, name, starts)


def check_track_order(side: Side, name: str, starts: list[str]) -> None:
    last = side.index_of("last_space")
    if last != max(side.track):
        raise ValueError(f"side {name}: no track space may follow the last space ({last})")
    if set(side.track[last]) != {"godfather", "last_space"}:
        raise ValueError(f"side {name}: the last space is a Godfather space too, and nothing else (CF-10.08)")
    if crowded := [index for index, effects in side.track.items() if len(effects) != 1 and index != last]:
        raise ValueError(f"side {name}: track space {crowded[0]} must have one effect (CF-R34)")
    places = [side.index_of(effect) for effect in INVESTIGATIONS]
    if places != sorted(places):
        raise ValueError(f"side {name}: the investigations must come in the order ★, ★★, ★★★ (CF-10.06)")
    if max(side.index_of(start) for start in starts) > places[0]:
        raise ValueError(f"side {name}: an investigation lies before a start space")
