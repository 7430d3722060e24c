"""The games that are installed: what a start page needs to know."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Annotated

from litestar import Router, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from fatcats import protocol
from fatcats.bots.names import bot_names_of
from fatcats.engine.errors import BadText, UnknownGame
from fatcats.engine.game import Game
from fatcats.engine.options import Choice, Data, Flag, Number, Option
from fatcats.registry import game_keys, get_game
from fatcats.server.errors import Refusal
from fatcats.server.http.common import PROBLEMS
from fatcats.server.table.seats import levels
from fatcats.text.catalogue import Catalogue, texts_in

ENGLISH = "en"
PAGE = re.compile(r"rules(_\w+)?\.md")
GameKey = Annotated[str, PathParameter(max_length=64)]
Language = Annotated[str, QueryParameter(name="language", max_length=8)]


def find_game(key: str) -> Game:
    try:
        return get_game(key)
    except UnknownGame as error:
        raise Refusal("gone", "no-such-game", game=key) from error


def text(texts: Catalogue, key: str) -> str:
    try:
        return texts.text(key)
    except BadText:
        return ""


def option_info(option: Option, texts: Catalogue) -> protocol.OptionInfo:
    kinds: dict[type[Option], protocol.OptionKind] = {Flag: "flag", Number: "number", Choice: "choice", Data: "data"}
    is_number = isinstance(option, Number)
    return protocol.OptionInfo(
        name=option.name,
        kind=kinds.get(type(option), "choice"),
        default=option.default,
        clause=option.clause,
        text=text(texts, f"options.{option.name}"),
        choices=[] if is_number else list(option.values()),
        labels=[] if is_number else [choice_label(option, value, texts) for value in option.values()],
        low=option.low if isinstance(option, Number) else None,
        high=option.high if isinstance(option, Number) else None,
        without_turns=isinstance(option, Flag) and option.without_turns,
    )


def choice_label(option: Option, value: object, texts: Catalogue) -> str:
    return text(texts, f"choices.{option.name} {value}") or str(value).replace("_", " ")


def game_info(game: Game, language: str) -> protocol.GameInfo:
    texts = texts_in(game, language)
    return protocol.GameInfo(
        key=game.key,
        title=game.title,
        tagline=text(texts, "game.tagline"),
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        rules=game.rules_version,
        designers=list(game.credits.designers),
        publisher=game.credits.publisher,
        year=game.credits.year,
        options=[option_info(option, texts) for option in game.options],
        presets={name: dict(preset) for name, preset in game.presets.items()},
        preset_texts={name: text(texts, f"presets.{name}") for name in game.presets},
        bots=levels(game),
        bot_names={level: list(bot_names_of(level)) for level in levels(game)},
    )


@get("/games", responses=PROBLEMS, sync_to_thread=False, summary="All games")
def list_games(language: Language = ENGLISH) -> list[protocol.GameInfo]:
    return [game_info(get_game(key), language) for key in game_keys()]


@get("/games/{key:str}", responses=PROBLEMS, sync_to_thread=False, summary="One game")
def show_game(key: GameKey, language: Language = ENGLISH) -> protocol.GameInfo:
    return game_info(find_game(key), language)


@get(
    "/games/{key:str}/rules",
    media_type="text/markdown",
    responses={**PROBLEMS, 200: ResponseSpec(str, description="Markdown", media_type="text/markdown")},
    sync_to_thread=False,
    summary="The rules page, clause by clause",
)
def show_rules(key: GameKey) -> str:
    package = type(find_game(key)).__module__.rpartition(".")[0]
    pages = sorted(
        item.name for item in files(package).iterdir() if item.name.startswith("rules") and item.name.endswith(".md")
    )
    return "\n\n".join((files(package) / page).read_text(encoding="utf-8") for page in pages)


games_router = Router("/", route_handlers=[list_games, show_game, show_rules], tags=["games"])
