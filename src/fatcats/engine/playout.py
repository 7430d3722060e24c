"""Loops that run compiled: random play, and what tests and benchmarks need."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import count, each, nth
from fatcats.engine.rng import Rng
from fatcats.engine.state import SCRATCH, MoveList, State
from fatcats.engine.table import Table

NO_LIMIT: Final = 1_000_000_000
LONE_SEAT: Final = vec[i64]([max(asked.bit_length() - 1, 0) for asked in range(129)])


def decider(asked: i64, rng: Rng) -> i64:
    """One of these deciders: chance chooses among several, so that a phase without turns is played fairly."""
    if asked <= 128 and asked & (asked - 1) == 0:
        return LONE_SEAT[asked]
    return nth(asked, rng.below(count(asked)))


def playout(s: State, rng: Rng, limit: i64) -> i64:
    """Play at random to the end, or for `limit` decisions. Returns how many were made."""
    moves = SCRATCH
    decisions: i64 = 0
    while decisions < limit:
        asked = s.pending()
        if asked == 0:
            break
        seat = decider(asked, rng)
        s.fill_legal(seat, moves)
        s.apply(seat, moves.items[rng.below(moves.n)])
        decisions += 1
    return decisions


def playouts(s: State, rng: Rng, times: i64) -> i64:
    """Play many random games from copies of one position. Returns the number of decisions."""
    decisions: i64 = 0
    while times > 0:
        decisions += playout(s.clone(), rng, NO_LIMIT)
        times -= 1
    return decisions


def play_games(blank: Table, rng: Rng, times: i64) -> i64:
    """Play many random games, set-up included, from a table that has not been set up. Returns the decisions."""
    decisions: i64 = 0
    while times > 0:
        table = blank.clone()
        table.rng = rng.fork()
        table.advance()
        decisions += playout(table, rng, NO_LIMIT)
        times -= 1
    return decisions


def checks_agree(s: State, n_moves: i64) -> bool:
    """For tests: is each legal list exactly what `refusal` allows, in order?"""
    legal = MoveList()
    for seat in each(s.pending()):
        s.fill_legal(seat, legal)
        found: i64 = 0
        move: i64
        for move in range(n_moves):
            if s.refusal(seat, move) == 0:
                if found == legal.n or legal.items[found] != move:
                    return False
                found += 1
        if found == 0 or found != legal.n:
            return False
    return True


def clones(s: State, times: i64) -> State:
    """For the benchmark."""
    c = s
    while times > 0:
        c = s.clone()
        times -= 1
    return c
