"""The move table: every move of the game, once, in a fixed order.

Read a move with `VERB[move] == BUY`, `PLACE[move]` (a Market, the first of two Assets) and `ITEM[move]` (a kind of
card, a combination of cards, an Asset, a Crisis, a Policy, a seat). What a step offers stands in ascending order, so
the table follows the order in which steps list their moves: Actions, then Reveals.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import members
from fatcats.engine.moves import MoveTable

from ..expansion.data import REVOLUTION_NAMES
from .data import (
    ASSETS,
    AUDIT_KIND,
    BOARD_NAMES,
    CRISIS_NAMES,
    FIRST_CRISIS_KIND,
    KIND_NAMES,
    MARKETS,
    MAX_SEATS,
    N_ASSETS,
    N_KINDS,
    POLICIES,
    ROLES,
    SCAM_KIND,
)
from .move_types import (
    AboutAsset,
    AboutBoard,
    AboutCard,
    AboutCards,
    AboutCrisis,
    AboutMarket,
    AboutPlayer,
    AboutPlayers,
    AboutPolicy,
    AboutRevolutionCard,
    AboutRole,
    AboutTwoAssets,
    CardAtMarket,
    CardsAtMarket,
    SwapFaceUp,
)

# --- Combinations of cards played together --------------------------------------------------------------------------

# One card (a Crisis too, so that people can ask why not), or two that are no Crises; then three worth one each.
SEVERAL_COPIES: Final = (*range(AUDIT_KIND), AUDIT_KIND)
PAIRS: Final = [(k, -1, -1) for k in range(N_KINDS)] + [
    (a, b, -1) for a in range(FIRST_CRISIS_KIND) for b in range(a, FIRST_CRISIS_KIND) if a < b or a in SEVERAL_COPIES
]
ONES: Final = [0, 3, 6, 9, 12, SCAM_KIND]  # kinds that can be worth one point (BG-R02)
TRIPLES: Final = [(a, b, c) for a in ONES for b in ONES for c in ONES if a <= b <= c and b != SCAM_KIND]
N_PAIRS: Final[i64] = len(PAIRS)
COMBINATIONS: Final = PAIRS + TRIPLES
FIRST_CARD: Final = vec[i64]([a for a, _, _ in COMBINATIONS])
SECOND_CARD: Final = vec[i64]([b for _, b, _ in COMBINATIONS])
THIRD_CARD: Final = vec[i64]([c for _, _, c in COMBINATIONS])
NUMBER_OF: Final = {combination: number for number, combination in enumerate(COMBINATIONS)}
PAIR: Final = vec[i64]([NUMBER_OF.get((a, b, -1), -1) for a in range(N_KINDS) for b in range(N_KINDS)])


def pair_of(kind: i64, other: i64) -> i64:
    """The combination of two cards, or -1: no combination has a Crisis in a pair."""
    return PAIR[kind * N_KINDS + other]


# --- Pairs of Assets ------------------------------------------------------------------------------------------------

ASSET_PAIRS: Final = [(a, b) for a in range(N_ASSETS) for b in range(a + 1, N_ASSETS)]
ASSET_PAIR: Final = vec[i64](
    [ASSET_PAIRS.index((min(a, b), max(a, b))) if a != b else -1 for a in range(N_ASSETS) for b in range(N_ASSETS)]
)
LOWER_ASSET: Final = vec[i64]([a for a, _ in ASSET_PAIRS])
HIGHER_ASSET: Final = vec[i64]([b for _, b in ASSET_PAIRS])


def asset_pair(asset: i64, other: i64) -> i64:
    """The number of a pair of different Assets, in whichever order."""
    return ASSET_PAIR[asset * N_ASSETS + other]


# --- The table ------------------------------------------------------------------------------------------------------

TABLE: Final = MoveTable(version=1)


def kinds(verb: str) -> int:
    return TABLE.block([(AboutCard(verb, name), 0, k) for k, name in enumerate(KIND_NAMES)])


def kinds_at_markets(verb: str) -> int:
    return TABLE.block(
        [
            (CardAtMarket(verb, market, name), m, k)
            for m, market in enumerate(MARKETS)
            for k, name in enumerate(KIND_NAMES)
        ]
    )


def assets(verb: str) -> int:
    return TABLE.block([(AboutAsset(verb, name), 0, a) for a, name in enumerate(ASSETS)])


def asset_pairs(verb: str) -> int:
    return TABLE.block([(AboutTwoAssets(verb, ASSETS[a], ASSETS[b]), a, b) for a, b in ASSET_PAIRS])


def crises(verb: str) -> int:
    return TABLE.block([(AboutCrisis(verb, name), 0, c) for c, name in enumerate(CRISIS_NAMES)])


def roles(verb: str) -> int:
    return TABLE.block([(AboutRole(verb, name), 0, r) for r, name in enumerate(ROLES)])


def players(verb: str) -> int:
    return TABLE.block([(AboutPlayer(verb, seat), 0, seat) for seat in range(MAX_SEATS)])


def names_of(combination: tuple[int, int, int]) -> tuple[str, ...]:
    return tuple(KIND_NAMES[k] for k in combination if k >= 0)


CHOOSE_BOARD: Final[i64] = TABLE.block([(AboutBoard("choose", name), 0, b) for b, name in enumerate(BOARD_NAMES)])
KEEP_ROLE: Final[i64] = roles("keep")
KEEP_NONE: Final[i64] = TABLE.plain("keep none")
HOLD_ROLE: Final[i64] = TABLE.plain("hold role")
PUT_BACK: Final[i64] = TABLE.plain("put back")
DRAW_ROLES: Final[i64] = TABLE.plain("draw roles")

# --- the turn ---
DRAW: Final[i64] = TABLE.plain("draw")
LEAVE: Final[i64] = TABLE.plain("leave")
BUY: Final[i64] = TABLE.block(
    [(CardsAtMarket("buy", market, names_of(c)), m, i) for m, market in enumerate(MARKETS) for i, c in enumerate(PAIRS)]
)
INVEST: Final[i64] = kinds_at_markets("invest")
EXCHANGE: Final[i64] = kinds_at_markets("exchange")
SWAP: Final[i64] = TABLE.block(
    [(SwapFaceUp("swap", MARKETS[a], MARKETS[b]), a, b) for a, b in ASSET_PAIRS if b < len(MARKETS)]
)
AUDIT: Final[i64] = assets("audit")
SCAM: Final[i64] = asset_pairs("scam")
GAME_THE_MARKET: Final[i64] = TABLE.plain("game the market")
PURCHASE: Final[i64] = assets("purchase")
CONTRIBUTE: Final[i64] = kinds("contribute")
PASS: Final[i64] = TABLE.plain("pass")
PUT: Final[i64] = kinds("put")
RETRIEVE: Final[i64] = kinds("retrieve")
CLOSE_ENVELOPE: Final[i64] = TABLE.plain("close envelope")
END_TURN: Final[i64] = TABLE.plain("end turn")
PROPOSE_END: Final[i64] = TABLE.plain("propose end")
AGREE: Final[i64] = TABLE.plain("agree")
DISAGREE: Final[i64] = TABLE.plain("disagree")

# --- answers to what happens ---
LET_STAY: Final[i64] = crises("let stay")
CLAIM: Final[i64] = assets("claim")
RETURN: Final[i64] = assets("return")
TAKE: Final[i64] = kinds("take")
DISCARD_CARD: Final[i64] = kinds("discard")
HOLD_UP: Final[i64] = TABLE.plain("hold up")
HOLD_BACK: Final[i64] = TABLE.plain("hold back")
SET_POLICY: Final[i64] = TABLE.block([(AboutPolicy("set policy", name), 0, p) for p, name in enumerate(POLICIES)])
PAY_TAX: Final[i64] = TABLE.block([(AboutCards("tax", names_of(c)), 0, i) for i, c in enumerate(COMBINATIONS)])
REMOVE_REBELS: Final[i64] = crises("remove rebels")

# --- Panic! ---
SACRIFICE: Final[i64] = assets("sacrifice")
ATTACH: Final[i64] = asset_pairs("attach")
SUBMIT: Final[i64] = TABLE.plain("submit")
OFFER_SWAP: Final[i64] = asset_pairs("offer")
PASS_BY: Final[i64] = TABLE.plain("pass by")
ACCEPT: Final[i64] = TABLE.plain("accept")
REFUSE: Final[i64] = TABLE.plain("refuse")

# --- Puppets ---
PAY: Final[i64] = kinds("pay")
RAISE: Final[i64] = kinds("raise")
LOWER: Final[i64] = kinds("lower")
TRADE: Final[i64] = asset_pairs("trade")
FINISH: Final[i64] = TABLE.plain("finish")

# --- no, and Reveals ---
DECLINE: Final[i64] = TABLE.plain("decline")
REVEAL: Final[i64] = roles("reveal")
BROKER: Final[i64] = asset_pairs("broker")
CON: Final[i64] = asset_pairs("con")
CON_OUTRIGHT: Final[i64] = assets("con outright")
SWAP_ENVELOPES: Final[i64] = players("swap envelopes with")
TAKE_ROLE: Final[i64] = players("take role of")

# --- the expansion ---
PROPOSE_PACT: Final[i64] = players("propose pact to")
BOARD_ROCKET: Final[i64] = TABLE.plain("board")
STAY_BEHIND: Final[i64] = TABLE.plain("stay behind")
RECEIVE: Final[i64] = kinds("receive")
FIX: Final[i64] = crises("fix")
COMMIT: Final[i64] = kinds("commit")
HELP_WITH: Final[i64] = kinds("help with")
ACCEPT_HELP: Final[i64] = TABLE.block(
    [(AboutPlayers("accept help of", tuple(members(helpers))), 0, helpers) for helpers in range(2**MAX_SEATS)]
)
DECLARE: Final[i64] = TABLE.plain("declare")
PLAY_CARD: Final[i64] = TABLE.block(
    [(AboutRevolutionCard("play", name), 0, kind) for kind, name in enumerate(REVOLUTION_NAMES)]
)
USE_IT: Final[i64] = TABLE.plain("use it")
PLACE_CARD: Final[i64] = kinds_at_markets("place")
LOOK_AT: Final[i64] = TABLE.block([(AboutMarket("look at", market), 0, m) for m, market in enumerate(MARKETS)])
PICK: Final[i64] = players("pick")
ADD_REBELS: Final[i64] = crises("add rebels")

N_MOVES: Final[i64] = len(TABLE)
VERB: Final = vec[i64](TABLE.verbs)
PLACE: Final = vec[i64](TABLE.firsts)
ITEM: Final = vec[i64](TABLE.seconds)
