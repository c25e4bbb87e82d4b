"""Pieces drawn as SVG and the paper they lie on: shapes and colours are those of the page, from the one file both read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib.resources import files
from math import cos, pi, sin
from typing import Any

import msgspec

FONT = "'Segoe UI', Roboto, 'Noto Sans', Ubuntu, Cantarell, 'DejaVu Sans', sans-serif"
CELL = 100
MOST_NAME = 18


class Pieces(msgspec.Struct, frozen=True, rename="camel"):
    """The data of `pieces.json`: colours by day and by night, forms in boxes of 100 (symbols: of 24)."""

    palette: Mapping[str, tuple[str, str]]
    tile_colours: Mapping[str, str]
    tile_shapes: Mapping[str, str]
    stones: tuple[str, ...]
    shapes: Mapping[str, tuple[float, str]]
    signs: Mapping[str, str]
    sign_room: Mapping[str, tuple[float, float]]
    pips: tuple[tuple[tuple[float, float], ...], ...]
    pawn: str


@cache
def pieces() -> Pieces:
    """What pieces look like."""
    return msgspec.json.decode((files("speeltafel.core") / "pieces.json").read_bytes(), type=Pieces)


@dataclass(frozen=True, slots=True)
class ShownPlay:
    """One move of a shown game: who made it, its text, its points, and the cells of its best line."""

    seat: int
    text: str
    points: int = 0
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A game as everybody may see it: the view of its last state, its moves, and who won if it is over."""

    view: Any
    names: tuple[str, ...]
    plays: tuple[ShownPlay, ...] = ()
    scores: tuple[int, ...] = ()
    winners: frozenset[int] = frozenset()

    @property
    def best(self) -> ShownPlay | None:
        """The move with the most points, the first of several; none where nothing scored."""
        scored = [play for play in self.plays if play.points > 0]
        return max(scored, key=lambda play: play.points, default=None)


@dataclass(slots=True)
class Paper:
    """A picture in the making: so many pixels wide and high, by day or by night."""

    width: int
    height: int
    dark: bool = False
    _defs: dict[str, str] = field(default_factory=dict)
    _parts: list[str] = field(default_factory=list)

    def colour(self, name: str) -> str:
        """A colour of the palette."""
        return pieces().palette[name][self.dark]

    def add(self, *parts: str) -> None:
        self._parts += parts

    def define(self, name: str, form: str) -> str:
        """Draws something once, to be used often; its reference."""
        self._defs.setdefault(name, f'<g id="{name}">{form}</g>')
        return name

    def use(self, name: str, x: float, y: float, size: float) -> None:
        """Something defined in a box of 100, put here this big."""
        self.add(f'<use href="#{name}" transform="translate({_n(x)} {_n(y)}) scale({_n(size / CELL, 4)})"/>')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        fill: str = "ink",
        anchor: str = "start",
        bold: bool = False,
        upward: bool = False,
    ) -> None:
        """Words on a line, at least 9 px high; upward where there is height only."""
        weight = ' font-weight="800"' if bold else ""
        turn = f' transform="rotate(-90 {_n(x)} {_n(y)})"' if upward else ""
        self.add(
            f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(max(9, size))}" text-anchor="{anchor}"{weight}{turn} '
            f'fill="{self.colour(fill)}">{escape(words)}</text>'
        )

    def rect(
        self, x: float, y: float, width: float, height: float, round: float, fill: str, more: str = ""
    ) -> None:
        self.add(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(round)}" fill="{fill}"{more}/>'
        )

    def svg(self, label: str) -> str:
        """The whole picture as a file of its own."""
        defs = "".join(self._defs.values())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}" role="img" aria-label="{escape(label)}" font-family="{FONT}">'
            f"<title>{escape(label)}</title><defs>{_GRADIENTS}{defs}</defs>{''.join(self._parts)}</svg>"
        )


@dataclass(frozen=True, slots=True)
class Fit:
    """How board units come to lie on paper: as big as a room allows, in its middle."""

    left: float
    top: float
    scale: float

    @classmethod
    def into(
        cls, box: tuple[float, float, float, float], room: tuple[float, float, float, float], most: float
    ) -> Fit:
        """A box of the board (left, top, right, bottom) in a room of the paper; a cell is at most so many pixels."""
        left, top, right, bottom = box
        x, y, width, height = room
        scale = min(
            width / max(1, right - left),
            height / max(1, bottom - top),
            most / CELL,
        )
        return cls(
            x + (width - scale * (right - left)) / 2 - scale * left,
            y + (height - scale * (bottom - top)) / 2 - scale * top,
            scale,
        )

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + self.scale * x, self.top + self.scale * y


