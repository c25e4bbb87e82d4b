"""A table as an array of pixels, as everybody at it may see it."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from speeltafel.envs.missing_extra import lacking
from speeltafel.table.match import Match
from speeltafel.table.poster import poster
from speeltafel.table.raster import rasterised

Pixels: TypeAlias = NDArray[np.uint8]


def check_can_draw(render_mode: str | None) -> None:
    """Says what `rgb_array` lacks here before a game begins, not at its first picture."""
    for package in ("PIL", "resvg_py") if render_mode == "rgb_array" else ():
        if find_spec(package) is None:
            raise lacking("rgb_array", ModuleNotFoundError(name=package))


def pixels_of(match: Match[Any, Any]) -> Pixels:
    """Height × width × red, green and blue, from the game's own drawing."""
    from PIL import Image  # who wants no pixels needs no library for them

    names = [f"seat {seat}" for seat in range(match.game.seats)]
    svg = poster(match.history, names, "wide", dark=False, language="en")
    with Image.open(BytesIO(rasterised(svg))) as image:
        return np.asarray(image.convert("RGB"))
