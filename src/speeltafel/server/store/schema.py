"""The tables of the database; `migrations/` leads every older one here."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("wishes", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("before", Text, nullable=False, server_default=""),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("standing", Text, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),
    Column("process", Text, nullable=True),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("dealer", Text, nullable=False, server_default="hmac-sha256/1"),
    Column("mark", Text, nullable=False, server_default=""),
    Index("tables_listed", "listed", "status", "touched"),
    Index("tables_due", "due"),
    Index("tables_touched", "touched"),
)

events = Table(
    "events",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("action", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client", Text, nullable=True),
    Column("why", Text, nullable=True),
    UniqueConstraint("code", "client", name="events_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("client", Text, nullable=True),
    Column("mark", Text, nullable=False, server_default=""),
    UniqueConstraint("code", "client", name="chat_once"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=True),
    Column("verdict", Text, nullable=False, server_default=""),
)

bans = Table(
    "bans",
    metadata,
    Column("mark", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

day_results = Table(
    "day_results",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("device", Text, primary_key=True),
    Column("rank", Integer, nullable=False),
    Index("day_results_rank", "day", "game", "rank"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("owner", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("done", BigInteger, nullable=False),
    Column("total", BigInteger, nullable=False),
    Column("known", Text, nullable=False),
    Column("whole", Text, nullable=True),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("secret", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Index("subscriptions_code", "code"),
)
