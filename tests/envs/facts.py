"""What each block of an observation claims to hold, read from the view: the other way to the same fact."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

from fatcats.games.billionaires.model.data import CRISIS_NAMES, MARKETS
from fatcats.games.millions.knowledge.deal_view import COUNTER_OFFER, INNER_STEPS

Fact = Callable[[Any], object]
UNCLAIMED = re.compile(r"chosen|event \d")  # the choices made so far and what was told are no part of a view
UNSAID = object()  # the view says something else there, so nothing can be compared


def fact(key: str, name: str, view: Any) -> object:
    """What the block of this name says of the view."""
    if match := re.fullmatch(r"seat \+(\d+): (.*)", name):
        return SEATS[key](match[2])(view, seat_at(view, int(match[1])))
    return TABLES[key](name)(view)


# --- seats, counted from the viewer's ---------------------------------------------------------------------------------


def seat_at(view: Any, distance: int) -> Any:
    return view.seats[(view.viewer + distance) % len(view.seats)]


def relative(view: Any, seat: int | None) -> int | None:
    return None if seat is None else (seat - view.viewer) % len(view.seats)


def relatives(view: Any, seats: Iterable[int]) -> list[int]:
    return sorted((seat - view.viewer) % len(view.seats) for seat in seats if seat < len(view.seats))


COMMON: dict[str, Fact] = {"step": lambda v: None if v.is_over else v.step, "asked": lambda v: relatives(v, v.asked)}

# --- Zillionaire ------------------------------------------------------------------------------------------------------

ZILLIONAIRE: dict[str, Fact] = {
    **COMMON,
    "game": lambda v: v.game,
    "games": lambda v: v.games,
    "dealer": lambda v: relative(v, v.dealer),
    "hand": lambda v: v.hand,
    "top rank": lambda v: v.top and v.top.rank,
    "top cards": lambda v: v.top.cards if v.top else 0,
    "top seat": lambda v: relative(v, v.top.seat) if v.top else None,
    "size": lambda v: (v.top.size or 0) if v.top else 0,
    "history": lambda v: v.played is not None,
    "played": lambda v: v.played or {},
    "partner": lambda v: relative(v, v.exchange.partner) if v.exchange else None,
    "gave": lambda v: v.exchange.gave if v.exchange else {},
    "received": lambda v: v.exchange.received if v.exchange else {},
    "pass locks": lambda v: v.pass_locks,
    "five lead max": lambda v: v.five_lead_max,
}
ZILLIONAIRE_SEAT: dict[str, Callable[[Any, Any], object]] = {
    "sits at": lambda v, s: (s.sits_at - v.seats[v.viewer].sits_at) % len(v.seats),
    "active": lambda v, s: s.is_active,
    "cards": lambda v, s: s.cards,
    "status": lambda v, s: s.status,
    "last status": lambda v, s: s.last_status,
    "chips": lambda v, s: s.chips,
    "points": lambda v, s: s.points,
    "to ask": lambda v, s: s.seat in v.still_to_ask,
    "passed": lambda v, s: s.seat in v.passed,
    "skipped": lambda v, s: s.seat in v.skipped,
    "played": lambda v, s: v.played_by[s.seat] if v.played_by else {},
}

# --- Counterfeiters ---------------------------------------------------------------------------------------------------

COUNTERFEITERS: dict[str, Fact] = {
    **COMMON,
    "round": lambda v: v.round,
    "max rounds": lambda v: v.max_rounds,
    "round first": lambda v: relative(v, v.round_first),
    "pawn": lambda v: relative(v, v.pawn),
    "officer": lambda v: v.officer,
    "last space": lambda v: v.last_space,
    "ban": lambda v: v.ban,
    "strike": lambda v: v.strike,
    "closing": lambda v: v.is_closing,
    "rematch": lambda v: v.is_rematch,
    "track": lambda v: v.track,
    "deck": lambda v: v.deck,
    "removed": lambda v: Counter(card.kind for card in v.removed),
}
SPACE: dict[str, Callable[[Any, Any], object]] = {
    "is there": lambda v, s: s is not None,
    "cost": lambda v, s: s.cost if s else 0,
    "hat": lambda v, s: bool(s and s.hat),
    "bin": lambda v, s: bool(s and s.bin),
    "sunglasses": lambda v, s: bool(s and s.sunglasses),
    "henchman": lambda v, s: relative(v, s.henchman) if s else None,
    "card": lambda v, s: s.card.kind if s and s.card else None,
    "value": lambda v, s: s.card.value if s and s.card else 0,
}
COUNTERFEITERS_SEAT: dict[str, Callable[[Any, Any], object]] = {
    "plays": lambda v, s: s.plays,
    "cards": lambda v, s: Counter(card.kind for card in s.cards),
    "tickets": lambda v, s: sum(card.value for card in s.cards),
    "quality": lambda v, s: s.quality,
    "print run": lambda v, s: s.print_run,
    "standing": lambda v, s: s.standing,
    "laid down": lambda v, s: s.laid_down,
    "money shown": lambda v, s: s.money is not None,
    "cash": lambda v, s: s.money.cash if s.money else 0,
    "offshore": lambda v, s: s.money.offshore if s.money else 0,
    "fakes": lambda v, s: s.money.fakes if s.money else (0, 0, 0),
}


def of_counterfeiters(name: str) -> Fact:
    if name in COUNTERFEITERS:
        return COUNTERFEITERS[name]
    space, _, what = name.partition(": ")
    return lambda v: SPACE[what](v, next((s for s in v.spaces if s.name == space), None))


# --- Millions of Dollars ----------------------------------------------------------------------------------------------

MILLIONS: dict[str, Fact] = {
    **COMMON,
    "step": lambda v: UNSAID if v.step in INNER_STEPS else None if v.is_over else v.step,
    "heist": lambda v: v.heist,
    "leader": lambda v: relative(v, v.leader),
    "centre": lambda v: v.centre,
    "roles": lambda v: v.roles,
    "face up": lambda v: v.face_up,
    "hidden card": lambda v: v.hidden_card,
    "named": lambda v: v.named,
    "round": lambda v: v.round,
    "rounds": lambda v: v.rounds,
    "countering": lambda v: relative(v, v.countering),
    "live": lambda v: v.live is not None,
    "votes left": lambda v: v.live.votes_left if v.live else UNSAID,
    "vote ready": lambda v: v.live.vote_ready if v.live else UNSAID,
}
LOOT: dict[str, Fact] = {
    "left": lambda loot: loot is not None,
    "amount": lambda loot: loot.amount if loot else 0,
    "bonus": lambda loot: loot.bonus if loot else 0,
    "roles": lambda loot: loot.roles if loot else (),
}
CHARACTER: dict[str, Fact] = {
    "in": lambda c: c.is_in,
    "eliminated": lambda c: c.is_eliminated,
    "ante": lambda c: c.ante,
    "announced": lambda c: c.announced,
    "known": lambda c: c.is_known,
    "role": lambda c: c.role,
}
DEAL: dict[str, Callable[[Any, Any], object]] = {
    "target": lambda v, d: (relative(v, d.targets[0].seat), d.targets[0].character) if d else None,
    "second target": lambda v, d: (
        (relative(v, d.targets[1].seat), d.targets[1].character) if d and len(d.targets) > 1 else None
    ),
    "agreed": lambda v, d: relatives(v, d.agreed) if d else [],
    "still to answer": lambda v, d: relatives(v, d.still_to_answer) if d else [],
    "next payer": lambda v, d: relative(v, d.next_payer) if d else None,
}


def of_millions(name: str) -> Fact:
    if name in MILLIONS:
        return MILLIONS[name]
    card, _, what = name.partition(": ")
    if card == "loot":
        return lambda v: LOOT[what](v.loot)
    return lambda v: LOOT[what](next((loot for loot in v.loot_left if loot.card == card), None))


def of_millions_seat(name: str) -> Callable[[Any, Any], object]:
    if name == "money":
        return lambda v, s: s.money
    if name == "proposals left":
        return lambda v, s: s.proposals_left
    if match := re.fullmatch(r"character (\d): (.*)", name):
        number, what = int(match[1]) - 1, match[2]
        return lambda v, s: CHARACTER[what](s.characters[number])
    if match := re.fullmatch(r"deal: seat \+(\d+) pays( second)?", name):
        payer, to_second = int(match[1]), bool(match[2])
        return lambda v, s: payment(v, deal_of(v, s.seat), payer, to_second)
    if name == "deal":
        return lambda v, s: stage(v, deal_of(v, s.seat))
    return lambda v, s: DEAL[name.removeprefix("deal: ")](v, deal_of(v, s.seat))


def deal_of(view: Any, proposer: int) -> Any:
    own = [view.entry] if view.entry is not None else []
    return next((deal for deal in [*view.deals, *own] if deal.proposer == proposer), None)


def stage(view: Any, deal: Any) -> object:
    if deal is None:
        return None
    if deal == view.entry and deal.proposer == view.viewer and deal not in view.deals:
        return view.step if view.step != COUNTER_OFFER else UNSAID
    return "countered" if deal.is_countered else "open"


def payment(view: Any, deal: Any, distance: int, to_second: bool) -> object:
    payments = {relative(view, p.payer): p for p in deal.payments} if deal else {}
    paid = payments.get(distance)
    if to_second:
        return bool(paid and len(deal.targets) > 1 and paid.to == deal.targets[1].seat)
    return paid.amount if paid else 0


# --- Billionaires & Guillotines ---------------------------------------------------------------------------------------

BILLIONAIRES: dict[str, Fact] = {
    **COMMON,
    "level": lambda v: v.level,
    "round": lambda v: v.round,
    "last round": lambda v: min(v.last_round, 32_767),
    "turn": lambda v: None if v.is_over else relative(v, v.turn),
    "deck": lambda v: v.deck_size,
    "discard": lambda v: Counter(v.discard),
    "set aside": lambda v: v.set_aside,
    "played": lambda v: Counter(v.played),
    "worth": lambda v: v.worth,
    "rebels": lambda v: v.rebels,
    "policy": lambda v: v.policy,
    "panic": lambda v: v.panic.stage,
    "panic leader": lambda v: relative(v, v.panic.leader),
    "panic card": lambda v: v.panic.card,
    "held up": lambda v: relatives(v, v.held_up),
    "named asset": lambda v: v.named_asset,
    "con: wanted": lambda v: v.con[0] if v.con else None,
    "con: given": lambda v: v.con[1] if v.con else None,
    "roll": lambda v: v.roll,
    "removing": lambda v: v.removing,
    "proposer": lambda v: relative(v, v.proposal.proposer) if v.proposal else None,
    "draft cards": lambda v: Counter(v.draft_cards),
    "draft retrieved": lambda v: Counter(v.draft_retrieved),
    "roles drawn": lambda v: v.roles_drawn,
    "looked at": lambda v: Counter(v.looked_at),
    "unseen": lambda v: v.unseen,
    "winners": lambda v: relatives(v, v.winners),
    "named market": lambda v: v.named_market,
    "space": lambda v: v.space and v.space.envelope,
    "space: number": lambda v: v.space.number if v.space else 0,
    "space: cards": lambda v: Counter(v.space.cards) if v.space else Counter(),
    "space: scores": lambda v: {k: n for k, n in v.space.scores.items() if n} if v.space else {},
    "space: pacts": lambda v: sorted(pact(v, pair) for pair in v.space.pacts) if v.space else [],
}
MARKET: dict[str, Fact] = {
    "assets": lambda m: m.assets,
    "face up": lambda m: Counter(m.face_up),
    "face down": lambda m: m.face_down,
    "known": lambda m: Counter(m.known),
}
CRISIS: dict[str, Callable[[Any, str], object]] = {
    "activated": lambda v, name: any(c.crisis == name for c in v.crises),
    "icons": lambda v, name: v.icons[name],
    "rebels": lambda v, name: sum(c.rebels for c in v.crises if c.crisis == name),
}
PLAN: dict[str, Fact] = {
    "sacrifices": lambda p: p.sacrifices if p else (),
    "first swap": lambda p: p.swaps[0] if p and p.swaps else None,
    "second swap": lambda p: p.swaps[1] if p and len(p.swaps) > 1 else None,
}
TROUBLEMAKER: dict[str, Callable[[Any, Any], object]] = {
    "seat": lambda v, t: relative(v, t.seat),
    "declared": lambda v, t: t.is_declared,
    "alignment": lambda v, t: t.alignment,
    "collected": lambda v, t: t.collected,
    "icons": lambda v, t: t.icons,
    "organized": lambda v, t: t.organized,
    "deck": lambda v, t: t.deck,
    "strike": lambda v, t: t.is_strike,
    "face up": lambda v, t: Counter(t.face_up),
    "discard": lambda v, t: Counter(t.discard),
    "drawn": lambda v, t: Counter(t.drawn),
    "turns to miss": lambda v, t: [t.turns_to_miss[seat_at(v, i).seat] for i in range(len(v.seats))],
    "captor": lambda v, t: relative(v, t.captor),
    "hostage": lambda v, t: relative(v, t.hostage),
}
FIX: dict[str, Callable[[Any, Any], object]] = {
    "crisis": lambda v, f: f.crisis,
    "committed": lambda v, f: f.committed,
    "offers": lambda v, f: relatives(v, f.offers),
    "own committed": lambda v, f: Counter(f.own_committed),
    "own offer": lambda v, f: Counter(f.own_offer),
    "drawn": lambda v, f: Counter(f.drawn),
}
NO_FIX = SimpleNamespace(crisis=None, committed=0, offers=(), own_committed=(), own_offer=(), drawn=())
NO_TROUBLEMAKER = SimpleNamespace(
    **{"seat": None, "is_declared": False, "alignment": None, "collected": (), "icons": 0, "organized": 0, "deck": 0},
    **{"is_strike": False, "face_up": (), "discard": (), "drawn": (), "turns_to_miss": (0,) * 6, "captor": None},
    **{"hostage": None, "hostages": (), "fix": None},
)
BILLIONAIRES_SEAT: dict[str, Callable[[Any, Any], object]] = {
    "board": lambda v, s: s.board and s.board.billionaire,
    "assets": lambda v, s: s.board.assets if s.board else (),
    "puppet: board": lambda v, s: s.puppet and s.puppet.billionaire,
    "puppet: assets": lambda v, s: s.puppet.assets if s.puppet else (),
    "hand size": lambda v, s: s.hand_size,
    "hand": lambda v, s: Counter(s.hand),
    "hand limit": lambda v, s: s.hand_limit,
    "envelope size": lambda v, s: s.envelope_size,
    "envelope": lambda v, s: Counter(s.envelope),
    "role": lambda v, s: s.role,
    "revealed": lambda v, s: s.is_revealed,
    "unrevealed role": lambda v, s: s.has_unrevealed_role,
    "possible roles": lambda v, s: s.possible_roles,
    "bunker": lambda v, s: s.has_bunker,
    "out": lambda v, s: s.is_out,
    "troublemaker": lambda v, s: s.is_troublemaker,
}


def of_billionaires(name: str) -> Fact:
    if name in BILLIONAIRES:
        return BILLIONAIRES[name]
    thing, _, what = name.rpartition(": ")
    if thing in MARKETS:
        return lambda v: MARKET[what](v.markets[MARKETS.index(thing)])
    if thing in CRISIS_NAMES:
        return lambda v: CRISIS[what](v, thing)
    if thing in ("proposal", "draft"):
        return lambda v: PLAN[what](getattr(v, thing))
    return lambda v: of_trouble(v, thing, what)


def of_trouble(view: Any, thing: str, what: str) -> object:
    """Where nothing of the kind is going on, everything is zero."""
    troublemaker = view.troublemaker or NO_TROUBLEMAKER
    if thing == "fix":
        return FIX[what](view, troublemaker.fix or NO_FIX)
    if match := re.fullmatch(r"captor of seat \+(\d+)", what):
        return relative(view, dict(troublemaker.hostages).get(seat_at(view, int(match[1])).seat))
    return TROUBLEMAKER[what](view, troublemaker)


def pact(view: Any, pair: tuple[int, int]) -> tuple[int, int]:
    n = len(view.seats)
    one, other = ((b - view.viewer) % n if b < n else (b - n - view.viewer) % n + n for b in pair)
    return min(one, other), max(one, other)


TABLES: dict[str, Callable[[str], Fact]] = {
    "zillionaire": lambda name: ZILLIONAIRE[name],
    "counterfeiters": of_counterfeiters,
    "millions": of_millions,
    "billionaires": of_billionaires,
}
SEATS: dict[str, Callable[[str], Callable[[Any, Any], object]]] = {
    "zillionaire": lambda name: ZILLIONAIRE_SEAT[name],
    "counterfeiters": lambda name: COUNTERFEITERS_SEAT[name],
    "millions": of_millions_seat,
    "billionaires": lambda name: BILLIONAIRES_SEAT[name],
}
