"""Numbers that the compiled rules know as constants, beside the list of names that they count through: both agree."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

LISTS = [  # where, which list, and how many of its names have a constant
    ("zillionaire.model.cards", "RANK_NAMES", 5),
    ("zillionaire.model.cards", "STATUSES", 5),
    ("millions.model.cards", "ROLE_NAMES", 6),
    ("counterfeiters.model.parts", "ACTION_NAMES", 7),
    ("billionaires.model.data", "ROLES", 10),
    ("billionaires.model.data", "POLICIES", 5),
    ("billionaires.model.data", "CRISIS_NAMES", 1),
    ("billionaires.expansion.data", "REVOLUTION_NAMES", 12),
]


def constant(name: str) -> str:
    """ORGANIZE is Organize!"""
    return re.sub(r"\W+", "_", name).strip("_").upper()


@pytest.mark.parametrize("module, names, at_least", LISTS)
def test_a_constant_that_is_called_like_a_thing_is_its_place_in_the_list(
    module: str, names: str, at_least: int
) -> None:
    box = vars(import_module(f"fatcats.games.{module}"))
    places = {constant(name): place for place, name in enumerate(box[names])}
    known = {name: box[name] for name in places if name in box}
    assert known == {name: places[name] for name in known} and len(known) >= at_least
