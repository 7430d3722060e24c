"""What the rules number has one list: its ids and its steps follow from the names of the constants."""

from __future__ import annotations

from types import ModuleType

import pytest

from fatcats.engine.slugs import by_number, slugs_of
from fatcats.registry import game_keys, get_game


class FirstThing:
    pass


class Second:
    pass


def module(**constants: object) -> ModuleType:
    made = ModuleType("numbers")
    vars(made).update(constants)
    return made


NUMBERS = module(SECOND=1, FIRST_THING=0, TABLE=("x",), helper=7, __name__="numbers")


def test_ids_are_the_constants_names_by_number() -> None:
    assert slugs_of(NUMBERS) == ("first-thing", "second")


def test_things_stand_where_the_constants_called_like_their_classes_say() -> None:
    first, second = FirstThing(), Second()
    assert by_number(NUMBERS, [second, first]) == [first, second]


@pytest.mark.parametrize("things", [[FirstThing()], [FirstThing(), Second(), Second()], [FirstThing(), FirstThing()]])
def test_each_constant_has_one_thing(things: list[object]) -> None:
    with pytest.raises(ValueError, match="other things"):
        by_number(NUMBERS, things)


@pytest.mark.parametrize("constants", [{"A": 0, "B": 2}, {"A": 0, "B": 0}, {"A": 1}])
def test_numbers_have_no_gaps_and_no_twins(constants: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="without gaps"):
        slugs_of(module(**constants))


@pytest.mark.parametrize("key", game_keys())
def test_steps_have_ids(key: str) -> None:
    game = get_game(key)
    steps = [*game.steps, *game.inner_steps]
    assert len(set(steps)) == len(steps) and all(step.replace("-", "").isalpha() and step.islower() for step in steps)
