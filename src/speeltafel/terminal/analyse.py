"""The command `analyse`: tries moves from any moment of a record or any position, and tells the best three choices."""

from __future__ import annotations

import argparse
from typing import Any

from speeltafel.bots.command_line import STANDARD_OUTPUT, add_json, report, told_by
from speeltafel.coach.advice import Advice
from speeltafel.coach.find import coach_for
from speeltafel.coach.review import AnyCoach
from speeltafel.coach.whatif import WhatIf
from speeltafel.core.errors import SpeeltafelError, Unknown
from speeltafel.core.registry import find_with
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.table.proof import played
from speeltafel.terminal.play import standard_screen
from speeltafel.terminal.records import opened
from speeltafel.terminal.screen import Closed, Screen

AnyLine = WhatIf[Any, Any]
LONGER = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of an analysis on the command line."""
    told = told_by(parser)
    parser.add_argument("record", metavar="FILE", nargs="?", help=told("analyse-help-record"))
    parser.add_argument("moves", metavar="MOVE", nargs="*", help=told("analyse-help-moves"))
    parser.add_argument("--at", type=int, metavar="N", help=told("analyse-help-at"))
    parser.add_argument("--game", metavar="GAME", help=told("analyse-help-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=told("analyse-help-seats"))
    parser.add_argument("--position", metavar="TEXT", help=told("analyse-help-position"))
    parser.add_argument("--luck", type=int, default=0, metavar="N", help=told("analyse-help-luck"))
    parser.add_argument("--think", type=float, default=1.0, metavar="N", help=told("analyse-help-think"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Shows the table and the best three choices; at a terminal goes on with what is typed."""
    line, moves = _start(args)
    line = line.followed(moves)
    coach = coach_for(line.log.game)
    nodes = max(1, round(coach.effort.first * args.think))
    screen = standard_screen()
    desk = Desk(screen, coach, nodes, args.language)
    if args.json is not None:
        report("", desk.looked(line), args.json)
    if args.json == STANDARD_OUTPUT:
        return 0
    desk.show(line)
    desk.tell(line)
    if not screen.is_live or args.json is not None:
        return 0
    screen.say(say(message("analyse-commands"), args.language))
    try:
        while (typed := screen.ask("> ").strip()) not in ("quit", "q"):
            if typed:
                line = desk.answer(line, typed)
    except Closed:
        pass
    return 0


def _start(args: argparse.Namespace) -> tuple[AnyLine, list[str]]:
    """Where the line begins, and the moves to try."""
    if args.position is not None and args.game:
        game = find_with(args.game, args.seats, {})
        given = [args.record] if args.record else []
        return WhatIf.from_position(game, args.position, args.luck), given + args.moves
    if args.record is None or args.position is not None:
        raise Unknown("analyse-one-source")
    match = played(opened(args.record))
    at = len(match.history.entries) if args.at is None else args.at
    return WhatIf.from_game(match, at, args.luck), args.moves


class Desk:
    """Where a line is looked at; it remembers what was thought about the position, to think on from there."""

    def __init__(self, screen: Screen, coach: AnyCoach, nodes: int, language: str) -> None:
        self.screen = screen
        self.coach = coach
        self.nodes = nodes
        self.language = language
        self.known: Advice | None = None

    def answer(self, line: AnyLine, typed: str) -> AnyLine:
        """The line after a command or a move; what is refused changes nothing and says why."""
        word, _, rest = typed.partition(" ")
        try:
            if word == "best":
                self.tell(line)
            elif word == "longer":
                self.tell(line, longer=True)
            elif word == "why":
                self.why(line, rest.strip())
            else:
                if word == "back":
                    line = line.back()
                elif word == "go":
                    line = line.answered(rest.strip() or "strongest")
                else:
                    line = line.tried(typed)
                self.known = None
                self.show(line)
        except SpeeltafelError as refusal:
            self.screen.say(refusal.say(self.language))
        return line

    def show(self, line: AnyLine) -> None:
        """The table as it lies, and the line that led there."""
        game = line.log.game
        self.screen.show(game.picture(line.log.state, self.screen.style) + "\n")
        if line.line:
            self.screen.say(" ".join(line.line))
        mover = line.mover
        told = message("analyse-over") if mover is None else message("analyse-to-move", seat=mover + 1)
        self.screen.say(say(told, self.language))

    def looked(self, line: AnyLine) -> dict[str, object]:
        """The same as plain values: the position, who is to move, and the best three choices with their chances."""
        game = line.log.game
        if line.mover is not None:
            self.known = line.best(self.coach, nodes=self.nodes)
        found = self.known
        return {
            "game": game.edition,
            "position": game.position(line.log.state),
            "line": line.line,
            "seat": line.mover,
            "choices": [
                {
                    "action": each.action,
                    "said": say(each.said, self.language),
                    "chance": each.chance,
                    "error": each.error,
                    "margin": each.margin,
                }
                for each in (() if found is None else found.choices)
            ],
            "against": "" if found is None else say(found.against, self.language),
        }

    def tell(self, line: AnyLine, *, longer: bool = False) -> None:
        """The best three choices of whoever is to move."""
        if line.mover is None:
            return
        known = self.known.appraisal if longer and self.known else None
        nodes = self.nodes if known is None else max(known.nodes, self.nodes) * (LONGER - 1)
        if longer or self.known is None:
            self.known = line.best(self.coach, known=known, nodes=nodes)
        self.screen.say(self.known.text(self.language))

    def why(self, line: AnyLine, text: str) -> None:
        """What speaks for a move, or for the best one."""
        if line.mover is None:
            return
        wanted = text or line.best(self.coach, nodes=self.nodes).choices[0].action
        for each in line.why(wanted, self.coach):
            self.screen.say(f"  {say(each, self.language)}")
