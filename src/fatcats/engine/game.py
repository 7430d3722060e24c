# fatcats: interpreted
"""What a game tells about itself: the one object that its package registers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from fatcats.engine.bot import Bot, Knowledge
from fatcats.engine.encoding import Encoding
from fatcats.engine.errors import BadSeatCount
from fatcats.engine.events import Event, EventKind
from fatcats.engine.guide import Guide
from fatcats.engine.moves import Move, MoveTable
from fatcats.engine.options import OptionSchema, OptionValue, OptionValues
from fatcats.engine.orders import OrderKind
from fatcats.engine.position import Position
from fatcats.engine.rng import Rng
from fatcats.engine.said import Said, said
from fatcats.engine.table import Table
from fatcats.engine.view import Outcome, View
from fatcats.engine.visible import visible_events


@dataclass(frozen=True)
class Credits:
    designers: tuple[str, ...]
    publisher: str
    year: int


class Game(ABC):
    """The public API of one game's rules: all of it is public, and nothing outside the game's folder names the game."""

    key: ClassVar[str]  # `fatcats.new(key)`
    title: ClassVar[str]
    seats: ClassVar[range]
    usual_seats: ClassVar[int]
    minutes: ClassVar[int]
    credits: ClassVar[Credits]
    rules_version: ClassVar[str]  # changes whenever the same moves could lead to another position
    clause_families: ClassVar[tuple[str, ...]]  # prefixes of clause ids: ("ZN",)
    turn_clause: ClassVar[str]  # forbids acting out of turn; `[turns]` of `texts/clauses.toml` names others by step
    options: ClassVar[OptionSchema]
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]]  # named option sets; "first play" is recommended
    moves: ClassVar[MoveTable]
    event_kinds: ClassVar[Sequence[EventKind]]
    endings: ClassVar[tuple[str, ...]]
    steps: ClassVar[tuple[str, ...]]  # the ids of its steps, by number
    inner_steps: ClassVar[tuple[str, ...]] = ()  # what a viewer may be asked in the middle of a step
    reworded: ClassVar[frozenset[str]] = frozenset()  # verbs of moves whose label depends on what lies on the table
    seats_cell: ClassVar[int]  # the cell that holds the number of seats
    longest: ClassVar[int]  # no game takes more decisions than this
    guide: ClassVar[type[Guide] | None] = None  # its rules of thumb: "heuristic" plays by them
    orders: ClassVar[Sequence[OrderKind[Any]]] = ()  # what a person may leave to the table
    search: ClassVar[Mapping[str, float]] = {}  # the settings of a search that suit it: see bots.search.Plan
    tries: ClassVar[Mapping[str, int]] = {}  # of a search, by level: see bots.levels
    encoding: ClassVar[Encoding | None] = None  # for programs that learn: see fatcats.envs
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}  # the game's own bots, by level, besides

    @abstractmethod
    def blank(self, seats: int, options: OptionValues, rng: Rng) -> Table:
        """A table before set-up."""

    @abstractmethod
    def begin(self, table: Table) -> None:
        """Put the set-up and the first turn on the stack of a blank table."""

    @abstractmethod
    def public_view(self, table: Table) -> View:
        """What everybody may know: the view of a spectator."""

    @abstractmethod
    def own_view(self, table: Table, public: View, viewer: int) -> View:
        """The public view of the same position with what is shown to this viewer besides."""

    def check_options(self, seats: int, options: OptionValues) -> None:  # noqa: B027
        """Raise BadOption where options do not go together."""

    @abstractmethod
    def broken_invariants(self, table: Table) -> list[str]:
        """For tests: what the rules conserve and this position does not."""

    @abstractmethod
    def secrets(self, table: Table, viewer: int | None) -> dict[str, object]:
        """For tests: everything that the viewer must not know, by name."""

    def draw(self, view: View, words: Words, width: int) -> list[str]:
        """For the terminal: the view as lines of text with rich markup."""
        raise NotImplementedError

    def worded(self, move: Move, view: View) -> Move:
        """The move as its label puts it to this viewer: it may say more than the move has to name."""
        return move

    def stake(self, view: View) -> Said:
        """What the viewer gains or loses by what is asked, and what happens otherwise; fifteen words at most."""
        return said(f"stakes.{view.step}")

    def why_not(self, clause: str, move: Move | None, view: View) -> Sequence[Said]:
        """Why the clause forbids the viewer the move here, and what is possible; nothing to say what it always says."""
        return ()

    def argument(self, move: Move, view: View) -> Sequence[Said]:
        """What speaks for a move that is open to the viewer: facts that the viewer can check."""
        return ()

    def standing(self, view: View, seat: int) -> Sequence[Said]:
        """Of a game that is over: what the seat's score is made of, in a few words."""
        return ()

    def ranking(self, view: View, outcome: Outcome) -> Sequence[Said]:
        """Of a game that is over: how places follow from scores, where that is not plain to see."""
        return ()

    def history(self, events: list[Event], view: View) -> list[Event | None]:
        """What may be looked up now of each of these events, which lead up to the present: all of it, less, or None."""
        return list(events)

    def forgets(self, view: View) -> bool:
        """As agreed at this table, may less be looked up later than was told?"""
        return False

    def fades(self, event: Event) -> bool:
        """In a game that forgets: may this event yet be looked up otherwise than so?"""
        return True

    def never(self, text: str, table: Position) -> str:
        """The clause for which the move table has no move that is written so; nothing if it is no move at all."""
        return ""

    def default_move(self, knowledge: Knowledge) -> int:
        """What is played for a seat whose time is up, where the rules page names it."""
        return knowledge.legal[0]

    def minutes_for(self, seats: int, options: OptionValues) -> int:
        """About how long people play with so many and such options."""
        return self.minutes

    def seconds(self, move: int) -> int:
        """In a phase without turns: how long after it became possible a move of CLOCK is played at a table."""
        return 60

    # --- the same for every game ---

    def view(self, table: Table, viewer: int | None) -> View:
        """What the viewer may know."""
        public = self.public_view(table)
        return public if viewer is None else self.own_view(table, public, viewer)

    def check_seats(self, seats: int) -> None:
        """Raise BadSeatCount if the game is not for so many."""
        if seats not in self.seats:
            raise BadSeatCount(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")

    def deal(self, seats: int, options: OptionValues, rng: Rng) -> Table:
        """A table with the first decision pending."""
        table = self.blank(seats, options, rng)
        self.begin(table)
        table.advance()
        return table

    def clause_id(self, code: int) -> str:
        """The id of a clause from the number by which the rules know it: 505 is ZN-5.05."""
        family, rest = divmod(code, 10_000)
        return f"{self.clause_families[family]}-{rest // 100}.{rest % 100:02d}"

    def order_kind(self, key: str) -> OrderKind[Any] | None:
        """The kind of standing order that this key names, or nothing."""
        return next((kind for kind in self.orders if kind.key == key), None)

    def step_of(self, table: Position) -> str:
        """The id of the pending step; nothing if the game is over."""
        return "" if table.is_over() else self.steps[table.frame(0)]

    def legal_texts(self, table: Table, viewer: int) -> tuple[str, ...]:
        """The moves open to the viewer, in notation."""
        if not table.pending() >> viewer & 1:
            return ()
        return tuple(self.moves.notation(move) for move in table.legal(viewer))

    def events_for(self, log: Sequence[int], viewer: int | None) -> list[Event]:
        """What the rules have noted down, as the viewer may see it."""
        return visible_events(self.event_kinds, log, viewer)


class Words(ABC):
    """What `draw` needs of the texts: names of things and players in the reader's language. The form of a player's name
    (nominative, dative, accusative: "von dir") is for places within a sentence."""

    @abstractmethod
    def name(self, names: str, value: str, number: int = 1) -> str: ...

    @abstractmethod
    def seat(self, seat: int, form: str = "") -> str: ...

    @abstractmethod
    def text(self, key: str, **values: object) -> str: ...
