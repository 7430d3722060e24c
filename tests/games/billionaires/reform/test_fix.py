"""RR-9: Fix a Crisis."""

from __future__ import annotations

import pytest

from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import CRISIS_NAMES, FIRST_CRISIS

from ..scenario import THREE, A, B, C, D, crisis_cards
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)  # A is the Troublemaker; B Property Speculator, C War Profiteer, D Aristocrat


@pytest.mark.clause("RR-9.01")
def test_an_activated_crisis_is_named_with_or_without_rebels() -> None:
    s = Reform(*TABLE).crisis("Floods", 0).crisis("Pandemic", 2).action(A)
    assert {"fix Floods", "fix Pandemic"} <= s.options_of(A)
    assert s.clause(A, "fix Drought") == "RR-9.01"
    s.plays(A, "fix Floods")
    assert s.details("named fix") == [{"crisis": "Floods"}]


@pytest.mark.clause("RR-9.02")
def test_nothing_can_be_fixed_without_a_crisis_or_a_draw_deck() -> None:
    s = Reform(*TABLE).hand(A, "Locks 1").action(A)
    assert "fix" not in s.verbs_of(A)
    t = Reform(*TABLE).crisis("Floods", 2).hand(A, "Locks 1").deck("").action(A)
    assert t.clause(A, "fix Floods") == "RR-9.02"


@pytest.mark.clause("RR-9.03", "RR-9.04", "RR-8.05")
def test_up_to_two_cards_of_any_kind_are_committed_in_secret() -> None:
    s = Reform(*TABLE).crisis("Drought", 1).hand(A, "Floods, Audit").action(A).plays(A, "fix Drought")
    assert s.options_of(A) == {"finish", "commit Floods", "commit Audit"}
    assert s.clause(A, "commit Locks 1") == "RR-9.03"
    s.plays(A, "commit Floods", "commit Audit")
    assert s.options_of(A) == {"finish"}
    s.plays(A, "finish").hand(B, "Locks 1")
    assert s.details("committed") == [{"number": 2}]  # how many, not which
    t = Reform(*TABLE).crisis("Drought", 1).hand(A, "Locks 1").hand(B, "Bombs 1").fix(A, "Drought")
    assert t.details("committed") == [{"number": 0}] and t.step() == "fix-help"


@pytest.mark.clause("RR-9.05", "RR-9.06", "RR-9.07")
def test_each_billionaire_with_a_card_may_offer_one_face_down_clockwise() -> None:
    s = Reform("Property Speculator", TROUBLEMAKER, "War Profiteer", "Aristocrat").crisis("Drought", 1)
    s.hand(A, "Locks 1").hand(C, "Floods, Scam").fix(B, "Drought")
    assert s.asks() == ("fix-help", [C])  # to the left of B; D has no card
    assert s.options_of(C) == {"decline", "help with Floods", "help with Scam"}
    assert s.clause(C, "help with Locks 1") == "RR-9.05"
    s.plays(C, "help with Floods")
    assert s.deciders == [A]
    assert s.fixing(B).own_offer == s.fixing(A).own_offer == () and s.fixing(C).own_offer == ("Floods",)
    assert s.fixing(D).offers == (C,) and s.details("offered help") == [{}]
    s.plays(A, "decline")
    assert s.happened()[-1] == "offered no help"


def offered() -> Reform:
    """A has committed Locks 3; B, C and D have offered Locks 1, Bombs 1 and Diamonds 1."""
    s = Reform(*TABLE).crisis("Drought", 1).hand(A, "Locks 3").hand(B, "Locks 1").hand(C, "Bombs 1")
    s.hand(D, "Diamonds 1").fix(A, "Drought", "Locks 3", chance=("Bombs 2",))
    return s.plays(B, "help with Locks 1").plays(C, "help with Bombs 1").plays(D, "help with Diamonds 1")


@pytest.mark.clause("RR-9.08", "RR-9.09", "RR-9.10")
def test_any_offers_are_accepted_unseen_and_the_others_go_back() -> None:
    s = offered()
    assert s.asks() == ("fix-acceptance", [A]) and len(s.options_of(A)) == 8
    assert s.clause(A, "accept help of player 1") == "RR-9.08"
    deck = s.sees().deck_size
    s.plays(A, "accept help of player 2 + player 4")
    assert s.seat(C).hand == ("Bombs 1",) and s.seat(B).hand == s.seat(D).hand == ()
    assert s.sees().deck_size == deck - 1  # nobody drew for it
    assert s.sees(A).seats[C].hand == ()  # never seen
    assert s.details("accepted help") == [{"accepting": ["1", "3"], "refusing": ["2"]}]


