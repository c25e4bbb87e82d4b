"""A table as an array of pixels, as everybody at it may see it."""

from __future__ import annotations

from collections.abc import Sequence
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


def check_can_draw(render_mode: str | None, modes: Sequence[str]) -> None:
    """Says that a mode is none, or what `rgb_array` lacks here, before a game begins and not at its first picture."""
    if render_mode is not None and render_mode not in modes:
        raise ValueError(f"render_mode {render_mode!r}: known are {', '.join(modes)}")
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
