"""Searches tile and stone colours that stay as far apart as they can for everybody: `python search.py [GREY] [FLOOR]`.

Many chains anneal side by side towards the largest smallest CIEDE2000 distance over all colour visions. A colour must
still carry its name (a range of OKLCH), stand off its slate by FLOOR, and, in grey, off every other by GREY.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray
from vision import VISIONS, Colours, contrast, distance, encoded, lab, linear, oklch, read, seen, written

SLATE = read("#14171b")  # the lighter of the two slates: what passes here passes by night
TINT = 0.06  # share of a tile's own colour in its body

# What may still be called by its name: OKLCH lightness, chroma and hue, from and to.
NAMES = {
    "red": ((0.54, 0.65), (0.205, 0.26), (17, 29)),
    "orange": ((0.68, 0.80), (0.163, 0.20), (50, 67)),
    "yellow": ((0.88, 0.97), (0.165, 0.215), (96, 109)),
    "green": ((0.60, 0.84), (0.155, 0.25), (144, 160)),
    "blue": ((0.52, 0.66), (0.175, 0.26), (256, 270)),
    "purple": ((0.60, 0.78), (0.13, 0.27), (300, 320)),
    "lightblue": ((0.80, 0.93), (0.075, 0.14), (205, 240)),
}
TILES = ("red", "orange", "yellow", "green", "blue", "purple")
STONES = ("red", "blue", "yellow", "green", "lightblue", "orange")
CHAINS, STEPS = 384, 8000


def looks(srgb: Colours) -> Colours:
    """CIELAB under every vision, on a new last axis but one."""
    rgb = linear(srgb)
    return np.stack([lab(seen(rgb, vision)) for vision in VISIONS], axis=-2)


def allowed(point: Colours, srgb: Colours, floor: float, *, tinted: bool) -> NDArray[np.bool_]:
    raw = oklch(point[..., 0], point[..., 1], point[..., 2])
    inside = np.all((raw >= -0.0005) & (raw <= 1.0005), axis=-1)
    body = (1 - TINT) * SLATE + TINT * srgb if tinted else np.broadcast_to(SLATE, srgb.shape)
    return np.asarray(inside & (contrast(linear(srgb), linear(body)) >= floor))


def search(
    names: tuple[str, ...], grey: float, floor: float, seed: int, *, tinted: bool
) -> tuple[float, float, dict[str, str]]:
    """The best of all chains: smallest distance in colour, smallest in grey, the colours."""
    rng = np.random.default_rng(seed)
    count = len(names)
    low = np.array([[span[0] for span in NAMES[name]] for name in names])
    high = np.array([[span[1] for span in NAMES[name]] for name in names])

    def rgb_of(point: Colours) -> Colours:
        return encoded(oklch(point[..., 0], point[..., 1], point[..., 2]))

    def worth(colour: Colours, gaps: Colours) -> Colours:
        """The smaller of the distances; grey only counts while it is below what is asked."""
        lack = np.minimum(0.0, gaps[..., -1] - grey) * 4
        return np.asarray(colour + lack)

    point = np.empty((CHAINS, count, 3))
    for i in range(count):
        todo = np.arange(CHAINS)
        while len(todo):
            tried = rng.uniform(low[i], high[i], (len(todo), 3))
            good = allowed(tried, rgb_of(tried), floor, tinted=tinted)
            point[todo[good], i] = tried[good]
            todo = todo[~good]
    srgb = rgb_of(point)
    look = looks(srgb)
    eye = np.eye(count, dtype=bool)

    def all_gaps(look: Colours) -> Colours:
        gaps = distance(look[:, :, None], look[:, None, :])
        return np.where(eye[None, :, :, None], np.inf, gaps)

    gaps = all_gaps(look)

    def score(gaps: Colours) -> Colours:
        least = gaps.min(axis=(1, 2))
        return worth(least[:, :-1].min(axis=1), least)

    value = score(gaps)
    best_value, best = value.copy(), srgb.copy()
    rows = np.arange(CHAINS)
    for step in range(STEPS):
        heat = 1 - step / STEPS
        which = rng.integers(count, size=CHAINS)
        spread = (0.004 + 0.22 * heat**1.5) * (high[which] - low[which])
        tried = np.clip(point[rows, which] + rng.normal(size=(CHAINS, 3)) * spread, low[which], high[which])
        colour = rgb_of(tried)
        fits = allowed(tried, colour, floor, tinted=tinted)
        new_look = looks(colour)
        row = distance(new_look[:, None], look)
        row[rows, which] = np.inf
        new = gaps.copy()
        new[rows, which] = row
        new[rows, :, which] = row
        new_value = score(new)
        take = fits & (
            (new_value >= value) | (rng.random(CHAINS) < np.exp((new_value - value) / (0.01 + 0.6 * heat**2)))
        )
        point[take, which[take]] = tried[take]
        srgb[take, which[take]] = colour[take]
        look[take, which[take]] = new_look[take]
        gaps[take], value[take] = new[take], new_value[take]
        better = value > best_value
        best[better], best_value[better] = srgb[better], value[better]
    top = int(best_value.argmax())
    least = all_gaps(looks(best[top : top + 1]))[0].min(axis=(0, 1))
    return (
        float(least[:-1].min()),
        float(least[-1]),
        {name: written(best[top, i]) for i, name in enumerate(names)},
    )


if __name__ == "__main__":
    grey = float(sys.argv[1]) if len(sys.argv) > 1 else 0.0
    floor = float(sys.argv[2]) if len(sys.argv) > 2 else 3.4
    print("tiles ", grey, floor, *search(TILES, grey, floor, 3, tinted=True), flush=True)
    print("stones", grey, floor, *search(STONES, grey, floor, 4, tinted=False), flush=True)
