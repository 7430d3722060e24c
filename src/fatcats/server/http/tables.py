"""Tables: make one, invite, sit down, start, leave, play it again."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, Router, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from fatcats import protocol
from fatcats.server.addresses import is_loopback, reachable
from fatcats.server.auth import new_key
from fatcats.server.chance import new_seed
from fatcats.server.errors import Refusal, unavailable
from fatcats.server.http.common import PROBLEMS, Site, TheSite, TheVisitor, Visitor, cookies, joined, with_key
from fatcats.server.http.games import GameKey, find_game
from fatcats.server.store import StoreDown
from fatcats.server.table import absence, commands, hosting, journal
from fatcats.server.table.coached import plan_coached, script
from fatcats.server.table.data import OVER
from fatcats.server.table.new import plan, plan_rematch
from fatcats.server.table.state import TableState

TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{20}$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
LinkNumber = Annotated[int, QueryParameter(name="link", ge=0, le=99)]
MAX_IN_LOBBY = 50


def invitations(site: Site, visitor: Visitor, table: str) -> list[str]:
    """Links that others can follow, the best first; empty if only this machine reaches the server.

    Which networks the server is in is told only to somebody who sits before it.
    """
    is_here = is_loopback(visitor.address)
    bases = reachable(site.services.settings, visitor.base) if is_here else [visitor.base]
    return [f"{base}/t/{table}" for base in bases]


@get("/tables", responses=PROBLEMS, summary="Public tables that are waiting or being played")
async def lobby(site: TheSite) -> list[protocol.LobbyTable]:
    found = []
    try:
        rows = await site.services.store.public_tables(MAX_IN_LOBBY)
    except StoreDown as down:
        raise unavailable() from down
    for row in rows:
        try:
            state = (await site.rooms.get(row.id)).state
        except Refusal:
            continue  # it cannot go on, or has just gone
        seats = [seat.kind for seat in state.data.seats if seat.kind != "closed"]
        found.append(
            protocol.LobbyTable(
                row.id, row.game, state.created.title, state.data.status, seats.count("open"), len(seats), row.created
            )
        )
    return found


@post("/tables", responses=PROBLEMS, summary="A new table")
async def create_table(
    data: JSONBody[protocol.NewTable], site: TheSite, visitor: TheVisitor
) -> Response[protocol.Joined]:
    visitor, seed = with_key(visitor), new_seed(visitor.chance)
    created = plan(find_game(data.game), data, visitor.person, seed)
    site.guard.tables.take(visitor.address)
    room = await site.rooms.create(created, seed)
    return Response(joined(room, visitor), cookies=cookies(site, visitor))


@post("/games/{key:str}/coached", responses=PROBLEMS, summary="A coached first game: a prepared deal, begun at once")
async def create_coached(
    key: GameKey, data: JSONBody[protocol.Coaching], site: TheSite, visitor: TheVisitor
) -> Response[protocol.Joined]:
    visitor, record = with_key(visitor), script(find_game(key).key)
    if record is None:
        raise Refusal("gone", "no-coached-game")
    created, seed = plan_coached(record, data.name or "Player 1", visitor.person)
    site.guard.tables.take(visitor.address)
    room = await site.rooms.create(created, seed)
    await room.do(lambda state: commands.start(state, visitor.person))
    return Response(joined(room, visitor), cookies=cookies(site, visitor))


@get("/tables/{table:str}", responses=PROBLEMS, summary="A table, and which of its seats are yours")
async def show_table(table: TableId, site: TheSite, visitor: TheVisitor) -> protocol.Joined:
    return joined(await site.rooms.enter(table), visitor)


@get("/tables/{table:str}/invitation", responses=PROBLEMS, summary="Links that a phone can follow")
async def show_invitation(table: TableId, site: TheSite, visitor: TheVisitor) -> protocol.Invitation:
    await site.rooms.get(table)
    return protocol.Invitation(invitations(site, visitor, table))


@get(
    "/tables/{table:str}/invitation.svg",
    media_type="image/svg+xml",
    responses={**PROBLEMS, 200: ResponseSpec(str, description="A picture", media_type="image/svg+xml")},
    summary="The invitation as a QR code",
)
async def show_code(table: TableId, site: TheSite, visitor: TheVisitor, link: LinkNumber = 0) -> Response[str]:
    await site.rooms.get(table)
    links = invitations(site, visitor, table) or [f"{visitor.base}/t/{table}"]
    if link >= len(links):
        raise Refusal("gone", "no-invitation")
    picture = io.BytesIO()
    segno.make(links[link], error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue().decode(), media_type="image/svg+xml")


@post(
    "/tables/{table:str}/seats/{seat:int}/sit",
    responses=PROBLEMS,
    status_code=200,
    summary="Take a free seat, or before the game another name and colour in your own",
)
async def sit(
    table: TableId, seat: SeatNumber, data: JSONBody[protocol.Sit], site: TheSite, visitor: TheVisitor
) -> Response[protocol.Joined]:
    visitor = with_key(visitor)
    room = await site.rooms.enter(table)
    await room.do(lambda state: commands.sit(state, visitor.person, seat, data.name, data.colour))
    await room.look_around()
    return Response(joined(room, visitor), cookies=cookies(site, visitor))


@put("/tables/{table:str}/seats/{seat:int}", responses=PROBLEMS, summary="Open or close a seat, or give it to a bot")
async def set_seat(
    table: TableId, seat: SeatNumber, data: JSONBody[protocol.SetSeat], site: TheSite, visitor: TheVisitor
) -> protocol.Joined:
    room = await site.rooms.enter(table)
    await room.do(lambda state: commands.set_seat(state, visitor.person, seat, data.kind, data.level))
    return joined(room, visitor)


@post("/tables/{table:str}/seats/{seat:int}/leave", responses=PROBLEMS, status_code=200, summary="Give a seat up")
async def leave(table: TableId, seat: SeatNumber, site: TheSite, visitor: TheVisitor) -> protocol.Joined:
    room = await site.rooms.enter(table)
    await room.do(lambda state: absence.leave(state, visitor.person, seat))
    return joined(room, visitor)


@post("/tables/{table:str}/seats/{seat:int}/return", responses=PROBLEMS, status_code=200, summary="Take it back")
async def return_to(table: TableId, seat: SeatNumber, site: TheSite, visitor: TheVisitor) -> protocol.Joined:
    room = await site.rooms.enter(table)
    await room.do(lambda state: absence.give_back(state, visitor.person, seat))
    return joined(room, visitor)


@post(
    "/tables/{table:str}/seats/{seat:int}/stand-in",
    responses=PROBLEMS,
    status_code=200,
    summary="Agree that a bot plays for somebody who is not here",
)
async def vote_stand_in(
    table: TableId, seat: SeatNumber, data: JSONBody[protocol.StandIn], site: TheSite, visitor: TheVisitor
) -> protocol.Joined:
    room = await site.rooms.enter(table)
    await room.look_around()
    await room.do(lambda state: absence.vote(state, visitor.person, seat, data.agrees, room.here))
    return joined(room, visitor)


@post("/tables/{table:str}/seats/{seat:int}/link", responses=PROBLEMS, summary="A link to another device of yours")
async def make_link(table: TableId, seat: SeatNumber, site: TheSite, visitor: TheVisitor) -> protocol.SeatLink:
    room, secret = await site.rooms.enter(table), new_key()
    await room.do(lambda state: commands.link(state, visitor.person, seat, secret))
    links = invitations(site, visitor, table) or [f"{visitor.base}/t/{table}"]
    return protocol.SeatLink(f"{links[0]}#{secret}")


@delete(
    "/tables/{table:str}/seats/{seat:int}/link",
    responses=PROBLEMS,
    status_code=200,
    summary="Withdraw the links to a seat: who came with one does not hold it any more",
)
async def withdraw_links(table: TableId, seat: SeatNumber, site: TheSite, visitor: TheVisitor) -> protocol.Joined:
    room = await site.rooms.enter(table)
    await room.do(lambda state: commands.unlink(state, visitor.person, seat))
    await room.look_around()
    return joined(room, visitor)


@post("/tables/{table:str}/claim", responses=PROBLEMS, status_code=200, summary="Open a seat with its personal link")
async def claim(
    table: TableId, data: JSONBody[protocol.Claim], site: TheSite, visitor: TheVisitor
) -> Response[protocol.Joined]:
    visitor = with_key(visitor)
    room = await site.rooms.enter(table)
    try:
        await room.do(lambda state: commands.claim(state, visitor.person, data.secret))
    except Refusal as refusal:
        if refusal.code == "not-yours":
            site.guard.guesses.take(visitor.address)
        raise
    await room.look_around()
    return Response(joined(room, visitor), cookies=cookies(site, visitor))


@post("/tables/{table:str}/start", responses=PROBLEMS, status_code=200, summary="Start the game")
async def start(table: TableId, site: TheSite, visitor: TheVisitor) -> protocol.Joined:
    room = await site.rooms.enter(table)
    await room.look_around()
    await room.do(lambda state: commands.start(state, visitor.person, room.here))
    await room.look_around()
    return joined(room, visitor)


@post("/tables/{table:str}/host", responses=PROBLEMS, status_code=200, summary="Take over from a host who has gone")
async def take_over(table: TableId, site: TheSite, visitor: TheVisitor) -> protocol.Joined:
    room = await site.rooms.enter(table)
    await room.look_around()
    await room.do(lambda state: hosting.take_over(state, visitor.person, room.is_host_here))
    await room.look_around()
    return joined(room, visitor)


@post("/tables/{table:str}/wish", responses=PROBLEMS, status_code=200, summary="Ask the host for something")
async def wish(table: TableId, data: JSONBody[protocol.AskHost], site: TheSite, visitor: TheVisitor) -> protocol.Joined:
    room = await site.rooms.enter(table)
    await room.do(lambda state: hosting.wish(state, visitor.person, data.wish, data.seat))
    return joined(room, visitor)


@post("/tables/{table:str}/rematch", responses=PROBLEMS, summary="The same people once more")
async def rematch(table: TableId, site: TheSite, visitor: TheVisitor) -> protocol.Joined:
    """Whoever asks second is shown the table that the first has made."""
    room = await site.rooms.enter(table)
    check_rematch(room.state, visitor.person)
    if not room.state.data.rematch:
        site.guard.tables.take(visitor.address)
        seed = new_seed(visitor.chance and f"{visitor.chance} after {room.state.created.commitment}")
        new = await site.rooms.create(plan_rematch(room.state, table, seed, visitor.person), seed)
        await room.do(lambda state: None if state.data.rematch else journal.Rematched(table=new.table))
    return joined(await site.rooms.enter(room.state.data.rematch), visitor)


def check_rematch(state: TableState, who: str) -> None:
    commands.check_status(state, OVER)
    commands.check_member(state, who)


tables_router = Router(
    "/",
    route_handlers=[
        lobby,
        create_table,
        create_coached,
        show_table,
        show_invitation,
        show_code,
        sit,
        set_seat,
        leave,
        return_to,
        vote_stand_in,
        make_link,
        withdraw_links,
        claim,
        start,
        take_over,
        wish,
        rematch,
    ],
    tags=["tables"],
)
