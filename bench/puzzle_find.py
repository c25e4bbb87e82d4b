"""Finds puzzles: `python bench/puzzle_find.py qwirkle --seconds 600`, then `... qwirkle --write`.

Games are played by quick bots, and at most one position of each becomes a puzzle. Every game goes into a journal, so
that the command can be stopped and goes on where it was; what is shipped already needs no journal. What is found is proved by the kernels' own searches; `puzzle_check.py`
proves it again by other means. `--write` grades what is to be shipped, which goes into the journal too, and ships what passes that check.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench import puzzle_exago, puzzle_qwinn, puzzle_qwirkle
from bench.puzzle_check import LARGEST_THEME, complaints, likeness
from bench.puzzle_check_qwirkle import TooLarge
from bench.puzzle_grade import SEEDS, grade, middle
from speeltafel.coach.puzzles.puzzle import Puzzle

ENOUGH = 250
"""So many are shipped for a game."""
QUICK, QUICK_SHARE = 2, 0.25
SCARCE = "go"
"""A kind of which there are few: it is left out last."""

MAKERS = {"qwirkle": puzzle_qwirkle.qwirkle, "exago": puzzle_exago.exago, "qwinn": puzzle_qwinn.qwinn}
PLACES = {"qwirkle": puzzle_qwirkle.place, "exago": puzzle_exago.place, "qwinn": puzzle_qwinn.place}
NEEDED: dict[str, Callable[[Puzzle, int], float]] = {
    "qwirkle": puzzle_qwirkle.stays,
    "exago": puzzle_exago.needed,
    "qwinn": puzzle_qwinn.needed,
}


class Looked(Struct, frozen=True, omit_defaults=True):
    """One game, and the puzzle in it if there is one; `wrong` is what the check found."""

    source: int
    puzzle: Puzzle | None
    wrong: list[str] | None = None


def read(journal: Path) -> Iterator[Looked]:
    if journal.exists():
        for line in journal.read_bytes().splitlines():
            if line.endswith(b"}"):
                yield msgspec.json.decode(line, type=Looked)


def shipped(game: str) -> Iterator[Looked]:
    """The puzzles that are shipped; they were checked."""
    path = shelf(game)
    for line in path.read_bytes().splitlines() if path.exists() else ():
        puzzle = msgspec.json.decode(line, type=Puzzle)
        yield Looked(puzzle.source, puzzle, [])


def shelf(game: str) -> Path:
    """Where a game's puzzles are shipped."""
    return Path(f"src/speeltafel/coach/puzzles/{game}.jsonl")


def chosen(found: list[Puzzle]) -> list[Puzzle]:
    """As many as can be without two alike, without a theme that is too large, and few that are quick."""
    apart = list({likeness(each): each for each in sorted(found, key=lambda one: -one.source)}.values())
    quick = [each for each in apart if each.kind == "line" and each.value == QUICK]
    seen = [each for each in apart if each.facts.get("racer")]
    rest = [each for each in apart if each not in quick and each not in seen]
    quick = quick[: int(QUICK_SHARE * (len(rest) + len(quick)))]
    apart = rest + quick + seen[: len(rest)]
    while True:
        themes = Counter(each.theme for each in apart)
        count = max(themes[each.theme] for each in apart if each.kind != SCARCE)
        easy = [each for each in apart if each.facts.get("racer")]
        quick = [each for each in apart if each.kind == "line" and each.value == QUICK]
        if len(quick) > QUICK_SHARE * len(apart):
            out = quick
        elif 2 * len(easy) > len(apart):
            out = [each for each in easy if each.kind != SCARCE] or easy
        elif count > LARGEST_THEME * len(apart) or len(apart) > ENOUGH:
            out = [each for each in apart if each.kind != SCARCE and themes[each.theme] == count]
        else:
            return apart
        apart.remove(max(out, key=lambda one: (themes[one.theme], one.facts.get("racer", 0), one.source)))


def checked(looked: Looked) -> Looked:
    """What the check finds of a puzzle."""
    assert looked.puzzle is not None
    try:
        wrong = list(complaints(looked.puzzle))
    except TooLarge:
        wrong = ["too large to be checked"]
    return Looked(looked.source, looked.puzzle, wrong)


def graded(looked: Looked, game: str) -> Looked:
    """The puzzle with its grade."""
    puzzle = looked.puzzle
    assert puzzle is not None
    nodes = middle([NEEDED[game](puzzle, seed) for seed in range(SEEDS)])
    return Looked(looked.source, replace(puzzle, grade=grade(PLACES[game](puzzle), nodes)), looked.wrong)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(MAKERS))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--until", type=int, default=400)
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument(
        "--kind",
        choices=sorted({*puzzle_qwirkle.WANTED}),
        help="of Qwirkle only games in which this is looked for",
    )
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    journal: Path = args.journal or Path(f"build/puzzles_{args.game}.jsonl")
    journal.parent.mkdir(parents=True, exist_ok=True)
    looked = {each.source: each for each in (*shipped(args.game), *read(journal))}
    ends = monotonic() + args.seconds

    def note(one: Looked) -> None:
        looked[one.source] = one
        with journal.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")

    if args.write:
        write(args.game, looked, note, ends)
        return
    source = args.first
    while monotonic() < ends and sum(each.puzzle is not None for each in looked.values()) < args.until:
        wanted = puzzle_qwirkle.WANTED[source % len(puzzle_qwirkle.WANTED)]
        if source not in looked and args.kind in (None, wanted):
            note(Looked(source, MAKERS[args.game](source)))
        source += 1


def write(game: str, looked: dict[int, Looked], note: Callable[[Looked], None], ends: float) -> None:
    """Checks and grades what could be shipped, as far as the time lasts, and ships what passes."""
    while True:
        held = [each.puzzle for each in looked.values() if each.puzzle and not each.wrong]
        kept = chosen(held)
        open_ones = [
            looked[each.source] for each in kept if looked[each.source].wrong is None or not each.grade
        ]
        if not open_ones or monotonic() > ends:
            break
        for each in sorted(open_ones, key=lambda one: one.puzzle.value if one.puzzle else 0):
            if monotonic() > ends:
                break
            now = checked(each) if each.wrong is None else each
            note(now if now.wrong else graded(now, game))
    kept = chosen(
        [each.puzzle for each in looked.values() if each.puzzle and each.wrong == [] and each.puzzle.grade]
    )
    shelf(game).write_bytes(
        b"".join(msgspec.json.encode(each) + b"\n" for each in sorted(kept, key=lambda one: one.id))
    )
    failed = sum(bool(each.wrong) for each in looked.values())
    print(
        f"{len(kept)} puzzles shipped, {len(open_ones)} to be looked at, {failed} fell, of {len(looked)} games:"
        f" {dict(Counter(each.theme for each in kept))}"
    )


if __name__ == "__main__":
    main()
