"""A player that nothing was tuned on: `bench.others:Heuristic` plays by rules of thumb with other constants.

Every number by which the frozen bot weighs things is multiplied or divided by up to two, always in the same way. It
sees, counts and bargains like the frozen one, and prefers other moves.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from types import CodeType, ModuleType

from fatcats.bots.heuristic import HeuristicBot
from fatcats.engine.bot import Bot, Knowledge
from fatcats.games.zillionaire.bot.guide import StyledGuide
from fatcats.games.zillionaire.bot.style import Style

FROZEN = Path(__file__).parent / "frozen"
PACKAGE = "bench.otherwise"
SEED = 21
FACTOR = 2.0  # by which a number is multiplied or divided
STYLE = ("lead_number", "lead_rank", "lead_run", "answer", "answer_rank", "answer_rest", "winner_run", "break_up")
COUNTS = 5  # whole numbers below this one count things rather than weigh them


class Otherwise(ast.NodeTransformer):
    """Changes what weighs: numbers with a decimal point, and larger whole ones in sums and products."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        if isinstance(node.value, float) and node.value not in (0.0, 1.0):
            return ast.copy_location(ast.Constant(self.changed(node.value)), node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if isinstance(node.op, ast.Add | ast.Sub | ast.Mult):
            for side in (node.left, node.right):
                if isinstance(side, ast.Constant) and type(side.value) is int and side.value >= COUNTS:
                    side.value = float(side.value)
        return self.generic_visit(node)

    def changed(self, number: float) -> float:
        changed = float(number * FACTOR ** self.random.uniform(-1, 1))
        return min(changed, 0.99) if number < 1 else changed  # a chance stays one


class Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        """Never from the compiled file, which is the frozen bot's."""
        tree = ast.parse(Path(self.path).read_bytes())
        changed = Otherwise(Random(f"{SEED} {fullname}")).visit(tree)
        return compile(ast.fix_missing_locations(changed), self.path, "exec")


class Finder(MetaPathFinder):
    """The frozen bots' modules under another name."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not f"{fullname}.".startswith(f"{PACKAGE}."):
            return None
        place = FROZEN.joinpath(*fullname.removeprefix(PACKAGE).split("."))
        is_package = place.is_dir()
        file = str(place / "__init__.py" if is_package else place.with_suffix(".py"))
        folders = [str(place)] if is_package else None
        return spec_from_file_location(
            fullname, file, loader=Loader(fullname, file), submodule_search_locations=folders
        )


class Heuristic:
    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}
        if not any(isinstance(finder, Finder) for finder in sys.meta_path):
            sys.meta_path.insert(0, Finder())

    def choose(self, knowledge: Knowledge) -> int:
        key = knowledge.game.key
        if key not in self._bots:
            self._bots[key] = styled() if key == "zillionaire" else changed(key)
        return self._bots[key].choose(knowledge)


def changed(key: str) -> Bot:
    """The frozen bot of a game, with other numbers."""
    module = import_module(f"{PACKAGE}.{key}.heuristic")
    made: Bot = getattr(module, f"{key.title()}Heuristic")()
    return made


def styled() -> Bot:
    """In Zillionaire ranks themselves weigh most, which no number in the frozen bot says: there it is today's bot."""
    style, random = Style(), Random(SEED)
    for name in STYLE:
        setattr(style, name, getattr(style, name) * FACTOR ** random.uniform(-1, 1))
    return HeuristicBot(StyledGuide(style))
