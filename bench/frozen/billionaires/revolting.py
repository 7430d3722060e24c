"""For the bot: Revolution cards, played by the Declared Revolutionary or by a Billionaire through the Infiltrator."""

from __future__ import annotations

from collections.abc import Callable

from fatcats.engine.bits import members
from fatcats.games.billionaires.expansion.data import (
    BIDE_YOUR_TIME,
    BOYCOTT,
    COMRADE,
    FASCIST_THUGS,
    GENERAL_STRIKE,
    HOSTAGES_CARD,
    INFIGHTING,
    INFILTRATOR,
    INVOLUNTARY_DONATION,
    MEDIA_SLANDER,
    MERCENARY_ARMY,
    ORGANIZE,
    PACIFICATION,
    PROPAGANDA,
    RANSOM_ASSETS,
    RIOTS,
    SABOTAGE,
    TABLOID_EMPIRE,
    UNCOMFORTABLE_ALLIANCE,
)
from fatcats.games.billionaires.model.cells import (
    ASSETS_OF,
    BILLIONAIRES,
    BOARD,
    FACE_UP,
    HAND,
    HELD_TURN,
    ORGANIZE_ROW,
    TROUBLEMAKER,
)
from fatcats.games.billionaires.model.data import ALL_CRISES, CELEBRITY, N_SUITS, SUIT_OF_BOARD
from fatcats.games.billionaires.model.moves import (
    AUDIT,
    BUY,
    CLOSE_ENVELOPE,
    DECLINE,
    END_TURN,
    FINISH,
    INVEST,
    ITEM,
    LEAVE,
    PAY,
    PICK,
    PLACE,
    PLACE_CARD,
    RETURN,
    SET_POLICY,
    USE_IT,
    VERB,
)
from fatcats.games.billionaires.model.table import BillionairesTable
from fatcats.games.billionaires.sections.roles import role_of

from .worth import card_worth, loss, market_gain, rival_of

Answer = Callable[[BillionairesTable, int, list[int]], int]
ALARMING = 7  # Rebels at which Billionaires pay to be rid of some


def is_revolutionary(table: BillionairesTable, seat: int) -> bool:
    return bool(table[TROUBLEMAKER] == seat)


# --- which card -------------------------------------------------------------------------------------------------------


