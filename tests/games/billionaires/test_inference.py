"""What a search concludes from who held on to a Role: a guess about this world, never more than the seat can know."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from fatcats.engine.bits import members
from fatcats.engine.rng import seeded
from fatcats.games.billionaires.bot.guide import BillionairesGuide
from fatcats.games.billionaires.knowledge.invariants import broken_invariants
from fatcats.games.billionaires.knowledge.role_knowledge import rule_out, ruled_out
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import CELEBRITY, ROLES
from fatcats.games.billionaires.model.table import BillionairesTable

from ...conformance.cases import Case, positions
from .scenario import FOUR, A, B, C, D, Scenario

WORLDS = 300


def worlds(table: BillionairesTable, observer: int, number: int = WORLDS) -> list[BillionairesTable]:
    guide, rng, sampled = BillionairesGuide(), seeded(5), []
    for _ in range(number):
        world = table.clone()
        world.determinize(observer, rng)
        guide.refine(world, observer, rng)
        sampled.append(world)
    return sampled


def celebrities(s: Scenario, observer: int) -> dict[int | None, float]:
    """Who has the Celebrity unrevealed, in which part of the worlds; None: nobody."""
    holders = Counter(holder_of_celebrity(world) for world in worlds(s.table, observer))
    return {holder: number / WORLDS for holder, number in holders.items()}


def holder_of_celebrity(table: BillionairesTable) -> int | None:
    return next((seat for seat in range(4) if table[cells.ROLE_OF + seat] == 2**CELEBRITY), None)


def at_the_end_of_a_round(role_of_b: str = "Banker", role_of_c: str = "Toady") -> Scenario:
    """B holds on to it, whatever it is; C puts one back and finds another; D and A draw none."""
    s = Scenario(*FOUR, level=4).role(B, role_of_b).role(C, "Gangster").round_end(A)
    while s.step() == "role-return":
        s.plays(s.deciders[0], "hold role" if s.deciders == [B] else "put back")
    while s.step() == "role-draw":
        if s.deciders == [C]:
            s.chance(role_of_c, "Disaster Speculator", "Scam Artist", "Power Broker", "Insider Trader")
            s.plays(C, "draw roles", f"keep {role_of_c}")
        else:
            s.plays(s.deciders[0], "decline")
    return s


@pytest.mark.parametrize("role", ["Banker", "Celebrity"])
def test_whoever_held_on_to_a_role_is_taken_for_the_celebrity_right_or_wrong(role: str) -> None:
    assert celebrities(at_the_end_of_a_round(role), D) == {B: 1.0}


def test_a_role_that_was_put_back_tells_nothing_and_another_card_starts_anew() -> None:
    s = at_the_end_of_a_round("Vulture Capitalist")
    assert s.table[cells.ROLE_HELD] == 2**B
    s.sets_policy(B).plays(B, "take role of player 3")
    assert s.table[cells.ROLE_HELD] == 0


def test_the_card_that_was_held_on_to_is_suspected_where_it_goes() -> None:
    s = at_the_end_of_a_round(role_of_c="Vulture Capitalist").sets_policy(C).plays(C, "take role of player 2")
    assert s.table[cells.ROLE_HELD] == 2**C


def test_if_nobody_held_on_to_one_it_is_with_anybody_or_in_the_role_deck() -> None:
    s = Scenario(*FOUR, level=4).role(B, "Banker").role(C, "Gangster").turn(A)
    shares = celebrities(s, A)
    assert shares[B] == pytest.approx(shares[C], abs=0.1) and 0.2 < shares[None] < 0.4


def test_who_has_it_or_knows_where_it_is_suspects_nobody_else() -> None:
    own = at_the_end_of_a_round().role(D, "Celebrity")
    assert set(celebrities(own, D)) == {D}
    shown = Scenario(*FOUR, level=4).role(B, "Banker").role(C, "Celebrity", revealed=True).turn(A)
    shown.table[cells.ROLE_HELD] = 2**B
    assert set(celebrities(shown, A)) == {C}


def test_who_puts_it_back_in_the_next_round_is_suspected_no_more() -> None:
    s = Scenario(*FOUR, level=4).role(B, "Banker")
    s.table[cells.ROLE_HELD] = 2**B
    s.round_end(A).plays(B, "put back")
    assert s.table[cells.ROLE_HELD] == 0


def test_nobody_gets_a_role_in_exchange_that_the_seat_knows_them_not_to_have() -> None:
    s = Scenario(*FOUR, level=4).role(B, "Gangster").role(C, "Toady").turn(A)
    s.table[cells.ROLE_HELD] = 2**B
    banker = 2 ** ROLES.index("Banker")
    rule_out(s.table, A, C, banker)
    assert not any(world[cells.ROLE_OF + C] == banker for world in worlds(s.table, A, 3000))


def test_while_answers_are_secret_roles_stay_as_they_were_sampled() -> None:
    """An answer may be a Reveal of just this Role."""
    s = Scenario(*FOUR, level=4).role(B, "Banker").role(C, "Gangster").policy_change(A)
    s.table[cells.ROLE_HELD] = 2**B
    assert s.step() == "insider-window" and celebrities(s, C)[B] == 1.0
    s.plays(B, "decline")
    assert s.step() == "insider-window" and celebrities(s, C)[B] < 0.5


@pytest.mark.parametrize("extra", ["special_actions", "space_program", "troublemakers"])
def test_a_suspicious_world_still_fits_the_rules_and_what_the_seat_knows(extra: str) -> None:
    case = Case("billionaires", 4, (("level", 4), (extra, True)))
    for table in positions(case, seed=11, every=7):
        if table.is_over():
            break
        for seat in members(table.pending() & 15):
            for world in worlds(cast(BillionairesTable, table), seat, 2):
                assert broken_invariants(world) == []
                assert world.legal(seat) == table.legal(seat)
                for holder in members(world.unrevealed() & ~(2**seat)):
                    known = ruled_out(cast(BillionairesTable, table), seat, holder)
                    assert not world[cells.ROLE_OF + holder] & known, [ROLES[role] for role in members(known)]
