"""Figures for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Numbers
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
CONNECTIONS = Gauge("fatcats_connections", "Live connections open now", registry=REGISTRY)
TABLES = Gauge("fatcats_tables", "Tables in memory now", registry=REGISTRY)
CONFLICTS = Counter("fatcats_conflicts", "Entries that another worker was faster to write", registry=REGISTRY)
STORE_DOWN = Counter("fatcats_store_down", "Writes that the store did not take", registry=REGISTRY)
BOT_DEATHS = Gauge("fatcats_bot_deaths", "Bot processes that died or hung", registry=REGISTRY)
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)  # seconds


class Entries(Collector):
    """What is written at every move: plain numbers, put into Prometheus' words only when somebody asks for them."""

    def __init__(self) -> None:
        self._kinds: Numbers[str] = Numbers()
        self._within = [0] * (len(BOUNDS) + 1)  # by the first bound that they kept; at last those that kept none
        self._seconds = 0.0

    def written(self, kind: str, seconds: float) -> None:
        self._kinds[kind] += 1
        self._within[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        entries = CounterMetricFamily("fatcats_entries", "Entries written to logs, by kind", labels=["kind"])
        for kind, number in self._kinds.items():
            entries.add_metric([kind], number)
        yield entries
        names = [*(str(float(bound)) for bound in BOUNDS), "+Inf"]
        buckets = list(zip(names, accumulate(self._within), strict=True))
        yield HistogramMetricFamily(
            "fatcats_write_seconds", "From a decision to its place on disk", buckets, sum_value=self._seconds
        )


ENTRIES = Entries()
REGISTRY.register(ENTRIES)


def text() -> bytes:
    return generate_latest(REGISTRY)
