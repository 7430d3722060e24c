"""OpenSpiel: `import fatcats.envs.open_spiel; pyspiel.load_game("fatcats_zillionaire(seats=4)")`.

Chance is explicit and comes once: the first node names one of `deals` deals, and every card and die of the game follows
from it, unseen by the players. So a state is its history, exactly, on every machine. In a simultaneous step the seats
choose one after the other and see nothing of each other, so that algorithms for sequential games can be used; with
`simultaneous=true` such steps are OpenSpiel's simultaneous nodes.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from fatcats.engine.errors import BadOption
from fatcats.engine.game import Game
from fatcats.engine.options import Choice, Option, OptionValue
from fatcats.engine.play import DEPTH, Play
from fatcats.engine.rng import seeded
from fatcats.engine.visible import visible_events
from fatcats.registry import game_keys, get_game

from .render import as_text
from .seat import Seats
from .spec import Setup, setup

DEALS = 1_000
Tensor = npt.NDArray[np.float32]


def parameters(game: Game) -> dict[str, Any]:
    """What may be written in brackets behind the name, with its default."""
    options = {option.name: as_parameter(option.default) for option in game.options}
    tiny = {"tiny": False} if game.encoding and game.encoding.tiny else {}
    return {"seats": game.usual_seats, "deals": DEALS, "simultaneous": False, **tiny, **options}


def as_parameter(value: OptionValue) -> OptionValue:
    """OpenSpiel reads what looks like a number as one, even where it is the name of a choice: 22, 3-3-3."""
    if isinstance(value, str) and not value.strip("0123456789-"):
        return int(value) if value.isdecimal() else value.replace("-", "_")
    return value


def from_parameter(option: Option, value: OptionValue) -> OptionValue:
    """The value of the option that is written so."""
    names = option.choices if isinstance(option, Choice) else ()
    return next((name for name in names if as_parameter(name) == value), value)


def game_type(game: Game, is_simultaneous: bool = False) -> pyspiel.GameType:
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"fatcats_{game.key}",
        long_name=game.title,
        dynamics=dynamics.SIMULTANEOUS if is_simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class FatcatsGame(pyspiel.Game):
    """One of our games with its options. Each has a subclass of its own, because OpenSpiel makes it without a name."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = get_game(self.key)
        given = {**parameters(game), **(params or {})}
        chosen = {option.name: from_parameter(option, given[option.name]) for option in game.options}
        self.setup: Setup = setup(self.key, int(given["seats"]), chosen)
        self.tiny = self.setup.encoding.tiny if given.get("tiny") else None
        self.is_simultaneous = bool(given["simultaneous"])
        self.deals = int(given["deals"])
        if self.tiny:
            self.deals = min(self.deals, self.tiny.deals(self.setup.seats, self.setup.options))
            if not self.deals:
                raise BadOption(f"the tiny game of {game.title} is for {self.tiny.needs}")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.actions) + self.is_simultaneous,
            max_chance_outcomes=self.deals,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest * DEPTH,
        )
        super().__init__(game_type(game, self.is_simultaneous), info, params or {})

    def new_initial_state(self) -> FatcatsState:
        return FatcatsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FatcatsObserver:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return FatcatsObserver(self.setup, bool(iig_obs_type and iig_obs_type.perfect_recall))


