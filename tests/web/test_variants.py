"""Every question of every game is among the moments that the camera takes and the browser tests begin with."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from tests.web.moments import Moment, moments
from tests.web.variants import VARIANTS, Variant


def phases_of(variant: Variant) -> dict[str, Moment]:
    found = moments(variant.game, variant.seats, variant.options, games=variant.games)
    return {moment.name: moment for moment in found}


@pytest.mark.parametrize("game", ["zillionaire", "millions", "counterfeiters", "billionaires"])
def test_some_variant_meets_every_question_of_its_game(game: str) -> None:
    texts = tomllib.loads((files(f"fatcats.games.{game}") / "texts" / "en.toml").read_text(encoding="utf-8"))
    met = {name for variant in VARIANTS if variant.game == game for name in phases_of(variant)}
    assert met == {*texts["prompts"], ""}, "the last one is the end of the game"
