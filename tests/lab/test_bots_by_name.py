"""Bots by their level, by dotted path, and as programs that speak line by line."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import fatcats
from fatcats.bots import load_bot
from fatcats.bots.program import ProgramBot
from fatcats.engine.rng import seeded
from fatcats.lab import Simulation, simulate
from fatcats.registry import game_keys, get_game

OWN = "tests.lab.own_bots"
PROGRAM = f"program:{sys.executable} -m {OWN}"
ZILLIONAIRE = get_game("zillionaire")


@pytest.mark.parametrize("key", game_keys())
def test_a_bot_is_made_by_the_names_of_game_and_level(key: str) -> None:
    match = fatcats.new(key, seed=3)
    bot = fatcats.make_bot(key, "heuristic")
    assert bot.choose(match.knowledge(match.deciders[0], seeded(1))) in match.legal(match.deciders[0])


def test_what_is_no_bot_is_refused_in_words() -> None:
    with pytest.raises(fatcats.BadBot, match="has no bot 'grandmaster'; it has: random, heuristic"):
        fatcats.make_bot("zillionaire", "grandmaster")
    for name, why in [
        ("nowhere.to_be_found:Bot", "cannot be imported"),
        (f"{OWN}:Missing", "has no 'Missing'"),
        (f"{OWN}:Useless", "no method `choose`"),
        ("program:", "cannot be started"),
        ("program:/nowhere/to/be/found", "cannot be started"),
    ]:
        with pytest.raises(fatcats.BadBot, match=why):
            load_bot(ZILLIONAIRE, name)


@pytest.mark.parametrize("name", [f"{OWN}:Illegal", f"{PROGRAM} nonsense"])
def test_a_bot_that_makes_no_legal_move_is_named(name: str) -> None:
    with pytest.raises(fatcats.BadBot, match="none of its legal moves"):
        simulate(Simulation("zillionaire", 3, 1, (name,)), processes=1)


def test_a_program_that_ends_or_keeps_silent_is_named() -> None:
    match = fatcats.new("zillionaire", seed=3)
    knowledge = match.knowledge(match.deciders[0], seeded(1))
    leaver = ProgramBot(f"{sys.executable} -m {OWN} leaves")
    assert leaver.choose(knowledge) == knowledge.legal[0]
    with pytest.raises(fatcats.BadBot, match="has ended"):
        leaver.choose(knowledge)
    silent = ProgramBot(f"{sys.executable} -m {OWN} silent", patience=0.05)
    with pytest.raises(fatcats.BadBot, match="has not answered within 0.05 seconds"):
        silent.choose(knowledge)
    leaver.close()
    silent.close()


def test_own_bots_play_by_path_and_as_programs_alike() -> None:
    by_path = simulate(Simulation("zillionaire", 3, 4, (f"{OWN}:First", "heuristic", "random"), seed=5), processes=1)
    assert set(by_path.bots) == {f"{OWN}:First", "heuristic", "random"}
    plans = [Simulation("counterfeiters", 2, 1, (name,), seed=5) for name in (f"{OWN}:First", PROGRAM)]
    first, second = (simulate(plan, processes=1) for plan in plans)
    assert first.decisions == second.decisions
    assert [share.score for share in first.seats] == [share.score for share in second.seats]


def test_a_bot_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybot.py").write_text(
        "class Bot:\n    def choose(self, knowledge):\n        return knowledge.legal[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path not in ("", os.getcwd())])
    match = fatcats.new("zillionaire", seed=3)
    knowledge = match.knowledge(match.deciders[0], seeded(1))
    assert load_bot(ZILLIONAIRE, "mybot:Bot").choose(knowledge) == knowledge.legal[-1]
