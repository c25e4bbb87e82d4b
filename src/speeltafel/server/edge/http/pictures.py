"""A table as a picture: for the end of a game, to send on, and for the preview of its link."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Literal, NamedTuple

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromQuery, SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel.home.pictures import names_of, picture_of
from speeltafel.live.services import Busy
from speeltafel.server.backend import Backend
from speeltafel.server.edge.http.requests import (
    PROBLEMS,
    AnyRequest,
    Code,
    TheBackend,
    address_of,
    language_of,
)
from speeltafel.server.workers.line_process import Unanswered
from speeltafel.server.workers.pictures import PictureKey, Pictures
from speeltafel.table.poster import Size

KINDS = {"svg": "image/svg+xml", "png": "image/png"}
KEPT_SECONDS = 600
"""For so long others may keep a picture of a finished game: somebody on it may have their name deleted."""
ThePictures = NamedDependency[SkipValidation[Pictures]]


@get(
    "/api/tables/{table:str}/picture",
    media_type="image/svg+xml",
    summary="The table as a picture",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_picture(
    request: AnyRequest,
    table: Code,
    backend: TheBackend,
    pictures: ThePictures,
    size: FromQuery[Size] = "link",
    theme: FromQuery[Literal["light", "dark"]] = "light",
    language: FromQuery[Literal["nl", "de", "fr", "en"] | None] = None,
) -> Response[bytes]:
    """As those see it who have no hand in it; made once after every event, and kept."""
    return await _shown(request, table, backend, pictures, PictureWish("svg", size, theme, language))


@get(
    "/api/tables/{table:str}/picture.png",
    media_type="image/png",
    summary="The table as a picture of points",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_png(
    request: AnyRequest,
    table: Code,
    backend: TheBackend,
    pictures: ThePictures,
    size: FromQuery[Size] = "link",
    theme: FromQuery[Literal["light", "dark"]] = "light",
    language: FromQuery[Literal["nl", "de", "fr", "en"] | None] = None,
) -> Response[bytes]:
    """The same for who cannot draw SVG, such as the preview of a link."""
    return await _shown(request, table, backend, pictures, PictureWish("png", size, theme, language))


class PictureWish(NamedTuple):
    """How somebody wants the picture; without a language in that of the browser."""

    format: Literal["svg", "png"]
    size: Size
    theme: Literal["light", "dark"]
    language: str | None


async def _shown(
    request: AnyRequest, code: str, backend: Backend, pictures: Pictures, wish: PictureWish
) -> Response[bytes]:
    room = await backend.room(code)
    now = room.table
    spoken = wish.language or language_of(request.headers)
    dark = wish.theme == "dark"
    number = -1 if now.log is None else len(now.log.entries)
    names = names_of(now.seating.chairs, spoken)
    key = PictureKey(room.code, number, names, wish.format, wish.size, dark, spoken)

    async def render() -> bytes:
        svg = await asyncio.to_thread(picture_of, now, wish.size, dark=dark, language=spoken)
        if wish.format == "svg":
            return svg.encode()
        try:
            return await pictures.rasterizer.pixels(svg)
        except Unanswered:
            raise Busy from None

    picture = await pictures.get(key, render, address_of(request))
    kept = f"public, max-age={KEPT_SECONDS}" if now.outcome is not None else "no-cache"
    return Response(picture, media_type=KINDS[wish.format], headers={"Cache-Control": kept})


ROUTES: Sequence[ControllerRouterHandler] = (show_picture, show_png)
