"""One game as a sequence of small choices: who chooses, what is open, what follows. Everything an environment needs.

A move is made of one choice or of several (a Market, then a card, then another). Choices that are forced in the middle
of a move are made by themselves, so that nobody is asked what has one answer; a move as a whole is always asked for.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.observation import EVENT_NUMBERS, WINDOW, Encoder, Observation
from fatcats.engine.playout import decider
from fatcats.engine.rng import Rng
from fatcats.engine.state import CLOCK, MoveList
from fatcats.engine.table import Table

DEPTH: Final = 4  # choices in a move
NOBODY: Final = -1
EVENT: Final = 5  # numbers of an event: engine.events.EVENT_SIZE
KEPT: Final = 32  # events that are kept: some of them are not for every seat
MOVES: Final = MoveList()  # scratch


@final
@mypyc_attr(acyclic=True)
class Spec:
    """A game with its seats and options, made ready: shared by all plays of it, and never changed."""

    def __init__(
        self, blank: Table, encoder: Encoder, seats: int, size: int, n_moves: int, n_actions: int, paths: list[int]
    ) -> None:
        self.blank: Final = blank  # set up, but nothing dealt
        self.encoder: Final = encoder
        self.seats: Final[i64] = seats
        self.size: Final[i64] = size  # of an observation
        self.n_moves: Final[i64] = n_moves
        self.n_actions: Final[i64] = n_actions
        # The choices of each move, by the seat that makes it: DEPTH numbers each, -1 behind the last
        self.paths: Final = vec[i16](paths)
        self.whole: Final = whole_moves(paths, seats, n_moves, n_actions)
        self.flat: Final[bool] = max(paths[1::4]) < 0  # is every move one choice?

    def choice(self, seat: i64, move: i64, depth: i64) -> i64:
        return i64(self.paths[(seat * self.n_moves + move) * DEPTH + depth])


def whole_moves(paths: list[int], seats: int, n_moves: int, n_actions: int) -> vec[i16]:
    """By seat and action: the move that is made of this one choice, or -1."""
    found = [-1] * (seats * n_actions)
    for seat in range(seats):
        for move in range(n_moves):
            at = (seat * n_moves + move) * 4
            if paths[at] >= 0 and paths[at + 1] < 0:
                found[seat * n_actions + paths[at]] = move
    return vec[i16](found)


@final
@mypyc_attr(acyclic=True)
class Play:
    """A game under way."""

    def __init__(self, spec: Spec, rng: Rng) -> None:
        self.spec: Final = spec
        self.rng = rng  # of the sequence of games: each game takes its own chance from it
        self.order = rng  # who of several is asked first, and what the clock does
        self.table: Table = spec.blank
        self.seat: i64 = NOBODY  # who chooses now; in a simultaneous step one seat after the other
        self.depths: Final = vec[i64]([0] * int(spec.seats))  # by seat: how many choices of a move are made
        self.chosen: Final = vec[i64]([0] * (int(spec.seats) * DEPTH))  # by seat: these choices
        self.log: Final = vec[i64]([0] * (KEPT * EVENT))  # the last events, as a ring
        self.logged: i64 = 0
        self.archive: list[int] | None = None  # all events of this game, if somebody wants them
        self.decisions: i64 = 0
        self.reached: i64 = 0  # by `candidates`: how many choices are made, those included that are forced now

    def begin(self) -> None:
        """A new game."""
        table = self.spec.blank.clone()
        table.rng = self.rng.fork()
        self.order = self.rng.fork()
        table.events = []
        self.table = table
        self.logged = 0
        self.decisions = 0
        if self.archive is not None:
            self.archive = []
        seat: i64
        for seat in range(self.spec.seats):
            self.depths[seat] = 0
        table.advance()
        self.take_events()
        self.ask()

    def ask(self) -> None:
        """Find out who chooses now. In a phase without turns chance says who comes first, and the clock may run."""
        while True:
            asked = self.table.pending()
            if asked == 0:
                self.seat = NOBODY
                return
            if asked & BIT[CLOCK] == 0:
                self.seat = lowest(asked)
                return
            seat = decider(asked, self.order)
            if seat != CLOCK:
                self.seat = seat
                return
            self.let_clock_run()

    def let_clock_run(self) -> None:
        moves = MOVES
        self.table.fill_legal(CLOCK, moves)
        self.carry_out(CLOCK, moves.items[self.order.below(moves.n)])

    def let_clock_perhaps_run(self) -> None:
        """Where all act at once: as often as one of those who are asked."""
        asked = self.table.pending()
        if asked & BIT[CLOCK] and self.order.below(count(asked)) == 0:
            self.let_clock_run()

    def carry_out(self, seat: i64, move: i64) -> None:
        self.table.apply(seat, move)
        self.decisions += 1
        self.take_events()

    def play_move(self, seat: i64, move: i64) -> None:
        """The seat makes a whole move."""
        self.depths[seat] = 0
        self.carry_out(seat, move)
        self.ask()

    # --- choices ---

    def fits(self, seat: i64, move: i64, depth: i64) -> bool:
        """Does the move begin with what the seat has chosen?"""
        i: i64
        for i in range(depth):
            if self.spec.choice(seat, move, i) != self.chosen[seat * DEPTH + i]:
                return False
        return True

    def candidates(self, seat: i64, out: MoveList) -> None:
        """The legal moves that begin with what the seat has chosen; `reached` is behind what they have in common."""
        self.table.fill_legal(seat, out)
        i: i64
        depth = self.depths[seat]
        if depth:
            kept: i64 = 0
            for i in range(out.n):
                if self.fits(seat, out.items[i], depth):
                    out.items[kept] = out.items[i]
                    kept += 1
            if kept == 0:  # others have acted meanwhile: the seat begins anew
                depth = 0
                self.depths[seat] = 0
                self.table.fill_legal(seat, out)
            else:
                out.n = kept
        while out.n > 1:
            choice = self.spec.choice(seat, out.items[0], depth)
            i = 1
            while i < out.n and self.spec.choice(seat, out.items[i], depth) == choice:
                i += 1
            if i < out.n:
                break
            self.chosen[seat * DEPTH + depth] = choice
            depth += 1
        self.reached = depth

    def fill_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        """A one for each action that is open to a seat that is asked; the row is all zeros before."""
        moves = MOVES
        spec = self.spec
        if spec.flat:
            self.table.fill_legal(seat, moves)
            self.reached = 0
        else:
            self.candidates(seat, moves)
        first = seat * spec.n_moves * DEPTH + self.reached
        paths = spec.paths
        i: i64
        for i in range(moves.n):
            mask[at + i64(paths[first + moves.items[i] * DEPTH])] = 1

    def actions(self, seat: int) -> list[int]:
        """The actions that are open to a seat, ascending; none if it is not asked."""
        if self.table.pending() & BIT[seat] == 0:
            return []
        moves = MOVES
        self.candidates(seat, moves)
        found: list[int] = []
        i: i64
        for i in range(moves.n):
            action = int(self.spec.choice(seat, moves.items[i], self.reached))
            if action not in found:
                found.append(action)
        found.sort()
        return found

    def act(self, seat: i64, action: i64) -> bool:
        """Make a choice; False if it is not open, and nothing has happened."""
        spec = self.spec
        if action < 0 or action >= spec.n_actions or self.table.pending() & BIT[seat] == 0:
            return False
        moves = MOVES
        self.candidates(seat, moves)
        depth = self.reached
        move: i64 = NOBODY
        fitting: i64 = 0
        i: i64
        for i in range(moves.n):
            if spec.choice(seat, moves.items[i], depth) == action:
                move = moves.items[i]
                fitting += 1
        if fitting == 0:
            return False
        if fitting == 1:
            self.play_move(seat, move)
        else:
            self.chosen[seat * DEPTH + depth] = action
            self.depths[seat] = depth + 1
        return True

    def act_trusted(self, action: i64) -> bool:
        """`act` of whoever chooses now, for an action that the mask has shown open."""
        seat = self.seat
        if self.depths[seat] == 0:
            move = i64(self.spec.whole[seat * self.spec.n_actions + action])
            if move >= 0:
                self.play_move(seat, move)
                return True
        return self.act(seat, action)

    # --- what is seen ---

    def take_events(self) -> None:
        events = self.table.events
        if events is None:
            return
        n = i64(len(events))
        at: i64 = 0
        if n > KEPT * EVENT:
            at = n - KEPT * EVENT
        log = self.log
        place = self.logged % KEPT * EVENT
        while at < n:
            log[place] = i64(events[at])
            place += 1
            at += 1
            if place == KEPT * EVENT:
                place = 0
        self.logged += n // EVENT if n <= KEPT * EVENT else KEPT
        if n:
            if self.archive is not None:
                self.archive.extend(events)
            events.clear()

    def observe(self, seat: i64, o: Observation) -> None:
        """Write what the seat may know, and what it was told last; the row is all zeros before."""
        o.viewer = seat
        encoder = self.spec.encoder
        encoder.encode(self.table, o)
        i: i64
        for i in range(self.depths[seat]):
            o.row[o.at + i] = i16(self.chosen[seat * DEPTH + i] + 1)
        o.at += DEPTH
        end = o.at + WINDOW * EVENT_NUMBERS
        number = self.logged - 1
        oldest = max(self.logged - KEPT, 0)
        while number >= oldest and o.at < end:
            encoder.encode_event(o, self.log, number % KEPT * EVENT)
            number -= 1

    # --- copying, saving ---

    def copy(self) -> Play:
        other = Play(self.spec, self.rng.copy())
        other.order = self.order.copy()
        table = self.table.clone()
        table.events = []
        other.table = table
        other.seat = self.seat
        other.logged = self.logged
        if self.archive is not None:
            other.archive = self.archive[:]
        other.decisions = self.decisions
        copy_numbers(self.depths, other.depths)
        copy_numbers(self.chosen, other.chosen)
        copy_numbers(self.log, other.log)
        return other

    def numbers(self) -> list[int]:
        """All but the table, for saving."""
        kept = [int(self.rng.x), int(self.rng.y), int(self.order.x), int(self.order.y)]
        kept += [int(self.seat), int(self.logged), int(self.decisions)]
        chosen = [
            int(self.chosen[seat * DEPTH + i]) if i < self.depths[seat] else 0
            for seat in range(int(self.spec.seats))
            for i in range(DEPTH)
        ]
        return kept + numbers_of(self.depths) + chosen + numbers_of(self.log)

    def restore(self, numbers: list[int], position: bytes) -> None:
        """Become the saved play, which is of the same game and options."""
        table = self.spec.blank.clone()
        table.load_bytes(position)
        table.events = []
        self.table = table
        self.rng = Rng(numbers[0], numbers[1])
        self.order = Rng(numbers[2], numbers[3])
        self.seat = numbers[4]
        self.logged = numbers[5]
        self.decisions = numbers[6]
        at = restore_numbers(numbers, 7, self.depths)
        at = restore_numbers(numbers, at, self.chosen)
        restore_numbers(numbers, at, self.log)


def copy_numbers(source: vec[i64], target: vec[i64]) -> None:
    i: i64
    for i in range(len(source)):
        target[i] = source[i]


def numbers_of(row: vec[i64]) -> list[int]:
    return [int(row[i]) for i in range(len(row))]


def restore_numbers(numbers: list[int], at: int, row: vec[i64]) -> int:
    i: i64
    for i in range(len(row)):
        row[i] = i64(numbers[at + int(i)])
    return at + len(row)


def reward(table: Table, seat: i64, seats: i64) -> float:
    """At the end: the share of the others who did worse, less the share of those who did better. All sum to zero."""
    own = table.place(seat)
    better: i64 = 0
    other: i64
    for other in range(seats):
        place = table.place(other)
        if place > own:
            better += 1
        elif place < own:
            better -= 1
    return float(better) / float(max(seats - 1, 1))
