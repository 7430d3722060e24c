"""Live play: moves, refusals, chat, clocks, absence and return, taking back, hints."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from fatcats import new, protocol, write_record
from fatcats.registry import get_game
from fatcats.text.catalogue import catalogue
from tests.server.people import SEATS, Person, Talk, full_table
from tests.server.services import RunningServer
from tests.server.test_tables import short


@pytest.fixture
def url(single: RunningServer) -> str:
    return single.url


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(url: str) -> None:
    person = full_table(url, 1)[0]
    with person.live() as talk:
        perspective = talk.until_asked()
        number = talk.seq
        legal = {option.move for option in perspective.options}
        record = {"pass", "play 6x8", "play 1xBankrupt", "nonsense"} - legal
        codes = set()
        for move in sorted(record):
            answer = talk.ask(protocol.Play(request=move, seat=0, moves=[move], decision=perspective.decision))
            assert isinstance(answer, protocol.Refused) and answer.sentence
            assert answer.clause or answer.code == "malformed"
            codes.add(answer.code)
        assert "malformed" in codes and talk.seq == number


def test_why_not_tells_without_playing(url: str) -> None:
    person = full_table(url, 1)[0]
    with person.live() as talk:
        perspective = talk.until_asked()
        answer = talk.ask(protocol.WhyNot(request="w", seat=0, move=perspective.options[0].move))
        assert isinstance(answer, protocol.Allowed)


@pytest.mark.parametrize("language, spoken", [("en", "en"), ("de", "de"), ("xx", "en")])
def test_a_rule_speaks_the_language_of_whoever_it_forbids_something(url: str, language: str, spoken: str) -> None:
    """Also what cannot be written as a move is refused by its rule, over the socket and over HTTP."""
    person = full_table(url, 1)[0]
    mixed, sentences = "play 1x6 + 1x7", catalogue(get_game("zillionaire"), spoken)
    with person.live(language=language) as talk:
        perspective = talk.until_asked()
        for request in (
            protocol.WhyNot(request="w", seat=0, move=mixed),
            protocol.Play(request="p", seat=0, moves=[mixed], decision=perspective.decision),
        ):
            answer = talk.ask(request)
            assert isinstance(answer, protocol.Refused) and answer.code == "illegal"
            assert answer.clause in ("ZN-3.03", "ZN-4.03") and answer.sentence == sentences.clause(answer.clause)
            sentence = answer.sentence
    asked = person.post(f"/why-not?language={language}", {"type": "why not", "request": "", "seat": 0, "move": mixed})
    assert asked.status_code == 200 and asked.json()["sentence"] == sentence
    played = person.post(f"/play?language={language}", {"type": "play", "request": "", "seat": 0, "moves": [mixed]})
    assert played.status_code == 422 and played.json()["sentence"] == sentence and played.json()["clause"]


def test_out_of_turn_is_said_in_the_own_language(url: str) -> None:
    people = full_table(url, SEATS)
    with ExitStack() as stack:
        talks = [stack.enter_context(person.live(language="de")) for person in people]
        waiting = next(seat for seat, talk in enumerate(talks) if not talk.perspective().options)
        answer = talks[waiting].ask(protocol.WhyNot(request="w", seat=waiting, move="pass"))
        sentence = catalogue(get_game("zillionaire"), "de").text("refusals.not asked")
        assert isinstance(answer, protocol.Refused) and answer.sentence == sentence and answer.clause


def test_whoever_was_there_before_the_deal_is_told_of_it(url: str) -> None:
    """The same lines as somebody who comes when the game is under way, the set-up's among them."""
    host = Person(url).open("open", *["bot"] * (SEATS - 1), options=short()).sit(0, "Ada")
    with host.live() as talk:
        host.start()
        talk.until(lambda: talk.perspective().view is not None)
        told = [line for message in talk.heard for line in lines_of(message)]
        assert told[0].step == 0 and any(line.event == "dealt" for line in told)
    with host.live() as later:
        known = lines_of(later.welcome)
        assert known[: len(told)] == told


def lines_of(message: protocol.FromServer) -> list[protocol.LogLine]:
    if not isinstance(message, protocol.Welcome | protocol.Update):
        return []
    return [line for perspective in message.perspectives for line in perspective.lines]


def test_a_move_sent_twice_is_made_once_and_answered_twice(url: str) -> None:
    person = full_table(url, 1)[0]
    with person.live() as talk:
        perspective = talk.until_asked()
        play = protocol.Play(
            request="only once", seat=0, moves=[perspective.options[0].move], decision=perspective.decision
        )
        first = talk.ask(play)
        second = talk.ask(play)
        assert isinstance(first, protocol.Done) and first == second
    with person.live() as talk:
        assert talk.ask(play) == first


