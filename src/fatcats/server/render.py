# fatcats: compiled
"""The messages about one table, made for one viewer at a time from what that viewer may know."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from fatcats.engine.errors import BadText, IllegalMove
from fatcats.engine.events import EVENT_SIZE, Event
from fatcats.engine.game import Game
from fatcats.engine.moves import Move
from fatcats.engine.view import View
from fatcats.live import LiveMatch
from fatcats.server import messages as wire
from fatcats.server.book import Book
from fatcats.server.colours import colours
from fatcats.server.deeds import undo_count
from fatcats.server.facts import PLAYING, WAITING
from fatcats.texts import Catalogue, catalogue, names_a_seat

MOST_LINES = 400
MOST_OPTIONS = 20_000  # remembered, of all games
SEAT_OF_EVENT = 2  # after its number and its witnesses
_encode = msgspec.json.Encoder().encode
Viewer = int | None


class Core:
    """A side without its lines, and a number that tells whether it has changed."""

    def __init__(self, side: wire.Side, view: bytes) -> None:
        self.side = side
        self.fingerprint = hash((view, side.prompt, side.turn, side.draft, side.undo, len(side.options)))


class Prompt(NamedTuple):
    """What is asked at a step, and where the rules page speaks of it."""

    text: str
    clause: str


class Happened:
    """The events of one step, and who is told of them in other words than everybody else."""

    def __init__(self, match: LiveMatch, step: int) -> None:
        self._game = match.game
        self._raw = match.raw_events(step - 1, step)
        kinds = match.game.event_kinds
        self._is_personal = any(kinds[number].is_personal for number in self._raw[::EVENT_SIZE])
        self._doers = self._raw[SEAT_OF_EVENT::EVENT_SIZE]
        self._public = [] if self._is_personal else match.game.events_for(self._raw, None)

    def is_personal_to(self, viewer: Viewer) -> bool:
        """If there are secrets, or others are named, it is to everybody."""
        return self._is_personal or viewer in self._doers

    def told(self, viewer: Viewer) -> list[Event]:
        """Without secrets the same to all: only the words may differ."""
        return self._game.events_for(self._raw, viewer) if self._is_personal else self._public


class Renderer:
    """Remembers what it has made until the table changes: several connections may look from the same seat, and much
    of what they see is the same from every seat."""

    def __init__(self) -> None:
        self._public: View | None = None
        self._cores: dict[tuple[Viewer, str], Core] = {}
        self._happened: dict[int, Happened] = {}
        self._lines: dict[tuple[Viewer, str, int], list[msgspec.Raw]] = {}
        self._texts: dict[tuple[Viewer, str], Catalogue] = {}
        self._options: dict[tuple[Viewer, str, str], msgspec.Raw] = {}
        self._prompts: dict[tuple[Viewer, str, str], Prompt] = {}
        self._steps: dict[int, tuple[int, bool]] = {}
        self._clocks: list[wire.Running] | None = None
        self._changes = -1  # `Book.changes` when the names were last looked up
        self._names: list[str] = []
        self._info = b""
        self._info_of: tuple[int, set[int], int] | None = None

    def changed(self, book: Book) -> None:
        self.forget()
        if self._changes != book.changes:
            self._changes = book.changes
            self._renamed(book.names())

    def forget(self) -> None:
        """What was made of a position. Once everybody has been told, this is better done at once: the memory is used
        again, for the next table, while the processor still has it at hand."""
        self._public = None
        self._cores.clear()
        self._happened.clear()
        self._lines.clear()
        self._steps.clear()
        self._clocks = None

    def _renamed(self, names: list[str]) -> None:
        if self._names != names:
            self._names = names
            self._texts.clear()
            self._options.clear()
            self._prompts.clear()

    # --- the same for everybody ---

    def info(self, table: str, book: Book, here: set[int], watching: int) -> bytes:
        """The public part; most moves leave it as it was."""
        made_of = (book.changes, here, watching)
        if made_of != self._info_of:
            self._info_of = made_of
            self._info = wire.write(table_info(table, book, here, watching))
        return self._info

    def clocks(self, book: Book) -> list[wire.Running]:
        if self._clocks is None:
            self._clocks = clocks(book)
        return self._clocks

    def common_step(self, book: Book, number: int) -> tuple[int, bool]:
        if number not in self._steps:
            self._steps[number] = book.common_step(number)
        return self._steps[number]

    # --- one viewer ---

    def core(self, book: Book, viewer: Viewer, language: str, draft: list[int]) -> Core:
        key = (viewer, language)
        core = self._cores.get(key)
        if core is None:
            core = self._cores[key] = self._core(book, viewer, language, draft)
        return core

    def _core(self, book: Book, viewer: Viewer, language: str, draft: list[int]) -> Core:
        if book.match is None:
            return Core(wire.Side(seat=viewer, view=None), b"")
        try:
            view = self._view(book.match, viewer, draft)
        except IllegalMove:  # somebody acted in the meantime, and the unfinished choice is no longer possible
            draft.clear()
            view = self._view(book.match, viewer, draft)
        is_asked = viewer is not None and bool(view.legal)
        prompt = self._prompt(book.match, viewer, language, view.step)
        written = _encode(view)
        side = wire.Side(
            seat=viewer,
            view=msgspec.Raw(written),
            options=self._options_for(book.match, viewer, language, view.legal) if is_asked else [],
            prompt=prompt.text if is_asked else "",
            clause=prompt.clause,
            turn=0 if viewer is None else book.turn(viewer),
            draft=len(draft),
            undo="" if viewer is None else undo_kind(book, viewer),
        )
        return Core(side, written)

    def _view(self, match: LiveMatch, viewer: Viewer, draft: list[int]) -> View:
        """What everybody sees is worked out once for all of them."""
        if self._public is None:
            self._public = match.view(None)
        return self._public if viewer is None else match.view_of(viewer, draft, self._public)

    def _prompt(self, match: LiveMatch, viewer: Viewer, language: str, step: str) -> Prompt:
        key = (viewer, language, step)
        prompt = self._prompts.get(key)
        if prompt is None:
            texts = self._texts_of(match, viewer, language)
            prompt = self._prompts[key] = Prompt(prompt_text(texts, step), texts.clause_at("prompts", step))
        return prompt

    def _options_for(self, match: LiveMatch, viewer: Viewer, language: str, legal: tuple[str, ...]) -> list[Any]:
        return [
            plain_option(match.game, language, notation) or self._personal_option(match, viewer, language, notation)
            for notation in legal
        ]

    def _personal_option(self, match: LiveMatch, viewer: Viewer, language: str, notation: str) -> msgspec.Raw:
        """A button with somebody's name on it."""
        key = (viewer, language, notation)
        if key not in self._options:
            move = match.game.moves.describe(match.game.moves.parse(notation))
            self._options[key] = option(self._texts_of(match, viewer, language), move)
        return self._options[key]

    def texts(self, book: Book, viewer: Viewer, language: str) -> Catalogue:
        return self._texts_of(book.playing, viewer, language)

    def _texts_of(self, match: LiveMatch, viewer: Viewer, language: str) -> Catalogue:
        key = (viewer, language)
        if key not in self._texts:
            self._texts[key] = words(match.game, language).for_table(self._names, viewer)
        return self._texts[key]

    # --- what happened ---

    def lines(self, book: Book, viewer: Viewer, language: str, after: int) -> list[msgspec.Raw]:
        """What the viewer was told in the steps after this one; -1 begins with the set-up."""
        length = book.playing.length
        if after == length - 1:
            return self._step_lines(book, viewer, language, length)
        steps = range(max(after, length - MOST_LINES) + 1, length + 1)
        return [told for step in steps for told in self._step_lines(book, viewer, language, step)]

    def _step_lines(self, book: Book, viewer: Viewer, language: str, step: int) -> list[msgspec.Raw]:
        """What happened without secrets reads the same to all whom it does not name, so it is told once for all."""
        happened = self._happened.get(step)
        if happened is None:
            happened = self._happened[step] = Happened(book.playing, step)
        key = (viewer if happened.is_personal_to(viewer) else None, language, step)
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = self._told(book, key[0], language, step, happened.told(key[0]))
        return lines

    def _told(self, book: Book, viewer: Viewer, language: str, step: int, events: list[Event]) -> list[msgspec.Raw]:
        texts = self.texts(book, viewer, language)
        return [msgspec.Raw(_encode(line(book, texts, step, event))) for event in events]

    def history(self, book: Book, viewer: Viewer, language: str, after: int) -> list[wire.Line]:
        """The part of it that the viewer may still look up: a game of memory cuts it."""
        match, first = book.playing, max(after, book.playing.length - MOST_LINES)
        events = [
            (step, event) for step in range(first + 1, match.length + 1) for event in match.told(viewer, step - 1, step)
        ]
        kept = {id(event) for event in match.game.history([event for _, event in events], match.view(viewer))}
        texts = self.texts(book, viewer, language)
        return [line(book, texts, step, event) for step, event in events if id(event) in kept]


