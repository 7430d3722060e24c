# fatcats: compiled
"""The messages about one table, made for one viewer at a time from what that viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from fatcats import protocol
from fatcats.engine.errors import BadText
from fatcats.engine.game import Game
from fatcats.engine.moves import Move
from fatcats.engine.said import Said
from fatcats.engine.view import View
from fatcats.match.hosted import HostedMatch
from fatcats.server.render.info import clocks, table_info
from fatcats.server.render.lines import StepEvents, Viewer, history, lines_of, steps_after
from fatcats.server.render.orders import answering, order_lines, orders_in_force, orders_to_give
from fatcats.server.table.attendance import Attendance
from fatcats.server.table.state import TableState
from fatcats.server.table.undo import undo_kind
from fatcats.text.catalogue import Catalogue, names_a_seat, texts_in

MAX_OPTIONS = 20_000  # remembered, of all games
_encode = msgspec.json.Encoder().encode


class Core:
    """A perspective without its lines, and a number that tells whether it has changed."""

    def __init__(self, perspective: protocol.Perspective, view: bytes) -> None:
        self.perspective = perspective
        shown, words = perspective, (perspective.prompt, perspective.stake)
        orders = (shown.answering, *shown.orders, None, *shown.can_order)
        self.fingerprint = hash((view, words, shown.decision, shown.draft, shown.undo, len(shown.options), orders))


class Prompt(NamedTuple):
    """What is asked at a step, and where the rules page speaks of it."""

    text: str
    clause: str


class Renderer:
    """Remembers what it has made until the table changes: several connections may look from the same seat, and much
    of what they see is the same from every seat."""

    def __init__(self) -> None:
        self._public: View | None = None
        self._cores: dict[tuple[Viewer, str], Core] = {}
        self._events: dict[int, StepEvents] = {}
        self._lines: dict[tuple[Viewer, str, int], list[msgspec.Raw]] = {}
        self._texts: dict[tuple[Viewer, str], Catalogue] = {}
        self._options: dict[tuple[Viewer, str, str, Move], msgspec.Raw] = {}
        self._prompts: dict[tuple[Viewer, str, str], Prompt] = {}
        self._steps: dict[int, tuple[int, bool]] = {}
        self._clocks: list[protocol.SeatClock] | None = None
        self._seq = -1  # the entry up to which the position was that all this was made of
        self._forgets: bool | None = None  # of the match: once it is known it stays so
        self._changes = -1  # `TableState.changes` when the names were last looked up
        self._names: list[str] = []
        self._info = b""
        self._info_of: tuple[int, Attendance] | None = None

    def changed(self, state: TableState) -> None:
        self.forget()
        self._seq = state.seq
        if self._changes != state.changes:
            self._changes = state.changes
            self._renamed(state.names())

    def _follow(self, state: TableState) -> None:
        """Somebody may come and look after an entry was taken and before those who are here are shown it."""
        if self._seq != state.seq:
            self.changed(state)

    def forget(self) -> None:
        """What was made of a position. Once everybody has it, this is better done at once: the memory is used
        again, for the next table, while the processor still has it at hand."""
        self._public = None
        self._cores.clear()
        self._events.clear()
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

    def info(self, table: str, state: TableState, attendance: Attendance) -> bytes:
        """The public part; most moves leave it as it was."""
        made_of = (state.changes, attendance)
        if made_of != self._info_of:
            self._info_of = made_of
            self._info = protocol.write(table_info(table, state, attendance))
        return self._info

    def clocks(self, state: TableState) -> list[protocol.SeatClock]:
        self._follow(state)
        if self._clocks is None:
            self._clocks = clocks(state)
        return self._clocks

    def common_step(self, state: TableState, shown: int) -> tuple[int, bool]:
        self._follow(state)
        if shown not in self._steps:
            self._steps[shown] = state.common_step(shown)
        return self._steps[shown]

    # --- one viewer ---

    def core(self, state: TableState, viewer: Viewer, language: str, draft: Sequence[int]) -> Core:
        self._follow(state)
        key = (viewer, language)
        core = self._cores.get(key)
        if core is None:
            core = self._cores[key] = self._core(state, viewer, language, draft)
        return core

    def _core(self, state: TableState, viewer: Viewer, language: str, draft: Sequence[int]) -> Core:
        if state.match is None:
            return Core(protocol.Perspective(seat=viewer, view=None), b"")
        view = self._view(state.match, viewer, draft)
        is_asked = viewer is not None and bool(view.legal)
        prompt, texts = self._prompt(state.match, viewer, language, view.step), self.texts(state, viewer, language)
        written = _encode(view)
        perspective = protocol.Perspective(
            seat=viewer,
            view=msgspec.Raw(written),
            options=self._options_for(state.match, viewer, language, view) if is_asked else [],
            answering=None if viewer is None else answering(state, texts, viewer, view),
            orders=[] if viewer is None else orders_in_force(state, texts, viewer),
            can_order=[] if viewer is None else orders_to_give(state, texts, viewer, view),
            prompt=prompt.text if is_asked else "",
            stake=self._stake(state.match, viewer, language, view) if is_asked else "",
            clause=prompt.clause,
            decision=0 if viewer is None else state.decision(viewer),
            draft=len(draft),
            undo="" if viewer is None else undo_kind(state, viewer),
        )
        return Core(perspective, written)

    def _view(self, match: HostedMatch, viewer: Viewer, draft: Sequence[int]) -> View:
        """What everybody sees is worked out once for all of them."""
        if self._public is None:
            self._public = match.view(None)
        return self._public if viewer is None else match.view_of(viewer, draft, self._public)

    def _prompt(self, match: HostedMatch, viewer: Viewer, language: str, step: str) -> Prompt:
        key = (viewer, language, step)
        prompt = self._prompts.get(key)
        if prompt is None:
            texts = self._texts_of(match, viewer, language)
            prompt = self._prompts[key] = Prompt(prompt_text(texts, step), texts.clause_at("prompts", step))
        return prompt

    def _stake(self, match: HostedMatch, viewer: Viewer, language: str, view: View) -> str:
        """From what this seat sees, its own unfinished choice included."""
        return stake_text(self._texts_of(match, viewer, language), match.game.stake(view))

    def _options_for(self, match: HostedMatch, viewer: Viewer, language: str, view: View) -> list[Any]:
        return [
            plain_option(match.game, language, notation) or self._own_option(match, viewer, language, notation, view)
            for notation in view.legal
        ]

    def _own_option(self, match: HostedMatch, viewer: Viewer, language: str, notation: str, view: View) -> msgspec.Raw:
        """A button with somebody's name on it, or one that says what is whose."""
        move = match.game.moves.describe(match.game.moves.parse(notation))
        worded = match.game.worded(move, view)
        key = (viewer, language, notation, worded)
        if key not in self._options:
            self._options[key] = option(self._texts_of(match, viewer, language), move, worded)
        return self._options[key]

    def texts(self, state: TableState, viewer: Viewer, language: str) -> Catalogue:
        return self._texts_of(state.playing, viewer, language)

    def _texts_of(self, match: HostedMatch, viewer: Viewer, language: str) -> Catalogue:
        key = (viewer, language)
        if key not in self._texts:
            self._texts[key] = texts_in(match.game, language).for_table(self._names, viewer)
        return self._texts[key]

    # --- what happened ---

    def lines(self, state: TableState, viewer: Viewer, language: str, after: int) -> list[msgspec.Raw]:
        """What the viewer saw in the steps after this one; -1 begins with the set-up."""
        self._follow(state)
        return [line for step in steps_after(state, after) for line in self._all_lines(state, viewer, language, step)]

    def _all_lines(self, state: TableState, viewer: Viewer, language: str, step: int) -> list[msgspec.Raw]:
        """Of one step; what concerns only the viewer's own orders comes last."""
        own = order_lines(state, self.texts(state, viewer, language), viewer, step) if state.data.orders else []
        lines = self._step_lines(state, viewer, language, step)
        return [*lines, *[msgspec.Raw(_encode(line)) for line in own]] if own else lines

    def _step_lines(self, state: TableState, viewer: Viewer, language: str, step: int) -> list[msgspec.Raw]:
        """What happened without secrets reads the same to all whom it does not name, so it is written once for all."""
        events = self._events.get(step)
        if events is None:
            events = self._events[step] = StepEvents(state.playing, step)
        key = (viewer if events.is_personal_to(viewer) else None, language, step)
        lines = self._lines.get(key)
        if lines is None:
            texts = self.texts(state, key[0], language)
            lines = self._lines[key] = lines_of(state, texts, key[0], step, events.visible(key[0]))
        return lines

    def history(self, state: TableState, viewer: Viewer, language: str, after: int) -> list[protocol.LogLine]:
        return history(state, self.texts(state, viewer, language), viewer, after)

    def forgets(self, state: TableState) -> bool:
        """May less be looked up at this table than was told?"""
        if self._forgets is None and state.match is not None:
            self._forgets = state.match.game.forgets(state.match.view(None))
        return bool(self._forgets)


def prompt_text(texts: Catalogue, step: str) -> str:
    try:
        return texts.prompt(step)
    except BadText:
        return step


def stake_text(texts: Catalogue, stake: Said) -> str:
    """A game of somebody else's may have none."""
    try:
        return texts.say(stake)
    except BadText:
        return ""


@lru_cache(maxsize=MAX_OPTIONS)
def plain_option(game: Game, language: str, notation: str) -> msgspec.Raw | None:
    """A button that reads the same at every table; None if it does not."""
    move = game.moves.describe(game.moves.parse(notation))
    is_plain = not names_a_seat(move) and move.verb not in game.reworded
    return option(texts_in(game, language), move, move) if is_plain else None


def option(texts: Catalogue, move: Move, worded: Move) -> msgspec.Raw:
    clause = texts.clause_at("moves", move.verb)
    label, note = texts.move(worded), texts.note(move)
    return msgspec.Raw(_encode(protocol.Option(move.notation(), label, asdict(move), note, clause)))
