"""Several people with browsers of their own play whole games; one of them loses the connection in the middle."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.boxes import RICH_LOOT
from tests.web.conftest import Visit
from tests.web.hands import next_asked, play_together
from tests.web.visitor import DESKTOP, PHONE, Visitor

BOT = {"kind": "bot", "level": "heuristic"}
ME = {"kind": "you", "name": "Mina", "colour": 7}
OPEN = {"kind": "open"}


def sit_down(person: Visitor, path: str, name: str, colour: str) -> None:
    person.go(path).page.get_by_label("Your name").fill(name)
    person.page.get_by_role("radio", name=colour).click()
    person.button("Sit here").first.click()
    person.page.get_by_role("heading", name="At the table").wait_for()


@pytest.mark.parametrize(
    "game, options", [("counterfeiters", {"max_rounds": 1}), ("millions", {"negotiation_rounds": 1} | RICH_LOOT)]
)
def test_a_whole_game_of_three_people_and_a_bot(visit: Visit, game: str, options: dict[str, object]) -> None:
    """By turns, and in secret at the same time."""
    mina, oskar, noor = people = [visit(DESKTOP), visit(PHONE), visit(PHONE, color_scheme="dark")]
    path = mina.new_table(game, [ME, OPEN, OPEN, BOT], **options)
    mina.go(path)
    sit_down(oskar, path, "Oskar", "gold diamond")
    expect(noor.go(path).page.get_by_role("radio", name="pink star, taken")).to_be_disabled()
    sit_down(noor, path, "Noor", "olive cross")
    mina.button("Start the game").click()
    play_together(people, game, 9, most=8)
    while next_asked(people) is oskar:
        play_together(people, game, 9, most=1)
    oskar.context.set_offline(True)
    oskar.page.get_by_text("No connection.").wait_for()
    play_together([mina, noor], game, 9, most=1)
    oskar.context.set_offline(False)
    oskar.page.get_by_text("No connection.").wait_for(state="detached")
    play_together(people, game, 9)
    ranks = {person.page.locator(".rank .am").first.inner_text() for person in people}
    assert len(ranks) == 1, "all see the same winner"
    for person in people:
        expect(person.page.locator(".rank .seal.p7, .rank .seal.p8"), "the colours that people chose").to_have_count(2)
        person.check_fits()