def line(book: Book, texts: Catalogue, step: int, event: Any) -> wire.Line:
    by = book.facts.steps[step - 1].by if step else ""
    clause = texts.clause_at("events", event.name)
    return wire.Line(step, event.name, event.seat, texts.event(event), event.details, clause, by)


def prompt_text(texts: Catalogue, step: str) -> str:
    try:
        return texts.prompt(step)
    except BadText:
        return step


def words(game: Game, language: str) -> Catalogue:
    """In this language, or in English."""
    try:
        return catalogue(game, language)
    except BadText:
        return catalogue(game, "en")


@lru_cache(maxsize=MOST_OPTIONS)
def plain_option(game: Game, language: str, notation: str) -> msgspec.Raw | None:
    """A button that reads the same at every table; None if a player's name stands on it."""
    move = game.moves.describe(game.moves.parse(notation))
    return None if names_a_seat(move) else option(words(game, language), move)


def option(texts: Catalogue, move: Move) -> msgspec.Raw:
    clause = texts.clause_at("moves", move.verb)
    return msgspec.Raw(_encode(wire.Option(move.notation(), texts.move(move), asdict(move), texts.note(move), clause)))


def undo_kind(book: Book, seat: int) -> str:
    if book.facts.status != PLAYING:
        return ""
    count = undo_count(book, seat)
    if count != 1:
        return "ask" if count else ""
    # While others may be answering the same question, whether they have is nobody's business.
    asked = book.playing.asked
    is_simultaneous = seat in asked and len(asked) > 1
    return "free" if not is_simultaneous and book.playing.is_free_to_undo(seat) else "ask"


