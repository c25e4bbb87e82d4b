"""The command `rules`: what there is to play, and the chances in a position."""

from __future__ import annotations

import argparse

from speeltafel.bots.told import tell, told_by
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import Spec, edition_of, find_with, resolve, spec_of, specs
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.table.spel import plain
from speeltafel.terminal.play import read_given


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("game", nargs="?", help=told("cli-play-game"))
    parser.add_argument("--odds", metavar="POSITION", help=told("odds-help"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=told("cli-option"),
    )


def rules(arguments: argparse.Namespace) -> int:
    """Tells of every edition who can play it, where it comes from, and its options; or the chances in a position."""
    if arguments.odds is not None:
        return _odds(arguments)
    chosen = specs().values() if arguments.game is None else [spec_of(arguments.game)]
    for spec in chosen:
        if arguments.game is not None and "/" in arguments.game:
            edition_of(arguments.game)
        _tell(spec, arguments.language)
    return 0


def _odds(arguments: argparse.Namespace) -> int:
    known = [spec.name for spec in specs().values() if spec.odds]
    game = find_with(arguments.game or known[0], None, read_given(arguments.option))
    named = spec_of(game.edition).odds
    if not named:
        raise Unknown("odds-only", game=game.edition)
    tell(resolve(named)(game, game.set_up(arguments.odds), arguments.language))
    return 0


def _tell(spec: Spec, language: str) -> None:
    for name in spec.editions:
        edition = edition_of(f"{spec.name}/{name}")
        told = message("cli-rules-seats", least=edition.least, most=edition.most, source=edition.source)
        tell(f"{edition.id}\n  {say(told, language)}")
    for name, option in spec.options.items():
        if option.before is not None:
            continue
        told = message("cli-rules-option", name=name, form=option.form, default=plain(option.default))
        tell(f"  {say(told, language)}")
