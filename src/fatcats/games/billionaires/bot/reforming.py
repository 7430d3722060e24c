"""For the bot: the Troublemaker until the Declare, and the Billionaires who help or hinder a Fix.

A Reformist Fixes what the odds allow. A hidden Revolutionary keeps the same face, but feeds the Crises: Fixes that are
sure to fail turn up new ones, and Crises go where others will buy.
"""

from __future__ import annotations

from math import exp, sqrt

from fatcats.engine.bits import BIT, members
from fatcats.engine.position import DRAFT
from fatcats.engine.tally import held

from ..expansion.troublemakers.fix import helpers
from ..expansion.troublemakers.troublemaker import icons_collected
from ..model import steps
from ..model.cells import ALIGNMENT, DECK, DISCARD, ENVELOPE, FACE_UP, HAND, ICONS, REVOLUTIONARY, ROUND
from ..model.data import (
    ALL_CRISES,
    ARCHEOLOGICAL_DIG,
    BILLIONAIRE_AUDITED,
    CELEBRITY,
    NO_POLICY,
    REPRESS_THE_REBELS,
    TAX_TYRANNY,
)
from ..model.moves import (
    ACCEPT_HELP,
    AUDIT,
    COMMIT,
    DECLARE,
    DECLINE,
    EXCHANGE,
    FINISH,
    FIX,
    GAME_THE_MARKET,
    HELP_WITH,
    HOLD_UP,
    INVEST,
    ITEM,
    PLACE,
    SET_POLICY,
    SWAP,
    VERB,
)
from ..model.table import BillionairesTable
from ..sections.roles import role_of
from .answer import Answer
from .intrigue import INTRIGUE
from .weighing import weigh_single_audit
from .worth import card_worth, market_gain, rival_of

HELP = 1.1  # what a Billionaire is expected to add to a Fix, in points
AVERAGE = 2.1  # points of a card of the Draw deck, Crises included
NEARLY_REFORMED = 3  # icons from which Billionaires stop helping
ALARMING = 7  # Rebels at which they help
WORRYING = 6  # Rebels at which they think of little else
RIPE = 5  # Rebels at which a Revolutionary Declares


def is_revolutionary(table: BillionairesTable) -> bool:
    """The Troublemaker's own Alignment: only for the Troublemaker's decisions."""
    return bool(table[ALIGNMENT] == REVOLUTIONARY)


