# fatcats: interpreted
"""The table in a terminal: the police track, the board by action, everybody's cards, the own money."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap

from fatcats.engine.game import Words

from .knowledge.view_types import CounterfeitersView, SeatView, SpaceView
from .model.parts import ACTION_NAMES, QUALITIES

COLOURS = {
    "printer": "cyan",
    "hologram": "magenta",
    "diner": "yellow",
    "private_jet": "blue",
    "lottery_ticket": "green",
}
SEAT_COLOURS = ("red", "green", "yellow", "blue")


def draw(view: CounterfeitersView, words: Words, width: int) -> list[str]:
    lines = [headline(view, words), *track_lines(view, words), ""]
    lines += board_lines(view, words, width)
    lines += ["", *(line for seat in clockwise(view) for line in seat_lines(view, seat, words, width))]
    return lines + money_lines(view, words)


def headline(view: CounterfeitersView, words: Words) -> str:
    facts = [f"[bold]{words.text('table.round', round=view.round)}[/]"]
    facts += [words.text("table.rematch")] if view.is_rematch else []
    facts += [f"[bold red]{words.text('table.closing')}[/]"] if view.is_closing else []
    left = " ".join(f"{category}{number}" for category, number in view.deck.items() if number)
    facts.append(f"{words.text('table.deck')}: {left or words.text('table.deck_empty')}")
    return ", ".join(facts)


def track_lines(view: CounterfeitersView, words: Words) -> list[str]:
    """Where the officer is and what comes next, then what the supermarket takes."""
    ahead = [(index, effect) for index, effect in view.track.items() if index > view.officer]
    lines = [words.text("table.officer", index=view.officer, last=view.last_space)]
    lines += [
        "  " + words.text("table.next_stop", steps=index - view.officer, effect=words.name("effect", effect))
        for index, effect in ahead[:2]
    ]
    lines.append(words.text("table.ban", stars=QUALITIES[view.ban - 1]) if view.ban else words.text("table.no_ban"))
    return [*lines, f"[bold red]{words.text('table.strike')}[/]"] if view.strike else lines


# --- the board --------------------------------------------------------------------------------------------------------


def board_lines(view: CounterfeitersView, words: Words, width: int) -> list[str]:
    lines: list[str] = []
    for action in ACTION_NAMES:
        spaces = [space for space in view.spaces if space.action == action]
        lines.append(f"[bold]{words.name('action', action)}[/]")
        if action == "black_market":
            lines += [f"  {market_space(space, words)}" for space in spaces]
        else:
            lines += wrapped([plain_space(space, words) for space in spaces], width)
    return lines


def market_space(space: SpaceView, words: Words) -> str:
    card = words.text("table.no_card")
    if space.card is not None:
        value = f" ${space.card.value}" if space.card.value else ""
        card = f"[{COLOURS.get(space.card.kind, 'white')}]{words.name('card', space.card.kind)}{value}[/]"
    return f"{space.name} ${space.cost:<3} {card}{marks(space, words)}{henchman(space, words)}"


def plain_space(space: SpaceView, words: Words) -> str:
    cost = f" ${space.cost}" if space.cost else ""
    occupant = henchman(space, words) or f" [dim]{words.text('table.free')}[/]"
    return f"{space.name}{cost}{marks(space, words)}{occupant}"


def marks(space: SpaceView, words: Words) -> str:
    found = [name for name in ("hat", "bin", "sunglasses") if getattr(space, name)]
    return "".join(f" ({words.text(f'table.{name}')})" for name in found)


def henchman(space: SpaceView, words: Words) -> str:
    if space.henchman is None:
        return ""
    return f" [{SEAT_COLOURS[space.henchman]}]● {words.seat(space.henchman)}[/]"


def wrapped(items: list[str], width: int) -> list[str]:
    """Side by side where the window is wide, else one below the other."""
    return [f"  {'   '.join(items)}"] if width >= 80 else [f"  {item}" for item in items]


# --- players ----------------------------------------------------------------------------------------------------------


def clockwise(view: CounterfeitersView) -> list[SeatView]:
    """The viewer first."""
    first = view.viewer or 0
    return [*view.seats[first:], *view.seats[:first]]


def seat_lines(view: CounterfeitersView, seat: SeatView, words: Words, width: int) -> list[str]:
    mark = "[bold green]>[/]" if seat.seat in view.asked else " "
    name = f"[{SEAT_COLOURS[seat.seat]}]●[/] [bold]{words.seat(seat.seat)}[/]"
    if not seat.plays:
        return [f"{mark} {name} {words.text('table.sits_out')}"]
    facts = [words.text("table.standing", number=seat.standing)]
    facts += [words.text("table.pawn")] if seat.seat == view.pawn else []
    lines = [f"{mark} {name}: {', '.join(facts)}"]
    lines += [f"    {line}" for line in wrap(card_list(seat, words), width - 4)]
    if seat.money is not None and seat.seat != view.viewer:
        lines.append("    " + ", ".join(money_facts(seat, words)))
    return lines


def card_list(seat: SeatView, words: Words) -> str:
    """`2 printers, ink, diner`."""
    kinds = Counter(card.kind for card in seat.cards)
    return ", ".join((f"{n} " if n > 1 else "") + words.name("card", kind, n) for kind, n in kinds.items())


def money_lines(view: CounterfeitersView, words: Words) -> list[str]:
    own = view.seats[view.viewer] if view.viewer is not None else None
    if own is None or own.money is None or not own.plays:
        return []
    prints = words.text("table.prints", number=own.print_run, stars=QUALITIES[own.quality - 1])
    return ["", words.text("table.you_hold") + ":", *(f"  {fact}" for fact in [*money_facts(own, words), prints])]


def money_facts(seat: SeatView, words: Words) -> list[str]:
    assert seat.money is not None
    one, two, three = seat.money.fakes
    return [
        f"[bold green]{words.text('table.cash', cash=seat.money.cash)}[/]",
        words.text("table.offshore", offshore=seat.money.offshore),
        words.text("table.fakes", one=one, two=two, three=three),
    ]
