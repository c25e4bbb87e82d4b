"""Proves the piece colours of the page: `python palette.py` reports them, and fails where a promise is broken.

The colours are read from `tokens.css`, the one place where they stand. Promised are: the smallest CIEDE2000 distance
between any two tiles, and any two stones, under every colour vision; a smallest distance in grey; and the contrast of
every shape with the slate it lies on, of text with what it is read on.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

from vision import VISIONS, contrast, distance, lab, linear, read, seen

TOKENS = Path(__file__).parents[1] / "src/ui/styles/tokens.css"
TILES = ("red", "orange", "yellow", "green", "blue", "purple")
STONES = ("red", "blue", "yellow", "green", "lightblue", "orange")
TINT = 0.06  # share of a tile's own colour in its body, as in pieces.css

APART = {"tiles": 17.4, "stones": 16.0}
GREY = {"tiles": 3.0, "stones": 3.0}
SHAPE_CONTRAST = 3.4
TEXT_CONTRAST = 4.5

Tokens = Mapping[str, tuple[str, str]]


def tokens(text: str) -> dict[str, tuple[str, str]]:
    """Every colour of the token file by name: by day and by night."""
    found = {}
    for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", text):
        pair = re.fullmatch(r"light-dark\((#\w{6}),\s*(#\w{6})\)", value)
        if pair:
            found[name] = (pair[1], pair[2])
        elif re.fullmatch(r"#\w{6}", value):
            found[name] = (value, value)
    return found


def smallest(colours: Mapping[str, str]) -> dict[str, tuple[float, str, str]]:
    """For every vision the two colours that lie nearest to each other."""
    looks = {name: linear(read(value)) for name, value in colours.items()}
    return {
        vision: min(
            (float(distance(lab(seen(looks[a], vision)), lab(seen(looks[b], vision)))), a, b)
            for a, b in combinations(colours, 2)
        )
        for vision in VISIONS
    }


def shape_contrast(value: str, slate: str, *, tinted: bool) -> float:
    """A shape against what it lies on: a tile's body has a little of its own colour in it."""
    colour, body = read(value), read(slate)
    return float(contrast(linear(colour), linear((1 - TINT) * body + TINT * colour if tinted else body)))


def report(found: Tokens) -> list[str]:
    """Prints everything, and returns what is broken."""
    broken = []
    for title, names, prefix in (("tiles", TILES, ""), ("stones", STONES, "stone-")):
        colours = {name: found[prefix + name][0] for name in names}
        print(title)
        for name, value in colours.items():
            on = [shape_contrast(value, slate, tinted=title == "tiles") for slate in found["slate"]]
            print(f"  {name:10}{value}  contrast {on[0]:5.2f} by day {on[1]:5.2f} by night")
            if min(on) < SHAPE_CONTRAST:
                broken.append(
                    f"{title}: {name} has a contrast of {min(on):.2f}, it should be {SHAPE_CONTRAST}"
                )
        for vision, (gap, one, two) in smallest(colours).items():
            floor = GREY[title] if vision == "greyscale" else APART[title]
            print(f"  {vision:22}{gap:5.1f}  {one}/{two}")
            if gap < floor:
                broken.append(
                    f"{title}: {one} and {two} are {gap:.1f} apart in {vision}, it should be {floor}"
                )
    for text in ("ink", "ink-2"):
        for ground in ("page", "felt", "well", "paper"):
            for time in (0, 1):
                off = float(contrast(linear(read(found[text][time])), linear(read(found[ground][time]))))
                if off < TEXT_CONTRAST:
                    broken.append(f"{text} on {ground}: contrast {off:.1f}, it should be {TEXT_CONTRAST}")
    return broken


if __name__ == "__main__":
    wrong = report(tokens(TOKENS.read_text("utf-8")))
    sys.exit("\n".join(wrong) if wrong else 0)
