"""What a seat would see right after each of its moves, for programs that learn to value positions.

A move is tried on a world that fits what the seat knows, so that what it cannot know changes nothing; where a move has
consequences that are hidden or up to chance, one of those that are possible is seen.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from fatcats.engine.batch import Batch
from fatcats.engine.observation import Encoder, Observation
from fatcats.engine.play import Play
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table


@final
@mypyc_attr(acyclic=True)
class Preview:
    """For one number of seats. Rows of numbers are as long as the encoder's part of an observation."""

    def __init__(self, encoder: Encoder, seats: int) -> None:
        self.encoder: Final = encoder
        self.seats: Final[i64] = seats

    def world(self, t: Table, seat: i64, rng: Rng) -> Table:
        world = t.clone()
        world.determinize(seat, rng)
        return world

    def now(self, t: Table, seat: i64, pen: Observation) -> None:
        """Write what the seat sees; the row is all zeros before."""
        pen.viewer = seat
        self.encoder.encode(t, pen)

    def after(self, world: Table, seat: i64, move: i64, pen: Observation) -> None:
        """Write what the seat sees after the move; the row is all zeros before."""
        after = world.clone()
        after.apply(seat, move)
        pen.viewer = seat
        self.encoder.encode(after, pen)


@final
@mypyc_attr(acyclic=True)
class BatchPreview:
    """All games of a batch, each at a decision with more than one move; forced moves are made by themselves."""

    def __init__(self, batch: Batch, size: int, cap: int) -> None:
        n = len(batch.plays)
        self.batch: Final = batch
        self.preview: Final = Preview(batch.spec.encoder, int(batch.spec.seats))
        self.size: Final[i64] = size
        self.cap: Final[i64] = cap  # of the moves of one decision so many are looked at, by chance
        self.now: Final = vec[i16]([0] * (n * size))
        self.after: Final = vec[i16]([0] * (n * cap * size))
        self.moves: Final = vec[i64]([0] * (n * cap))
        self.first: Final = vec[i64]([0] * (n + 1))  # where the moves of each game begin
        self.pen_now: Final = Observation(self.now, 0, batch.spec.seats)
        self.pen_after: Final = Observation(self.after, 0, batch.spec.seats)
        self.open: Final = MoveList()

    def begin(self) -> None:
        i: i64
        for i in range(len(self.batch.plays)):
            self.go_on(i, self.batch.plays[i])

    def go_on(self, i: i64, play: Play) -> None:
        """To the next decision from outside, through forced moves and the ends of games."""
        moves = self.open
        batch = self.batch
        while True:
            while not batch.go_on(i, play):
                if batch.done[i] == 0:  # what follows within one step is decided without a choice
                    batch.settle(i, play)
                play.begin()
            play.table.fill_legal(play.seat, moves)
            if moves.n > 1:
                return
            play.play_move(play.seat, moves.items[0])

    def look(self) -> i64:
        """Fill the rows, which are all zeros before; how many of `after` there are."""
        batch = self.batch
        moves = self.open
        preview = self.preview
        row: i64 = 0
        i: i64
        j: i64
        for i in range(len(batch.plays)):
            play = batch.plays[i]
            seat = play.seat
            batch.seats[i] = seat
            self.first[i] = row
            self.pen_now.at = i * self.size
            preview.now(play.table, seat, self.pen_now)
            play.table.fill_legal(seat, moves)
            self.choose_some(moves, play.order)
            world = preview.world(play.table, seat, play.order)
            for j in range(moves.n):
                self.moves[row] = moves.items[j]
                self.pen_after.at = row * self.size
                preview.after(world, seat, moves.items[j], self.pen_after)
                row += 1
        self.first[len(batch.plays)] = row
        return row

    def choose_some(self, moves: MoveList, rng: Rng) -> None:
        items = moves.items
        i: i64
        if moves.n > self.cap:
            for i in range(self.cap):
                j = i + rng.below(moves.n - i)
                move = items[i]
                items[i] = items[j]
                items[j] = move
            moves.n = self.cap

    def step(self, rows: list[int]) -> None:
        """In each game the move of that row; ends and rewards are noted in the batch, where they are zero before."""
        i: i64
        for i in range(len(self.batch.plays)):
            play = self.batch.plays[i]
            play.play_move(play.seat, self.moves[i64(rows[i])])
            self.go_on(i, play)
