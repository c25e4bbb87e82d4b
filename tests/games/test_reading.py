"""What a stranger wrote is read in linear time: the worst texts that the wire allows, for every reader of every game."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.options import read_options
from speeltafel.core.protocol import Decision, Outcome
from speeltafel.core.registry import editions, find, spec_of
from speeltafel.table.match import Match
from speeltafel.table.record_formats import read_record

LONGEST = 400  # what the wire lets through
TEXTS = 250
PATIENCE = 120  # seconds for what takes a few; a reader that is worse than linear takes hours
FILLERS = (" ", "\t", "\u00a0", "(", ")", "0", "1 ", "-", ",", "+", ">", "!", "?", ":", "/", "@", "rs", "; ")


def fragments(edition: str, rng: Random) -> list[str]:
    """Texts of real actions and positions, from the start of a random game."""
    game = find(edition)
    match = Match(game)
    texts = ["0,0>0,0!0,0", "(0, 0) 0,0", ">0,0"]
    while match.number < 14 and not isinstance(turn := match.turn, Outcome):
        action = rng.choice(list(match.legal)) if isinstance(turn, Decision) else turn.sample(rng)
        texts += (game.text(action), game.position(match.state))
        match.push(action)
    return texts


def worst(texts: list[str], length: int, rng: Random) -> Iterator[str]:
    """Real texts pulled apart at their joints, the gaps filled with one thing over and over, and a last letter too many.

    The first is the one that once took minutes: four gaps of spaces in a move of Exago.
    """
    gap = " " * ((length - 11) // 4)
    yield f"0,0{gap}0,0{gap}!{gap}0,0{gap}x"
    for _ in range(TEXTS):
        joints = re.findall(r"-?\w+(?:,-?\w+)?|\W", rng.choice(texts)[: length // 2])
        cuts = rng.sample(range(1, len(joints) + 1), min(len(joints), rng.randint(1, 8)))
        filler = rng.choice(FILLERS)
        room = (length - sum(map(len, joints)) - 1) // (len(cuts) * len(filler))
        pulled = [piece + filler * room * (index in cuts) for index, piece in enumerate(joints, 1)]
        yield ("".join(pulled) + rng.choice(("x", "", ")", "9")))[:length]


def read_everything() -> None:
    """Every reader of every edition reads all the worst texts; what they refuse, they refuse with words."""
    rng = Random(223)
    for edition in editions():
        game = find(edition)
        texts = fragments(edition, rng)
        match = Match(game, 7)
        for text in worst(texts, LONGEST, rng):
            refused(match.parse, text)
            refused(game.set_up, text)
            for option in spec_of(edition).options:
                refused(partial(option_read, edition, option), text)
        for text in worst(texts, 20 * LONGEST, rng):
            refused(game.set_up, text)
            refused(match.parse, text)
            head = f'[Speeltafel "1"]\n[Game "{edition}"]\n[Seats "{game.seats}"]\n'
            refused(paper_read, head + f"{text}\n= *\n")
            refused(paper_read, head + f"0 - {text}\n= {text}\n")
            refused(paper_read, head + f'[Eyes "{text}"]\n= {text}\n')


def paper_read(text: str) -> object:
    return read_record(text.encode())


def option_read(edition: str, option: str, text: str) -> object:
    return read_options(edition, spec_of(edition).options, {option: text}, 2)


def refused(reader: Callable[[str], object], given: str) -> None:
    try:
        reader(given)
    except SpeeltafelError as refusal:
        refusal.say("nl")


def test_the_worst_texts_are_read_in_linear_time() -> None:
    done = subprocess.run(
        [sys.executable, __file__], timeout=PATIENCE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    read_everything()
