"""The final positions of some seeded games of every kind; run in both forms, compiled and interpreted, to compare."""

from __future__ import annotations

from hashlib import sha256

from fatcats.engine.playout import playout
from fatcats.engine.rng import seeded
from tests.conformance.cases import ALL, IS_COMPILED
from tests.envs.positions import observed, play_of, setup_of

DECISIONS = 1500  # enough for whole games of some, and quick for all, interpreted


def chance() -> str:
    """Numbers of a generator, of its forks and of theirs."""
    rng = seeded(1)
    forks = [rng, *(rng.fork() for _ in range(50))]
    forks += [fork.fork() for fork in forks]
    return " ".join(str(fork.below(10**6)) for fork in forks)


def digests() -> list[str]:
    found = [chance()]
    for number, case in enumerate(ALL):
        table = case.deal(number)
        table.events, table.tape = [], []
        rng = seeded(number)
        playout(table, rng, DECISIONS)
        chosen = setup_of(case)
        seen = observed(chosen, play_of(chosen, table), number % case.seats).tobytes()
        world = table.clone()
        world.determinize(number % case.seats, rng)
        found.append(
            f"{case} {table.digest()} {world.digest()} {hash(tuple(table.events))} {hash(tuple(table.tape))} "
            f"{sha256(seen).hexdigest()}"
        )
    return found


if __name__ == "__main__":
    print("compiled" if IS_COMPILED else "interpreted")
    print("\n".join(digests()))
