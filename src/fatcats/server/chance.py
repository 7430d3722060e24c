"""Where a new table's seed comes from: the operating system. Tests name theirs, so that a game can be repeated."""

from __future__ import annotations

import secrets
from hashlib import sha256

from fatcats.engine.sealed import SEED_BYTES

ENVIRONMENT = "FATCATS_TEST_CHANCE"  # a server started with it deals what tests ask for; `Settings` says when it may
HEADER = "x-fatcats-chance"  # what a test calls the chance of the tables that it makes


def new_seed(chance: str = "") -> bytes:
    """Nothing that a player sees lets it be guessed; with a chance that a test has named, it follows from the name."""
    return sha256(f"fatcats chance {chance}".encode()).digest() if chance else secrets.token_bytes(SEED_BYTES)


def hint_seed(commitment: str, seat: int, decision: int) -> int:
    """For a bot that gives advice: it follows from what everybody knows, so advice says nothing about the seed."""
    return int.from_bytes(sha256(f"fatcats hint {commitment} {seat} {decision}".encode()).digest()[:6], "big")


def bot_seed(seed: bytes, seat: int, decision: int) -> int:
    """For a bot that makes this decision: it follows from the table's seed, which it does not give away."""
    return int.from_bytes(sha256(b"fatcats bot " + seed + f"{seat} {decision}".encode()).digest()[:6], "big")
