"""ZN-1 and ZN-2: match set-up and deal."""

from __future__ import annotations

from typing import cast

import pytest

import fatcats
from fatcats.engine.tally import total
from fatcats.games.zillionaire.knowledge.view_types import ZillionaireView
from fatcats.games.zillionaire.model import cells
from fatcats.games.zillionaire.model.cards import RANKS, STATUSES_IN_USE
from fatcats.games.zillionaire.model.table import ZillionaireTable
from tests.games.zillionaire.scenario import Scenario

CARDS_EACH = {3: 20, 4: 15, 5: 12, 6: 10}


def table_of(match: fatcats.Match) -> ZillionaireTable:
    return cast(ZillionaireTable, match._table)


def view_of(match: fatcats.Match, seat: int | None) -> ZillionaireView:
    return cast(ZillionaireView, match.view(seat))


@pytest.mark.clause("ZN-1.01")
def test_the_game_is_for_3_to_6_players() -> None:
    assert [fatcats.new("zillionaire", seats=seats).seats for seats in (3, 4, 5, 6)] == [3, 4, 5, 6]
    for seats in (0, 2, 7):
        with pytest.raises(fatcats.BadSeatCount, match="3 to 6"):
            fatcats.new("zillionaire", seats=seats)


@pytest.mark.clause("ZN-1.02", "ZN-10.01")
@pytest.mark.parametrize("games", [1, 2, 10])
def test_the_match_has_the_agreed_number_of_games(games: int) -> None:
    match = fatcats.new("zillionaire", seats=3, games=games)
    while not match.over:
        match.play(match.deciders[0], match.legal(match.deciders[0])[-1])
    assert [event.name for event in match.events(None)].count("game began") == games


@pytest.mark.clause("ZN-1.02")
@pytest.mark.parametrize("games", [0, 11])
def test_other_numbers_of_games_are_refused(games: int) -> None:
    with pytest.raises(fatcats.BadOption, match="1 to 10"):
        fatcats.new("zillionaire", games=games)


@pytest.mark.clause("ZN-1.03")
def test_everybody_has_a_chip_for_each_game() -> None:
    match = fatcats.new("zillionaire", seats=5, games=4)
    while not match.over:
        match.play(match.deciders[0], match.legal(match.deciders[0])[-1])
    assert [sum(seat.chips.values()) for seat in view_of(match, None).seats] == [4] * 5


@pytest.mark.clause("ZN-1.04", "ZN-1.05")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_only_the_statuses_for_the_player_count_are_used(seats: int) -> None:
    match = fatcats.new("zillionaire", seats=seats, games=1)
    while not match.over:
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    taken = [event.details["status"] for event in match.events(None) if event.name == "went out"]
    assert taken == list(STATUSES_IN_USE[seats])


@pytest.mark.clause("ZN-1.06")
def test_the_deck_is_the_62_playing_cards() -> None:
    table = table_of(fatcats.new("zillionaire", seats=4))
    everything = sum(table[cells.HAND + seat] for seat in range(4)) + table[cells.PUT_ASIDE]
    assert total(everything) == 62
    assert [everything >> 4 * rank & 15 for rank in range(13)] == [copies for _, copies in RANKS]


@pytest.mark.clause("ZN-1.07")
def test_the_first_game_has_no_statuses_and_no_exchange() -> None:
    match = fatcats.new("zillionaire", seats=4)
    assert all(seat.last_status is None and seat.status is None for seat in view_of(match, None).seats)
    assert "gave" not in [event.name for event in match.events(0)]
    assert view_of(match, 0).exchange is None


@pytest.mark.clause("ZN-1.08")
def test_the_first_dealer_is_random_or_named() -> None:
    dealers = {view_of(fatcats.new("zillionaire", seats=4, seed=seed), None).dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    named = {view_of(fatcats.new("zillionaire", seats=4, seed=seed, first_dealer=2), None).dealer for seed in range(9)}
    assert named == {2}
    with pytest.raises(fatcats.BadOption, match="seats are 0 to 3"):
        fatcats.new("zillionaire", seats=4, first_dealer=5)


@pytest.mark.clause("ZN-2.01")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """Chance names the cards in the order in which they are dealt."""
    match = fatcats.new("zillionaire", seats=4, seed=3, first_dealer=1)
    dealt = match.record().setup
    assert len(dealt) == 60
    for seat, first in ((2, 0), (3, 1), (0, 2), (1, 3)):
        own = sum(16**rank for rank in dealt[first::4])
        assert own == table_of(match)[cells.HAND + seat]


@pytest.mark.clause("ZN-2.02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_holds_the_same_number_of_cards(seats: int) -> None:
    match = fatcats.new("zillionaire", seats=seats)
    assert [seat.cards for seat in view_of(match, None).seats] == [CARDS_EACH[seats]] * seats


@pytest.mark.clause("ZN-2.03")
def test_two_cards_are_put_aside_and_never_shown() -> None:
    match = fatcats.new("zillionaire", seats=3, games=1, seed=8)
    table = table_of(match)
    assert total(table[cells.PUT_ASIDE]) == 2
    other = fatcats.new("zillionaire", seats=3, games=1, seed=8)
    table_of(other)[cells.PUT_ASIDE] = 2  # two 1s instead
    while not match.over:
        for both in (match, other):
            both.play(both.deciders[0], both.legal(both.deciders[0])[0])
        assert all(match.view(seat) == other.view(seat) for seat in (None, 0, 1, 2))
        assert all(match.events(seat) == other.events(seat) for seat in (None, 0, 1, 2))


@pytest.mark.clause("ZN-2.04")
def test_all_cards_are_shuffled_again_before_each_deal() -> None:
    match = fatcats.new("zillionaire", seats=4, games=2, seed=2)
    while view_of(match, None).game == 1:
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    table = table_of(match)
    assert total(sum(table[cells.HAND + seat] for seat in range(4)) + table[cells.PUT_ASIDE]) == 62
    assert all(table[cells.PLAYED + seat] == 0 for seat in range(4))


@pytest.mark.clause("ZN-2.05")
def test_a_player_sees_only_the_own_hand() -> None:
    s = Scenario("2x1 1x8", "3x2", "1xZ 2x4")
    assert s.sees(0).hand == {"1": 2, "8": 1}
    assert s.sees(1).hand == {"2": 3}
    assert s.sees(None).hand == {}
