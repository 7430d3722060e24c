"""What people are told and asked says what is whose, how many and why."""

from __future__ import annotations

import pytest

from fatcats.text.catalogue import Catalogue, catalogue
from tests.games.billionaires.scenario import A, B, C, Scenario, die

THREE = ("War Profiteer", "Aristocrat", "Media Baron")
NAMES = ["Ann", "Ben", "Cleo"]


def labels(s: Scenario, seat: int, language: str = "en") -> set[str]:
    texts = words(s, seat, language)
    return {texts.move(s.game.worded(s.game.moves.describe(move), s.view(seat))) for move in s.legal(seat)}


def words(s: Scenario, reader: int | None, language: str = "en") -> Catalogue:
    return catalogue(s.game, language).for_table(NAMES, reader)


def lines(s: Scenario, reader: int | None = None, language: str = "en") -> list[str]:
    texts = words(s, reader, language)
    return [texts.event(event) for event in s.events(reader)]


@pytest.mark.clause("BG-12.22")
def test_the_scam_artist_says_what_is_wanted_and_what_is_given() -> None:
    s = Scenario(*THREE, level=3).role(A, "Scam Artist").holds(B, "Mega Yacht").holds(A, "Noble Estate").turn(A)
    assert "Reveal the Scam Artist: demand the Mega Yacht, offer the Noble Estate" in labels(s, A)
    s.plays(A, "con Noble Estate with Mega Yacht")
    assert "Ann wants the Mega Yacht and offers the Noble Estate for it." in lines(s)
    assert s.sees().con == ("Mega Yacht", "Noble Estate")
    assert labels(s, B) == {"Return the Mega Yacht to its Market", "Give the Mega Yacht and take the Noble Estate"}
    assert labels(s, B, "de") == {"Megajacht auf den Markt zurücklegen", "Megajacht geben und Herrensitz nehmen"}
    bare = Scenario(*THREE, level=3).role(A, "Scam Artist").holds(B, "Mega Yacht").turn(A)
    assert "Ann wants the Mega Yacht returned to its Market." in lines(bare.plays(A, "con outright Mega Yacht"))


@pytest.mark.clause("BG-6.05")
def test_a_scam_says_what_is_given_for_what() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Scam").holds(A, "Noble Estate").holds(B, "Mega Yacht").action()
    assert "Scam: give the Noble Estate and take the Mega Yacht" in labels(s, A)
    assert "You scam: the Noble Estate for the Mega Yacht." in lines(s.plays(A, "scam Mega Yacht with Noble Estate"), A)


@pytest.mark.clause("BG-10.08")
def test_a_swap_in_the_panic_says_what_is_given_for_what() -> None:
    s = Scenario(*THREE).holds(A, "Noble Estate").holds(B, "Mega Yacht").panic("Fascist Rule")
    assert "Offer the Noble Estate for the Mega Yacht" in labels(s, A)
    s.plays(A, "offer Mega Yacht with Noble Estate")
    assert lines(s, A)[-1] == "You offer the Noble Estate for the Mega Yacht."
    assert lines(s.plays(B, "refuse"), B)[-1] == "Refused by you."


@pytest.mark.clause("BG-13.23")
@pytest.mark.parametrize("roll, most", [(1, "2 Rebels"), (2, "1 Rebel")])
def test_the_removal_of_rebels_says_how_many(roll: int, most: str) -> None:
    s = Scenario(*THREE).rebels(4).chance(die(roll)).sets_policy(A).plays(A, "set policy Repress the Rebels")
    assert labels(s, A) == {f"Remove {most} from Housing Collapse", "Remove 1 Rebel from Poverty"}


@pytest.mark.clause("BG-10.01")
def test_a_panic_names_the_number_of_rebels() -> None:
    s = Scenario(*THREE, level=2).rebels(6).hand(A, "Locks 1").market("Toys", "Floods", "Diamonds 3").action()
    s.plays(A, "buy Toys: Locks 1")
    assert "8 Rebels: a Panic! is coming, led by Ann." in lines(s)
    assert "8 Rebels: a Panic! is coming, and you will lead it." in lines(s, A)


@pytest.mark.clause("BG-13.07")
def test_nobody_is_no_thing() -> None:
    s = Scenario(*THREE).policy_change().nobody_holds_up()
    assert "Nobody holds up an envelope." in lines(s)
    assert "Niemand hält einen Umschlag hoch." in lines(s, None, "de")


@pytest.mark.clause("BG-3.09")
def test_nobody_is_asked_to_end_a_round_that_ends_anyway() -> None:
    s = Scenario(*THREE, level=1).closed("Influence", "Legacy", "Vanity", "Power").hand(A, "Locks 1")
    s.market("Toys", "Bombs 1").deck("").action().plays(A, "exchange Toys: Locks 1")
    assert s.sees().round == 2 and "proposed end" not in s.happened()


@pytest.mark.clause("BG-9.04")
def test_a_sentence_ends_once() -> None:
    s = Scenario(*THREE, level=2).hand(A, "Locks 1").market("Toys", "Killer Robots!", "Diamonds 3").action()
    said = lines(s.plays(A, "buy Toys: Locks 1"))
    assert any(line.startswith("Crisis: Killer Robots! ") for line in said)
    assert not [line for line in said if "!." in line]


def test_a_vote_names_nobody_and_the_reader() -> None:
    s = Scenario(*THREE, level=1).closed("Influence", "Legacy", "Vanity", "Power").hand(A, "Locks 1")
    s.market("Toys", "Bombs 1").action().plays(A, "exchange Toys: Locks 1", "propose end").all_play("agree", "agree")
    assert "For it: you and Cleo; against it: nobody." in lines(s, B)
    assert "Dafür: Ben und du; dagegen: niemand." in lines(s, C, "de")


@pytest.mark.clause("BG-12.26", "BG-13.07")
def test_an_empty_envelope_is_asked_about_and_says_why() -> None:
    s = Scenario(*THREE, level=4).envelope(B, "Locks 2").policy_change()
    assert words(s, A).say(s.game.stake(s.view(A))).startswith("Yours is empty and wins nothing, unless")
    assert "You have 2" in words(s, B).say(s.game.stake(s.view(B)))
    keep = s.game.moves.describe(s.game.moves.parse("hold back"))
    assert not s.game.argument(keep, s.view(A)) and s.game.argument(keep, s.view(B))


@pytest.mark.clause("BG-13.01")
def test_who_has_no_cards_for_the_envelope_is_told_so() -> None:
    s = Scenario(*THREE, level=4).role(A, "Insider Trader").turn_end(A)
    assert s.step() == "bribe-step"
    assert words(s, A).say(s.game.stake(s.view(A))).startswith("You have no cards for it.")


@pytest.mark.clause("BG-8.12", "BG-4.17")
def test_near_the_revolution_one_is_told_what_a_draw_and_a_buy_may_bring() -> None:
    s = Scenario(*THREE, level=2).rebels(8).turn(A)
    assert "a Crisis comes" in words(s, A).say(s.game.stake(s.view(A))) and s.step() == "draw-step"
    s = Scenario(*THREE, level=2).rebels(8).hand(A, "Locks 1").action()
    assert "now there are 8" in words(s, A).say(s.game.stake(s.view(A))) and s.step() == "action"
    s = Scenario(*THREE, level=1).turn(A)
    assert "Crisis" not in words(s, A).say(s.game.stake(s.view(A)))
