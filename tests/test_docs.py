"""What the documents say is true: their programs run, their links lead somewhere, their files are named right."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import fatcats

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)
PROGRAMS = [
    (page, number, program)
    for page in PAGES
    for number, program in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S))
]


@pytest.mark.parametrize("page, number, program", PROGRAMS, ids=[f"{page.name}-{n}" for page, n, _ in PROGRAMS])
def test_programs_in_the_documents_run(page: Path, number: int, program: str) -> None:
    exec(compile(program, f"{page.name} {number}", "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_files_named_in_the_walk_of_a_move_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    names = re.findall(r"`((?:[\w-]+/)+[\w.-]+\.\w+)`", text)
    assert len(names) > 30
    for name in names:
        assert (ROOT / "src" / "fatcats" / name).exists() or (ROOT / name).exists(), name


def test_the_walk_of_a_move_through_the_server_goes_straight() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = text.partition("### The walk of a move, from a click")[2].partition("\n## ")[0]
    ways = re.split(r"^(?:In|Out, .*):$", walk, flags=re.M)[1:]
    assert len(ways) == 3
    for way in ways:
        files = re.findall(r"`((?:[\w]+/)+[\w.]+\.\w+)`", way)
        assert len(files) > 4 and sorted(set(files)) == sorted(files)


def test_every_folder_says_what_lives_there() -> None:
    folders = [path for part in ("src", "tests", "bench", "compiling") for path in (ROOT / part).rglob("__init__.py")]
    silent = [path for path in folders if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert silent == [] and len(folders) > 40


def test_the_readme_names_every_game_and_credits_it() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for key in fatcats.game_keys():
        game = fatcats.get_game(key)
        assert text.count(game.title) >= 2
        assert game.credits.publisher in text
        assert all(designer in text for designer in game.credits.designers)
