"""The door of the server: by what name and at what address we are asked, whose pages may talk to us, and how fast.

Everything that is decided here is decided by one path in one form, and the application gets no other.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Callable, Mapping
from urllib.parse import quote

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from speeltafel.server.edge.allowed_hosts import AllowedHosts
from speeltafel.server.edge.greetings import Greetings
from speeltafel.server.edge.http.requests import language_of
from speeltafel.server.edge.limits import Addresses, household
from speeltafel.server.edge.overload import Overload, Shed, looks_back
from speeltafel.server.edge.page import is_page
from speeltafel.server.edge.responses import HEADERS, NOT_KEPT, refusal_body, refusal_headers
from speeltafel.server.metrics import Metrics
from speeltafel.server.operations.logs import asked_by, request_id
from speeltafel.server.settings import Settings

HARMLESS = ("GET", "HEAD")
SCHEMES = ("http", "https")
READ = (b"origin", b"host", b"accept-language", b"x-request-id")
ID_FORM = re.compile(r"[0-9A-Za-z-]{8,64}")
REFUSED_SOCKET = 1008
FOR_BANNED = ("/privacy", "/api/admin/", "/api/health")
"""What an address that is banned may still ask for; whoever runs the server may have banned their own."""
AGAIN = ((b"retry-after", b"5"),)
log = logging.getLogger("speeltafel.http")


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin", "")
    if not origin or origin in settings.origins or origin == settings.public_url:
        return True
    scheme, _, place = origin.lower().partition("://")  # letter by letter: there is nothing to misread
    return scheme in SCHEMES and place == headers.get("host", "").lower() != ""


def is_normal(path: str) -> bool:
    """Whether a path is in the one form in which it is decided by: no other spelling of it leads anywhere."""
    if path == "/":
        return True
    first, *parts = path.split("/")
    return (
        not first
        and bool(parts)
        and path.isprintable()
        and not {"", ".", ".."} & {*parts}
        and "\\" not in path
    )


class Door:
    """Stands before the whole application, so that not even an address which does not exist goes around it."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        overload: Overload,
        addresses: Addresses,
        is_banned: Callable[[str], bool],
    ) -> None:
        self._app = app
        self._is_banned = is_banned
        self._settings = settings
        self._metrics = metrics
        self._overload = overload
        self._addresses = addresses
        self._greetings = Greetings()
        self._first_id, self._served = secrets.randbits(32), 0
        self._hosts = AllowedHosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1")
            for name, value in scope["headers"]
            if name in READ
        }
        path = scope["path"]
        served = headers.get("x-request-id", "")
        request_id.set(served if ID_FORM.fullmatch(served) else self._new_id())
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        changes = is_socket or scope.get("method") not in HARMLESS
        is_ours = not changes and is_page(path)
        client = scope.get("client")
        address = client[0] if client else ""
        asked_by.set(household(address))
        if not self._hosts.know(headers.get("host", "")):
            await self._refuse(scope, receive, send, 421, "server-unknown-host", headers)
        elif changes and not is_own_origin(headers, self._settings):
            await self._refuse(scope, receive, send, 403, "server-foreign-origin", headers)
        elif not is_ours and not await self._addresses.has_room(address):
            await self._refuse(scope, receive, send, 429, "server-too-fast", headers)
        elif not is_ours and not path.startswith(FOR_BANNED) and self._is_banned(household(address)):
            await self._refuse(scope, receive, send, 403, "server-banned", headers)
        elif not is_normal(path):
            await self._lead_to_the_page(scope, receive, send, headers)
        elif looks_back(path) and self._overload.sheds(Shed.LOOKING_BACK):
            await self._refuse(scope, receive, send, 503, "server-busy", headers)
        elif is_socket:
            await self._greetings.turn()
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send, headers, is_kept=is_ours)

    def _new_id(self) -> str:
        """An id for a request that came without one."""
        self._served += 1
        return f"{self._first_id:08x}{self._served:08x}"

    async def _answer(
        self, scope: Scope, receive: Receive, send: Send, headers: Mapping[str, str], *, is_kept: bool
    ) -> None:
        """Asks the application; whatever goes wrong there, an answer in our form goes out."""
        has_begun = False
        wanted = HEADERS if is_kept else (*HEADERS, *NOT_KEPT)

        async def send_on(event: Message) -> None:
            nonlocal has_begun
            if event["type"] == "http.response.start":
                has_begun = True
                given = {name.lower() for name, _ in event["headers"]}
                served = (b"x-request-id", request_id.get().encode())
                added = (pair for pair in (*wanted, served) if pair[0] not in given)
                event["headers"] = [*event["headers"], *added]
            await send(event)

        is_head = scope.get("method") == "HEAD" and not scope["path"].startswith(("/api/", "/metrics"))
        asked = {**scope, "method": "GET"} if is_head else scope
        try:  # the body of an answer to HEAD is left out by who sends it
            await self._app(asked, receive, send_on)  # type: ignore[arg-type]
        except Exception:
            self._metrics.counts.faults += 1
            log.exception("%s %s failed", scope.get("method"), scope["path"])
            if has_begun:
                raise
            await self._refuse(scope, receive, send, 500, "server-fault", headers)

    async def _lead_to_the_page(
        self, scope: Scope, receive: Receive, send: Send, headers: Mapping[str, str]
    ) -> None:
        """A page's address with slashes too many leads to the page; nothing else is at an address like that."""
        path = "/" + "/".join(part for part in scope["path"].split("/") if part)
        if scope.get("method") not in HARMLESS or not is_normal(path) or not is_page(path):
            await self._refuse(scope, receive, send, 404, "server-no-page", headers)
            return
        query = scope["query_string"]
        there = quote(path).encode() + (b"?" + query if query else b"")
        answer = [(b"location", there), (b"content-length", b"0"), *HEADERS, *NOT_KEPT]
        await send({"type": "http.response.start", "status": 308, "headers": answer})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _refuse(
        self, scope: Scope, receive: Receive, send: Send, status: int, reason: str, headers: Mapping[str, str]
    ) -> None:
        self._metrics.refused(reason, status)
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": ""})
            return
        body = refusal_body(reason, language_of(headers))
        served = (b"x-request-id", request_id.get().encode())
        answer = [*refusal_headers(body), served, *(AGAIN if status in (429, 503) else ())]
        await send({"type": "http.response.start", "status": status, "headers": answer})
        await send({"type": "http.response.body", "body": body, "more_body": False})
