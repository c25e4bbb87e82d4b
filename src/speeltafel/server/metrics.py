"""Counts for Prometheus; nothing in them names a table or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One registry a server, so that several can live in one process (tests do)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "speeltafel_moves", "Moves stored and acknowledged", ["game"], registry=self.registry
        )
        self.refusals = Counter("speeltafel_refusals", "Messages refused", registry=self.registry)
        self.sent = Counter(
            "speeltafel_messages_sent", "Messages put in line to viewers", registry=self.registry
        )
        self.commit = Histogram(
            "speeltafel_commit_seconds",
            "From a change being ready to its being on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )
        self.sockets = Gauge("speeltafel_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("speeltafel_rooms", "Tables in memory", registry=self.registry)
        self.tables = Counter("speeltafel_tables", "Tables made", ["game"], registry=self.registry)
        self.thoughts = Histogram(
            "speeltafel_bot_seconds",
            "From a bot being asked to its answer",
            buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
            registry=self.registry,
        )
        self.reports = Counter("speeltafel_reports", "Lines of talk reported", registry=self.registry)
        self.looks = Counter(
            "speeltafel_looks", "Tables looked at because they were due", registry=self.registry
        )
        self.loads = Counter("speeltafel_loads", "Tables read into memory", registry=self.registry)
        self.set_aside = Gauge(
            "speeltafel_tables_set_aside",
            "Tables that cannot be looked after; the log says why",
            registry=self.registry,
        )
        self.faults = Counter("speeltafel_faults", "Errors of ours", registry=self.registry)

    def text(self) -> bytes:
        """All counts in Prometheus' text form."""
        return generate_latest(self.registry)
