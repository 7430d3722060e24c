"""Why not: moves that no table has, moves out of turn, in the language of whoever asks."""

from __future__ import annotations

from typing import Any

import pytest

import fatcats
from fatcats.engine.moves import Move
from fatcats.games.counterfeiters.model.move_types import HandIn
from fatcats.registry import game_keys
from fatcats.text.catalogue import catalogue
from fatcats.text.rulebook import rulebook
from tests.conformance.cases import ALL, Case, positions

NEVER: list[tuple[str, int, str, str]] = [
    ("zillionaire", 4, "play 9x6", "ZN-3.03"),
    ("zillionaire", 4, "0x6", "ZN-3.03"),
    ("zillionaire", 4, "play 1x6 + 2x7", "ZN-3.03"),
    ("zillionaire", 4, "1xZ, 1xM", "ZN-3.03"),
    ("zillionaire", 4, "4x5", "ZN-5.01"),
    ("zillionaire", 4, "name 7", "ZN-5.05"),
    ("millions", 3, "send Brute Brute", "MD-8.01"),
    ("millions", 3, "send Brute Driver Tech", "MD-8.01"),
    ("millions", 3, "announce Tech Tech", "MD-8.04"),
    ("millions", 3, "send Brain Tech", "MD-1.02"),
    ("millions", 5, "amount 500", "MD-4.06"),
    ("millions", 5, "1000M", "MD-4.06"),
    ("millions", 5, "amount -3", "MD-4.28"),
    ("millions", 3, "withdraw 3", "MD-8.05"),
    ("counterfeiters", 3, "hand 9 0 0", "CF-7.01"),
    ("counterfeiters", 3, "HAND 3  3 3", "CF-7.01"),
    ("counterfeiters", 3, "deposit 45", "CF-9.01"),
    ("counterfeiters", 3, "withdraw 0", "CF-9.01"),
    ("billionaires", 3, "buy Toys: Locks 1 + Locks 2 + Locks 3", "BG-4.01"),
    ("billionaires", 3, "buy Toys: Locks 1 + Floods", "BG-4.02"),
    ("billionaires", 3, "invest Toys: Locks 1 + Locks 2", "BG-5.01"),
    ("billionaires", 3, "exchange Toys: Locks 1 + Bombs 2", "BG-5.07"),
    ("billionaires", 3, "tax Locks 1 + Locks 1 + Locks 1 + Locks 1", "BG-13.27"),
    ("billionaires", 3, "tax Locks 3 + Drought", "BG-13.26"),
    ("billionaires", 3, "contribute Locks 1 + Locks 2", "RR-2.04"),
    ("billionaires", 3, "swap Toys and Toys", "BG-5.08"),
    ("billionaires", 3, "scam Mega Yacht with Mega Yacht", "BG-6.05"),
    ("billionaires", 3, "offer Mega Yacht with Mega Yacht", "BG-10.08"),
    ("billionaires", 3, "attach Mega Yacht with Mega Yacht", "BG-10.09"),
    ("billionaires", 3, "trade Art Hoard with Art Hoard", "BG-14.23"),
    ("billionaires", 3, "broker Art Hoard with Art Hoard", "BG-12.20"),
    ("billionaires", 3, "con Art Hoard with Art Hoard", "BG-12.22"),
]
NO_MOVES = ["play 3x9", "play", "send Baker Baker", "hand 1 2", "buy Toys:", "tax Gold 1 + Gold 2", "con A with A", "m"]


@pytest.mark.clause("ZN-3.03", "MD-8.01", "CF-7.01", "BG-4.01")
@pytest.mark.parametrize("key, seats, text, clause", NEVER)
def test_a_move_that_cannot_be_written_is_refused_by_its_rule(key: str, seats: int, text: str, clause: str) -> None:
    for language in ("en", "de"):
        match = fatcats.new(key, seats=seats, language=language)
        seat, sentence = match.deciders[0], catalogue(match.game, language).clause(clause)
        refusal = match.refusal(seat, text)
        assert refusal is not None and (refusal.clause, refusal.sentence) == (clause, sentence)
        with pytest.raises(fatcats.NeverAllowed) as refused:
            match.play(seat, text)
        assert (refused.value.clause, refused.value.sentence) == (clause, sentence)
        assert match.length == 0


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move_at_all_stays_so(key: str, text: str) -> None:
    match = fatcats.new(key)
    with pytest.raises(fatcats.BadMove):
        match.refusal(match.deciders[0], text)


