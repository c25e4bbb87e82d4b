"""The command `serve`: tables and the page, from this machine."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from speeltafel.bots.command_line import tell, told_by


def add_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("--host", metavar="H", help=told("cli-host"))
    parser.add_argument("--port", type=int, metavar="P", help=told("cli-port"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=told("cli-data"))
    parser.add_argument("--browser", action="store_true", help=told("cli-browser"))


def run(arguments: argparse.Namespace) -> int:
    """Serves until interrupted; what cannot be used is one sentence, and the exit code is 1."""
    from speeltafel.server.app import serve
    from speeltafel.server.settings import Misconfigured

    try:
        serve(
            arguments.host,
            arguments.port,
            arguments.data,
            open_browser=arguments.browser,
            language=arguments.language,
        )
    except Misconfigured as error:
        tell(error.say(arguments.language), sys.stderr)
        return 1
    return 0
