"""A seat at a match in this process: alone among bots, or one of several agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fatcats.agents.agent_seat import LATEST, AgentSeat, sentences
from fatcats.bots.named import load_bot
from fatcats.engine.bot import Bot
from fatcats.engine.errors import BadBot, WrongSeat
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.engine.view import Outcome, View
from fatcats.match.match import Match, new


class MatchSeat(AgentSeat):
    """One of several: whoever holds the match lets others play."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match.game, seat)
        self.match = match
        self._events_seen = 0

    @property
    def players(self) -> Sequence[str]:
        return self.match.players

    @property
    def view(self) -> View:
        return self.match.view(self.seat)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def play(self, move: str) -> None:
        self.match.play(self.seat, move)

    def why_not(self, move: str) -> str:
        refusal = self.match.refusal(self.seat, move)
        return "You may do that now." if refusal is None else f"{refusal.clause}: {refusal.sentence}"

    def news(self) -> list[str]:
        events = self.match.events(self.seat)
        fresh, self._events_seen = events[self._events_seen :], len(events)
        return sentences(fresh[-LATEST:], self.words)


class SoloSeat(MatchSeat):
    """A seat among bots, who answer at once."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot], seed: int) -> None:
        super().__init__(match, seat)
        self._bots = bots
        self._rng = seeded(seed ^ 0xB07)
        self.go_on()

    def play(self, move: str) -> None:
        super().play(move)
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play, and the clock run, until the seat is asked or the game is over."""
        while not self.match.over and self.seat not in self.match.deciders:
            others = [seat for seat in self.match.deciders if seat != CLOCK]
            if others:
                self.match.play(others[0], self._bots[others[0]].choose(self.match.knowledge(others[0], self._rng)))
            else:
                self.match.play(CLOCK, self.match.legal(CLOCK)[0])


def sit_down(
    game: str,
    *,
    seats: int | None = None,
    seat: int = 0,
    opponents: str | Sequence[str] = "heuristic",
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> SoloSeat:
    """A new game with the program in one seat and named bots in the others."""
    given: dict[str, object] = dict(options or {})
    match = new(game, seats=seats, seed=seed, **given)  # type: ignore[arg-type]
    if not 0 <= seat < match.seats:
        raise WrongSeat(f"there is no seat {seat}: they are 0 to {match.seats - 1}")
    others = [number for number in range(match.seats) if number != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BadBot(f"{len(others)} opponents are needed, one for each other seat, not {len(names)}")
    match.players = [f"player {number}" for number in range(match.seats)]
    bots = {number: load_bot(match.game, name) for number, name in zip(others, names, strict=True)}
    return SoloSeat(match, seat, bots, seed)