def declare_or_not(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """When Rebels are many or time is short for the Billionaires; before that the mask is worth more."""
    rival = rival_of(table, seat)
    is_ripe = table.rebels() >= RIPE or table.filled(rival) >= 3 or table[ROUND] >= 2
    return int(DECLARE) if DECLARE in legal and is_ripe else int(DECLINE)


# --- the action -------------------------------------------------------------------------------------------------------


def act(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    weigh = weigh_for_revolution if is_revolutionary(table) else weigh_for_reform
    return max(legal, key=lambda move: weigh(table, seat, move))


def fix_chance(table: BillionairesTable, seat: int, crisis: int) -> float:
    """A rule of thumb: the two best cards and some help against average cards."""
    icons = min(int(held(table[ICONS], crisis)), int(table.size(DECK)))
    hand = sorted((int(table.points(BIT[card])) for card in members(table[HAND + seat] & ~ALL_CRISES)), reverse=True)
    edge = sum(hand[:2]) + HELP * willing_helpers(table, seat) - AVERAGE * icons - 0.5
    return 1.0 / (1.0 + exp(-1.6 * edge / sqrt(max(icons, 1))))


def willing_helpers(table: BillionairesTable, seat: int) -> int:
    if icons_collected(table) >= NEARLY_REFORMED or table.rebels() < ALARMING:
        return 0
    return sum(1 for other in members(table.owners()) if table[HAND + other])


def weigh_for_reform(table: BillionairesTable, seat: int, move: int) -> float:
    verb = VERB[move]
    if verb == FIX:
        icons = float(held(table[ICONS], ITEM[move]))
        return fix_chance(table, seat, ITEM[move]) * (3.0 * icons + 0.8 * float(table.rebels()))
    if verb == INVEST:
        card = table.card(ITEM[move], table[HAND + seat])
        return 2.0 - float(table.points(card)) + (1.5 if card & ALL_CRISES else 0.0)
    if verb == EXCHANGE:
        given = table.card(ITEM[move], table[HAND + seat])
        taken = table[FACE_UP + PLACE[move]]
        return 1.2 * float(table.points(taken) - table.points(given)) - (9.0 if taken & ALL_CRISES else 0.0)
    if verb == AUDIT:
        return weigh_single_audit(table, seat, ITEM[move]) - 3.0
    return -1.0 if verb in (SWAP, GAME_THE_MARKET) else -2.0


def weigh_for_revolution(table: BillionairesTable, seat: int, move: int) -> float:
    """Crises among the Billionaires' purchases; else a Fix that will fail, but turns up cards."""
    verb = VERB[move]
    if verb == FIX:
        has_crisis = table[HAND + seat] & ALL_CRISES != 0
        return float(held(table[ICONS], ITEM[move])) + (6.0 if has_crisis else 0.0)
    if verb == INVEST:
        card = table.card(ITEM[move], table[HAND + seat])
        rival = int(rival_of(table, seat))
        return 2.0 + market_gain(table, rival, PLACE[move]) / 20 if card & ALL_CRISES else 0.5
    if verb == EXCHANGE:
        taken = table[FACE_UP + PLACE[move]]
        given = table.card(ITEM[move], table[HAND + seat])
        return 5.0 if taken & ALL_CRISES and not given & ALL_CRISES else -1.0
    if verb == AUDIT:
        return weigh_single_audit(table, seat, ITEM[move]) - 3.0
    return -2.0


def receive(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """They have equal points: a Special Action card last, since it is never doubled."""
    return legal[0]


def commit(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A Reformist the best cards; a Revolutionary a Crisis, or one card that is not enough."""
    cards = [move for move in legal if VERB[move] == COMMIT]
    hand = table[HAND + seat]
    if not is_revolutionary(table):
        good = [move for move in cards if not table.card(ITEM[move], hand) & ALL_CRISES]
        return max(good, key=lambda move: table.points(table.card(ITEM[move], hand)), default=int(FINISH))
    crises = [move for move in cards if table.card(ITEM[move], hand) & ALL_CRISES]
    if crises:
        return crises[0]
    if table.frame(DRAFT) or not cards:
        return int(FINISH)
    return min(cards, key=lambda move: table.points(table.card(ITEM[move], hand)))


def accept(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Everything while help is meant well; a Revolutionary takes what is meant ill."""
    is_meant_well = icons_collected(table) < NEARLY_REFORMED and table.rebels() >= ALARMING
    takes_all = is_meant_well != is_revolutionary(table)
    return int(ACCEPT_HELP + (helpers(table) if takes_all else 0))


# --- Policy -----------------------------------------------------------------------------------------------------------


def set_policy(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Against the leader; else income for the own hand, or fewer Rebels for a Reformist."""
    rival = int(rival_of(table, seat))
    is_reformist = not is_revolutionary(table)
    has_room = table.reformist() == seat and table.size(HAND + seat) < 2
    worth = {
        BILLIONAIRE_AUDITED: 10.0 if table.filled(rival) == 4 else 4.0 if table.filled(rival) == 3 else 1.0,
        REPRESS_THE_REBELS: float(table.rebels() - 4) if is_reformist else -5.0,
        TAX_TYRANNY: 4.5 if has_room else 2.0,
        ARCHEOLOGICAL_DIG: 3.0 if has_room and table[DISCARD] & ~ALL_CRISES else 0.0,
        NO_POLICY: 0.5,
    }
    return int(SET_POLICY) + int(max(worth, key=lambda policy: worth[policy]))


# --- Billionaires in a Fix --------------------------------------------------------------------------------------------


def help_or_not(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Against many Rebels a spare card; a Crisis for whoever lives on the Revolution or fears the Reformist."""
    hand = table[HAND + seat]
    offers = [move for move in legal if VERB[move] == HELP_WITH]
    crises = [move for move in offers if table.card(ITEM[move], hand) & ALL_CRISES]
    is_celebrity = role_of(table, seat) == CELEBRITY and table.rebels() >= 7
    if crises and (is_celebrity or icons_collected(table) >= NEARLY_REFORMED):
        return crises[0] if is_celebrity or table.rebels() < 6 else int(DECLINE)
    spare = [move for move in offers if not table.card(ITEM[move], hand) & (ALL_CRISES | table.own_suit(seat))]
    if is_celebrity or table.rebels() < ALARMING or icons_collected(table) >= NEARLY_REFORMED or not spare:
        return int(DECLINE)
    return max(spare, key=lambda move: table.points(table.card(ITEM[move], hand)))


def hold_up(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """If nobody does, the Reformist sets Policy, so any points will do."""
    if table.reformist() >= 0 and table.points(table[ENVELOPE + seat]) >= 2:
        return int(HOLD_UP)
    return INTRIGUE[steps.HOLD_UP_CHOICE](table, seat, legal)


def set_policy_against_rebels(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Fewer Rebels, unless somebody must be stopped at once or lives on them."""
    rival = int(rival_of(table, seat))
    is_celebrity = role_of(table, seat) == CELEBRITY
    if table.rebels() >= WORRYING and not is_celebrity and table.filled(rival) < 4:
        return int(SET_POLICY + REPRESS_THE_REBELS)
    return INTRIGUE[steps.POLICY_CHOICE](table, seat, legal)


def let_stay(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """They have equal icons, so it makes no difference."""
    return legal[0]


def discard(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return min(legal, key=lambda move: card_worth(table, seat, table.card(ITEM[move], table[HAND + seat])))


REFORMING: dict[int, Answer] = {
    steps.DECLARE_CHOICE: declare_or_not,
    steps.REFORM_ACTION: act,
    steps.LOWEST_CARD: receive,
    steps.FIX_COMMITMENT: commit,
    steps.FIX_ACCEPTANCE: accept,
    steps.FIX_HELP: help_or_not,
    steps.FIX_REVEAL: let_stay,
}
TROUBLEMAKERS_OWN: dict[int, Answer] = {steps.POLICY_CHOICE: set_policy, steps.DISCARD_DOWN: discard}
BILLIONAIRES_OWN: dict[int, Answer] = {steps.POLICY_CHOICE: set_policy_against_rebels, steps.HOLD_UP_CHOICE: hold_up}
