# fatcats: interpreted
"""What is at stake when somebody is asked."""

from __future__ import annotations

from collections.abc import Callable

from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import BillionairesView
from ..model.data import SPACES_TO_FILL
from .facts import deciding_for, empty_spaces, filled, given_up, holdings, is_for_another, me, own_role, points

CRISES = 2  # from this Level on a Round ends with one
MANY_REBELS = 7  # from here a single Crisis can bring the Revolution
NAMED = 2  # Assets whose names fit into the line
Words = Callable[[BillionairesView], Said]


def stake(view: BillionairesView) -> Said:
    if view.step in WINDOWS:
        return window(view)
    words = OF_STEP.get(view.step)
    return words(view) if words else said(f"stakes.{view.step}")


def counted(**facts: Callable[[BillionairesView], object]) -> Words:
    """The step's own text, with these numbers in it."""
    return lambda view: said(f"stakes.{view.step}", **{name: fact(view) for name, fact in facts.items()})


# --- windows that only the holder of one Role can use -----------------------------------------------------------------

WINDOWS = {
    "gangster-window": "Gangster",
    "celebrity-window": "Celebrity",
    "broker-window": "Power Broker",
    "speculator-window": "Disaster Speculator",
    "insider-window": "Insider Trader",
    "insider-between-turns": "Insider Trader",
    "vulture-window": "Vulture Capitalist",
    "launch-window": "Space Cowboy",
}


def window(view: BillionairesView) -> Said:
    """Everybody with an unrevealed Role is asked (BG-12.06); the reader knows which one it is."""
    role = WINDOWS[view.step]
    if own_role(view) != role:
        return said("stakes.window", role=role)
    if view.legal == ("decline",):
        return said("stakes.window, useless", role=role)
    values = {"asset": view.named_asset} if view.named_asset else {}
    return said(f"stakes.{view.step}", **values)


# --- a turn -----------------------------------------------------------------------------------------------------------


def draw(view: BillionairesView) -> Said:
    if view.deck_size == 1:
        return said("stakes.draw-step, last crisis" if view.level >= CRISES else "stakes.draw-step, last")
    if view.level >= CRISES and view.rebels >= MANY_REBELS:
        return said("stakes.draw-step, crisis", deck=view.deck_size, rebels=view.rebels)
    return said("stakes.draw-step", limit=deciding_for(view).hand_limit, deck=view.deck_size)


def action(view: BillionairesView) -> Said:
    if is_for_another(view):
        return said("stakes.action, hostage")
    if filled(view) == SPACES_TO_FILL - 1:
        return said("stakes.action, one left")
    if view.rebels >= MANY_REBELS:
        return said("stakes.action, rebels", rebels=view.rebels)
    return said("stakes.action", filled=filled(view))


def claim(view: BillionairesView) -> Said:
    is_own = view.turn == view.viewer and view.roll is None
    return said("stakes.claim-choice", filled=filled(view)) if is_own else said("stakes.claim-choice, other")


def proposal(view: BillionairesView) -> Said:
    """What a plan or a swap would take from the viewer."""
    plan = view.proposal
    if plan is None:
        return said("stakes.proposal, free")
    lost = given_up(view, plan)
    if len(lost) > NAMED:
        return said("stakes.proposal, costs", number=len(lost))
    if lost:
        return said("stakes.proposal, cost", assets=Named("asset", lost))
    own = set(holdings(me(view)))
    for one, other in plan.swaps:
        given, taken = (one, other) if one in own else (other, one)
        if given in own and taken not in own:
            return said("stakes.proposal, swap", given=Named("asset", given), taken=Named("asset", taken))
    return said("stakes.proposal, free")


def con_answer(view: BillionairesView) -> Said:
    wanted, offered = view.con or ("", "")
    return said("stakes.con-answer", wanted=Named("asset", wanted), offered=Named("asset", offered))


def bribe(view: BillionairesView) -> Said:
    """Without a card it is asked of whoever could use a Role."""
    own = deciding_for(view)
    if own.hand or own.envelope:
        return said("stakes.bribe-step", limit=own.hand_limit)
    return said("stakes.bribe-step, nothing")


def hold_up(view: BillionairesView) -> Said:
    """BG-12.26: an empty envelope is asked about too, as it may be swapped for a full one before all are opened."""
    own = me(view).envelope
    return said("stakes.hold-up-choice", points=points(view, own)) if own else said("stakes.hold-up-choice, empty")


# --- the Troublemaker -------------------------------------------------------------------------------------------------


def is_revolutionary(view: BillionairesView) -> bool:
    return view.troublemaker is not None and view.troublemaker.alignment == "Revolutionary"


def declare(view: BillionairesView) -> Said:
    return said(f"stakes.declare-choice{'' if is_revolutionary(view) else ', reformist'}")


def reform_action(view: BillionairesView) -> Said:
    if is_revolutionary(view):
        return said("stakes.reform-action, revolutionary", rebels=view.rebels)
    return said("stakes.reform-action", icons=view.troublemaker.icons if view.troublemaker else 0)


def fix(view: BillionairesView) -> Said:
    under_way = view.troublemaker.fix if view.troublemaker else None
    return said("stakes.fix-commitment", icons=view.icons.get(under_way.crisis, 0) if under_way else 0)


OF_STEP: dict[str, Words] = {
    "draw-step": draw,
    "action": action,
    "claim-choice": claim,
    "proposal": proposal,
    "con-answer": con_answer,
    "declare-choice": declare,
    "reform-action": reform_action,
    "fix-commitment": fix,
    "level-vote": counted(level=lambda view: view.level + 1),
    "role-return": counted(number=empty_spaces),
    "role-draw": counted(number=empty_spaces),
    "negotiation": counted(rebels=lambda view: view.rebels),
    "rebel-removal": counted(rebels=lambda view: view.rebels),
    "repression": counted(rebels=lambda view: view.rebels, number=lambda view: view.removing),
    "speculation": counted(limit=lambda view: me(view).hand_limit),
    "dig": counted(limit=lambda view: me(view).hand_limit),
    "discard-down": counted(limit=lambda view: deciding_for(view).hand_limit),
    "bribe-step": bribe,
    "hold-up-choice": hold_up,
    "round-draw": counted(limit=lambda view: me(view).hand_limit),
    "revolution-play": counted(rebels=lambda view: view.rebels),
    "infiltration": counted(number=lambda view: me(view).hand_size),
    "owners-removal": counted(rebels=lambda view: view.rebels),
    "organizing": counted(rebels=lambda view: view.rebels),
    "rebel-sacrifice": counted(rebels=lambda view: view.rebels),
}
