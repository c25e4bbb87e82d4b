"""The command `backup`: the whole database of one moment in a file of lines, while the server runs."""

from __future__ import annotations

import argparse
import gzip
import sys
import time
from pathlib import Path
from typing import BinaryIO

import msgspec
from sqlalchemy import Connection, func, select

from speeltafel.bots.command_line import add_json, report, tell, told_by
from speeltafel.bots.progress import Progress
from speeltafel.core.words import Message, message
from speeltafel.locale import say
from speeltafel.server.operations.database import add_data, add_replace, database, moment, trouble
from speeltafel.server.operations.integrity import Fitting
from speeltafel.server.operations.saved_rows import FORMAT, SAVED, Unfit, taken_row
from speeltafel.server.settings import read_settings
from speeltafel.server.store.private_files import written_whole
from speeltafel.server.store.schema import metadata, tables

AT_ONCE = 500


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_replace(parser)
    add_json(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help=told_by(parser)("upkeep-file"))


def run(arguments: argparse.Namespace) -> int:
    """Writes every row to a file, as one moment saw them; the server may run meanwhile.

    Rows that `restore` would refuse are written too, but named, and the exit code is 1: better now than then.
    """
    file: Path = arguments.file
    with database(read_settings(data=arguments.data)) as engine:
        try:
            with written_whole(file, may_replace=arguments.replace) as out, moment(engine) as connection:
                counted, refused = save(connection, out)
        except OSError as error:
            raise trouble(file, error) from None
    for told in refused:
        tell(say(told, arguments.language), sys.stderr)
    words = say(message("upkeep-saved", tables=counted, file=str(file)), arguments.language)
    refusals = [say(told, arguments.language) for told in refused]
    report(words, {"tables": counted, "file": str(file), "refused": refusals}, arguments.json)
    if refused:
        tell(say(message("upkeep-saved-bad", rows=len(refused)), arguments.language), sys.stderr)
    return 1 if refused else 0


def save(connection: Connection, out: BinaryIO) -> tuple[int, list[Message]]:
    """Writes lines of JSON: a head, then one row a line, in the order in which they can be read back.

    Returns how many tables there are, and what `restore` would refuse.
    """
    counted, line = 0, 1
    fitting = Fitting()
    refused: list[Message] = []
    rows = [
        select(func.count()).select_from(table) for table in metadata.sorted_tables if table.name in SAVED
    ]
    progress = Progress(sum(connection.execute(each).scalar_one() for each in rows))
    with gzip.GzipFile(fileobj=out, mode="wb") as packed:
        packed.write(msgspec.json.encode({"format": FORMAT, "at": int(time.time() * 1000)}) + b"\n")
        for table in metadata.sorted_tables:
            if table.name not in SAVED:
                continue
            wanted = select(table).order_by(*table.primary_key.columns)
            for found in connection.execute(wanted.execution_options(yield_per=AT_ONCE)).mappings():
                progress.show(line - 1)
                line += 1
                counted += table is tables
                row = {str(name): value for name, value in found.items()}
                packed.write(msgspec.json.encode([str(table.name), row]) + b"\n")
                try:
                    fitting.note(taken_row(row, SAVED[table.name]), line)
                except Unfit as unfit:
                    where = str(row.get("code", table.name))
                    refused.append(message("check-bad", table=where, why=unfit.message))
    progress.close()
    refused += [
        message("check-bad", table=table.row.code, why=unfit.message) for table, unfit in fitting.misfits()
    ]
    return counted, refused
