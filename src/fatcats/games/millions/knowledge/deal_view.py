"""What one seat may know of deals: all that are open, and of those being entered only the own."""

from __future__ import annotations

from fatcats.engine.bits import members
from fatcats.engine.position import DRAFT, STEP
from fatcats.engine.tally import held

from ..model import terms
from ..model.cells import ANTES, DOUBLE
from ..model.steps import ANSWER
from ..model.table import MillionsTable
from ..sections.live_acts import countered_proposal
from .view_types import DealView, Payment, Share, Target

COUNTER_OFFER = "counter-offer"
COUNTER_ANSWER = "counter-answer"
ENTRY_STEPS = {  # what a player who is putting a deal together is asked, in place of the step itself
    terms.BEGUN: "deal-begun",
    terms.AMOUNT_WANTED: "amount",
    terms.RECEIVER_WANTED: "receiver",
    terms.MORE: "deal-entered",
}
INNER_STEPS = (*ENTRY_STEPS.values(), COUNTER_OFFER, COUNTER_ANSWER)


def entry_step(t: MillionsTable, viewer: int | None) -> str:
    """What the viewer is asked in the middle of a deal; the others are not told how far it has come (MD-4.27)."""
    if countering(t, viewer) is not None:
        return COUNTER_OFFER
    if viewer is not None and entry(t, viewer) is not None:
        return ENTRY_STEPS[terms.stage(t, viewer)]
    if not t.is_over() and t.frame(STEP) == ANSWER and terms.stage(t, t.about()) == terms.COUNTERED:
        return COUNTER_ANSWER
    return ""


def countering(t: MillionsTable, viewer: int | None) -> int | None:
    if viewer is None or t.is_over() or viewer >= t.seats():
        return None
    if t.frame(STEP) == ANSWER and t.frame(DRAFT) and t.actor() == viewer:
        return int(t.about())
    proposer = int(countered_proposal(t, viewer))
    return proposer if proposer >= 0 else None


def entry(t: MillionsTable, viewer: int | None) -> DealView | None:
    if viewer is None or viewer >= t.seats() or not terms.is_draft(t, viewer):
        return None
    return deal_view(t, viewer)


def deal_view(t: MillionsTable, proposer: int) -> DealView:
    named = [terms.target(t, proposer)]
    if terms.is_linked(t, proposer):
        named.append(terms.second_target(t, proposer))
    clockwise = [(proposer + n) % t.seats() for n in range(t.seats())]
    wanted = terms.stage(t, proposer) == terms.AMOUNT_WANTED
    return DealView(
        proposer=proposer,
        targets=tuple(Target(t.owner(character), t.number(character)) for character in named),
        payments=tuple(
            Payment(payer, terms.amount(t, proposer, payer), receiver(t, proposer, payer))
            for payer in clockwise
            if terms.amount(t, proposer, payer)
        ),
        shares=tuple(share(t, proposer, seat, named) for seat in range(t.seats())),
        agreed=tuple(members(terms.agreed(t, proposer))),
        still_to_answer=tuple(members(terms.still_to_answer(t, proposer))) if terms.is_open(t, proposer) else (),
        is_countered=terms.stage(t, proposer) == terms.COUNTERED,
        next_payer=terms.last_payer(t, proposer) if wanted else None,
        of_two=bool(t[DOUBLE]),
    )


def receiver(t: MillionsTable, proposer: int, payer: int) -> int | None:
    """MD-R33: of two who are to withdraw, the one who gets this amount; None until the proposer has said so."""
    if terms.stage(t, proposer) == terms.RECEIVER_WANTED and terms.last_payer(t, proposer) == payer:
        return None
    return int(terms.receiver(t, proposer, payer))


def share(t: MillionsTable, proposer: int, seat: int, leaving: list[int]) -> Share:
    """MD-4.16: what the deal means for one player's money; whoever withdraws gets the ante back."""
    payers = range(t.seats())
    got = sum(terms.amount(t, proposer, payer) for payer in payers if receiver(t, proposer, payer) == seat)
    antes = sum(held(t[ANTES], character) for character in leaving if t.owner(character) == seat)
    return Share(seat=seat, paid=terms.amount(t, proposer, seat), got=got, ante=antes)
