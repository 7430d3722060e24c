"""Writes the TypeScript types that the web client shares with the server: `python web/generate.py [--check]`.

`src/wire/messages.ts` comes from the server's messages and the events of all games, `src/games/<key>/types.ts` from the
view, the steps and the move records of each installed game. All of them are committed; `--check` only says whether
they are still what the Python side says.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from fatcats import protocol
from fatcats.engine.game import Game
from fatcats.registry import game_keys, get_game
from fatcats.server.render.orders import ENDED

HERE = Path(__file__).parent
BANNER = "/* Made by `make types` from the Python side. Do not edit. */\n"
REF = "#/definitions/{name}"
TOOL = HERE / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"

Definitions = dict[str, Any]


def message_types() -> Definitions:
    structs = [
        thing for thing in vars(protocol).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    ]
    _, definitions = msgspec.json.schema_components(
        [struct for struct in structs if struct is not protocol.Message], ref_template=REF
    )
    for name, union in (("FromClient", protocol.FromClient), ("FromServer", protocol.FromServer)):
        definitions[name] = either(kind.__name__ for kind in typing.get_args(union))
    name_unions(definitions)
    events = {kind.name for key in game_keys() for kind in get_game(key).event_kinds}
    definitions["EventName"] = {"enum": sorted({*events, ENDED})}
    definitions["LogLine"]["properties"]["event"] = {"$ref": REF.format(name="EventName")}
    return definitions


def name_unions(definitions: Definitions) -> None:
    """What may only be one of a few words is a type with the name that it has in Python."""
    unions = {name: typing.get_args(thing) for name, thing in vars(protocol).items() if is_literal(thing)}
    names = {frozenset(words): name for name, words in unions.items()}
    for definition in definitions.values():
        for field, schema in definition.get("properties", {}).items():
            if "enum" in schema and (name := names.get(frozenset(schema["enum"]))):
                definition["properties"][field] = {"$ref": REF.format(name=name)}
    definitions |= {name: {"enum": list(words)} for name, words in unions.items()}


def is_literal(thing: object) -> bool:
    return typing.get_origin(thing) is typing.Literal


def game_types(game: Game) -> Definitions:
    """The view that the game hands out, its steps, and what its moves are about."""
    view = typing.get_type_hints(type(game).public_view)["return"]
    records = {type(record).__name__: type(record) for record in game.moves.records}
    _, definitions = msgspec.json.schema_components([view, *records.values()], ref_template=REF)
    for name, record in records.items():
        verbs = sorted({move.verb for move in game.moves.records if type(move) is record})
        definitions[name]["properties"]["verb"] = {"enum": verbs}
    definitions["View"] = {"$ref": REF.format(name=view.__name__)}
    definitions["Step"] = {"enum": [*game.steps, *game.inner_steps]}
    definitions[view.__name__]["properties"]["step"] = {"anyOf": [{"$ref": REF.format(name="Step")}, {"const": ""}]}
    definitions["About"] = either(records)
    for definition in definitions.values():
        require_all(definition)
    return definitions


def require_all(definition: dict[str, Any]) -> None:
    """A view is always sent whole, with the values that happen to be its defaults."""
    if "properties" in definition:
        definition["required"] = list(definition["properties"])


def either(names: typing.Iterable[str]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REF.format(name=name)} for name in names]}


def tidied(thing: Any) -> Any:
    """Without titles, which would become types of their own; records of anything and tuples as the tool knows them."""
    if isinstance(thing, list):
        return [tidied(item) for item in thing]
    if not isinstance(thing, dict):
        return thing
    kept = {key: tidied(value) for key, value in thing.items() if key != "title" or not isinstance(value, str)}
    if kept.get("type") == "object" and not kept.keys() & {"properties", "additionalProperties"}:
        kept["additionalProperties"] = True
    if "prefixItems" in kept:  # a tuple, as older schemas write it
        kept |= {"items": kept.pop("prefixItems"), "additionalItems": False}
    return kept


def typescript(definitions: Definitions) -> str:
    from build import node  # the file beside this one

    schema = {"title": "Everything", "definitions": tidied(definitions), **either(definitions)}
    command = [node(), str(TOOL), "--additionalProperties=false", "--ignoreMinAndMaxItems", "--bannerComment", ""]
    made = subprocess.run(command, input=json.dumps(schema), capture_output=True, text=True, check=True).stdout
    return BANNER + re.sub(r"export type Everything =.*?;\n", "", made, flags=re.DOTALL).strip() + "\n"


def wanted() -> dict[Path, str]:
    version = f"\n/** Of docs/protocol.md. */\nexport const PROTOCOL = {protocol.PROTOCOL};\n"
    files = {HERE / "src" / "wire" / "messages.ts": typescript(message_types()) + version}
    for key in game_keys():
        files[HERE / "src" / "games" / key / "types.ts"] = typescript(game_types(get_game(key)))
    return files


def main() -> int:
    is_check, stale = "--check" in sys.argv, []
    for path, text in wanted().items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path.relative_to(HERE)))
        if not is_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"{'out of date' if is_check else 'written'}: {', '.join(stale)}")
    return 1 if stale and is_check else 0


if __name__ == "__main__":
    sys.exit(main())
