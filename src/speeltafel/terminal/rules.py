"""The command `rules`: what there is to play and how, and the chances in a position."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from speeltafel.bots.command_line import add_json, report, tell, told_by
from speeltafel.bots.exact import Odds
from speeltafel.bots.levels import levels
from speeltafel.core.errors import Unknown
from speeltafel.core.options import plain
from speeltafel.core.registry import Spec, edition_of, find_with, resolve, spec_of, specs
from speeltafel.core.words import message
from speeltafel.locale import ids, say
from speeltafel.table.rulebook import rulebook
from speeltafel.terminal.play import read_given

MOST = 12
"""Choices of a position that are told."""


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("game", nargs="?", help=told("cli-play-game"))
    parser.add_argument("--odds", metavar="POSITION", help=told("odds-help"))
    add_json(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=told("cli-option"),
    )


def rules(arguments: argparse.Namespace) -> int:
    """Tells the rules of a game with its options, or only what there is to play; or the chances in a position."""
    if arguments.odds is not None:
        return _odds(arguments)
    if arguments.json is not None:
        return _listed(arguments)
    if arguments.game is None:
        for spec in specs().values():
            _tell(spec, spec.editions, arguments.language)
        return 0
    game = find_with(arguments.game, None, read_given(arguments.option))
    spec = spec_of(arguments.game)
    if lines := rulebook(game.edition, game.options, arguments.language):
        tell("\n".join([*lines, ""]))
    asked = [game.edition.partition("/")[2]] if "/" in arguments.game else spec.editions
    _tell(spec, asked, arguments.language)
    return 0


def _listed(arguments: argparse.Namespace) -> int:
    """What there is to play as plain values, or of one game with its rules in lines."""
    wanted = [spec_of(arguments.game)] if arguments.game else list(specs().values())
    found = []
    for spec in wanted:
        editions = [edition_of(f"{spec.name}/{name}") for name in spec.editions]
        options = {
            name: plain(option.default) for name, option in spec.options.items() if option.before is None
        }
        seats = {edition.id: (edition.least, edition.most) for edition in editions}
        rules = list(rulebook(editions[0].id, {}, arguments.language)) if arguments.game else []
        bots = [level.id for level in levels(spec.name)]
        found.append({"game": spec.name, "seats": seats, "options": options, "bots": bots, "rules": rules})
    report("\n".join(str(each["game"]) for each in found), found, arguments.json)
    return 0


def _odds(arguments: argparse.Namespace) -> int:
    known = [spec.name for spec in specs().values() if spec.odds]
    game = find_with(arguments.game or known[0], None, read_given(arguments.option))
    named = spec_of(game.edition).odds
    if not named:
        raise Unknown("odds-only", game=game.edition)
    state = game.set_up(arguments.odds)
    found: Odds = resolve(named)(game, state)
    words = "\n".join([game.position(state), *chances_told(found, arguments.language)])
    report(words, found, arguments.json)
    return 0


def chances_told(found: Odds, language: str) -> Iterator[str]:
    """The best choices, and what each other one gives away."""
    yield say(message("odds-solved" if found.is_solved else "odds-small"), language)
    chance = f"{100 * found.chance:.3f}"
    yield say(message("odds-chance", seat=found.seat + 1, chance=chance), language)
    for text, value in found.choices[:MOST]:
        yield f"  {text:<20} {100 * value:7.3f} %  {100 * (value - found.chance):+8.3f}"
    if len(found.choices) > MOST:
        yield f"  … {len(found.choices) - MOST}"


def _tell(spec: Spec, editions: Sequence[str], language: str) -> None:
    """Who can play these editions and where they come from, which bots there are, and what may be chosen."""
    for name in editions:
        edition = edition_of(f"{spec.name}/{name}")
        told = message("cli-rules-seats", least=edition.least, most=edition.most, source=edition.source)
        tell(f"{edition.id}\n  {say(told, language)}")
    bots = ", ".join(level.id for level in levels(spec.name))
    tell(f"  {say(message('cli-rules-bots', bots=bots), language)}")
    for name, option in spec.options.items():
        if option.before is not None:
            continue
        told = message("cli-rules-option", name=name, form=option.form, default=plain(option.default))
        meaning = [say(message(id), language) for id in _meanings(spec.name, name, language)]
        tell("\n    ".join([f"  {say(told, language)}", *meaning]))


def _meanings(game: str, option: str, language: str) -> list[str]:
    """What the option does: in the game's own words, else in the page's for options of that name, else in ours."""
    dashed = option.replace("_", "-")
    known = [*ids(language, "page-option-"), *ids(language, "cli-option-")]
    own, shared = f"page-option-{game}-{dashed}", f"page-option-{dashed}"
    words = own if own in known else shared
    return [id for id in (f"{words}-more", words, f"cli-option-{dashed}") if id in known][:1]
