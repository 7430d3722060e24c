"""A search plays every game that has a guide: legally, the same from the same seed, and from what its seat knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

import fatcats
from fatcats.bots import load_bot
from fatcats.bots.search import Plan, SearchBot, read_plan
from fatcats.engine.bits import members
from fatcats.engine.bot import Knowledge
from fatcats.engine.guide import Guide, squeezed
from fatcats.engine.rng import seeded
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table
from fatcats.registry import game_keys, get_game
from fatcats.search.flat import FlatSearch
from fatcats.search.settings import Settings
from tests.conformance.cases import IS_COMPILED, USUAL, Case, positions
from tests.conformance.secrecy import another_world

FEW = Plan(iterations=24, rollout=20)
EVERY = 20 if IS_COMPILED else 150
MAX_SMALL_MOVES = 20
GUIDED = [case for case in USUAL if case.game.guide]


def searcher(case: Case, plan: Plan = FEW) -> SearchBot:
    assert case.game.guide
    return SearchBot(case.game.guide(), plan)


@pytest.mark.parametrize("case", GUIDED, ids=str)
def test_the_same_seed_gives_the_same_legal_move_whatever_is_hidden(case: Case) -> None:
    first, second = searcher(case), searcher(case)
    for number, table in enumerate(positions(case, seed=71, every=EVERY)):
        for seat in members(table.pending() & (2**case.seats - 1)):
            move = first.choose(Knowledge(case.game, table, seat, seeded(number)))
            assert move in table.legal(seat)
            world = another_world(table, seat, number)
            assert second.choose(Knowledge(case.game, world, seat, seeded(number))) == move


def test_a_search_finds_what_its_guide_overlooks() -> None:
    """Random play knows nothing; looking ahead with it prefers what wins at once."""
    match = fatcats.new("zillionaire", seats=3, seed=8, games=1)
    random_wins = sum(won_by(load_bot(match.game, "random"), seed) for seed in range(12))
    search_wins = sum(won_by(SearchBot(Guide(), Plan(iterations=150, slips=1000)), seed) for seed in range(12))
    assert search_wins > random_wins + 3


def won_by(bot: object, seed: int) -> bool:
    match = fatcats.new("zillionaire", seats=3, seed=seed, games=1)
    others, rng = load_bot(match.game, "random"), seeded(seed)
    while not match.over:
        seat = match.deciders[0]
        player = bot if seat == 0 else others
        match.play(seat, player.choose(match.knowledge(seat, rng)))  # type: ignore[attr-defined]
    assert match.outcome
    return 0 in match.outcome.winners


@pytest.mark.parametrize("key", game_keys())
def test_a_search_that_trusts_its_guide_wants_more_than_luck_to_leave_it(key: str) -> None:
    """Whoever trusts blindly plays the guide's move, whoever does not at all the one that did best."""
    case = Case(key, get_game(key).usual_seats)
    blind, bold = searcher(case, replace(FEW, trust=1e9)), searcher(case, replace(FEW, trust=0.0))
    differ = 0
    for number, table in enumerate(positions(case, seed=72, every=3 * EVERY)):
        for seat in members(table.pending() & (2**case.seats - 1)):
            moves = [bot.choose(Knowledge(case.game, table, seat, seeded(number))) for bot in (blind, bold)]
            differ += moves[0] != moves[1]
            if bold.reason and blind.reason:
                assert (blind.reason.move, bold.reason.move) == tuple(moves)
                assert blind.reason.sureness == "close" or blind.reason.worth >= blind.reason.other_worth
    assert differ


def test_each_move_meets_the_same_worlds() -> None:
    """Two moves that come to the same get the same payoff, try by try."""
    game = get_game("zillionaire")
    table = game.deal(4, game.options.read({"games": 1}), seeded(5))
    seat = members(table.pending())[0]

    class Blind(Guide):
        """What the n-th world was is all that counts."""

        def payoff(self, t: Table, seat: int, seats: int) -> float:
            return squeezed(float(t.rng.x % 1000) / 1000)

        def is_quiet(self, t: Table) -> bool:
            return True

    how = Settings()
    how.rollout = 0
    search = FlatSearch(Blind(), how)
    search.begin(table, seat, seeded(1))
    search.run(table, seat, 4, search.arms.n * 30)
    by_visits: dict[int, set[float]] = {}
    for arm in range(search.arms.n):
        by_visits.setdefault(int(search.visits[arm]), set()).add(round(search.mean(arm), 9))
    assert all(len(means) == 1 for means in by_visits.values())


class Unimpressed(Guide):
    def considers(self, t: Table, seat: int, move: int) -> bool:
        return False


def test_every_move_is_tried_where_the_guide_considers_none() -> None:
    game = get_game("zillionaire")
    table = game.deal(4, game.options.read({"games": 1}), seeded(5))
    seat = members(table.pending())[0]
    search = FlatSearch(Unimpressed(), Settings())
    search.begin(table, seat, seeded(1))
    arms = [int(search.arms.items[arm]) for arm in range(search.arms.n)]
    assert sorted(arms) == sorted(table.legal(seat)) and len(arms) > 1


