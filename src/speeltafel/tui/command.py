"""The command `tui`: a seat at a server's table in a full-screen terminal."""

from __future__ import annotations

import argparse
import asyncio

from speeltafel.bots.told import tell, told_by
from speeltafel.client.http import Server
from speeltafel.core.errors import Unknown
from speeltafel.core.words import message
from speeltafel.locale import say

ADDRESS = "http://127.0.0.1:8710"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked on the command line."""
    told = told_by(parser)
    parser.add_argument("address", nargs="?", default=ADDRESS, help=told("tui-help-address"))
    parser.add_argument("--table", default="", metavar="CODE", help=told("tui-help-table"))
    parser.add_argument("--secret", default="", help=told("tui-help-secret"))
    parser.add_argument("--name", default="", help=told("tui-help-name"))


def run(args: argparse.Namespace) -> int:
    """Runs the app until it is left."""
    from speeltafel.tui.app import TableApp

    address = args.address if "://" in args.address else f"http://{args.address}"
    asyncio.run(_reach(address))
    app = TableApp(address, args.language, table=args.table, secret=args.secret, name=args.name)
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
