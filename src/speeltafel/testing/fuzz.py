"""Random and mutated inputs for every parser: only our own errors may come out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.options import plain
from speeltafel.core.protocol import NOBODY, Game, Outcome
from speeltafel.core.registry import find_with, specs
from speeltafel.core.text_style import PLAIN
from speeltafel.table.match import Match
from speeltafel.table.proof import replayed, verify
from speeltafel.table.record_formats import read_record
from speeltafel.table.spel import write_spel
from speeltafel.table.spel_json import write_json
from speeltafel.testing import laws
from speeltafel.testing.mutate import ODD, mutated
from speeltafel.testing.tables import settings
from speeltafel.testing.walk import chosen
from speeltafel.wire import read_from_client

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]

WIRE = (
    '{"type":"hello","table":"DROP-42","secrets":["x"],"since":-1,"wire":1,"hold":0}',
    '{"type":"play","id":"a","seat":0,"action":"rs@0,0"}',
    '{"type":"ask","id":"b","seat":1,"partial":"1,-1>"}',
    '{"type":"propose","id":"c","seat":0,"kind":"undo","about":7}',
    '{"type":"answer","id":"d","seat":0,"kind":"undo","agree":true,"about":null}',
    '{"type":"leave","id":"e","seat":0,"kind":"resign"}',
    '{"type":"say","id":"f","seat":null,"text":"hi","phrase":""}',
    '{"type":"hold","id":"g","seat":1}',
    '{"type":"ping","id":"h"}',
)
VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    3,
    10**30,
    1.5,
    "",
    "none",
    "0,1",
    "70,-,8",
    (),
    (1, None),
    [1, 2],
    "x" * 50,
    {},
)


@dataclass(frozen=True, slots=True)
class Corpus:
    """Games in progress from all stages, with the texts that belong to them."""

    matches: tuple[AnyMatch, ...]
    texts: Mapping[str, tuple[str, ...]]
    positions: tuple[tuple[AnyGame, str], ...]
    records: tuple[str, ...]


def corpus(games: Sequence[str], seed: int, a_table: int = 2) -> Corpus:
    """Random games of every edition, broken off anywhere, some played to the end."""
    rng = Random(seed)
    matches = []
    texts: dict[str, list[str]] = {}
    for name in games:
        for edition in specs()[name].editions:
            for setting in list(settings(f"{name}/{edition}"))[
                :: 1 if len(specs()[name].editions) == 1 else 3
            ]:
                for _ in range(a_table):
                    match = _broken_off(setting.game(), rng)
                    matches.append(match)
                    texts.setdefault(name, []).extend(_texts(match, rng))
    positions = [(match.game, match.game.position(state)) for match in matches for state in _states(match)]
    records = [form(match.record(Seat0="Anna")) for match in matches for form in (write_spel, write_json)]
    return Corpus(
        tuple(matches),
        {name: tuple(found) for name, found in texts.items()},
        tuple(positions),
        tuple(records),
    )


def actions(given: Corpus, rng: Random) -> None:
    """Something typed at a table in progress."""
    match = rng.choice(given.matches)
    known = given.texts[match.game.edition.partition("/")[0]]
    text = _text(rng, rng.choice(known), known)
    state = rng.choice(_states(match))
    try:
        action = match.game.parse(state, text)
        if match.game.parse(state, match.game.text(action)) != action:
            raise AssertionError(
                f"{text!r} reads as {match.game.text(action)!r}, which reads as something else"
            )
        match.game.preview(state, action)
        match.game.apply(state, action)
    except SpeeltafelError as error:
        laws.why(error)


def pushes(given: Corpus, rng: Random) -> None:
    """Something pushed to a match, the table's own acts among it; a refusal changes nothing."""
    match = rng.choice(given.matches)
    before = match.number
    acts = (f"undo:{rng.randrange(9)}", f"resign:{rng.randrange(4)}", "agreed", "abandon", "flag:0")
    known = (*acts, *given.texts[match.game.edition.partition("/")[0]])
    try:
        match.push(_text(rng, rng.choice((rng.choice(known), *acts)), known))
    except SpeeltafelError as error:
        laws.why(error)
        if match.number != before:
            raise AssertionError("a refused action changed the match") from error
        return
    while match.number > before:
        match.pop()


