"""PettingZoo, one agent after the other: `fatcats.envs.aec("zillionaire", seats=4)`."""

from __future__ import annotations

from operator import index
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from fatcats.engine.play import NOBODY
from fatcats.engine.rows import REFUSED

from .render import Picture, rendered
from .seat import RENDER_MODES, Seats, Seen, spaces_of
from .seeds import fresh_seed
from .spec import Mask, Setup, setup


class FatcatsAEC(AECEnv[str, Seen, int | None]):
    """Whoever is asked acts. In a simultaneous step the seats act one after the other and see nothing of each other.

    Rewards come at the end: the share of the others who did worse less the share of those who did better.
    """

    def __init__(self, chosen: Setup, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"fatcats_{chosen.game.key}_v{chosen.encoding.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.setup = chosen
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # decisions after which a game is cut off
        self.possible_agents = [f"player_{seat}" for seat in range(chosen.seats)]
        self.agents: list[str] = []
        seen, actions = spaces_of(chosen)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: actions if seat == 0 else spaces.Discrete(int(actions.n))
            for seat, agent in enumerate(self.possible_agents)
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seats: Seats | None = None
        self._steps = 0
        self._turn = NOBODY  # the seat that chooses now
        self._mask: Mask | None = None  # what is open to it

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

    # --- playing ---

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it and all that follow are the same everywhere; without one chance goes on."""
        if seed is not None or self._seats is None:
            play = self.setup.play(fresh_seed() if seed is None else seed)
            self._seats = Seats(self.setup, play)
        self.seats.play.begin()
        self._steps = 0
        self._begin()

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = int(self.seats.play.seat)
        self._turn_to(seat, self.seats.mask(seat))

    def _turn_to(self, seat: int, mask: Mask) -> None:
        self._turn = seat
        self._mask = mask
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": mask}

    # Half of the time of a decision is Python's own, so `observe` and `step` call the compiled rows without detours.

    def observe(self, agent: str) -> Seen:
        seat = self._seat_of[agent]
        seats = self._seats or self.seats
        mask = self._mask if seat == self._turn else seats.mask(seat)
        seats.rows.write_observation(seat)
        return {"observation": seats.numbers.copy(), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act, so that None is no action")
        seats = self._seats or self.seats
        seat = seats.rows.act(self._turn, index(action))
        if seat == REFUSED:
            raise seats.refusal(self._turn, index(action))
        self.infos[agent] = {}
        if seat == NOBODY:
            self._end()
        else:
            self._turn_to(seat, seats.open.copy())
            if self.max_cycles is not None:
                self._count()
        if self.render_mode == "human":
            self.render()

    def _count(self) -> None:
        """Where there is a limit."""
        self._steps += 1
        if self.max_cycles is not None and self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        self._turn = NOBODY
        self.rewards = dict(zip(self.agents, self.seats.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"ending": self.ending()} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def ending(self) -> str:
        """How the game ended."""
        return self.setup.game.endings[int(self.seats.play.table.ending())]

    # --- looking at it ---

    def render(self) -> str | Picture | None:
        """As the agent sees it that acts now."""
        seat = self._seat_of.get(self.agent_selection, 0) if self.agents else 0
        return rendered(self.setup, self.seats.play.table, seat, self.render_mode)

    def close(self) -> None:
        pass

    def sentence(self, action: int) -> str:
        """What an action says."""
        return self.setup.actions[action]

    # --- copying, saving ---

    def copy(self) -> FatcatsAEC:
        """The same game under way; what happens in one does not touch the other."""
        other = FatcatsAEC(self.setup, self.render_mode, self.max_cycles)
        other._seats = self.seats.copy()
        other._steps = self._steps
        other._turn = self._turn
        other._mask = self._mask
        other.agents = list(self.agents)
        other.agent_selection = self.agent_selection
        other.rewards = dict(self.rewards)
        other._cumulative_rewards = dict(self._cumulative_rewards)
        other.terminations = dict(self.terminations)
        other.truncations = dict(self.truncations)
        other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other

    def save(self) -> bytes:
        """The game under way."""
        return self.seats.save()

    def load(self, data: bytes) -> None:
        """Go on from what was saved."""
        if self._seats is None:
            self._seats = Seats(self.setup, self.setup.play(0))
        self._seats.load(data)
        self._steps = 0
        if self._seats.is_over:
            self.agents = list(self.possible_agents)
            self.truncations = dict.fromkeys(self.agents, False)
            self._end()
        else:
            self._begin()


def aec(
    game: str,
    *,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: object,
) -> FatcatsAEC:
    """An environment of PettingZoo's AEC API for a game; options are the game's own."""
    return FatcatsAEC(setup(game, seats, options), render_mode, max_cycles)
