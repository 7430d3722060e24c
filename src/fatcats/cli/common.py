"""What several subcommands need."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from fatcats.engine.errors import BadOption

Positive = Annotated[int, Parameter(validator=Number(gte=1))]
Options = Annotated[
    Sequence[str],
    Parameter(
        name=("--option", "-o"), help="An option of the game as name=value; name=@FILE reads a table from a file."
    ),
]


def console(*, stderr: bool = False) -> Console:
    return Console(highlight=False, emoji=False, stderr=stderr, soft_wrap=False)


def read_options(given: Sequence[str]) -> dict[str, object]:
    """`("games=3", ...)` as a mapping; the game itself checks names and values."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        options[name.strip()] = Path(value[1:]).read_text(encoding="utf-8") if value.startswith("@") else value.strip()
    return options
