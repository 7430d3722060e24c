"""What a client asks for at a table, carried out: over a socket or over HTTP, with the same answers."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from fatcats import protocol
from fatcats.bots.levels import hint_level
from fatcats.engine.errors import BadMove, FatcatsError, IllegalMove
from fatcats.server.bots import BotPool, NoDecision, question
from fatcats.server.chance import hint_seed
from fatcats.server.errors import Refusal
from fatcats.server.table import commands, orders, undo
from fatcats.server.table.data import PLAYING
from fatcats.server.table.queue import Command
from fatcats.server.table.room import Room
from fatcats.text.catalogue import texts_in

Request = (
    protocol.Play
    | protocol.DropDraft
    | protocol.GiveOrder
    | protocol.DropOrder
    | protocol.WhyNot
    | protocol.AskHint
    | protocol.Say
    | protocol.Undo
    | protocol.AnswerUndo
)
Answer = protocol.Done | protocol.Allowed | protocol.Refused | protocol.Hint


async def carry_out(room: Room, bot_pool: BotPool, who: str, request: Request, language: str) -> Answer:
    """The answer; raises Refusal."""
    match request:
        case protocol.Play():
            return await play(room, who, request)
        case protocol.DropDraft():
            return await drop_draft(room, who, request)
        case protocol.GiveOrder():
            return await done(room, request, lambda state: orders.give_order(state, who, request))
        case protocol.DropOrder():
            return await done(room, request, lambda state: orders.drop_order(state, who, request))
        case protocol.WhyNot():
            return why_not(room, who, request, language)
        case protocol.AskHint():
            return await hint(room, bot_pool, who, request, language)
        case protocol.Say():
            return await done(room, request, partial(commands.say, who=who, seat=request.seat, text=request.text))
        case protocol.Undo():
            return await done(room, request, partial(undo.undo, who=who, seat=request.seat, request=request.request))
        case protocol.AnswerUndo():
            answer = partial(undo.answer_undo, who=who, seat=request.seat, agrees=request.agrees)
            return await done(room, request, answer)


async def done(room: Room, request: Request, command: Command) -> protocol.Done:
    receipt = await room.do(command)
    return protocol.Done(request=request.request, seq=receipt.shown)


async def play(room: Room, who: str, request: protocol.Play) -> protocol.Done:
    """A whole decision goes into the journal; the beginning of one is kept as a draft."""
    receipt = await room.do(partial(commands.play_or_draft, drafts=room.queue.drafts, who=who, request=request))
    return protocol.Done(request=request.request, seq=receipt.shown, is_draft=receipt.is_draft)


async def drop_draft(room: Room, who: str, request: protocol.DropDraft) -> protocol.Done:
    return await done(room, request, partial(commands.drop_draft, drafts=room.queue.drafts, who=who, request=request))


def why_not(room: Room, who: str, request: protocol.WhyNot, language: str) -> protocol.Allowed | protocol.Refused:
    state = room.state
    commands.check_holds(state, who, request.seat)
    commands.check_status(state, PLAYING)
    try:
        state.playing.peek(request.seat, [*room.draft(request.seat), state.playing.read(request.move)])
    except BadMove as error:
        raise commands.malformed(error) from error
    except IllegalMove as error:
        return refused(request.request, commands.illegal(state, request.seat, error), language)
    return protocol.Allowed(request=request.request)


def refused(request: str, refusal: Refusal, language: str) -> protocol.Refused:
    return protocol.Refused(
        request=request, code=refusal.code, sentence=refusal.sentence(language), clause=refusal.clause
    )


async def hint(room: Room, bot_pool: BotPool, who: str, request: protocol.AskHint, language: str) -> protocol.Hint:
    """What a strong bot would do with what this seat knows, and why."""
    state, seat, draft = room.state, request.seat, room.draft(request.seat)
    commands.check_holds(state, who, seat)
    commands.check_status(state, PLAYING)
    if not state.created.hints:
        raise Refusal("not-now", "no-hints")
    if seat not in state.pending():
        raise Refusal("not-now", "not-asked")
    match, game, table = state.playing, state.game, state.game.moves
    seed = hint_seed(state.created.commitment, seat, state.decision(seat))
    asked = question(match, seat, draft, hint_level(game), seed)
    texts, view = texts_in(game, language).for_table(state.names(), seat), match.view_of(seat, draft, match.view(None))
    try:
        moves, reason = await bot_pool.advise(asked)
    except (NoDecision, FatcatsError) as error:
        raise Refusal("not-now", "no-hint") from error
    said = [texts.move(game.worded(table.describe(move), view)) for move in moves]
    hinted = protocol.Hint(
        request=request.request,
        moves=[table.notation(move) for move in moves],
        text=", ".join(said),
        why=texts.say(*game.argument(table.describe(moves[0]), view)) or texts.note(table.describe(moves[0])),
    )
    if reason is None:
        return hinted
    other = texts.move(game.worded(table.describe(reason.other), view))
    move = table.notation(reason.other)
    return replace(hinted, other=other, other_move=move, sureness=reason.sureness, tries=reason.tries)
