"""Counts for Prometheus; nothing in them names a table or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BY_ID = {
    "server-too-fast": "fast",
    "server-many-tables": "fast",
    "server-sockets": "full",
    "server-bots-busy": "full",
    "server-too-long": "long",
    "server-body-long": "long",
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


class Metrics:
    """One registry a server, so that several can live in one process (tests do)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "speeltafel_moves", "Moves stored and acknowledged", ["game"], registry=self.registry
        )
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

    def refused(self, reason: str, status: int = 400) -> None:
        """Counts a refusal by the id of its message, and where that says too little by HTTP's status."""
        self.refusals.labels(kind_of(reason, status)).inc()

    def text(self) -> bytes:
        """All counts in Prometheus' text form."""
        return generate_latest(self.registry)
