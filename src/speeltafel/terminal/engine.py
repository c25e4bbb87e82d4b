"""The command `engine`: plays games against a program that speaks the engine protocol, and says what it does wrong."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from speeltafel.bots.checked import Fault, checked
from speeltafel.bots.command_line import STANDARD_OUTPUT, add_json, report, tell, told_by
from speeltafel.bots.engine import EngineFault, LineEngine, check_program
from speeltafel.bots.levels import AnyBot
from speeltafel.bots.progress import Progress
from speeltafel.bots.protocol import Limit
from speeltafel.bots.simple import RandomBot
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Decision
from speeltafel.core.registry import find_with
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.table.match import Match
from speeltafel.terminal.play import read_given

LONGEST = 3_000
SHOWN = 3
STOP_AFTER = 0.2
IDLE_SECONDS = 0.3
"""How long a program that has played already may think of an answer to a second “stop”."""


def add_engine_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("game", help=told("cli-play-game"))
    parser.add_argument("program", metavar="COMMAND", help=told("engine-help-program"))
    parser.add_argument("--games", type=int, default=100, help=told("engine-help-games"))
    parser.add_argument("--seats", type=int, metavar="N", help=told("analyse-help-seats"))
    parser.add_argument("--seconds", type=float, default=0.1, help=told("engine-help-seconds"))
    parser.add_argument("--seed", type=int, default=1, help=told("engine-help-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=told("cli-option")
    )
    add_json(parser)


def engine(arguments: argparse.Namespace) -> int:
    """Prints a line for everything that was tried; 1 when something was wrong."""
    trial = Trial(arguments)
    try:
        for part in (
            trial.greets,
            trial.takes_options,
            trial.survives_an_unknown_line,
            trial.plays,
            trial.speaks,
            trial.stops,
            trial.quits,
        ):
            part()
    finally:
        trial.bot.close()
        if arguments.json is not None:
            found = {"game": trial.game.edition, "engine": trial.bot.name, "tried": trial.tried}
            report("", found, arguments.json)
    return 1 if trial.faults else 0


class Trial:
    """One program, tried in everything that the protocol asks of it."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.game = find_with(given.game, given.seats, read_given(given.option))
        self.limit = Limit(seconds=given.seconds)
        self.games: int = given.games
        self.seed: int = given.seed
        self.language: str = given.language
        check_program(given.program)
        self.bot = LineEngine(given.program, is_apart=True)
        self.faults = 0
        self.is_silent: bool = given.json == STANDARD_OUTPUT
        self.tried: list[dict[str, object]] = []
        """What was tried, whether it was right, and the counts that go with it."""

    def greets(self) -> None:
        def answers() -> str | None:
            self.bot.running()
            return None

        self._try("engine-greets", answers)

    def takes_options(self) -> None:
        """Sets every option that it named to the value it named."""

        def plays_on() -> str | None:
            for name, default in self.bot.options.items():
                self.bot.running().say(f"set {name} {default}".rstrip())
            return self._one_move(Limit(seconds=5.0))

        if self.bot.options:
            self._try("engine-options", plays_on)

    def survives_an_unknown_line(self) -> None:
        def answers_on() -> str | None:
            before = self.bot.errors
            self.bot.running().say("gibberish 1 2 3")
            wrong = self._one_move(Limit(seconds=5.0))
            return wrong or ("no line “error” came" if self.bot.errors == before else None)

        self._try("engine-unknown", answers_on)

    def plays(self) -> None:
        """So many games, the program in each seat in turn, the others by lot; of those it is stopped after it tells too."""
        found: Counter[str] = Counter()
        details: list[str] = []
        progress = Progress(self.games)
        try:
            for number in range(self.games):
                self._play(number, found, details)
                progress.show(number + 1)
        finally:
            progress.close()
            bad = sum(found[fault.value] for fault in Fault)
            faults = {fault.value: found[fault.value] for fault in Fault}
            counts = {name: found[name] for name in ("games", "moves", "won")}
            self._told("engine-played", bad == 0, **counts, **faults)
            self._detail(*details[:SHOWN])

    def _play(self, number: int, found: Counter[str], details: list[str]) -> None:
        """One game, and what the program did in it."""
        match = Match(self.game, self.seed + number)
        others: AnyBot = RandomBot()
        while isinstance(turn := match.turn, Decision) and len(match.log) < LONGEST:
            seat = frozenset({turn.seat})
            bot = self.bot if turn.seat == number % self.game.seats else others
            luck = LONGEST * (self.seed + number) + len(match.log)  # no two games alike
            report = checked(bot, self.game, match.observe(seat), match.events_for(seat), self.limit, luck)
            if bot is self.bot:
                found["moves"] += 1
                if report.fault is not None:
                    found[report.fault.value] += 1
                    details.append(f"{number + 1}/{len(match.log)}: {report.detail}")
            match.push(report.choice.action)
        found["games"] += 1
        found["won"] += match.outcome is not None and number % self.game.seats in match.outcome.winners

    def speaks(self) -> None:
        """Whether all that it said so far are lines of the protocol."""
        self._told("engine-speaks", not self.bot.odd)
        self._detail(*self.bot.odd[:SHOWN])

    def stops(self) -> None:
        """Asked with a very short time by the wall, it answers when it is told to stop, and once."""

        def plays_once() -> str | None:
            wrong = self._one_move(Limit(seconds=STOP_AFTER, wall=True))
            if wrong is not None:
                return wrong
            program = self.bot.running()
            program.say("stop")
            with suppress(TimeoutError):
                while True:
                    if (line := program.hear(IDLE_SECONDS)).startswith("play"):
                        return f"“{line}” came for a “stop” after the play"
            return None

        self._try("engine-stops", plays_once)

    def quits(self) -> None:
        def ends() -> str | None:
            self.bot.running()
            code = self.bot.close()
            return None if code == 0 else "it had to be ended" if code is None else f"exit code {code}"

        self._try("engine-quits", ends)

    def _one_move(self, limit: Limit) -> str | None:
        """What is wrong with its answer at the first decision of a game; None when nothing is."""
        match = Match(self.game, self.seed)
        assert isinstance(match.turn, Decision)
        seat = frozenset({match.turn.seat})
        began = monotonic()
        choice = self.bot.choose(self.game, match.observe(seat), match.events_for(seat), limit, 1)
        if choice.action not in match.legal:
            return f"{choice.action!r} is not legal"
        late = limit.seconds is not None and monotonic() - began > limit.seconds + 1.0
        return "its play came late" if late else None

    def _try(self, id: str, tried: Callable[[], str | None]) -> None:
        """Tells whether it did as it should: `tried` says what is wrong, or None."""
        try:
            wrong = tried()
            self._told(id, wrong is None)
            self._detail(*[] if wrong is None else [wrong])
        except (EngineFault, SpeeltafelError) as error:
            self._told(id, False)
            self._detail(error.say(self.language) if isinstance(error, SpeeltafelError) else str(error))

    def _told(self, id: str, is_good: bool, **args: int) -> None:
        self.faults += not is_good
        self.tried.append({"what": id.removeprefix("engine-"), "good": is_good, **args})
        verdict = say(message("engine-good" if is_good else "engine-bad"), self.language)
        if not self.is_silent:
            tell(f"{verdict}  {say(message(id, **args), self.language)}")

    def _detail(self, *lines: str) -> None:
        self.tried[-1] |= {"details": lines} if lines else {}
        for line in lines if not self.is_silent else ():
            tell(f"    {line}")
