"""Who asks over HTTP: the bearer of a secret, in a language; and how a refusal is answered."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from hmac import compare_digest
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, SkipValidation

from speeltafel.client.bodies import Problem
from speeltafel.client.messages import heard
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import Message, message
from speeltafel.home.asking import TableRefused
from speeltafel.home.http_status import status_of
from speeltafel.live.encode import refusal, said
from speeltafel.live.requests import Refuse, Role, Who
from speeltafel.live.seating import hashed
from speeltafel.live.services import Busy
from speeltafel.locale import LANGUAGES, say
from speeltafel.server.backend import Backend
from speeltafel.server.edge.limits import household
from speeltafel.server.metrics import Metrics

AnyRequest = Request[Any, Any, Any]
TheBackend = NamedDependency[SkipValidation[Backend]]
Code = Annotated[str, PathParameter(max_length=40, min_length=1)]
PlaceNumber = Annotated[int, PathParameter(ge=0, le=15)]
log = logging.getLogger("speeltafel.http")
PROBLEMS = {
    status: ResponseSpec(Problem, description=told, generate_examples=False)
    for status, told in {
        400: "The request does not fit",
        403: "The secret does not allow it",
        404: "There is no such thing",
        409: "Not possible here and now",
        413: "The request is too long",
        429: "Too much at once",
        503: "Not stored just now; ask again",
    }.items()
}
REASONS = {
    401: "server-wrong-secret",
    403: "server-wrong-secret",
    404: "server-no-page",
    405: "server-no-page",
    413: "server-body-long",
}


class ShallowRequest(Request[Any, Any, Any]):
    """A request whose body is refused, not a fault of ours, when it is nested deeper than anything can be read."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the JSON is nested too deeply") from None


def given(request: AnyRequest) -> str:
    """The secret in the Authorization header; empty when there is none."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def bearer(request: AnyRequest) -> str:
    """The same, hashed."""
    secret = given(request)
    return hashed(secret) if secret else ""


def caller(request: AnyRequest) -> Who:
    """Whoever asks, by their secret."""
    secret = bearer(request)
    return Who((secret,) if secret else ())


def address_of(request: AnyRequest) -> str:
    """The household that asks."""
    return household(request.client.host) if request.client else ""


def admin(request: AnyRequest, key: str) -> Who:
    """Whoever runs the server, the bearer of the key from its environment; without a key nobody does."""
    if not key or not compare_digest(given(request).encode("utf-8", "replace"), key.encode()):
        raise Refuse("server-admin-only")
    return Who(role=Role.ADMIN)


def language_of(headers: Mapping[str, str]) -> str:
    """The first of our languages that the reader asks for."""
    for part in headers.get("accept-language", "").split(","):
        short = part.split(";")[0].strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


def refuse(request: AnyRequest, error: SpeeltafelError) -> Response[Problem]:
    """Our own refusals, with their reason."""
    return _problem(request, error.message, status_of(error.reason), error)


def refuse_step(request: AnyRequest, error: TableRefused) -> Response[Problem]:
    """A move that its table refused."""
    told = error.refusal.message
    status = status_of(told.id) if told.id.startswith("server-") else 409
    _metrics(request).refused(told.id, status)
    problem = Problem(told, say(heard(told), language_of(request.headers)), error.refusal)
    return Response(problem, status_code=status, media_type="application/json")


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our form."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _problem(request, message("server-bad-request", what=_what(error)), 400)
    told = message(
        REASONS.get(error.status_code, "server-bad-request"),
        **({} if error.status_code in REASONS else {"what": _what(error)}),
    )
    return _problem(request, told, error.status_code)


def refuse_store(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The database did not take it: nothing happened, and it may be asked again."""
    log.error("%s %s was not stored: %s", request.method, request.url.path, type(error).__name__)
    return _problem(request, message("server-not-stored"), 503)


def refuse_busy(request: AnyRequest, _: Busy) -> Response[Problem]:
    """More is asked than one address, or all together, may have under way."""
    return _problem(request, message("server-busy"), 503)


def refuse_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: logged whole here, told without detail there."""
    log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    _metrics(request).counts.faults += 1
    return _problem(request, message("server-fault"), 500)


def _what(error: HTTPException) -> str:
    """What did not fit, as the framework found it, without the values that were sent."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        found = [
            f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)
        ]
        return "; ".join(found)[:300] or str(error.detail)[:300]
    return str(error.detail)[:300]


def _problem(
    request: AnyRequest, told: Message, status: int, error: SpeeltafelError | None = None
) -> Response[Problem]:
    _metrics(request).refused(told.id, status)
    problem = Problem(
        said(told), say(told, language_of(request.headers)), None if error is None else refusal(error)
    )
    return Response(problem, status_code=status, media_type="application/json")


def _metrics(request: AnyRequest) -> Metrics:
    metrics: Metrics = request.app.state.backend.metrics
    return metrics


def as_json(value: object) -> bytes:
    """Any of our values as JSON."""
    return msgspec.json.encode(value)
