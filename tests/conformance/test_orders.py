"""Standing orders say nothing that is not allowed, each has its occasions and its words, and they end."""

from __future__ import annotations

from random import Random

import pytest

from fatcats.engine.bits import members
from fatcats.engine.orders import Order, offered_orders, ordered_answer
from fatcats.engine.state import CLOCK
from fatcats.engine.table import Table
from fatcats.registry import game_keys, get_game
from fatcats.text.catalogue import catalogue, languages
from tests.conformance.cases import Case, is_possible

GAMES = 4
LENGTH = 400  # decisions of each


class Met:
    """The kinds of orders that could be given, that had something to say, and that ended by themselves."""

    def __init__(self) -> None:
        self.offered, self.answered, self.ended = set[str](), set[str](), set[str]()

    def look(self, case: Case, table: Table, seat: int, given: list[Order]) -> None:
        """What somebody who is asked could order, while the orders given before are in force."""
        game, view = case.game, case.game.view(table, seat)
        over = [order for order in given if not game.order_kind(order.key).holds(order, view)]  # type: ignore[union-attr]
        self.ended |= {order.key for order in over}
        new = offered_orders(game.orders, view)
        self.offered |= {order.key for order in new}
        assert len({(order.key, order.about) for order in new}) == len(new)
        for order in new:
            if found := ordered_answer(game.orders, [order], view):
                self.answered.add(order.key)
                assert is_whole(table, seat, game.moves.parse(found[0])), "an order makes a whole decision"
        given[:] = [order for order in new if order not in given] + [order for order in given if order not in over]

    def play(self, case: Case, seed: int) -> None:
        table, random = case.deal(seed), Random(seed)
        given: dict[int, list[Order]] = {seat: [] for seat in range(case.seats)}
        for _ in range(LENGTH):
            deciders = members(table.pending())
            if not deciders:
                return
            seat = random.choice(deciders)
            if seat != CLOCK:
                self.look(case, table, seat, given[seat])
            table.apply(seat, random.choice(table.legal(seat)))


def is_whole(table: Table, seat: int, move: int) -> bool:
    assert move in table.legal(seat)
    after = table.clone()
    after.apply(seat, move)
    return seat not in members(after.drafting())


@pytest.mark.parametrize("key", game_keys())
def test_orders_can_be_given_say_what_is_allowed_and_end(key: str) -> None:
    game, met = get_game(key), Met()
    tables = [Case(key, game.usual_seats, tuple(preset.items())) for preset in ({}, *game.presets.values())]
    cases = [case for case in reversed(tables) if is_possible(case)]
    for seed in range(GAMES):
        met.play(cases[seed % len(cases)], seed)
    kinds = {kind.key for kind in game.orders}
    assert met.answered and met.ended and met.answered | met.ended <= met.offered <= kinds


@pytest.mark.parametrize("key", game_keys())
def test_every_order_has_its_words(key: str) -> None:
    game = get_game(key)
    for language in languages(game):
        texts = catalogue(game, language)
        for kind in game.orders:
            assert kind.rivals <= {other.key for other in game.orders}
            words = [texts.text(f"{table}.{kind.key}", seat="Ann") for table in ("orders", "order_notes", "order_ends")]
            assert all(words) and len(words[0]) <= 32, "it has to fit on a chip"
