"""A player by rules of thumb: buys what it needs where the odds are good, and prepares such Buys; blocks the leader,
keeps Crises away from its own purchases, bargains in the Panic!, times its Role, and sets Policy for itself."""

from __future__ import annotations

from typing import cast

from fatcats.engine.bot import Knowledge
from fatcats.games.billionaires.game import GAME
from fatcats.games.billionaires.model.cells import CAPTOR, HAND, SPACE, TROUBLEMAKER
from fatcats.games.billionaires.model.moves import BUY, CLAIM, CONTRIBUTE, DECLINE, DRAW, ITEM, REVEAL, VERB
from fatcats.games.billionaires.model.table import BillionairesTable

from .bargaining import BARGAINING
from .intrigue import INTRIGUE, Answer
from .reforming import BILLIONAIRES_OWN, REFORMING, TROUBLEMAKERS_OWN
from .revolting import HELD, REVOLTING
from .rocketry import ROCKETRY, contribution_worth
from .schemes import best_reveal
from .weighing import begin_weighing, imagine, weigh
from .worth import WORLDS, asset_worth, cards_worth, rival_of

WORTH_IT = 1.0  # a Buy with Game the Market must promise more than this


class BillionairesHeuristic:
    def choose(self, knowledge: Knowledge) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        table = cast(BillionairesTable, knowledge.world())
        step = GAME.step_of(table)
        if table[TROUBLEMAKER] >= 0:
            answer = trouble_answer(table, knowledge.seat, step)
            if answer is not None:
                return answer(table, knowledge.seat, knowledge.legal)
        if step in ROCKETRY:
            return ROCKETRY[step](table, knowledge.seat, knowledge.legal)
        if step in ("action", "gamed-buy"):
            return take_action(knowledge, table)
        if step in INTRIGUE:
            return INTRIGUE[step](table, knowledge.seat, knowledge.legal)
        if step in BARGAINING:
            return BARGAINING[step](table, knowledge.seat, knowledge.legal)
        return SIMPLE.get(step, first)(table, knowledge.seat, knowledge.legal)


def trouble_answer(table: BillionairesTable, seat: int, step: str) -> Answer | None:
    """What a Troublemaker at the table changes: a turn taken over, own decisions, Revolution cards."""
    if table[CAPTOR] == seat and step in HELD:
        return HELD[step]
    own = TROUBLEMAKERS_OWN if table[TROUBLEMAKER] == seat else BILLIONAIRES_OWN
    if step in own:
        return own[step]
    return REFORMING.get(step) or REVOLTING.get(step)


def first(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return legal[0]


# --- the turn ---------------------------------------------------------------------------------------------------------


def draw(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A Banker is Revealed early; otherwise more cards are better."""
    reveal = best_reveal(table, seat, legal)
    return int(DRAW) if reveal is None else reveal


def take_action(knowledge: Knowledge, table: BillionairesTable) -> int:
    seat = knowledge.seat
    reveal = best_reveal(table, seat, knowledge.legal)
    if reveal is not None:
        return reveal
    begin_weighing(table, seat, rival_of(table, seat))
    for number in range(WORLDS):
        imagine(cast(BillionairesTable, knowledge.world()), number)
    actions = [move for move in knowledge.legal if move < REVEAL]
    best = max(actions, key=lambda move: weigh(table, seat, move))
    if table[SPACE]:
        best = contribute_instead(table, seat, actions, best)
    if DECLINE in actions and VERB[best] == BUY and weigh(table, seat, best) < WORTH_IT:
        return int(DECLINE)
    return best


def contribute_instead(table: BillionairesTable, seat: int, actions: list[int], best: int) -> int:
    """A contribution, if it is worth more than the best other Action is worth beyond keeping the cards."""
    contributions = [move for move in actions if VERB[move] == CONTRIBUTE]
    return max([best, *contributions], key=lambda move: weigh_any(table, seat, move))


def weigh_any(table: BillionairesTable, seat: int, move: int) -> float:
    if VERB[move] != CONTRIBUTE:
        return float(weigh(table, seat, move))
    card = table.card(ITEM[move], table[HAND + seat])
    return contribution_worth(table, seat, card) + float(cards_worth(table, seat, table[HAND + seat] & ~card))


def end_of_turn(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    reveal = best_reveal(table, seat, legal)
    return legal[0] if reveal is None else reveal


def claim(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """The Asset that fills a space; for a Puppet, what it or its player needs."""
    assets = [move for move in legal if VERB[move] == CLAIM]
    buyer = table.actor()
    return max(assets, key=lambda move: max(asset_worth(table, b, ITEM[move]) for b in {buyer, seat}))


SIMPLE = {"draw-step": draw, "turn-end": end_of_turn, "claim-choice": claim}
