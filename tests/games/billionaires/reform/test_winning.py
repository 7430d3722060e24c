"""RR-13: base procedures with a Troublemaker, and winning."""

from __future__ import annotations

import pytest

from fatcats.engine.rng import seeded
from fatcats.games.billionaires.model import cells, steps

from ..scenario import THREE, A, B, C, D, die
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)  # A is the Troublemaker; B Property Speculator, C War Profiteer, D Aristocrat

# --- Panic! -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-13.02", "RR-13.04")
def test_a_reformist_leads_the_panic_without_a_say() -> None:
    s = Reform(*TABLE).rebels(7).holds(B, "Think Tank").holds(C, "Art Hoard").holds(D, "Hedge Fund")
    s.panic("Fascist Rule", leader=A)
    assert s.asks() == ("negotiation", [B])  # the next Billionaire clockwise
    s.plays(B, "sacrifice Think Tank", "sacrifice Art Hoard", "sacrifice Hedge Fund", "submit")
    assert s.deciders == [C, D]
    s.chance(die(1)).all_play("accept", "accept")
    assert s.asks() == ("rebel-removal", [A])  # rolls and chooses
    laps = Reform(*TABLE).rebels(7).panic("Fascist Rule", leader=A)
    asked = []
    while laps.step() == "negotiation":
        asked.append(laps.deciders[0])
        laps.plays(laps.deciders[0], "pass by")
    assert asked == [B, C, D]  # all have passed


@pytest.mark.clause("RR-13.02", "RR-13.03")
@pytest.mark.parametrize("declared, leader", [(False, A), (True, B)])
def test_at_the_end_of_a_round_the_closer_leads_unless_declared(declared: bool, leader: int) -> None:
    s = Reform(*TABLE).rebels(6)
    if declared:
        s.declared("Riots")
    s.chance("Fascist Rule").set_aside("Militias").chance("Militias", "Fascist Rule")
    s.table.push(steps.ROUND_END_CRISIS, A, 0)
    s.table.advance()
    assert s.sees().panic.leader == leader and s.asks() == ("negotiation", [B])


# --- end of a Round ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-13.05")
def test_the_round_ends_when_the_troublemaker_empties_the_deck() -> None:
    invest = Reform(*TABLE).set_aside("").deck("Locks 1").hand(A, "Bombs 1").action(A)
    invest.plays(A, "invest Toys: Bombs 1", "close envelope")
    assert "round ended" in invest.happened()
    s = Reform(*TABLE).set_aside("").round_end(B).go_on(until="round-draw")
    s.deck("Locks 1").market("Toys", "Bombs 1").market("Power", "Bombs 2").plays(A, "draw")
    assert s.happened().count("round ended") == 1 and s.step() == "declare-choice"  # the first turn is played first
    s.plays(A, "decline", "swap Toys and Power", "close envelope")
    assert s.happened().count("round ended") == 2


@pytest.mark.clause("RR-13.06")
def test_roles_are_chosen_by_billionaires_from_poorest_to_richest() -> None:
    s = Reform(*TABLE).set_aside("").holds(B, "Noble Estate").holds(C, "Hedge Fund", "Gang of Lawyers").round_end(A)
    asked = []
    while s.step() == "role-draw":
        asked.append(s.deciders[0])
        s.plays(s.deciders[0], "decline")
    assert asked == [D, B, C]


@pytest.mark.clause("RR-13.07")
@pytest.mark.parametrize("declared", [False, True])
def test_the_troublemaker_must_agree_to_an_early_end_and_may_propose_it(declared: bool) -> None:
    s = Reform(*TABLE).closed("Influence", "Legacy", "Toys", "Power").hand(B, "Locks 1, Locks 2")
    if declared:
        s.declared("Bide Your Time")
    s.action(B).plays(B, "invest Vanity: Locks 1", "close envelope", "propose end")
    assert s.deciders == [A, C, D]
    s.all_play("disagree", "agree", "agree")
    assert "round ended" not in s.happened()
    own = Reform(*TABLE).closed("Influence", "Legacy", "Toys", "Power").hand(A, "Locks 1").set_aside("")
    own.action(A).plays(A, "invest Vanity: Locks 1", "close envelope")
    assert own.asks() == ("early-end-proposal", [A])
    own.plays(A, "propose end").all_play("agree", "agree", "agree")
    assert "round ended" in own.happened()


