"""A seat at a table for a program that reads and writes text; bots sit in the others.

All that it says is made of the seat's view, its legal moves and the events it was told: nothing else is ever looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from fatcats.bots.named import load_bot
from fatcats.engine.bot import Bot
from fatcats.engine.errors import BadBot, WrongSeat
from fatcats.engine.events import Event
from fatcats.engine.game import Game
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.engine.view import Outcome, View
from fatcats.match.match import Match, new
from fatcats.text.catalogue import Catalogue
from fatcats.text.rulebook import rulebook

WIDTH = 100
LATEST = 40  # events that are told at once; what is older can be asked for
MAX_CLAUSES = 12


@dataclass(frozen=True)
class Open:
    """A move that is open now."""

    move: str  # as it is written
    label: str  # what it means here


class AgentSeat:
    """What a seat of a match is told and asked, in sentences."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self._events_seen = 0
        self.words: Catalogue = match.texts.for_table(match.players, seat)

    @property
    def moves(self) -> list[Open]:
        """What is open to the seat now."""
        return labelled(self.match.game, self.match.view(self.seat), self.match.legal(self.seat), self.words)

    def play(self, move: str) -> None:
        """Make a move; raises IllegalMove or BadMove, and nothing has happened then."""
        self.match.play(self.seat, move)

    def why_not(self, move: str) -> str:
        """Why the seat may not do this now."""
        refusal = self.match.refusal(self.seat, move)
        return "You may do that now." if refusal is None else f"{refusal.clause}: {refusal.sentence}"

    def news(self) -> list[str]:
        """What has happened since this was asked last, in sentences; of a long time, the latest."""
        events = self.match.events(self.seat)
        fresh, self._events_seen = events[self._events_seen :], len(events)
        return sentences(fresh[-LATEST:], self.words)

    def position(self) -> str:
        """Everything the seat sees, compact and complete."""
        return described(self.match.game, self.match.view(self.seat), self.moves, self.words)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def ending(self) -> str:
        """How the game ended, in a sentence."""
        outcome = self.match.outcome
        if outcome is None:
            return ""
        standing = ", ".join(
            f"{name}: place {place}, {score}"
            for name, place, score in zip(self.match.players, outcome.places, outcome.scores, strict=True)
        )
        return f"The game is over ({outcome.reason}). {standing}. You are {self.match.players[self.seat]}."


class SoloSeat(AgentSeat):
    """A seat among bots, who answer at once."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot], seed: int) -> None:
        super().__init__(match, seat)
        self._bots = bots
        self._rng = seeded(seed ^ 0xB07)
        self.go_on()

    def play(self, move: str) -> None:
        super().play(move)
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play, and the clock run, until the seat is asked or the game is over."""
        while not self.match.over and self.seat not in self.match.deciders:
            others = [seat for seat in self.match.deciders if seat != CLOCK]
            if others:
                self.match.play(others[0], self._bots[others[0]].choose(self.match.knowledge(others[0], self._rng)))
            else:
                self.match.play(CLOCK, self.match.legal(CLOCK)[0])


def sit_down(
    game: str,
    *,
    seats: int | None = None,
    seat: int = 0,
    opponents: str | Sequence[str] = "heuristic",
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> SoloSeat:
    """A new game with the program in one seat and named bots in the others."""
    given: dict[str, object] = dict(options or {})
    match = new(game, seats=seats, seed=seed, **given)  # type: ignore[arg-type]
    if not 0 <= seat < match.seats:
        raise WrongSeat(f"there is no seat {seat}: they are 0 to {match.seats - 1}")
    others = [number for number in range(match.seats) if number != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BadBot(f"{len(others)} opponents are needed, one for each other seat, not {len(names)}")
    match.players = [f"player {number}" for number in range(match.seats)]
    bots = {number: load_bot(match.game, name) for number, name in zip(others, names, strict=True)}
    return SoloSeat(match, seat, bots, seed)


# --- sentences --------------------------------------------------------------------------------------------------------


def labelled(game: Game, view: View, legal: Sequence[int], words: Catalogue) -> list[Open]:
    return [Open(game.moves.notation(move), words.move(game.worded(game.moves.describe(move), view))) for move in legal]


def sentences(events: Sequence[Event], words: Catalogue) -> list[str]:
    return [words.event(event) for event in events]


def described(game: Game, view: View, moves: Sequence[Open], words: Catalogue) -> str:
    """A view as a text that can be put before a reader who knows nothing else."""
    lines = [f"{game.title}. You are player {view.viewer}.", ""]
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
