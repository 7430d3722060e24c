"""Standing orders at a table: they are carried out, shown to their owner, and nobody else can tell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from fatcats import protocol
from fatcats.server.errors import Refusal
from fatcats.server.table import journal, orders
from fatcats.server.table.answers import ORDER, RULES, answer_for, pause
from fatcats.server.table.state import TableState
from tests.server.evening import PACES, Evening, person
from tests.server.people import Person
from tests.server.services import RunningServer
from tests.server.test_secrecy import another_world, table_of

LEVEL_4 = {"level": 4}
BOTH = {"level": 4, "space_program": True, "troublemakers": True}
ENOUGH = 250  # entries
EVENINGS = 20  # with different deals, until the order has something to do in one
WORLDS = 40


def asked_to_follow(seed: int = 5) -> tuple[Evening, int]:
    """Zillionaire; somebody may play higher, or pass."""
    evening = Evening("zillionaire", seed)
    while True:
        seat = evening.state.pending()[0]
        shown = evening.perspective(seat)
        if not shown.answering and any(order.order == "pass-round" for order in shown.can_order):
            return evening, seat
        evening.go_on()


def test_an_order_is_carried_out_until_it_no_longer_applies() -> None:
    evening, seat = asked_to_follow()
    assert [(order.order, order.move) for order in evening.perspective(seat).can_order] == [("pass-round", "pass")]
    evening.order(seat, "pass-round")
    shown = evening.perspective(seat)
    assert [order.text for order in shown.orders] == ["Keep passing"] and shown.can_order == []
    assert shown.answering == protocol.Answering("pass", "Pass", ORDER, "pass-round")
    before = evening.state.decision(seat)
    evening.go_on()
    assert evening.state.decision(seat) == before + 1 and evening.state.playing.entries[-1].moves == ["pass"]
    while evening.state.orders(seat):
        evening.go_on()
    last = evening.lines(seat)[-1]
    assert (last["event"], last["text"]) == ("order ended", "The round is over: nobody passes for you any more.")
    assert evening.perspective(seat).orders == []
    assert all("order ended" not in [line["event"] for line in evening.lines(other)] for other in (seat ^ 1, None))


def test_only_whom_it_concerns_reads_that_it_was_an_order() -> None:
    evening, seat = asked_to_follow()
    evening.order(seat, "pass-round")
    evening.go_on()
    step, readers = evening.lines(None)[-1]["step"], (seat, seat ^ 1, None)
    by = [{line.get("by") for line in evening.lines(reader) if line["step"] == step} for reader in readers]
    assert ORDER in by[0] and by[1] == by[2] == {None}


def test_it_can_be_taken_back() -> None:
    evening, seat = asked_to_follow()
    evening.order(seat, "pass-round")
    evening.drop_order(seat, "pass-round")
    shown = evening.perspective(seat)
    assert not shown.orders and shown.answering is None and len(shown.options) > 1


def test_what_ended_it_may_be_taken_back() -> None:
    evening, seat = asked_to_follow()
    evening.order(seat, "pass-round")
    while evening.state.orders(seat):
        evening.go_on()
    evening.write(journal.Undone(seat=seat, count=1), evening.state.data.at)
    assert [order.key for order in evening.state.orders(seat)] == ["pass-round"]
    assert "order ended" not in [line["event"] for line in evening.lines(seat)]


def test_orders_are_kept_in_journal_and_snapshot() -> None:
    evening, seat = asked_to_follow()
    evening.order(seat, "pass-round")
    assert TableState.load(evening.state.seed, evening.state.save()).orders(seat) == evening.state.orders(seat)
    again = TableState.open(evening.state.seed, evening.state.created, 0)
    for row in evening.rows:
        again.write(row.seq, row.at, journal.decode(row.body))
    assert again.save() == evening.state.save()


def test_what_cannot_be_ordered_is_refused() -> None:
    evening, seat = asked_to_follow()
    for who, order, code in [(seat ^ 1, "pass-round", "not-yours"), (seat, "no-deals", "not-now")]:
        with pytest.raises(Refusal) as refused:
            orders.give_order(evening.state, person(who), protocol.GiveOrder(request="r", seat=seat, order=order))
        assert refused.value.code == code
    drop = protocol.DropOrder(request="r", seat=seat, order="pass-round")
    assert orders.drop_order(evening.state, person(seat), drop) is None, "there is nothing to take back"
    evening.order(seat, "pass-round")
    give = protocol.GiveOrder(request="r", seat=seat, order="pass-round")
    assert orders.give_order(evening.state, person(seat), give) is None, "it is in force already"


def test_an_order_takes_the_place_of_one_that_says_otherwise() -> None:
    evening, seat = with_an_insider()
    for key, about in [("role-round", None), ("swap-with", (seat + 1) % 4), ("swap-with", (seat + 2) % 4)]:
        evening.order(seat, key, about)
        assert [(order.key, order.about) for order in evening.state.orders(seat)] == [(key, about)]


def with_an_insider() -> tuple[Evening, int]:
    """A game in which somebody holds the Insider Trader, and who."""
    for seed in range(1, EVENINGS):
        evening = Evening("billionaires", seed, LEVEL_4)
        while evening.go_on():
            for seat in range(4):
                if any(order.order == "swap-thicker" for order in evening.perspective(seat).can_order):
                    return evening, seat
    raise AssertionError(f"nobody in {EVENINGS} games")


# --- nobody else can tell ---------------------------------------------------------------------------------------------

CASES = [
    pytest.param("zillionaire", {}, "pass-round", id="zillionaire"),
    pytest.param("millions", {}, "no-deals", id="millions"),
    pytest.param("counterfeiters", {}, "pass-round", id="counterfeiters"),
    pytest.param("billionaires", LEVEL_4, "role-round", id="Roles"),
    pytest.param("billionaires", LEVEL_4, "hold-back", id="envelopes"),
    pytest.param("billionaires", BOTH, "no-cards", id="cards for others"),
]


def evenings_with(key: str, options: dict[str, Any], order: str) -> Iterator[tuple[int, Evening]]:
    for seed in range(1, EVENINGS):
        evening = Evening(key, seed, options, bots=1)
        evening.listen(1, 2, None)
        while evening.state.seq < ENOUGH and evening.state.pending():
            if order in [one.order for one in evening.perspective(0).can_order]:
                evening.order(0, order)
            if not evening.go_on():
                break
        yield seed, evening


def has_obeyed(evening: Evening) -> bool:
    """Has the table answered something by the first seat's order?"""
    return ORDER in [decision.by for decision in evening.state.data.decisions if decision.seat == 0]


