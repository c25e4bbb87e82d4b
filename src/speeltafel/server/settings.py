"""Everything a host may set, from the environment; nothing needs to be."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from speeltafel.core.errors import SpeeltafelError
from speeltafel.live.table import AWAY_MS
from speeltafel.server.workers.outgoing_urls import read_outgoing_url

KIB = 1024
LONGEST_CONTACT = 200
LONGEST_NUMBER = 12
MOST = 1_000_000_000
MOST_BYTES = KIB * KIB
MOST_WORKERS = 1_000
MOST_PORT = 65_535
MONTH_SECONDS = 31 * 86_400
CENTURY_DAYS = 36_500
ABSENCE_SECONDS = AWAY_MS // 1000
REDIS = ("redis://", "rediss://", "unix://")
LOG_FORMS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error", "critical")


class Misconfigured(SpeeltafelError):
    """A setting or a database that cannot be used; the message names it and says what would be right."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one socket, one address and one table may ask."""

    message_bytes: int = 4 * KIB
    messages_per_second: float = 20.0
    message_burst: int = 60
    patience: int = 200
    tables_per_hour: int = 120
    places_per_hour: int = 30
    listed_per_address: int = 3
    results_per_day: int = 12
    requests_per_second: float = 20.0
    request_burst: int = 200
    sockets_per_address: int = 200
    chat_per_minute: int = 20
    chat_kept: int = 100
    backlog: int = 256
    bot_queue: int = 200
    sockets: int = 20_000
    free_bytes: int = 64 * KIB * KIB


