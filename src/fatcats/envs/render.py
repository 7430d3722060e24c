"""A position as text or as a picture: of the board itself where there is a browser, else of that text."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.text import Text

from fatcats.engine.errors import BadOption
from fatcats.engine.table import Table
from fatcats.text.catalogue import catalogue

from .board import photograph
from .spec import Setup

Picture: TypeAlias = npt.NDArray[np.uint8]
WIDTH = 100  # characters
LINE = 18  # pixels
PAPER, INK = (250, 248, 242), (34, 32, 30)


def rendered(setup: Setup, table: Table, seat: int, mode: str | None) -> str | Picture | None:
    if mode is None:
        return None
    text = as_text(setup, table, seat)
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        board = photograph(setup, table, seat)
        return as_picture(text) if board is None else board
    if mode == "human":
        print(text)
        return None
    raise BadOption(f"there is no render_mode {mode!r}: human, ansi or rgb_array")


def as_text(setup: Setup, table: Table, seat: int) -> str:
    """The position as the seat sees it, in words."""
    game = setup.game
    names = [f"player {number}" for number in range(setup.seats)]
    words = catalogue(game, "en").for_table(names)
    return "\n".join(Text.from_markup(line).plain for line in game.draw(game.view(table, seat), words, WIDTH))


@cache
def font() -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size=14)


def as_picture(text: str) -> Picture:
    lines = text.splitlines() or [""]
    picture = Image.new("RGB", (WIDTH * 8, (len(lines) + 2) * LINE), PAPER)
    pen = ImageDraw.Draw(picture)
    for number, line in enumerate(lines):
        pen.text((12, (number + 1) * LINE), line, fill=INK, font=font())
    return np.asarray(picture)