@pytest.mark.parametrize("key", game_keys())
def test_no_move_of_the_table_is_called_impossible(key: str) -> None:
    """What can be written is asked of the rules; only what cannot is known beforehand."""
    match = fatcats.new(key)
    for number in range(len(match.game.moves)):
        assert match.read(match.game.moves.notation(number)) == number


def test_a_record_of_a_move_that_cannot_be_is_refused_by_its_rule() -> None:
    match = fatcats.new("counterfeiters")
    move: Move = HandIn("hand", 3, 3, 3)
    with pytest.raises(fatcats.NeverAllowed, match="CF-7.01"):
        match.play(match.deciders[0], move)


def test_the_rule_is_that_of_the_step() -> None:
    match = fatcats.new("zillionaire", seed=1)
    match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    while match.view(match.deciders[0]).step != "follow":
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    refusal = match.refusal(match.deciders[0], "play 1x6 + 1x7")
    assert refusal is not None and refusal.clause == "ZN-4.03"


# --- out of turn ------------------------------------------------------------------------------------------------------


def not_asked(case: Case, steps: set[str], **more: Any) -> dict[str, fatcats.Refusal]:
    """What somebody who is not asked is told at each of these steps, if random games come there."""
    found: dict[str, fatcats.Refusal] = {}
    match = fatcats.new(case.key, seats=case.seats, **dict(case.given), **more)
    for seed in range(20):
        for table in positions(case, seed):
            step = case.game.step_of(table)
            others = [seat for seat in range(case.seats) if not table.pending() >> seat & 1]
            if step in steps - set(found) and others:
                refusal = match._out_of_turn(table, others[0])
                assert refusal is not None
                found[step] = refusal
        if set(found) == steps:
            break
    return found


@pytest.mark.clause("MD-4.19")
def test_out_of_turn_the_clause_is_that_of_the_phase() -> None:
    wanted = {
        "role-choice": "MD-2.02",
        "announcement": "MD-3.01",
        "negotiation": "MD-4.19",
        "answer": "MD-4.11",
        "vote": "MD-4.24",
        "tech-target": "MD-5.07",
        "mentalist-victim": "MD-5.15",
    }
    found = not_asked(Case("millions", 6), set(wanted))
    assert {step: refusal.clause for step, refusal in found.items()} == wanted
    found = not_asked(Case("counterfeiters", 3), {"turn", "diners"})
    assert {step: refusal.clause for step, refusal in found.items()} == {"turn": "CF-3.01", "diners": "CF-11.08"}


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("language", ["en", "de"])
def test_out_of_turn_the_reader_is_told_in_the_own_language(key: str, language: str) -> None:
    match = fatcats.new(key, seed=3, language=language)
    says = catalogue(match.game, language).text("refusals.not asked")
    assert says != catalogue(match.game, {"en": "de", "de": "en"}[language]).text("refusals.not asked")
    while len(match.deciders) == match.seats:
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    other = next(seat for seat in range(match.seats) if seat not in match.deciders)
    with pytest.raises(fatcats.NotYourDecision, match=says):
        match.play(other, 0)
    refusal = match.refusal(other, 0)
    assert refusal is not None and refusal.sentence == says


@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_step_says_whose_decision_it_is(case: Case) -> None:
    texts, pages = catalogue(case.game, "en"), {name for book in rulebook(case.game) for name in book.clauses}
    for table in positions(case, seed=44, every=7):
        assert texts.turn_clause(case.game.step_of(table)) in pages
