"""The file of a learned player: what `fatcats train` writes and `learned:FILE` reads, without NumPy.

One line says what it is; behind it stands a `Weights` in MessagePack. Numbers are halves (IEEE 754 binary16), little
end first: more digits make no better player.
"""

from __future__ import annotations

import struct
from math import prod
from pathlib import Path
from typing import Annotated, Any

import msgspec

from fatcats.engine.errors import BadBot
from fatcats.engine.game import Game

HEAD = b"fatcats learned player, format 1\n"
KIND = HEAD.partition(b",")[0]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """A network, and where it comes from. Its layers are named and laid out as in engine.learned."""

    game: str
    seats: int
    options: dict[str, Any]
    rules_version: str
    encoding_version: int
    method: str
    seed: int
    games: int
    decisions: int
    minutes: float | None  # if it was trained for a time; another run of the same seed then gives another player
    width: Count
    numbers: list[Count]  # of a position, and what they are compared with
    bounds: list[int]
    common: Count
    worth: list[float]
    layers: dict[str, bytes]


def shapes(width: int, questions: int, ends: int) -> dict[str, tuple[int, ...]]:
    """Of all layers."""
    return {
        "inputs": (questions, width),
        "bias": (width,),
        "hidden": (width, width),
        "hidden_bias": (width,),
        "ends": (width, ends),
        "ends_bias": (ends,),
    }


def write_weights(path: Path, weights: Weights) -> None:
    path.write_bytes(HEAD + msgspec.msgpack.encode(weights))


def read_weights(path: Path) -> Weights:
    """Raises BadBot with a sentence."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadBot(f"the learned player {str(path)!r} cannot be read: {error.strerror}") from error
    if not data.startswith(KIND):
        raise BadBot(f"{str(path)!r} is no learned player; `fatcats train` makes one")
    if not data.startswith(HEAD):
        raise BadBot(f"the learned player {str(path)!r} was written by another version of fatcats: train it anew")
    try:
        return msgspec.msgpack.decode(data[len(HEAD) :], type=Weights)
    except msgspec.MsgspecError as error:
        raise BadBot(f"the learned player {str(path)!r} is damaged: {error}") from error


def check_origin(weights: Weights, game: Game) -> None:
    """Was it trained for this game as it is now? Raises BadBot."""
    if weights.game != game.key:
        raise BadBot(f"the learned player was trained for {weights.game}, not for {game.key}")
    trained = (weights.rules_version, weights.encoding_version)
    now = (game.rules_version, game.encoding.version if game.encoding else None)
    if trained != now:
        raise BadBot(
            f"the learned player was trained under rules {trained[0]} and encoding {trained[1]} of {game.title}; "
            f"these are rules {now[0]} and encoding {now[1]}: train it anew"
        )
    game.check_seats(weights.seats)


def check_layers(weights: Weights, size: int) -> None:
    """Is all of it there, for positions of so many numbers? Raises BadBot."""
    questions = len(weights.numbers)
    expected = shapes(weights.width, questions, len(weights.worth))
    sizes = {name: len(data) for name, data in weights.layers.items()}
    whole = {name: 2 * prod(shape) for name, shape in expected.items()}
    fitting = questions == len(weights.bounds) and weights.common <= questions and weights.worth
    if sizes != whole or not fitting or any(number >= size for number in weights.numbers):
        raise BadBot("the learned player is damaged: its layers do not fit together")


def numbers_of(data: bytes) -> list[float]:
    return list(struct.unpack(f"<{len(data) // 2}e", data))
