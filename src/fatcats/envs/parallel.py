"""PettingZoo, all agents at once: `fatcats.envs.parallel("millions", seats=5)`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from .render import Picture, rendered
from .seat import RENDER_MODES, Seats, Seen, spaces_of
from .seeds import fresh_seed
from .spec import Mask, Setup, setup

Agents = dict[str, Any]


class FatcatsParallel(ParallelEnv[str, Seen, int]):
    """Everybody acts in every step. Whoever is not asked has one action, the last of the table: there is nothing to do.

    An action that is not open is not carried out: nothing happens, `infos[agent]["refusal"]` says why, and the agent is
    asked again. In a phase without turns chance says who comes first; who is overtaken by events is asked again too.
    """

    def __init__(self, chosen: Setup, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        self.metadata = {
            "name": f"fatcats_{chosen.game.key}_parallel_v{chosen.encoding.version}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
        }
        self.setup = chosen
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.nothing = len(chosen.actions)  # the action of whoever is not asked
        self.possible_agents = [f"player_{seat}" for seat in range(chosen.seats)]
        self.agents: list[str] = []
        seen, actions = spaces_of(chosen, extra=1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: actions if seat == 0 else spaces.Discrete(int(actions.n))
            for seat, agent in enumerate(self.possible_agents)
        }
        self._seats: Seats | None = None
        self._steps = 0

    @property
    def seats(self) -> Seats:
        """The game under way."""
        if self._seats is None:
            raise RuntimeError("an environment is reset before it is used")
        return self._seats

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Agents, Agents]:
        if seed is not None or self._seats is None:
            play = self.setup.play(fresh_seed() if seed is None else seed)
            self._seats = Seats(self.setup, play)
        self.seats.play.begin()
        self._steps = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> Agents:
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat: int) -> Seen:
        seats = self.seats
        mask: Mask = np.zeros(self.nothing + 1, np.int8)
        mask[:-1] = seats.mask(seat)
        if not mask.any():
            mask[-1] = 1
        return {"observation": seats.observation(seat), "action_mask": mask}

    def step(self, actions: dict[str, int]) -> tuple[Agents, Agents, Agents, Agents, Agents]:
        refusals = self.seats.act_together([int(actions.get(agent, self.nothing)) for agent in self.possible_agents])
        infos: Agents = {agent: {} for agent in self.agents}
        for seat, refusal in refusals.items():
            infos[self.possible_agents[seat]] = {"refusal": str(refusal)}
        self._steps += 1
        return self._results(infos)

    def _results(self, infos: Agents) -> tuple[Agents, Agents, Agents, Agents, Agents]:
        seats = self.seats
        is_over = seats.is_over
        is_cut_off = not is_over and self.max_cycles is not None and self._steps >= self.max_cycles
        agents = self.agents
        rewards = dict(zip(agents, seats.rewards() if is_over else [0.0] * len(agents), strict=True))
        result = (
            self._observations(),
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut_off),
            infos,
        )
        if is_over or is_cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def render(self) -> str | Picture | None:
        """As the first seat sees it."""
        return rendered(self.setup, self.seats.play.table, 0, self.render_mode)

    def close(self) -> None:
        pass

    def sentence(self, action: int) -> str:
        """What an action says."""
        return "nothing to do" if action == self.nothing else self.setup.actions[action]

    def copy(self) -> FatcatsParallel:
        """The same game under way; what happens in one does not touch the other."""
        other = FatcatsParallel(self.setup, self.render_mode, self.max_cycles)
        other._seats = self.seats.copy()
        other._steps = self._steps
        other.agents = list(self.agents)
        return other

    def save(self) -> bytes:
        """The game under way."""
        return self.seats.save()

    def load(self, data: bytes) -> None:
        """Go on from what was saved."""
        if self._seats is None:
            self._seats = Seats(self.setup, self.setup.play(0))
        self._seats.load(data)
        self.agents = [] if self._seats.is_over else list(self.possible_agents)


def parallel(
    game: str,
    *,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: object,
) -> FatcatsParallel:
    """An environment of PettingZoo's Parallel API for a game; options are the game's own."""
    return FatcatsParallel(setup(game, seats, options), render_mode, max_cycles)