def tile(paper: Paper, code: str) -> str:
    """A tile of Qwirkle such as `rs`, defined once."""
    known = pieces()
    colour, shape = known.tile_colours[code[0]], known.tile_shapes[code[1]]
    scale, form = known.shapes[shape]
    room, low = known.sign_room[shape]
    place = f'transform="translate({_n(50 * (1 - scale))} {_n(48 * (1 - scale))}) scale({scale})"'
    sign = (
        f'<g transform="translate({_n(50 - room / 2)} {_n(48 + low - room / 2)}) scale({_n(room / 24, 4)})" '
        f'fill="#14171b" color="#14171b">{known.signs[colour]}</g>'
    )
    return paper.define(
        f"tile-{code}",
        f'<rect x="3" y="6" width="94" height="92" rx="24" fill="{paper.colour("slate-side")}"/>'
        f'<rect x="3" y="2" width="94" height="92" rx="24" fill="{paper.colour("slate")}"/>'
        '<rect x="3" y="2" width="94" height="92" rx="24" fill="url(#sheen)"/>'
        f'<g {place}><g fill="{paper.colour(colour)}">{form}</g><g fill="url(#glaze)">{form}</g></g>{sign}',
    )


def stone(paper: Paper, seat: int, colours: Sequence[str] = ()) -> str:
    """A stone of Exago in the colour of a seat, the usual one unless `colours` says another, around 50,48 of its box, defined once."""
    known = pieces()
    colour = (colours or known.stones)[seat % len(known.stones)].replace("-", "")
    body = paper.colour(f"stone-{colour}")

    def hexagon(radius: float, cy: float, fill: str, more: str = "") -> str:
        return f'<polygon points="{corners(50, cy, radius)}" fill="{fill}"{more}/>'

    round = ' stroke-width="9" stroke-linejoin="round"'
    return paper.define(
        f"stone-{colour}",
        hexagon(41.5, 52, "#000", f' stroke="#000" opacity=".45"{round}')
        + hexagon(41.5, 46, body, f' stroke="{body}"{round}')
        + hexagon(41.5, 46, "url(#dome)", round)
        + hexagon(33.5, 46, "none", ' stroke="#fff" stroke-opacity=".35" stroke-width="1.8"')
        + f'<g transform="translate(34 30) scale(1.3333)" fill="{"#14171b" if colour in ("yellow", "lightblue", "green", "orange") else "#fff"}" '
        f'color="{"#14171b" if colour in ("yellow", "lightblue", "green", "orange") else "#fff"}">{known.signs[colour]}</g>',
    )


def die(paper: Paper, number: int, *, red: bool) -> str:
    """A die that shows a number, defined once."""
    face, side, pip = ("die-red", "die-red-side", "chalk") if red else ("bone", "bone-side", "pip")
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="9.6" fill="{paper.colour(pip)}"/>' for x, y in pieces().pips[number]
    )
    ring = '<rect x="10.5" y="9.5" width="79" height="77" rx="20" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.8"/>'
    return paper.define(
        f"die-{'r' if red else 'w'}{number}",
        f'<rect x="3" y="7" width="94" height="92" rx="27" fill="{paper.colour(side)}"/>'
        f'<rect x="3" y="2" width="94" height="92" rx="27" fill="{paper.colour(face)}"/>'
        f'<rect x="3" y="2" width="94" height="92" rx="27" fill="url(#dome)" opacity=".5"/>{ring if red else ""}{dots}',
    )


def corners(x: float, y: float, radius: float) -> str:
    """The points of a hexagon that stands on a corner."""
    turns = (pi / 3 * i - pi / 2 for i in range(6))
    return " ".join(f"{_n(x + radius * cos(turn))},{_n(y + radius * sin(turn))}" for turn in turns)


def disc(paper: Paper, x: float, y: float, words: str, size: float) -> None:
    """Points in a round mark."""
    paper.add(
        f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(size)}" fill="{paper.colour("ink")}" '
        f'stroke="{paper.colour("felt")}" stroke-width="{_n(size / 6)}"/>'
    )
    paper.text(x, y + size * 0.38, words, size * 1.05, fill="on-ink", anchor="middle", bold=True)


def short(name: str, most: int = MOST_NAME) -> str:
    """A name that fits a picture."""
    return name if len(name) <= most else name[: most - 1] + "…"


def bounds(points: Iterable[tuple[float, float]], around: float) -> tuple[float, float, float, float]:
    """The box of points, with room around it."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - around, min(ys) - around, max(xs) + around, max(ys) + around


def listed(names: Sequence[str], scores: Sequence[int]) -> str:
    """“Ada 212 – Fern 205”: everybody with their points."""
    return " – ".join(
        f"{short(name)} {score}" for name, score in zip(names, scores, strict=False)
    ) or ", ".join(names)


def _n(value: float, digits: int = 1) -> str:
    text = f"{value:.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


_GRADIENTS = (
    '<linearGradient id="sheen" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'
    '<linearGradient id="glaze" gradientUnits="userSpaceOnUse" x1="0" y1="18" x2="0" y2="80">'
    '<stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient>'
    '<linearGradient id="dome" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient>'
)
