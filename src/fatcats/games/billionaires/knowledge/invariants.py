# fatcats: interpreted
"""For tests: what the rules conserve (BG-0.18, BG-0.19), and everything that a viewer must not know."""

from __future__ import annotations

from fatcats.engine.bits import members
from fatcats.engine.position import DRAFT, SO_FAR
from fatcats.engine.tally import total

from ..expansion.data import ALL_REVOLUTION_CARDS, ICONS_TO_WIN
from ..expansion.troublemakers.troublemaker import icons_collected
from ..model import cells
from ..model.data import (
    ALL_ASSETS,
    ALL_CRISES,
    GREEN_ROLES,
    MAX_ASSETS,
    MAX_SEATS,
    N_MARKETS,
    REBELS,
    RED_ROLES,
    RESOURCES,
    SPACE_COWBOY,
    SPECIAL_ACTIONS,
)
from ..model.table import BillionairesTable
from .redeal import known_cards


def broken_invariants(t: BillionairesTable) -> list[str]:
    if not t[cells.OUT_OF_GAME] and not t[cells.DECK]:
        return []  # before the deal
    broken = [
        name
        for name, is_kept in (
            ("every card is in one place (BG-0.18)", is_split(card_zones(t), cards_in_play(t))),
            ("every Asset is in one place (BG-0.19)", is_split(zones(t, cells.ASSETS_ON, cells.ROLE_DECK), ALL_ASSETS)),
            ("every Role is in one place", is_split(zones(t, cells.ROLE_DECK, cells.REVEALED), roles_in_play(t))),
            ("Rebels lie on Activated Crises only, ten at most (BG-0.19)", rebels_lie_well(t)),
            ("a Market has at most three Assets (BG-0.04)", max(asset_numbers(t)) <= MAX_ASSETS),
            ("a Market has at most one face-up card (BG-0.05)", has_one_face_up(t)),
            ("a player has at most one Role (BG-12.01)", max(role_numbers(t)) <= 1),
            ("every Revolution card is in one place (RR-1.14)", has_revolution_deck(t)),
            ("the dead hold nothing (RR-4.05)", not any(belongings_of_the_dead(t))),
        )
        if not is_kept
    ]
    return broken


def zones(t: BillionairesTable, first: int, end: int) -> list[int]:
    return [int(t[cell]) for cell in range(first, end)]


def card_zones(t: BillionairesTable) -> list[int]:
    return zones(t, 0, cells.CARD_ZONES) + zones(t, cells.MORE_CARD_ZONES, cells.END_OF_MORE_CARD_ZONES)


def has_revolution_deck(t: BillionairesTable) -> bool:
    whole = int(ALL_REVOLUTION_CARDS) if t[cells.DECLARED] else 0
    return is_split(zones(t, cells.REVOLUTION_DECK, cells.REVOLUTION_DRAWN + 1), whole)


def belongings_of_the_dead(t: BillionairesTable) -> list[int]:
    dead = [seat for seat in range(t.seats()) if not t.players() >> seat & 1]
    kinds = (cells.HAND, cells.ENVELOPE, cells.ASSETS_OF, cells.ROLE_OF)
    return [int(t[kind + seat]) for seat in dead for kind in kinds]


def is_split(parts: list[int], whole: int) -> bool:
    union = 0
    for part in parts:
        if union & part:
            return False
        union |= part
    return union == whole


def cards_in_play(t: BillionairesTable) -> int:
    cards = int(RESOURCES)
    if t[cells.SPECIAL_ACTIONS_IN]:
        cards |= int(SPECIAL_ACTIONS)
    return cards | int(ALL_CRISES) if t[cells.LEVEL] >= 2 else cards


def roles_in_play(t: BillionairesTable) -> int:
    if t[cells.LEVEL] < 3:
        return 0
    roles = int(RED_ROLES | GREEN_ROLES) if t[cells.LEVEL] >= 4 else int(RED_ROLES)
    has_cowboy = t[cells.SPACE] in (cells.ENVELOPE_CLOSED, cells.ENVELOPE_OPEN)
    return roles | 1 << SPACE_COWBOY if has_cowboy else roles


