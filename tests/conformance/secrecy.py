"""Two worlds that one seat cannot tell apart, played side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from fatcats.engine.bits import members
from fatcats.engine.errors import BadChance
from fatcats.engine.events import Event
from fatcats.engine.game import Game
from fatcats.engine.rng import seeded
from fatcats.engine.table import Table

Seen = Callable[[Game, Table, int], object]


def what_is_sent(game: Game, table: Table, viewer: int) -> object:
    """Everything that reaches one seat: its view, its legal moves, and the events so far."""
    legal = table.legal(viewer) if viewer in members(table.pending()) else []
    return game.view(table, viewer), legal, game.events_for(table.events or [], viewer)


def a_planted_leak(game: Game, table: Table, viewer: int) -> object:
    """What a careless view would let out."""
    return what_is_sent(game, table, viewer), game.secrets(table, viewer)


def another_world(table: Table, viewer: int, seed: int) -> Table:
    """What the viewer cannot know is changed; the rest is the same."""
    world = table.clone()
    world.determinize(viewer, seeded(seed))
    return world


def side_by_side(game: Game, table: Table, viewer: int, seed: int, seen: Seen, length: int = 25) -> Iterator[bool]:
    """Play the same moves in both worlds, with the same chance; is what the viewer sees the same after each?

    It ends early where a hidden difference makes the next move or card impossible in one of the worlds, or comes to
    light by the rules, in an event that is marked so: from there on the viewer may tell them apart.
    """
    truth, world = table.clone(), another_world(table, viewer, seed)
    truth.events, world.events = [], []
    random = Random(seed)
    yield seen(game, truth, viewer) == seen(game, world, viewer)
    for _ in range(length):
        if not step_both(truth, world, random) or revealed(game, truth, viewer) != revealed(game, world, viewer):
            return
        yield seen(game, truth, viewer) == seen(game, world, viewer)


def revealed(game: Game, table: Table, viewer: int) -> list[Event]:
    """What came to light so far, as the viewer was told."""
    names = {kind.name for kind in game.event_kinds if kind.reveals}
    return [event for event in game.events_for(table.events or [], viewer) if event.name in names]


def step_both(truth: Table, world: Table, random: Random) -> bool:
    choices = [
        (seat, move)
        for seat in members(truth.pending() & world.pending())
        for move in truth.legal(seat)
        if move in world.legal(seat)
    ]
    if not choices:
        return False
    seat, move = random.choice(choices)
    truth.tape = []
    truth.apply(seat, move)
    world.script, world.script_at, world.script_only = truth.tape, 0, True
    try:
        world.apply(seat, move)
    except BadChance:
        return False
    return True
