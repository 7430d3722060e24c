"""Bots as somebody else would write them, named by dotted path or run as a program."""

from __future__ import annotations

import json
import sys

from fatcats.engine.bot import Knowledge


class First:
    """Always the first move."""

    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.legal[0]


class Twin(First):
    pass


class Illegal:
    def choose(self, knowledge: Knowledge) -> int:
        return -1


class Useless:
    pass


def main() -> None:
    """The first move too, but asked and answered line by line; told so, it answers nonsense or not at all."""
    for line in sys.stdin:
        question = json.loads(line)
        assert question["seat"] == question["view"]["viewer"] < question["seats"]
        if "silent" not in sys.argv:
            print("nonsense" if "nonsense" in sys.argv else question["view"]["legal"][0], flush=True)
        if "leaves" in sys.argv:
            return


if __name__ == "__main__":
    main()
