"""Writes docs/envs/<game>.md, what numbers and actions mean: `python -m fatcats.envs.document`

How long games are, how fast environments and how strong baselines, is read from figures.json beside the pages, which
`python -m bench.baselines` measures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from fatcats.engine.errors import BadOption
from fatcats.engine.events import EventKind
from fatcats.engine.options import OptionValue
from fatcats.envs.spec import Setup, setup
from fatcats.registry import game_keys, get_game

FORMS = {
    "number": "the number",
    "seat": "that seat, counted from the viewer's, plus 1",
    "seats": "a set of seats, counted from the viewer's: bit k stands for seat +k",
    "thing": "its number plus 1",
    "things": "how many, and the first three, each plus 1",
    "pile": "the first two kinds plus 1, each with how many",
    "cards": "how many, and the first three kinds, each plus 1",
    "other cards": "how many, and the first three kinds, each plus 1",
}


Figures = dict[str, dict[str, Any]]  # by environment: see bench/baselines.py


def page(key: str, figures: Figures) -> str:
    """The page of one game."""
    game = get_game(key)
    usual = setup(key)
    name = f"fatcats/{key}-v{usual.encoding.version}"
    sizes = [(seats, setup(key, seats, seats_options(key, seats))) for seats in game.seats]
    lines = [
        f"# {game.title}: `{name}`",
        "",
        f"<!-- Written by `python -m fatcats.envs.document`: do not change it by hand. Rules {game.rules_version}, "
        f"move table {game.moves.version}. -->",
        "",
        "How environments work: [envs.md](../envs.md). An observation is a row of `int16`; seats are counted from the "
        "viewer's on, which is seat +0. An action is a number; in the middle of a move of several choices the mask "
        "shows how it can go on. Rewards come at the end, from -1 to 1, and sum to zero.",
        "",
        "| seats | numbers of an observation | actions |",
        "| --- | --- | --- |",
        *[f"| {seats} | {one.size} | {len(one.actions)} |" for seats, one in sizes],
        "",
        f"Endings: {'; '.join(game.endings)}.",
        "",
        *figure_lines(key, figures),
        f"## Observation, with {usual.seats} seats",
        "",
        "| index | what | meaning | range |",
        "| --- | --- | --- | --- |",
        *block_rows(usual),
        "",
        f"## Actions, with {usual.seats} seats",
        "",
        "`+2` is the player two seats after the one who acts.",
        "",
        "| index | action |",
        "| --- | --- |",
        *action_rows(usual.actions),
        "",
        "## Events",
        "",
        "What is told to its witnesses only is zero for all others.",
        "",
        "| kind | event | first part | second part |",
        "| --- | --- | --- | --- |",
        *[event_row(number, kind) for number, kind in enumerate(game.event_kinds)],
    ]
    return "\n".join(lines) + "\n"


def figure_lines(key: str, figures: Figures) -> list[str]:
    """What was measured in this game's environments."""
    lines = ["## How long, how fast, how strong", ""]
    for name, found in figures.items():
        if found["game"] == key:
            lines += [f"**{found['title']}, {found['seats']} seats.** {length_and_speed(found)}", ""]
            lines += ["| one player among heuristics | games | won | 95 % interval |", "| --- | --- | --- | --- |"]
            lines += [f"| `heuristic` | | {1 / found['seats']:.1%} (fair) | |"]
            lines += [score_row(player, score) for player, score in found["scores"].items()]
            lines += ["", f"![Learning curve of {name}](curves/{name}.svg)", ""]
    return lines if len(lines) > 2 else []


def length_and_speed(found: dict[str, Any]) -> str:
    text = f"A game takes {found['decisions']:.0f} decisions of all seats together (a random player among heuristics)."
    if speed := found.get("speed"):
        text += (
            f" One core makes {speed['one']:,} decisions a second through PettingZoo and {speed['batch']:,} in a batch "
            f"of 1,024 with a random policy in NumPy, where a game takes {speed['bytes'] / 1024:.1f} KB."
        )
    return text


def score_row(player: str, score: dict[str, Any]) -> str:
    names = {
        "dmc": f"DMC, `fatcats train`, {score.get('minutes', 0):g} minutes",
        "ppo": f"PPO, `examples/ppo.py`, {score.get('seconds', 0) / 60:.1f} minutes",
    }
    won = f"{score['won']:.1%} | {score['low']:.1%} – {score['high']:.1%}"
    return f"| {names.get(player, f'`{player}`')} | {score['games']:,} | {won} |"


def read_figures(folder: Path) -> Figures:
    found: Figures = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
    return found


def seats_options(key: str, seats: int) -> dict[str, object]:
    """Options with which so many can play: the usual ones, or those of the first preset that lets them."""
    game = get_game(key)
    usual: Mapping[str, OptionValue] = {}
    for given in (usual, *game.presets.values()):
        values = game.options.read(given)
        try:
            game.check_options(seats, values)
        except BadOption:
            continue
        return dict(given)
    return {}


def block_rows(chosen: Setup) -> list[str]:
    rows, at = [], 0
    for block in chosen.blocks:
        index = f"{at}" if block.size == 1 else f"{at}–{at + block.size - 1}"
        rows.append(f"| {index} | {block.name} | {block.meaning} | {block.low} to {block.high} |")
        at += block.size
    return rows


def action_rows(actions: tuple[str, ...]) -> list[str]:
    """Neighbours that begin with the same word share a row."""
    rows = []
    for _, group in groupby(enumerate(actions), key=lambda one: one[1].split()[0]):
        found = list(group)
        (first, words), (last, other) = found[0], found[-1]
        rows.append(f"| {first} | {words} |" if first == last else f"| {first}–{last} | {words} … {other} |")
    return rows


def event_row(number: int, kind: EventKind) -> str:
    parts = [f"{part.name}: {FORMS[part.form]}{' (witnesses)' if part.private else ''}" for part in kind.parts]
    parts += [""] * (2 - len(parts))
    return f"| {number + 1} | {kind.name}{' (witnesses)' if kind.private else ''} | {parts[0]} | {parts[1]} |"


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/envs")
    figures = read_figures(folder)
    for key in game_keys():
        if get_game(key).encoding is not None:
            (folder / f"{key}.md").write_text(page(key, figures), encoding="utf-8")


if __name__ == "__main__":
    main()
