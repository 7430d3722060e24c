"""Inputs that are nearly right: something that is, with a few things changed. The same seed gives the same ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

TOKENS = [
    b"", b"\x00", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf0\x9f\x8e\xb2", "\u202e".encode(), "\u200d".encode(),
    b"null", b"true", b"NaN", b"-0", b"1e999", b"1e-999", b"0x10", b"9" * 400, b"-1", b"4294967296", b"1.5",
    b"{", b"}", b"[", b"]", b'"', b"\\", b"\\u0000", b"\\ud800", b",", b":", b"/", b"..", b"%00", b"%", b"#", b"?",
    b" ", b"\r\n", b"\n", b"\r\n\r\n", b"\t", b"[" * 300, b'{"a":' * 300, b"x" * 5_000, b"0\r\n\r\n", b"fffffffff\r\n",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 7, 255, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, -0.0, 1e300, "", "x", "pass",
    "\x00", "é", "🎲", "\u202e", "x" * 3_000, [], {}, [[]], [None], {"": None}, ["x"] * 40,
]  # fmt: skip
MAX_BYTES = 40_000
Change = Callable[[Random, bytes, Sequence[bytes]], bytes]


def mutated(random: Random, seeds: Sequence[bytes]) -> bytes:
    """One of the seeds, changed once or several times; now and then as it is."""
    data = random.choice(seeds)
    for _ in range(random.choice((0, 1, 1, 1, 2, 2, 3, 5, 8))):
        data = random.choice(CHANGES)(random, data, seeds)[:MAX_BYTES]
    return data


def _flip(random: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    if not data:
        return data
    at = random.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << random.randrange(8)]) + data[at + 1 :]


def _part(random: Random, data: bytes) -> tuple[int, int]:
    begin = random.randint(0, len(data))
    return begin, min(len(data), begin + random.choice((1, 2, 4, 8, 40, 400)))


def _delete(random: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    begin, end = _part(random, data)
    return data[:begin] + data[end:]


def _repeat(random: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    begin, end = _part(random, data)
    return data[:end] + data[begin:end] * random.choice((1, 2, 30)) + data[end:]


def _insert(random: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    at = random.randint(0, len(data))
    return data[:at] + random.choice(TOKENS) + data[at:]


def _overwrite(random: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    begin, end = _part(random, data)
    return data[:begin] + random.choice(TOKENS) + data[end:]


def _cut(random: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    return data[: random.randint(0, len(data))]


def _splice(random: Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    other = random.choice(seeds)
    return data[: random.randint(0, len(data))] + other[random.randint(0, len(other)) :]


def _capitals(random: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    return data.upper() if random.random() < 0.5 else data.swapcase()


def _value(random: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    """If it is JSON, or ends with some: one value of it replaced, left out or named otherwise."""
    begin = min((at for at in (data.find(b"{"), data.find(b"[")) if at >= 0), default=-1)
    if begin < 0:
        return _insert(random, data, ())
    try:
        whole = json.loads(data[begin:])
    except (ValueError, RecursionError):
        return _flip(random, data, ())
    parent, key = _place(random, whole)
    if parent is None:
        whole = random.choice(VALUES)
    elif random.random() < 0.2:
        del parent[key]
    elif random.random() < 0.1 and isinstance(parent, dict):
        parent[random.choice(("type", "request", "seat", "x", "", "moves"))] = parent.pop(key)
    else:
        parent[key] = random.choice(VALUES)
    return data[:begin] + json.dumps(whole).encode("utf-8", "surrogatepass")


def _place(random: Random, whole: Any) -> tuple[Any, Any]:
    """Somewhere in it: the dict or list, and the key."""
    parent, key, part = None, None, whole
    while isinstance(part, dict | list) and part and (parent is None or random.random() < 0.6):
        parent = part
        key = random.choice(list(part)) if isinstance(part, dict) else random.randrange(len(part))
        part = part[key]
    return parent, key


CHANGES: list[Change] = [
    _flip, _delete, _repeat, _insert, _overwrite, _cut, _splice, _capitals, _value, _value, _value,
]  # fmt: skip
