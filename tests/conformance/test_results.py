"""A result explains itself: what each score is made of, and why places are not simply the order of the scores."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from fatcats.engine.view import Outcome
from fatcats.match.match import Match
from fatcats.text.catalogue import catalogue
from tests.conformance.cases import ALL, Case
from tests.conformance.test_sentences import LANGUAGES, NAMES, flaws, played

GAMES = 4


def finished(case: Case) -> Iterator[tuple[Match, Outcome]]:
    for seed in range(GAMES):
        *_, (match, _) = played(case, seed)
        assert match.outcome is not None
        yield match, match.outcome


def is_plain(outcome: Outcome) -> bool:
    """Does everybody stand behind exactly those who have more?"""
    scores = outcome.scores
    return list(outcome.places) == [1 + sum(other > score for other in scores) for score in scores]


@pytest.mark.parametrize(
    "scores, places, plain",
    [((29, 31, 29), (2, 1, 2), True), ((29, 31, 29), (2, 1, 3), False), ((5, 4, 3, 2), (1, 2, 2, 2), False)],
)
def test_places_that_wonder_are_told_from_plain_ones(
    scores: tuple[int, ...], places: tuple[int, ...], plain: bool
) -> None:
    assert is_plain(Outcome(places=places, scores=scores, reason="")) == plain


@pytest.mark.parametrize("case", ALL, ids=str)
def test_places_that_wonder_are_explained(case: Case) -> None:
    for match, outcome in finished(case):
        if is_plain(outcome):
            continue
        for language in LANGUAGES:
            texts = catalogue(case.game, language).for_table(NAMES, None)
            line = texts.say(*case.game.ranking(match.view(None), outcome))
            assert line.endswith("."), f"nothing explains places {outcome.places} with scores {outcome.scores}"
            assert not flaws(line, language)


@pytest.mark.parametrize("case", [case for case in ALL if case.key == "counterfeiters"], ids=str)
def test_money_is_told_by_where_it_is(case: Case) -> None:
    """Cash, as the purse shows it, and offshore make up the score; what the lottery has paid is a part of the cash."""
    texts = catalogue(case.game, "en").for_table(NAMES, None)
    for match, outcome in finished(case):
        view: Any = match.view(None)
        for seat, score in enumerate(outcome.scores):
            told = texts.say(*case.game.standing(view, seat))
            found = re.fullmatch(r"\$(\d+) cash(?:, of which the lottery paid \$(\d+);|,) \$(\d+) offshore", told)
            assert found, told
            cash, tickets, offshore = (int(amount or 0) for amount in found.groups())
            assert cash + offshore == score and tickets <= cash, told
            assert cash == view.seats[seat].money.cash
