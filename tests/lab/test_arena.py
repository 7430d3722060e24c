"""Tournaments: the same deals from every seat, what they say, and going on after an interruption."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatcats.engine.errors import BadOption, BadSeatCount
from fatcats.lab import Standing, Tournament, arena
from fatcats.lab.ratings import ratings
from fatcats.lab.standing import Entrant
from fatcats.lab.summary import wilson
from fatcats.lab.tournament import DealResult, GameResult, all_mixed, one_among_others, play_deal, seatings

FIRST = "tests.lab.own_bots:First"
TWIN = "tests.lab.own_bots:Twin"  # does the same
ONE_GAME = {"games": 1}


def small(deals: int = 3, *line_ups: tuple[str, ...]) -> Tournament:
    chosen = line_ups or one_among_others(["heuristic", "random"], 3)
    return Tournament("zillionaire", 3, chosen, deals, seed=40, options=dict(ONE_GAME))


def games_of(standing: Standing) -> list[tuple[int, int, list[GameResult]]]:
    return sorted((deal.line_up, deal.deal, deal.games) for deal in standing.deals)


# --- who plays whom ---------------------------------------------------------------------------------------------------


@given(st.lists(st.text(min_size=1), min_size=2, max_size=5, unique=True), st.integers(2, 6))
def test_everybody_meets_everybody(names: list[str], seats: int) -> None:
    alone = one_among_others(names, seats)
    assert {(line_up[0], line_up[-1]) for line_up in alone} == {(a, b) for a in names for b in names if a != b}
    mixed = all_mixed(names, seats)
    tables = [set(line_up) for line_up in mixed]
    assert all(any({a, b} <= table for table in tables) for a, b in combinations(names, 2))
    assert all(len(line_up) == seats for line_up in (*alone, *mixed))


@given(st.lists(st.sampled_from("abc"), min_size=2, max_size=6))
def test_in_all_seatings_together_a_bot_has_each_seat_equally_often(line_up: list[str]) -> None:
    turned = seatings(tuple(line_up))
    for name in line_up:
        by_seat = [sum(seating[seat] == name for seating in turned) for seat in range(len(line_up))]
        assert len(set(by_seat)) == 1


def test_a_deal_is_the_same_whoever_plays_it_where() -> None:
    """Bots that do the same cannot be told apart: each seating of a deal leads to the same game."""
    games = play_deal((small(1, (FIRST, TWIN, TWIN)), 0, 0)).games
    assert [game.bots.index(FIRST) for game in games] == [0, 2, 1]
    assert games[0].scores == games[1].scores == games[2].scores
    other = play_deal((small(1, (FIRST, TWIN, TWIN)), 0, 1)).games
    assert other[0].scores != games[0].scores or other[0].decisions != games[0].decisions


def test_a_tournament_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="3 bots, one for each seat, not 2"):
        arena(small(1, ("random", "heuristic")))
    with pytest.raises(BadSeatCount):
        arena(Tournament("zillionaire", 9, (("random",) * 9,), 1))


# --- what it says -----------------------------------------------------------------------------------------------------


def test_the_better_bot_is_rated_higher_and_wins_more_than_its_share() -> None:
    plan = small(12)
    standing = arena(plan, processes=1)
    better, worse = (standing.entrants(number)[0] for number in (0, 1))
    assert (better.name, worse.name) == ("heuristic", "random")
    assert better.interval[0] > better.fair > worse.interval[1]
    assert better.games == worse.games == 36
    first, second = ratings(plan.names, standing.deals)
    assert (first.name, second.name) == ("heuristic", "random")
    assert first.low > second.high
    assert first.low <= first.rating <= first.high
    assert standing.thinking["heuristic"].choices > 0


def deal_of(number: int, *winners: int) -> DealResult:
    games = [
        GameResult(["a", "b", "b"], [1 if seat == winner else 2 for seat in range(3)], [0, 0, 0], "over", 1)
        for winner in winners
    ]
    return DealResult(0, number, games, {})


def test_games_of_one_deal_that_are_all_alike_count_as_one() -> None:
    """Ten deals, each won three times or never: as uncertain as ten games, not as thirty."""
    alike = Entrant("a", 1 / 3)
    for number in range(10):
        alike.add(deal_of(number, *([0] * 3 if number % 2 else [1] * 3)).games)
    assert alike.rate == 0.5
    assert alike.independent_games == pytest.approx(9.0)
    assert alike.interval == wilson(0.5, alike.independent_games)
    balanced = Entrant("a", 1 / 3)
    for number in range(10):
        balanced.add(deal_of(number, 0, 1, 1 if number else 0).games)
    assert balanced.independent_games > 30  # duplicate deals take chance out


def test_a_shared_win_counts_in_parts() -> None:
    entrant = Entrant("b", 1 / 3)
    entrant.add([GameResult(["a", "b", "b"], [1, 1, 3], [5, 5, 1], "over", 1)])
    assert entrant.rate == 0.25  # one of two seats won half a game


# --- going on ---------------------------------------------------------------------------------------------------------


def test_a_tournament_is_the_same_on_one_core_and_on_two() -> None:
    assert games_of(arena(small(), processes=1)) == games_of(arena(small(), processes=2))


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, heard = tmp_path / "journal", list[int]()

    def stop_after_two(games: int) -> None:
        heard.append(games)
        if len(heard) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena(small(), processes=1, journal=path, progress=stop_after_two)
    kept = path.read_bytes()
    assert kept.count(b"\n") == 3  # its head and two deals
    path.write_bytes(kept + b'{"line_up":1,"de')  # a third was being written
    again = arena(small(), processes=1, journal=path)
    assert path.read_bytes().startswith(kept)
    assert games_of(again) == games_of(arena(small(), processes=1))
    more = arena(small(4), processes=1, journal=path)
    assert len(more.deals) == 8
    assert len(arena(small(2), processes=1, journal=path).deals) == 4


def test_a_journal_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    arena(small(1), processes=1, journal=path)
    before = path.read_bytes()
    other = Tournament("zillionaire", 3, small().line_ups, 1, seed=41, options=dict(ONE_GAME))
    with pytest.raises(BadOption, match="the journal of another tournament"):
        arena(other, processes=1, journal=path)
    assert path.read_bytes() == before
    path.write_bytes(b"a letter to a friend\n")
    with pytest.raises(BadOption, match="not the journal of a tournament"):
        arena(small(1), processes=1, journal=path)
    assert path.read_bytes() == b"a letter to a friend\n"


def test_what_is_kept_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    standing = arena(small(1), processes=1, journal=path)
    lines = path.read_bytes().splitlines()[1:]
    assert sorted(msgspec.json.decode(line, type=DealResult).line_up for line in lines) == [0, 1]
    assert standing.line_up_as_json(0, standing.plan.line_ups[0])["endings"]
