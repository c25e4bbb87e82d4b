"""The command `tui`: tables in a full-screen terminal, its own or a server's."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from speeltafel.bots.command_line import tell, told_by
from speeltafel.client.http import Server
from speeltafel.core.errors import Unknown
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.table.record_formats import read_record
from speeltafel.tui.own_tables import own_folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked on the command line."""
    told = told_by(parser)
    parser.add_argument("address", nargs="?", help=told("tui-help-address"))
    parser.add_argument("--table", default="", metavar="CODE", help=told("tui-help-table"))
    parser.add_argument("--secret", default="", help=told("tui-help-secret"))
    parser.add_argument("--name", default="", help=told("tui-help-name"))


def run(args: argparse.Namespace) -> int:
    """Runs the app until it is left."""
    address = args.address
    record = None
    if address is not None and Path(address).is_file():
        record, address = Path(address).read_bytes(), None
        read_record(record)  # what is no record is said before the screen is taken
    elif address is not None:
        address = address if "://" in address else f"http://{address}"
        asyncio.run(_reach(address))
    elif args.table:
        raise Unknown("tui-table-where", table=args.table)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Unknown("cli-no-terminal")
    from speeltafel.tui.app import TableApp  # takes a second, and nothing of it is needed to refuse

    app = TableApp(
        address,
        args.language,
        table=args.table,
        secret=args.secret,
        name=args.name,
        record=record,
        folder=own_folder(),
    )
    app.run()
    if app.last_seat is not None:
        table, secret = app.last_seat
        command = f"speeltafel tui {address} --table {table} --secret {secret}"
        tell(say(message("tui-come-back", command=command), args.language))
    return 0


async def _reach(address: str) -> None:
    """Says at once, in plain text, when nobody answers there."""
    try:
        async with Server(address, timeout=5) as server:
            await server.games()
    except Exception as error:
        raise Unknown("tui-no-server", address=address, error=str(error) or type(error).__name__) from None
