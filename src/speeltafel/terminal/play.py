"""The command `play`: sets a table in this terminal and plays game after game at it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any

from speeltafel.bots.command_line import told_by
from speeltafel.bots.levels import default_level
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Game, Seat
from speeltafel.core.registry import edition_of, find_with, spec_of
from speeltafel.core.words import Message, message
from speeltafel.locale import say
from speeltafel.table.dealer import Dealer, fresh_seed
from speeltafel.table.match import Match
from speeltafel.table.series import Sitting, next_game
from speeltafel.terminal.kept_game import forget, keep, taken_up
from speeltafel.terminal.players import Player, players, read_bots
from speeltafel.terminal.screen import Closed, Screen, remember_lines
from speeltafel.terminal.session import Left, Session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("game", nargs="?", help=told("cli-play-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=told("cli-seats"))
    parser.add_argument("--bot", action="append", default=[], metavar="[SEAT=]LEVEL", help=told("cli-bot"))
    parser.add_argument("--names", default="", metavar="ANNA,OPA", help=told("cli-names"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=told("cli-option")
    )
    parser.add_argument("--seed", metavar="TEXT", help=told("cli-seed"))
    parser.add_argument("--record", metavar="FILE", help=told("cli-record"))
    parser.add_argument("--resume", action="store_true", help=told("cli-resume"))


def run(arguments: argparse.Namespace) -> int:
    """Plays until people have had enough."""
    language: str = arguments.language
    if (arguments.game is None) != arguments.resume:
        given = " ".join(["play", *([arguments.game, "--resume"] if arguments.game else [])])
        raise Unknown("unknown-form", given=given, form="play GAME, play --resume")
    screen = standard_screen()
    remember_lines()
    left: Match[Any, Any] | None = None
    if arguments.resume:
        left, people = taken_up()
        game = left.game
    else:
        game = find_with(arguments.game, arguments.seats, read_given(arguments.option))
        bots = read_bots(arguments.bot, game.edition, game.seats)
        if arguments.seats is None and not arguments.bot:
            bots = {Seat(seat): default_level(game.edition) for seat in range(1, game.seats)}
        names = [name.strip() for name in arguments.names.split(",")]
        people = players(names, bots, game.seats, language)
    try:
        _series(game, people, left, screen, language, arguments)
    except (Left, Closed):
        screen.say(say(message("play-bye"), language))
    return 0


def standard_screen() -> Screen:
    """The terminal that this process was started in."""
    is_live = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return Screen(sys.stdout, os.environ, is_live=is_live)


def read_given(options: Sequence[str]) -> dict[str, object]:
    """The options of `--option name=value`."""
    given: dict[str, object] = {}
    for each in options:
        name, equals, value = each.partition("=")
        if not equals:
            raise Unknown("unknown-form", given=f"--option {each}", form="--option name=value")
        given[name] = value
    return given


def name_of(game: Game[Any, Any]) -> Message:
    """What people call the game."""
    short = game.edition.partition("/")[0]
    return message(f"{short}-name")


def _series(
    game: Game[Any, Any],
    people: Sequence[Player],
    left: Match[Any, Any] | None,
    screen: Screen,
    language: str,
    arguments: argparse.Namespace,
) -> None:
    seed: str | None = arguments.seed
    wishes = dict(game.options)
    sitting = Sitting(game, tuple(range(game.seats)), wishes)
    round_number = 1
    while True:
        dealer = Dealer(
            fresh_seed() if seed is None else f"{seed}/{round_number}" if round_number > 1 else seed
        )
        seated = [people[person] for person in sitting.people]
        _greet(sitting.game, seated, screen, language)
        session = Session(left or Match(sitting.game, dealer.seed), seated, screen, language)
        if left is not None:
            session.told = dict.fromkeys(session.told, len(left.log))
        try:
            outcome = session.run()
        finally:
            if arguments.record:
                session.write_down(arguments.record)
            if screen.is_live and session.people:
                _leave(session, screen, language)
        left = None
        if not screen.is_live or not screen.agrees(say(message("play-again"), language)):
            return
        sitting = next_game(sitting, outcome, dealer.luck("seating"))
        round_number += 1


def _leave(session: Session[Any, Any], screen: Screen, language: str) -> None:
    """Keeps a game that is not over, for another time."""
    if session.match.outcome is not None:
        forget()
        return
    keep(session.match, session.players)
    screen.say(say(message("play-kept"), language))


def _greet(game: Game[Any, Any], seated: Sequence[Player], screen: Screen, language: str) -> None:
    try:
        name = say(name_of(game), language)
    except LookupError:
        name = spec_of(game.edition).name
    around = ", ".join(player.name for player in seated)
    told = message("play-welcome", game=name, edition=edition_of(game.edition).id, players=around)
    screen.say(say(told, language), bold=True)
    screen.note(say(message("play-how"), language))
