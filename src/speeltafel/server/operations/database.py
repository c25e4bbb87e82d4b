"""How a command opens the database: as others find it, in one moment, and with one sentence where it cannot be used."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.bots.command_line import told_by
from speeltafel.server.settings import Misconfigured, Settings
from speeltafel.server.store.migrate import unusable, upgrade
from speeltafel.server.store.opening import open_engine, open_reading
from speeltafel.server.store.private_files import is_plain, private_files


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help=told_by(parser)("upkeep-data"))


def add_replace(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--replace", action="store_true", help=told_by(parser)("upkeep-replace"))


@contextmanager
def database(settings: Settings, *, is_new: bool = False, is_read: bool = False) -> Iterator[Engine]:
    """The database; brought up to date unless it is only read. Where there should be one and is none, none is made."""
    path = make_url(settings.database).database
    if settings.is_sqlite and not is_new and not Path(path or "").is_file():
        raise Misconfigured("upkeep-no-data", file=path or "")
    with private_files():
        if not is_read:
            upgrade(settings.database)
        engine = open_reading(settings.database) if is_read else open_engine(settings.database)
        try:
            yield engine
        except SQLAlchemyError as error:
            raise unusable(settings.database, error) from None
        finally:
            engine.dispose()


@contextmanager
def moment(engine: Engine) -> Iterator[Connection]:
    """One moment of the database, however much is stored meanwhile: everything is read in one transaction."""
    if engine.dialect.name == "postgresql":
        frozen = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with frozen.connect() as connection:
            yield connection
        return
    with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        connection.exec_driver_sql("BEGIN")  # the driver begins none for a SELECT
        try:
            yield connection
        finally:
            connection.exec_driver_sql("ROLLBACK")


def trouble(file: Path, error: Exception) -> Misconfigured:
    """What the system says of a file."""
    if isinstance(error, FileExistsError):
        return Misconfigured("upkeep-file-exists" if is_plain(file) else "upkeep-file-other", file=str(file))
    why = getattr(error, "strerror", None) or str(error)
    return Misconfigured("upkeep-file-trouble", file=str(file), why=why)