def clocks(book: Book) -> list[wire.Running]:
    """Only of those who were asked, whether or not they have answered: see `fatcats.server.clocks`."""
    timing, state = book.created.timing, book.facts.clocks
    if state.possible:
        return [phase_clock(book)]
    if not timing.is_on or book.facts.status == WAITING:
        return []
    usual = int(timing.per_move * 1000)
    return [
        wire.Running(seat, state.left[seat] if timing.per_game else usual, state.until(seat, timing))
        for seat in range(book.playing.seats)
    ]


def phase_clock(book: Book) -> wire.Running:
    """When a phase without turns ends, if nobody ends it before: the last of all that its clock can do."""
    possible = book.facts.clocks.possible
    last = max(possible, key=lambda move: book.lapses_at(move, possible[move]))
    until = book.lapses_at(last, possible[last])
    return wire.Running(None, until - possible[last], until)


def result(book: Book, texts: Catalogue) -> wire.Result | None:
    outcome = book.match.outcome if book.match else None
    if outcome is None:
        return None
    return wire.Result(list(outcome.places), list(outcome.scores), outcome.reason, ending(texts, outcome.reason))


def ending(texts: Catalogue, reason: str) -> str:
    try:
        return texts.text(f"endings.{reason}")
    except BadText:
        return reason


def table_info(table: str, book: Book, here: set[int], watching: int, problem: str = "") -> wire.TableInfo:
    facts, created = book.facts, book.created
    undoing = facts.undoing
    return wire.TableInfo(
        id=table,
        game=created.game,
        rules=created.rules,
        status=facts.status,
        options=dict(created.options),
        seats=[
            wire.SeatInfo(chair.kind, chair.name, chair.level, seat in here, chair.stand_in, colour)
            for seat, (chair, colour) in enumerate(zip(facts.chairs, colours(facts.chairs), strict=True))
        ],
        commitment=created.commitment,
        title=created.title,
        public=created.public,
        hints=created.hints,
        clock=wire.Clock(*msgspec.structs.astuple(created.timing)),
        grace=created.grace,
        watching=watching,
        undo=None if undoing is None else wire.UndoInfo(undoing.seat, undoing.count, undoing.agreed),
        rematch=facts.rematch,
        problem=problem,
    )