@pytest.mark.clause("RR-13.08")
def test_the_end_of_a_round_leaves_revolution_cards_and_collected_crises_alone() -> None:
    s = Reform(*TABLE).collected("Pandemic").declared("Riots", "Boycott", row=2, discard=("Infighting",))
    before = s.troublemaker()
    s.set_aside("").round_end(B)
    after = s.troublemaker()
    assert (after.face_up, after.organized, after.discard, after.deck, after.collected) == (
        before.face_up, before.organized, before.discard, before.deck, before.collected,
    )  # fmt: skip


# --- winning ----------------------------------------------------------------------------------------------------------


def revolution(alignment: str, buyer: int = B, celebrity: int | None = None) -> Reform:
    """With nine Rebels a Buy brings the last one."""
    s = Reform(*TABLE, alignment=alignment).rebels(9).hand(buyer, "Bombs 1").market("Toys", "Famine")
    if celebrity is not None:
        s.role(celebrity, "Celebrity")
    return s.action(buyer).plays(buyer, "buy Toys: Bombs 1")


@pytest.mark.clause("RR-13.11", "RR-13.15")
def test_a_true_reformist_loses_at_the_revolution() -> None:
    s = revolution("Reformist")
    assert s.ending() == ("Revolution", ())
    assert s.troublemaker().alignment == "Reformist"


@pytest.mark.clause("RR-13.12")
def test_a_true_revolutionary_wins_at_the_revolution_declared_or_not() -> None:
    s = revolution("Revolutionary")
    assert s.ending() == ("Revolutionary", (A,)) and s.details("showed alignment") == [{"alignment": "Revolutionary"}]
    t = Reform(*TABLE).rebels(9).declared("Riots").hand(B, "Bombs 1").market("Toys", "Famine").action(B)
    assert t.plays(B, "buy Toys: Bombs 1").ending() == ("Revolutionary", (A,))


@pytest.mark.clause("RR-13.13", "RR-13.14")
def test_seven_icons_do_nothing_for_a_revolutionary_but_tell_everybody() -> None:
    s = Reform(*TABLE, alignment="Revolutionary").collected("Killer Robots!, Militias").crisis("Drought", 1)
    s.hand(A, "Locks 3, Bombs 3").fix(A, "Drought", "Locks 3", "Bombs 3", chance=("Locks 1",)).nobody_helps()
    assert not s.over and s.troublemaker().icons == 7 and not s.troublemaker().is_declared
    for seed in range(8):  # every world that a Billionaire can imagine has a Revolutionary now
        world = s.table.clone()
        world.determinize(B, seeded(seed))
        assert world[cells.ALIGNMENT] == cells.REVOLUTIONARY
    s.go_on(until="declare-choice")
    assert s.options_of(A) == {"decline", "declare"}  # nothing is forced


@pytest.mark.clause("RR-13.16", "RR-13.18")
def test_celebrity_and_toady_win_beside_the_revolutionary() -> None:
    s = Reform(*TABLE, alignment="Revolutionary").rebels(9).hand(B, "Bombs 1").market("Toys", "Famine")
    s.role(C, "Celebrity").role(D, "Toady", revealed=True).envelope(D, "Bombs 3, Bombs 2").action(B)
    s.plays(B, "buy Toys: Bombs 1").plays(C, "reveal Celebrity")
    assert s.ending() == ("Revolutionary", (A, C, D))
    alone = Reform(*TABLE, alignment="Revolutionary").rebels(9).hand(B, "Bombs 1").market("Toys", "Famine")
    alone.role(D, "Toady", revealed=True).envelope(D, "Bombs 3, Bombs 2, Locks 3, Locks 2").action(B)
    alone.plays(B, "buy Toys: Bombs 1")
    assert alone.ending() == ("Revolutionary", (A,))  # no Toady of a Troublemaker


