"""A coached first game: a prepared deal, a cat who explains each decision, and a person who really decides."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from fatcats.registry import game_keys, get_game
from fatcats.server.table.coached import PERSON, SHORT, script
from tests.web.conftest import Visit
from tests.web.hands import hand_of
from tests.web.visitor import DESKTOP, PHONE, Visitor

GAMES = game_keys()
COACH = ".coach"
FREE = 8  # decisions that are made at random before a bot's advice is followed to the end
MAX = 400
JSON = {"content-type": "application/json"}


def sit_down(visitor: Visitor, game: str) -> str:
    visitor.go(f"/learn/{game}").button("Play a coached game").click()
    visitor.page.locator(".dock").wait_for()
    return visitor.page.url.rpartition("/")[2]


def ask(visitor: Visitor, path: str, body: dict[str, Any]) -> Any:
    answer = visitor.context.request.post(f"{visitor.url}/api{path}", data=json.dumps(body), headers=JSON)
    assert answer.ok, answer.text()
    return answer.json()


def play(visitor: Visitor, table: str, moves: list[str]) -> None:
    turn = visitor.turn
    ask(visitor, f"/tables/{table}/play", {"seat": PERSON, "moves": moves, "request": f"play {turn}"})
    visitor.wait_on(turn)


def close_notices(visitor: Visitor) -> None:
    """What was lost is said over the board's lower edge; whoever wants to reach there closes it."""
    while (notice := visitor.page.locator(".notices button")).count():
        notice.first.click()


@pytest.mark.parametrize("game", GAMES)
def test_a_prepared_game_is_a_record_that_is_short_and_won(game: str) -> None:
    record = script(game)
    assert record is not None
    assert record.rules == get_game(game).rules_version, "run python -m fatcats.server.table.coached"
    assert record.shuffle is not None
    assert record.outcome is not None
    assert record.outcome.winners == (PERSON,)
    own = [entry for entry in record.entries if entry.seat == PERSON]
    assert SHORT[0] <= len(own) <= SHORT[1]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_the_script_meets_the_prepared_game_to_its_end(visit: Visit, game: str) -> None:
    mina = visit(PHONE)
    table, record = sit_down(mina, game), script(game)
    assert record is not None
    said: list[str] = []
    for entry in (entry for entry in record.entries if entry.seat == PERSON):
        assert mina.wait_asked()
        coach = mina.page.locator(COACH)
        coach.wait_for()
        said.append(coach.get_attribute("data-tip") or "")
        mina.check_fits()
        play(mina, table, entry.moves)
    mina.page.locator(".end").wait_for()
    tips = [tip for tip in said if tip]
    assert len(tips) == len(set(tips)), "he says nothing twice"
    assert len(tips) >= 3
    assert mina.context.request.get(f"{mina.url}/api/tables/{table}/shuffle").json()["is_fair"] is True
    again = ask(mina, f"/tables/{table}/rematch", {})
    assert not again["table"].get("coached", False), "nobody is coached at a rematch"


@pytest.mark.parametrize("game", GAMES)
def test_unexpected_choices_lead_to_an_end_as_well(visit: Visit, game: str) -> None:
    mina, rng, hand = visit(DESKTOP), Random(11), hand_of(game)
    table = sit_down(mina, game)
    for number in range(MAX):
        if not mina.wait_asked():
            break
        mina.page.locator(COACH).wait_for()
        if number < FREE:
            close_notices(mina)
            hand(mina, rng)
        else:
            hint = ask(mina, f"/tables/{table}/hint", {"seat": PERSON, "request": f"hint {number}"})
            play(mina, table, hint["moves"])
    assert mina.is_over


def test_he_explains_points_folds_and_stops(visit: Visit) -> None:
    mina = visit(PHONE)
    sit_down(mina, "zillionaire")
    assert mina.wait_asked()
    coach = mina.page.locator(COACH)
    assert len(coach.locator(".tip").inner_text()) > 40
    assert coach.locator(".leads li").count() > 0, "and what each choice leads to"
    mina.page.locator(".ring").first.wait_for()
    mina.check_accessible()
    coach.get_by_role("button", name="Hide").click()
    assert mina.page.locator(".ring").count() == 0, "a touch, and the rings are gone"
    coach.get_by_role("button", name="What now?").click()
    assert coach.locator(".tip").is_visible()
    coach.get_by_role("button", name="Stop coaching").click()
    assert mina.page.locator(COACH).count() == 0
    mina.page.reload()
    assert mina.wait_asked()
    assert mina.page.locator(COACH).count() == 0, "stopped is stopped"


def test_he_speaks_german(visit: Visit) -> None:
    mina = visit(PHONE, locale="de-DE")
    mina.go("/learn/billionaires").button("Begleitete Partie spielen").click()
    assert mina.wait_asked()
    assert "Wähl, wer du bist" in mina.page.locator(f"{COACH} .tip").inner_text()
    mina.check_fits()
