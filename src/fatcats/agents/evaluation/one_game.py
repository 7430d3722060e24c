"""One game between agents, told to each in sentences and written down."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import IO

import msgspec

from fatcats.agents.evaluation.contacts import AgentFailed, Contact, reach
from fatcats.agents.evaluation.tally import Tally
from fatcats.agents.lines import Message, answer, question
from fatcats.agents.match_seat import MatchSeat
from fatcats.engine.rng import Rng, seeded
from fatcats.engine.state import CLOCK
from fatcats.lab.tournament import GameResult, LineUp, Tournament
from fatcats.match.match import Match, new

MAX_ANSWERS = 30  # for one decision: an agent may also ask about the rules before it moves


@dataclass(frozen=True)
class GameRules:
    """What an agent is allowed."""

    tries: int = 3  # refusals for one decision; after so many a random move is made for it
    patience: float = 120.0  # seconds for one answer; then it is out, and random moves are made for it to the end


@dataclass(frozen=True)
class PlayedGame:
    result: GameResult
    tallies: list[tuple[str, Tally]]  # by seat: who sat there


class Player:
    """An agent at its seat."""

    def __init__(self, agent: MatchSeat, contact: Contact, rules: GameRules, rng: Rng, out: IO[bytes] | None) -> None:
        self.agent = agent
        self.tally = Tally()
        self._contact = contact
        self._rules = rules
        self._rng = rng
        self._out = out
        self._is_out = False

    def decide(self) -> None:
        moves = self.agent.moves
        if len(moves) == 1:
            self.agent.play(moves[0].move)
            return
        self.tally.decisions += 1
        if self._is_out or not self._is_answered():
            self.tally.forfeited += 1
            self.agent.play(moves[int(self._rng.below(len(moves)))].move)

    def _is_answered(self) -> bool:
        """Does one of the agent's tries succeed?"""
        message, refusals = question(self.agent), 0
        for _ in range(MAX_ANSWERS):
            start = perf_counter()
            try:
                given = self._contact.ask(message)
            except AgentFailed as error:
                self._is_out = True
                self.tally.failures += 1
                self._write({"asked": message, "failed": str(error)})
                return False
            seconds = perf_counter() - start
            self.tally.answered(seconds, given.cost)
            said = answer(self.agent, given.move)
            self._write({"asked": message, "answer": given.move, "seconds": seconds, "cost": given.cost, "said": said})
            if said is None:
                return True
            if said["type"] == "refused":
                self.tally.refused(said["clause"])
                refusals += 1
                if refusals == self._rules.tries:
                    return False
            message = said
        return False

    def leave(self) -> None:
        message = question(self.agent) if self.agent.is_over else None
        self._contact.close(None if self._is_out else message)
        if message is not None:
            self._write({"asked": message})

    def _write(self, what: Message) -> None:
        if self._out is not None:
            self._out.write(msgspec.json.encode({"seat": self.agent.seat, **what}) + b"\n")


def play_game(plan: Tournament, rules: GameRules, names: LineUp, deal: int, transcript: Path | None) -> PlayedGame:
    seed = plan.seed + deal
    match = new(plan.key, seats=plan.seats, seed=seed, **plan.options)  # type: ignore[arg-type]
    match.players = [f"player {seat}" for seat in range(plan.seats)]
    rng = seeded(seed ^ 0xA6E)
    with ExitStack() as stack:
        out = None if transcript is None else stack.enter_context(transcript.open("wb"))
        players: list[Player] = []
        for seat, name in enumerate(names):
            agent = MatchSeat(match, seat)
            contact = reach(agent, name, rng.fork(), rules.patience)
            player = Player(agent, contact, rules, rng.fork(), out)
            stack.callback(player.leave)
            players.append(player)
        decisions = play_on(match, players)
    outcome = match.outcome
    assert outcome is not None  # it is over
    result = GameResult(list(names), list(outcome.places), list(outcome.scores), outcome.reason, decisions)
    return PlayedGame(result, [(name, player.tally) for name, player in zip(names, players, strict=True)])


def play_on(match: Match, players: list[Player]) -> int:
    decisions = 0
    while not match.over:
        asked = [seat for seat in match.deciders if seat != CLOCK]
        if asked:
            players[asked[0]].decide()
        else:
            match.play(CLOCK, match.legal(CLOCK)[0])
        decisions += 1
    return decisions
