"""The command line: finds the part that a command belongs to, and lets no error out as a traceback."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from speeltafel import __version__
from speeltafel.bots.command_line import INTERRUPTED, tell
from speeltafel.core.errors import SpeeltafelError, Unknown
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from speeltafel.locale.visible import visible

Arguments = Callable[[argparse.ArgumentParser], None]
Run = Callable[[argparse.Namespace], int]


EXTRAS = {
    "client": ("httpx", "websockets"),
    "server": ("httpx", "websockets", "litestar", "uvicorn", "sqlalchemy", "alembic"),
    "tui": ("httpx", "websockets", "textual"),
    "lab": ("numpy",),
}
"""What a part needs beyond the base install, by the name of the extra that brings it."""


@dataclass(frozen=True, slots=True)
class Command:
    """A word on the command line and where its two functions live; nothing is imported before it is used."""

    name: str
    module: str
    arguments: str = "add_arguments"
    run: str = "run"
    extra: str = ""
    example: str = ""

    @property
    def is_installed(self) -> bool:
        """Whether the packages are there that it needs beyond the base install."""
        return all(find_spec(package) is not None for package in EXTRAS.get(self.extra, ()))

    @property
    def lack(self) -> Unknown | None:
        """What to install first, where this installation lacks the part."""
        return None if self.is_installed else Unknown("cli-extra", command=self.name, extra=self.extra)

    def load(self) -> tuple[Arguments, Run]:
        """Its functions; raises Unknown when this installation lacks the part."""
        if self.lack is not None:
            raise self.lack
        try:
            module = import_module(self.module)
            return getattr(module, self.arguments), getattr(module, self.run)
        except (ImportError, AttributeError) as error:
            if os.environ.get("SPEELTAFEL_TRACEBACK"):
                raise
            raise Unknown("cli-missing", command=self.name, why=str(error)) from None


COMMANDS = (
    Command("play", "speeltafel.terminal.play", example="play exago --bot hasty"),
    Command("day", "speeltafel.terminal.day", example="day qwirkle"),
    Command("lesson", "speeltafel.terminal.lesson", example="lesson exago"),
    Command("puzzle", "speeltafel.terminal.puzzle", example="puzzle qwinn"),
    Command("tui", "speeltafel.tui.command", extra="tui", example="tui"),
    Command("serve", "speeltafel.terminal.serve", extra="server", example="serve --host 0.0.0.0"),
    Command("site", "speeltafel.terminal.site", example="site folder"),
    Command(
        "replay",
        "speeltafel.terminal.records",
        "add_replay_arguments",
        "replay",
        example="replay game.spel --at 12",
    ),
    Command("picture", "speeltafel.terminal.pictures", example="picture game.spel game.svg"),
    Command(
        "verify",
        "speeltafel.terminal.records",
        "add_verify_arguments",
        "verify_deals",
        example="verify game.spel",
    ),
    Command("rules", "speeltafel.terminal.rules", "add_rules_arguments", "rules", example="rules qwinn"),
    Command("perft", "speeltafel.terminal.perft", "add_perft_arguments", "perft", example="perft exago 3"),
    Command(
        "engine",
        "speeltafel.terminal.engine",
        "add_engine_arguments",
        "engine",
        example='engine qwirkle "python mybot.py"',
    ),
    Command(
        "convert",
        "speeltafel.terminal.records",
        "add_convert_arguments",
        "convert",
        example="convert game.spel game.json",
    ),
    Command(
        "arena", "speeltafel.lab.arena", extra="lab", example="arena qwirkle mybot:Mine strongest --games 100"
    ),
    Command(
        "selfplay",
        "speeltafel.lab.selfplay",
        extra="lab",
        example="selfplay qwirkle saver --games 1000 --out games.parquet",
    ),
    Command(
        "sit",
        "speeltafel.bots.remote",
        extra="client",
        example="sit http://127.0.0.1:8710 TULP-7K3QXB SECRET --bot saver",
    ),
    Command("review", "speeltafel.terminal.review", example="review game.spel"),
    Command("analyse", "speeltafel.terminal.analyse", example="analyse game.spel --at 12"),
    Command("bench", "speeltafel.lab.bench", extra="lab", example="bench qwirkle --seconds 1"),
    Command("solve", "speeltafel.lab.solve_qwinn", extra="lab", example="solve qwinn --target 50"),
    Command("backup", "speeltafel.server.operations.backup", extra="server", example="backup tables.backup"),
    Command(
        "restore", "speeltafel.server.operations.restore", extra="server", example="restore tables.backup"
    ),
    Command("export", "speeltafel.server.operations.export", extra="server", example="export folder"),
    Command("purge", "speeltafel.server.operations.purge", extra="server", example="purge --older-than 365"),
    Command(
        "completion", "speeltafel.cli", "add_completion_arguments", "completion", example="completion bash"
    ),
    Command("check", "speeltafel.server.operations.check", extra="server", example="check --json"),
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
        return _fail("", INTERRUPTED)
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
    explained = wanted if {"-h", "--help"} & {*given} else ""
    parser, runs = parser_for({wanted}, language, explained)
    arguments = parser.parse_args(given)
    if arguments.version:
        tell(version())
        return 0
    if wanted not in runs:
        parser.print_help()
        return 0
    return runs[wanted](arguments)


def parser_for(wanted: Collection[str], language: str, explained: str = "") -> tuple[Parser, dict[str, Run]]:
    """The whole command line, with the arguments of the wanted commands, and what runs those.

    The one that is only to be explained need not be installed: it says what brings it, and has no arguments then.
    """
    parser = Parser("speeltafel", description=say(message("cli-about"), language))
    parser.add_argument("--version", action="store_true", help=say(message("cli-version"), language))
    _add_language(parser, language)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    runs: dict[str, Run] = {}
    for command in COMMANDS:
        told = say(message(f"cli-{command.name}"), language)
        lack = command.lack if command.name == explained else None
        about = told if lack is None else f"{told}. {lack.say(language)}"
        shown = say(message("cli-example", example=f"speeltafel {command.example}"), language)
        each = commands.add_parser(command.name, help=told, description=about, epilog=shown)
        _add_language(each, language)
        if command.name in wanted and lack is None:
            add_arguments, runs[command.name] = command.load()
            add_arguments(each)
    return parser, runs


def add_completion_arguments(parser: argparse.ArgumentParser) -> None:
    """Which shell it is for."""
    told = say(message("cli-completion-shell"), parser.get_default("language"))
    parser.add_argument("shell", choices=("bash", "zsh", "fish", "tcsh"), help=told)


def completion(arguments: argparse.Namespace) -> int:
    """Prints what a shell has to know to complete commands and options; what is not installed has none."""
    import shtab  # only who sets up a shell needs it

    installed = {command.name for command in COMMANDS if command.is_installed}
    parser, _ = parser_for(installed, arguments.language)
    _offer(parser)
    tell(shtab.complete(parser, arguments.shell))
    return 0


def _offer(parser: argparse.ArgumentParser) -> None:
    """Says of every argument what a shell may offer for it: files, folders, games. Such a parser reads no command."""
    import shtab

    from speeltafel.core.registry import specs

    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                _offer(each)
        elif action.metavar in ("FOLDER", "DIR"):
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.metavar in ("FILE", "OUT", "PICTURE") or action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest == "game" and not action.option_strings and not action.choices:
            action.choices = tuple(specs())


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
