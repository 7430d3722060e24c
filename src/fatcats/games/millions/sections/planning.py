"""MD-1.06 and MD-2: the first Leader; Loot, secret choice of roles, antes and the cards in the centre."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, nth
from fatcats.engine.errors import BadChance
from fatcats.engine.position import SO_FAR
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, AutomaticStep, SettledStep
from fatcats.engine.tally import ONE, held

from ..model import events
from ..model.cards import ANTE, N_ROLES, loot_amount, loot_bonus, loot_roles
from ..model.cells import (
    ANTES,
    CENTRE,
    DOUBLE,
    FACE_UP,
    HEIST,
    HIDDEN,
    IN,
    IN_PLAY,
    LEADER,
    LOOT_CARD,
    LOOT_LEFT,
    MONEY,
    RESERVE,
    RESERVE_PAYS,
    ROLES,
)
from ..model.clauses import MD_1_02, MD_2_02, MD_8_01
from ..model.moves import FIRST, SECOND, SEND, SEND_PAIR, VERB
from ..model.pairs import offer_pairs, pair_is_in_play
from ..model.steps import ANNOUNCEMENT, CENTRE_CARDS, LOOT_REVEAL, ROLE_CHOICE
from ..model.table import MillionsTable


class SetUp(AutomaticStep[MillionsTable]):
    """MD-1.06: a random player leads the first heist."""

    def happen(self, t: MillionsTable, _: i64, about: i64) -> None:
        t[LEADER] = t.pick(t.seats())
        t.push(LOOT_REVEAL, 0, 0)


class LootReveal(AutomaticStep[MillionsTable]):
    """MD-2.01: the next Loot card is revealed and its amount goes to the centre."""

    def happen(self, t: MillionsTable, _: i64, about: i64) -> None:
        card = draw_loot(t)
        t[LOOT_CARD] = card
        t[LOOT_LEFT] &= ~BIT[card]
        loot = t.loot(card)
        t.add_to_centre(loot_amount(loot))
        t.emit(events.HEIST_BEGAN, t[LEADER], t[HEIST], loot_amount(loot))
        paid = loot_roles(loot) & t[IN_PLAY]
        if paid != 0:
            t.emit(events.BONUS_SHOWN, t[LEADER], loot_bonus(loot), paid)
        t.push(ROLE_CHOICE, 0, 0)


def draw_loot(t: MillionsTable) -> i64:
    """MD-1.05: a pile has no order, so the card is drawn when it is revealed; chance names it."""
    left = t[LOOT_LEFT]
    if t.chance_is_scripted():
        card = t.next_scripted()
        if card < 0 or card > 60 or left & BIT[card] == 0:
            raise BadChance("chance reveals a Loot card that is not in the pile")
    else:
        card = nth(left, t.below(count(left)))
    t.record(card)
    return card


class RoleChoice(SettledStep[MillionsTable]):
    """MD-2.02, MD-8.01: all choose in secret; the answers lie in the frame until the last is in."""

    clause = MD_2_02

    def begin(self, t: MillionsTable) -> None:
        t.ask_all(t.everybody())

    def fill_legal(self, t: MillionsTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        if t[DOUBLE]:
            offer_pairs(SEND_PAIR, out)
            return
        role: i64
        for role in range(N_ROLES):
            if t[IN_PLAY] & BIT[role]:
                out.add(SEND + role)

    def refusal(self, t: MillionsTable, seat: i64, move: i64) -> i64:
        verb = VERB[move]
        if verb != SEND and verb != SEND_PAIR:
            return MD_2_02
        if (verb == SEND_PAIR) != (t[DOUBLE] != 0):
            return MD_8_01
        return ALLOWED if pair_is_in_play(t, move) else MD_1_02

    def answer(self, t: MillionsTable, seat: i64, move: i64) -> None:
        chosen = FIRST[move] * ONE[seat]
        if t[DOUBLE]:
            chosen = FIRST[move] * ONE[2 * seat] + SECOND[move] * ONE[2 * seat + 1]
        t.set_frame(SO_FAR, t.frame(SO_FAR) + chosen)
        t.answered(seat)
        if t.pending() == 0:
            t[ROLES] = t.frame(SO_FAR)  # MD-2.04
            t.done()
            emit_choices(t)
            t.push(CENTRE_CARDS, 0, 0)


def emit_choices(t: MillionsTable) -> None:
    """To each player the own roles."""
    if t.events is None:
        return
    seat: i64
    for seat in range(t.seats()):
        if t[DOUBLE]:
            t.emit(events.CHOSE_PAIR, seat, t.role(2 * seat), t.role(2 * seat + 1))
        else:
            t.emit(events.CHOSE, seat, t.role(seat), 0)


class CentreCards(AutomaticStep[MillionsTable]):
    """MD-2.05 to MD-2.10: antes are paid; the cards are shuffled together and all but one turned face up."""

    def happen(self, t: MillionsTable, _: i64, about: i64) -> None:
        t[IN] = BIT[t.n_characters()] - 1
        pay_antes(t)
        t[HIDDEN] = t.pick(t.n_characters())
        face_up: i64 = 0
        character: i64
        for character in range(t.n_characters()):
            if character != t[HIDDEN]:
                face_up += ONE[t.role(character)]
        t[FACE_UP] = face_up
        t.emit(events.CARDS_SHOWN, t[LEADER], face_up, 0)
        t.push(ANNOUNCEMENT, t[LEADER], 0)


def pay_antes(t: MillionsTable) -> None:
    """MD-2.06, MD-8.02: a poor player pays what there is, for character 1 first."""
    t[ANTES] = 0
    seat: i64
    character: i64
    for character in range(t.n_characters()):
        seat = t.owner(character)
        paid = t.what_can_be_paid(seat, ANTE)
        t[ANTES] += paid * ONE[character]
        t[MONEY + seat] -= paid
        t[CENTRE] += paid
        if t[RESERVE_PAYS]:
            t.add_to_centre(ANTE - paid)
        if paid < ANTE:
            t.emit(events.PAID_PART_OF_ANTE, seat, paid, 0)
    t.emit(events.ANTES_PAID, t[LEADER], t[CENTRE], 0)


def return_ante(t: MillionsTable, character: i64) -> i64:
    """MD-4.16: the owner takes the ante back; MD-2.06: the Reserve first, where it had paid a part."""
    paid = held(t[ANTES], character)
    t[ANTES] -= paid * ONE[character]
    t[CENTRE] -= paid
    t[MONEY + t.owner(character)] += paid
    if t[RESERVE_PAYS]:
        t[CENTRE] -= ANTE - paid
        t[RESERVE] += ANTE - paid
    return paid
