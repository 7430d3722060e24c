"""For the bot: Bribes, Policy, Roles and everything else that is answered when it comes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, each
from fatcats.engine.tally import held

from ..model import steps
from ..model.cells import ASSETS_OF, BOARD, DISCARD, ENVELOPE, HAND, HELD_UP, RANDOM_BOARDS, REBELS_ON
from ..model.data import (
    ARCHEOLOGICAL_DIG,
    BANKER,
    BILLIONAIRE_AUDITED,
    CELEBRITY,
    NEW_ROLE,
    NO_POLICY,
    REPRESS_THE_REBELS,
    RESOURCES,
    ROLES,
    SPACE_COWBOY,
    SUIT_OF_BOARD,
    TAX_TYRANNY,
)
from ..model.moves import (
    ACCEPT,
    AGREE,
    AUDIT,
    DECLINE,
    DRAW_ROLES,
    HOLD_BACK,
    HOLD_ROLE,
    HOLD_UP,
    ITEM,
    KEEP_ROLE,
    PAY_TAX,
    PROPOSE_END,
    PUT_BACK,
    RETURN,
    REVEAL,
    SET_POLICY,
    SWAP_ENVELOPES,
    VERB,
)
from ..model.table import BillionairesTable
from ..sections.roles import role_of
from .answer import Answer
from .danger import relief
from .race import own_chance
from .weighing import weigh_audit
from .worth import card_worth, cards_worth, loss, rival_of

# Which Roles are good to have, best first. Everybody brings the Revolution nearer, and only the Celebrity gains by it
LIKED = ("Celebrity", "Power Broker", "Space Cowboy", "Banker", "Gangster", "Vulture Capitalist", "Scam Artist",
         "Disaster Speculator", "Insider Trader", "Toady")  # fmt: skip
LIKING = vec[i64]([LIKED.index(role) for role in ROLES])
# Those that are weighed beside the one of the own Suit
POLICIES = vec[i64]([ARCHEOLOGICAL_DIG, BILLIONAIRE_AUDITED, NEW_ROLE, REPRESS_THE_REBELS, TAX_TYRANNY, NO_POLICY])
PRIZE = 3  # more cards than one's own
REPRESSED = 1.75  # Rebels, on average and a little more
LAST_REBELS, URGENT = 8, 10.0


def pick_role(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    best, least = legal[0], len(LIKED)
    for move in legal:
        if VERB[move] == KEEP_ROLE and LIKING[ITEM[move]] < least:
            best, least = move, int(LIKING[ITEM[move]])
    return best


def keep_or_put_back(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Who puts a Role back may look at as many as there are empty spaces."""
    return int(HOLD_ROLE if role_of(table, seat) in (CELEBRITY, SPACE_COWBOY) else PUT_BACK)


# --- Bribes -----------------------------------------------------------------------------------------------------------


