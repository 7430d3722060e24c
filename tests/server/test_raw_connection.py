"""A TCP connection before its protocol: chunks, pauses, and an end to all waiting."""

from __future__ import annotations

import asyncio

from fatcats.server.settings import Limits, Settings
from fatcats.server.wire.connection import CHUNK, MAX_DISCARDED, RawConnection
from fatcats.server.wire.limiter import ConnectionLimiter
from tests.server.transports import FakeTransport

LIMITS = Limits(head_seconds=10, write_seconds=60, closing_seconds=5)


def connected() -> tuple[FakeTransport, RawConnection, list[bytes]]:
    transport, taken = FakeTransport(), list[bytes]()
    connection = RawConnection(transport, asyncio.get_running_loop(), LIMITS)
    connection.give_to(taken.append)
    return transport, connection, taken


async def turns(count: int = 1) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_much_is_taken_in_bites_and_others_have_their_turn_between() -> None:
    transport, connection, taken = connected()
    connection.received(b"a" * CHUNK)
    assert taken == [b"a" * CHUNK], "at once, if it is little"
    connection.received(b"b" * CHUNK * 2 + b"c")
    for chunks in (2, 3):
        assert len(taken) == chunks and not transport.reads, "nothing more is read until it is taken"
        await turns()
    assert b"".join(taken) == b"a" * CHUNK + b"b" * CHUNK * 2 + b"c" and transport.reads


async def test_a_protocol_that_pauses_gets_nothing_more_of_what_has_arrived() -> None:
    transport, connection, taken = connected()
    connection.received(b"x" * CHUNK * 3)
    connection.pause_reading()
    await turns(3)
    assert len(taken) == 1 and not transport.reads
    connection.resume_reading()
    await turns(3)
    assert len(taken) == 3 and transport.reads


async def test_who_does_not_take_what_it_is_sent_is_not_read_from_and_cut_in_the_end() -> None:
    transport, connection, taken = connected()
    connection.stall()
    now = asyncio.get_running_loop().time()
    assert not transport.reads
    connection.received(b"was on its way")
    connection.look(now + 59)
    assert taken == [] and not transport.is_aborted
    connection.unstall()
    await turns(2)
    assert taken == [b"was on its way"] and transport.reads
    connection.look(now + 10_000)
    assert not transport.is_aborted
    connection.stall()
    connection.look(now + 10_000)
    assert transport.is_aborted


async def test_a_connection_is_cut_when_what_it_expects_does_not_come() -> None:
    transport, connection, _ = connected()
    now = asyncio.get_running_loop().time()
    connection.expect(10)
    connection.look(now + 9)
    assert not transport.is_aborted
    connection.look(now + 11)
    assert transport.is_aborted


async def test_last_words_are_heard_what_still_comes_is_thrown_away_and_that_has_an_end() -> None:
    for way in ("time", "size"):
        transport, connection, taken = connected()
        now = asyncio.get_running_loop().time()
        connection.received(b"x" * CHUNK * 3)
        connection.end(b"goodbye")
        connection.close()
        assert transport.written == b"goodbye" and transport.has_written_eof
        assert connection.is_closing() and not transport.is_closed, "closed when the client closes"
        connection.received(b"x" * MAX_DISCARDED)
        connection.write(b"and another thing")
        await turns(3)
        assert len(taken) == 1 and transport.written == b"goodbye" and not transport.is_aborted
        if way == "time":
            connection.look(now + 6)
        else:
            connection.received(b"x")
        assert transport.is_aborted


async def test_it_does_not_close_over_what_is_still_to_be_read() -> None:
    transport, connection, _ = connected()
    connection.received(b"x" * CHUNK * 3)
    connection.close()
    assert transport.has_written_eof and not transport.is_closed and transport.reads
    transport, connection, _ = connected()
    connection.close()
    assert transport.is_closed and not transport.has_written_eof


async def test_a_farewell_that_nobody_takes_is_not_waited_for() -> None:
    """The event loop closes when all is written, which is never."""
    transport, connection, _ = connected()
    connection.close()
    now = asyncio.get_running_loop().time()
    connection.look(now)
    connection.look(now + 59)
    assert not transport.is_aborted
    connection.look(now + 61)
    assert transport.is_aborted


async def test_the_door_counts_by_client_and_in_all() -> None:
    loop = asyncio.get_running_loop()
    limits = Limits(raw_connections=2, all_connections=4, openings_per_second=1e6)
    limiter = ConnectionLimiter(Settings(limits=limits, proxies="10.0.0.0/8"))

    def enter(address: str) -> RawConnection | None:
        return limiter.enter(FakeTransport(address), loop)

    first, second = enter("192.0.2.1"), enter("192.0.2.1")
    assert first is not None and second is not None and enter("192.0.2.1") is None
    assert enter("2001:db8::1") is not None and enter("2001:db8::2") is not None
    assert enter("192.0.2.2") is None, "the house is full"
    limiter.leave(first)
    limiter.leave(second)
    assert enter("10.0.0.1") is not None and enter("10.0.0.1") is not None, "a proxy brings many"
    assert enter("10.0.0.1") is None, "but not more than there is room for"


async def test_the_door_lets_in_so_many_at_a_time() -> None:
    limiter = ConnectionLimiter(Settings(limits=Limits(raw_connections=3, openings_per_second=0)))
    loop = asyncio.get_running_loop()
    for _ in range(3):
        connection = limiter.enter(FakeTransport(), loop)
        assert connection is not None
        limiter.leave(connection)
    assert limiter.enter(FakeTransport(), loop) is None
    assert limiter.enter(FakeTransport("192.0.2.2"), loop) is not None
