"""A table in the terminal: what happened, what lies there, what you may do, and why not something else."""

from __future__ import annotations

import re
from dataclasses import astuple

from rich.console import Console

from fatcats.bots import load_bot, make_bot
from fatcats.bots.levels import hint_level
from fatcats.bots.reason import Reason
from fatcats.engine.errors import BadMove, BadText
from fatcats.engine.moves import folded
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.match.match import Match
from fatcats.text.rulebook import rulebook

HELP = """\
[bold]1[/]  choose option 1
[bold]? 1[/]  explain option 1
[bold]? {move}[/]  why is such a move not allowed?
[bold]? {clause}[/]  read that clause of the rules
[bold]? some words[/]  what do the rules say about them?
[bold]hint[/]  what would a bot do?
[bold]log[/]  what happened so far?
[bold]quit[/]  leave the table"""
COLUMNS_FROM = 80  # a window so wide shows options in columns
MAX_CLAUSES = 4  # about some words
SOURCE = re.compile(r" \[[^]]*\]$")  # where a clause comes from is of no use at the table


class Left(Exception):
    """The player has left the table."""


class TerminalTable:
    def __init__(self, out: Console, match: Match, seat: int, bot: str) -> None:
        self.out = out
        self.match = match
        self.seat = seat
        self.words = match.texts.for_table(match.players, seat)
        self.bot = load_bot(match.game, bot)
        self.rng = seeded(match.record().seed or 0)
        self.shown = 0

    def run(self) -> None:
        self.out.print("[dim]Type ? for help.[/]")
        while not self.match.over:
            seat = self.next_decider()
            self.show_events()
            if seat == self.seat:
                self.match.play(seat, self.ask())
            else:
                self.let_play(seat)
        self.show_events()

    def next_decider(self) -> int:
        """In a simultaneous phase the bots decide first, so that the person sees all there is to see."""
        deciders = self.match.deciders
        others = [seat for seat in deciders if seat not in (self.seat, CLOCK)]
        return (others or [seat for seat in deciders if seat == self.seat] or deciders)[0]

    def let_play(self, seat: int) -> None:
        if seat == CLOCK:
            self.match.play(CLOCK, self.match.legal(CLOCK)[0])
        else:
            self.match.play(seat, self.bot.choose(self.match.knowledge(seat, self.rng)))

    # --- what is shown ---

    def show_events(self) -> None:
        events = self.match.events(self.seat)
        for event in events[self.shown :]:
            self.out.print(self.words.event(event), markup=False, style="cyan" if event.seat == self.seat else "")
        self.shown = len(events)

    def show(self, labels: list[str]) -> None:
        view = self.match.view(self.seat)
        self.out.rule()
        for line in self.match.game.draw(view, self.words, self.out.width):
            self.out.print(line)
        self.out.print()
        self.out.print(f"[bold]{self.words.prompt(view.step)}[/]")
        self.out.print(f"[dim]{self.words.say(self.match.game.stake(view))}[/]")
        for line in in_columns([f"{n:>3}  {label}" for n, label in enumerate(labels, 1)], self.out.width):
            self.out.print(line, markup=False)

    def label(self, move: int) -> str:
        game = self.match.game
        return self.words.move(game.worded(game.moves.describe(move), self.match.view(self.seat)))

    # --- what is asked ---

    def ask(self) -> int:
        legal = self.match.legal(self.seat)
        labels = [self.label(move) for move in legal]
        self.show(labels)
        while True:
            text = self.read("> " if len(legal) > 1 else "> (Enter: 1) ") or ("1" if len(legal) == 1 else "?")
            if text.isdecimal() and 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            meant = [move for move, label in zip(legal, labels, strict=True) if folded(label) == folded(text)]
            if len(meant) == 1:
                return meant[0]
            if not self.answered(text, legal):
                move = self.written_move(text)
                if move is not None:
                    return move

    def read(self, prompt: str) -> str:
        try:
            return self.out.input(prompt).strip()
        except EOFError as error:
            raise Left from error

    def answered(self, text: str, legal: list[int]) -> bool:
        """Deal with everything that is not a move."""
        word = text.lower()
        if word in ("quit", "exit", "q"):
            raise Left
        if word == "log":
            for event in self.match.history(self.seat):
                self.out.print(self.words.event(event), markup=False)
        elif word == "hint":
            self.hint()
        elif text.startswith("?"):
            self.explain(text[1:].strip(), legal)
        else:
            return False
        return True

    def hint(self) -> None:
        """What a strong bot would do, and why."""
        adviser = make_bot(self.match.game, hint_level(self.match.game))
        move = adviser.choose(self.match.knowledge(self.seat, self.rng))
        self.out.print(f"A bot would: {self.label(move)}", markup=False)
        game = self.match.game
        why = game.argument(game.moves.describe(move), self.match.view(self.seat))
        if why:
            self.out.print(self.words.say(*why), markup=False)
        reason = getattr(adviser, "reason", None)
        if isinstance(reason, Reason):
            self.out.print(reason.sentence(self.label(reason.other)), markup=False)

    def written_move(self, text: str) -> int | None:
        try:
            return self.match.read(text) if self.why_not(text) is None else None
        except BadMove as error:
            self.out.print(f"Sorry, {error}. Type ? for help.", markup=False)
            return None

    # --- what is explained ---

    def explain(self, text: str, legal: list[int]) -> None:
        if not text:
            game = self.match.game
            self.out.print(HELP.format(move=game.moves.notation(0), clause=game.turn_clause))
        elif text.isdecimal():
            if 1 <= int(text) <= len(legal):
                self.explain_option(legal[int(text) - 1])
            else:
                self.out.print(f"There are options 1 to {len(legal)}.")
        elif not self.explain_clause(text.upper()) and not self.explain_move(text) and not self.explain_words(text):
            self.out.print(f"Neither a move nor the rules are written like {text!r}. Type ? for help.", markup=False)

    def explain_option(self, move: int) -> None:
        record = self.match.game.moves.describe(move)
        self.out.print(f"{self.label(move)}  (written: {record.notation()})", markup=False)
        for part in astuple(record):
            try:
                self.out.print(self.words.text(f"explain.{part}"), markup=False)
            except BadText:
                continue  # not everything needs an explanation

    def explain_clause(self, name: str) -> bool:
        for book in rulebook(self.match.game):
            if name in book.texts:
                self.out.print(SOURCE.sub("", book.texts[name]), markup=False)
                return True
        return False

    def explain_move(self, text: str) -> bool:
        try:
            if self.why_not(text) is None:
                self.out.print("That is allowed.")
                self.explain_option(self.match.read(text))
        except BadMove:
            return False
        return True

    def explain_words(self, text: str) -> bool:
        """What is said of a thing on its button, and the clauses that speak of it."""
        note = self.words.note_on(text)
        clauses = [clause for book in rulebook(self.match.game) for clause in book.about(text)]
        for line in [*([note] if note else []), *clauses[:MAX_CLAUSES]]:
            self.out.print(SOURCE.sub("", line), markup=False)
        if len(clauses) > MAX_CLAUSES:
            more = f"fatcats rules {self.match.game.key} {text}"
            self.out.print(f"and {len(clauses) - MAX_CLAUSES} more: {more}", markup=False, style="dim")
        return bool(note or clauses)

    def why_not(self, text: str) -> str | None:
        """Say why the move is not allowed; None if it is."""
        refusal = self.match.refusal(self.seat, text)
        if refusal is None:
            return None
        self.out.print(f"No: {refusal.sentence}", markup=False)
        self.explain_clause(refusal.clause)
        return refusal.clause


def in_columns(lines: list[str], width: int) -> list[str]:
    """Options one below the other, or in two or three columns where there is room."""
    longest = max(len(line) for line in lines) + 2
    columns = min(3, width // longest) if width >= COLUMNS_FROM and len(lines) > 6 else 1
    rows = -(-len(lines) // max(columns, 1))
    return [
        "".join(
            lines[column * rows + row].ljust(longest) for column in range(columns) if column * rows + row < len(lines)
        )
        for row in range(rows)
    ]
