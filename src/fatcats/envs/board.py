"""The board's own picture: the real page of a position, where there are a browser, Playwright and the built pages.

The browser lives in a process of its own (photographer.py), which is started for the first picture and ends with ours.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from dataclasses import asdict
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from threading import Lock

import msgspec
import numpy as np
import numpy.typing as npt
from PIL import Image

from fatcats import protocol
from fatcats.engine.game import Game
from fatcats.engine.table import Table
from fatcats.engine.view import View
from fatcats.text.catalogue import Catalogue, catalogue

from .spec import Setup

OFF = "FATCATS_NO_BROWSER"  # in the environment: pictures are of text, which is quicker


class Camera:
    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = subprocess.Popen(
            [sys.executable, "-m", "fatcats.envs.photographer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        atexit.register(self.close)

    def take(self, welcome: bytes) -> bytes | None:
        """A PNG; nothing if there is no browser after all."""
        with self._lock:
            process = self._process
            if process is None or process.stdin is None or process.stdout is None:
                return None
            try:
                process.stdin.write(welcome + b"\n")
                process.stdin.flush()
                return process.stdout.read(int(process.stdout.readline()))
            except (OSError, ValueError):  # it has ended
                self._end(process)
                return None

    def close(self) -> None:
        with self._lock:
            if self._process is not None:
                self._end(self._process)

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        """It closes its browser when nobody writes to it any more."""
        self._process = None
        process.communicate()


_open: list[Camera] = []  # one for all environments of this process


def camera() -> Camera | None:
    """If pictures can be taken."""
    if os.environ.get(OFF) or not find_spec("playwright") or not (files("fatcats") / "web" / "index.html").is_file():
        return None
    if not _open:
        _open.append(Camera())
    return _open[0]


def close_browser() -> None:
    """End the browser, if there is one; the next picture starts another."""
    while _open:
        _open.pop().close()


def photograph(setup: Setup, table: Table, seat: int) -> npt.NDArray[np.uint8] | None:
    """The page as the seat would see it, or nothing."""
    taker = camera()
    picture = None if taker is None else taker.take(protocol.write(welcome(setup, table, seat)))
    return None if picture is None else np.asarray(Image.open(BytesIO(picture)).convert("RGB"))


def welcome(setup: Setup, table: Table, seat: int) -> protocol.Welcome:
    """What a server would tell the page of whoever sits there: of the view, and of nothing else."""
    game, view = setup.game, setup.game.view(table, seat)
    names = [f"Player {number}" for number in range(setup.seats)]
    words = catalogue(game, "en").for_table(names, seat)
    seats = [protocol.SeatInfo("bot", name, colour=number + 1) for number, name in enumerate(names)]
    seats[seat] = protocol.SeatInfo("person", names[seat], is_here=True, colour=seat + 1)
    info = protocol.TableInfo(
        "0" * 20, game.key, game.rules_version, "playing", dict(setup.options), seats, "", hints=False
    )
    perspective = protocol.Perspective(
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(view)),
        options=options(game, view, words),
        prompt=words.prompt(view.step) if view.legal else "",
    )
    return protocol.Welcome(
        protocol=protocol.PROTOCOL, seq=1, yours=[seat], table=info, perspectives=[perspective], said=[], now=0
    )


def options(game: Game, view: View, words: Catalogue) -> list[protocol.Option]:
    moves = [game.moves.describe(game.moves.parse(text)) for text in view.legal]
    return [protocol.Option(move.notation(), words.move(game.worded(move, view)), asdict(move)) for move in moves]