def test_a_choice_of_several_small_moves_has_one_budget() -> None:
    for case in GUIDED:
        counting = searcher(case)
        for table in positions(case, seed=72, every=EVERY):
            for seat in members(table.pending() & (2**case.seats - 1)):
                assert spent_on_one_choice(counting, case, table.clone(), seat) <= FEW.iterations + 8


@pytest.mark.parametrize("case", GUIDED, ids=str)
def test_whoever_follows_every_hint_comes_to_the_end_of_a_choice(case: Case) -> None:
    """Each hint is a search of its own, which knows nothing of the one before: none may undo what that one advised."""
    for table in positions(case, seed=73, every=EVERY):
        for seat in members(table.pending() & (2**case.seats - 1)):
            choosing, small_moves = table.clone(), 0
            while small_moves == 0 or choosing.drafting() >> seat & 1:
                rng = seeded(small_moves)
                choosing.apply(seat, searcher(case).choose(Knowledge(case.game, choosing, seat, rng)))
                small_moves += 1
                assert small_moves <= MAX_SMALL_MOVES, case


def test_where_moves_open_one_by_one_the_best_by_the_guide_come_first() -> None:
    game = get_game("billionaires")
    assert game.guide
    guide, how, rng = game.guide(), Settings(), seeded(4)
    how.widening = 0.2
    search, seen = FlatSearch(guide, how), 0
    for table in positions(next(case for case in GUIDED if case.game is game), seed=74, every=7):
        if table.is_over() or not guide.ranks(table):
            continue
        seat = members(table.pending())[0]
        moves, ranked = MoveList(), list[int]()
        table.fill_legal(seat, moves)
        legal = [int(moves.items[i]) for i in range(moves.n)]
        search.begin(table, seat, rng)
        for _ in range(min(3, len(legal))):
            moves.n = 0
            for move in legal:
                if move not in ranked:
                    moves.add(move)
            ranked.append(int(guide.pick(table, seat, moves, rng)))
        arms = [int(search.arms.items[i]) for i in range(search.arms.n)]
        assert arms[: len(ranked)] == ranked and sorted(arms) == sorted(legal)
        seen += 1
    assert seen > 5


def spent_on_one_choice(bot: SearchBot, case: Case, table: Table, seat: int) -> int:
    """Iterations, until the choice is whole."""
    spent, rng = 0, seeded(3)
    while True:
        knowledge = Knowledge(case.game, table, seat, rng)
        move = bot.choose(knowledge)
        spent += bot.tried if len(knowledge.legal) > 1 else 0
        table.apply(seat, move)
        if not table.drafting() >> seat & 1:
            return spent


def test_time_is_kept() -> None:
    """With no time at all the first batch is all there is."""
    match = fatcats.new("zillionaire", seed=3)
    bot = SearchBot(Guide(), replace(FEW, iterations=10_000_000, seconds=0.0))
    knowledge = match.knowledge(match.deciders[0], seeded(1))
    assert bot.choose(knowledge) in knowledge.legal
    assert bot.tried == 0


def test_a_search_is_described_in_words() -> None:
    game = get_game("zillionaire")
    plan = Plan(iterations=500, exploration=0.3, slips=50)
    assert read_plan(game, "iterations=500/exploration=0.3/slips=50") == plan
    assert read_plan(game, "seconds=0.05").seconds == 0.05
    for text in ("depth=3", "iterations=many", ""):
        with pytest.raises(fatcats.BadBot, match="a search is described by iterations, seconds"):
            read_plan(game, text)
    for key in game_keys():
        match = fatcats.new(key, seed=3)
        knowledge = match.knowledge(match.deciders[0], seeded(1))
        assert load_bot(match.game, "search:iterations=4/rollout=5").choose(knowledge) in knowledge.legal


def test_a_search_says_why() -> None:
    """From its own figures: the next best move, and how sure it is."""
    match = fatcats.new("zillionaire", seed=3, games=1)
    knowledge = match.knowledge(match.deciders[0], seeded(1))
    bot = load_bot(match.game, "search:iterations=60")
    assert isinstance(bot, SearchBot)
    move = bot.choose(knowledge)
    reason = bot.reason
    assert reason and reason.move == move != reason.other
    assert {move, reason.other} <= set(knowledge.legal)
    assert reason.tries <= 60 and 0.0 <= reason.worth <= 1.0
    words = "In 60 games that it tried out this did"
    clear = replace(reason, tries=60, worth=0.9, other_worth=0.2, error=0.1)
    assert clear.sentence("pass") == f"{words} clearly better than: pass."
    assert replace(clear, other_worth=0.8).sentence("pass") == f"{words} a little better than: pass."
    assert replace(clear, other_worth=0.9).sentence("pass") == f"{words} about as well as: pass."
