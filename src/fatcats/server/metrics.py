"""Figures for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
CONNECTIONS = Gauge("fatcats_connections", "Live connections open now", registry=REGISTRY)
TABLES = Gauge("fatcats_tables", "Tables in memory now", registry=REGISTRY)
ENTRIES = Counter("fatcats_entries", "Entries written to logs, by kind", ["kind"], registry=REGISTRY)
CONFLICTS = Counter("fatcats_conflicts", "Entries that another worker was faster to write", registry=REGISTRY)
STORE_DOWN = Counter("fatcats_store_down", "Writes that the store did not take", registry=REGISTRY)
BOT_DEATHS = Gauge("fatcats_bot_deaths", "Bot processes that died or hung", registry=REGISTRY)
WRITING = Histogram(
    "fatcats_write_seconds",
    "From a decision to its place on disk",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)


_counter = cache(ENTRIES.labels)  # at every move, so each kind is looked up once


def written(kind: str, seconds: float) -> None:
    _counter(kind).inc()
    WRITING.observe(seconds)


def text() -> bytes:
    return generate_latest(REGISTRY)
