# fatcats: interpreted
"""The table in a terminal: the Markets, the players with what they hold, the own hand."""

from __future__ import annotations

from fatcats.engine.game import Words

from .expansion.terminal import own_alignment, reform_lines, reform_situation, seat_facts
from .knowledge.view_types import BillionairesView, BillionaireView, MarketView, Names, SeatView
from .model.data import ASSETS, MARKETS

NARROW = 70
MARKET_OF = {asset: MARKETS[number // 4] for number, asset in enumerate(ASSETS)}
SUIT_COLOURS = {
    "Bombs": "yellow",
    "Electrical Bolts": "green",
    "Diamonds": "magenta",
    "Satellite Dishes": "bright_red",
    "Locks": "blue",
}


def draw(view: BillionairesView, words: Words, width: int) -> list[str]:
    lines = [headline(view, words), *rebel_lines(view, words), *reform_lines(view, words), ""]
    for market in view.markets:
        lines += market_lines(market, words, width)
    lines.append("")
    for seat in clockwise(view):
        lines += seat_lines(view, seat, words, width)
    return [*lines, *situation(view, words), *reform_situation(view, words), *own_lines(view, words)]


def headline(view: BillionairesView, words: Words) -> str:
    facts = [
        f"[bold]{words.text('table.round', level=view.level, round=view.round)}[/]",
        words.text("table.deck", number=view.deck_size),
        words.text("table.discard", number=len(view.discard)),
    ]
    return "  ".join(facts)


def rebel_lines(view: BillionairesView, words: Words) -> list[str]:
    if view.level < 2:
        return []
    facts = [f"[red]{words.text('table.rebels', number=view.rebels)}[/]"]
    if view.level >= 4:
        facts.append(f"{words.text('table.policy')}: {words.name('policy', view.policy)}")
    crises = ", ".join(f"{words.name('crisis', c.crisis)} {'*' * c.rebels}".strip() for c in view.crises)
    lines = ["  ".join(facts)]
    if crises:
        lines.append(f"{words.text('table.crises')}: {crises}")
    if view.panic.card is not None:
        types = ", ".join(words.name("market", name) for name in view.panic.types)
        lines.append(f"{words.text('table.panic')} {words.name('panic', view.panic.card)}: {types}")
    return lines


# --- Markets and players ----------------------------------------------------------------------------------------------


def market_lines(market: MarketView, words: Words, width: int) -> list[str]:
    name = f"{market.number} [bold]{words.name('market', market.market):<9}[/]"
    if not market.assets:
        return [f"{name} [dim]{words.text('table.closed')}[/]"]
    shown = " ".join(card(name, words) for name in market.face_up) or words.text("table.no_card")
    if market.face_down:
        shown += " " + words.text("table.face_down", number=market.face_down)
    if market.known:
        shown += f" ({words.text('table.you_know', cards=', '.join(words.name('card', c) for c in market.known))})"
    assets = listed("asset", market.assets, words)
    return [f"{name} {shown}", f"            {assets}"] if width < NARROW else [f"{name} {shown}  [dim]{assets}[/]"]


def clockwise(view: BillionairesView) -> list[SeatView]:
    """The seats as they sit, the viewer first."""
    first = view.viewer or 0
    return [*view.seats[first:], *view.seats[:first]]


def seat_lines(view: BillionairesView, seat: SeatView, words: Words, width: int) -> list[str]:
    mark = "[bold green]>[/]" if seat.seat in view.asked else " "
    facts = [words.text("table.hand", number=seat.hand_size) + seen_cards(view, seat, words)]
    if view.level >= 4:
        facts.append(words.text("table.envelope", number=seat.envelope_size))
    if seat.role and seat.is_revealed:
        facts.append(f"[bold]{words.name('role', seat.role)}[/]")
    elif seat.has_unrevealed_role:
        facts.append(words.text("table.role_hidden"))
    facts += [words.text("table.bunker")] if seat.has_bunker else []
    facts += seat_facts(view, seat, words)
    facts += [words.text("table.held_up")] if seat.seat in view.held_up else []
    facts += [f"[bold]{words.text('table.won')}[/]"] if seat.seat in view.winners else []
    lines = [f"{mark} [bold]{words.seat(seat.seat)}[/] {', '.join(facts)}"]
    if not seat.is_troublemaker and not seat.is_out:
        lines.append("    " + board_text(seat.board, words))
    if seat.puppet is not None:
        lines.append(f"    {words.text('table.puppet')}: {board_text(seat.puppet, words)}")
    return lines


def seen_cards(view: BillionairesView, seat: SeatView, words: Words) -> str:
    """What everybody saw arrive in another player's hand."""
    if seat.seat == view.viewer or not seat.hand:
        return ""
    return f" ({listed('card', seat.hand, words)})"


def board_text(board: BillionaireView | None, words: Words) -> str:
    if board is None:
        return f"[dim]{words.text('table.no_board')}[/]"
    name = f"[{SUIT_COLOURS[board.suit]}]{words.name('board', board.billionaire)}[/] ({words.name('suit', board.suit)})"
    parts = [name, words.text("table.filled", number=board.filled)]
    if board.assets:
        parts.append(listed("asset", board.assets, words))
    if missing(board):
        parts.append(f"[dim]{words.text('table.needs', types=listed('market', missing(board), words))}[/]")
    return ", ".join(parts)


def missing(board: BillionaireView) -> Names:
    """The types of the spaces that are still empty."""
    held = [MARKET_OF[asset] for asset in board.assets]
    return tuple(kind for kind, number in board.spaces.items() for _ in range(number - held.count(kind)))


# --- what is going on, and the own hand -------------------------------------------------------------------------------


def situation(view: BillionairesView, words: Words) -> list[str]:
    lines = []
    for title, plan in ((words.text("table.proposal"), view.proposal), (words.text("table.draft"), view.draft)):
        if plan is not None:
            parts = [words.text("table.sacrifices", assets=listed("asset", plan.sacrifices, words))]
            swaps = [(words.name("asset", one), words.name("asset", other)) for one, other in plan.swaps]
            parts += [words.text("table.swaps", asset=one, other=other) for one, other in swaps]
            lines += ["", f"[bold]{title}[/]: {'; '.join(parts if plan.sacrifices else parts[1:])}"]
    if view.roll is not None:
        lines += ["", f"[bold]{words.text('table.roll')}[/]: {view.roll}"]
    return lines


def own_lines(view: BillionairesView, words: Words) -> list[str]:
    if view.viewer is None:
        return []
    own = view.seats[view.viewer]
    empty = words.text("table.empty")
    lines = ["", f"{words.text('table.you_hold')}: {' '.join(card(name, words) for name in own.hand) or empty}"]
    if view.level >= 4:
        inside = " ".join(card(name, words) for name in own.envelope) or empty
        lines.append(f"{words.text('table.your_envelope')}: {inside}")
    if own.role is not None:
        lines.append(f"{words.text('table.your_role')}: {words.name('role', own.role)}")
    lines += own_alignment(view, words)
    moving = view.draft_cards + view.draft_retrieved
    if moving:
        lines.append(f"{words.text('table.draft')}: {' '.join(card(name, words) for name in moving)}")
    return lines


def card(name: str, words: Words) -> str:
    """A card as a box; the Suit is in its name, the colour only repeats it."""
    colour = next((colour for suit, colour in SUIT_COLOURS.items() if name.startswith(suit)), "white")
    return rf"[{colour}]\[{words.name('card', name)}][/]"


def listed(names: str, values: Names, words: Words) -> str:
    return ", ".join(words.name(names, value) for value in values)
