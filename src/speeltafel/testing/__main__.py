"""Holds a game to everything in one go: `python -m speeltafel.testing liars-dice`, and how many walks a table if you like.

Its words, a walk at every table worth trying with all laws at every state, broken inputs for its parsers, and what was kept in
`tests/perft.txt` and `tests/played.txt` of the folder that this is started in.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.registry import spec_of
from speeltafel.testing import laws, perft, playthrough
from speeltafel.testing.checks import census_of, kernel_of
from speeltafel.testing.fuzz import attack, corpus
from speeltafel.testing.tables import settings
from speeltafel.testing.texts import texts
from speeltafel.testing.walk import Care, Walk

USAGE = """\
python -m speeltafel.testing GAME [WALKS A TABLE]

Holds a game that is installed here to the laws, its words and broken inputs, and what tests/perft.txt and
tests/played.txt of this folder hold. Without a number: three walks a table.
"""
WALKS = 3
INPUTS = 900


def main(arguments: list[str], say: Callable[[str], object] = sys.stdout.write) -> int:
    """0 when all of it holds; else what broke, and how to see it again, is the last that is said."""
    match arguments:
        case ["-h" | "--help"]:
            say(USAGE)
            return 0
        case [name] if not name.startswith("-"):
            walks = WALKS
        case [name, number] if number.isdecimal():
            walks = int(number)
        case _:
            say(USAGE)
            return 2
    try:
        _hold(name, walks, lambda line: say(line + "\n"))
    except (SpeeltafelError, AssertionError) as error:
        say(f"{error}\n")
        return 1
    return 0


def _hold(name: str, walks: int, say: Callable[[str], object]) -> None:
    spec = spec_of(name)
    if spec.texts:
        say(f"words: {texts(spec)} messages, each in four languages")
    tally: Counter[str] = Counter()
    for edition in spec.editions:
        for setting in settings(f"{spec.name}/{edition}"):
            game = setting.game()
            for seed in range(walks):
                census, kernel = census_of(game), kernel_of(game)
                Walk(game, seed, Care(part=1.0, even=1.0), census=census, kernel=kernel, tally=tally).run()
            say(f"walks: {setting}, {walks}")
    say("laws: " + ", ".join(f"{law} {tally[law]}" for law in laws.LAWS))
    if idle := [law for law in laws.LAWS if not tally[law] and law != "kernel"]:
        say(f"never tried: {', '.join(idle)}")
    tried = attack(corpus((spec.name,), seed=4, a_table=1), seed=5_000, count=INPUTS)
    say("broken inputs: " + ", ".join(f"{target} {count}" for target, count in tried.items()))
    kept = Path("tests/perft.txt")
    if kept.exists():
        counts = perft.read_counts(kept)
        for count in counts:
            perft.check(count)
        say(f"{kept}: {len(counts)} positions")
    else:
        say(f"{kept} is not there: `speeltafel perft {spec.name} 2` counts what it could hold")
    played = Path("tests/played.txt")
    if played.exists():
        playthrough.check(played)
        say(f"{played}: as it was")
    else:
        say(
            f"{played} is not there: `python -m speeltafel.testing.playthrough {spec.name} 2 {played}` writes it"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
