"""The headers that every answer carries, and the refusals that are given before the application is asked."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

import msgspec

from speeltafel.client.bodies import Problem
from speeltafel.core.words import message
from speeltafel.live.encode import said
from speeltafel.locale import say

Headers = tuple[tuple[bytes, bytes], ...]
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
WORKER_CSP = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the worker alone, which compiles Python's WebAssembly; the page itself never does."""

HEADERS: Headers = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
)
NOT_KEPT: Headers = ((b"cache-control", b"no-store"),)


@cache
def refusal_body(reason: str, language: str) -> bytes:
    """A refusal that needs no arguments, as every other one is answered."""
    told = message(reason)
    return msgspec.json.encode(Problem(said(told), say(told, language)))


def refusal_headers(body: bytes) -> Headers:
    """The headers of a refusal."""
    length = str(len(body)).encode()
    return ((b"content-type", b"application/json"), (b"content-length", length), *HEADERS, *NOT_KEPT)


def raw_refusal(status: int, reason: str) -> bytes:
    """A whole answer, for a request that could not be read, after which the connection is closed."""
    body = refusal_body(reason, "en")
    lines = (b"%b: %b" % pair for pair in (*refusal_headers(body), (b"connection", b"close")))
    first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()
    return b"\r\n".join((first, *lines, b"", body))
