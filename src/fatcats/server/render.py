"""The messages about one table, made for one viewer at a time from what that viewer may know."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, NamedTuple

import msgspec

from fatcats.engine.errors import BadText, IllegalMove
from fatcats.live import LiveMatch
from fatcats.server import messages as wire
from fatcats.server.book import PLAYING, WAITING, Book
from fatcats.server.colours import colours
from fatcats.server.deeds import undo_count
from fatcats.texts import Catalogue, catalogue

MOST_LINES = 400
Viewer = int | None


class Core(NamedTuple):
    """A side without its lines, and what it consists of, to see whether it has changed."""

    side: wire.Side
    body: tuple[object, ...]


class Renderer:
    """Remembers what it has made until the table changes: several connections may look from the same seat."""

    def __init__(self) -> None:
        self._cores: dict[tuple[Viewer, str], Core] = {}
        self._lines: dict[tuple[Viewer, str, int], list[wire.Line]] = {}
        self._texts: dict[tuple[Viewer, str], Catalogue] = {}
        self._options: dict[tuple[Viewer, str, int], msgspec.Raw] = {}
        self._names: list[str] = []
        self.info = b""  # the public part, the same for everybody

    def changed(self, book: Book) -> None:
        self._cores.clear()
        self._lines.clear()
        self.info = b""
        if self._names != book.names():
            self._names = book.names()
            self._texts.clear()
            self._options.clear()

    # --- one viewer ---

    def core(self, book: Book, viewer: Viewer, language: str, draft: list[int]) -> Core:
        key = (viewer, language)
        if key not in self._cores:
            side = self._side(book, viewer, language, draft)
            view = bytes(side.view) if isinstance(side.view, msgspec.Raw) else b""
            self._cores[key] = Core(side, (view, side.prompt, side.turn, side.draft, side.undo, len(side.options)))
        return self._cores[key]

    def _side(self, book: Book, viewer: Viewer, language: str, draft: list[int]) -> wire.Side:
        if book.match is None:
            return wire.Side(seat=viewer, view=None)
        try:
            view = book.match.view_of(viewer, draft)
        except IllegalMove:  # somebody acted in the meantime, and the unfinished choice is no longer possible
            draft.clear()
            view = book.match.view_of(viewer)
        asked = viewer is not None and bool(view.legal)
        return wire.Side(
            seat=viewer,
            view=msgspec.Raw(msgspec.json.encode(view)),
            options=self._options_for(book.match, viewer, language, view.legal) if asked else [],
            prompt=self._prompt(book, viewer, language, view.step) if asked else "",
            clause=self.texts(book, viewer, language).clause_at("prompts", view.step),
            turn=0 if viewer is None else book.turn(viewer),
            draft=len(draft),
            undo="" if viewer is None else undo_kind(book, viewer),
        )

    def _prompt(self, book: Book, viewer: Viewer, language: str, step: str) -> str:
        try:
            return self.texts(book, viewer, language).prompt(step)
        except BadText:
            return step

    def _options_for(self, match: LiveMatch, viewer: Viewer, language: str, legal: tuple[str, ...]) -> list[Any]:
        options = []
        for notation in legal:
            move = match.game.moves.parse(notation)
            key = (viewer, language, move)
            if key not in self._options:
                record = match.game.moves.describe(move)
                texts = self._texts_of(match, viewer, language)
                clause = texts.clause_at("moves", record.verb)
                option = wire.Option(notation, texts.move(record), asdict(record), texts.note(record), clause)
                self._options[key] = msgspec.Raw(msgspec.json.encode(option))
            options.append(self._options[key])
        return options

    def texts(self, book: Book, viewer: Viewer, language: str) -> Catalogue:
        return self._texts_of(book.playing, viewer, language)

    def _texts_of(self, match: LiveMatch, viewer: Viewer, language: str) -> Catalogue:
        key = (viewer, language)
        if key not in self._texts:
            try:
                words = catalogue(match.game, language)
            except BadText:
                words = catalogue(match.game, "en")
            self._texts[key] = words.for_table(self._names, viewer)
        return self._texts[key]

    # --- what happened ---

    def lines(self, book: Book, viewer: Viewer, language: str, after: int) -> list[wire.Line]:
        """What the viewer was told in the steps after this one; -1 begins with the set-up."""
        key = (viewer, language, after)
        if key not in self._lines:
            first = max(after, book.playing.length - MOST_LINES)
            texts = self.texts(book, viewer, language)
            self._lines[key] = [
                line
                for step in range(first + 1, book.playing.length + 1)
                for line in step_lines(book, viewer, texts, step)
            ]
        return self._lines[key]

    def history(self, book: Book, viewer: Viewer, language: str, after: int) -> list[wire.Line]:
        """The part of it that the viewer may still look up: a game of memory cuts it."""
        match, first = book.playing, max(after, book.playing.length - MOST_LINES)
        events = [
            (step, event) for step in range(first + 1, match.length + 1) for event in match.told(viewer, step - 1, step)
        ]
        kept = {id(event) for event in match.game.history([event for _, event in events], match.view(viewer))}
        texts = self.texts(book, viewer, language)
        return [line(book, texts, step, event) for step, event in events if id(event) in kept]


def step_lines(book: Book, viewer: Viewer, texts: Catalogue, step: int) -> list[wire.Line]:
    return [line(book, texts, step, event) for event in book.playing.told(viewer, step - 1, step)]


def line(book: Book, texts: Catalogue, step: int, event: Any) -> wire.Line:
    by = book.facts.steps[step - 1].by if step else ""
    clause = texts.clause_at("events", event.name)
    return wire.Line(step, event.name, event.seat, texts.event(event), event.details, clause, by)


def undo_kind(book: Book, seat: int) -> str:
    if book.facts.status != PLAYING:
        return ""
    count, asked = undo_count(book, seat), book.playing.asked
    if count == 0:
        return ""
    # While others may be answering the same question, whether they have is nobody's business.
    is_simultaneous = seat in asked and len(asked) > 1
    return "free" if count == 1 and not is_simultaneous and book.playing.is_free_to_undo(seat) else "ask"


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
