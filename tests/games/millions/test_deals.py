"""MD-4.01 to MD-4.18, MD-4.27, MD-4.28: what can be agreed, entering a deal, answering it, withdrawing."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.games.millions.knowledge.view_types import DealView, Payment, Share, Target
from tests.games.millions.scenario import A, B, C, D, E, Scenario

FOUR = ("Brute", "Brute", "Driver", "Mentalist")
FIVE = ("Tech", "Brute", "Brute", "Driver", "Mentalist")


def amounts(texts: list[str]) -> list[int]:
    return [int(text.split()[1]) for text in texts if text.startswith("amount")]


# --- What can be agreed ---------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-4.01", "MD-4.16")
def test_a_player_may_withdraw_freely_and_takes_the_ante_back() -> None:
    s = Scenario(*FOUR).plays(A, "withdraw")
    assert s.money() == [10, 8, 8, 8]
    assert s.centre() == 20 + 6
    assert s.who_is_in() == [B, C, D]


@pytest.mark.clause("MD-4.02", "MD-4.15")
def test_a_deal_makes_payers_pay_and_the_character_withdraw() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1", "amount 3", "submit").plays(B, "accept")
    assert s.money() == [5, 8 + 3 + 2, 8, 8]
    names = s.names()
    assert names.index("paid") < names.index("withdrew")
    with pytest.raises(fatcats.NotYourDecision):
        s.play(A, "refuse")


@pytest.mark.clause("MD-4.02")
def test_a_deal_is_about_a_character_who_is_in() -> None:
    s = Scenario(*FOUR).plays(A, "withdraw")
    assert s.clause(B, "deal 0") == "MD-4.02"
    assert s.clause(B, "deal 0.1") == "MD-4.02"
    assert s.clause(B, "deal 7") == "MD-4.02"


@pytest.mark.clause("MD-4.03")
def test_a_deal_has_at_most_three_payers_and_never_the_owner() -> None:
    s = Scenario(*FIVE, "Driver").plays(A, "deal 1", "amount 1")
    assert s.clause(A, "payer 1") == "MD-4.03"
    s.plays(A, "payer 2", "amount 1", "payer 3", "amount 1")
    assert s.options_of(A) == ["submit", "pass"]
    assert s.clause(A, "payer 4") == "MD-4.03"


@pytest.mark.clause("MD-4.03")
@pytest.mark.parametrize("most", [1, 2, 7])
def test_the_number_of_payers_can_be_agreed(most: int) -> None:
    s = Scenario("Tech", *["Brute"] * 3, *["Driver"] * 4, deal_max_payers=most).plays(A, "deal 0")
    for payer in range(1, most + 1):
        s.plays(A, f"payer {payer}", "amount 1")
    assert s.options_of(A) == ["submit", "pass"]
    s.plays(A, "submit")
    assert len(s.sees().deals[0].payments) == most


@pytest.mark.clause("MD-4.04", "MD-4.05")
def test_anybody_but_the_owner_may_ask_for_a_withdrawal_for_nothing() -> None:
    s = Scenario(*FOUR).plays(A, "deal 2")
    assert "submit" in s.options_of(A)
    s.plays(A, "submit").plays(C, "accept")
    assert s.money() == [8, 8, 10, 8] and C not in s.who_is_in()
    own = Scenario(*FOUR).plays(A, "deal 0")
    assert own.clause(A, "submit") == "MD-4.05"


@pytest.mark.clause("MD-4.05")
def test_a_proposer_who_does_not_own_the_character_pays_too() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1")
    assert s.clause(A, "payer 2") == "MD-4.27"
    s.plays(A, "amount 2", "payer 2", "amount 1", "submit")
    assert [payment.payer for payment in s.sees().deals[0].payments] == [A, C]


@pytest.mark.clause("MD-4.06", "MD-4.28")
def test_nobody_can_promise_more_than_they_hold() -> None:
    s = Scenario(*FOUR, money={A: 5}).plays(A, "deal 1")
    assert amounts(s.options_of(A)) == [1, 2, 3]
    assert s.clause(A, "amount 4") == "MD-4.06"
    assert s.clause(A, "amount 0") == "MD-4.28"


@pytest.mark.clause("MD-4.07")
def test_who_is_out_may_still_propose_pay_and_vote() -> None:
    s = Scenario(*FOUR).plays(A, "withdraw").plays(B, "deal 2", "amount 1", "payer 0", "amount 2", "submit")
    s.plays(C, "accept").plays(A, "accept")
    assert s.money() == [10 - 2, 8 - 1, 8 + 3 + 2, 8]
    s.passes(C, D).plays(A, "deal 3", "amount 1", "submit").plays(D, "refuse")
    s.passes(B, C, D).plays(A, "call vote").plays(C, "yes").plays(B, "no").plays(D, "no")
    assert s.happened("voted") == [(A, {"for": ["0", "2"], "against": ["1", "3"]})]


@pytest.mark.clause("MD-4.08")
def test_money_moves_only_through_deals() -> None:
    s = Scenario(*FOUR)
    verbs = {text.split()[0] for text in s.options_of(A)}
    assert verbs == {"pass", "withdraw", "call", "deal"}


@pytest.mark.clause("MD-4.09", "MD-4.10")
def test_no_move_shows_a_role_or_promises_anything_more() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1", "amount 1", "submit")
    assert s.options_of(B) == ["accept", "refuse", "counter"]
    assert all(not c.is_known for seat in s.sees().seats for c in seat.characters)


# --- Entering a deal ------------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-4.27")
def test_a_deal_is_seen_by_nobody_until_it_is_submitted() -> None:
    s = Scenario(*FOUR)
    before = [s.sees(seat) for seat in (B, C, D, None)]
    heard = len(s.events(B))
    s.plays(A, "deal 1", "amount 3", "payer 2")
    assert [s.sees(seat) for seat in (B, C, D, None)] == before
    assert len(s.events(B)) == heard and s.length == 4 + 4
    assert s.sees(A).step == "amount" and s.sees(A).entry is not None
    s.plays(A, "amount 2", "submit")
    assert s.length == 4 + 4 + 1
    deal = DealView(
        proposer=A,
        targets=(Target(B, 1),),
        payments=(Payment(A, 3, B), Payment(C, 2, B)),
        shares=(Share(A, 3, 0, 0), Share(B, 0, 5, 2), Share(C, 2, 0, 0), Share(D, 0, 0, 0)),
        agreed=(A,),
        still_to_answer=(B, C),
        is_countered=False,
        next_payer=None,
        of_two=False,
    )
    assert s.sees(D).deals == (deal,)


@pytest.mark.clause("MD-4.27")
def test_payers_are_entered_clockwise_from_the_proposer() -> None:
    s = Scenario(*FIVE, leader=D).plays(D, "deal 3")
    assert s.options_of(D) == ["payer 0", "payer 1", "payer 2", "payer 4", "pass"]
    s.plays(D, "payer 0", "amount 1")
    assert s.options_of(D) == ["submit", "payer 1", "payer 2", "pass"]
    assert s.clause(D, "payer 4") == "MD-4.27"
    assert s.clause(D, "amount 2") == "MD-4.27"


@pytest.mark.clause("MD-4.27")
def test_another_player_s_entry_is_unknown_to_the_worlds_of_the_others() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1", "amount 3")
    assert s.game.secrets(s.table, B)["drafts"] and not s.game.secrets(s.world(B, 1), B)["drafts"]
    assert s.game.secrets(s.table, A)["drafts"] == []
    assert s.game.view(s.world(A, 1), A) == s.sees(A)


@pytest.mark.clause("MD-4.27", "MD-4.20")
def test_to_pass_drops_an_entry_and_ends_the_turn() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1", "amount 3", "pass")
    assert s.asks() == B and s.money() == [8] * 4
    assert s.names()[-1] == "passed" and s.sees(A).entry is None


@pytest.mark.clause("MD-4.28")
def test_a_player_without_money_is_never_offered_as_payer() -> None:
    s = Scenario(*FOUR, money={B: 2}).plays(A, "deal 0")
    assert s.options_of(A) == ["payer 2", "payer 3", "pass"]
    assert s.clause(A, "payer 1") == "MD-4.28"


@pytest.mark.clause("MD-4.28")
def test_an_owner_begins_a_deal_only_if_somebody_else_has_money() -> None:
    s = Scenario(*FOUR, money={B: 2, C: 1, D: 0})
    assert s.clause(A, "deal 0") == "MD-4.28"
    assert "deal 0" not in s.options_of(A)


@pytest.mark.clause("MD-4.28")
def test_the_largest_fortune_that_can_be_is_a_move() -> None:
    s = Scenario("Tech", *["Brute"] * 3, *["Driver"] * 4)
    for seat in range(8):
        s.give(seat, 392 if seat == A else 0)
    s.plays(A, "deal 1")
    assert amounts(s.options_of(A)) == list(range(1, 393))
    s.plays(A, "amount 392", "submit").plays(B, "accept")
    assert s.money()[B] == 392 + 2


# --- Answering ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-4.11")
def test_the_owner_answers_first_then_the_payers_clockwise_from_the_proposer() -> None:
    s = Scenario(*FIVE, leader=C)
    s.plays(C, "deal 1", "amount 1", "payer 4", "amount 1", "payer 0", "amount 1", "submit")
    order = []
    while s.sees().step == "answer":
        order.append(s.asks())
        assert s.clause(s.asks(), "pass") == "MD-4.11"
        s.plays(s.asks(), "accept")
    assert order == [B, E, A]
    assert [details for _, details in s.happened("accepted")] == [{"proposer": C}] * 3


@pytest.mark.clause("MD-4.12")
def test_the_first_refusal_ends_a_deal_without_effect() -> None:
    s = Scenario(*FIVE).plays(A, "deal 1", "amount 1", "payer 2", "amount 1", "submit").plays(B, "refuse")
    assert s.money() == [8] * 5 and B in s.who_is_in() and s.sees().deals == ()
    assert s.sees().step == "negotiation" and s.asks() == B


@pytest.mark.clause("MD-4.13")
def test_a_counter_offer_is_another_amount_up_to_the_payer_s_money() -> None:
    offer = Scenario(*FOUR, money={A: 5}).plays(A, "deal 1", "amount 2", "submit").plays(B, "counter")
    assert amounts(offer.options_of(B)) == [1, 3, 0]
    assert offer.clause(B, "amount 2") == "MD-4.13" and offer.clause(B, "amount 4") == "MD-4.13"
    ask = Scenario(*FOUR, money={B: 5}).plays(A, "deal 0", "payer 1", "amount 3", "submit").plays(B, "counter")
    assert amounts(ask.options_of(B)) == [1, 2, 0]
    ask.plays(B, "amount 0").plays(A, "accept")
    assert ask.money() == [10, 3, 8, 8]


@pytest.mark.clause("MD-4.13")
def test_the_counter_to_a_plain_request_names_at_least_1m_from_its_proposer() -> None:
    s = Scenario(*FOUR, money={A: 5}).plays(A, "deal 1", "submit").plays(B, "counter")
    assert amounts(s.options_of(B)) == [1, 2, 3]
    s.plays(B, "amount 3").plays(A, "accept")
    assert s.money() == [0, 13, 8, 8]
    poor = Scenario(*FOUR, money={A: 2}).plays(A, "deal 1", "submit")
    assert poor.clause(B, "counter") == "MD-4.13"


@pytest.mark.clause("MD-4.13")
def test_joint_deals_cannot_be_countered() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1", "amount 1", "payer 2", "amount 1", "submit")
    assert s.clause(B, "counter") == "MD-4.13"


@pytest.mark.clause("MD-4.13", "MD-4.27")
def test_a_counter_offer_is_one_entry_and_unseen_until_it_is_complete() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1", "amount 2", "submit")
    length, seen = s.length, s.sees(A)
    s.plays(B, "counter")
    assert s.sees(A) == seen and s.length == length and s.sees(B).step == "counter-offer"
    s.plays(B, "amount 4")
    assert s.length == length + 1 and s.sees(A).step == "counter-answer"
    dropped = Scenario(*FOUR).plays(A, "deal 1", "amount 2", "submit").plays(B, "counter", "refuse")
    assert dropped.names()[-1] == "refused"


@pytest.mark.clause("MD-4.14")
def test_a_counter_offer_cannot_be_countered() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1", "amount 2", "submit").plays(B, "counter", "amount 4")
    assert s.asks() == A and s.clause(A, "counter") == "MD-4.14"
    s.plays(A, "refuse")
    assert s.money() == [8] * 4 and s.asks() == B


# --- Withdrawing ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-4.17", "MD-5.03")
def test_who_is_out_stays_out_and_is_never_called() -> None:
    s = Scenario(*FOUR).plays(A, "withdraw").passes(B, C, D)
    assert s.clause(A, "withdraw") == "MD-4.17" and s.clause(A, "deal 0") == "MD-4.02"
    s.start()
    assert A not in [seat for seat, _ in s.happened("owned up")]
    assert s.happened("took")[0] == (B, {"amount": 2, "role": "Brute"}) and s.happened("eliminated") == []


@pytest.mark.clause("MD-4.18")
def test_the_role_of_a_withdrawn_character_is_not_disclosed() -> None:
    s = Scenario(*FOUR, hidden=D)
    cards = s.sees().face_up
    s.plays(A, "withdraw")
    assert s.sees().face_up == cards and s.sees().hidden_card
    assert s.sees(B).seats[A].characters[0].role is None
    assert {world[A] for world in s.worlds(C)} >= {"Brute", "Mentalist"}


@pytest.mark.clause("MD-4.18")
def test_with_disclose_the_role_is_shown_and_the_card_leaves_the_centre() -> None:
    s = Scenario(*FOUR, hidden=D, withdrawn_cards="disclose").plays(A, "withdraw")
    assert s.sees(B).seats[A].characters[0].role == "Brute"
    assert s.sees().face_up == {"Brute": 1, "Driver": 1} and s.sees().hidden_card
    assert all(world[A] == "Brute" for world in s.worlds(C))


@pytest.mark.clause("MD-4.18")
def test_with_disclose_the_hidden_card_may_leave_and_then_all_is_known_of_the_rest() -> None:
    s = Scenario(*FOUR, hidden=A, withdrawn_cards="disclose").plays(A, "withdraw")
    assert s.happened("disclosed hidden") == [(A, {"role": "Brute"})]
    assert s.sees().face_up == {"Brute": 1, "Mentalist": 1, "Driver": 1} and not s.sees().hidden_card
    assert {tuple(sorted(world)) for world in s.worlds(B)} == {("Brute", "Brute", "Driver", "Mentalist")}
    s.start()
    assert "turned up" not in s.names()
