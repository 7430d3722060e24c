"""What a person at a terminal sees."""

from __future__ import annotations

from rich.text import Text

from fatcats.games.millions import GAME
from tests.games.millions.scenario import A, B, Scenario

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
FIVE = ("Tech", "Brute", "Brute", "Driver", "Mentalist")


def drawn(s: Scenario, seat: int) -> str:
    words = s.texts.for_table(NAMES, seat)
    return Text.from_markup("\n".join(GAME.draw(s.sees(seat), words, 40))).plain


def labels(s: Scenario, seat: int) -> list[str]:
    words = s.texts.for_table(NAMES, seat)
    return [words.move(GAME.moves.describe(move)) for move in s.legal(seat)]


def test_the_table_fits_a_narrow_window_and_shows_what_matters() -> None:
    text = drawn(Scenario(*FIVE, hidden=B, loot="L05"), A)
    assert "Armoured Van, 14M" in text and "+3M for Mentalist/Driver" in text
    assert "[Tech] [Brute] [Mentalist] [Driver] [hidden]" in text
    assert "You" in text and "you: Tech" in text and "says Brute" in text
    assert all(len(line) <= 52 for line in text.splitlines())


def test_a_deal_is_shown_while_it_is_entered() -> None:
    s = Scenario(*FIVE).plays(A, "deal 1", "amount 3", "payer 2")
    text = drawn(s, A)
    assert "Your deal" in text and "to withdraw: Ben" in text
    assert "3M from you to Ben" in text and "… from Cleo" in text
    assert labels(s, A)[:2] == ["1M", "2M"] and labels(s, A)[-1] == "Pass"


def test_in_a_list_of_amounts_the_number_of_an_option_is_its_amount() -> None:
    s = Scenario(*FIVE).plays(A, "deal 1")
    assert labels(s, A) == [*(f"{millions}M" for millions in range(1, 9)), "Submit the deal as it stands", "Pass"]


def test_an_open_deal_says_who_is_to_answer() -> None:
    s = Scenario(*FIVE).plays(A, "deal 1", "submit")
    text = drawn(s, B)
    assert "Ann proposes" in text and "to withdraw: you" in text and "for nothing" in text and "waits for you" in text


def test_prompts_follow_the_entry() -> None:
    s = Scenario(*FIVE)
    steps = [s.sees(A).step]
    for text in ("deal 1", "amount 2", "payer 2", "amount 1"):
        steps.append(s.plays(A, text).sees(A).step)
    assert steps == ["negotiation", "deal-begun", "deal-entered", "amount", "deal-entered"]
    assert all(s.texts.prompt(step) for step in steps)
