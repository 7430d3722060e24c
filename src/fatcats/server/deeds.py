# fatcats: compiled
"""What people may do at a table: each deed looks at the book and makes the next entry of the log, or says why not."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fatcats.engine.errors import BadMove, BadRecord, IllegalMove, Unfinished
from fatcats.engine.rng import seeded
from fatcats.server import log
from fatcats.server.book import Book
from fatcats.server.colours import choose_colour
from fatcats.server.facts import OVER, PLAYING, WAITING
from fatcats.server.keys import matches, person
from fatcats.server.levels import best, check_level
from fatcats.server.names import clean, read_name
from fatcats.server.trouble import Already, Refusal

MOST_LINKS = 8  # personal links and devices of one seat


# --- checks ---------------------------------------------------------------------------------------------------------


def check_holds(book: Book, who: str, seat: int) -> log.Chair:
    """The seat's chair, if this person holds it."""
    chairs = book.facts.chairs
    if not 0 <= seat < len(chairs) or who not in chairs[seat].holders:
        raise Refusal("not yours", "This is not your seat.")
    return chairs[seat]


def check_member(book: Book, who: str) -> None:
    if who != book.created.host and not book.seats_of(who):
        raise Refusal("not yours", "Only those at the table can do that.")


def check_status(book: Book, *statuses: str) -> None:
    if book.facts.status not in statuses:
        sentences = {WAITING: "The game has not begun.", PLAYING: "The game has begun.", OVER: "The game is over."}
        raise Refusal("not now", sentences[book.facts.status])


def check_chair(book: Book, chair: int) -> log.Chair:
    if chair not in range(len(book.facts.chairs)):
        raise Refusal("no seat", "There is no such seat.")
    return book.facts.chairs[chair]


def check_new(book: Book, seat: int, request: str) -> None:
    number = book.facts.requests.get(f"{seat} {request}") if request else None
    if number is not None:
        raise Already(number)


# --- before the game ------------------------------------------------------------------------------------------------


def sit(book: Book, who: str, chair: int, name: str, colour: int = 0) -> log.Seated:
    """Take a free seat, or before the game another name and colour in one's own.

    A game that was brought from elsewhere has empty seats while it is under way.
    """
    check_status(book, WAITING, PLAYING)
    now, chairs = check_chair(book, chair), book.facts.chairs
    is_own = book.facts.status == WAITING and now.kind == "person" and who in now.holders
    if now.kind != "open" and not is_own:
        raise Refusal("taken", "This seat is not free.")
    named = read_name(name, [other.name for other in chairs if other is not now and other.kind != "open"])
    chosen = choose_colour(chairs, chair, colour)
    if is_own:
        return log.Seated(chair=chair, to=msgspec.structs.replace(now, name=named, colour=chosen))
    return log.Seated(chair=chair, to=log.Chair("person", named, holders=[who], colour=chosen))


def set_seat(book: Book, who: str, chair: int, kind: str, level: str) -> log.Seated:
    """Open a seat, close it or put a bot there; only the host can clear one that a person has."""
    check_status(book, WAITING, PLAYING)
    check_member(book, who)
    now = check_chair(book, chair)
    may_clear = book.facts.status != PLAYING and (who == book.created.host or who in now.holders)
    if now.kind == "person" and not may_clear:
        raise Refusal("taken", "Somebody sits there.")
    if book.facts.status == PLAYING and (kind != "bot" or now.kind != "open"):
        raise Refusal("not now", "While the game is on, an empty seat can only be given to a bot.")
    return log.Seated(chair=chair, to=planned_chair(book, kind, level, chair))


def planned_chair(book: Book, kind: str, level: str, chair: int) -> log.Chair:
    if kind != "bot":
        return log.Chair(kind)
    level = check_level(book.game, level)
    taken = {other.name for other in book.facts.chairs}
    name = next(name for n in range(1, 99) if (name := f"Bot {n}") not in taken)
    return log.Chair("bot", name, level)


def start(book: Book, who: str) -> log.Started:
    check_status(book, WAITING)
    check_member(book, who)
    kinds = [chair.kind for chair in book.facts.chairs]
    if "open" in kinds:
        raise Refusal("seats open", "Some seats are still empty: wait, close them or give them to bots.")
    seats = sum(kind in ("person", "bot") for kind in kinds)
    game = book.game
    if seats not in game.seats:
        raise Refusal("bad seats", f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}.")
    match = book.blank_match(seats)
    match.begin()
    book.prepared = match
    return log.Started(setup=match.setup, drawn=match.drawn)


# --- leaving, other devices -----------------------------------------------------------------------------------------


def leave(book: Book, who: str, seat: int) -> log.Seated | log.StoodIn:
    """Before the game the seat becomes free; later a bot stands in, and the person may return."""
    check_status(book, WAITING, PLAYING)
    check_holds(book, who, seat)
    if book.facts.status == WAITING:
        return log.Seated(chair=seat, to=log.Chair("open"))
    return log.StoodIn(seat=seat, level=book.created.stand_in or best(book.game))


def stand_in(book: Book, seat: int) -> log.StoodIn:
    return log.StoodIn(seat=seat, level=book.created.stand_in)


