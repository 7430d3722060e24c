"""Agents play a tournament: every deal from every seat, so that luck in the cards cancels out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from fatcats.agents.evaluation.one_game import GameRules, PlayedGame, play_game
from fatcats.agents.evaluation.tally import Tally
from fatcats.lab.standing import Standing
from fatcats.lab.tournament import DealResult, LineUp, Tournament, seatings

Progress = Callable[[int], None]


@dataclass
class Evaluation:
    standing: Standing
    tallies: dict[str, Tally] = field(default_factory=dict)


def evaluate(
    plan: Tournament,
    rules: GameRules,
    *,
    at_once: int = 1,
    transcripts: Path | None = None,
    progress: Progress = lambda games: None,
) -> Evaluation:
    """Agents that wait for others, as language models do, can play several games at once."""
    found = Evaluation(Standing(plan), {name: Tally() for name in plan.names})
    if transcripts is not None:
        transcripts.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(at_once) as pool:

        def start(names: LineUp, deal: int, path: Path | None) -> PlayedGame:
            return play_game(plan, rules, names, deal, path)

        waiting = [
            (number, deal, [pool.submit(start, *game) for game in games_of(plan, number, deal, transcripts)])
            for deal in range(plan.deals)
            for number in range(len(plan.line_ups))
        ]
        try:
            for number, deal, futures in waiting:
                played = [future.result() for future in futures]
                found.standing.add(DealResult(number, deal, [game.result for game in played], {}))
                for game in played:
                    for name, tally in game.tallies:
                        found.tallies[name].add(tally)
                progress(len(played))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return found


def games_of(
    plan: Tournament, number: int, deal: int, folder: Path | None
) -> Iterator[tuple[LineUp, int, Path | None]]:
    for turn, names in enumerate(seatings(plan.line_ups[number])):
        name = f"line-up-{number + 1}-deal-{deal + 1}-seating-{turn + 1}.jsonl"
        yield names, deal, None if folder is None else folder / name
