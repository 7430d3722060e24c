# fatcats: interpreted
"""The expansion in a terminal: Space Program, Troublemaker, a Fix under way."""

from __future__ import annotations

from fatcats.engine.game import Words

from ..knowledge.view_types import BillionairesView, SeatView
from .view_types import FixView, Names, SpaceView, TroublemakerView


def reform_lines(view: BillionairesView, words: Words) -> list[str]:
    """Below the Rebels: what everybody sees of both modules."""
    lines = space_lines(view.space, words) if view.space else []
    return lines + (troublemaker_lines(view.troublemaker, words) if view.troublemaker else [])


def space_lines(space: SpaceView, words: Words) -> list[str]:
    if space.envelope == "gone":
        return [words.text("table.space_gone")]
    lines = [words.text("table.space", number=space.number)]
    if space.cards:
        lines.append("  " + listed("card", space.cards, words))
    if space.scores:
        scores = [f"{words.name('board', board)} {score}" for board, score in space.scores.items()]
        lines.append(f"[bold]{words.text('table.launch_scores')}[/]: {', '.join(scores)}")
    return lines


def troublemaker_lines(troublemaker: TroublemakerView, words: Words) -> list[str]:
    kind = "table.revolutionary" if troublemaker.is_declared else "table.troublemaker"
    facts = [words.text("table.icons", number=troublemaker.icons)]
    if troublemaker.collected:
        facts.append(words.text("table.collected", crises=listed("crisis", troublemaker.collected, words)))
    if troublemaker.face_up:
        facts.append(f"{words.text('table.to_play')} {listed('revolution card', troublemaker.face_up, words)}")
    if troublemaker.organized:
        facts.append(words.text("table.organized", number=troublemaker.organized))
    if troublemaker.is_strike:
        facts.append(words.text("table.strike"))
    return [f"[bold]{words.text(kind)}[/] {words.seat(troublemaker.seat)}: {', '.join(facts)}"]


def seat_facts(view: BillionairesView, seat: SeatView, words: Words) -> list[str]:
    """What is special about one player."""
    troublemaker = view.troublemaker
    facts = [words.text("table.out")] if seat.is_out else []
    if troublemaker is None:
        return facts
    if seat.is_troublemaker:
        facts.append(words.text("table.revolutionary" if troublemaker.is_declared else "table.troublemaker"))
    if troublemaker.turns_to_miss[seat.seat]:
        facts.append(words.text("table.misses"))
    captors = [captor for hostage, captor in troublemaker.hostages if hostage == seat.seat]
    return facts + [words.text("table.hostage", seat=words.seat(captor, "dative")) for captor in captors]


def reform_situation(view: BillionairesView, words: Words) -> list[str]:
    """What is going on: pacts, a turn taken over, a Fix."""
    lines = []
    if view.space:
        pacts = [(one % len(view.seats), other % len(view.seats)) for one, other in view.space.pacts]
        lines += [
            words.text("table.pact", one=words.seat(one, "nominative"), other=words.seat(other, "nominative"))
            for one, other in pacts
        ]
    if view.troublemaker:
        lines += held_lines(view.troublemaker, words)
        lines += fix_lines(view.troublemaker.fix, words) if view.troublemaker.fix else []
    if view.looked_at:
        lines.append(f"[bold]{words.text('table.looked_at')}[/]: {listed('card', view.looked_at, words)}")
    return ["", *lines] if lines else []


def held_lines(troublemaker: TroublemakerView, words: Words) -> list[str]:
    if troublemaker.captor is None or troublemaker.hostage is None:
        return []
    captor, hostage = words.seat(troublemaker.captor, "dative"), words.seat(troublemaker.hostage, "dative")
    return [words.text("table.held", captor=captor, hostage=hostage)]


def fix_lines(fix: FixView, words: Words) -> list[str]:
    crisis = words.name("crisis", fix.crisis)
    offers = ", ".join(words.seat(seat, "dative") for seat in fix.offers) or words.text("table.empty")
    lines = [words.text("table.fix", crisis=crisis, committed=fix.committed, offers=offers)]
    cards = fix.own_committed + fix.own_offer + fix.drawn
    return [*lines, words.text("table.fix_cards", cards=listed("card", cards, words))] if cards else lines


def own_alignment(view: BillionairesView, words: Words) -> list[str]:
    troublemaker = view.troublemaker
    if troublemaker is None or troublemaker.seat != view.viewer or troublemaker.alignment is None:
        return []
    return [f"{words.text('table.alignment')}: {words.name('alignment', troublemaker.alignment)}"]


def listed(names: str, values: Names, words: Words) -> str:
    return ", ".join(words.name(names, value) for value in values)
