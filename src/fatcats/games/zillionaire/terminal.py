# fatcats: interpreted
"""The table in a terminal: who sits where, what lies in the tray, the own hand as cards."""

from __future__ import annotations

from fatcats.engine.game import Words

from .knowledge.view_types import SeatView, ZillionaireView
from .model.cards import RANK_NAMES

COLOURS = {
    "Bump": "yellow",
    "Bankrupt": "red",
    "Bankroll": "green",
    "Millionaire": "magenta",
    "Zillionaire": "bold cyan",
}
FACES = {"Bump": "Bump", "Bankrupt": "B'rupt", "Bankroll": "B'roll", "Millionaire": "Mill", "Zillionaire": "ZILL"}


def draw(view: ZillionaireView, words: Words, width: int) -> list[str]:
    lines = [f"[bold]{words.text('table.game_of', game=view.game, games=view.games)}[/]", ""]
    lines += [seat_line(view, seat, words) for seat in clockwise(view)]
    lines += ["", tray_line(view, words)]
    if view.viewer is not None and view.hand:
        lines += ["", words.text("table.you_hold") + ":", *hand_lines(view, width)]
    return lines


def clockwise(view: ZillionaireView) -> list[SeatView]:
    """The seats as they sit, the viewer first."""
    order = [view.viewer or 0]
    while len(order) < len(view.seats):
        order.append(view.seats[order[-1]].left)
    return [view.seats[seat] for seat in order]


def seat_line(view: ZillionaireView, seat: SeatView, words: Words) -> str:
    mark = "[bold green]>[/]" if seat.seat in view.asked else " "
    facts = [words.text("table.points", number=seat.points) if seat.points != 1 else words.text("table.point")]
    if seat.status:
        facts.insert(0, f"[bold]{words.name('status', seat.status)}[/]")
    elif seat.cards is not None:
        facts.insert(0, words.text("table.card") if seat.cards == 1 else words.text("table.cards", number=seat.cards))
    if seat.seat == view.dealer:
        facts.append(words.text("table.dealer"))
    if seat.seat in view.passed:
        facts.append(f"[dim]{words.text('table.passed')}[/]")
    if seat.seat in view.skipped:
        facts.append(f"[yellow]{words.text('table.skipped')}[/]")
    return f"{mark} {words.seat(seat.seat):<12} {', '.join(facts)}"


def tray_line(view: ZillionaireView, words: Words) -> str:
    label = words.text("table.tray")
    if view.top is None:
        return f"{label}: [dim]{words.text('table.tray_empty')}[/]"
    top = view.top
    cards = " ".join([card(top.rank)] * top.cards)
    note = "" if top.size == top.cards else words.text("table.counts_as", number=top.size or "?") + " "
    if top.size is None:
        note = words.text("table.no_size") + " "
    return f"{label}: {cards} {note}{words.text('table.by', name=words.seat(top.seat, 'dative'))}"


def hand_lines(view: ZillionaireView, width: int) -> list[str]:
    """The hand, grouped by rank, in as many lines as the window needs."""
    groups = [(rank, view.hand[rank]) for rank in RANK_NAMES if rank in view.hand]
    lines, length = [""], 0
    for rank, number in groups:
        size = number * (len(FACES.get(rank, rank)) + 3) + 1
        if length and length + size > width:
            lines.append("")
            length = 0
        lines[-1] += " ".join([card(rank)] * number) + "  "
        length += size
    return lines


def card(rank: str) -> str:
    face = FACES.get(rank, rank)
    colour = COLOURS.get(rank, "white")
    return rf"[{colour}]\[{face}][/]"
