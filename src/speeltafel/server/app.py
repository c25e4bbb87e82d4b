"""The server, wired: one call builds the application, one serves it."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from speeltafel import __version__
from speeltafel.bots.command_line import tell
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.registry import specs
from speeltafel.core.words import message
from speeltafel.home.anchored_clock import AnchoredClock
from speeltafel.home.asking import TableRefused
from speeltafel.live.host import Host
from speeltafel.live.services import Busy, NotStored
from speeltafel.locale import say
from speeltafel.server.backend import Backend, Policies, PushNotices
from speeltafel.server.cluster.leases import Leased
from speeltafel.server.edge import page, privacy_page
from speeltafel.server.edge.connection_counts import ConnectionCounts
from speeltafel.server.edge.connections import Connection, CountingConfig, Requests
from speeltafel.server.edge.http import (
    admin,
    bots,
    coach,
    days,
    games,
    learn,
    openapi,
    paper,
    pictures,
    push,
    records,
    reviews,
    rules,
    status,
    tables,
)
from speeltafel.server.edge.http.requests import (
    ShallowRequest,
    refuse,
    refuse_busy,
    refuse_fault,
    refuse_step,
    refuse_store,
)
from speeltafel.server.edge.listening import address_of, bind
from speeltafel.server.edge.routing import keep_no_paths
from speeltafel.server.edge.security import Door
from speeltafel.server.edge.sockets import Sockets
from speeltafel.server.metrics import Metrics
from speeltafel.server.operations.bans import Bans
from speeltafel.server.operations.forgetting import Forgetting
from speeltafel.server.operations.garbage_collection import look_through_all, spare_the_old
from speeltafel.server.operations.health import HealthCheck
from speeltafel.server.operations.logs import keep_log
from speeltafel.server.operations.sweeper import Sweeper
from speeltafel.server.settings import Settings, read_settings
from speeltafel.server.store.erasing import Erasing
from speeltafel.server.store.moderation import Moderation
from speeltafel.server.store.private_files import UMASK
from speeltafel.server.store.reviews import KeptReviews
from speeltafel.server.store.store import Store
from speeltafel.server.workers.bots import BotWorkers
from speeltafel.server.workers.pictures import Pictures
from speeltafel.server.workers.push import Pushes
from speeltafel.server.workers.reviews import Reviews
from speeltafel.table.dealer import SEED_BYTES

BODY_BYTES = 64 * 1024
PING_SECONDS = 45
SWITCH_SECONDS = 0.001
ROUTES = (
    *tables.ROUTES,
    *records.ROUTES,
    *pictures.ROUTES,
    *coach.ROUTES,
    *reviews.ROUTES,
    *games.ROUTES,
    *days.ROUTES,
    *learn.ROUTES,
    *paper.ROUTES,
    *status.ROUTES,
    *rules.ROUTES,
    *push.ROUTES,
    *bots.ROUTES,
    *admin.ROUTES,
    *openapi.ROUTES,
    *privacy_page.ROUTES,
    *page.ROUTES,
)


def build(settings: Settings, clock: Callable[[], int] | None = None) -> Litestar:
    """The application for these settings; it opens its store when it starts.

    `clock` tells nanoseconds since 1970; without one all time is the database's of this moment, counted on from here.
    """
    metrics = Metrics()
    store = Store(settings, metrics)
    clock = clock or AnchoredClock(store.time_of_day())
    leases = Leased(store, settings) if store.is_shared else None
    bots = BotWorkers(settings.bot_workers, settings.limits.bot_queue, metrics)
    pushes = Pushes(settings, store)
    host = Host(
        store,
        bots,
        clock=clock,
        fresh=lambda: secrets.token_bytes(SEED_BYTES),
        policy=Policies(settings),
        owners=leases,
        notifier=PushNotices(pushes),
        counts=metrics.counts,
    )
    sweeper = Sweeper(host, store, metrics)
    looking_back = Reviews(KeptReviews(store.engine, secrets.token_hex(8), host.now))
    erasing = Erasing(store.engine, store.process)
    moderation = Moderation(store.engine)
    bans = Bans(moderation, host.now)
    forgetting = Forgetting(host, erasing, moderation, metrics, settings.forget_days)
    backend = Backend(
        settings=settings,
        store=store,
        host=host,
        bots=bots,
        pushes=pushes,
        metrics=metrics,
        leases=leases,
        sweeper=sweeper,
        reviews=looking_back,
        erasing=erasing,
        forgetting=forgetting,
        moderation=moderation,
        bans=bans,
    )
    sockets = Sockets(backend)
    health = HealthCheck(store, settings)
    kept_pictures = Pictures()

    @websocket(["/api/tables/{table:str}/socket", "/api/socket"])  # the second for pages of earlier releases
    async def open_socket(socket: WebSocket[Any, Any, Any]) -> None:  # the framework gives it by this name
        try:
            await sockets.serve(socket)
        finally:
            del socket.send, socket.receive  # they hold the socket that holds them

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        for spec in specs().values():
            if spec.prepare is not None:
                spec.prepare()
        await backend.open()
        try:
            yield
        finally:
            if not host.is_closing:
                await backend.close()
            bots.close()
            pushes.close()
            await kept_pictures.rasterizer.close()
            await store.close()

    app = Litestar(
        route_handlers=[*ROUTES, open_socket],
        lifespan=[life],
        dependencies={
            "backend": Provide(lambda: backend, sync_to_thread=False),
            "sockets": Provide(lambda: sockets, sync_to_thread=False),
            "addresses": Provide(lambda: backend.addresses, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "pictures": Provide(lambda: kept_pictures, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
        },
        exception_handlers={
            SpeeltafelError: refuse,
            TableRefused: refuse_step,
            HTTPException: page.refuse_address,
            NotStored: refuse_store,
            Busy: refuse_busy,
            SQLAlchemyError: refuse_store,
            Exception: refuse_fault,
        },
        openapi_config=OpenAPIConfig(
            "Speeltafel",
            __version__,
            path="/schema",
            render_plugins=[openapi.PlainPlugin(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=BODY_BYTES,
        request_class=ShallowRequest,
        state=State({"backend": backend, "sockets": sockets}),
        logging_config=None,
    )
    openapi.complete(app)
    keep_no_paths(app)
    return app


def serve(
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    *,
    open_browser: bool = False,
    language: str = "en",
) -> None:
    """Serves until interrupted; without arguments by the environment, on this machine only.

    Raises Misconfigured for a port, a folder or a database that cannot be used.
    """
    settings = read_settings(host=host, port=port, data=data)
    keep_log(settings.log_level, settings.log_form)
    os.umask(UMASK)
    bound = bind(settings.host, settings.port)
    try:
        app = build(settings)
    except BaseException:
        bound.close()
        raise
    address = address_of(bound, settings.host)

    def is_open() -> None:
        tell(say(message("serve-open", address=address), language))
        if open_browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    spare_the_old()
    sys.setswitchinterval(SWITCH_SECONDS)  # who stores a move need not wait long for who draws another
    Draining(configured(settings, app), app.state.sockets, is_open).run([bound])


class Draining(uvicorn.Server):
    """On a signal to stop: takes no more connections, finishes every step, gives its tables up, says goodbye."""

    def __init__(
        self, config: uvicorn.Config, open_sockets: Sockets, is_open: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self._open_sockets = open_sockets
        self._is_open = is_open
        self._cleaning: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._cleaning = asyncio.create_task(look_through_all())
            self._is_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._cleaning is not None:
            self._cleaning.cancel()
        for server in self.servers:
            server.close()
        await self._open_sockets.drain()
        await super().shutdown(sockets)


def configured(settings: Settings, app: Litestar) -> uvicorn.Config:
    """How uvicorn runs the application: small messages, no compression (it costs more than it saves here)."""
    backend = app.state.backend
    config = CountingConfig(
        Door(app, settings, backend.metrics, backend.overload, backend.addresses, backend.bans.has),
        host=settings.host,
        port=settings.port,
        http=Requests,
        ws=Connection,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=3,
    )
    config.metrics = backend.metrics
    config.callers = ConnectionCounts(settings.limits.sockets_per_address, settings.trusted_proxies)
    return config
