"""For the bot: Bribes, Policy, Roles and everything else that is answered when it comes."""

from __future__ import annotations

from collections.abc import Callable

from fatcats.engine.bits import members
from fatcats.games.billionaires.model.cells import (
    ASSETS_OF,
    BOARD,
    DISCARD,
    ENVELOPE,
    HAND,
    HELD_UP,
    RANDOM_BOARDS,
    REBELS_ON,
)
from fatcats.games.billionaires.model.data import (
    ALL_CRISES,
    ARCHEOLOGICAL_DIG,
    BANKER,
    BILLIONAIRE_AUDITED,
    CELEBRITY,
    NEW_ROLE,
    NO_POLICY,
    REPRESS_THE_REBELS,
    RESOURCES,
    ROLES,
    SUIT_OF_BOARD,
    TAX_TYRANNY,
)
from fatcats.games.billionaires.model.moves import (
    ACCEPT,
    AGREE,
    AUDIT,
    CLOSE_ENVELOPE,
    DECLINE,
    DRAW_ROLES,
    HOLD_BACK,
    HOLD_ROLE,
    HOLD_UP,
    ITEM,
    KEEP_ROLE,
    PAY_TAX,
    PROPOSE_END,
    PUT,
    PUT_BACK,
    RETURN,
    REVEAL,
    SET_POLICY,
    SWAP_ENVELOPES,
    VERB,
)
from fatcats.games.billionaires.model.table import BillionairesTable
from fatcats.games.billionaires.sections.roles import role_of

from .schemes import best_reveal
from .weighing import weigh_audit
from .worth import card_worth, cards_worth, loss, rival_of

Answer = Callable[[BillionairesTable, int, list[int]], int]
# Which Roles are good to have, best first
LIKED = ("Power Broker", "Space Cowboy", "Banker", "Gangster", "Celebrity", "Scam Artist", "Vulture Capitalist",
         "Disaster Speculator", "Insider Trader", "Toady")  # fmt: skip
BRIBE_POINTS = 5  # an envelope so full is enough


def liking(table: BillionairesTable, role: int) -> float:
    """A Celebrity gets better with every Rebel."""
    score = float(len(LIKED) - LIKED.index(ROLES[role]))
    return score + float(table.rebels()) if role == CELEBRITY else score


