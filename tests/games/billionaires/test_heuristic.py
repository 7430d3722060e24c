"""The player by rules of thumb does what a careful person would do in plain cases."""

from __future__ import annotations

from fatcats.bots import make_bot
from fatcats.bots.search import SearchBot
from fatcats.engine.rng import seeded
from fatcats.games.billionaires.bot.guide import BillionairesGuide

from .scenario import FOUR, THREE, A, B, C, Scenario, die


def heuristic(s: Scenario, seat: int) -> str:
    """What the bot plays here."""
    return s.game.moves.notation(make_bot("billionaires", "heuristic").choose(s.knowledge(seat, seeded(1))))


FOUR_OF_FIVE = ("Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard")
WAR = ("War Profiteer", "Tech Overlord", "Aristocrat")


def test_it_buys_what_wins() -> None:
    s = Scenario(*WAR, level=1).holds(A, *FOUR_OF_FIVE).hand(A, "Bombs 3, Audit").market("Toys", "Locks 1")
    s.market("Vanity", "Bombs 3").action()
    assert heuristic(s, A).startswith("buy Toys:")
    s.plays(A, heuristic(s, A))
    assert heuristic(s, A).startswith("claim ")


def test_whoever_searches_takes_what_a_buy_has_won_without_a_doubt() -> None:
    s = Scenario(*WAR, level=1).hand(A, "Bombs 3, Audit").market("Toys", "Locks 1").action()
    s.plays(A, heuristic(s, A))
    strong = make_bot("billionaires", "strong")
    assert isinstance(strong, SearchBot)
    assert s.game.moves.notation(strong.choose(s.knowledge(A, seeded(1)))).startswith("claim ")
    assert strong.tried == 0


def test_it_does_not_bring_the_revolution_upon_itself() -> None:
    s = Scenario(*WAR, level=2).rebels(9).hand(A, "Bombs 3").market("Power", "Famine", "Bombs 3, Bombs 3").action()
    assert not heuristic(s, A).startswith("buy Power")


def test_it_invests_its_own_suit_or_takes_a_better_card_rather_than_buying_in_vain() -> None:
    s = Scenario(*WAR, level=1).hand(A, "Bombs 1").closed("Influence", "Legacy", "Vanity")
    s.market("Power", "Locks 3", "Diamonds 3, Diamonds 3").market("Toys", "Locks 3", "Locks 2, Diamonds 2").action()
    assert not heuristic(s, A).startswith("buy")