def hold_up(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """With a fair chance of the highest total; not against envelopes that must be fuller."""
    own = table.points(table[ENVELOPE + seat])
    most: i64 = 0
    other: i64
    for other in range(table.seats()):
        if other != seat:
            most = max(most, 2 * table.size(ENVELOPE + other))
    return int(HOLD_UP if own >= 1 and 5 * own >= 4 * most else HOLD_BACK)


def insider(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """After the hold-up, for a fuller envelope than the own one if that is held up."""
    swaps = [move for move in legal if VERB[move] == SWAP_ENVELOPES]
    if not swaps or not table[HELD_UP] >> seat & 1:
        return int(DECLINE)
    best = max(swaps, key=lambda move: table.size(ENVELOPE + ITEM[move]))
    return best if table.size(ENVELOPE + ITEM[best]) > table.size(ENVELOPE + seat) else int(DECLINE)


def insider_between_turns(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """For an envelope that is so much fuller that its owner should not have it back."""
    swaps = [move for move in legal if VERB[move] == SWAP_ENVELOPES]
    best = max(swaps, key=lambda move: table.size(ENVELOPE + ITEM[move]), default=int(DECLINE))
    is_rich = VERB[best] == SWAP_ENVELOPES and table.size(ENVELOPE + ITEM[best]) >= table.size(ENVELOPE + seat) + PRIZE
    return best if is_rich else int(DECLINE)


# --- Policy -----------------------------------------------------------------------------------------------------------


def set_policy(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    best = SUIT_OF_BOARD[table[BOARD + seat]]
    most = policy_worth(table, seat, best)
    for policy in POLICIES:
        worth = policy_worth(table, seat, policy)
        if worth > most:
            best = policy
            most = worth
    return int(SET_POLICY + best)


def policy_worth(table: BillionairesTable, seat: i64, policy: i64) -> float:
    if policy == ARCHEOLOGICAL_DIG:
        return 3.0 if table[DISCARD] & RESOURCES and table.size(HAND + seat) < 2 else 1.0
    if policy == BILLIONAIRE_AUDITED:
        return 1.2 * best_audit(table, seat)
    if policy == NEW_ROLE:
        return 3.0 if role_of(table, seat) < 0 else 0.0
    if policy == REPRESS_THE_REBELS:
        return repression(table, seat)
    if policy == TAX_TYRANNY:
        return 2.0 * float(table.filled(rival_of(table, seat)) - table.filled(seat))
    if policy == NO_POLICY:
        return 0.5
    return 2.8 + 2.0 * cards_worth(table, seat, table[HAND + seat] & table.own_suit(seat))  # the own Suit's


def repression(table: BillionairesTable, seat: i64) -> float:
    """With few Rebels to come nothing else matters, unless the seat lives on them."""
    worth = relief(table, seat, REPRESSED)
    return worth + URGENT if worth > 0.0 and table.rebels() >= LAST_REBELS else worth


def best_audit(table: BillionairesTable, seat: i64) -> float:
    """What the Audit is worth that is worth most; nothing if none is worth it."""
    now, most = own_chance(table, seat, float(table.rebels()), 0), 0.0
    for asset in each(table.held_assets()):
        most = max(most, weigh_audit(table, seat, asset, now))
    return most


def audit(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    now, best, most = own_chance(table, seat, float(table.rebels()), 0), int(DECLINE), 0.0
    for move in legal:
        worth = weigh_audit(table, seat, ITEM[move], now) if VERB[move] == AUDIT else 0.0
        if worth > most:
            best, most = move, worth
    return best


def take_another_role(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A Role that lies open is known; an unknown one is better than the Vulture Capitalist."""
    return legal[-1]


def repress(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return max(legal, key=lambda move: held(table[REBELS_ON], ITEM[move]))


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
    would_win = any(table.filled_with(o, table[ASSETS_OF + o] | BIT[asset]) == 5 for o in others)
    return returned if would_win else int(ACCEPT)


def reveal_if_possible(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Celebrity, Gangster, Disaster Speculator: a Reveal is good when it is possible."""
    return legal[-1]


def choose_board(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return legal[(seat + table[RANDOM_BOARDS]) % len(legal)]


INTRIGUE: dict[int, Answer] = {
    steps.BOARD_CHOICE: choose_board,
    steps.ROLE_CHOICE: pick_role,
    steps.ROLE_RETURN: keep_or_put_back,
    steps.ROLE_DRAW: lambda table, seat, legal: int(DRAW_ROLES),
    steps.ROLE_PICK: pick_role,
    steps.NEW_ROLE_PICK: pick_role,
    steps.HOLD_UP_CHOICE: hold_up,
    steps.INSIDER_WINDOW: insider,
    steps.INSIDER_BETWEEN_TURNS: insider_between_turns,
    steps.POLICY_CHOICE: set_policy,
    steps.POLICY_AUDIT: audit,
    steps.PUPPET_AUDIT: audit,
    steps.VULTURE_WINDOW: take_another_role,
    steps.REPRESSION: repress,
    steps.REBEL_REMOVAL: repress,
    steps.DIG: dig,
    steps.SPECULATION: dig,
    steps.DISCARD_DOWN: discard,
    steps.TAX: pay_tax,
    steps.EMERGENCY_MEASURES: return_asset,
    steps.CON_ANSWER: answer_con,
    steps.CELEBRITY_WINDOW: reveal_if_possible,
    steps.GANGSTER_WINDOW: reveal_if_possible,
    steps.SPECULATOR_WINDOW: reveal_if_possible,
    steps.EARLY_END_PROPOSAL: lambda table, seat, legal: int(PROPOSE_END),
    steps.EARLY_END_VOTE: lambda table, seat, legal: int(AGREE),
    steps.LEVEL_VOTE: lambda table, seat, legal: int(AGREE),
}