def pick_role(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    roles = [move for move in legal if VERB[move] == KEEP_ROLE]
    return max(roles, key=lambda move: liking(table, ITEM[move]))


def keep_or_put_back(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return int(HOLD_ROLE if liking(table, role_of(table, seat)) >= 5 else PUT_BACK)


# --- Bribes -----------------------------------------------------------------------------------------------------------


def bribe(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """One card of little use goes into an envelope that is not full yet, so that a better one can be drawn."""
    reveal = best_reveal(table, seat, legal)
    if reveal is not None:
        return reveal
    hand = table[HAND + seat]
    puts = [move for move in legal if VERB[move] == PUT]
    is_untouched = CLOSE_ENVELOPE in legal and table.drafting() == 0
    if CLOSE_ENVELOPE in legal and not (is_untouched and wants_to_bribe(table, seat, hand)):
        return int(CLOSE_ENVELOPE)
    if not puts:
        return legal[0]
    return min(puts, key=lambda move: card_worth(table, seat, table.card(ITEM[move], hand)))


def wants_to_bribe(table: BillionairesTable, seat: int, hand: int) -> bool:
    playable = hand & ~ALL_CRISES
    if len(members(hand)) < table.hand_limit(seat) or not playable:
        return False
    least = min(card_worth(table, seat, 1 << card) for card in members(playable))
    return bool(least < 1.5 and table.points(table[ENVELOPE + seat]) < BRIBE_POINTS)


def hold_up(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """With a fair chance of the highest total; not against envelopes that must be fuller."""
    own = table.points(table[ENVELOPE + seat])
    most = max(2 * table.size(ENVELOPE + other) for other in range(table.seats()) if other != seat)
    return int(HOLD_UP if own >= 1 and 5 * own >= 4 * most else HOLD_BACK)


def insider(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """After the hold-up, for a fuller envelope than the own one if that is held up."""
    swaps = [move for move in legal if VERB[move] == SWAP_ENVELOPES]
    if not swaps or not table[HELD_UP] >> seat & 1:
        return int(DECLINE)
    best = max(swaps, key=lambda move: table.size(ENVELOPE + ITEM[move]))
    return best if table.size(ENVELOPE + ITEM[best]) > table.size(ENVELOPE + seat) else int(DECLINE)


# --- Policy -----------------------------------------------------------------------------------------------------------


def set_policy(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    rival = rival_of(table, seat)
    rebels = table.rebels()
    own_suit = SUIT_OF_BOARD[table[BOARD + seat]]
    is_celebrity = role_of(table, seat) == CELEBRITY
    worth = {
        own_suit: 4.0 + 2.0 * cards_worth(table, seat, table[HAND + seat] & table.own_suit(seat)),
        ARCHEOLOGICAL_DIG: 3.0 if table[DISCARD] & RESOURCES and table.size(HAND + seat) < 2 else 1.0,
        BILLIONAIRE_AUDITED: best_audit(table, seat),
        NEW_ROLE: 3.0 if role_of(table, seat) < 0 else 0.0,
        REPRESS_THE_REBELS: 0.0 if is_celebrity else max(0.0, 3.0 * float(rebels - 5)),
        TAX_TYRANNY: 2.0 * float(table.filled(rival) - table.filled(seat)),
        NO_POLICY: 0.5,
    }
    return int(SET_POLICY) + int(max(worth, key=lambda policy: worth[policy]))


def best_audit(table: BillionairesTable, seat: int) -> float:
    return max((weigh_audit(table, seat, asset) for asset in members(table.held_assets())), default=0.0)


def audit(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    assets = [move for move in legal if VERB[move] == AUDIT]
    best = max(assets, key=lambda move: weigh_audit(table, seat, ITEM[move]), default=int(DECLINE))
    return best if VERB[best] == AUDIT and weigh_audit(table, seat, ITEM[best]) > 0 else int(DECLINE)


def take_another_role(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A Role that lies open is known; an unknown one is better than the Vulture Capitalist."""
    return legal[-1]


def repress(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return max(legal, key=lambda move: table[REBELS_ON] >> (4 * ITEM[move]) & 15)


def dig(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    takes = [move for move in legal if move != DECLINE]
    best = max(takes, key=lambda move: card_worth(table, seat, table.card(ITEM[move], table[DISCARD])))
    return best if card_worth(table, seat, table.card(ITEM[best], table[DISCARD])) > 1.5 else legal[-1]


def discard(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    if REVEAL + BANKER in legal:
        return int(REVEAL + BANKER)
    return min(legal, key=lambda move: card_worth(table, seat, table.card(ITEM[move], table[HAND + seat])))


def pay_tax(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """The cheapest cards, or a spare Asset."""
    payer = table.actor()

    def price(move: int) -> float:
        if VERB[move] == RETURN:
            return loss(table, payer, ITEM[move])
        if VERB[move] == PAY_TAX:
            return cards_worth(table, seat, table.cards_for(ITEM[move], table[HAND + payer]))
        return 0.0

    return min(legal, key=price)


def return_asset(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """The Asset that its Billionaire misses least."""
    return min(legal, key=lambda move: loss(table, table.owner_of(ITEM[move]), ITEM[move]))


def answer_con(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Swap, if that costs no space and does not make the Scam Artist win."""
    returned = next(move for move in legal if VERB[move] == RETURN)
    asset = ITEM[returned]
    others = [other for other in range(table.seats()) if other != seat]
    would_win = any(table.filled_with(o, table[ASSETS_OF + o] | 1 << asset) == 5 for o in others)
    return returned if would_win else int(ACCEPT)


def reveal_if_possible(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Celebrity, Gangster, Disaster Speculator: a Reveal is good when it is possible."""
    return legal[-1]


def choose_board(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return legal[(seat + table[RANDOM_BOARDS]) % len(legal)]


INTRIGUE: dict[str, Answer] = {
    "board-choice": choose_board,
    "role-choice": pick_role,
    "role-return": keep_or_put_back,
    "role-draw": lambda table, seat, legal: int(DRAW_ROLES),
    "role-pick": pick_role,
    "new-role-pick": pick_role,
    "bribe-step": bribe,
    "hold-up-choice": hold_up,
    "insider-window": insider,
    "policy-choice": set_policy,
    "policy-audit": audit,
    "puppet-audit": audit,
    "vulture-window": take_another_role,
    "repression": repress,
    "rebel-removal": repress,
    "dig": dig,
    "speculation": dig,
    "discard-down": discard,
    "tax": pay_tax,
    "emergency-measures": return_asset,
    "con-answer": answer_con,
    "celebrity-window": reveal_if_possible,
    "gangster-window": reveal_if_possible,
    "speculator-window": reveal_if_possible,
    "early-end-proposal": lambda table, seat, legal: int(PROPOSE_END),
    "early-end-vote": lambda table, seat, legal: int(AGREE),
    "level-vote": lambda table, seat, legal: int(AGREE),
}