def play_card(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """The Revolutionary keeps what hurts the own side for last; a Billionaire looks for just that."""
    weigh = for_revolution if is_revolutionary(table, seat) else for_money
    return max(legal, key=lambda move: weigh(table, seat, ITEM[move]))


def for_revolution(table: BillionairesTable, seat: int, kind: int) -> float:
    threat = int(table.filled(rival_of(table, seat)))
    has_rebels = table.rebels() > 0
    worth = {
        ORGANIZE: 9.0 + float(table.size(ORGANIZE_ROW)),
        INVOLUNTARY_DONATION: 12.0 if threat == 4 and has_rebels else 2.0,
        PROPAGANDA: 8.0 if threat == 4 and has_rebels else 2.0,
        HOSTAGES_CARD: 10.0 if has_rebels and threat >= 3 and leader_can_be_taken(table, seat) else 2.5,
        RIOTS: 11.0 if threat == 4 else 5.0,
        SABOTAGE: 7.0 if threat >= 3 else 5.5,
        GENERAL_STRIKE: 6.0,
        BOYCOTT: 5.0,
        COMRADE: 4.0,
        UNCOMFORTABLE_ALLIANCE: 3.0,
        BIDE_YOUR_TIME: 1.0,
        INFILTRATOR: 0.5,
        MEDIA_SLANDER: -1.0 if table.owner_of(TABLOID_EMPIRE) >= 0 and has_rebels else 1.5,
        PACIFICATION: -1.0 if table.owner_of(MERCENARY_ARMY) >= 0 and has_rebels else 1.5,
        INFIGHTING: -2.0 if has_rebels else 1.5,
        FASCIST_THUGS: -1.5 if has_rebels else 1.5,
    }
    return worth[kind]


def for_money(table: BillionairesTable, seat: int, kind: int) -> float:
    worth = {
        INVOLUNTARY_DONATION: 10.0,
        INFIGHTING: 9.0,
        FASCIST_THUGS: 7.0,
        PROPAGANDA: 6.0,
        HOSTAGES_CARD: 5.0,
        UNCOMFORTABLE_ALLIANCE: 5.0,
        PACIFICATION: 4.5,
        MEDIA_SLANDER: 4.5,
        RIOTS: 4.0,
        COMRADE: 3.0,
        SABOTAGE: 2.5,
        BIDE_YOUR_TIME: 2.0,
        BOYCOTT: 1.0,
        GENERAL_STRIKE: 0.5,
        ORGANIZE: -9.0,
    }
    return worth.get(kind, 0.0)


def leader_can_be_taken(table: BillionairesTable, seat: int) -> bool:
    return bool(table[ASSETS_OF + rival_of(table, seat)] & RANSOM_ASSETS)


# --- whom it hits -----------------------------------------------------------------------------------------------------


def is_worth_a_rebel(table: BillionairesTable, seat: int) -> bool:
    """For a Billionaire a Rebel is no price at all."""
    return not is_revolutionary(table, seat) or table.filled(rival_of(table, seat)) >= 3


def pick_victim(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """The leader, or who comes next; nobody who is harmless."""
    picks = [move for move in legal if VERB[move] == PICK and ITEM[move] != seat]
    if not picks or not is_worth_a_rebel(table, seat):
        return int(DECLINE)
    return max(picks, key=lambda move: table.filled(ITEM[move]))


def donate(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    assets = [move for move in legal if VERB[move] == RETURN and table.owner_of(ITEM[move]) != seat]
    if not assets or not is_worth_a_rebel(table, seat):
        return int(DECLINE)
    return max(assets, key=lambda move: loss(table, table.owner_of(ITEM[move]), ITEM[move]))


def remove_as_owner(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    is_celebrity = role_of(table, seat) == CELEBRITY and table.rebels() >= ALARMING
    return int(DECLINE) if is_celebrity else legal[0]


def pay_thugs(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """The dearest cards when Rebels are many, none before."""
    pays = [move for move in legal if VERB[move] == PAY]
    if table.rebels() < ALARMING or not pays or role_of(table, seat) == CELEBRITY:
        return int(FINISH)
    return max(pays, key=lambda move: table.points(table.card(ITEM[move], table[HAND + seat])))


def infiltrate_or_not(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """For a poor hand, or when something must be done against the Rebels."""
    worth = sum(card_worth(table, seat, 1 << card) for card in members(table[HAND + seat]))
    return int(USE_IT if worth < 2.2 or table.rebels() >= ALARMING + 1 else DECLINE)


# --- Markets ----------------------------------------------------------------------------------------------------------


def place_boycott(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Crises first, to where the leader wants to buy."""
    rival = int(rival_of(table, seat))

    def harm(move: int) -> float:
        return market_gain(table, rival, PLACE[move]) + (30.0 if ITEM[move] >= 18 else float(ITEM[move] % 3))

    return max(legal, key=harm)


def look_at(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    rival = int(rival_of(table, seat))
    return max(legal, key=lambda move: market_gain(table, rival, ITEM[move]))


def move_card(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A Crisis, to where the leader wants to buy next; a Billionaire leaves the cards alone."""
    crises = [move for move in legal if VERB[move] == PLACE_CARD and ITEM[move] >= 18]
    return place_boycott(table, seat, crises) if crises and is_revolutionary(table, seat) else int(DECLINE)


def sabotage(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A cheap card on top, a Crisis or a dear one below."""
    is_top = table[FACE_UP + PLACE[legal[0]]] == 0
    playable = [move for move in legal if ITEM[move] < 18] or legal
    if is_top:
        return min(playable, key=lambda move: ITEM[move] % 3)
    crises = [move for move in legal if ITEM[move] >= 18]
    return crises[0] if crises else max(legal, key=lambda move: ITEM[move] % 3)


def ally(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A Suit that nobody plays; for a Billionaire the own one."""
    if not is_revolutionary(table, seat):
        return int(SET_POLICY + SUIT_OF_BOARD[table[BOARD + seat]])
    played = {int(SUIT_OF_BOARD[table[BOARD + b]]) for b in members(table[BILLIONAIRES])}
    return next((int(SET_POLICY) + suit for suit in range(N_SUITS) if suit not in played), legal[0])


# --- a turn taken over ------------------------------------------------------------------------------------------------


def held_action(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Buy where a Crisis lies with the weakest card, audit the leader, or waste what is good."""
    hostage = int(table[HELD_TURN]) - 1
    hand = table[HAND + hostage]

    def harm(move: int) -> float:
        verb = VERB[move]
        if verb == BUY:
            crisis = 20.0 if table[FACE_UP + PLACE[move]] & ALL_CRISES and is_revolutionary(table, seat) else 0.0
            return crisis + 4.0 - float(table.points(table.cards_for(ITEM[move], hand)))
        if verb == AUDIT:
            return 12.0 if table.owner_of(ITEM[move]) != seat else -9.0
        if verb == INVEST:
            return 3.0 + float(table.points(table.card(ITEM[move], hand)))
        return 0.0

    return max(legal, key=harm)


def held_bribe(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return int(CLOSE_ENVELOPE) if CLOSE_ENVELOPE in legal else legal[0]


HELD: dict[str, Answer] = {
    "draw-step": lambda table, seat, legal: int(LEAVE),
    "action": held_action,
    "gamed-buy": lambda table, seat, legal: int(DECLINE),
    "claim-choice": lambda table, seat, legal: int(DECLINE),
    "bribe-step": held_bribe,
    "turn-end": lambda table, seat, legal: int(END_TURN),
    "launch-window": lambda table, seat, legal: int(DECLINE),
}
REVOLTING: dict[str, Answer] = {
    "revolution-play": play_card,
    "infiltrator-play": play_card,
    "infiltration": infiltrate_or_not,
    "hostage-choice": pick_victim,
    "propaganda-choice": pick_victim,
    "takeover": lambda table, seat, legal: int(USE_IT),
    "donation": donate,
    "owners-removal": remove_as_owner,
    "thugs-payment": pay_thugs,
    "boycotting": place_boycott,
    "comrade-look": look_at,
    "comrade-move": move_card,
    "sabotaging": sabotage,
    "alliance": ally,
}
