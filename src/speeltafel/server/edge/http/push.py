"""Web push over HTTP: the key to subscribe with, subscribing, and ending that."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import PushKey, Subscription, Unsubscription
from speeltafel.live.places import own_seat
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, TheBackend, bearer, caller
from speeltafel.server.store.rows import SubscriptionRow


@get("/api/push/key", summary="The key to subscribe with", tags=["push"], responses=PROBLEMS)
async def show_push_key(backend: TheBackend) -> PushKey:
    """The server's public VAPID key."""
    return PushKey(await backend.pushes.public_key())


@post(
    "/api/push/subscribe",
    summary="Be told when it is one's turn",
    tags=["push"],
    status_code=204,
    responses=PROBLEMS,
)
async def subscribe(request: AnyRequest, data: JSONBody[Subscription], backend: TheBackend) -> None:
    """For the bearer's seat; only the push services of browsers are called, no other address."""
    pushes = backend.pushes
    endpoint = str(pushes.check(data.endpoint))
    pushes.check_keys(data.keys.p256dh, data.keys.auth)
    room = await backend.room(data.table)
    own_seat(room.table, caller(request))
    row = SubscriptionRow(endpoint, bearer(request), data.keys.p256dh, data.keys.auth, data.language)
    await backend.store.subscribe(room.code, row)


@post(
    "/api/push/unsubscribe",
    summary="Be told nothing more",
    tags=["push"],
    status_code=204,
    responses=PROBLEMS,
)
async def unsubscribe(data: JSONBody[Unsubscription], backend: TheBackend) -> None:
    """Forgets this browser at every table; its push address, which nobody else knows, is all it needs."""
    await backend.store.unsubscribe(str(backend.pushes.check(data.endpoint)))
    await backend.erasing.erase()


ROUTES: Sequence[ControllerRouterHandler] = (show_push_key, subscribe, unsubscribe)
