"""A position as plain data: a row of integers (the cells of the table, then the stack of frames) and chance.

A *frame* is one pending step: which step, whose, what about, who is asked. The one on top is under way; pushing
interrupts, `done` returns to what was interrupted.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fatcats.engine.bits import BIT, count, lowest, nth
from fatcats.engine.errors import BadChance, BadPosition
from fatcats.engine.rng import Rng
from fatcats.engine.sealed import SealedSource
from fatcats.engine.state import State

STEP: Final = 0  # which step
ACTOR: Final = 1  # whose step
ABOUT: Final = 2  # what it is about: a Market, a number of cards, ...
ASKED: Final = 3  # the seats that were asked: public
PENDING: Final = 4  # the seats that have not answered yet
SO_FAR: Final = 5  # the answers so far, or how far the step has come: secret
DRAFT: Final = 6  # a choice being put together in small moves: secret
DRAFTING: Final = 7  # the seats that are putting one together
FRAME: Final = 8


@mypyc_attr(acyclic=True)
class Position(State):
    def __init__(self, row: vec[i64], n_cells: i64, rng: Rng) -> None:
        self.row: Final = row  # final, so that the compiled code need not count references to it
        self.below_all = n_cells - FRAME  # where `top` stands when nothing is pending
        self.top = n_cells - FRAME  # where the frame on top begins
        self.rng = rng
        self.sealed: SealedSource | None = None  # chance from a secret seed, instead of the generator
        self.script: list[int] | None = None  # scripted chance: what the next random events give
        self.script_at: i64 = 0
        self.script_only = False  # a replay: where the script ends, nothing may be left to chance
        self.tape: list[int] | None = None  # what chance gave, if somebody records it
        self.events: list[int] | None = None  # what happened, if somebody listens

    def __getitem__(self, cell: i64) -> i64:
        """What lies there: `t[HAND + seat]` is a pile, `t[DEALER]` a seat."""
        return self.row[cell]

    def __setitem__(self, cell: i64, value: i64) -> None:
        self.row[cell] = value

    # --- the stack of frames ---

    def push(self, step: i64, actor: i64, about: i64) -> None:
        """Put a step on top: it is carried out before everything below it."""
        top = self.top + FRAME
        row = self.row
        row[top + STEP] = step
        row[top + ACTOR] = actor
        row[top + ABOUT] = about
        row[top + ASKED] = 0
        row[top + PENDING] = 0
        row[top + SO_FAR] = 0
        row[top + DRAFT] = 0
        row[top + DRAFTING] = 0
        self.top = top

    def push_asking(self, step: i64, seat: i64) -> None:
        """Put a step on top that asks this seat at once, without a beginning of its own."""
        self.push(step, seat, 0)
        self.ask(seat)

    def turn_into(self, step: i64, seat: i64) -> None:
        """The step on top, which has kept nothing in its frame, is over; the next one asks this seat at once."""
        row = self.row
        top = self.top
        row[top + STEP] = step
        row[top + ACTOR] = seat
        row[top + ASKED] = BIT[seat]
        row[top + PENDING] = BIT[seat]

    def follow(self, steps: vec[i64], actor: i64, about: i64) -> None:
        """Put a sequence of steps on top, the first of them topmost."""
        i = i64(len(steps)) - 1
        while i >= 0:
            self.push(steps[i], actor, about)
            i -= 1

    def done(self) -> None:
        """The step on top is over."""
        self.top -= FRAME

    def clear(self) -> None:
        """Nothing is pending any more: the game is over."""
        self.top = self.below_all

    def frame(self, field: i64) -> i64:
        return self.row[self.top + field]

    def set_frame(self, field: i64, value: i64) -> None:
        self.row[self.top + field] = value

    def actor(self) -> i64:
        return self.frame(ACTOR)

    def about(self) -> i64:
        return self.frame(ABOUT)

    def is_over(self) -> bool:
        return self.top <= self.below_all

    # --- who decides ---

    def ask(self, seat: i64) -> None:
        self.ask_all(BIT[seat])

    def ask_all(self, seats: i64) -> None:
        """These seats owe a decision now."""
        row = self.row
        row[self.top + ASKED] = seats
        row[self.top + PENDING] = seats

    def again(self) -> None:
        """The step on top has been answered and begins anew."""
        self.set_frame(PENDING, 0)

    def answered(self, seat: i64) -> None:
        """This seat owes no decision any more; the others asked still do."""
        self.set_frame(PENDING, self.frame(PENDING) & ~BIT[seat])

    def asked(self) -> i64:
        if self.is_over():
            return 0
        return self.frame(ASKED)

    def pending(self) -> i64:
        if self.is_over():
            return 0
        return self.frame(PENDING)

    def drafting(self) -> i64:
        if self.is_over():
            return 0
        return self.frame(DRAFTING)

    # --- chance ---

    def chance_is_scripted(self) -> bool:
        script = self.script
        return script is not None and (self.script_only or self.script_at < len(script))

    def next_scripted(self) -> i64:
        script = self.script
        if script is None or self.script_at >= len(script):
            raise BadChance("the record of chance ends too early")
        outcome = i64(script[self.script_at])
        self.script_at += 1
        return outcome

    def below(self, n: i64) -> i64:
        """A random number below n, unscripted and unrecorded: for `pick` and for drawing from piles."""
        sealed = self.sealed
        if sealed is None:
            return self.rng.below(n)
        return sealed.below(n)

    def record(self, outcome: i64) -> None:
        """Keep what chance gave, if somebody records it."""
        if self.tape is not None:
            self.tape.append(int(outcome))

    def pick(self, n: i64) -> i64:
        """A number below n."""
        if self.chance_is_scripted():
            outcome = self.next_scripted()
            if outcome < 0 or outcome >= n:
                raise BadChance("chance gives a number that is out of range")
        else:
            outcome = self.below(n)
        self.record(outcome)
        return outcome

    def roll_die(self) -> i64:
        return self.pick(6) + 1

    def pick_member(self, choices: i64) -> i64:
        """One member of a set that is not empty; chance is asked only if there are several."""
        if choices & (choices - 1) == 0:
            return lowest(choices)
        return nth(choices, self.pick(count(choices)))

    # --- events ---

    def emit(self, event: i64, seat: i64, a: i64, b: i64) -> None:
        """Something happened; its private parts, if it has any, are the seat's."""
        if self.events is not None:
            self.emit_to(BIT[seat], event, seat, a, b)

    def emit_to(self, witnesses: i64, event: i64, seat: i64, a: i64, b: i64) -> None:
        """Something happened; its private parts, if it has any, are for the witnesses."""
        if self.events is not None:
            self.events.extend((int(event), int(witnesses), int(seat), int(a), int(b)))

    # --- copying, saving ---

    def copy_into(self, copy: Position) -> None:
        """The rest of `clone`, after the row: a copy replays the same script but records and tells nothing."""
        copy.top = self.top
        if self.script is not None:
            copy.script = self.script
            copy.script_at = self.script_at
            copy.script_only = self.script_only

    def hide_future(self, rng: Rng) -> None:
        """The rest of `determinize`: nobody knows what chance will give."""
        self.rng = rng.fork()
        self.script = None
        self.sealed = None

    def to_bytes(self) -> bytes:
        words = [int(self.rng.x), int(self.rng.y), int(self.top)]
        words += [int(self.row[i]) for i in range(int(self.top) + FRAME)]
        return written(words)

    def load_bytes(self, data: bytes) -> None:
        """Become the saved position; this one must be of the same game and options."""
        words = [int.from_bytes(data[i : i + 8], "little", signed=True) for i in range(0, len(data), 8)]
        if len(data) % 8 or len(words) < 3:
            raise BadPosition("the saved position is cut off")
        x, y, top = words[:3]
        is_framed = self.below_all <= top <= len(self.row) - FRAME and (top - self.below_all) % FRAME == 0
        if len(words) != 3 + top + FRAME or not is_framed:
            raise BadPosition("the saved position does not fit the game")
        self.top = top
        self.rng = Rng(x, y)
        for i, word in enumerate(words[3:]):
            self.row[i] = word

    def digest(self) -> str:
        """What lies on the table and what is pending, in short; how chance goes on and what is only remembered is left
        out: a record stays valid when bots learn to remember more."""
        words = [int(self.top - self.remembered())]
        words += [int(self.row[i]) for i in range(int(self.below_all + FRAME - self.remembered()))]
        words += [int(self.row[i]) for i in range(int(self.below_all) + FRAME, int(self.top) + FRAME)]
        return sha256(written(words)).hexdigest()

    def remembered(self) -> i64:
        """So many cells, the last ones, hold what everybody has seen and no rule asks for."""
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def written(words: list[int]) -> bytes:
    return b"".join([word.to_bytes(8, "little", signed=True) for word in words])
