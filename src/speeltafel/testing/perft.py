"""Counts every line of play to a depth: one number that changes when any rule does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from speeltafel.core.protocol import Decision, Game, Outcome
from speeltafel.core.registry import find_with
from speeltafel.testing.broken import Broken

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Count:
    """What a perft file says of one position: so many lines of play at each depth."""

    name: str
    edition: str
    seats: int
    options: dict[str, object]
    position: str | None
    lines: tuple[tuple[int, int], ...]


def perft(game: Game[S, A], state: S, depth: int, beat: Callable[[], None] = lambda: None) -> int:
    """How many sequences of `depth` actions there are, the outcomes of chance included; `beat` hears of each found."""
    if depth == 0:
        return 1
    found = 0
    for action in _actions(game, state):
        found += perft(game, game.apply(state, action), depth - 1, beat) if depth > 1 else 1
        beat()
    return found


def divide(
    game: Game[S, A],
    state: S,
    depth: int,
    show: Callable[[int, int], None] = lambda done, of: None,
    counts: dict[str, int] | None = None,
) -> dict[str, int]:
    """The count below each first action: the sum is `perft`.

    `show` hears again and again how many of them are counted, also while they are still being found: luck has millions.
    They go into `counts` one by one, so that whoever breaks off has those counted so far.
    """
    counts = {} if counts is None else counts
    first: list[A] = []
    for action in _actions(game, state):
        first.append(action)
        show(0, len(first))
    for action in first:
        below = game.apply(state, action)
        counts[game.text(action)] = perft(game, below, depth - 1, lambda: show(len(counts), len(first)))
        show(len(counts), len(first))
    return counts


def divide_text(
    game: Game[S, A], state: S, depth: int, show: Callable[[int, int], None] = lambda done, of: None
) -> str:
    """The divide as people compare it: one first action a line, the total last."""
    return counts_text(divide(game, state, depth, show))


def counts_text(counts: Mapping[str, int]) -> str:
    """The same of a divide that is there already."""
    lines = [f"{text} {count}" for text, count in sorted(counts.items())]
    return "\n".join([*lines, f"total {sum(counts.values())}"])


def read_counts(path: Path) -> list[Count]:
    """The positions of a perft file.

    A file has blocks with an empty line between them: `name`, `game EDITION SEATS`, any `option
    NAME=VALUE`, a `position` (without one the start), then `DEPTH COUNT` lines. `#` begins a comment.
    """
    blocks = path.read_text("utf-8").split("\n\n")
    return [made for block in blocks if (made := _read_block(path, block)) is not None]


def check(count: Count) -> None:
    """Raises Broken, with the divide, at the first depth where the count differs."""
    game = find_with(count.edition, count.seats, count.options)
    state = game.start() if count.position is None else game.set_up(count.position)
    for depth, wanted in count.lines:
        found = perft(game, state, depth)
        if found != wanted:
            divided = divide_text(game, state, depth)
            raise Broken("perft", f"{count.name}, depth {depth}: {found}, not {wanted}\n{divided}")


def _actions(game: Game[S, A], state: S) -> Iterable[A] | Iterator[A]:
    turn = game.turn(state)
    if isinstance(turn, Decision):
        return game.legal(state)
    return () if isinstance(turn, Outcome) else turn.outcomes()


def _read_block(path: Path, block: str) -> Count | None:
    name, edition, seats, position = path.stem, "", 0, None
    options: dict[str, object] = {}
    lines: list[tuple[int, int]] = []
    for line in block.splitlines():
        word, _, rest = line.partition("#")[0].strip().partition(" ")
        match word:
            case "":
                continue
            case "name":
                name = rest
            case "game":
                edition, _, number = rest.partition(" ")
                seats = int(number)
            case "option":
                key, _, value = rest.partition("=")
                options[key] = value
            case "position":
                position = rest
            case _ if word.isdecimal() and rest.isdecimal():
                lines.append((int(word), int(rest)))
            case _:
                raise Broken("perft", f"{path}: {line!r} is neither a word of a perft file nor a count")
    if not edition:
        return None
    return Count(name, edition, seats, options, position, tuple(lines))
