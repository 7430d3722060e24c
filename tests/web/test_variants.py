"""Every question of every game is among the moments that the camera takes and the browser tests begin with."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from tests.web.moments import moments
from tests.web.variants import VARIANTS


def met_by_variants(game: str, wanted: set[str]) -> set[str]:
    """One game of each variant after the other until all was met: what is rare in one is common in another."""
    variants = [variant for variant in VARIANTS if variant.game == game]
    met = set[str]()
    for seed in range(1, max(variant.games for variant in variants) + 1):
        for _, _, seats, options, games, _ in variants:
            if seed <= games and not wanted <= met:
                met.update(moment.name for moment in moments(game, seats, options, games=1, first=seed))
    return met


@pytest.mark.parametrize("game", ["zillionaire", "millions", "counterfeiters", "billionaires"])
def test_some_variant_meets_every_question_of_its_game(game: str) -> None:
    texts = tomllib.loads((files(f"fatcats.games.{game}") / "texts" / "en.toml").read_text(encoding="utf-8"))
    wanted = {*texts["prompts"], ""}  # the last one is the end of the game
    assert met_by_variants(game, wanted) == wanted