def test_it_audits_the_leader_rather_than_nobody() -> None:
    s = Scenario(*FOUR).holds(B, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard").holds(C, "Noble Estate")
    s.sets_policy(A)
    assert heuristic(s, A) == "set policy Billionaire Audited"
    s.plays(A, "set policy Billionaire Audited")
    assert heuristic(s, A).removeprefix("audit ") in s.assets(B)


def test_it_represses_the_rebels_before_the_revolution() -> None:
    assert heuristic(Scenario(*THREE).rebels(9).sets_policy(A), A) == "set policy Repress the Rebels"


def test_a_celebrity_speaks_up() -> None:
    s = Scenario(*THREE, level=3).role(B, "Celebrity").rebels(9).set_aside("Famine").round_end(A)
    assert heuristic(s, B) == "reveal Celebrity"


def test_it_accepts_a_plan_that_costs_nothing_and_refuses_a_swap_that_makes_another_win() -> None:
    s = Scenario(*WAR, level=2).rebels(7).holds(A, "Think Tank").holds(B, "Art Hoard").holds(C, "Hedge Fund")
    s.panic("Fascist Rule").plays(A, "sacrifice Think Tank", "sacrifice Art Hoard", "sacrifice Hedge Fund", "submit")
    assert heuristic(s, B) == "accept" and heuristic(s, C) == "accept"  # neither needs them
    swap = Scenario(*WAR, level=2).rebels(7).holds(A, *FOUR_OF_FIVE, "Noble Estate").holds(B, "Mega Yacht")
    swap.panic("Fascist Rule").plays(A, "offer Noble Estate with Mega Yacht")
    assert heuristic(swap, B) == "refuse"


def test_whoever_searches_does_not_offer_what_would_cost_it_a_space() -> None:
    """With nothing to win by a swap and nothing to sacrifice it passes without a thought."""
    s = Scenario(*WAR, level=2).rebels(7).holds(A, "Think Tank", "Art Hoard").holds(B, "Mega Yacht", "Tabloid Empire")
    s.panic("Fascist Rule")
    strong = make_bot("billionaires", "strong")
    assert isinstance(strong, SearchBot)
    assert "offer Think Tank with Mega Yacht" in s.options_of(A)
    assert s.game.moves.notation(strong.choose(s.knowledge(A, seeded(1)))) == "pass by"
    assert strong.tried == 0


def test_whoever_searches_considers_an_offer_that_fills_a_space() -> None:
    s = Scenario(*WAR, level=2).rebels(7).holds(A, "Think Tank", "Tabloid Empire").holds(B, "Mega Yacht")
    s.holds(C, "Political Lobbyists").panic("Fascist Rule")
    guide = BillionairesGuide()
    considered = {move for move in s.options_of(A) if guide.considers(s.table, A, s.game.moves.parse(move))}
    assert {"pass by", "offer Tabloid Empire with Mega Yacht"} < considered
    assert "offer Political Lobbyists with Tabloid Empire" in s.options_of(A) - considered


def test_it_holds_up_a_full_envelope_and_keeps_an_empty_one_closed() -> None:
    s = Scenario(*THREE).envelope(A, "Bombs 3, Locks 3").envelope(B, "Bombs 1").policy_change()
    assert heuristic(s, A) == "hold up" and heuristic(s, C) == "hold back"


def test_it_trades_a_spare_asset_with_its_puppet() -> None:
    s = Scenario("War Profiteer", "Aristocrat", level=1, puppets=("Tech Overlord", "Media Baron"))
    s.holds(A, "Noble Estate").puppet_holds(A, "Hedge Fund", "Golf Plantation").round_end(A)
    assert heuristic(s, A) == "trade Hedge Fund with Noble Estate"
    s.plays(A, heuristic(s, A))
    assert heuristic(s, A) == "finish"


def test_it_lets_its_puppet_buy_where_it_can() -> None:
    s = Scenario("War Profiteer", "Aristocrat", level=1, puppets=("Tech Overlord", "Media Baron")).hand(A, "Locks 1")
    s.market("Toys", "Bombs 1").market("Power", "Bombs 1").chance(die(5)).action().plays(A, "swap Toys and Power")
    assert heuristic(s, A) == "raise Locks 1"  # five becomes six


# --- what the Revolution is to whom -----------------------------------------------------------------------------------


def at_a_crisis(rebels: int, role: str) -> str:
    """War Profiteer A may Buy the Asset of Power beside a Crisis of one icon, or leave it."""
    s = Scenario(*WAR, level=3).role(A, role).rebels(rebels).closed("Influence", "Legacy", "Vanity")
    s.hand(A, "Bombs 3, Bombs 2").market("Power", "Famine").market("Toys", "Locks 3", "Locks 3")
    return heuristic(s.action(), A)


def test_a_celebrity_feeds_the_rebels_but_leaves_the_last_one_to_others() -> None:
    assert at_a_crisis(8, "Celebrity").startswith("buy Power")
    assert not at_a_crisis(9, "Celebrity").startswith("buy")


def test_only_a_celebrity_is_kept_for_the_next_round() -> None:
    s = Scenario(*THREE, level=3).role(A, "Celebrity").role(B, "Gangster").round_end(A)
    answers = {seat: heuristic(s, seat) for seat in s.deciders}
    while s.step() == "role-return":
        (seat,) = s.deciders
        answers[seat] = heuristic(s, seat)
        s.plays(seat, answers[seat])
    assert answers[A] == "hold role" and answers[B] == "put back"


def test_a_first_card_goes_into_an_empty_envelope_and_no_second_one() -> None:
    s = Scenario(*THREE).hand(A, "Bombs 2").turn_end(A)
    assert s.step() == "bribe-step" and heuristic(s, A) == "put Bombs 2"
    assert heuristic(Scenario(*THREE).hand(A, "Bombs 2").envelope(A, "Bombs 1").turn_end(A), A) == "close envelope"


def test_a_plan_that_was_refused_is_followed_by_one_that_asks_for_less() -> None:
    """B, who has two of the types on the card, is asked for both in the first lap, but not again in the second."""
    s = Scenario(*WAR, level=2).rebels(9).holds(B, "Think Tank", "Mercenary Army").holds(C, "Scam Charity")
    s.panic("Fascist Rule")
    assert heuristic(s, A).startswith("sacrifice")
    s.plays(A, "sacrifice Think Tank", "sacrifice Scam Charity", "sacrifice Mercenary Army", "submit")
    s.all_play("refuse", "refuse").plays(B, "pass by").plays(C, "pass by")
    assert heuristic(s, A) == "pass by"


def payoffs_of_b(level: int) -> tuple[float, float]:
    """What a search gets for B where A wins, and where the Revolution does."""
    won = Scenario(*WAR, level=level).holds(A, *FOUR_OF_FIVE).hand(A, "Bombs 3, Audit").market("Toys", "Locks 1")
    won.market("Vanity", "Bombs 3").action()
    won.plays(A, heuristic(won, A)).plays(A, heuristic(won, A))
    while won.outcome is None:
        won.plays(won.deciders[0], heuristic(won, won.deciders[0]))
    lost = Scenario(*WAR, level=level).rebels(9).hand(A, "Bombs 3").market("Power", "Famine", "Bombs 3, Bombs 3")
    lost.action().plays(A, next(move for move in lost.options_of(A) if move.startswith("buy Power")))
    while lost.outcome is None:
        lost.plays(lost.deciders[0], heuristic(lost, lost.deciders[0]))
    assert won.ending() == ("five Assets", (A,)) and lost.ending() == ("Revolution", ())
    guide = BillionairesGuide()
    return guide.payoff(won.table, B, len(WAR)), guide.payoff(lost.table, B, len(WAR))


def test_at_level_2_whoever_searches_would_rather_see_another_win_than_the_revolution() -> None:
    another, revolution = payoffs_of_b(level=2)
    assert another > revolution == 0.0


def test_from_level_3_on_both_are_worth_the_same() -> None:
    """There a Celebrity may be waiting for the Revolution, and whoever fights it helps nobody known."""
    assert payoffs_of_b(level=3) == (0.0, 0.0)
