"""Many games side by side: the loop of `BatchEnv`, compiled, and the rows of numbers that it fills."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from fatcats.engine.bits import BIT
from fatcats.engine.guide import Guide
from fatcats.engine.observation import Observation
from fatcats.engine.play import Play, Spec, reward
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList

CHOICES: Final = MoveList()  # scratch


@final
@mypyc_attr(acyclic=True)
class Batch:
    """`n` games. Each seat that is not played from outside is played by the guide; without one, at random."""

    def __init__(self, spec: Spec, plays: list[Play], outside: list[int], guide: Guide | None) -> None:
        n = len(plays)
        self.spec: Final = spec
        self.plays: Final = plays
        self.guide = guide
        self.outside: Final = vec[i64](outside)  # by game: the set of seats that are played from outside
        self.observations: Final = vec[i16]([0] * (n * int(spec.size)))
        self.masks: Final = vec[u8]([0] * (n * int(spec.n_actions)))
        self.rewards: Final = vec[float]([0.0] * (n * int(spec.seats)))
        self.seats: Final = vec[i64]([0] * n)  # who chooses
        self.done: Final = vec[u8]([0] * n)  # has a game ended with this step? Then the next one has begun
        self.lengths: Final = vec[i64]([0] * n)  # decisions of the game that has ended
        self.pen: Final = Observation(self.observations, 0, spec.seats)

    def begin(self, i: i64) -> None:
        """A new game at this place; the rows are all zeros before."""
        play = self.plays[i]
        play.begin()
        while not self.go_on(i, play):
            play.begin()
        self.show(i, play)

    def step(self, actions: list[int]) -> i64:
        """One action for each game; the rows are all zeros before. The first game whose action is not open, or -1."""
        i: i64
        spec = self.spec
        n = i64(len(self.plays))
        for i in range(n):
            play = self.plays[i]
            action = i64(actions[i])
            if action < 0 or action >= spec.n_actions or not play.act_trusted(action):
                return i
            self.finish_step(i, play)
        return -1

    def finish_step(self, i: i64, play: Play) -> None:
        if not self.go_on(i, play):
            self.settle(i, play)
            play.begin()
            while not self.go_on(i, play):
                play.begin()
        self.show(i, play)

    def step_at_random(self, rng: Rng) -> None:
        """For the benchmark of the loop itself: one open action for each game, by chance."""
        i: i64
        spec = self.spec
        moves = CHOICES
        n = i64(len(self.plays))
        for i in range(n):
            play = self.plays[i]
            play.candidates(play.seat, moves)
            move = moves.items[rng.below(moves.n)]
            play.act_trusted(spec.choice(play.seat, move, play.reached))
            self.finish_step(i, play)

    def go_on(self, i: i64, play: Play) -> bool:
        """Play for the seats that are played here; False if the game is over."""
        outside = self.outside[i]
        while play.seat >= 0:
            if outside & BIT[play.seat]:
                return True
            play.play_move(play.seat, self.pick(play))
        return False

    def pick(self, play: Play) -> i64:
        moves = CHOICES
        guide = self.guide
        if guide is None:
            play.table.fill_legal(play.seat, moves)
            return moves.items[play.order.below(moves.n)]
        world = play.table.clone()
        world.determinize(play.seat, play.order)
        world.fill_legal(play.seat, moves)
        if moves.n == 1:
            return moves.items[0]
        return guide.pick(world, play.seat, moves, play.order)

    def settle(self, i: i64, play: Play) -> None:
        spec = self.spec
        seat: i64
        for seat in range(spec.seats):
            self.rewards[i * spec.seats + seat] = reward(play.table, seat, spec.seats)
        self.done[i] = 1
        self.lengths[i] = play.decisions

    def show(self, i: i64, play: Play) -> None:
        spec = self.spec
        self.seats[i] = play.seat
        play.fill_mask(play.seat, self.masks, i * spec.n_actions)
        self.pen.at = i * spec.size
        play.observe(play.seat, self.pen)
