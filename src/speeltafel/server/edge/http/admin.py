"""For whoever runs the server, with the key from its environment: what was reported, and closing a table."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, post
from litestar.types import ControllerRouterHandler

from speeltafel.home.asking import ask
from speeltafel.home.tables import show_table
from speeltafel.live.requests import Close
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, TheBackend, admin
from speeltafel.server.store.rows import Reported
from speeltafel.wire import TableSent


@get("/api/admin/reports", summary="Reported talk", tags=["admin"], responses=PROBLEMS)
async def list_reports(request: AnyRequest, backend: TheBackend) -> list[Reported]:
    """The latest first."""
    admin(request, backend.settings.admin_key)
    return await backend.store.reports()


@post("/api/admin/tables/{table:str}/close", summary="Close a table", tags=["admin"], responses=PROBLEMS)
async def close_table(request: AnyRequest, table: Code, backend: TheBackend) -> TableSent:
    """Its game is broken off, it leaves the lobby, and only canned phrases remain."""
    who = admin(request, backend.settings.admin_key)
    room = await backend.room(table)
    await ask(backend.host, room, Close(""), who)
    return show_table(room)


ROUTES: Sequence[ControllerRouterHandler] = (list_reports, close_table)
