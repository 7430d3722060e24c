"""The links from prompts, moves and events into a game's rules page lead somewhere."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import fatcats.games
from fatcats.registry import get_game
from fatcats.text.rulebook import rulebook

GAMES = Path(fatcats.games.__path__[0])
FILES = sorted(GAMES.glob("*/texts/clauses.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parents[1].name)
def test_every_link_is_of_something_and_leads_to_a_clause(path: Path) -> None:
    english = tomllib.loads(path.with_name("en.toml").read_text(encoding="utf-8"))
    known = {name for page in rulebook(get_game(path.parents[1].name)) for name in page.texts}
    for table, links in tomllib.loads(path.read_text(encoding="utf-8")).items():
        assert not [name for name in links if name not in english["prompts" if table == "turns" else table]]
        assert not [clause for clause in links.values() if clause not in known]
