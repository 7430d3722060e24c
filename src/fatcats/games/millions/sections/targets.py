"""MD-5.07 to MD-5.11 and MD-5.15 to MD-5.17: the two choices of the heist, the Tech's and the Mentalist's."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep
from fatcats.engine.tally import held

from ..model import events
from ..model.cards import ACROBAT, BRUTE, MENTALIST_STEALS, N_ROLES, TECH, CharacterSet, RoleSet
from ..model.cells import DOUBLE, FACE_UP, IN, MAY_DECLINE, NAMED
from ..model.clauses import MD_5_07, MD_5_09, MD_5_15
from ..model.moves import DECLINE, FIRST, NAME, ROBS, VERB
from ..model.table import MillionsTable
from .heist import eliminate, own_up


class TechTarget(SettledStep[MillionsTable]):
    """MD-5.07: a single Tech names a role that lies face up; MD-5.11: if there is none, nothing happens."""

    clause = MD_5_07

    def begin(self, t: MillionsTable) -> None:
        if nameable(t) != 0:
            t.ask(t.actor())
        else:
            t.done()

    def fill_legal(self, t: MillionsTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        roles = nameable(t)
        while roles:
            out.add(NAME + lowest(roles))
            roles &= roles - 1
        if t[MAY_DECLINE]:
            out.add(DECLINE)

    def refusal(self, t: MillionsTable, seat: i64, move: i64) -> i64:
        if move == DECLINE and t[MAY_DECLINE]:
            return ALLOWED
        if VERB[move] != NAME or FIRST[move] == TECH:
            return MD_5_07
        return ALLOWED if nameable(t) & BIT[FIRST[move]] else MD_5_09

    def answer(self, t: MillionsTable, seat: i64, move: i64) -> None:
        t.done()
        if move == DECLINE:
            t.emit(events.DECLINED, seat, 0, 0)
            return
        role = FIRST[move]
        t[NAMED] = role
        t.emit(events.NAMED, seat, role, 0)
        hit = t.who_are(role) & t[IN]
        own_up(t, hit, role)  # MD-5.08
        eliminate(t, hit, role)


def nameable(t: MillionsTable) -> RoleSet:
    """MD-5.09, MD-5.10: roles other than Tech with a face-up card, whether its owner is In or not."""
    roles: RoleSet = 0
    role: i64
    for role in range(TECH + 1, N_ROLES):
        if held(t[FACE_UP], role) > 0:
            roles |= BIT[role]
    return roles


class MentalistVictim(SettledStep[MillionsTable]):
    """MD-5.15, MD-5.16: the owner chooses where there are several; a single victim needs no choice."""

    clause = MD_5_15

    def begin(self, t: MillionsTable) -> None:
        victims = possible_victims(t)
        if victims & (victims - 1):
            t.ask(t.actor())
            return
        thief = t.actor()
        t.done()
        if victims:
            steal(t, thief, lowest(victims))

    def fill_legal(self, t: MillionsTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        first = ROBS[t[DOUBLE]]
        victims = possible_victims(t)
        while victims:
            out.add(first + lowest(victims))
            victims &= victims - 1

    def refusal(self, t: MillionsTable, seat: i64, move: i64) -> i64:
        is_right = VERB[move] == ROBS[t[DOUBLE]] and possible_victims(t) & BIT[FIRST[move]] != 0
        return ALLOWED if is_right else MD_5_15

    def answer(self, t: MillionsTable, seat: i64, move: i64) -> None:
        t.done()
        steal(t, seat, FIRST[move])


def possible_victims(t: MillionsTable) -> CharacterSet:
    """Participating Brutes, Techs and Acrobats, the own one too (MD-8.11)."""
    return (t.who_are(TECH) | t.who_are(ACROBAT) | t.who_are(BRUTE)) & t.participating()


def steal(t: MillionsTable, thief: i64, character: i64) -> None:
    """MD-5.17: no more than the victim has."""
    victim = t.owner(character)
    stolen = t.what_can_be_paid(victim, MENTALIST_STEALS)
    t.pay(victim, thief, stolen)
    t.emit(events.STOLE, thief, stolen, victim)
