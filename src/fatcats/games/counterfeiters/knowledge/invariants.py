# fatcats: interpreted
"""For tests: what the rules conserve."""

from __future__ import annotations

from fatcats.engine.bits import count

from ..model import cells
from ..model.parts import HENCHMEN, PRINTED_NOTES
from ..model.table import CounterfeitersTable
from ..sections.money import fits_what_is_known
from ..sections.printing import notes_left


def broken_invariants(t: CounterfeitersTable) -> list[str]:
    players = [seat for seat in range(t.seats()) if t.plays(seat)]
    broken = card_invariants(t, players)
    if any(t[cells.CASH + seat] < 0 or t[cells.OFFSHORE + seat] < 0 for seat in players):
        broken.append("nobody has less than nothing (CF-2.02)")
    if not all(fits_what_is_known(t, seat) for seat in players):
        broken.append("what everybody can work out about the money is wrong (CF-13.03)")
    if t.box.printed_supply and any(notes_left(t, quality) < 0 for quality in range(len(PRINTED_NOTES))):
        broken.append("there are more fakes than were printed (CF-R13)")
    if not t.box.start[t[cells.N_PLAYERS]] <= t[cells.OFFICER] <= t.box.last[t[cells.N_PLAYERS]]:
        broken.append("the officer is off the track (CF-10.01)")
    return broken + henchman_invariants(t, players)


def card_invariants(t: CounterfeitersTable, players: list[int]) -> list[str]:
    """CF-1.10, CF-2.08, CF-2.11."""
    broken = []
    market = [t.card_on(space) for space in range(8) if t.card_on(space) >= 0]
    piles = [t[cells.DECK], *(2**card for card in market), *(t[cells.OWNED + seat] for seat in players)]
    everywhere = sum(count(pile) for pile in piles)
    if everywhere != count(union(piles)):
        broken.append("a card is in two places (CF-2.08)")
    if union(piles) & ~(t.box.decks[t[cells.N_PLAYERS]] | t.box.starting_printers | t.box.starting_components):
        broken.append("a card is in the game that was removed (CF-1.11)")
    if any(count(t[cells.OWNED + seat] & t.box.jets) > 1 for seat in players):
        broken.append("somebody owns two jets (CF-2.11)")
    if len(market) != count(t[cells.FILLED]) or any(
        t.card_on(space) < 0 for space in range(8) if t[cells.FILLED] >> space & 1
    ):
        broken.append("the market is not what it seems (CF-4.01)")
    return broken


def henchman_invariants(t: CounterfeitersTable, players: list[int]) -> list[str]:
    """CF-1.04, CF-3.04."""
    placed = [t[cells.PLACED + seat] for seat in players]
    if union(placed) != t[cells.OCCUPIED] or sum(count(spaces) for spaces in placed) != count(t[cells.OCCUPIED]):
        return ["the henchmen do not stand where they were put (CF-3.04)"]
    if any(t[cells.STANDING + seat] + count(t[cells.PLACED + seat]) > HENCHMEN for seat in players):
        return ["somebody has more than three henchmen (CF-1.04)"]
    return []


def union(sets: list[int]) -> int:
    result = 0
    for members in sets:
        result |= members
    return result
