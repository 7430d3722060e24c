"""The board and the cards are data: another profile needs no other code, and a wrong one is refused in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import fatcats
from fatcats.engine.playout import playout
from fatcats.engine.rng import seeded
from fatcats.games.counterfeiters import GAME
from fatcats.games.counterfeiters.data.unpack import shipped
from tests.games.counterfeiters.scenario import A, Scenario


def board() -> Any:
    return json.loads(shipped("board")["cf-ruled-2"])


def cards() -> Any:
    return json.loads(shipped("cards")["cf-ruled-2"])


def test_another_board_needs_no_other_code() -> None:
    other = board()
    spaces = other["2P"]["spaces"]
    spaces[0]["cost"] = 110
    spaces[7]["hat"] = True
    spaces.append({"id": "X9", "action": "print", "hat": False})
    other["2P"]["track"] = [
        {"index": 3, "effects": ["start_2"]},
        *({"index": 10 + 2 * level, "effects": [f"investigation_{level}"]} for level in (1, 2, 3)),
        {"index": 40, "effects": ["last_space", "godfather"]},
    ]
    s = Scenario(2, board_data=other).player(A, cash=100, fakes=(1, 0, 0)).turn(A)
    assert (s.sees().officer, s.sees().last_space, s.space("P3").id) == (3, 40, "X9")
    assert s.clause(A, "use M1") == "CF-4.02"
    assert s.plays(A, "use R1", "hand 1 0 0").sees().officer == 4


def test_other_cards_need_no_other_code() -> None:
    other = [card for card in cards() if card["category"] in "SA"]
    other.append({"id": "Z1", "category": "D", "kind": "lottery_ticket", "mark": "-", "value": 990})
    s = Scenario(2, card_data=other)
    assert sum(s.sees().deck.values()) == 4
    assert "Z1" in s.deck_ids()
    assert s.own(A, "Z1").player(A, cash=0).count_up().cash(A) == 990


def test_games_with_other_data_end() -> None:
    other = board()
    for side in other.values():
        side["spaces"] = [space for space in side["spaces"] if not space["id"].endswith(("P4", "R3", "M6"))]
    for seats in (2, 3, 4):
        table = GAME.deal(seats, GAME.options.read({"board_data": other}), seeded(seats))
        playout(table, seeded(1), GAME.longest)
        assert table.is_over() and GAME.broken_invariants(table) == []


def test_a_record_keeps_the_data_it_was_played_with() -> None:
    other = board()
    other["2P"]["spaces"][0]["cost"] = 70
    match = fatcats.new("counterfeiters", seats=2, board_data=other)
    match.play(match.deciders[0], "pass")
    again = fatcats.replay(fatcats.read_record(fatcats.write_record(match.record())))
    assert again.view(0) == match.view(0)


def change(path: str, value: object) -> Callable[[Any], None]:
    """`"2P.spaces.0.cost"`."""

    def apply(data: Any) -> None:
        *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        for part in parents:
            data = data[part]
        data[last] = value

    return apply


BAD_BOARDS = [
    (change("2P.spaces.0.action", "casino"), "unknown action 'casino'"),
    (change("2P.spaces.0.cost", -10), "cost must be from \\$0"),
    (change("2P.spaces.0.cost", 15), "multiple of \\$10"),
    (change("2P.spaces.1.id", "2M1"), "'2M1' is there twice"),
    (change("2P.spaces.1.pos", 4), "numbered 1 to 4"),
    (change("2P.spaces.4.cost", 10), "do not belong there: cost"),
    (change("2P.spaces.4.hat", "yes"), "hat must be true or false"),
    (change("2P.spaces.11.cost", 10), "jet is free"),
    (change("2P.spaces.10.sunglasses", True), "2 sunglasses spaces"),
    (change("2P.spaces.12.action", "private_jet_flight"), "free"),
    (change("2P.spaces", []), "0 spaces for black_market"),
    (change("2P.spaces.0", 7), "must be an object"),
    (change("2P.track", []), "0 spaces start_2"),
    (change("2P.track.0.effects", ["start_3"]), "0 spaces start_2"),
    (change("34P.track.1.effects", ["start_2"]), "0 spaces start_3"),
    (change("2P.track.7.effects", ["godfather"]), "0 spaces last_space"),
    (change("2P.track.7.effects", ["last_space"]), "last space is a Godfather space too"),
    (change("2P.track.7.index", 3), "no track space may follow"),
    (change("2P.track.7.index", 99), "index must be a whole number"),
    (change("2P.track.1.index", 6), "track space 6 is there twice"),
    (change("2P.track.1.effects", ["party"]), "unknown effect 'party'"),
    (change("2P.track.1.effects", ["godfather", "air_strike"]), "must have one effect"),
    (change("2P.track.2.effects", ["investigation_2"]), "0 spaces investigation_1"),
    (change("2P.track.2.index", 11), "in the order"),
    (change("2P.track.0.index", 7), "before a start space"),
    (change("3P", {}), "do not belong there: 3P"),
]
BAD_CARDS = [
    (change("0.kind", "gun"), "unknown kind 'gun'"),
    (change("0.category", "E"), "unknown category 'E'"),
    (change("8.mark", "2"), "unknown mark '2'"),
    (change("9.id", "A01"), "'A01' is there twice"),
    (change("9.value", 20), "do not belong there: value"),
    (change("26.value", 85), "multiple of"),
    (change("0.kind", "ink"), "4 S printers"),
    (change("0.kind", "diner"), "S cards are"),
    (change("35.kind", "bad_lawyer"), "at most 1 of bad_lawyer"),
    (change("0.id", ""), "id must be a word"),
]


@pytest.mark.parametrize("spoil, sentence", BAD_BOARDS, ids=[sentence for _, sentence in BAD_BOARDS])
def test_a_wrong_board_is_refused_in_words(spoil: Callable[[Any], None], sentence: str) -> None:
    data = board()
    spoil(data)
    with pytest.raises(fatcats.BadOption, match=sentence):
        fatcats.new("counterfeiters", seats=2, board_data=data)


@pytest.mark.parametrize("spoil, sentence", BAD_CARDS, ids=[sentence for _, sentence in BAD_CARDS])
def test_wrong_cards_are_refused_in_words(spoil: Callable[[Any], None], sentence: str) -> None:
    data = cards()
    spoil(data)
    with pytest.raises(fatcats.BadOption, match=sentence):
        fatcats.new("counterfeiters", seats=2, card_data=data)


def test_too_many_cards_are_refused() -> None:
    many = cards() + [{"id": f"N{n}", "category": "D", "kind": "printer", "mark": "-"} for n in range(30)]
    with pytest.raises(fatcats.BadOption, match="at most 62"):
        fatcats.new("counterfeiters", card_data=many)


def test_a_missing_side_or_field_is_named() -> None:
    data = board()
    del data["34P"]
    with pytest.raises(fatcats.BadOption, match="the board lacks 34P"):
        fatcats.new("counterfeiters", board_data=data)
    data = board()
    del data["2P"]["spaces"][0]["cost"]
    with pytest.raises(fatcats.BadOption, match="space 2M1 lacks cost"):
        fatcats.new("counterfeiters", board_data=data)
