"""What somebody asks of a table under an id: it counts once, and is answered alike however often it is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speeltafel.server.standing import Standing, replace
from speeltafel.wire import Acknowledged, Answer, Hush, Leave, Play, Propose, Say

if TYPE_CHECKING:
    from speeltafel.server.room import Caller, Room

KEPT = 32
"""How many ids of a seat the table's row remembers, beside those in the log and in the talk."""

Intended = Play | Propose | Answer | Leave | Say | Hush


class Intention:
    """A request that is to change something, and who waits for its answer.

    `key` is its id with the seat before it, as different seats may choose the same id. It is stored with what the
    request changes, in one transaction.
    """

    __slots__ = ("_caller", "_id", "key")

    def __init__(self, caller: Caller, request: Intended) -> None:
        self._caller = caller
        self._id = request.id
        self.key = _key(request)

    def acknowledge(self, number: int) -> None:
        """Says that it is stored."""
        self._caller.send(Acknowledged(self._id, number))


def counted(room: Room, request: Intended) -> int | None:
    """The number under which a request was acknowledged; None when it has not counted yet.

    Nobody's right is asked here: who knows the id was told so before, and nothing changes.
    """
    key = _key(request)
    if isinstance(request, Say):
        return next((line.number for line in room.chat if line.client == key), None)
    number = room.played.get(key)
    return room.standing.done.get(key) if number is None else number


def remembering(standing: Standing, key: str, number: int) -> Standing:
    """The standing with one more id that has counted; the oldest of the same seat gives way, never another's."""
    seat = key.partition("/")[0]
    own = [each for each in standing.done if each.partition("/")[0] == seat]
    gone = set(own[: len(own) - KEPT + 1]) if len(own) >= KEPT else set()
    done = {each: at for each, at in standing.done.items() if each not in gone}
    return replace(standing, done={**done, key: number})


def _key(request: Intended) -> str:
    return f"{'w' if request.seat is None else request.seat}/{request.id}"
