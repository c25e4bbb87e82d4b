"""The built page: its addresses all get index.html, hashed assets may be kept for ever."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from speeltafel.live.requests import Refuse

FOLDER = Path(__file__).parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ADDRESSES = ("/", "/t/{code:str}", "/r/{code:str}", "/rules/{game:str}/{edition:str}", "/rules", "/about")
NOT_BUILT = b"<!doctype html><html lang=en><title>Speeltafel</title><p>The page is not built. The API is at <a href=/schema>/schema</a>."
_ADDRESS = re.compile("|".join(re.sub(r"\{.*?\}", "[^/]+", address) for address in ADDRESSES))


@get(
    [*ADDRESSES],
    include_in_schema=False,
    sync_to_thread=False,
)
def show_page() -> Response[bytes]:
    """One page for all its addresses; what it shows it reads from the address itself."""
    body = _file(FOLDER / "index.html", _built())
    return Response(
        NOT_BUILT if body is None else body,
        media_type="text/html",
        headers={"Cache-Control": ASK_AGAIN},
    )


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(path: FromPath[str]) -> Response[bytes]:
    """A file of the built page."""
    asked = path.lstrip("/")
    built = _built()
    if asked not in _names(built):
        raise Refuse("server-no-page")
    found = FOLDER / asked
    body = _file(found, built)
    kind = mimetypes.guess_type(asked)[0] or "application/octet-stream"
    if found.suffix == ".webmanifest":
        kind = "application/manifest+json"
    keep = FOR_EVER if asked.startswith("assets/") else ASK_AGAIN
    return Response(body or b"", media_type=kind, headers={"Cache-Control": keep})


def is_page(path: str) -> bool:
    """Whether one of the page's addresses or files is asked for: all that is the same for everybody."""
    return _ADDRESS.fullmatch(path) is not None or path[1:] in _names(_built())


def _built() -> int:
    """When the page was built: what is remembered of it is remembered for this build."""
    try:
        return (FOLDER / "index.html").stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=2)
def _names(built: int) -> frozenset[str]:
    """The files there are: nothing else is ever opened."""
    return frozenset(str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*") if path.is_file())


@lru_cache(maxsize=512)
def _file(path: Path, built: int) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


ROUTES: Sequence[ControllerRouterHandler] = (show_page, show_file)