def positions(given: Corpus, rng: Random) -> None:
    """A line that should be a position; one that is can be looked at from all sides."""
    game, line = rng.choice(given.positions)
    text = _text(rng, line, [each for _, each in rng.sample(given.positions, 3)])
    try:
        state = game.set_up(text)
    except SpeeltafelError as error:
        laws.why(error)
        return
    again = game.position(state)
    if game.position(game.set_up(again)) != again:
        raise AssertionError(f"{text!r} reads as {again!r}, which reads as something else")
    game.picture(state, PLAIN)
    game.view(game.observe(state, NOBODY).state)
    game.scores(state)
    game.turn(state)
    for action in islice(game.legal(state), 3):
        game.apply(state, action)


def records(given: Corpus, rng: Random) -> None:
    """A file that should be a record."""
    text = _text(rng, rng.choice(given.records), [rng.choice(given.records)])
    data = text.encode("utf-8", "replace")
    if rng.random() < 0.1:
        place = rng.randrange(len(data) + 1)
        data = data[:place] + rng.randbytes(2) + data[place:]
    try:
        record = read_record(data)
        replayed(record)
        verify(record)
    except SpeeltafelError as error:
        laws.why(error)


def options(given: Corpus, rng: Random) -> None:
    """A game asked for by somebody who guesses."""
    spec = rng.choice(list(specs().values()))
    name = rng.choice((spec.name, f"{spec.name}/{rng.choice(spec.editions)}"))
    wanted: dict[str, object] = {}
    for option in rng.sample(sorted(spec.options), min(2, len(spec.options))):
        value = rng.choice((*VALUES, spec.options[option].default))
        name_given = option if rng.random() < 0.9 else mutated(option, rng)
        wanted[name_given] = mutated(plain(value), rng) if rng.random() < 0.5 else value
    asked = name if rng.random() < 0.8 else mutated(name, rng)
    seats: Any = rng.choice((None, 2, 3, 4, 8, 0, -1, 10**9, True, "3"))
    try:
        game = find_with(asked, seats, wanted)
    except SpeeltafelError as error:
        laws.why(error)
        return
    game.start()
    find_with(game.edition, game.seats, game.options)


def wire(given: Corpus, rng: Random) -> None:
    """Something sent over a socket."""
    text = _text(rng, rng.choice(WIRE), WIRE)
    try:
        read_from_client(text.encode("utf-8", "replace"))
    except msgspec.DecodeError:
        return


TARGETS: Mapping[str, Callable[[Corpus, Random], None]] = {
    "actions": actions,
    "pushes": pushes,
    "positions": positions,
    "records": records,
    "options": options,
    "wire": wire,
}


def attack(given: Corpus, seed: int, count: int) -> Counter[str]:
    """So many inputs, one target after the other, and how many each got; raises with the number of the input that broke one."""
    names = list(TARGETS)
    tried: Counter[str] = Counter()
    for number in range(seed, seed + count):
        name = names[number % len(names)]
        try:
            TARGETS[name](given, Random(number))
        except Exception as error:
            raise AssertionError(f"{name}, input {number}: {type(error).__name__}: {error}") from error
        tried[name] += 1
    return tried


def _text(rng: Random, text: str, known: Sequence[str]) -> str:
    match rng.randrange(20):
        case 0:
            return "".join(
                chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) for _ in range(rng.randrange(40))
            )
        case 1:
            return "".join(rng.choice(ODD + "rstxgopq0123") for _ in range(rng.randrange(30)))
        case 2:
            return text * rng.choice((2, 50))
        case _:
            return mutated(text, rng, known)


def _broken_off(game: AnyGame, rng: Random) -> AnyMatch:
    match: AnyMatch = Match(game, seed=rng.getrandbits(64))
    moves = rng.choice((0, 1, 3, 10, 30, 400))
    while moves and not isinstance(match.turn, Outcome):
        match.push(chosen(game, match.state, list(match.legal), rng, eager=0.9))
        moves -= 1
    return match


def _states(match: AnyMatch) -> tuple[Any, ...]:
    """The table, the same with everything face down, and one before it."""
    return (match.state, match.observe(NOBODY).state, match.before(match.number // 2))


def _texts(match: AnyMatch, rng: Random) -> list[str]:
    legal = list(islice(match.legal, 200))
    some = [match.game.text(action) for action in rng.sample(legal, min(10, len(legal)))]
    return some + [match.game.text(event.action) for event in match.events[-10:]]
