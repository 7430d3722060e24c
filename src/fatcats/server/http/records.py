"""Finished games: the record, stepping through it, checking the shuffle; and games from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from fatcats import protocol
from fatcats.engine.errors import BadRecord
from fatcats.match.fairness import verify
from fatcats.match.hosted import HostedMatch
from fatcats.match.record import Record, Shuffle, read_record, write_record
from fatcats.server.chance import new_seed
from fatcats.server.errors import Refusal, explained
from fatcats.server.http.common import PROBLEMS, AnyRequest, TheSite, TheVisitor, cookies, joined, language_of, with_key
from fatcats.server.http.games import ENGLISH, Language, find_game
from fatcats.server.http.tables import TableId
from fatcats.server.render.renderer import Renderer
from fatcats.server.sentences import say
from fatcats.server.table.commands import check_status
from fatcats.server.table.data import OVER
from fatcats.server.table.new import check_import, plan_import
from fatcats.server.table.state import TableState

MAX_FRAMES = 60
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
    state = (await site.rooms.enter(table)).state
    check_status(state, OVER)
    name = f"{state.created.game}-{table[:6]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_record(state.record()), media_type="application/json", headers=headers)


@post(
    "/records",
    responses=PROBLEMS,
    request_max_body_size=RECORD_BYTES,
    summary="Bring a game from elsewhere: to look at, or to finish here",
)
async def import_record(request: AnyRequest, site: TheSite, visitor: TheVisitor) -> Response[protocol.Joined]:
    try:
        record = read_record(await request.body())
    except BadRecord as error:
        raise Refusal("malformed", "no-record", problem=explained(error)) from error
    visitor, seed = with_key(visitor), new_seed(visitor.chance)
    find_game(record.game)
    site.guard.tables.take(visitor.address)
    check_import(record)
    room = await site.rooms.create(plan_import(record, visitor.person, seed), seed)
    return Response(joined(room, visitor), cookies=cookies(site, visitor))


@get("/tables/{table:str}/shuffle", responses=PROBLEMS, summary="Was the shuffle fair?")
async def check_shuffle(request: AnyRequest, table: TableId, site: TheSite) -> protocol.ShuffleCheck:
    state = (await site.rooms.enter(table)).state
    check_status(state, OVER)
    record, brought, language = state.record(), state.created.record, language_of(request)
    shuffle, is_brought = record.shuffle or Shuffle(""), brought is not None
    try:
        verdict = verify(record)
    except BadRecord as error:
        sentence = say("shuffle.not-fair", language, problem=explained(error))
        return protocol.ShuffleCheck(shuffle.commitment, "", False, sentence, is_brought)
    text = "fair" if brought is None else "begun-elsewhere" if brought.outcome is None else "brought"
    sentence = say(f"shuffle.{text}", language, outcomes=verdict.outcomes)
    return protocol.ShuffleCheck(shuffle.commitment, shuffle.seed, not is_brought, sentence, is_brought)


@get("/tables/{table:str}/replay", responses=PROBLEMS, summary="Step through a finished game, from any seat")
async def replay(
    table: TableId,
    site: TheSite,
    language: Language = ENGLISH,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)] = None,
    first: Annotated[int, QueryParameter(name="first", ge=0, le=100_000)] = 0,
    last: Annotated[int, QueryParameter(name="last", ge=0, le=100_000)] = 0,
) -> protocol.Replay:
    room = await site.rooms.enter(table)
    check_status(room.state, OVER)
    if seat is not None and seat >= len(room.state.data.seats):
        raise Refusal("gone", "no-such-seat")
    return await replayed(room.state, seat, language, range(first, min(last, first + MAX_FRAMES - 1) + 1))


async def replayed(state: TableState, seat: int | None, language: str, steps: range) -> protocol.Replay:
    """Plays the game through again: frames for these steps, scores for all."""
    again = TableState(bytes(32), state.data)
    again.match = match = HostedMatch.lay(
        state.created.game, state.playing.seats, state.created.options, seed=bytes(32)
    )
    renderer, frames, scores = Renderer(), list[protocol.Frame](), list[list[int]]()
    for step in range(len(state.playing.steps) + 1):
        follow_step(match, state.playing, step)
        scores.append(match.scores())
        if step in steps:
            renderer.changed(again)
            perspective = renderer.core(again, seat, language, []).perspective
            lines = renderer.lines(again, seat, language, step - 1)
            frames.append(protocol.Frame(step, protocol.with_lines(perspective, lines), scores[-1]))
        if step % BREATH == 0:
            await asyncio.sleep(0)
    return protocol.Replay(len(state.playing.steps), state.names(), frames, scores)


def follow_step(again: HostedMatch, match: HostedMatch, step: int) -> None:
    if step == 0:
        again.follow_setup(match.setup, 0)
        return
    first, last = match.span(step)
    for entry in match.entries[first:last]:
        again.follow(entry, 0)


records_router = Router("/", route_handlers=[show_record, import_record, check_shuffle, replay], tags=["records"])
