"""Finished games: the record, stepping through it, checking the shuffle; and games from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from fatcats.engine.errors import BadRecord
from fatcats.live import LiveMatch
from fatcats.record import Record, read_record, write_record
from fatcats.server import messages as wire
from fatcats.server.api.common import PROBLEMS, AnyRequest, TheSite, TheVisitor, cookies, joined, with_key
from fatcats.server.api.games import ENGLISH, Language, find_game
from fatcats.server.api.tables import TableId
from fatcats.server.book import Book
from fatcats.server.deeds import check_status
from fatcats.server.facts import OVER
from fatcats.server.plans import check_import, new_seed, plan_import
from fatcats.server.render import Renderer
from fatcats.server.trouble import Refusal
from fatcats.shuffle import verify

MOST_FRAMES = 60
BREATH = 16  # steps after which others get their turn
RECORD_BYTES = 2_000_000


@get(
    "/tables/{table:str}/record",
    media_type="application/json",
    responses={**PROBLEMS, 200: ResponseSpec(Record, description="docs/record.md describes it")},
    summary="The record of a finished game",
)
async def show_record(table: TableId, site: TheSite) -> Response[bytes]:
    """Only when the game is over: a record holds everybody's secrets."""
    book = (await site.rooms.get(table)).book
    check_status(book, OVER)
    name = f"{book.created.game}-{table[:6]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_record(book.record()), media_type="application/json", headers=headers)


@post(
    "/records",
    responses=PROBLEMS,
    request_max_body_size=RECORD_BYTES,
    summary="Bring a game from elsewhere: to look at, or to finish here",
)
async def import_record(request: AnyRequest, site: TheSite, visitor: TheVisitor) -> Response[wire.Joined]:
    try:
        record = read_record(await request.body())
    except BadRecord as error:
        raise Refusal("malformed", f"{str(error)[:1].upper()}{str(error)[1:]}.") from error
    visitor, seed = with_key(visitor), new_seed()
    find_game(record.game)
    site.guard.tables.take(visitor.address)
    check_import(record)
    room = await site.rooms.create(plan_import(record, visitor.person, seed), seed)
    return Response(await joined(room, visitor), cookies=cookies(site, visitor))


@get("/tables/{table:str}/shuffle", responses=PROBLEMS, summary="Was the shuffle fair?")
async def check_shuffle(table: TableId, site: TheSite) -> wire.ShuffleCheck:
    book = (await site.rooms.get(table)).book
    check_status(book, OVER)
    record = book.record()
    shuffle = record.shuffle
    try:
        verdict = verify(record)
    except BadRecord as error:
        return wire.ShuffleCheck(
            shuffle.commitment if shuffle else "", "", False, f"{str(error)[:1].upper()}{str(error)[1:]}."
        )
    assert shuffle is not None
    sentence = f"All {verdict.outcomes} outcomes of chance follow from the seed that was sealed before the deal."
    return wire.ShuffleCheck(shuffle.commitment, shuffle.seed, True, sentence)


@get("/tables/{table:str}/replay", responses=PROBLEMS, summary="Step through a finished game, from any seat")
async def replay(
    table: TableId,
    site: TheSite,
    language: Language = ENGLISH,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)] = None,
    first: Annotated[int, QueryParameter(name="first", ge=0, le=100_000)] = 0,
    last: Annotated[int, QueryParameter(name="last", ge=0, le=100_000)] = 0,
) -> wire.Replay:
    room = await site.rooms.get(table)
    check_status(room.book, OVER)
    if seat is not None and seat >= len(room.book.facts.chairs):
        raise Refusal("gone", "There is no such seat.")
    return await replayed(room.book, seat, language, range(first, min(last, first + MOST_FRAMES - 1) + 1))


async def replayed(book: Book, seat: int | None, language: str, steps: range) -> wire.Replay:
    """Plays the game through again: frames for these steps, scores for all."""
    again = Book(bytes(32), book.facts)
    again.match = match = LiveMatch.lay(book.created.game, book.playing.seats, book.created.options, seed=bytes(32))
    renderer, frames, scores = Renderer(), list[wire.Frame](), list[list[int]]()
    for step in range(book.playing.length + 1):
        if step == 0:
            match.follow_setup(book.playing.setup, 0)
        else:
            match.follow(book.playing.entries[step - 1], 0)
        scores.append(match.scores())
        if step in steps:
            renderer.changed(again)
            side = renderer.core(again, seat, language, []).side
            lines = renderer.lines(again, seat, language, step - 1)
            frames.append(wire.Frame(step, wire.with_lines(side, lines), scores[-1]))
        if step % BREATH == 0:
            await asyncio.sleep(0)
    return wire.Replay(book.playing.length, book.names(), frames, scores)


records_router = Router("/", route_handlers=[show_record, import_record, check_shuffle, replay], tags=["records"])