@pytest.mark.clause("RR-13.17")
def test_who_is_to_blame_is_barred_as_celebrity() -> None:
    assert revolution("Reformist", celebrity=B).options_of(B) == {"decline"}  # the own action
    row = Reform(*TABLE).rebels(9).holds(B, "Noble Estate").hand(B, "Locks 1").role(B, "Celebrity")
    row.declared("Infiltrator", row=2).turn(A).chance("Organize!", "Riots").plays(A, "play Infiltrator")
    row.plays(B, "use it", "play Organize!").plays(A, "add rebels Poverty")
    assert row.options_of(B) == {"decline"}  # played the card that placed the last Rebels
    captor = Reform(*TABLE).rebels(9).declared("Riots").role(B, "Celebrity").hand(C, "Bombs 1").market("Toys", "Famine")
    captor.table[cells.HOSTAGES] = (B + 1) * 16**C
    captor.turn(C).plays(B, "use it", "leave", "buy Toys: Bombs 1")
    assert captor.options_of(B) == {"decline"}  # controlled the turn


@pytest.mark.clause("RR-13.17")
def test_who_is_not_to_blame_may_win_as_celebrity() -> None:
    organize = Reform(*TABLE).rebels(9).declared("Organize!", row=2).role(B, "Celebrity").turn(A)
    organize.plays(A, "play Organize!", "add rebels Poverty").plays(B, "reveal Celebrity")
    assert organize.ending() == ("Revolutionary", (A, B))
    held = Reform(*TABLE).rebels(9).declared("Riots").role(C, "Celebrity").hand(C, "Bombs 1").market("Toys", "Famine")
    held.table[cells.HOSTAGES] = (A + 1) * 16**C
    held.turn(C).plays(A, "use it", "leave", "buy Toys: Bombs 1").plays(C, "reveal Celebrity")
    assert held.ending() == ("Revolutionary", (A, C))
    end = Reform(*TABLE).rebels(9).role(B, "Celebrity").set_aside("Famine").round_end(B).plays(B, "reveal Celebrity")
    assert end.ending() == ("Celebrity", (B,))


@pytest.mark.clause("RR-13.19", "RR-13.20")
def test_a_win_ends_the_game_before_later_steps() -> None:
    s = Reform(*TABLE, alignment="Revolutionary").rebels(9).hand(B, "Bombs 3, Audit").market("Vanity", "Famine")
    s.holds(B, "Art Hoard", "Hedge Fund", "Mega Yacht", "Noble Estate").action(B)
    s.plays(B, "buy Vanity: Bombs 3 + Audit", "claim Golf Plantation")
    assert s.ending() == ("five Assets", (B,))
    assert "received lowest" not in s.happened() and s.sees().rebels == 9
    late = Reform(*TABLE, alignment="Revolutionary", win_timing="end_of_turn").rebels(9).hand(B, "Bombs 3, Audit")
    late.market("Vanity", "Famine").holds(B, "Art Hoard", "Hedge Fund", "Mega Yacht", "Noble Estate").action(B)
    late.plays(B, "buy Vanity: Bombs 3 + Audit", "claim Golf Plantation").plays(A, "receive Bombs 3")
    assert late.ending() == ("Revolutionary", (A,))  # unless the base option postpones the win


@pytest.mark.clause("RR-13.21", "RR-13.23")
@pytest.mark.parametrize("alignment", ["Reformist", "Revolutionary"])
def test_five_assets_win_whatever_the_troublemaker_has_and_the_alignment_is_shown(alignment: str) -> None:
    s = Reform(*TABLE, alignment=alignment).collected("Killer Robots!, Militias").hand(B, "Bombs 3")
    s.holds(B, "Art Hoard", "Hedge Fund", "Mega Yacht", "Noble Estate").market("Vanity", "Diamonds 1").action(B)
    s.plays(B, "buy Vanity: Bombs 3", "claim Golf Plantation")
    assert s.ending() == ("five Assets", (B,)) and s.troublemaker(C).alignment == alignment


@pytest.mark.clause("RR-13.22")
def test_an_escape_beats_every_troublemaker() -> None:
    s = Reform(*TABLE, space=True, alignment="Revolutionary", pact_player_count="billionaires").rocket("Locks 3")
    s.launch(B, "Bombs 1", die(2))
    assert s.ending() == ("escape", (B,)) and s.troublemaker().alignment == "Revolutionary"