def rebels_lie_well(t: BillionairesTable) -> bool:
    activated = t[cells.GUILLOTINE] >> 49
    lie_on = {crisis for crisis in range(12) if t[cells.REBELS_ON] >> (4 * crisis) & 15}
    return total(t[cells.REBELS_ON]) <= REBELS and lie_on <= set(members(activated))


def asset_numbers(t: BillionairesTable) -> list[int]:
    return [len(members(t[cells.ASSETS_ON + market])) for market in range(N_MARKETS)]


def has_one_face_up(t: BillionairesTable) -> bool:
    """Except while a Buy has turned the whole Market up."""
    several = [market for market in range(N_MARKETS) if len(members(t[cells.FACE_UP + market])) > 1]
    return len(several) <= 1


def role_numbers(t: BillionairesTable) -> list[int]:
    return [len(members(t[cells.ROLE_OF + seat])) for seat in range(MAX_SEATS)]


def secrets(t: BillionairesTable, viewer: int | None) -> dict[str, object]:
    """By name; what the viewer remembers is no secret."""
    seat = MAX_SEATS if viewer is None else viewer
    others = [other for other in range(t.seats()) if other != viewer]
    known = known_cards(t, seat)
    held = t[cells.HELD_TURN] - 1 if t[cells.CAPTOR] == viewer and t[cells.HOSTAGE_SCOPE] == 1 else None
    hidden_roles = [other for other in others if not t[cells.REVEALED] >> other & 1 and other != held]
    sees_drawn = viewer is not None and t.asked() >> viewer & 1
    return {
        "Draw deck": int(t[cells.DECK]),
        "hands": hidden([t[cells.HAND + other] & ~known for other in others]),
        "envelopes": hidden([t[cells.ENVELOPE + other] & ~known for other in others]),
        "face-down cards": hidden([t[cells.FACE_DOWN + market] & ~known for market in range(N_MARKETS)]),
        "Crises set aside": int(t[cells.SET_ASIDE]),
        "unrevealed Roles": hidden([t[cells.ROLE_OF + other] for other in hidden_roles]),
        "Role deck": int(t[cells.ROLE_DECK]),
        "Roles drawn": 0 if sees_drawn else int(t[cells.ROLES_DRAWN]),
        "what others put away": hidden([t[cells.KNOWS + other] for other in others]),
        "what others saw of Roles": hidden([t[cells.RULED_OUT + other] for other in others]),
        "answers under way": answers(t, viewer),
        "chance": (int(t.rng.x), int(t.rng.y)),
        "Alignment": alignment(t, viewer),
        "cards in a Fix": hidden([t[cells.OFFERED + other] & ~known for other in others]),
        "cards committed": 0 if viewer == t[cells.TROUBLEMAKER] else int(t[cells.COMMITTED] & ~known),
        "cards looked through": int(t[cells.HEAP] & ~known),
    }


def alignment(t: BillionairesTable, viewer: int | None) -> int:
    """Counted from 1; what seven icons give away is no secret (RR-13.14)."""
    is_plain = t[cells.ALIGNMENT_SHOWN] or icons_collected(t) >= ICONS_TO_WIN
    return 0 if t[cells.TROUBLEMAKER] in (-1, viewer) or is_plain else int(t[cells.ALIGNMENT]) + 1


def hidden(zones: list[int]) -> list[int]:
    """The zones, if anything is hidden there."""
    return [int(zone) for zone in zones] if any(zones) else []


def answers(t: BillionairesTable, viewer: int | None) -> tuple[int, ...]:
    """What others have answered or put together so far."""
    if t.is_over():
        return ()
    own = 0 if viewer is None else 1 << viewer
    asked = int(t.asked())
    if asked & (asked - 1):
        said_yes = int(t.frame(SO_FAR)) & ~own
        return (said_yes, int(t.frame(DRAFT))) if said_yes else ()
    return () if asked & own or not t.frame(DRAFT) else (int(t.frame(SO_FAR)), int(t.frame(DRAFT)))
