# fatcats: interpreted
"""Why not: the real reason in this position."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.moves import Move
from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import BillionairesView
from ..model.move_types import (
    AboutAsset,
    AboutCard,
    AboutCards,
    AboutCrisis,
    AboutRole,
    AboutTwoAssets,
    CardAtMarket,
    CardsAtMarket,
    SwapFaceUp,
)
from .facts import deciding_for, holder_of, holdings, is_crisis, market_called, me, own_role
from .stakes import WINDOWS

CARD_OF = {"audit": "Audit", "scam": "Scam", "game the market": "Game the Market"}
ROLE_OF = {
    "broker": "Power Broker",
    "con": "Scam Artist",
    "con outright": "Scam Artist",
    "swap envelopes with": "Insider Trader",
    "take role of": "Vulture Capitalist",
}
ABOUT_ROLES = ("BG-12.03", "BG-12.06", "BG-12.15", "BG-12.32", "RR-3.02")
CARDS_OF_ONES_OWN = (  # clauses that also forbid what somebody does not have
    "BG-0.11", "BG-13.01", "BG-13.24", "BG-14.07", "BG-14.19", "RR-2.04", "RR-9.03", "RR-9.05", "RR-12.25",
)  # fmt: skip
PLAIN = {"BG-3.06": "can act", "BG-6.06": "fifth by scam", "BG-12.21": "fifth by broker", "BG-6.08": "nothing to scam"}


def why_not(clause: str, move: Move | None, view: BillionairesView) -> Sequence[Said]:
    reason = reason_of(clause, move, view) if move else None
    return (reason,) if reason else ()


def reason_of(clause: str, move: Move, view: BillionairesView) -> Said | None:
    if clause in PLAIN:
        return said(f"why.{PLAIN[clause]}")
    if clause in ABOUT_ROLES:
        return about_role(move, view)
    if clause == "BG-3.04":
        return said("why.hand full", number=deciding_for(view).hand_size)
    if clause == "RR-10.01":
        return said("why.no revolutionary")
    if isinstance(move, CardsAtMarket | CardAtMarket | SwapFaceUp):
        return about_market(clause, move, view)
    if isinstance(move, AboutCard | AboutCards):
        return about_cards(clause, move, view)
    if isinstance(move, AboutAsset | AboutTwoAssets):
        return about_assets(clause, move, view)
    if isinstance(move, AboutCrisis) and clause in ("BG-10.18", "BG-13.23", "RR-12.01", "RR-12.33"):
        return said("why.no rebel there", crisis=move.crisis)
    if clause == "BG-6.01" and move.verb in CARD_OF:
        return said("why.not held", card=CARD_OF[move.verb])
    return None


# --- Markets ----------------------------------------------------------------------------------------------------------


def about_market(clause: str, move: CardsAtMarket | CardAtMarket | SwapFaceUp, view: BillionairesView) -> Said | None:
    if clause not in ("BG-4.01", "BG-4.02", "BG-5.01", "BG-5.07", "BG-5.08", "BG-5.09", "BG-5.11", "BG-6.12"):
        return None
    markets = (move.market, move.other_market) if isinstance(move, SwapFaceUp) else (move.market,)
    for market in markets:
        if not market_called(view, market).assets:
            return said("why.sold out", market=market)
        if clause in ("BG-5.08", "BG-5.09") and not market_called(view, market).face_up:
            return said("why.no face-up card", market=market)
    cards = move.cards if isinstance(move, CardsAtMarket) else (move.card,) if isinstance(move, CardAtMarket) else ()
    if clause == "BG-4.02":
        return said("why.crisis in a buy", card=next((card for card in cards if is_crisis(card)), cards[0]))
    lacking = not_held(cards, deciding_for(view).hand)
    return said("why.not held", card=lacking) if lacking else None


def not_held(cards: Sequence[str], hand: Sequence[str]) -> str | None:
    left = list(hand)
    for card in cards:
        if card not in left:
            return card
        left.remove(card)
    return None


def about_cards(clause: str, move: AboutCard | AboutCards, view: BillionairesView) -> Said | None:
    cards = move.cards if isinstance(move, AboutCards) else (move.card,)
    if clause in ("BG-13.03", "BG-9.02", "BG-13.26", "RR-2.06"):
        crisis = next((card for card in cards if is_crisis(card)), None)
        return said("why.crisis", card=crisis) if crisis else said("why.only resources")
    if clause not in CARDS_OF_ONES_OWN:
        return None
    if move.verb == "retrieve":
        lacking = not_held(cards, deciding_for(view).envelope)
        return said("why.not in envelope", card=lacking) if lacking else None
    lacking = not_held(cards, deciding_for(view).hand)
    return said("why.not held", card=lacking) if lacking else None


# --- Assets and Roles -------------------------------------------------------------------------------------------------


def about_assets(clause: str, move: AboutAsset | AboutTwoAssets, view: BillionairesView) -> Said | None:
    if clause == "BG-6.01":
        return said("why.not held", card=CARD_OF.get(move.verb, "Audit"))
    if clause in ("BG-6.03", "BG-13.21", "BG-14.15", "RR-12.32") and holder_of(view, move.asset) is None:
        return said("why.nobody holds", asset=move.asset)
    if clause == "BG-4.10" and isinstance(move, AboutAsset):
        return said("why.not at this market", asset=move.asset)
    if clause == "BG-8.07":
        return said("why.not yours", asset=move.asset)
    if clause in ("BG-6.05", "BG-10.08", "BG-12.22") and isinstance(move, AboutTwoAssets):
        return two_owners(move, view)
    return None


def two_owners(move: AboutTwoAssets, view: BillionairesView) -> Said | None:
    own = holdings(deciding_for(view))
    for asset in (move.asset, move.other_asset):
        if holder_of(view, asset) is None:
            return said("why.nobody holds", asset=asset)
    count = sum(asset in own for asset in (move.asset, move.other_asset))
    return None if count == 1 else said("why.both yours" if count else "why.none yours")


def about_role(move: Move, view: BillionairesView) -> Said | None:
    wanted = move.role if isinstance(move, AboutRole) else ROLE_OF.get(move.verb)
    mine = me(view).role
    if view.step in WINDOWS and own_role(view) != WINDOWS[view.step]:
        return said("why.window", role=WINDOWS[view.step])
    if wanted is None:
        return None
    if mine is None:
        return said("why.no role")
    if mine != wanted:
        return said("why.other role", role=wanted, own=Named("role", mine))
    return said("why.role revealed" if me(view).is_revealed else "why.role useless", role=mine)