@pytest.mark.parametrize("is_in_line", [False, True])
def test_a_move_is_answered_before_what_it_has_led_to_is_told(url: str, is_in_line: bool) -> None:
    with ExitStack() as stack:
        talks = [stack.enter_context(person.live()) for person in full_table(url, SEATS)]
        talk = next(talk for talk in talks if talk.perspective().options)
        perspective = talk.perspective()
        if is_in_line:
            talk.send(protocol.Say(request="wait", seat=perspective.seat or 0, text="I have it!"))
        talk.send(
            protocol.Play(
                request="move",
                seat=perspective.seat or 0,
                moves=[perspective.options[0].move],
                decision=perspective.decision,
            )
        )
        talk.until(lambda: talk.perspective().decision > perspective.decision)
        assert isinstance(talk.heard[-1], protocol.Update)
        assert "move" in [message.request for message in talk.heard if isinstance(message, protocol.Done)]


def test_a_move_meant_for_an_earlier_decision_is_stale(url: str) -> None:
    person = full_table(url, 1)[0]
    with person.live() as talk:
        perspective = talk.until_asked()
        talk.play()
        talk.until_asked()
        answer = talk.ask(
            protocol.Play(request="late", seat=0, moves=[perspective.options[0].move], decision=perspective.decision)
        )
        assert isinstance(answer, protocol.Refused) and answer.code == "stale"


def test_a_hint_is_a_move_that_is_open(url: str) -> None:
    person = full_table(url, 1)[0]
    with person.live() as talk:
        perspective = talk.until_asked()
        hint = talk.ask(protocol.AskHint(request="h", seat=0))
        assert isinstance(hint, protocol.Hint) and hint.text
        assert hint.moves[0] in {option.move for option in perspective.options}
        if len(perspective.options) > 1:  # it says why, and how sure it is
            assert hint.other and hint.tries > 0 and hint.sureness in ("clear", "likely", "close")
            assert hint.other_move in {option.move for option in perspective.options} - {hint.moves[0]}


def before_a_deal(url: str) -> tuple[Person, int, Person]:
    """A table at which somebody may offer a deal, which takes several moves: who, in which seat, and somebody else."""
    match = new("millions", seats=4, seed=1)
    while "deal 0" not in (legal := [match.game.moves.notation(move) for move in match.legal(match.deciders[0])]):
        match.play(match.deciders[0], legal[0])
    mover = match.deciders[0]
    person = Person(url)
    person.table = person.call("POST", "/records", content=write_record(match.record())).json()["table"]["id"]
    return person.sit(mover, "Ada"), mover, person.friend().sit((mover + 1) % 4, "Ben")


def test_an_unfinished_choice_is_shown_to_whoever_makes_it_and_to_nobody_else(url: str) -> None:
    ada, seat, ben = before_a_deal(url)
    with ada.live() as talk, ada.live() as on_another_device, ben.live() as other:
        first = talk.ask(protocol.Play(request="a", seat=seat, moves=["deal 0"], decision=talk.until_asked().decision))
        assert isinstance(first, protocol.Done) and first.is_draft
        talk.until(lambda: talk.perspective().draft == 1)
        on_another_device.until(lambda: on_another_device.perspective().draft == 1)
        assert "deal 0" not in {option.move for option in on_another_device.perspective().options}
        other.send(protocol.Ping(request="anything new?"))
        assert isinstance(other.next(), protocol.Pong)
        assert isinstance(talk.ask(protocol.DropDraft(request="b", seat=seat)), protocol.Done)
        on_another_device.until(lambda: on_another_device.perspective().draft == 0)
        assert "deal 0" in {option.move for option in on_another_device.perspective().options}


def test_chat_is_cleaned_and_reaches_everybody_and_latecomers(url: str) -> None:
    people = full_table(url)
    with people[0].live() as one, people[1].live() as two:
        one.send(protocol.Say(request="s", seat=0, text="<b>hi\u202e</b>\x00"))
        two.until(lambda: any(isinstance(m, protocol.Update) and m.said for m in two.heard))
        said = next(m.said for m in two.heard if isinstance(m, protocol.Update) and m.said)
        assert isinstance(said, list) and said[0].text == "<b>hi </b>" and said[0].name == "P0"
        assert isinstance(one.ask(protocol.Say(request="t", seat=1, text="not me")), protocol.Refused)
    with people[0].friend().live() as spectator:
        assert [line.text for line in spectator.welcome.said] == ["<b>hi </b>"]


def test_presence_is_shown_and_spectators_are_counted(url: str) -> None:
    people = full_table(url)
    with people[0].live() as one:
        with people[1].live(), people[0].friend().live():
            one.until(lambda: one.info and one.info.seats[1].is_here and one.info.watching == 1)
        one.until(lambda: one.info and not one.info.seats[1].is_here and one.info.watching == 0)


def test_time_that_is_up_is_answered_for_by_the_rules(url: str) -> None:
    person = full_table(url, 1, clock={"per_move": 0.05}, options=short())[0]
    with person.live() as talk:
        assert talk.welcome.clocks
        talk.until(lambda: talk.info and talk.info.status == "over")
        lines = [line for news in talk.news() for perspective in news.perspectives for line in perspective.lines]
        assert {line.by for line in lines if line.seat == 0} >= {"time"}