@pytest.mark.clause("RR-9.11", "RR-9.13")
def test_as_many_cards_are_drawn_as_the_crisis_has_icons() -> None:
    s = Reform(*TABLE).crisis("Militias", 1).hand(A, "Locks 3").hand(B, "Bombs 2")
    s.fix(A, "Militias", "Locks 3", chance=("Bombs 1", "Bombs 3", "Locks 1")).plays(B, "help with Bombs 2")
    s.plays(A, "accept help of player 2")
    assert s.details("fix drew") == [{"cards": ["Bombs 1", "Bombs 3", "Locks 1"]}]  # three, with one Rebel on it
    assert s.details("fix showed") == [{"cards": ["Bombs 2", "Locks 3"]}]
    assert s.details("fix scored") == [{"points": 5, "against": 5}]


@pytest.mark.clause("RR-9.12")
@pytest.mark.parametrize("option, drawn", [("draw_available", ["Bombs 2"]), ("reshuffle", ["Bombs 2", "Locks 1"])])
def test_a_short_deck_gives_what_it_has(option: str, drawn: list[str]) -> None:
    s = Reform(*TABLE, fix_short_deck=option).set_aside("").crisis("Floods", 2).hand(A, "Locks 3").deck("Bombs 2")
    s.fix(A, "Floods", "Locks 3", chance=("Bombs 2", "Locks 1")).nobody_helps()
    assert s.details("fix drew") == [{"cards": drawn}]
    s.go_on(until="round-draw")
    assert "round ended" in s.happened()


@pytest.mark.clause("RR-9.12")
def test_by_agreement_a_deck_that_is_too_short_forbids_the_fix() -> None:
    s = Reform(*TABLE, fix_short_deck="forbid").crisis("Floods", 2).crisis("Drought", 1).deck("Bombs 2").action(A)
    assert s.clause(A, "fix Floods") == "RR-9.12" and "fix Drought" in s.options_of(A)


@pytest.mark.clause("RR-9.14", "RR-9.16")
def test_only_a_biggest_crisis_stays_and_counts_three_for_the_deck() -> None:
    s = Reform(*TABLE).set_aside("Killer Robots!").crisis("Drought", 1).hand(A, "Floods").hand(B, "Pandemic")
    s.hand(A, "Locks 3").fix(A, "Drought", "Floods", "Locks 3", chance=("Militias",)).plays(B, "help with Pandemic")
    s.plays(A, "accept help of player 2")
    assert s.details("fix scored") == [{"points": 3, "against": 3}]
    assert {"Floods", "Pandemic"} <= crisis_cards(s.table, cells.DISCARD)
    assert "Militias" in s.rebels_on() and s.rebels_on()["Militias"] == 3


@pytest.mark.clause("RR-9.15")
def test_of_equal_crises_the_troublemaker_picks_the_one_that_stays() -> None:
    s = Reform(*TABLE).set_aside("").crisis("Drought", 1).hand(A, "Floods, Pandemic")
    s.fix(A, "Drought", "Floods", "Pandemic", chance=("Locks 1",)).nobody_helps()
    assert s.asks() == ("fix-reveal", [A])
    assert s.options_of(A) == {"let stay Floods", "let stay Pandemic"}
    assert s.clause(A, "let stay Drought") == "RR-9.15"
    assert s.fixing(B).own_committed == ("Pandemic", "Floods")  # turned up for all
    s.plays(A, "let stay Floods")
    assert s.rebels_on()["Floods"] == 2 and "Pandemic" in crisis_cards(s.table, cells.DISCARD)


@pytest.mark.clause("RR-9.17", "RR-9.18", "RR-9.19")
def test_there_is_no_suit_bonus_and_no_bunker_in_a_fix() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).hand(A, "Locks 3").hand(B, "Locks 2").bunker(B)
    s.fix(A, "Floods", "Locks 3", chance=("Locks 3", "Pandemic")).put("Pandemic", cells.DECK)
    s.plays(B, "help with Locks 2").plays(A, "accept help of player 2")
    assert s.details("fix scored") == [{"points": 5, "against": 6}]


@pytest.mark.clause("RR-9.20", "RR-9.24")
def test_a_tie_fails_and_the_crisis_stays() -> None:
    s = Reform(*TABLE).crisis("Drought", 1).hand(A, "Locks 2").fix(A, "Drought", "Locks 2", chance=("Bombs 2",))
    s.nobody_helps()
    assert s.details("fix failed") == [{"crisis": "Drought"}] and s.rebels_on() == {"Drought": 1}
    assert s.troublemaker().collected == ()


