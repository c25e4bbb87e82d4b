"""The command `export`: the record of every finished game, a file each, in one folder and nowhere else."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from speeltafel.bots.command_line import add_json, report, tell, told_by
from speeltafel.bots.progress import Progress
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.registry import find_stored
from speeltafel.core.words import message
from speeltafel.home.records import lot_tag
from speeltafel.locale import say
from speeltafel.server.operations.database import add_data, add_replace, database, moment, trouble
from speeltafel.server.operations.saved_rows import SavedTable, Unfit, standing_of, taken_row
from speeltafel.server.settings import read_settings
from speeltafel.server.store.private_files import make_folder, written_whole
from speeltafel.server.store.schema import events, tables
from speeltafel.table.match import Match
from speeltafel.table.spel import write_spel


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_replace(parser)
    add_json(parser)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=told_by(parser)("upkeep-folder"))


def run(arguments: argparse.Namespace) -> int:
    """Writes the record of every finished game, open to all and with its seed; names those that cannot be."""
    folder: Path = arguments.folder
    games, left = 0, list[str]()
    with database(read_settings(data=arguments.data)) as engine, moment(engine) as connection:
        try:
            make_folder(folder)
        except OSError as error:
            raise trouble(folder, error) from None
        rows = list(finished(connection))
        progress = Progress(len(rows))
        for number, row in enumerate(rows):
            progress.show(number)
            try:
                code, record = record_of_row(connection, row)
                _write(folder / f"{code}.spel", record.encode(), may_replace=arguments.replace)
                games += 1
            except SpeeltafelError as error:
                told = message("check-bad", table=str(row["code"]), why=error.message)
                left.append(say(told, arguments.language))
                tell(left[-1], sys.stderr)
    progress.close()
    words = say(message("upkeep-exported", games=games, folder=str(folder)), arguments.language)
    report(words, {"games": games, "folder": str(folder), "refused": left}, arguments.json)
    return 1 if left else 0


def finished(connection: Connection) -> Iterator[dict[str, Any]]:
    """The rows of finished games, the oldest first."""
    wanted = select(tables).where(tables.c.status == "finished").order_by(tables.c.made)
    for row in connection.execute(wanted).mappings().all():
        yield dict(row)


def record_of_row(connection: Connection, row: dict[str, Any]) -> tuple[str, str]:
    """Code and `.spel` text of a finished game; raises Unfit or what the rules say where it is none."""
    saved = taken_row(row, SavedTable)
    standing = standing_of(saved)
    log = select(events.c.action).where(events.c.code == saved.code).order_by(events.c.number)
    texts = [str(action) for (action,) in connection.execute(log)]
    game = find_stored(saved.edition, len(standing.chairs), standing.options)
    match: Match[Any, Any] = Match.from_log(game, texts, bytes.fromhex(saved.seed))
    if match.outcome is None or match.number + 1 != len(texts):
        raise Unfit("row-status", found=saved.status)
    names = {f"Seat{seat}": chair.name for seat, chair in enumerate(standing.chairs) if chair.name}
    tags = {"Table": saved.code, **names, **lot_tag(standing, saved.before)}
    return saved.code, write_spel(match.record(None, **tags))


def _write(file: Path, record: bytes, *, may_replace: bool) -> None:
    """Writes a record; one that is there with the same text stays."""
    try:
        with written_whole(file, may_replace=may_replace) as out:
            out.write(record)
    except FileExistsError as error:
        if _read(file, len(record)) != record:
            raise trouble(file, error) from None
    except OSError as error:
        raise trouble(file, error) from None


def _read(file: Path, length: int) -> bytes:
    """What a plain file holds, of one that is longer a little more than asked; of anything else nothing."""
    try:
        with open(os.open(file, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as found:
            return found.read(length + 1)
    except OSError:
        return b""
