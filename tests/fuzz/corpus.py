"""What inputs are made from: right ones, taken from where they are written or played, and the files of the corpus.

A file of the corpus is an input that was, or could be, trouble. One that a run finds is put there by it.
"""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

import fatcats
from fatcats.engine.options import Data
from fatcats.engine.table import Table
from fatcats.match.match import lay_out
from fatcats.match.record import write_record
from fatcats.registry import game_keys, get_game
from tests.failures import ROOT

FOLDER = Path(__file__).parent / "corpus"
STORED = ROOT / "tests" / "server" / "stored" / "tables.db"
MAX_SEEDS = 600  # of one kind


def files(kind: str) -> list[bytes]:
    return [file.read_bytes() for file in sorted((FOLDER / kind).iterdir()) if not file.name.startswith(".")]


def keep(kind: str, data: bytes) -> Path:
    file = FOLDER / kind / f"found-{sha256(data).hexdigest()[:12]}"
    file.write_bytes(data)
    return file


@cache
def messages() -> list[bytes]:
    """The examples of docs/protocol.md, whoever says them."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    examples = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return [*(example.strip().encode() for example in examples), *files("messages")]


@cache
def short_game(key: str) -> fatcats.Match:
    """The beginning of a game, by chance."""
    random, match = Random(key), fatcats.new(key, seed=3)
    while not match.over and match.length < 25:
        seat = random.choice(match.deciders)
        match.play(seat, random.choice(match.legal(seat)))
    return match


@cache
def records() -> list[bytes]:
    return [*(write_record(short_game(key).record()) for key in game_keys()), *files("records")]


@cache
def blank(key: str) -> Table:
    return lay_out(get_game(key), short_game(key).seats, {}, fatcats.seeded(1))[0]


@cache
def positions() -> list[bytes]:
    own = [short_game(key).knowledge(0, fatcats.seeded(1)).world().to_bytes() for key in game_keys()]
    return [*own, *files("positions")]


@cache
def stored() -> list[bytes]:
    """What a server has kept of real tables: entries of their journals, and a snapshot of each."""
    with closing(sqlite3.connect(STORED)) as database:
        entries = [row[0] for row in database.execute("SELECT body FROM entries WHERE number % 5 = 0 ORDER BY 1")][:300]
        snapshots = [row[0] for row in database.execute("SELECT body FROM snapshots")]
    return [*entries, *snapshots, *files("stored")]


@cache
def notation() -> list[bytes]:
    random, found = Random(0), set[str]()
    for key in game_keys():
        texts = get_game(key).moves.texts
        found |= set(random.sample(texts, min(len(texts), MAX_SEEDS // 4)))
    return [*(text.encode() for text in sorted(found)), *files("notation")]


@cache
def options() -> list[bytes]:
    """All options of a game as one object: their defaults, and the tables of data written out."""
    found = []
    for key in game_keys():
        schema = get_game(key).options
        found.append(json.dumps({option.name: option.default for option in schema}).encode())
        for option in schema:
            found += [json.dumps({option.name: value}).encode() for value in option.values()]
            if isinstance(option, Data):
                found += [json.dumps({option.name: json.loads(table)}).encode() for table in option.shipped.values()]
    return [*found, *files("options")]
