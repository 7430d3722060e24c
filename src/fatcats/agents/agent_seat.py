"""A seat at a table for a program that reads and writes text: what it is told and asked, in sentences.

All that it says is made of the seat's view, its legal moves and the events it was told: nothing else is ever looked at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from rich.markup import escape
from rich.text import Text

from fatcats.engine.events import Event
from fatcats.engine.game import Game
from fatcats.engine.view import Outcome, View
from fatcats.text.catalogue import Catalogue, catalogue
from fatcats.text.rulebook import rulebook

WIDTH = 100
LATEST = 40  # events that are told at once; what is older can be asked for
MAX_CLAUSES = 12


@dataclass(frozen=True)
class Open:
    """A move that is open now."""

    move: str  # as it is written
    label: str  # what it means here


class AgentSeat(ABC):
    """Where it is: at a match in this process (match_seat.py) or at a server's table (remote_seat.py)."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    @property
    @abstractmethod
    def players(self) -> Sequence[str]:
        """Their names, by seat."""

    @property
    @abstractmethod
    def view(self) -> View:
        """What the seat may know."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None until the game is over."""

    @abstractmethod
    def play(self, move: str) -> None:
        """Make a move; raises IllegalMove or BadMove, and nothing has happened then."""

    @abstractmethod
    def why_not(self, move: str) -> str:
        """Why the seat may not do this now."""

    @abstractmethod
    def news(self) -> list[str]:
        """What has happened since this was asked last, in sentences; of a long time, the latest."""

    def wait(self, seconds: float | None = None) -> bool:
        """Until the seat is asked or the game is over, at most so long; is it so?"""
        return True

    def close(self) -> None:  # noqa: B027
        """Nobody sits here any more."""

    # --- the same for every seat ---

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def words(self) -> Catalogue:
        return words_for(self.game, self.players, self.seat)

    @property
    def moves(self) -> list[Open]:
        """What is open to the seat now."""
        return labelled(self.game, self.view, self.words)

    def position(self) -> str:
        """Everything the seat sees, compact and complete."""
        return described(self.game, self.view, self.moves, self.players)

    def ending(self) -> str:
        """How the game ended, in a sentence."""
        outcome = self.outcome
        if outcome is None:
            return ""
        standing = ", ".join(
            f"{name}: place {place}, {score}"
            for name, place, score in zip(self.players, outcome.places, outcome.scores, strict=True)
        )
        return f"The game is over ({outcome.reason}). {standing}. You are {self.players[self.seat]}."


# --- sentences --------------------------------------------------------------------------------------------------------


def words_for(game: Game, players: Sequence[str], seat: int | None) -> Catalogue:
    return catalogue(game, "en").for_table(players, seat)


def labelled(game: Game, view: View, words: Catalogue) -> list[Open]:
    moves = [(text, game.moves.describe(game.moves.parse(text))) for text in view.legal]
    return [Open(text, words.move(game.worded(move, view))) for text, move in moves]


def sentences(events: Sequence[Event], words: Catalogue) -> list[str]:
    return [words.event(event) for event in events]


def described(game: Game, view: View, moves: Sequence[Open], players: Sequence[str]) -> str:
    """A view as a text that can be put before a reader who knows nothing else."""
    words = words_for(game, [escape(name) for name in players], view.viewer)  # drawings have rich's markup
    lines = [f"{game.title}. You are {'a spectator' if view.viewer is None else players[view.viewer]}.", ""]
    lines += [Text.from_markup(line).plain.rstrip() for line in game.draw(view, words, WIDTH)]
    if moves:
        lines += ["", words.prompt(view.step), "Answer with one of these moves, as it is written on the left:"]
        lines += [f"{one.move}  ({one.label})" for one in moves]
    return "\n".join(lines)


def clauses(game: Game, words: str) -> dict[str, str]:
    """What the rules say about these words, or of a clause that is named."""
    named = words.strip().upper()
    found: dict[str, str] = {}
    for page in rulebook(game):
        if named in page.texts:
            return {named: page.texts[named]}
        found |= page.search(words)
    return dict(list(found.items())[:MAX_CLAUSES])
