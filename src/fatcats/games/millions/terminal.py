# fatcats: interpreted
"""The table in a terminal: the Loot and the cards in the centre, who says what, and the deals on the table."""

from __future__ import annotations

from fatcats.engine.game import Words

from .knowledge.view_types import CharacterView, DealView, LootView, MillionsView, SeatView

COLOURS = {
    "Tech": "cyan",
    "Acrobat": "magenta",
    "Brute": "red",
    "Mentalist": "blue",
    "Brain": "green",
    "Driver": "yellow",
}


def draw(view: MillionsView, words: Words, width: int) -> list[str]:
    lines = [head_line(view, words), *loot_lines(view.loot, words), *centre_lines(view, words), ""]
    for seat in view.seats:
        lines += seat_lines(view, seat, words)
    for deal in view.deals:
        lines += ["", *deal_lines(deal, words, own=False)]
    if view.entry is not None:
        lines += ["", *deal_lines(view.entry, words, own=True)]
    return lines


def head_line(view: MillionsView, words: Words) -> str:
    parts = [words.text("table.heist_of", heist=view.heist, heists=view.heists)]
    if view.round:
        parts.append(words.text("table.round", round=view.round, rounds=view.rounds))
    if view.live is not None:
        parts.append(counted(words, "vote", view.live.votes_left))
    return f"[bold]{', '.join(parts)}[/]"


def counted(words: Words, what: str, number: int) -> str:
    if number == 1:
        return words.text(f"table.{what}_left")
    return words.text(f"table.{what}s_left", number=number)


def loot_lines(loot: LootView, words: Words) -> list[str]:
    name = words.text("table.loot_number", number=loot.card) if loot.label is None else words.name("loot", loot.label)
    bonus = words.text("table.no_bonus")
    if loot.roles:
        bonus = words.text("table.each", bonus=loot.bonus, roles="/".join(words.name("role", r) for r in loot.roles))
    return [f"{words.text('table.loot')}: {name}, {money(words, loot.amount)}", f"  {bonus}"]


def centre_lines(view: MillionsView, words: Words) -> list[str]:
    cards = [card(role, words) for role, number in view.face_up.items() for _ in range(number)]
    if view.hidden_card:
        cards.append(rf"[dim]\[{words.text('table.hidden')}][/]")
    shown = " ".join(cards) or words.text("table.nothing_shown")
    lines = [f"{words.text('table.centre')}: [bold]{money(words, view.centre)}[/]", f"  {shown}"]
    if view.named is not None:
        lines.append("  " + words.text("table.named", role=words.name("role", view.named)))
    return lines


def seat_lines(view: MillionsView, seat: SeatView, words: Words) -> list[str]:
    mark = "[bold green]>[/]" if seat.seat in view.asked else " "
    fortune = words.text("table.secret_money") if seat.money is None else money(words, seat.money)
    facts = [f"[bold]{fortune:>4}[/]"]
    if seat.seat == view.leader:
        facts.append(words.text("table.leader"))
    if seat.proposals_left is not None and view.step == "live-negotiation":
        facts.append(counted(words, "proposal", seat.proposals_left))
    own = seat.seat == view.viewer
    characters = [character_text(character, words, own=own, of=len(seat.characters)) for character in seat.characters]
    shown = [text for text in characters if text]
    line = f"{mark} {words.seat(seat.seat):<9} {', '.join(facts)}"
    if len(seat.characters) == 1:
        return [f"{line}, {shown[0]}" if shown else line]
    return [line, *(f"     {text}" for text in shown)]


def character_text(character: CharacterView, words: Words, *, own: bool, of: int) -> str:
    parts = []
    if character.role is not None:
        key = "table.is" if character.is_known else "table.yours"
        parts.append(words.text(key, role=words.name("role", character.role)))
    if character.announced is not None:
        parts.append(words.text("table.says", role=words.name("role", character.announced)))
    if character.is_eliminated:
        parts.append(f"[red]{words.text('table.eliminated')}[/]")
    elif not character.is_in and character.announced is not None:
        parts.append(f"[dim]{words.text('table.out')}[/]")
    number = f"{character.number}: " if of > 1 and parts else ""
    return number + ", ".join(parts)


def deal_lines(deal: DealView, words: Words, *, own: bool) -> list[str]:
    """What would happen, one line for each part of it."""
    title = words.text("table.deal_open", proposer=words.seat(deal.proposer))
    if own:
        title = words.text("table.deal_yours")
    elif deal.is_countered:
        title = words.text("table.counter_open", proposer=words.seat(deal.proposer, "accusative"))
    lines = [f"[bold yellow]{title}[/]"]
    lines += ["  " + leaving(target.seat, target.character, deal, words) for target in deal.targets]
    for payment in deal.payments:
        to = "?" if payment.to is None else words.seat(payment.to, "accusative")
        names = {"payer": words.seat(payment.payer, "dative"), "to": to}
        lines.append("  " + words.text("table.pays", amount=payment.amount, **names))
    if deal.next_payer is not None:
        lines.append("  " + words.text("table.next_payer", payer=words.seat(deal.next_payer, "dative")))
    elif not deal.payments and not own:
        lines.append("  " + words.text("table.for_nothing"))
    if deal.still_to_answer:
        waiting = ", ".join(words.seat(seat, "accusative") for seat in deal.still_to_answer)
        lines.append("  " + words.text("table.waits_for", seats=waiting))
    return lines


def leaving(owner: int, character: int, deal: DealView, words: Words) -> str:
    name = words.seat(owner, "nominative")
    if deal.of_two:
        return words.text("table.leaves_character", owner=name, character=character)
    return words.text("table.leaves", owner=name)


def money(words: Words, millions: int) -> str:
    return words.text("table.millions", number=millions)


def card(role: str, words: Words) -> str:
    return rf"[{COLOURS[role]}]\[{words.name('role', role)}][/]"
