"""Rules for people: the guide behind the book, questions and their answers, and the quiet question mark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, Screen, Visitor

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}
CODE = re.compile(r"\b[A-Z]{2}-\d+\.\d+")
IN_SIGHT = """box => { const part = box.getBoundingClientRect();
  const frame = box.closest('.guide').getBoundingClientRect();
  return part.top < frame.bottom - 20 && part.bottom > frame.top + 20; }"""


def at_table(visitor: Visitor, game: str, seats: int = 4, **options: object) -> Visitor:
    visitor.begin(visitor.new_table(game, [ME, *[BOT] * (seats - 1)], **options)).wait_asked()
    return visitor


def open_book(visitor: Visitor) -> None:
    visitor.page.locator(".top").get_by_label("Rules").click()
    visitor.page.locator(".guide .part").first.wait_for()


def ask(visitor: Visitor, question: str) -> list[str]:
    visitor.page.get_by_label("Search the rules").fill(question)
    visitor.page.locator(".guide .sum").wait_for()
    return visitor.page.locator(".found li").all_inner_texts()


def sections(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".guide .part h3").all_inner_texts()


@pytest.mark.parametrize("screen, lamp", [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone-dark", "desktop-light"])
def test_the_book_opens_a_guide_without_codes_or_sources(visit: Visit, screen: Screen, lamp: str) -> None:
    mina = visit(screen, color_scheme=lamp)
    for game in ("zillionaire", "millions", "counterfeiters", "billionaires"):
        at_table(mina, game)
        open_book(mina)
        assert sections(mina)[0] == "How you win"
        visible = mina.page.locator(".guide").inner_text()
        assert not CODE.search(visible), game
        assert not re.search(r"\b(seed|ruling|option)\b", visible), game
        assert mina.page.locator(".guide .learn-pic").count() >= 5, "with pictures"
        mina.check_accessible()


def test_exact_wording_stands_behind_each_passage(visit: Visit) -> None:
    mina = at_table(visit(PHONE), "billionaires")
    open_book(mina)
    buy = mina.page.locator("#guide-buy")
    buy.get_by_text("exact wording").click()
    assert "BG-4.09" in buy.inner_text()
    assert "equal or lower fails" in buy.inner_text()
    mina.check_accessible()
    mina.page.get_by_role("button", name="All clauses, word for word").click()
    page = mina.page.locator(".guide .page")
    page.wait_for()
    text = page.inner_text()
    assert "BG-3.05" in text
    assert not re.search(r"\[seed|\[ruling|BG-R\d|Worked examples|Invariant|BG-E\d", text)
    assert "BG-13.07" not in text, "Level 1 has no Policy"
    assert "BG-3.13" not in text, "an option that is not played here"
    mina.check_accessible()


def test_the_guide_follows_level_modules_and_options(visit: Visit) -> None:
    mina = visit(DESKTOP)
    open_book(at_table(mina, "billionaires", level=1))
    assert "Crises" not in sections(mina)
    open_book(at_table(mina, "billionaires", level=3, space_program=True))
    names = sections(mina)
    assert {"Crises", "Roles", "The Rocket"} <= set(names)
    assert not {"Policy", "The Troublemaker", "Your Puppet"} & set(names)
    open_book(at_table(mina, "zillionaire", pass_locks=True))
    assert "out of this round" in mina.page.locator("#guide-turn").inner_text()


@pytest.mark.parametrize(
    "game, answers",
    [
        ("zillionaire", {"how do I win": "rid of your cards", "bankrupt": "Bankroll"}),
        ("millions", {"how do I win": "50M", "tie": "both are knocked out"}),
        ("counterfeiters", {"how do I win": "cash and offshore", "bankrupt": "half"}),
        ("billionaires", {"how do I win": "five Assets", "tie": "A tie loses"}),
    ],
)
def test_a_question_gets_the_best_passage_first(visit: Visit, game: str, answers: dict[str, str]) -> None:
    mina = at_table(visit(PHONE), game)
    open_book(mina)
    for question, answer in answers.items():
        ask(mina, question)
        best = mina.page.locator(".found li").first
        expect(best).to_contain_text(answer)
        expect(best).to_contain_text(re.compile("^Best answer"))
        mina.check_fits()


def test_an_answer_is_marked_counted_and_leads_to_its_place(visit: Visit) -> None:
    mina = at_table(visit(PHONE), "billionaires", level=1)
    open_book(mina)
    found = ask(mina, "tie")
    assert any("BG-0.08" in text for text in found), "clauses come too"
    assert mina.page.locator(".found li").first.locator("mark").first.inner_text().lower() == "tie"
    assert "Left out" in mina.page.locator(".sum").inner_text()
    assert not any(re.search(r"BG-1[0-5]\.|RR-", text) for text in found), "nothing of other Levels"
    mina.check_accessible()
    mina.page.get_by_label("Search the rules").press("Enter")
    buy = mina.page.locator("#guide-buy.at")
    buy.wait_for()
    assert buy.evaluate(IN_SIGHT)
    ask(mina, "BG-0.08")
    mina.page.locator(".found button").first.click()
    clause = mina.page.locator("[data-clause='BG-0.08'].at")
    clause.wait_for()
    assert clause.evaluate(IN_SIGHT)
    ask(mina, "xylophone")
    assert "Nothing here says that" in mina.page.locator(".sum").inner_text()


def test_a_prompt_has_no_code_but_a_question_mark_that_explains(visit: Visit) -> None:
    mina = at_table(visit(PHONE), "billionaires", level=1)
    for _ in range(3):
        assert not CODE.search(mina.page.locator(".dock").inner_text())
        mina.page.locator(".dock .stake .why").click()
        slip = mina.page.get_by_role("dialog", name="What does the rule say?")
        slip.locator("p").first.wait_for()
        assert len(slip.locator("p").first.inner_text()) > 40
        slip.get_by_text("exact wording").click()
        assert CODE.search(slip.inner_text())
        mina.check_fits()
        mina.check_accessible()
        mina.page.keyboard.press("Escape")
        slip.wait_for(state="detached")
        turn = mina.turn
        mina.page.locator(".dock .opts .opt[data-move]").first.click()
        mina.wait_on(turn)
        if not mina.wait_asked():
            break


def test_the_guide_speaks_german(visit: Visit) -> None:
    mina = visit(PHONE, locale="de-DE")
    mina.go("/").page.locator(".gnote[data-game=billionaires]").click()
    mina.button("Regeln").click()
    mina.page.locator(".guide .part").first.wait_for()
    assert sections(mina)[0] == "So gewinnst du"
    mina.page.locator(".find input").fill("Gleichstand")
    assert "Gleichstand verliert" in mina.page.locator(".found li").first.inner_text()
    mina.check_fits()
    mina.check_accessible()


def test_the_cards_are_always_behind_the_book(visit: Visit) -> None:
    mina = at_table(visit(PHONE), "millions")
    open_book(mina)
    mina.page.locator(".guide").get_by_role("button", name="Show the cards").click()
    mina.page.locator("dialog .hc").wait_for()
    assert "Be the richest crook" in mina.page.locator("dialog").inner_text()
