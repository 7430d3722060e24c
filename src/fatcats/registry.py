"""Which games there are. A package registers one through the entry point group `fatcats.games`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from fatcats.engine.errors import UnknownGame
from fatcats.engine.game import Game

GROUP = "fatcats.games"


@cache
def _registered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_keys() -> list[str]:
    """The names of all installed games."""
    return list(_registered())


@cache
def get_game(key: str) -> Game:
    """The game of this name; raises UnknownGame, with what you may have meant."""
    entry = _registered().get(key)
    if entry is None:
        raise UnknownGame(_unknown(key))
    game = entry.load()
    if not isinstance(game, Game):
        raise UnknownGame(f"the package that registers {key!r} gives no game but {type(game).__name__}")
    return game


def load_games() -> None:
    """All of them, for a process that runs long: a core that is compiled meanwhile must not give it some modules in one
    form and some in the other."""
    for key in game_keys():
        get_game(key)


def _unknown(key: str) -> str:
    near = get_close_matches(key.lower(), game_keys(), n=1, cutoff=0.5)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    return f"there is no game {key!r}; installed: {', '.join(game_keys()) or 'none'}.{hint}"
