"""How the server is: health, version, counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel import __version__
from speeltafel.client.bodies import Health, Version
from speeltafel.core.kernels import compiled
from speeltafel.server.edge.http.requests import PROBLEMS, TheBackend
from speeltafel.server.edge.sockets import Sockets
from speeltafel.server.metrics import Metrics
from speeltafel.server.operations.health import HealthCheck


@get(
    "/api/health",
    summary="Whether the server is well",
    tags=["server"],
    responses={**PROBLEMS, 503: ResponseSpec(Health, description="It is not", generate_examples=False)},
)
async def show_health(
    backend: TheBackend,
    sockets: NamedDependency[SkipValidation[Sockets]],
    health: NamedDependency[SkipValidation[HealthCheck]],
    metrics: NamedDependency[SkipValidation[Metrics]],
) -> Response[Health]:
    """Tries a commit and a read. 503 where people should not be sent here, with what is wrong.

    `redis` is null when there is none to see; without it this process still does its work.
    """
    wrong = await health.wrong()
    if sockets.is_draining:
        wrong.insert(0, "draining")
    vitals = backend.store.vitals
    told = Health(
        status="draining" if sockets.is_draining else "failing" if wrong else "ok",
        wrong=wrong,
        tables=len(backend.host.rooms),
        sockets=len(sockets.viewers),
        database="commits" not in wrong and "reads" not in wrong,
        redis=None if backend.leases is None else backend.leases.is_up,
        committed=vitals.since(vitals.committed),
        failed=vitals.since(vitals.failed),
        free=health.free(),
        set_aside=int(metrics.registry.get_sample_value("speeltafel_tables_set_aside") or 0),
    )
    return Response(told, status_code=503 if wrong else 200)


@get(
    "/api/version", summary="Which release this is", tags=["server"], sync_to_thread=False, responses=PROBLEMS
)
def show_version() -> Version:
    """Release, and whether the kernels are compiled."""
    return Version(__version__, _is_compiled())


@get(
    "/metrics",
    media_type="text/plain",
    summary="Counts for Prometheus",
    tags=["server"],
    sync_to_thread=False,
    responses=PROBLEMS,
)
def show_metrics(metrics: NamedDependency[SkipValidation[Metrics]]) -> Response[bytes]:
    """Counts only; no table and no person is named."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


@cache
def _is_compiled() -> bool:
    return all(compiled().values())


ROUTES: Sequence[ControllerRouterHandler] = (show_health, show_version, show_metrics)
