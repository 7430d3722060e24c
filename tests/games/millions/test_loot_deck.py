"""MD-R04: the Loot cards are data that can be swapped whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fatcats
from fatcats.games.millions.data.loot import SHIPPED
from fatcats.games.millions.knowledge.view_types import MillionsView
from tests.games.millions.scenario import Scenario

CARD: dict[str, Any] = {"amount": 7, "bonus": 1, "roles": ["Brute"]}


def deck(*changed: Any) -> list[Any]:
    return [*changed, *[CARD] * (5 - len(changed))]


def test_the_shipped_deck_is_the_table_of_the_rules_page() -> None:
    cards = json.loads(SHIPPED["standard"])
    assert len(cards) == 12 and sum(card["amount"] for card in cards) == 180
    icons = [role for card in cards for role in card["roles"]]
    counted = {role: icons.count(role) for role in icons}
    assert counted == {"Brute": 4, "Mentalist": 4, "Driver": 4, "Tech": 3, "Acrobat": 3, "Brain": 2}


def test_another_deck_is_played_with() -> None:
    cards = deck({"id": "X", "label": "Piggy bank", "amount": 127, "bonus": 63, "roles": ["Driver"]})
    match = fatcats.new("millions", seats=4, loot_deck=json.dumps(cards))
    view = match.view(None)
    assert isinstance(view, MillionsView)
    loots = [view.loot, *view.loot_left]
    assert sorted(loot.amount for loot in loots) == [7, 7, 7, 7, 127]
    assert all(loot.label is None for loot in loots)
    assert fatcats.replay(match.record()).view(0) == match.view(0)


def test_a_list_of_rows_is_read_as_well_as_its_text() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Mentalist", loot="L05", loot_deck=deck())
    assert s.centre() == 7 + 8


def test_the_largest_deck_fits() -> None:
    cards = [{"amount": 100 + number, "bonus": number, "roles": ["Brain", "Tech"]} for number in range(24)]
    s = Scenario("Brute", "Brute", "Driver", "Mentalist", loot="L24", loot_deck=cards)
    loot = s.sees().loot
    assert (loot.amount, loot.bonus, loot.roles) == (123, 23, ("Tech", "Brain"))


@pytest.mark.parametrize(
    "cards, complaint",
    [
        ([CARD] * 4, "5 to 24 Loot cards"),
        ([CARD] * 25, "5 to 24 Loot cards"),
        ({"cards": []}, "5 to 24 Loot cards"),
        (deck("ten"), "card 1 must be an object"),
        (deck({**CARD, "amount": 0}), "the amount of card 1 must be a whole number from 1 to 127, not 0"),
        (deck({**CARD, "amount": True}), "the amount of card 1"),
        (deck(CARD, {**CARD, "bonus": 64}), "the bonus of card 2 must be a whole number from 0 to 63"),
        (deck({**CARD, "roles": ["Thief"]}), "card 1 names the role 'Thief'; the roles are Tech"),
        (deck({**CARD, "roles": ["Brute", "Brute"]}), "without repetition"),
        (deck({**CARD, "roles": "Brute"}), "must be a list"),
        (deck({**CARD, "ammount": 3}), "card 1 has 'ammount'; known are amount"),
        (deck({**CARD, "id": "X"}, {**CARD, "id": "X"}), "same id"),
    ],
)
def test_a_wrong_deck_is_refused_with_a_reason(cards: Any, complaint: str) -> None:
    with pytest.raises(fatcats.BadOption, match="loot_deck is wrong") as refused:
        fatcats.new("millions", loot_deck=cards)
    assert complaint in str(refused.value)


@pytest.mark.parametrize("text", ["nonsense", "[1, 2"])
def test_what_is_no_deck_is_refused(text: str) -> None:
    with pytest.raises(fatcats.BadOption, match="loot_deck"):
        fatcats.new("millions", loot_deck=text)
