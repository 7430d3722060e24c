"""Tables: make one, invite, sit down, start, leave, play it again."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, Router, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from fatcats.server import deeds, log
from fatcats.server import messages as wire
from fatcats.server.api.common import PROBLEMS, TheSite, TheVisitor, Visitor, cookies, joined, with_key
from fatcats.server.api.games import find_game
from fatcats.server.book import Book
from fatcats.server.facts import OVER
from fatcats.server.keys import new_key
from fatcats.server.plans import new_seed, plan, plan_rematch
from fatcats.server.store import StoreDown
from fatcats.server.trouble import Refusal, unavailable

TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{20}$")]
Seat = Annotated[int, PathParameter(ge=0, le=15)]
MOST_IN_LOBBY = 50


def invitation(visitor: Visitor, table: str) -> str:
    return f"{visitor.base}/t/{table}"


@get("/tables", responses=PROBLEMS, summary="Public tables that are waiting or being played")
async def lobby(site: TheSite) -> list[wire.LobbyTable]:
    found = []
    try:
        rows = await site.rooms.store.public_tables(MOST_IN_LOBBY)
    except StoreDown as down:
        raise unavailable() from down
    for row in rows:
        try:
            book = (await site.rooms.get(row.id)).book
        except Refusal:
            continue  # it cannot go on, or has just gone
        chairs = [chair.kind for chair in book.facts.chairs if chair.kind != "closed"]
        found.append(
            wire.LobbyTable(
                row.id, row.game, book.created.title, book.facts.status, chairs.count("open"), len(chairs), row.created
            )
        )
    return found


@post("/tables", responses=PROBLEMS, summary="A new table")
async def create_table(data: JSONBody[wire.NewTable], site: TheSite, visitor: TheVisitor) -> Response[wire.Joined]:
    visitor, seed = with_key(visitor), new_seed()
    created = plan(find_game(data.game), data, visitor.person, seed)
    site.guard.tables.take(visitor.address)
    room = await site.rooms.create(created, seed)
    return Response(await joined(room, visitor), cookies=cookies(site, visitor))


@get("/tables/{table:str}", responses=PROBLEMS, summary="A table, and which of its seats are yours")
async def show_table(table: TableId, site: TheSite, visitor: TheVisitor) -> wire.Joined:
    return await joined(await site.rooms.get(table), visitor)


@get(
    "/tables/{table:str}/invitation.svg",
    media_type="image/svg+xml",
    responses={**PROBLEMS, 200: ResponseSpec(str, description="A picture", media_type="image/svg+xml")},
    summary="The invitation as a QR code",
)
async def show_code(table: TableId, site: TheSite, visitor: TheVisitor) -> Response[str]:
    await site.rooms.get(table)
    picture = io.BytesIO()
    segno.make(invitation(visitor, table), error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue().decode(), media_type="image/svg+xml")


@post(
    "/tables/{table:str}/seats/{seat:int}/sit",
    responses=PROBLEMS,
    status_code=200,
    summary="Take a free seat, or before the game another name and colour in your own",
)
async def sit(
    table: TableId, seat: Seat, data: JSONBody[wire.Sit], site: TheSite, visitor: TheVisitor
) -> Response[wire.Joined]:
    visitor = with_key(visitor)
    room = await site.rooms.get(table)
    await room.do(lambda book: deeds.sit(book, visitor.person, seat, data.name, data.colour))
    await room.look_around()
    return Response(await joined(room, visitor), cookies=cookies(site, visitor))


@put("/tables/{table:str}/seats/{seat:int}", responses=PROBLEMS, summary="Open or close a seat, or give it to a bot")
async def set_seat(
    table: TableId, seat: Seat, data: JSONBody[wire.SetSeat], site: TheSite, visitor: TheVisitor
) -> wire.Joined:
    room = await site.rooms.get(table)
    await room.do(lambda book: deeds.set_seat(book, visitor.person, seat, data.kind, data.level))
    return await joined(room, visitor)


@post("/tables/{table:str}/seats/{seat:int}/leave", responses=PROBLEMS, status_code=200, summary="Give a seat up")
async def leave(table: TableId, seat: Seat, site: TheSite, visitor: TheVisitor) -> wire.Joined:
    room = await site.rooms.get(table)
    await room.do(lambda book: deeds.leave(book, visitor.person, seat))
    return await joined(room, visitor)


@post("/tables/{table:str}/seats/{seat:int}/return", responses=PROBLEMS, status_code=200, summary="Take it back")
async def return_to(table: TableId, seat: Seat, site: TheSite, visitor: TheVisitor) -> wire.Joined:
    room = await site.rooms.get(table)
    await room.do(lambda book: deeds.give_back(book, visitor.person, seat))
    return await joined(room, visitor)


@post("/tables/{table:str}/seats/{seat:int}/link", responses=PROBLEMS, summary="A link to another device of yours")
async def make_link(table: TableId, seat: Seat, site: TheSite, visitor: TheVisitor) -> wire.SeatLink:
    room, secret = await site.rooms.get(table), new_key()
    await room.do(lambda book: deeds.link(book, visitor.person, seat, secret))
    return wire.SeatLink(f"{invitation(visitor, table)}#{secret}")


@post("/tables/{table:str}/claim", responses=PROBLEMS, status_code=200, summary="Open a seat with its personal link")
async def claim(
    table: TableId, data: JSONBody[wire.Claim], site: TheSite, visitor: TheVisitor
) -> Response[wire.Joined]:
    visitor = with_key(visitor)
    room = await site.rooms.get(table)
    try:
        await room.do(lambda book: deeds.claim(book, visitor.person, data.secret))
    except Refusal as refusal:
        if refusal.code == "not yours":
            site.guard.guesses.take(visitor.address)
        raise
    await room.look_around()
    return Response(await joined(room, visitor), cookies=cookies(site, visitor))


@post("/tables/{table:str}/start", responses=PROBLEMS, status_code=200, summary="Start the game")
async def start(table: TableId, site: TheSite, visitor: TheVisitor) -> wire.Joined:
    room = await site.rooms.get(table)
    await room.do(lambda book: deeds.start(book, visitor.person))
    await room.look_around()
    return await joined(room, visitor)


@post("/tables/{table:str}/rematch", responses=PROBLEMS, summary="The same people once more")
async def rematch(table: TableId, site: TheSite, visitor: TheVisitor) -> wire.Joined:
    """Whoever asks second is shown the table that the first has made."""
    room = await site.rooms.get(table)
    check_rematch(room.book, visitor.person)
    if not room.book.facts.rematch:
        site.guard.tables.take(visitor.address)
        seed = new_seed()
        new = await site.rooms.create(plan_rematch(room.book, table, seed), seed)
        await room.do(lambda book: None if book.facts.rematch else log.Rematched(table=new.table))
    return await joined(await site.rooms.get(room.book.facts.rematch), visitor)


def check_rematch(book: Book, who: str) -> None:
    deeds.check_status(book, OVER)
    deeds.check_member(book, who)


tables_router = Router(
    "/",
    route_handlers=[
        lobby,
        create_table,
        show_table,
        show_code,
        sit,
        set_seat,
        leave,
        return_to,
        make_link,
        claim,
        start,
        rematch,
    ],
    tags=["tables"],
)
