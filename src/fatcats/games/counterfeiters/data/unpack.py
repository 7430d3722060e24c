# fatcats: interpreted
"""From checked data and options to the `Box` that the rules read."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fatcats.engine.bits import set_of

from ..model.box import Box
from ..model.parts import CATEGORIES, FIRST_SPACE, INVESTIGATION, KINDS, MAX_COST, MAX_PLAYERS, MAX_SPACES, MAX_TRACK
from .boards import SIDES, Side, SpaceRow
from .cards import COMPONENTS, CardRow

PROFILE = "cf-ruled-2"
FLAGS = {"godfather": 1, "last_space": 2, "air_strike": 4}
COUNTS = range(MAX_PLAYERS + 1)


@cache
def shipped(table: str) -> dict[str, str]:
    """The profiles that come with the game: name and JSON. `table` is "board" or "cards"."""
    folder = files(__package__)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(f".{table}.json"))
    return {name.removesuffix(f".{table}.json"): (folder / name).read_text(encoding="utf-8") for name in names}


def unpack(sides: dict[str, Side], cards: tuple[CardRow, ...], options: dict[str, int]) -> Box:
    by_count = {players: sides[name] for name, counts in SIDES.items() for players in counts}
    placed = {players: place_spaces(side) for players, side in by_count.items()}
    return Box(
        board=board_rows(by_count, placed) | {"decks": [deck(cards, players) for players in COUNTS]},
        cards=card_sets(cards),
        lists={
            "categories": [set_of(i for i, card in enumerate(cards) if card.category == name) for name in CATEGORIES],
            "kind": [KINDS.index(card.kind) for card in cards],
            "value": [card.value for card in cards],
        },
        options=options,
        space_ids=[
            [placed[n][space].id if n in placed and space in placed[n] else "" for space in range(MAX_SPACES)]
            for n in COUNTS
        ],
        card_ids=[card.id for card in cards],
    )


# --- The board --------------------------------------------------------------------------------------------------------


def place_spaces(side: Side) -> dict[int, SpaceRow]:
    """Each space in its room: market spaces by position, the others in the order of the table."""
    placed: dict[int, SpaceRow] = {}
    for action, first in enumerate(FIRST_SPACE):
        rows = sorted((space for space in side.spaces if space.action == action), key=lambda space: space.pos)
        placed |= {first + i: row for i, row in enumerate(rows)}
    return placed


def board_rows(by_count: dict[int, Side], placed: dict[int, dict[int, SpaceRow]]) -> dict[str, list[int]]:
    spaces = [placed.get(players, {}) for players in COUNTS]
    return {
        "spaces": [set_of(row) for row in spaces],
        "hats": [set_of(s for s, space in row.items() if space.hat) for row in spaces],
        "bins": [set_of(s for s, space in row.items() if space.bin) for row in spaces],
        "sunglasses": [set_of(s for s, space in row.items() if space.sunglasses) for row in spaces],
        "costs": [row[space].cost if space in row else 0 for row in spaces for space in range(MAX_SPACES)],
        "within": [
            set_of(s for s, space in row.items() if space.cost <= cash)
            for row in spaces
            for cash in range(MAX_COST + 1)
        ],
        "start": [by_count[n].index_of(f"start_{n}") if n in by_count else 0 for n in COUNTS],
        "last": [by_count[n].index_of("last_space") if n in by_count else 0 for n in COUNTS],
        "effects": [effect(by_count.get(n), index) for n in COUNTS for index in range(MAX_TRACK)],
    }


def effect(side: Side | None, index: int) -> int:
    """As flags; start spaces are plain when entered."""
    names = side.track.get(index, ()) if side else ()
    bans = [int(name[-1]) for name in names if name.startswith("investigation")]
    return sum(FLAGS.get(name, 0) for name in names) + sum(INVESTIGATION[level] for level in bans)


# --- The cards --------------------------------------------------------------------------------------------------------


def deck(cards: tuple[CardRow, ...], players: int) -> int:
    """CF-1.10, CF-1.11."""
    return set_of(i for i, card in enumerate(cards) if card.category != "S" and card.players <= players)


def card_sets(cards: tuple[CardRow, ...]) -> dict[str, int]:
    starting = [i for i, card in enumerate(cards) if card.category == "S"]
    sets = {kind: set_of(i for i, card in enumerate(cards) if card.kind == kind) for kind in KINDS}
    sets["starting printers"] = set_of(i for i in starting if cards[i].kind == "printer")
    sets["starting components"] = set_of(i for i in starting if cards[i].kind in COMPONENTS)
    return sets
