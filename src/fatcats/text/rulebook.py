"""The rules pages: each game's package brings its own as `rules.md` (and `rules_<module>.md` for expansions).

A page lists clauses as `- <a id="ZN-5.05"></a>**ZN-5.05** text`, and rulings and worked examples in the same way or as
rows of tables.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from fatcats.engine.game import Game

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
CLAUSE = re.compile(r"[A-Z]+-\d+\.\d+$")
EXAMPLES_HEADING = "Worked examples"


@dataclass
class Section:
    title: str
    level: int
    lines: list[str] = field(default_factory=list)


@dataclass
class Rulebook:
    title: str
    sections: list[Section]
    texts: dict[str, str]  # everything that has an id: clauses, rulings, examples
    clauses: dict[str, str]
    examples: dict[str, str]

    def search(self, words: str) -> dict[str, str]:
        """What has an id and contains all these words."""
        wanted = words.lower().split()
        return {name: text for name, text in self.texts.items() if all(word in text.lower() for word in wanted)}

    def about(self, words: str) -> list[str]:
        """The clauses on these words: those of a section that is called so come first."""
        wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
        found: list[tuple[int, str]] = []
        for section in self.sections:
            of_title = {word for word in wanted if word.search(section.title)}
            for name, text in read_texts([section]).items():
                of_text = {word for word in wanted if word.search(text)}
                if name in self.clauses and len(of_title | of_text) == len(wanted):
                    found.append((len(of_title) * 2 + len(of_text), text))
        return [text for _, text in sorted(found, key=lambda entry: -entry[0])]


@cache
def rulebook(game: Game) -> list[Rulebook]:
    """The game's pages, its own first."""
    package = files(type(game).__module__.rpartition(".")[0])
    names = sorted(item.name for item in package.iterdir() if re.fullmatch(r"rules(_\w+)?\.md", item.name))
    return [read_page((package / name).read_text(encoding="utf-8")) for name in names]


def read_page(page: str) -> Rulebook:
    sections = read_sections(page)
    examples_from = next((i for i, s in enumerate(sections) if s.title == EXAMPLES_HEADING), len(sections))
    texts = read_texts(sections)
    examples = read_texts(sections[examples_from:])
    clauses = {name: text for name, text in texts.items() if CLAUSE.match(name)}
    return Rulebook(sections[0].title, sections, texts, clauses, examples)


def read_sections(page: str) -> list[Section]:
    sections: list[Section] = []
    for line in page.splitlines():
        heading = re.match(r"(#+) (.*)", line)
        if heading:
            sections.append(Section(heading[2], len(heading[1])))
        elif sections:
            sections[-1].lines.append(line)
    return sections


def read_texts(sections: list[Section]) -> dict[str, str]:
    texts = {}
    for section in sections:
        for line in section.lines:
            anchor = ANCHOR.search(line)
            if anchor:
                texts[anchor[1]] = plain(line)
    return texts


def plain(line: str) -> str:
    """One line of the page without its markup."""
    line = ANCHOR.sub("", line).strip()
    if line.startswith("|"):
        return " · ".join(cell.strip() for cell in line.strip("|").split("|") if cell.strip())
    return re.sub(r"[*`]", "", line.removeprefix("- "))
