"""Environments photograph the board itself where there is a browser."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

import fatcats.envs
from fatcats.envs.board import OFF, camera
from fatcats.envs.photographer import HEIGHT, WIDTH
from fatcats.registry import game_keys


@pytest.fixture(scope="module", autouse=True)
def browser() -> Iterator[None]:
    yield
    fatcats.envs.close_browser()


def picture_of(env: fatcats.envs.FatcatsAEC) -> npt.NDArray[np.uint8]:
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    return picture


@pytest.mark.parametrize("key", game_keys())
def test_a_picture_is_the_page_of_the_position(key: str) -> None:
    env = fatcats.envs.aec(key, render_mode="rgb_array")
    env.reset(seed=1)
    colours = picture_of(env) @ [65_536, 256, 1]
    assert colours.shape == (HEIGHT, WIDTH)
    assert len(np.unique(colours)) > 500  # a board has more than a text


def test_pictures_follow_the_game_and_the_browser_ends_when_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    env = fatcats.envs.aec("zillionaire", render_mode="rgb_array")
    env.reset(seed=1)
    before = picture_of(env)
    env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[-1]))
    assert not np.array_equal(picture_of(env), before)
    taker = camera()
    assert taker is not None and taker._process is not None
    process = taker._process
    fatcats.envs.close_browser()
    assert process.returncode == 0
    monkeypatch.setenv(OFF, "1")
    assert picture_of(env).shape != before.shape
