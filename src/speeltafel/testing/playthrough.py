"""Golden playthroughs: a whole game told state by state, so that a change of any surface shows as a difference.

`python -m speeltafel.testing.playthrough qwirkle/nl-2023 2 tests/games/qwirkle/played/two.txt` writes one, and with
`--again FILE ...` they are written anew after a change that was meant.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import TypeVar

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.options import plain
from speeltafel.core.protocol import NOBODY, Decision, Game, Outcome
from speeltafel.core.registry import find_with
from speeltafel.core.text_style import PLAIN
from speeltafel.locale import say
from speeltafel.table.match import Match
from speeltafel.table.proof import outcome_text
from speeltafel.testing.broken import Broken
from speeltafel.testing.walk import chosen

S = TypeVar("S")
A = TypeVar("A")
USAGE = """\
python -m speeltafel.testing.playthrough GAME SEATS FILE [SEED [NAME=VALUE ...]]
python -m speeltafel.testing.playthrough --again FILE ...

Writes a whole random game into a file, state by state; or some of those anew.
"""
HEAD = "playthrough"
SHOWN = 5
DRAWN_EVERY = 16


def played(game: Game[S, A], seed: int) -> str:
    """A random game as text: positions, what each eye sees, legal actions, points and words."""
    options = " ".join(f"{name}={plain(value)}" for name, value in game.options.items())
    head = f"{HEAD} {game.edition} {game.seats} {seed} {options}".rstrip()
    return "\n".join([head, *_told(game, Random(seed), Match(game, seed=seed))]) + "\n"


def again(text: str) -> str:
    """The same playthrough, played by the game as it is now."""
    word, edition, seats, seed, *options = text.partition("\n")[0].split(" ")
    if word != HEAD:
        raise Broken("played", f"{text[:40]!r} does not begin with {HEAD!r}")
    given: Mapping[str, object] = dict(option.split("=", 1) for option in options)
    return played(find_with(edition, int(seats), given), int(seed))


def check(path: Path) -> None:
    """Raises Broken at the first line that differs."""
    wanted = path.read_text("utf-8")
    found = again(wanted)
    if found == wanted:
        return
    pairs = zip([*wanted.splitlines(), ""], [*found.splitlines(), ""], strict=False)
    for number, (old, new) in enumerate(pairs, 1):
        if old != new:
            raise Broken("played", f"{path}:{number}\n  was {old}\n  is  {new}")


def _told(game: Game[S, A], rng: Random, match: Match[S, A]) -> Iterator[str]:
    for event in match.log:
        yield _event(match, event.number)
    turns = 0
    while not isinstance(turn := match.turn, Outcome):
        assert isinstance(turn, Decision)
        choices = sorted(match.legal, key=game.text)
        texts = [game.text(action) for action in choices]
        yield ""
        yield f"position {game.position(match.state)}"
        yield f"gallery  {game.position(match.observe(NOBODY).state)}"
        yield f"seat {turn.seat}: {len(texts)} legal: {' '.join(texts[:: max(1, len(texts) // SHOWN)][:SHOWN])}"
        if turns % DRAWN_EVERY == 0:
            seen = match.observe(frozenset({turn.seat})).state
            yield from (f"| {line}".rstrip() for line in game.picture(seen, PLAIN).splitlines())
        turns += 1
        for event in match.push(chosen(game, match.state, choices, rng, eager=1.0)):
            yield _event(match, event.number)
    yield f"position {game.position(match.state)}"
    yield f"= {outcome_text(turn)}"


def _event(match: Match[S, A], number: int) -> str:
    event = match.log[number]
    who = "-" if event.seat is None else str(event.seat)
    gain = f" {event.points:+d}" if event.points else ""
    return f"{number} {who} {match.text(event.action)}{gain}  ({say(match.describe(event), 'en')})"


def main(arguments: list[str], say: Callable[[str], object] = sys.stdout.write) -> int:
    """Writes a playthrough: edition, seats, file, then a seed and options if any; or some of them again."""
    match arguments:
        case ["-h" | "--help"]:
            say(USAGE)
        case ["--again", *files] if files:
            for old in map(Path, files):
                old.write_text(again(old.read_text("utf-8")), "utf-8")
        case [edition, seats, file, *rest] if seats.isdecimal() and all(map(str.isdecimal, rest[:1])):
            given: Mapping[str, object] = dict(option.split("=", 1) for option in rest[1:])
            try:
                game = find_with(edition, int(seats), given)
            except SpeeltafelError as error:
                say(f"{error}\n")
                return 1
            path = Path(file)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(played(game, int(rest[0]) if rest else 1), "utf-8")
        case _:
            say(USAGE)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
