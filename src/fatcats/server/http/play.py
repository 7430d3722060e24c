"""Playing over HTTP, for programs that do not keep a connection open."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from fatcats import protocol
from fatcats.server.http.common import PROBLEMS, Site, TheSite, TheVisitor, Visitor
from fatcats.server.http.games import ENGLISH, Language
from fatcats.server.http.tables import TableId
from fatcats.server.socket.sync import ClientSync
from fatcats.server.table.requests import Answer, Request, carry_out

Have = Annotated[int | None, QueryParameter(name="have", ge=0, le=2**31)]


@get("/tables/{table:str}/state", responses=PROBLEMS, summary="All that you may know about a table")
async def show_state(
    table: TableId, site: TheSite, visitor: TheVisitor, have: Have = None, language: Language = ENGLISH
) -> Response[protocol.Welcome]:
    room = await site.rooms.enter(table)
    body = ClientSync(visitor.person, language).welcome(room, have)
    return Response(msgspec.Raw(body), media_type="application/json")  # type: ignore[arg-type]


async def answer(site: Site, visitor: Visitor, table: str, request: Request, language: str = ENGLISH) -> Answer:
    if isinstance(request, protocol.Say | protocol.AskHint | protocol.GiveOrder | protocol.DropOrder):
        site.guard.slow.take(visitor.address)
    return await carry_out(await site.rooms.get(table), site.services.bot_pool, visitor.person, request, language)


@post("/tables/{table:str}/play", responses=PROBLEMS, status_code=200, summary="Make a move")
async def play(
    table: TableId, data: JSONBody[protocol.Play], site: TheSite, visitor: TheVisitor, language: Language = ENGLISH
) -> Answer:
    return await answer(site, visitor, table, data, language)


@post("/tables/{table:str}/drop-draft", responses=PROBLEMS, status_code=200, summary="Drop an unfinished choice")
async def drop_draft(table: TableId, data: JSONBody[protocol.DropDraft], site: TheSite, visitor: TheVisitor) -> Answer:
    return await answer(site, visitor, table, data)


@post("/tables/{table:str}/order", responses=PROBLEMS, status_code=200, summary="Give a standing order")
async def give_order(table: TableId, data: JSONBody[protocol.GiveOrder], site: TheSite, visitor: TheVisitor) -> Answer:
    return await answer(site, visitor, table, data)


@post("/tables/{table:str}/drop-order", responses=PROBLEMS, status_code=200, summary="Take back a standing order")
async def drop_order(table: TableId, data: JSONBody[protocol.DropOrder], site: TheSite, visitor: TheVisitor) -> Answer:
    return await answer(site, visitor, table, data)


@post("/tables/{table:str}/why-not", responses=PROBLEMS, status_code=200, summary="Why is a move not allowed?")
async def why_not(
    table: TableId, data: JSONBody[protocol.WhyNot], site: TheSite, visitor: TheVisitor, language: Language = ENGLISH
) -> Answer:
    return await answer(site, visitor, table, data, language)


@post("/tables/{table:str}/hint", responses=PROBLEMS, status_code=200, summary="What would a bot do?")
async def hint(
    table: TableId, data: JSONBody[protocol.AskHint], site: TheSite, visitor: TheVisitor, language: Language = ENGLISH
) -> Answer:
    return await answer(site, visitor, table, data, language)


@post("/tables/{table:str}/say", responses=PROBLEMS, status_code=200, summary="Say something")
async def say(table: TableId, data: JSONBody[protocol.Say], site: TheSite, visitor: TheVisitor) -> Answer:
    return await answer(site, visitor, table, data)


@post("/tables/{table:str}/undo", responses=PROBLEMS, status_code=200, summary="Take back your last decision")
async def undo(table: TableId, data: JSONBody[protocol.Undo], site: TheSite, visitor: TheVisitor) -> Answer:
    return await answer(site, visitor, table, data)


@post("/tables/{table:str}/answer-undo", responses=PROBLEMS, status_code=200, summary="Agree to that, or not")
async def answer_undo(
    table: TableId, data: JSONBody[protocol.AnswerUndo], site: TheSite, visitor: TheVisitor
) -> Answer:
    return await answer(site, visitor, table, data)


play_router = Router(
    "/",
    route_handlers=[show_state, play, drop_draft, give_order, drop_order, why_not, hint, say, undo, answer_undo],
    tags=["play"],
)