class FatcatsState(pyspiel.State):
    def __init__(self, game: FatcatsGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.deals = game.deals
        self.tiny = game.tiny
        self.is_simultaneous = game.is_simultaneous
        self.nothing = len(game.setup.actions)  # at a simultaneous node, for whoever has nothing to choose
        self.seats: Seats | None = None  # none until the deal is named
        self.own: list[list[int]] = [[] for _ in range(game.setup.seats)]  # the actions of each player

    # --- what OpenSpiel asks of a state ---

    def current_player(self) -> int:
        if self.seats is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.seats.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self._are_several_asked() else int(self.seats.play.seat)

    def _are_several_asked(self) -> bool:
        """A public fact: also while only one of them has not answered yet."""
        if not self.is_simultaneous or self.seats is None:
            return False
        asked = int(self.seats.play.table.asked())
        return (asked & ((1 << self.setup.seats) - 1)).bit_count() > 1

    def _legal_actions(self, player: int) -> list[int]:
        if self.seats is None:
            return []
        if self._are_several_asked():
            return self.seats.play.actions(player) or [self.nothing]
        return self.seats.play.actions(player) if player == self.seats.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.seats is None:
            self.seats = Seats(self.setup, self._dealt(action))
            return
        seat = int(self.seats.play.seat)
        self.seats.act(seat, action)
        self.own[seat].append(action)

    def _apply_actions(self, actions: list[int]) -> None:
        """At a simultaneous node. How often one had nothing to choose is no part of what one knows: it would tell how
        many small choices others have made."""
        assert self.seats is not None
        asked = int(self.seats.play.table.pending())
        self.seats.act_together(actions)
        for seat, action in enumerate(actions):
            if asked >> seat & 1:
                self.own[seat].append(action)

    def _dealt(self, number: int) -> Play:
        play = self.setup.play(0 if self.tiny else number)
        play.archive = []
        play.begin()
        if self.tiny:
            self.tiny.deal(play.table, number)
            play.table.events, play.archive, play.logged = [], [], 0  # what was told of the other deal
            play.ask()
        return play

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return "nothing to choose" if action == self.nothing else self.setup.actions[action]

    def is_terminal(self) -> bool:
        return self.seats is not None and self.seats.is_over

    def returns(self) -> list[float]:
        if self.seats is None or not self.seats.is_over:
            return [0.0] * self.setup.seats
        *others, _ = self.seats.rewards()
        return [*others, -sum(others)]  # thirds do not sum to zero by themselves, and OpenSpiel is strict

    def __str__(self) -> str:
        """All that has happened, whoever saw it."""
        return " ".join(str(action) for action in self.history())

    # --- other worlds (OpenSpiel clones a state by copying its attributes deeply) ---

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> FatcatsState:
        """A state that looks to the player just like this one: what lies hidden, and what chance will give, is new."""
        world: FatcatsState = self.clone()
        if world.seats is not None:
            rng = seeded(int(probability_sampler() * 2**53))
            world.seats.play.table.determinize(player_id, rng)
            world.seats.play.order = rng.fork()
        return world


class FatcatsObserver:
    """OpenSpiel's observer: numbers from -1 to 1, and text. Our observations count seats from the observer's; OpenSpiel
    wants those of different players to differ, so that the player comes first."""

    def __init__(self, chosen: Setup, perfect_recall: bool) -> None:
        self.setup = chosen
        self.perfect_recall = perfect_recall
        self._scale = 1.0 / np.maximum(np.abs(chosen.low), np.abs(chosen.high)).astype(np.float32)
        self.tensor: Tensor = np.zeros(chosen.seats + chosen.size, np.float32)
        self.dict = {"player": self.tensor[: chosen.seats], "observation": self.tensor[chosen.seats :]}

    def set_from(self, state: FatcatsState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.seats is not None:
            np.multiply(state.seats.observation(player), self._scale, out=self.dict["observation"])

    def string_from(self, state: FatcatsState, player: int) -> str:
        if state.seats is None:
            return "before the deal"
        play = state.seats.play
        mark = blake2b(state.seats.observation(player).tobytes(), digest_size=16).hexdigest()
        if not self.perfect_recall:
            return f"{as_text(self.setup, play.table, player)}\n{mark}"
        seen = visible_events(self.setup.game.event_kinds, play.archive or [], player)
        events = "\n".join(f"{event.name} {event.seat} {event.details}" for event in seen)
        return f"player {player}, own actions {state.own[player]}\n{events}\n{mark}"


def register(key: str) -> None:
    game = get_game(key)
    if game.encoding is not None:
        made = type(f"{game.key.title()}Game", (FatcatsGame,), {"key": key})
        pyspiel.register_game(game_type(game), made)


for _key in game_keys():
    register(_key)
