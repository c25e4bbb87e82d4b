"""The door of the server: headers every answer carries, whose pages may talk to us, and how fast."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from speeltafel.server.answers import HEADERS, NOT_KEPT, refusal_body, refusal_headers
from speeltafel.server.http.asking import language_of
from speeltafel.server.limits import Addresses
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings

HARMLESS = ("GET", "HEAD")
READ = (b"origin", b"host", b"accept-language")
REFUSED_SOCKET = 1008


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin", "")
    if not origin or origin in settings.origins or origin == settings.public_url:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


class Door:
    """Stands before the whole application, so that not even an address which does not exist goes around it."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._addresses = Addresses(settings.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1")
            for name, value in scope["headers"]
            if name in READ
        }
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        is_api = scope["path"].startswith(("/api/", "/metrics"))
        changes = is_socket or scope.get("method") not in HARMLESS
        client = scope.get("client")
        if changes and not is_own_origin(headers, self._settings):
            self._metrics.refused("server-foreign-origin", 403)
            await _refuse(scope, receive, send, 403, "server-foreign-origin", headers)
        elif is_api and not self._addresses.has_room(client[0] if client else ""):
            self._metrics.refused("server-too-fast", 429)
            await _refuse(scope, receive, send, 429, "server-too-fast", headers)
        elif is_socket:
            await self._app(scope, receive, send)
        elif not is_api and scope.get("method") == "HEAD":  # the answer's body is left out by who sends it
            await self._app({**scope, "method": "GET"}, receive, _with_headers(send, is_api=False))  # type: ignore[arg-type]
        else:
            await self._app(scope, receive, _with_headers(send, is_api=is_api))


def _with_headers(send: Send, *, is_api: bool) -> Send:
    async def send_on(event: Message) -> None:
        if event["type"] == "http.response.start":
            given = {name.lower() for name, _ in event["headers"]}
            wanted = HEADERS + (NOT_KEPT if is_api else ())
            event["headers"] = [*event["headers"], *(pair for pair in wanted if pair[0] not in given)]
        await send(event)

    return send_on


async def _refuse(
    scope: Scope, receive: Receive, send: Send, status: int, reason: str, headers: Mapping[str, str]
) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": ""})
        return
    body = refusal_body(reason, language_of(headers))
    await send({"type": "http.response.start", "status": status, "headers": [*refusal_headers(body)]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