@pytest.mark.parametrize("key, options, order", CASES)
def test_with_an_order_and_without_one_all_looks_alike(key: str, options: dict[str, Any], order: str) -> None:
    """One evening with an order, given whenever it can be; and once more, with the same answers at the same moments,
    but by hand and without any order. All that the others are sent, and when, is the same to the byte."""
    seed, ordered = next((seed, evening) for seed, evening in evenings_with(key, options, order) if has_obeyed(evening))
    by_hand = Evening(key, seed, options, bots=1)
    by_hand.listen(1, 2, None)
    by_hand.repeat_by_hand(ordered.rows, 0)
    assert ordered.heard == by_hand.heard
    assert [ordered.welcome(viewer) for viewer in (1, None)] == [by_hand.welcome(viewer) for viewer in (1, None)]


@pytest.mark.parametrize("step", ["insider-window", "insider-between-turns"])
def test_an_order_takes_as_long_as_having_no_choice(step: str) -> None:
    """Whoever holds the Insider Trader and leaves it unused by order, and whoever holds another Role and has no choice,
    answer at the same moment: the same table in many worlds, of which an opponent cannot tell which is true."""
    answers = next(seen for seen in map(partial(answers_in_many_worlds, step), range(1, EVENINGS)) if len(seen) > 1)
    assert {by for by, _ in answers} == {RULES, ORDER} and len({lasts for _, lasts in answers}) == 1


def answers_in_many_worlds(step: str, evening_seed: int) -> set[tuple[str, int]]:
    """By what, and after which pause; in some evenings everybody knows where the Insider Trader is."""
    evening = Evening("billionaires", evening_seed, LEVEL_4)
    while evening.state.playing.view(None).step != step or len(evening.state.playing.asked) < 2:
        if not evening.go_on():
            return set()
    match = evening.state.playing
    seat, viewer = match.asked[0], match.asked[1]
    seen = set[tuple[str, int]]()
    for seed in range(WORLDS):
        room = table_of(another_world(match, viewer, seed), viewer)
        give = protocol.GiveOrder(request="r", seat=seat, order="role-round")
        entry = orders.give_order(room.state, f"{seat}" * 40, give)
        assert entry is not None
        room.state.write(1, 0, entry)
        answer = answer_for(room.state, seat)
        assert answer is not None and match.game.moves.notation(answer.moves[0]) == "decline"
        seen.add((answer.by, pause(room.state, seat, PACES.answer)))
    return seen


# --- over the wire ----------------------------------------------------------------------------------------------------


def test_over_sockets_and_http_at_any_worker(workers: list[RunningServer]) -> None:
    """An order that is given at one worker is known at all of them, to its owner, and outlives the connection."""
    first = Person(workers[0].url).open("open", "open", "bot", "bot", game="millions")
    second, elsewhere = first.friend(), first.friend()
    elsewhere.url, elsewhere.key = workers[1].url, first.key
    first.sit(0, "Ada")
    second.sit(1, "Ben")
    first.start()
    with first.live() as here, elsewhere.live() as there, second.live() as other:
        assert "pass-heist" in [order.order for order in here.perspectives[0].can_order]
        heard = len(other.news())
        assert isinstance(here.ask(protocol.GiveOrder(request="a", seat=0, order="pass-heist")), protocol.Done)
        for talk in (here, there):
            talk.until(lambda talk=talk: talk.perspectives[0].orders)  # type: ignore[misc]
        refused = other.ask(protocol.DropOrder(request="b", seat=0, order="pass-heist"))
        assert isinstance(refused, protocol.Refused) and refused.code == "not-yours"
        assert len(other.news()) == heard, "nobody else hears of it"
        assert elsewhere.post("/drop-order", {"request": "c", "seat": 0, "order": "pass-heist"}).status_code == 200
        here.until(lambda: not here.perspectives[0].orders)
    assert first.post("/order", {"request": "d", "seat": 0, "order": "pass-heist"}).status_code == 200
    shown = second.friend()
    shown.key = first.key
    orders = shown.get("/state").json()["perspectives"][0]["orders"]
    assert [order["text"] for order in orders] == ["Keep passing"]
    assert first.post("/order", {"request": "e", "seat": 0, "order": "nonsense"}).status_code == 409
