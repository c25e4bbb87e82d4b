"""Headers every answer carries, and whose pages may talk to us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from speeltafel.server.limits import Addresses
from speeltafel.server.settings import Settings

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
)
API_HEADERS = ((b"cache-control", b"no-store"),)


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin", "")
    if not origin:
        return True
    if origin in settings.origins or (settings.public_url and origin == settings.public_url):
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def secured(settings: Settings, addresses: Addresses) -> Any:
    """The middleware: refuses foreign pages and floods, adds the headers."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                await app(scope, receive, send)
                return
            headers = {
                name.decode("latin-1"): value.decode("latin-1")
                for name, value in scope["headers"]
                if name in (b"origin", b"host")
            }
            is_api = scope["path"].startswith(("/api/", "/metrics"))
            client = scope.get("client")
            if not is_own_origin(headers, settings) and (
                scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in ("GET", "HEAD")
            ):
                await _answer(
                    scope,
                    receive,
                    send,
                    403,
                    b'{"message":{"id":"server-foreign-origin"},"text":"This page may not talk to this server."}',
                )
                return
            if is_api and not addresses.has_room(client[0] if client else ""):
                await _answer(
                    scope,
                    receive,
                    send,
                    429,
                    b'{"message":{"id":"server-too-fast"},"text":"Too many requests: wait a moment."}',
                )
                return

            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    given = {name.lower() for name, _ in message["headers"]}
                    extra = HEADERS + (API_HEADERS if is_api else ())
                    message["headers"] = [
                        *message["headers"],
                        *(pair for pair in extra if pair[0] not in given),
                    ]
                await send(message)

            await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

        return serve

    return wrap


async def _answer(scope: Scope, receive: Receive, send: Send, status: int, body: bytes) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *HEADERS,
        *API_HEADERS,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
