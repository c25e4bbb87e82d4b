"""Asking something of a table and waiting for its answer, and whose secrets somebody may see there."""

from __future__ import annotations

from speeltafel.core.protocol import NOBODY, Eyes
from speeltafel.live.host import Host
from speeltafel.live.requests import Refuse, Request, Who
from speeltafel.live.room import Room
from speeltafel.live.seating import opens
from speeltafel.live.table import Table
from speeltafel.wire import Acknowledged, Refusal, Refused, ToClient


class TableRefused(Exception):
    """A refusal as it came from the table, on its way to an answer."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message.id)
        self.refusal = refusal


async def ask(host: Host, room: Room, request: Request, who: Who) -> int:
    """Asks something of a table; the number it is acknowledged with, or TableRefused with the refusal."""
    told: list[ToClient] = []
    await host.handle(room, request, who, told.append)
    answer = told[0]
    if isinstance(answer, Acknowledged):
        return answer.number
    assert isinstance(answer, Refused), "what changes something is acknowledged or refused"
    raise TableRefused(answer.refusal)


def eyes_of(table: Table, who: Who) -> Eyes:
    """Whose secrets the bearer may see; nobody's without a secret, an error with a wrong one."""
    if not who.hashes:
        return NOBODY
    eyes = table.seats_of(who.hashes)
    if not eyes and not any(opens(secret, table.seating.owner) for secret in who.hashes):
        raise Refuse("server-wrong-secret")
    return eyes
