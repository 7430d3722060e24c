"""What is measured of a load, and where it is read: the processes of a server and of what it stands on."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    tables: int
    latencies: list[float] = field(default_factory=list)  # milliseconds from a move to each update
    moves: int = 0
    missing: int = 0  # updates that never came
    errors: int = 0
    cpu: dict[str, float] = field(default_factory=dict)  # seconds, by part; "server" is the server itself
    memory: int = 0  # bytes, of the server
    memory_before: int = 0  # … before the tables were there
    client: float = 0.0  # share of a processor that the load itself took
    stolen: float = 0.0  # share of the machine's processor time that its host gave to others

    def percentile(self, share: float) -> float:
        return percentile(self.latencies, share)

    def cpu_of_move(self, part: str = "server") -> float:
        """Milliseconds."""
        return self.cpu.get(part, 0.0) * 1000 / max(1, self.moves)

    @property
    def memory_of_table(self) -> float:
        """Kilobytes."""
        return (self.memory - self.memory_before) / 1024 / max(1, self.tables)

    def is_fine(self, within: float) -> bool:
        """Has everything come, and 99 % of it within so many milliseconds?"""
        return self.moves > 0 and not self.missing and not self.errors and self.percentile(0.99) < within


def percentile(numbers: Sequence[float], share: float) -> float:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")


def family(root: int) -> list[int]:
    """A process and all that it has started."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and (fields := _stat(int(entry.name))):
            parents[int(entry.name)] = int(fields[1])
    found, fresh = [root], [root]
    while fresh:
        fresh = [pid for pid, parent in parents.items() if parent in fresh]
        found += fresh
    return found


def cpu_seconds(root: int) -> float:
    """Of a process and all that it has started, those that have ended included."""
    total = 0
    for pid in family(root):
        if fields := _stat(pid):
            total += sum(int(fields[at]) for at in (11, 12, 13, 14))
    return total / TICKS


def memory_bytes(root: int) -> int:
    """What each process has for itself: pages that workers share count once for each of them."""
    return sum(_resident(pid) for pid in family(root))


def stolen_time() -> tuple[int, int]:
    """What the host of this machine has taken of its time, and all of it."""
    fields = [int(number) for number in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return fields[7], sum(fields)


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []  # it has just ended


def _resident(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS")), 0)
