"""Gymnasium, one seat against bots: `gymnasium.make("fatcats/zillionaire-v0", seats=4, opponents="heuristic")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import msgspec

from fatcats.bots.named import load_bot
from fatcats.engine.bot import Bot, Knowledge
from fatcats.engine.errors import BadBot, BadPosition, IllegalMove, WrongSeat
from fatcats.engine.rng import Rng, seeded
from fatcats.registry import game_keys, get_game

from .render import Picture, rendered
from .seat import RENDER_MODES, Seats, Seen, spaces_of
from .seeds import fresh_seed
from .spec import Setup, setup

Step = tuple[Seen, float, bool, bool, dict[str, Any]]


class FatcatsSeat(gymnasium.Env[Seen, Any]):
    """The agent sits at one seat; named bots play the others: one name for all, or one for each other seat."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(self, chosen: Setup, seat: int, opponents: str | Sequence[str], render_mode: str | None) -> None:
        if not 0 <= seat < chosen.seats:
            raise WrongSeat(f"there is no seat {seat}: they are 0 to {chosen.seats - 1}")
        others = chosen.seats - 1
        self.names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.names) != others:
            raise BadBot(f"{others} opponents are needed, one for each other seat, not {len(self.names)}")
        for name in self.names:
            load_bot(chosen.game, name)
        self.setup = chosen
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(chosen)
        self._seats: Seats | None = None
        self._bots: dict[int, Bot] = {}
        self._dice: Rng = seeded(0)

    @property
    def seats(self) -> Seats:
        """The game under way."""
        if self._seats is None:
            raise RuntimeError("an environment is reset before it is used")
        return self._seats

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._seats is None:
            begin = fresh_seed() if seed is None else seed
            self._seats = Seats(self.setup, self.setup.play(begin))
            self._dice = seeded(begin ^ 0x5EED)
        while True:  # in a few games all is decided before the seat is asked
            self.seats.play.begin()
            self._take_bots()
            self._let_bots_play()
            if not self.seats.is_over:
                return self._seen(), self._info()

    def _take_bots(self) -> None:
        """New ones: a bot may remember things of its game."""
        others = [seat for seat in range(self.setup.seats) if seat != self.seat]
        self._bots = {seat: load_bot(self.setup.game, name) for seat, name in zip(others, self.names, strict=True)}

    def _let_bots_play(self) -> None:
        play = self.seats.play
        while (seat := int(play.seat)) >= 0 and seat != self.seat:
            knowledge = Knowledge(self.setup.game, play.table, seat, self._dice)
            move = self._bots[seat].choose(knowledge)
            if move not in knowledge.legal:
                raise BadBot(f"the bot of seat {seat} chose {move!r}, which is none of its legal moves")
            play.play_move(seat, move)

    def _seen(self) -> Seen:
        return {"observation": self.seats.observation(self.seat), "action_mask": self.seats.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.seats.mask(self.seat)}

    def step(self, action: int) -> Step:
        """An action that is not open is not carried out: nothing happens, and `info["refusal"]` says why."""
        seats = self.seats
        try:
            seats.act(self.seat, int(action))
        except IllegalMove as refusal:
            return self._seen(), 0.0, seats.is_over, False, {**self._info(), "refusal": str(refusal)}
        self._let_bots_play()
        reward = seats.rewards()[self.seat] if seats.is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, seats.is_over, False, self._info()

    def render(self) -> str | Picture | None:
        return rendered(self.setup, self.seats.play.table, self.seat, self.render_mode)

    def action_masks(self) -> Any:
        """What sb3-contrib's MaskablePPO asks for."""
        return self.seats.mask(self.seat).astype(bool)

    def sentence(self, action: int) -> str:
        """What an action says."""
        return self.setup.actions[action]

    def copy(self) -> FatcatsSeat:
        """The same game under way, with new bots of the same names; what happens in one does not touch the other."""
        other = FatcatsSeat(self.setup, self.seat, self.names, self.render_mode)
        other._seats = self.seats.copy()
        other._dice = self._dice.copy()
        other._take_bots()
        return other

    def save(self) -> bytes:
        """The game under way and the bots' dice."""
        return msgspec.msgpack.encode((self.seats.save(), int(self._dice.x), int(self._dice.y)))

    def load(self, data: bytes) -> None:
        """Go on from what was saved from an environment of the same kind."""
        try:
            saved, x, y = msgspec.msgpack.decode(data, type=tuple[bytes, int, int])
        except msgspec.MsgspecError as error:
            raise BadPosition(f"this is no saved environment: {error}") from error
        if self._seats is None:
            self._seats = Seats(self.setup, self.setup.play(0))
        self._seats.load(saved)
        self._dice = Rng(x, y)
        self._take_bots()


def single(
    game: str,
    *,
    seats: int | None = None,
    seat: int = 0,
    opponents: str | Sequence[str] = "heuristic",
    render_mode: str | None = None,
    **options: object,
) -> FatcatsSeat:
    """An environment of Gymnasium's API for one seat; options are the game's own."""
    return FatcatsSeat(setup(game, seats, options), seat, opponents, render_mode)


def register_all() -> None:
    """Make `gymnasium.make` know every installed game that can be learned."""
    for key in game_keys():
        encoding = get_game(key).encoding
        name = f"fatcats/{key}-v{encoding.version}" if encoding else ""
        if encoding and name not in gymnasium.registry:
            gymnasium.register(name, entry_point="fatcats.envs.single:single", kwargs={"game": key})
