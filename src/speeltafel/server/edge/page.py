"""The built page: its addresses all get index.html, hashed assets may be kept for ever."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from speeltafel.core.registry import specs
from speeltafel.core.words import message
from speeltafel.live.requests import Refuse
from speeltafel.locale import ids, say
from speeltafel.server.edge.http.requests import AnyRequest, TheBackend, refuse_http
from speeltafel.server.edge.responses import CSP, WORKER_CSP
from speeltafel.table.poster import SIZES

FOLDER = Path(__file__).parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORKER = "assets/home-worker-"
FIRST_SCRIPT = "first-script.txt"
OF_A_TABLE = ("/t/{code:str}", "/r/{code:str}")
ADDRESSES = (
    "/",
    *OF_A_TABLE,
    "/rules/{game:str}/{edition:str}",
    "/rules/{game:str}",
    "/rules",
    "/pad/{game:str}",
    "/what-if",
    "/learn",
    "/learn/{what:str}",
    "/learn/{what:str}/{game:str}",
    "/learn/{what:str}/{day:str}/{game:str}",
    "/about",
    "/admin",
)
MACHINES = ("api/", "assets/", "metrics", "schema")
NOT_BUILT = b"<!doctype html><html lang=en><title>Speeltafel</title><p>The page is not built. The API is at <a href=/schema>/schema</a>."
_CODE = re.compile(r"[A-Za-z0-9-]{1,40}")
_ADDRESS = re.compile("|".join(re.sub(r"\{.*?\}", "[^/]+", address) for address in ADDRESSES))


@get(
    [address for address in ADDRESSES if address not in OF_A_TABLE],
    include_in_schema=False,
    sync_to_thread=False,
)
def show_page() -> Response[bytes]:
    """One page for all its addresses; what it shows it reads from the address itself."""
    return _page()


@get([*OF_A_TABLE], include_in_schema=False, sync_to_thread=False)
def show_page_of_table(code: FromPath[str], request: AnyRequest, backend: TheBackend) -> Response[bytes]:
    """The same page, with a picture for a chat's preview; of a table that is at hand the browser hears at once which game's files it will need."""
    room = backend.at_hand(code)
    here = backend.settings.public_url or str(request.base_url).rstrip("/")
    head = preview(code, here) if _CODE.fullmatch(code) else ""
    if room:
        game = escape(room.table.setup.edition.split("/")[0])
        head += f'<meta name="speeltafel-game" content="{game}" />'
    return _page(200, head)


def preview(code: str, here: str) -> str:
    """What a chat shows of a table's link: its picture, which nobody has to look up for this."""
    picture = escape(f"{here}/api/tables/{code}/picture.png")
    width, height = SIZES["link"]
    facts = {
        "og:title": "Speeltafel",
        "og:description": escape(_games()),
        "og:type": "website",
        "og:image": picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    lines = [f'<meta property="{name}" content="{value}" />' for name, value in facts.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


@lru_cache(1)
def _games() -> str:
    """What is played here; a game that brings no name is left out."""
    named = {*ids("en", "")}
    return ", ".join(say(message(f"{game}-name"), "en") for game in specs() if f"{game}-name" in named)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file of the built page; somebody who mistyped an address gets the page, which says so."""
    asked = path.lstrip("/")
    built = _built()
    if asked not in _names(built):
        if _is_for_people(request):
            return _page(404)
        raise Refuse("server-no-page")
    found = FOLDER / asked
    body = _file(found, built)
    kind = mimetypes.guess_type(asked)[0] or "application/octet-stream"
    if found.suffix == ".webmanifest":
        kind = "application/manifest+json"
    headers = {"Cache-Control": FOR_EVER if asked.startswith("assets/") else ASK_AGAIN}
    if asked.startswith(WORKER):
        headers["Content-Security-Policy"] = WORKER_CSP
    return Response(body or b"", media_type=kind, headers=headers)


def refuse_address(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses; of an address that leads nowhere the page tells people."""
    if error.status_code == 404 and _is_for_people(request):
        return _page(404)
    return refuse_http(request, error)


def _is_for_people(request: AnyRequest) -> bool:
    """Whether somebody looks, and not a program."""
    is_looking = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return is_looking and not request.url.path.lstrip("/").startswith(MACHINES)


def is_page(path: str) -> bool:
    """Whether one of the page's addresses or files is asked for: all that is the same for everybody."""
    return _ADDRESS.fullmatch(path) is not None or path[1:] in _names(_built())


def _page(status: int = 200, head: str = "") -> Response[bytes]:
    """The page, which may run the one script that stands in it and no other."""
    built = _built()
    body = _file(FOLDER / "index.html", built) or NOT_BUILT
    script = (_file(FOLDER / FIRST_SCRIPT, built) or b"").decode()
    policy = CSP.replace("script-src 'self'", f"script-src 'self' '{script}'") if script else CSP
    return Response(
        body.replace(b"<title>", f"{head}<title>".encode(), 1) if head else body,
        status_code=status,
        media_type="text/html",
        headers={"Cache-Control": ASK_AGAIN, "Content-Security-Policy": policy},
    )


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


ROUTES: Sequence[ControllerRouterHandler] = (show_page, show_page_of_table, show_file)
