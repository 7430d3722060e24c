"""Which variants of a game have phases of their own, and how many games of bots show them all."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from fatcats.games.billionaires.knowledge.view_types import BillionairesView
from fatcats.games.counterfeiters.knowledge.view_types import CounterfeitersView
from fatcats.games.millions.knowledge.view_types import MillionsView
from fatcats.games.zillionaire.knowledge.view_types import ZillionaireView
from fatcats.match.match import Match
from tests.web.boxes import short_track, small_box
from tests.web.moments import Key, step_of


class Variant(NamedTuple):
    game: str
    label: str
    seats: int
    options: dict[str, Any]
    games: int
    key: Key = step_of


def with_trouble(match: Match, seat: int) -> str:
    """A step looks different to the Troublemaker, and to somebody who decides for another."""
    view = cast(BillionairesView, match.view(seat))
    troublemaker = view.troublemaker
    if troublemaker is None or match.over:
        return view.step
    if troublemaker.captor == seat and troublemaker.hostage == view.turn:
        return f"{view.step} for a hostage"
    if troublemaker.seat == seat:
        return f"{view.step} as the {'Revolutionary' if troublemaker.is_declared else 'Troublemaker'}"
    return view.step


def with_exchange(match: Match, seat: int) -> str:
    """The first time that one is asked in a later game, the table says what was exchanged."""
    view = cast(ZillionaireView, match.view(seat))
    is_fresh = view.exchange is not None and not any(view.played_by or ())
    return f"{view.step} after the exchange" if is_fresh else view.step


def with_offers(match: Match, seat: int) -> str:
    """In a live negotiation an offer to answer, or an own one that is open, lies on the table."""
    view = cast(MillionsView, match.view(seat))
    if view.step != "live-negotiation" or not view.deals:
        return view.step
    if any(seat in deal.still_to_answer for deal in view.deals):
        return f"{view.step}: an offer to answer"
    is_own = any(deal.proposer == seat for deal in view.deals)
    return f"{view.step}: {'an own offer' if is_own else 'an offer among others'}"


def with_rematch(match: Match, seat: int) -> str:
    view = cast(CounterfeitersView, match.view(seat))
    return f"{view.step} of the rematch" if view.is_rematch and view.step else view.step


LEVEL_4 = {"level": 4}
SPACE = {"space_program": True, "rocket_boarding": "optional"}
TROUBLE = {"troublemakers": True}
LAWYERS = small_box(
    ["bad_lawyer", "great_lawyer", "diner", "diner", "diner"],
    short_track("investigation_1", "investigation_2", "investigation_3"),
)
LINKED = {"linked_withdrawals": True}
VARIANTS = (
    Variant("zillionaire", "four", 4, {}, 8, with_exchange),
    Variant("zillionaire", "six", 6, {"pass_locks": True, "show_counts": False, "show_history": False}, 2),
    Variant("millions", "four", 4, {}, 4),
    Variant("millions", "eight", 8, {}, 8),
    Variant("millions", "three", 3, LINKED | {"tech_may_decline": True}, 12),
    Variant("millions", "linked", 6, LINKED | {"money_public": False, "withdrawn_cards": "disclose"}, 12),
    Variant("millions", "live", 5, LINKED | {"live_negotiation": True}, 24, with_offers),
    Variant("counterfeiters", "two", 2, {}, 8),
    Variant("counterfeiters", "four", 4, {"money_visibility": "open", "start_player": "chosen"}, 8),
    Variant("counterfeiters", "lawyers", 2, LAWYERS, 2),
    Variant("counterfeiters", "rematch", 3, {"tie_rule": "rematch", "max_rounds": 1}, 40, with_rematch),
    Variant("billionaires", "level 1", 4, {"level": 1}, 4),
    Variant("billionaires", "level up", 3, {"level": 1, "level_up": True}, 8),
    Variant("billionaires", "level 2", 5, {"level": 2}, 10),
    Variant("billionaires", "level 3", 3, {"level": 3}, 16),
    Variant("billionaires", "level 4", 4, LEVEL_4, 16),
    Variant("billionaires", "puppets", 2, LEVEL_4, 16),
    Variant("billionaires", "free purchases", 2, {"level": 2, "purchase_is_action": False}, 8),
    Variant("billionaires", "space program", 4, LEVEL_4 | SPACE, 40),
    Variant("billionaires", "puppets in space", 2, {"level": 3} | SPACE, 24),
    Variant("billionaires", "troublemakers", 4, LEVEL_4 | TROUBLE, 60, with_trouble),
    Variant("billionaires", "reform or revolution", 6, LEVEL_4 | TROUBLE | SPACE, 40, with_trouble),
)
