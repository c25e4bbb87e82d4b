"""A table as an array of pixels, as everybody at it may see it."""

from __future__ import annotations

from io import BytesIO
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from speeltafel.table.match import Match
from speeltafel.table.poster import poster
from speeltafel.table.raster import rasterised

Pixels: TypeAlias = NDArray[np.uint8]


def pixels_of(match: Match[Any, Any]) -> Pixels:
    """Height × width × red, green and blue, from the game's own drawing."""
    from PIL import Image  # who wants no pixels needs no library for them

    names = [f"seat {seat}" for seat in range(match.game.seats)]
    svg = poster(match.history, names, "wide", dark=False, language="en")
    with Image.open(BytesIO(rasterised(svg))) as image:
        return np.asarray(image.convert("RGB"))
