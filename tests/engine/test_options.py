"""Options are read as people write them, and refused with a sentence that helps."""

from __future__ import annotations

import pytest

from fatcats.engine.errors import BadOption
from fatcats.engine.options import Choice, Data, Flag, Number, OptionSchema


def rows(raw: object) -> object:
    if not isinstance(raw, list):
        raise ValueError("a list of rows is needed")
    return raw


SCHEMA = OptionSchema(
    Flag("quick", False, "XX-R01"),
    Number("rounds", 5, "XX-R02", low=1, high=10),
    Choice("order", "left", "XX-R03", choices=("left", "right")),
    Data("deck", "small", "XX-R04", shipped={"small": "[1, 2]"}, check=rows),
)


def test_what_is_not_given_has_its_default() -> None:
    assert SCHEMA.read({}) == {"quick": False, "rounds": 5, "order": "left", "deck": "small"}


@pytest.mark.parametrize(
    "name, raw, value",
    [
        ("quick", "yes", True),
        ("quick", False, False),
        ("rounds", "7", 7),
        ("rounds", 10, 10),
        ("order", "RIGHT", "right"),
        ("deck", "[3]", "[3]"),
        ("deck", [4, 5], "[4, 5]"),
    ],
)
def test_values_are_read_as_people_write_them(name: str, raw: object, value: object) -> None:
    assert SCHEMA.read({name: raw})[name] == value


@pytest.mark.parametrize(
    "name, raw, says",
    [
        ("quick", "perhaps", "true or false"),
        ("quick", 1, "true or false"),
        ("rounds", 11, "1 to 10"),
        ("rounds", "many", "1 to 10"),
        ("rounds", True, "1 to 10"),
        ("rounds", 2.5, "1 to 10"),
        ("order", "up", "left or right"),
        ("order", None, "left or right"),
        ("deck", "large", "small"),
        ("deck", "{}", "a list of rows is needed"),
        ("deck", "[1,", "table for deck is wrong"),
    ],
)
def test_a_wrong_value_says_what_is_possible(name: str, raw: object, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        SCHEMA.read({name: raw})


def test_an_unknown_option_says_what_there_is() -> None:
    with pytest.raises(BadOption, match="'speed'.*quick, rounds, order, deck"):
        SCHEMA.read({"speed": 1})


def test_the_rules_know_values_as_numbers() -> None:
    values = SCHEMA.read({"quick": True, "order": "right"})
    assert SCHEMA.codes(values) == {"quick": 1, "rounds": 5, "order": 1, "deck": 0}