@pytest.mark.clause("RR-9.21", "RR-9.22", "RR-9.25")
def test_a_fixed_crisis_is_the_troublemakers_for_good() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).hand(A, "Locks 3, Bombs 3")
    s.fix(A, "Floods", "Locks 3", "Bombs 3", chance=("Bombs 2", "Locks 2")).nobody_helps()
    assert (s.sees().rebels, s.troublemaker().collected, s.troublemaker().icons) == (0, ("Floods",), 2)
    assert sorted(s.sees().discard) == ["Bombs 2", "Bombs 3", "Locks 2", "Locks 3"]
    s.table.clear()
    s.set_aside("").round_end(B)
    assert s.troublemaker().collected == ("Floods",)
    everywhere = s.table[cells.DECK] | s.table[cells.SET_ASIDE] | s.table[cells.DISCARD]
    assert not everywhere >> (FIRST_CRISIS + CRISIS_NAMES.index("Floods")) & 1


@pytest.mark.clause("RR-9.23")
def test_seven_icons_win_at_once_for_a_true_reformist() -> None:
    s = Reform(*TABLE).collected("Killer Robots!, Militias").crisis("Drought", 1).hand(A, "Locks 3, Bombs 3")
    s.put("Floods", cells.DECK).fix(A, "Drought", "Locks 3", "Bombs 3", chance=("Floods",)).nobody_helps()
    assert s.ending() == ("seven icons", (A,))
    assert "Floods" not in s.rebels_on() and "showed alignment" in s.happened()


@pytest.mark.clause("RR-9.26", "RR-9.27", "RR-13.09")
@pytest.mark.parametrize("committed, result", [(("Locks 3", "Bombs 3"), "fixed"), (("Locks 3",), "fix failed")])
def test_the_crisis_that_stayed_is_activated_come_what_may(committed: tuple[str, ...], result: str) -> None:
    s = Reform(*TABLE).crisis("Drought", 1).hand(A, "Locks 3, Bombs 3").envelope(A, "Audit").put("Floods", cells.DECK)
    s.fix(A, "Drought", *committed, chance=("Floods", "Famine", "Cyberattack")).nobody_helps()
    assert result in s.happened() and s.rebels_on()["Floods"] == 2
    assert {"Famine", "Cyberattack"} <= crisis_cards(s.table, cells.DISCARD)
    assert s.asks() == ("hold-up-choice", [A, B, C, D])  # Policy changes; the own envelope is admitted


@pytest.mark.clause("RR-9.28")
def test_the_troublemaker_caused_it_also_if_a_helper_brought_it() -> None:
    def revolution(blame: bool) -> Reform:
        s = Reform(*TABLE, celebrity_helper_blame=blame, alignment="Revolutionary").rebels(9).hand(B, "Famine")
        s.role(B, "Celebrity")
        s.fix(A, "Poverty", chance=("Locks 1", "Locks 2")).plays(B, "help with Famine")
        return s.plays(A, "accept help of player 2")

    free = revolution(blame=False).plays(B, "reveal Celebrity")
    assert free.ending() == ("Revolutionary", (A, B))
    assert revolution(blame=True).options_of(B) == {"decline"}


@pytest.mark.clause("RR-9.29", "RR-13.01")
def test_rebels_of_a_fix_can_bring_panic_or_revolution() -> None:
    s = Reform(*TABLE).rebels(6).put("Floods", cells.DECK).hand(A, "Locks 1").envelope(A, "Bombs 1")
    s.fix(A, "Poverty", chance=("Floods", "Locks 2")).nobody_helps().nobody_holds_up()
    s.plays(A, "set policy none")
    assert s.sees().panic.stage == "pending" and s.step() == "bribe-step"
    s.chance("Fascist Rule").plays(A, "close envelope")
    assert s.sees().panic.stage == "over" and s.sees().panic.leader == A


@pytest.mark.clause("RR-9.30")
def test_the_disaster_speculator_may_act_after_it() -> None:
    s = Reform(*TABLE).crisis("Drought", 1).put("Floods", cells.DECK).role(C, "Disaster Speculator").hand(A, "Locks 1")
    s.fix(A, "Drought", "Locks 1", chance=("Floods", "Famine", "Cyberattack")).nobody_helps()
    s.plays(C, "decline").nobody_holds_up().plays(A, "set policy none")
    assert s.asks() == ("speculator-window", [C])
    s.plays(C, "reveal Disaster Speculator", "take Locks 1")
    assert s.seat(C).hand == ("Locks 1",)
