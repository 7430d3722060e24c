"""`fatcats rules GAME [CLAUSE or words]`."""

from __future__ import annotations

import re
from difflib import get_close_matches

from rich.console import Console
from rich.markdown import Markdown

from fatcats.cli.common import console
from fatcats.engine.errors import FatcatsError
from fatcats.registry import get_game
from fatcats.text.rulebook import Rulebook, rulebook

CLAUSE_ID = re.compile(r"[A-Za-z]+-?[A-Za-z]*\d+(\.\d+)?$")
SHOWN = 20


class NoSuchClause(FatcatsError):
    """The rules page has nothing of that name."""


def rules(game: str, *what: str) -> None:
    """Show the rules of a game: all of them, one clause, or the clauses with certain words.

    Parameters
    ----------
    game
        The name of the game.
    what
        The id of a clause, ruling or example, or words to look for.
    """
    books = rulebook(get_game(game))
    out = console()
    if not what:
        for book in books:
            print_page(out, book)
    elif len(what) == 1 and CLAUSE_ID.match(what[0]):
        print_clause(out, books, what[0].upper())
    else:
        print_found(out, books, " ".join(what))


def print_page(out: Console, book: Rulebook) -> None:
    lines = []
    for section in book.sections:
        lines += [f"{'#' * section.level} {section.title}", *section.lines]
    out.print(Markdown(re.sub(r"<a id=[^>]*></a>", "", "\n".join(lines))))


def print_clause(out: Console, books: list[Rulebook], name: str) -> None:
    texts = {clause: text for book in books for clause, text in book.texts.items()}
    if name not in texts:
        near = get_close_matches(name, texts, n=3, cutoff=0.6)
        raise NoSuchClause(f"the rules have no {name}" + (f"; there is {', '.join(near)}" if near else ""))
    out.print(texts[name], markup=False)


def print_found(out: Console, books: list[Rulebook], words: str) -> None:
    found = [text for book in books for text in book.search(words).values()]
    if not found:
        raise NoSuchClause(f"no clause has the words {words!r}")
    for text in found[:SHOWN]:
        out.print(text, markup=False)
    if len(found) > SHOWN:
        out.print(f"[dim]and {len(found) - SHOWN} more[/]")
