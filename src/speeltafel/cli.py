"""The command line: finds the part that a command belongs to, and lets no error out as a traceback."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NoReturn

from speeltafel import __version__
from speeltafel.bots.told import tell
from speeltafel.core.errors import SpeeltafelError, Unknown
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from speeltafel.locale.visible import visible

Arguments = Callable[[argparse.ArgumentParser], None]
Run = Callable[[argparse.Namespace], int]


@dataclass(frozen=True, slots=True)
class Command:
    """A word on the command line and where its two functions live; nothing is imported before it is used."""

    name: str
    module: str
    arguments: str = "add_arguments"
    run: str = "run"

    def load(self) -> tuple[Arguments, Run]:
        """Its functions; raises Unknown when this installation lacks the part."""
        try:
            module = import_module(self.module)
            return getattr(module, self.arguments), getattr(module, self.run)
        except (ImportError, AttributeError) as error:
            if os.environ.get("SPEELTAFEL_TRACEBACK"):
                raise
            raise Unknown("cli-missing", command=self.name, why=str(error)) from None


COMMANDS = (
    Command("play", "speeltafel.terminal.play"),
    Command("tui", "speeltafel.tui.command"),
    Command("serve", "speeltafel.terminal.serve"),
    Command("replay", "speeltafel.terminal.records", "add_replay_arguments", "replay"),
    Command("verify", "speeltafel.terminal.records", "add_verify_arguments", "verify_deals"),
    Command("rules", "speeltafel.terminal.rules", "add_rules_arguments", "rules"),
    Command("perft", "speeltafel.terminal.perft", "add_perft_arguments", "perft"),
    Command("arena", "speeltafel.lab.arena"),
    Command("sit", "speeltafel.bots.remote"),
    Command("review", "speeltafel.terminal.review"),
    Command("analyse", "speeltafel.terminal.analyse"),
    Command("bench", "speeltafel.lab.bench"),
    Command("solve", "speeltafel.lab.solve_qwinn"),
    Command("backup", "speeltafel.server.operations.backup"),
    Command("restore", "speeltafel.server.operations.restore"),
    Command("export", "speeltafel.server.operations.export"),
    Command("purge", "speeltafel.server.operations.purge"),
    Command("check", "speeltafel.server.operations.check"),
)


class Parser(argparse.ArgumentParser):
    """Quotes what was typed without the escapes in it: it may be the name of a file from anywhere."""

    def error(self, message: str) -> NoReturn:
        super().error(visible(message))


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; whatever goes wrong is one sentence, and the exit code tells it to scripts."""
    given = list(sys.argv[1:] if argv is None else argv)
    language = spoken_language(given)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        try:
            return _run(given, language)
        finally:
            sys.stdout.flush()
    except SpeeltafelError as error:
        return _fail(error.say(language), 2)
    except KeyboardInterrupt:
        return _fail("", 130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        if os.environ.get("SPEELTAFEL_TRACEBACK"):
            raise
        told = f"{type(error).__name__}: {error}"
        return _fail(say(message("cli-broke", error=told), language), 1)


def spoken_language(given: Sequence[str]) -> str:
    """The language of `--language`, else of the system, else English."""
    for place, word in enumerate(given):
        name, equals, value = word.partition("=")
        if name == "--language":
            chosen = value if equals else "".join(given[place + 1 : place + 2])
            return chosen if chosen in LANGUAGES else "en"
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(variable, ""):
            return spoken[:2] if spoken[:2] in LANGUAGES else "en"
    return "en"


def version() -> str:
    """Version, and of every kernel whether it is compiled."""
    from speeltafel.core.kernels import compiled

    language = spoken_language(sys.argv)
    kinds = {True: "cli-kernel-compiled", False: "cli-kernel-interpreted"}
    lines = [
        f"  {name}: {say(message(kinds[is_compiled]), language)}" for name, is_compiled in compiled().items()
    ]
    return "\n".join([f"speeltafel {__version__} (Python {sys.version.split()[0]})", *lines])


def _run(given: list[str], language: str) -> int:
    if not given:
        given = ["serve", "--browser"]
    names = {command.name for command in COMMANDS}
    wanted = next((word for word in given if word in names), "")
    parser = Parser("speeltafel", description=say(message("cli-about"), language))
    parser.add_argument("--version", action="store_true", help=say(message("cli-version"), language))
    _add_language(parser, language)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    run: Run | None = None
    for command in COMMANDS:
        told = say(message(f"cli-{command.name}"), language)
        each = commands.add_parser(command.name, help=told, description=told)
        _add_language(each, language)
        if command.name == wanted:
            add_arguments, run = command.load()
            add_arguments(each)
    arguments = parser.parse_args(given)
    if arguments.version:
        tell(version())
        return 0
    if run is None:
        parser.print_help()
        return 0
    return run(arguments)


def _add_language(parser: argparse.ArgumentParser, language: str) -> None:
    told = say(message("cli-language"), language)
    parser.add_argument("--language", choices=LANGUAGES, default=language, help=told)


def _fail(told: str, code: int) -> int:
    """Says it where errors go, also when nobody listens there."""
    with contextlib.suppress(OSError, ValueError):
        tell(told, sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
