"""Boxes that bring rare moments and early ends about: of Counterfeiters with few cards, low prices and a short way for
the officer, of Millions with much Loot."""

from __future__ import annotations

import json
from importlib.resources import files

DATA = files("fatcats.games.counterfeiters") / "data"
RICH_LOOT = {"loot_deck": json.dumps([{"amount": 90, "bonus": 2, "roles": ["Driver"]}] * 5)}  # two heists, or one


def small_box(kinds: list[str], track: list[dict[str, object]] | None = None) -> dict[str, object]:
    """A market where every card costs $10, with just these cards, and perhaps a short way for the officer."""
    board = json.loads((DATA / "cf-ruled-2.board.json").read_text())
    starting = [card for card in json.loads((DATA / "cf-ruled-2.cards.json").read_text()) if card["category"] == "S"]
    for space in board["2P"]["spaces"]:
        if space["action"] == "black_market":
            space |= {"cost": 10, "bin": False}
    board["2P"]["track"] = track or board["2P"]["track"]
    cards = [{"id": f"A{i:02}", "category": "A", "kind": kind, "mark": "-"} for i, kind in enumerate(kinds)]
    return {"board_data": json.dumps(board), "card_data": json.dumps(starting + cards), "start_player": "chosen"}


def short_track(*between: str) -> list[dict[str, object]]:
    """From the start by these spaces, some of them empty, to the Godfather, who is the end."""
    effects = [["start_2"], *([effect] for effect in between), ["godfather", "last_space"]]
    return [{"index": index, "effects": here} for index, here in enumerate(effects) if here != [""]]