@dataclass(frozen=True, slots=True)
class Settings:
    """Where data lives, who may administer, and the two addresses that make one process into many.

    `absence` is how many seconds somebody must be away, at a table without a clock, before others may go on without them.
    `forget_days` is after how many days without anything new a table is deleted, 0 for never; `contact` says who runs this.
    """

    data: Path = field(default_factory=lambda: user_data_path("speeltafel"))
    host: str = "127.0.0.1"
    port: int = 8710
    database_url: str = ""
    redis_url: str = ""
    admin_key: str = ""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    push_hosts: tuple[str, ...] = ()
    push_contact: str = "mailto:host@localhost"
    bot_workers: int = 1
    trusted_proxies: str = "127.0.0.1"
    log_level: str = "info"
    log_form: str = "text"
    absence: int = ABSENCE_SECONDS
    forget_days: int = 0
    contact: str = ""
    limits: Limits = Limits()

    @property
    def database(self) -> str:
        """The SQLAlchemy address; without a setting a SQLite file in the data folder."""
        return self.database_url or f"sqlite:///{self.data / 'speeltafel.db'}"

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def read_settings(
    environment: Mapping[str, str] = os.environ,
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
) -> Settings:
    """The settings of this environment; arguments of the command line go before it."""
    plain = Limits()
    limits = Limits(
        message_bytes=_whole(environment, "SPEELTAFEL_MESSAGE_BYTES", plain.message_bytes, KIB, MOST_BYTES),
        messages_per_second=_whole(
            environment, "SPEELTAFEL_MESSAGES_PER_SECOND", int(plain.messages_per_second)
        ),
        message_burst=_whole(environment, "SPEELTAFEL_MESSAGE_BURST", plain.message_burst),
        tables_per_hour=_whole(environment, "SPEELTAFEL_TABLES_PER_HOUR", plain.tables_per_hour, 0),
        places_per_hour=_whole(environment, "SPEELTAFEL_PLACES_PER_HOUR", plain.places_per_hour, 0),
        listed_per_address=_whole(environment, "SPEELTAFEL_LISTED_PER_ADDRESS", plain.listed_per_address, 0),
        results_per_day=_whole(environment, "SPEELTAFEL_RESULTS_PER_DAY", plain.results_per_day, 0),
        requests_per_second=_whole(
            environment, "SPEELTAFEL_REQUESTS_PER_SECOND", int(plain.requests_per_second)
        ),
        request_burst=_whole(environment, "SPEELTAFEL_REQUEST_BURST", plain.request_burst),
        sockets_per_address=_whole(environment, "SPEELTAFEL_SOCKETS_PER_ADDRESS", plain.sockets_per_address),
        chat_per_minute=_whole(environment, "SPEELTAFEL_CHAT_PER_MINUTE", plain.chat_per_minute, 0),
        sockets=_whole(environment, "SPEELTAFEL_SOCKETS", plain.sockets),
        bot_queue=_whole(environment, "SPEELTAFEL_BOT_QUEUE", plain.bot_queue),
    )
    database = _database(environment.get("SPEELTAFEL_DATABASE_URL", ""))
    redis = environment.get("SPEELTAFEL_REDIS_URL", "")
    if redis and not redis.startswith(REDIS):
        raise Misconfigured("setting-redis")
    if redis and (not database or database.startswith("sqlite")):
        raise Misconfigured("setting-redis-alone")
    chosen = data or (
        Path(environment["SPEELTAFEL_DATA"])
        if environment.get("SPEELTAFEL_DATA")
        else user_data_path("speeltafel")
    )
    return Settings(
        data=chosen,
        host=host if host is not None else environment.get("SPEELTAFEL_HOST", "127.0.0.1"),
        port=port if port is not None else _whole(environment, "SPEELTAFEL_PORT", 8710, 0, MOST_PORT),
        database_url=database,
        redis_url=redis,
        admin_key=environment.get("SPEELTAFEL_ADMIN_KEY", ""),
        public_url="".join(_origins(environment, "SPEELTAFEL_PUBLIC_URL")[:1]),
        origins=_origins(environment, "SPEELTAFEL_ORIGINS"),
        push_hosts=_listed(environment, "SPEELTAFEL_PUSH_HOSTS"),
        push_contact=environment.get("SPEELTAFEL_PUSH_CONTACT", "mailto:host@localhost"),
        bot_workers=_whole(
            environment, "SPEELTAFEL_BOT_WORKERS", max(1, (os.cpu_count() or 2) // 2), most=MOST_WORKERS
        ),
        trusted_proxies=environment.get("SPEELTAFEL_TRUSTED_PROXIES", "127.0.0.1"),
        log_level=_one_of(environment, "SPEELTAFEL_LOG", LOG_LEVELS, "info"),
        log_form=_one_of(environment, "SPEELTAFEL_LOG_FORM", LOG_FORMS, "text"),
        absence=_whole(environment, "SPEELTAFEL_ABSENCE_SECONDS", ABSENCE_SECONDS, most=MONTH_SECONDS),
        forget_days=_whole(environment, "SPEELTAFEL_FORGET_DAYS", 0, 0, CENTURY_DAYS),
        contact=environment.get("SPEELTAFEL_CONTACT", "").strip()[:LONGEST_CONTACT],
        limits=limits,
    )


def _whole(environment: Mapping[str, str], name: str, default: int, least: int = 1, most: int = MOST) -> int:
    """A whole number between these, both included; raises Misconfigured with what would be right."""
    text = environment.get(name, "")
    if not text:
        return default
    if not (text.isdecimal() and len(text) <= LONGEST_NUMBER and least <= int(text) <= most):
        raise Misconfigured(
            "setting-number", name=name, value=text, least=str(least), most=str(most), example=str(default)
        )
    return int(text)


def _listed(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(part.strip().rstrip("/") for part in environment.get(name, "").split(",") if part.strip())


def _origins(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    """Addresses without a path, as browsers write them."""
    found = {text: read_outgoing_url(text) for text in _listed(environment, name)}
    for text, address in found.items():
        if address is None or address.path != "/":
            raise Misconfigured("setting-address", name=name, value=text)
    return tuple(address.origin for address in found.values() if address is not None)


def _one_of(environment: Mapping[str, str], name: str, known: tuple[str, ...], default: str) -> str:
    text = environment.get(name, "") or default
    if text.lower() not in known:
        raise Misconfigured("setting-log", name=name, value=text, known=", ".join(known))
    return text.lower()


def _database(url: str) -> str:
    """PostgreSQL goes through psycopg 3, however the address is spelled."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            url = "postgresql+psycopg://" + url[len(prefix) :]
    if url and not url.startswith(("postgresql+psycopg://", "sqlite:///")):
        raise Misconfigured("setting-database")
    try:
        if url:
            make_url(url)
    except (ArgumentError, ValueError):
        raise Misconfigured("setting-database") from None
    return url
