"""Counts for Prometheus; nothing in them names a table or a person."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from speeltafel.live.services import HostCounts

BY_ID = {
    "server-too-fast": "fast",
    "server-many-tables": "fast",
    "server-sockets": "full",
    "server-bots-busy": "full",
    "server-busy": "busy",
    "server-too-long": "long",
    "server-body-long": "long",
    "server-head-long": "long",
    "server-slow-request": "slow",
    "server-not-http": "unreadable",
    "server-unreadable": "unreadable",
    "server-bad-request": "unreadable",
    "server-foreign-origin": "origin",
    "server-unknown-host": "origin",
    "server-not-stored": "store",
    "server-closing": "closing",
    "server-fault": "fault",
    "server-table-broken": "fault",
}
BY_STATUS = {403: "secret", 404: "absent", 405: "absent", 409: "state", 413: "long", 429: "fast"}
KINDS = sorted({*BY_ID.values(), *BY_STATUS.values(), "rules", "other"})


def kind_of(reason: str, status: int = 400) -> str:
    """The kind of a refusal: one of a few, whatever was asked. What the server does not say itself the rules say."""
    if not reason.startswith("server-"):
        return "rules"
    return BY_ID.get(reason) or BY_STATUS.get(status, "other")


class HostCollector(Collector):
    """Shows what the host of the tables has counted; faults of the server's own are counted there too."""

    def __init__(self, counts: HostCounts) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        counts = self._counts
        moves = CounterMetricFamily("speeltafel_moves", "Moves stored and acknowledged", labels=["game"])
        for edition, number in counts.moves.items():
            moves.add_metric([edition], number)
        yield moves
        yield CounterMetricFamily(
            "speeltafel_moves_forwarded",
            "Moves that arrived here and that another process handled",
            counts.forwarded,
        )
        yield CounterMetricFamily("speeltafel_messages_sent", "Messages put in line to viewers", counts.sent)
        yield CounterMetricFamily("speeltafel_reports", "Lines of talk reported", counts.reports)
        yield CounterMetricFamily("speeltafel_loads", "Tables read into memory", counts.loads)
        yield CounterMetricFamily("speeltafel_faults", "Errors of ours", counts.faults)


class Metrics:
    """One registry a server, so that several can live in one process (tests do)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.counts = HostCounts()
        self.registry.register(HostCollector(self.counts))
        self.refusals = Counter(
            "speeltafel_refusals",
            "Messages and requests refused, by the kind of reason",
            ["reason"],
            registry=self.registry,
        )
        self.refused_commits = Counter(
            "speeltafel_refused_commits",
            "Changes that were not stored: by trouble of the database, by another row, by a newer owner",
            ["reason"],
            registry=self.registry,
        )
        for reason in KINDS:
            self.refusals.labels(reason)
        for reason in ("database", "conflict", "fenced"):
            self.refused_commits.labels(reason)
        self.commit = Histogram(
            "speeltafel_commit_seconds",
            "From a change being ready to its being on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )
        self.sockets = Gauge("speeltafel_sockets", "Open sockets", registry=self.registry)
        self.lag = Gauge(
            "speeltafel_lag_seconds", "How late everything has been for a second", registry=self.registry
        )
        self.rooms = Gauge("speeltafel_rooms", "Tables in memory", registry=self.registry)
        self.tables = Counter("speeltafel_tables", "Tables made", ["game"], registry=self.registry)
        self.thoughts = Histogram(
            "speeltafel_bot_seconds",
            "From a bot being asked to its answer",
            buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
            registry=self.registry,
        )
        self.looks = Counter(
            "speeltafel_looks", "Tables looked at because they were due", registry=self.registry
        )
        self.set_aside = Gauge(
            "speeltafel_tables_set_aside",
            "Tables that cannot be looked after; the log says why",
            registry=self.registry,
        )

    def refused(self, reason: str, status: int = 400) -> None:
        """Counts a refusal by the id of its message, and where that says too little by HTTP's status."""
        self.refusals.labels(kind_of(reason, status)).inc()

    def text(self) -> bytes:
        """All counts in Prometheus' text form."""
        return generate_latest(self.registry)