def give_back(book: Book, who: str, seat: int) -> log.Returned | None:
    check_holds(book, who, seat)
    return log.Returned(seat=seat) if book.facts.chairs[seat].stand_in else None


def link(book: Book, who: str, seat: int, secret: str) -> log.Linked:
    if len(check_holds(book, who, seat).links) >= MOST_LINKS:
        raise Refusal("limit", "This seat has been given to other devices too often.")
    return log.Linked(chair=seat, link=person(secret))


def claim(book: Book, who: str, secret: str) -> log.Linked | None:
    """Open a seat with the secret of its link."""
    for seat, chair in enumerate(book.facts.chairs):
        if chair.kind == "person" and matches(secret, chair.links):
            if who in chair.holders:
                return None
            if len(chair.holders) > MOST_LINKS:
                raise Refusal("limit", "This seat has been given to other devices too often.")
            return log.Linked(chair=seat, holder=who)
    raise Refusal("not yours", "This link opens no seat here.")


# --- the game -------------------------------------------------------------------------------------------------------


def read_moves(book: Book, moves: Sequence[str]) -> list[int]:
    try:
        return [book.playing.game.moves.parse(move) for move in moves]
    except BadMove as error:
        raise Refusal("malformed", f"{str(error)[:1].upper()}{str(error)[1:]}.") from error


def check_turn(book: Book, seat: int, turn: int | None) -> None:
    check_status(book, PLAYING)
    if turn is not None and turn != book.turn(seat):
        raise Refusal("stale", "The table has moved on since; look again.")


def play(book: Book, seat: int, moves: Sequence[int], *, by: str = "", request: str = "") -> log.Moved:
    """Makes the whole decision in the match; if it cannot be written, the match must be rolled back.

    Raises Unfinished if the moves are only the beginning of one.
    """
    try:
        entry = book.playing.commit(seat, moves)
    except IllegalMove as error:
        raise Refusal("illegal", error.sentence, error.clause) from error
    except Unfinished:
        raise
    except BadRecord as error:
        raise Refusal("malformed", "These are several decisions; make one at a time.") from error
    drawn = book.playing.drawn
    return log.Moved(seat=seat, moves=entry.moves, chance=entry.chance, drawn=drawn, by=by, request=request)


def play_default(book: Book, seat: int, turn: int) -> log.Moved | None:
    """What the rules page says for a seat whose time is up; nothing if it has answered in the meantime."""
    if seat not in book.pending() or book.turn(seat) != turn:
        return None
    match, moves = book.playing, list[int]()
    rng = seeded(book.number * 1009 + seat)
    while not moves or not match.is_whole(seat, moves):
        moves.append(match.game.default_move(match.knowledge_of(seat, moves, rng)))
    return play(book, seat, moves, by="time")


def say(book: Book, who: str, seat: int, text: str) -> log.Said:
    check_holds(book, who, seat)
    cleaned = clean(text)
    if not cleaned:
        raise Refusal("malformed", "There is nothing to say in that.")
    return log.Said(seat=seat, text=cleaned)


# --- taking back ----------------------------------------------------------------------------------------------------


def undo(book: Book, who: str, seat: int, request: str) -> log.Undone | log.UndoAsked:
    """Take back the seat's last decision and what came after it: at once if that harms nobody, else if all agree."""
    check_holds(book, who, seat)
    check_new(book, seat, request)
    check_status(book, PLAYING)
    count = undo_count(book, seat)
    if count == 0:
        raise Refusal("not now", "You have nothing to take back.")
    if (count == 1 and book.playing.is_free_to_undo(seat)) or not to_agree(book, seat):
        return log.Undone(seat=seat, count=count, request=request)
    if book.facts.undoing is not None:
        raise Refusal("not now", "Somebody is asking for that already.")
    return log.UndoAsked(seat=seat, count=count, request=request)


def undo_count(book: Book, seat: int) -> int:
    """How many decisions must go so that the seat's last own one is gone; 0 if it has none of its own."""
    steps = book.facts.steps
    for back in range(1, len(steps) + 1):
        step = steps[-back]
        if step.seat == seat and not step.by and step.number > 0:
            return back
    return 0


def to_agree(book: Book, seat: int) -> list[int]:
    """The people whose consent it takes."""
    chairs = book.facts.chairs
    own = set(chairs[seat].holders)
    return [
        other
        for other, chair in enumerate(chairs)
        if other != seat and chair.kind == "person" and not chair.stand_in and not own & set(chair.holders)
    ]


def answer_undo(book: Book, who: str, seat: int, agrees: bool) -> log.UndoAnswered | log.Undone:
    check_holds(book, who, seat)
    undoing = book.facts.undoing
    if undoing is None or seat not in to_agree(book, undoing.seat):
        raise Refusal("not now", "Nobody asks you to agree to anything.")
    if agrees and set(to_agree(book, undoing.seat)) <= {*undoing.agreed, seat}:
        return log.Undone(seat=undoing.seat, count=undoing.count)
    return log.UndoAnswered(seat=seat, agrees=agrees)
