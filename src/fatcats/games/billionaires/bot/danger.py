"""For the bot: how near the Revolution is, who is how near to winning, and what a Crisis costs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each, lowest
from fatcats.engine.tally import held

from ..expansion.troublemakers.troublemaker import icons_collected
from ..model.cells import (
    ALIGNMENT,
    ASSETS_OF,
    BILLIONAIRES,
    DISCARD,
    FACE_UP,
    GUILLOTINE,
    HAND,
    ICONS,
    KNOWS,
    LEVEL,
    REVOLUTIONARY,
    SET_ASIDE,
    TROUBLEMAKER,
)
from ..model.data import ALL_CARDS, ALL_CRISES, CELEBRITY, FIRST_CRISIS, N_MARKETS, REBELS, AssetSet, CardSet
from ..model.table import BillionairesTable
from ..sections.roles import role_of

# By Rebels: how likely it is that somebody wins before the Revolution comes
SURVIVAL: Final = vec[float]([0.92, 0.9, 0.87, 0.83, 0.77, 0.7, 0.61, 0.5, 0.36, 0.18, 0.0])
# By filled spaces: how likely, compared with others, a Billionaire is to win
AHEAD: Final = vec[float]([1.0, 1.6, 2.7, 4.8, 10.0, 100.0])
GAME: Final = 60.0  # what the whole game is worth, beside Assets
USUAL_ICONS: Final = 2
MEAN_ROLL: Final = 3  # Rebels that a successful Panic! removes, a little less than on average
REFORMED: Final = 7  # icons with which a Reformist wins


def survival(rebels: i64) -> float:
    return SURVIVAL[max(min(rebels, REBELS), 0)]


def crisis_loss(t: BillionairesTable, icons: i64) -> float:
    """What a Crisis with so many icons costs everybody: the part of the game that will not be won by anybody."""
    now = survival(t.rebels())
    if now == 0.0:
        return 0.0
    return GAME * (now - survival(t.rebels() + icons)) / now


def relief(rebels: i64, fewer: i64) -> float:
    """What it is worth to everybody that there are so many Rebels fewer."""
    return GAME * (survival(rebels - fewer) - survival(rebels)) / max(survival(rebels), SURVIVAL[REBELS - 1])


def crisis_cost(t: BillionairesTable, cards: CardSet) -> float:
    """What it costs to buy where these cards lie: the Crisis with the most icons is Activated (BG-4.06)."""
    crises = cards & ALL_CRISES
    if crises == 0:
        return 0.0
    icons: i64 = 0
    while crises:
        icons = max(icons, held(t[ICONS], lowest(crises) - FIRST_CRISIS))
        crises &= crises - 1
    return crisis_loss(t, icons)


def hidden_crises(t: BillionairesTable, seat: i64) -> float:
    """How likely a card that the seat has not seen is a Crisis. How many are set aside is public."""
    if t[LEVEL] < 2:
        return 0.0
    seen = t[DISCARD] | t[GUILLOTINE] | t[HAND + seat] | t[KNOWS + seat]
    market: i64
    for market in range(N_MARKETS):
        seen |= t[FACE_UP + market]
    crises = count(ALL_CRISES & ~seen) - t.size(SET_ASIDE)
    cards = count(ALL_CARDS & ~seen) - t.size(SET_ASIDE)
    if crises <= 0 or cards <= 0:
        return 0.0
    return float(crises) / float(cards)


# --- who will win -----------------------------------------------------------------------------------------------------


def weight(t: BillionairesTable, billionaire: i64, assets: AssetSet) -> float:
    return AHEAD[t.filled_with(billionaire, assets)]


def share(t: BillionairesTable, seat: i64, lost: AssetSet) -> float:
    """The seat's part of the wins by Assets, if these Assets went back to their Markets."""
    own = 0.0
    everybody = 0.0
    for billionaire in each(t[BILLIONAIRES]):
        part = weight(t, billionaire, t[ASSETS_OF + billionaire] & ~lost)
        everybody += part
        if t.controller(billionaire) == seat:
            own += part
    reformist = t.reformist()
    if reformist >= 0:
        part = AHEAD[min(icons_collected(t) * 5 // REFORMED, 4)]
        everybody += part
        if reformist == seat:
            own += part
    if everybody == 0.0:
        return 0.0
    return own / everybody


def win_chance(t: BillionairesTable, seat: i64, rebels: i64, lost: AssetSet) -> float:
    """How likely the seat is to win by Assets or reforms, with so many Rebels and without these Assets."""
    if t[LEVEL] < 2:
        return share(t, seat, lost)
    return survival(rebels) * share(t, seat, lost)


def own_chance(t: BillionairesTable, seat: i64, rebels: i64, lost: AssetSet) -> float:
    """The same for oneself: who lives on the Revolution knows it."""
    if seat == t[TROUBLEMAKER] and t[ALIGNMENT] == REVOLUTIONARY:
        return 1.0 - survival(rebels)
    chance = win_chance(t, seat, rebels, lost)
    if t[LEVEL] >= 3 and role_of(t, seat) == CELEBRITY and t.unrevealed() & BIT[seat]:
        chance += 0.8 * (1.0 - survival(rebels))
    return chance
