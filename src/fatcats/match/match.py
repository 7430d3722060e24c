"""The public API of a game under way: checks seat, turn and legality, applies, records, hands out views."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fatcats.engine.bits import members
from fatcats.engine.bot import Knowledge
from fatcats.engine.errors import (
    BadMove,
    BadRecord,
    FatcatsError,
    IllegalMove,
    NeverAllowed,
    NotYourDecision,
    OtherVersion,
    WrongSeat,
)
from fatcats.engine.events import Event
from fatcats.engine.game import Game
from fatcats.engine.moves import Move, folded
from fatcats.engine.options import OptionValues
from fatcats.engine.rng import Rng, seeded
from fatcats.engine.said import Said, said
from fatcats.engine.sealed import SealedSource
from fatcats.engine.state import CLOCK
from fatcats.engine.table import Table
from fatcats.engine.view import Outcome, View
from fatcats.match.record import Entry, Record
from fatcats.registry import get_game
from fatcats.text.catalogue import Catalogue, catalogue

AnyMove = int | str | Move  # its number, its notation or its record


@dataclass(frozen=True)
class Refusal:
    """Why not: the clause that forbids a move, and a sentence for the player."""

    clause: str
    sentence: str
    said: tuple[Said, ...]  # the sentence before it is in any language


def new(
    key: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    sealed: SealedSource | None = None,
    language: str = "en",
    **options: object,
) -> Match:
    """Start a game. Chance comes from `seed` (0 if none is given) or from a sealed source."""
    game = get_game(key)
    table, values = lay_out(game, game.usual_seats if seats is None else seats, options, seeded(seed or 0))
    table.sealed = sealed
    match = Match(game, table, values, seed=None if sealed else seed or 0, language=language)
    match.begin()
    return match


def replay(record: Record, *, entries: int | None = None, language: str = "en") -> Match:
    """The match of a record, after all its entries or the first few. Only the recorded chance is used."""
    game = get_game(record.game)
    if record.rules != game.rules_version:
        raise OtherVersion(
            f"this game of {game.title} was played under rules version {record.rules}; "
            f"installed is version {game.rules_version}, under which its moves could mean something else"
        )
    table, values = lay_out(game, record.seats, record.options, seeded(0))
    shown = record.entries[:entries]
    table.script = [*record.setup, *(outcome for entry in shown for outcome in entry.chance)]
    table.script_only = True
    match = Match(game, table, values, seed=record.seed, players=record.players, language=language)
    match.begin()
    for number, entry in enumerate(shown):
        match._replay_entry(number, entry)
    if len(shown) == len(record.entries):
        match._compare(record)
    return match


def lay_out(game: Game, seats: int, options: Mapping[str, object], rng: Rng) -> tuple[Table, OptionValues]:
    """A blank table with checked options."""
    game.check_seats(seats)
    values = game.options.read(options)
    game.check_options(seats, values)
    return game.blank(seats, values, rng), values


class Match:
    """A game under way. Seats are numbered from 0; None looks on as a spectator."""

    def __init__(
        self,
        game: Game,
        table: Table,
        options: OptionValues,
        *,
        seed: int | None,
        players: list[str] | None = None,
        language: str = "en",
    ) -> None:
        self.game = game
        self.options = options
        self.players = players or []
        self._texts = catalogue(game, language)
        self._seed = seed
        self._table = table
        self._seats = int(table.row[game.seats_cell])
        self._entries: list[Entry] = []
        self._drafts: dict[int, list[str]] = {}
        self._setup: list[int] = []
        table.tape = []
        table.events = []

    def begin(self) -> None:
        """Set up the table, up to the first decision."""
        self.game.begin(self._table)
        self._table.advance()
        self._setup = self._take_tape()

    # --- who and what ---

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._seats

    @property
    def over(self) -> bool:
        """Is the game over? Then `outcome` says how it ended."""
        return self._table.is_over()

    @property
    def deciders(self) -> list[int]:
        """Who owes a decision now: seats, and `CLOCK` in a phase without turns."""
        return members(self._table.pending())

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return len(self._entries)

    @property
    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        if not self.over:
            return None
        seats = range(self._seats)
        return Outcome(
            places=tuple(int(self._table.place(seat)) for seat in seats),
            scores=tuple(int(self._table.score(seat)) for seat in seats),
            reason=self.game.endings[self._table.ending()],
        )

    def legal(self, seat: int) -> list[int]:
        """The moves open to the seat, by number; none if it is not asked."""
        self._check_seat(seat)
        return self._table.legal(seat) if seat in self.deciders else []

    def refusal(self, seat: int, move: AnyMove) -> Refusal | None:
        """Why the seat may not make this move now, or None if it may."""
        self._check_seat(seat)
        try:
            return self._refusal(self._table, seat, self.read(move))
        except NeverAllowed as never:
            return self._out_of_turn(self._table, seat) or Refusal(never.clause, never.sentence, never.said)

    def _refusal(self, table: Table, seat: int, move: int) -> Refusal | None:
        out_of_turn = self._out_of_turn(table, seat)
        if out_of_turn is not None:
            return out_of_turn
        code = int(table.refusal(seat, move))
        if not code:
            return None
        clause = self.game.clause_id(code)
        view = self.game.view(table, None if seat == CLOCK else seat)
        return self._refused(clause, seat, tuple(self.game.why_not(clause, self.game.moves.describe(move), view)))

    def _refused(self, clause: str, seat: int | None, reasons: tuple[Said, ...] = ()) -> Refusal:
        """With the reason in this position, if the game knows one; else what the clause always says."""
        reasons = reasons or (said(f"clauses.{clause}"),)
        return Refusal(clause, self._texts.for_table(self.players, seat).say(*reasons), reasons)

    def _out_of_turn(self, table: Table, seat: int) -> Refusal | None:
        """Why the seat may make no move at all, if it is not asked."""
        if seat in members(table.pending()):
            return None
        step = self.game.step_of(table)
        return self._refused(
            self._texts.turn_clause(step), seat, (said(f"refusals.{'not asked' if step else 'over'}"),)
        )

    def view(self, seat: int | None) -> View:
        """What the seat may know; None for a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self._table, None if seat == CLOCK else seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as the seat was told it when it happened."""
        return self.game.events_for(self._table.events or [], seat)[since:]

    def history(self, seat: int | None) -> list[Event]:
        """What the seat may look up now: usually all that it was told."""
        return [event for event in self.game.history(self.events(seat), self.view(seat)) if event is not None]

    def knowledge(self, seat: int, rng: Rng) -> Knowledge:
        """What a bot in this seat is given."""
        self._check_seat(seat)
        return Knowledge(self.game, self._table, seat, rng)

    @property
    def texts(self) -> Catalogue:
        """What people read, in the language of this match."""
        return self._texts

    # --- play ---

    def play(self, seat: int, move: AnyMove) -> None:
        """Make a move. One that is not allowed raises IllegalMove and changes nothing."""
        self._check_seat(seat)
        try:
            number = self.read(move)
        except NeverAllowed:
            self._check_turn(self._table, seat)
            raise
        self._allow(self._table, seat, number)
        if seat not in members(self._table.drafting()):
            self._drafts.pop(seat, None)  # what somebody else's move has made impossible was never part of the game
        self._table.apply(seat, number)
        draft = self._drafts.setdefault(seat, [])
        draft.append(self.game.moves.notation(number))
        if seat not in members(self._table.drafting()):
            self._entries.append(Entry(seat, draft, self._take_tape()))
            del self._drafts[seat]

    def _allow(self, table: Table, seat: int, move: int) -> None:
        self._check_turn(table, seat)
        refusal = self._refusal(table, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal.clause, refusal.sentence, refusal.said)

    def _check_turn(self, table: Table, seat: int) -> None:
        refusal = self._out_of_turn(table, seat)
        if refusal is not None:
            raise NotYourDecision(refusal.clause, refusal.sentence, refusal.said)

    # --- records ---

    def record(self) -> Record:
        """The game so far, as it can be stored: `save(path)` makes a file of it, `replay` plays it again."""
        return Record(
            game=self.game.key,
            rules=self.game.rules_version,
            codec=self.game.moves.version,
            seats=self._seats,
            options=dict(self.options),
            setup=list(self._setup),
            entries=list(self._entries),
            seed=self._seed,
            players=list(self.players),
            outcome=self.outcome,
            digest="" if self._table.drafting() else self._table.digest(),
        )

    def _take_tape(self) -> list[int]:
        tape = self._table.tape or []
        self._table.tape = []
        return tape

    def _replay_entry(self, number: int, entry: Entry) -> None:
        try:
            for move in entry.moves:
                self.play(entry.seat, move)
        except BadRecord:
            raise
        except FatcatsError as error:
            raise BadRecord(f"entry {number + 1} of the record cannot have been played: {error}") from error
        if len(self._entries) != number + 1 or self._entries[-1] != entry:
            raise BadRecord(
                f"entry {number + 1} of the record does not fit what chance gave or is only part of a choice"
            )

    def _compare(self, record: Record) -> None:
        if record.digest and self._table.digest() != record.digest:
            raise BadRecord("the record does not lead to the position that it names as its last")
        if record.outcome != self.outcome:
            raise BadRecord("the record does not lead to the outcome that it names")

    # --- checks ---

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self._seats and seat not in (CLOCK,):
            raise WrongSeat(f"there is no seat {seat}; the seats are 0 to {self._seats - 1}")

    def read(self, move: AnyMove) -> int:
        """The number of a move. One that a rule keeps from having a number raises NeverAllowed."""
        moves = self.game.moves
        if isinstance(move, str):
            return self._parsed(move)
        if isinstance(move, Move):
            return self._parsed(move.notation())
        if isinstance(move, bool) or not isinstance(move, int):
            raise BadMove(f"a move is a number, a line of notation or a record, not {move!r}")
        moves.describe(move)
        return move

    def _parsed(self, text: str) -> int:
        try:
            return self.game.moves.parse(text)
        except BadMove:
            clause = self.game.never(folded(text), self._table)
            if not clause:
                raise
            refusal = self._refused(clause, None)
            raise NeverAllowed(refusal.clause, refusal.sentence, refusal.said) from None