def test_a_clock_for_the_whole_game_runs_down_and_gains_the_increment(url: str) -> None:
    people = full_table(url, 1, clock={"per_game": 500, "increment": 30})
    with people[0].live() as talk:
        talk.until_asked()
        before = talk.welcome.clocks[0].left
        talk.play()
        talk.until_asked()
        update = next(m for m in reversed(talk.heard) if isinstance(m, protocol.Update) and m.clocks)
        assert isinstance(update.clocks, list)
        assert before == 500_000 and 520_000 < update.clocks[0].left <= 530_000


def test_a_phase_without_turns_has_a_clock_of_its_own_and_the_table_sets_its_pace(url: str) -> None:
    options, clock = {"live_negotiation": True}, {"pace": 100}
    person = Person(url).open("open", "bot", "bot", game="millions", options=options, clock=clock).sit(0, "Mina")
    person.start()
    with person.live() as talk:
        while not (running := [news.clocks for news in talk.news() if news.clocks]):
            talk.play()
            talk.hear(protocol.Update)
        assert [(clock.seat, clock.left) for clock in running[0]] == [(None, 1800)]  # 3 minutes, 100 times as fast
        talk.until(lambda: isinstance(talk.heard[-1], protocol.Update) and not talk.heard[-1].clocks)


def test_a_bot_stands_in_for_an_absent_person_until_they_return(url: str) -> None:
    people = full_table(url, 2, grace=1)
    with people[0].live() as one:
        while not (one.info and one.info.seats[1].stand_in):
            if one.perspective().options:
                one.play()
            else:
                one.next()
        for _ in range(3):
            one.play()
        with people[1].live(have=0) as two:
            assert two.welcome.away is not None and two.welcome.away.played_for_you >= 1
            assert two.welcome.table.seats[1].stand_in == ""
            one.until(lambda: one.info and not one.info.seats[1].stand_in)


def test_leaving_in_the_middle_leaves_a_bot_and_the_way_back(url: str) -> None:
    people = full_table(url)
    assert people[1].post("/seats/1/leave").json()["table"]["seats"][1]["stand_in"]
    assert "stand_in" not in people[1].post("/seats/1/return").json()["table"]["seats"][1]


def test_taking_back_is_free_until_somebody_acts(url: str) -> None:
    """All seats are people's, so nobody acts until told to."""
    people = full_table(url, SEATS)
    with ExitStack() as stack:
        talks = [stack.enter_context(person.live()) for person in people]
        mover = next(talk for talk in talks if talk.perspective().options)
        before = mover.perspective()
        mover.play()
        mover.until(lambda: mover.perspective().decision == before.decision + 1)
        assert mover.perspective().undo == "free"
        assert isinstance(mover.ask(protocol.Undo(request="u", seat=before.seat or 0)), protocol.Done)
        mover.until(lambda: mover.perspective().decision == before.decision)
        assert mover.perspective().view == before.view
        assert any(isinstance(message, protocol.Update) and message.is_undone for message in mover.heard)


def test_taking_back_later_takes_everybodys_consent(url: str) -> None:
    people = full_table(url, SEATS)
    with ExitStack() as stack:
        talks = [stack.enter_context(person.live()) for person in people]
        first = next(talk for talk in talks if talk.perspective().options)
        before = first.perspective()
        others = [talk for talk in talks if talk is not first]
        first.play()
        first.until(lambda: first.perspective().view["asked"] != before.view["asked"])
        second = next(talk for talk in others if talk.perspective().seat in first.perspective().view["asked"])
        second.play()
        assert isinstance(first.ask(protocol.Undo(request="u", seat=before.seat or 0)), protocol.Done)
        for talk in others:
            agree(talk)
        first.until(lambda: first.perspective().view == before.view)


def agree(talk: Talk) -> None:
    talk.until(lambda: talk.info and talk.info.undo is not None)
    assert isinstance(
        talk.ask(protocol.AnswerUndo(request="a", seat=talk.perspective().seat or 0, agrees=True)), protocol.Done
    )


def test_one_client_may_hold_several_seats(url: str) -> None:
    host = Person(url).open(*["open"] * 2, *["bot"] * (SEATS - 2))
    host.sit(0, "Ada").sit(1, "Ben")
    host.start()
    with host.live() as talk:
        assert talk.welcome.yours == [0, 1] and [perspective.seat for perspective in talk.welcome.perspectives] == [
            0,
            1,
        ]
        assert talk.perspectives[0].view != talk.perspectives[1].view


def test_resuming_brings_only_what_is_new(url: str) -> None:
    person = full_table(url, 1)[0]
    with person.live() as talk:
        everything = len(talk.welcome.perspectives[0].lines)
        talk.play()
        talk.until_asked()
        have = talk.seq
    with person.live(have) as talk:
        assert len(talk.welcome.perspectives[0].lines) < everything
