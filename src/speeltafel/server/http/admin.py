"""For whoever runs the server, with the key from its environment: what was reported, and closing a table."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, post
from litestar.types import ControllerRouterHandler

from speeltafel.server.http.asking import PROBLEMS, AnyRequest, Code, TheRooms, admin_only
from speeltafel.server.moves import push_act
from speeltafel.server.standing import replace
from speeltafel.server.store.rows import ReportRow
from speeltafel.table.acts import Abandon
from speeltafel.wire import TableSent


@get("/api/admin/reports", summary="Reported talk", tags=["admin"], responses=PROBLEMS)
async def list_reports(request: AnyRequest, rooms: TheRooms) -> list[ReportRow]:
    """The latest first."""
    admin_only(request, rooms.house.settings.admin_key)
    return await rooms.house.store.reports()


@post("/api/admin/tables/{table:str}/close", summary="Close a table", tags=["admin"], responses=PROBLEMS)
async def close_table(request: AnyRequest, table: Code, rooms: TheRooms) -> TableSent:
    """Its game is broken off, it leaves the lobby, and only canned phrases remain."""
    admin_only(request, rooms.house.settings.admin_key)
    async with rooms.held(table, lambda room: None) as room:
        standing = replace(room.standing, listed=False, free_chat=False)
        if room.status == "running":
            await push_act(room, Abandon(), standing=standing)
        else:
            change = await room.store(
                standing=standing, status="abandoned" if room.status == "open" else None
            )
            room.tell(change)
        return room.table_sent()


ROUTES: Sequence[ControllerRouterHandler] = (list_reports, close_table)
