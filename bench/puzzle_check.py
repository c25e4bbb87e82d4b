"""Checks every shipped puzzle again: `python bench/puzzle_check.py qwirkle exago qwinn`; `--drop` takes those out that fail.

It shares no search with what found them: the rules' own `legal` and `score` are enumerated, ends and lines are searched
exhaustively by a few plain lines, Qwinn! is looked up in the full table. What holds of all together (themes, sources, likeness, how many
of each kind) is checked at the end.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bench import puzzle_check_exago, puzzle_check_qwirkle
from bench.puzzle_check_qwirkle import TooLarge
from speeltafel.coach.puzzles.puzzle import Puzzle
from speeltafel.core.registry import find

LEAST_THEMES, LARGEST_THEME = 5, 0.35
ENOUGH = 200
WANTED = {
    "qwirkle": {"points": 60, "end": 60, "keep": 40},
    "exago": {"line": 100, "defence": 40},
    "qwinn": {"dice": 60, "red": 60, "go": 40},
}


def folder() -> Path:
    return Path(__file__).parent.parent / "src" / "speeltafel" / "coach" / "puzzles"


def read(game: str) -> list[Puzzle]:
    lines = (folder() / f"{game}.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def complaints(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with one puzzle by itself."""
    match puzzle.game.partition("/")[0]:
        case "qwirkle":
            yield from puzzle_check_qwirkle.complaints(puzzle)
        case "exago":
            yield from puzzle_check_exago.complaints(puzzle)
        case _:
            from bench import puzzle_check_qwinn

            yield from puzzle_check_qwinn.complaints(puzzle)


def likeness(puzzle: Puzzle) -> object:
    """The same for two positions that are alike up to symmetry and an exchange of colours or shapes.

    For Qwirkle the cells alone: two tables of the same outline are called alike already.
    """
    if puzzle.game.startswith("qwirkle"):
        state = find(puzzle.game, 2).set_up(puzzle.position)
        cells = [(x, y) for x, y, _ in state.board]
        turned = [[(a * x + b * y, c * x + d * y) for x, y in cells] for a, b, c, d in SQUARE]
        return min(
            tuple(sorted((x - min(p for p, _ in each), y - min(q for _, q in each)) for x, y in each))
            for each in turned
        )
    if puzzle.game.startswith("qwinn"):
        first, second, mover, *dice = puzzle.position.split(" ")
        return ((first, second) if mover == "0" else (second, first)), tuple(dice)
    return hexes_alike(puzzle.position)


def hexes_alike(line: str) -> object:
    """The same for two positions of Exago that are alike when the board is turned or mirrored, or colours are exchanged."""
    _, red, blue = line.split(" ")
    mover = int(line[5])
    stones = [
        [tuple(map(int, cell.split(","))) for cell in part.partition(":")[2].split("+") if cell]
        for part in (red, blue)
    ]
    ordered = stones if mover == 0 else stones[::-1]
    found = []
    for mirrored in (False, True):
        for turns in range(6):
            found.append(
                tuple(
                    tuple(sorted(_turned(cell, turns, mirrored=mirrored) for cell in part))
                    for part in ordered
                )
            )
    return min(found)


SQUARE = [
    (1, 0, 0, 1),
    (-1, 0, 0, 1),
    (1, 0, 0, -1),
    (-1, 0, 0, -1),
    (0, 1, 1, 0),
    (0, -1, 1, 0),
    (0, 1, -1, 0),
    (0, -1, -1, 0),
]


def _turned(cell: Any, turns: int, *, mirrored: bool) -> tuple[int, int]:
    q, r = cell
    if mirrored:
        q, r = r, q
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def together(puzzles: list[Puzzle]) -> Iterator[str]:
    """What is wrong with the puzzles of a game taken together."""
    themes = Counter(each.theme for each in puzzles)
    if len(themes) < LEAST_THEMES:
        yield f"only {len(themes)} themes"
    for theme, count in themes.items():
        if count > LARGEST_THEME * len(puzzles):
            yield f"{theme} is {count} of {len(puzzles)}"
    if len({each.source for each in puzzles}) < len(puzzles):
        yield "two are from one game"
    if len({likeness(each) for each in puzzles}) < len(puzzles):
        yield "two are alike"
    lines = [
        each for each in puzzles if each.game.startswith("exago") and each.kind == "line" and each.value == 2
    ]
    if len(lines) > len(puzzles) / 4:
        yield "too many wins in two"
    if sum(each.facts.get("racer", 0) for each in puzzles) > len(puzzles) / 2:
        yield "too many are Racer's choice"
    if 2 * sum(each.proved for each in puzzles) < len(puzzles):
        yield "less than half are proved"


def lacking(name: str, puzzles: list[Puzzle]) -> Iterator[str]:
    """What is still to be found."""
    kinds = Counter(each.kind for each in puzzles)
    if len(puzzles) < ENOUGH:
        yield f"{len(puzzles)} of {ENOUGH}"
    for kind, wanted in WANTED.get(name, {}).items():
        if kinds[kind] < wanted:
            yield f"{kinds[kind]} of {wanted} {kind}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--drop", action="store_true")
    args = parser.parse_args()
    for name in args.games:
        puzzles = read(name)
        good = []
        for each in puzzles:
            try:
                wrong = list(complaints(each))
            except TooLarge:
                wrong = ["too large to be checked"]
            for told in wrong:
                print(f"{each.id}: {told}", flush=True)
            if not wrong:
                good.append(each)
        for told in together(good if args.drop else puzzles):
            print(f"{name}: {told}")
        for told in lacking(name, good):
            print(f"{name}: {told}")
        print(f"{name}: {len(good)} of {len(puzzles)} hold; {dict(Counter(each.theme for each in good))}")
        if args.drop:
            (folder() / f"{name}.jsonl").write_bytes(
                b"".join(msgspec.json.encode(each) + b"\n" for each in good)
            )


if __name__ == "__main__":
    main()
