"""The command `purge`: deletes tables that nobody has touched for long, for good."""

from __future__ import annotations

import argparse
import time

from sqlalchemy import func, select

from speeltafel.bots.command_line import add_json, report, told_by
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.server.operations.database import add_data, database
from speeltafel.server.settings import read_settings
from speeltafel.server.store.days import delete_results
from speeltafel.server.store.erasing import delete_untouched, fold_back
from speeltafel.server.store.schema import tables

DAY_MS = 24 * 60 * 60 * 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    add_data(parser)
    parser.add_argument("--older-than", type=int, required=True, metavar="DAYS", help=told("upkeep-days"))
    parser.add_argument("--dry-run", action="store_true", help=told("upkeep-dry"))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Deletes tables nobody has touched for so long, with their logs and their talk, and results of days as old, for good."""
    before = int(time.time() * 1000) - arguments.older_than * DAY_MS
    with database(read_settings(data=arguments.data)) as engine:
        with engine.begin() as connection:
            old = select(func.count()).select_from(tables).where(tables.c.touched < before)
            counted = connection.execute(old).scalar_one()
            if not arguments.dry_run:
                delete_untouched(connection, before)
                delete_results(connection, before)
        if engine.dialect.name == "sqlite":
            fold_back(engine)
    told = "upkeep-would-purge" if arguments.dry_run else "upkeep-purged"
    done = {"tables": counted, "deleted": not arguments.dry_run}
    report(say(message(told, tables=counted), arguments.language), done, arguments.json)
    return 0
