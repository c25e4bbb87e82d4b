"""Leases: which process owns a table, and how the others that have viewers for it follow."""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import Coroutine
from typing import Any

from speeltafel.core.protocol import NOBODY, Seat
from speeltafel.live.change import Stored
from speeltafel.live.host import Host
from speeltafel.live.requests import Request, Who
from speeltafel.live.room import Room
from speeltafel.live.seating import replace
from speeltafel.live.services import Answered, Fenced
from speeltafel.live.show import Presence
from speeltafel.server.cluster.bus import Bus
from speeltafel.server.cluster.messages import Changed, Forwarded, Moved, Note, Replied, Requested, There
from speeltafel.server.settings import Settings
from speeltafel.server.store.store import Store
from speeltafel.wire import read_from_server, write

RENEW_SECONDS = 0.5
POLL_SECONDS = 1.0
POLL_WITHOUT_REDIS_SECONDS = 0.4
ANSWER_SECONDS = 1.2
log = logging.getLogger("speeltafel.sharing")


class Leased:
    """Leases in PostgreSQL say who owns a table, notes over Redis carry the rest; without Redis tables are polled."""

    def __init__(self, store: Store, settings: Settings) -> None:
        assert store.process is not None, "a shared store names its process"
        self._store = store
        self._me = store.process
        self._bus = Bus(settings.redis_url, self._me, self._hear) if settings.redis_url else None
        self._host: Host | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._replies: dict[str, tuple[asyncio.Future[bool], Answered]] = {}

    @property
    def is_up(self) -> bool | None:
        """Whether Redis is there; None without one."""
        return None if self._bus is None else self._bus.is_up

    @property
    def host(self) -> Host:
        assert self._host is not None, "open comes first"
        return self._host

    async def open(self, host: Host) -> None:
        """Takes its place among the processes."""
        self._host = host
        await self._store.renew()
        if self._bus is not None:
            await self._bus.open()
        self._spawn(self._renew())
        self._spawn(self._poll())

    async def close(self) -> None:
        """Gives every table up and tells the others, so that they need not wait for the lease to end."""
        for task in list(self._tasks):
            task.cancel()
        owned = [room for room in self.host.rooms.values() if room.is_ours]
        await self._store.release([room.code for room in owned])
        for process in await self._store.living():
            for room in owned:
                self._send(process, Moved(room.code, ""))
        if self._bus is not None:
            await self._bus.close()

    async def claim(self, code: str) -> tuple[str, int]:
        """Takes a table if nobody living has it; its owner (empty: we are) and its fencing number."""
        owner, fence = await self._store.claim(code)
        if owner == self._me:
            self._spawn(self._announce(code))
        return ("" if owner == self._me else owner or ""), fence

    async def hold(self, room: Room, *, by_force: bool) -> None:
        """Becomes the owner of a table; what another owner has not stored yet fails at the fence."""
        if room.is_ours:
            return
        force = by_force or not self.is_up
        await self._settle_owner(room, *await self._store.claim(room.code, by_force=force))
        if not room.is_ours:
            raise Fenced(room.code)

    async def lose(self, room: Room) -> None:
        """Follows whoever owns the table now, from what is stored."""
        room.owner = room.owner or "another"
        await self._settle_owner(room, *await self._store.claim(room.code))
        await self.host.reload(room)

    async def look_up(self, room: Room) -> None:
        """Reads what others may have stored: notes come late or, without Redis, not at all, even of a new owner."""
        async with room.lock:
            await self.host.refresh(room)

    async def was_behind(self, room: Room) -> bool:
        """Whether others had stored something that was not known here; it is now."""
        before = room.table
        await self.host.reload(room)
        return room.table is not before

    async def forward(self, room: Room, request: Request, who: Who, reply: Answered) -> bool:
        """Lets the owner answer; false when this process should own the table itself now."""
        if self._bus is None or not self._bus.is_up or not isinstance(request, Forwarded):
            return False
        token = uuid.uuid4().hex
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._replies[token] = answer, reply
        try:
            asked = Requested(room.code, token, who.hashes, request)
            self._bus.send(room.owner, asked, lambda: None if answer.done() else answer.set_result(False))
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            return False
        finally:
            del self._replies[token]

    def pass_on(self, room: Room, stored: Stored) -> None:
        """Passes a stored change on to the processes that follow the table; a table it made is for the store alone."""
        for process in room.elsewhere:
            self._send(process, Changed(replace(stored, made=None)))

    def tell_presence(self, room: Room) -> None:
        """Says who looks on here to the owner, or as the owner to all who follow."""
        if room.is_ours:
            for process in room.elsewhere:
                self._send(process, _there(room, process))
        else:
            self._send(room.owner, _there(room, None))

    def forget(self, room: Room) -> None:
        """A table is dropped from memory here."""
        if room.is_ours:
            self._spawn(self._store.release([room.code]))
        else:
            self._send(room.owner, There(room.code, (), 0, room.table.version))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("sharing failed", exc_info=task.exception())

    def _send(self, process: str, note: Note) -> None:
        if self._bus is not None and process and process != self._me:
            self._bus.send(process, note)

    async def _announce(self, code: str) -> None:
        for process in await self._store.living():
            self._send(process, Moved(code, self._me))

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self._store.renew()
            except Exception:
                log.exception("the lease could not be renewed")

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS if self.is_up else POLL_WITHOUT_REDIS_SECONDS)
            try:
                await self._look()
            except Exception:
                log.exception("the tables could not be polled")

    async def _look(self) -> None:
        """Compares every room here with what is stored: who owns it, and how far it has come."""
        rooms = dict(self.host.rooms)
        if not rooms:
            return
        living = await self._store.living()
        for room in rooms.values():
            if not living.issuperset(room.elsewhere):
                room.elsewhere = {each: there for each, there in room.elsewhere.items() if each in living}
                room.recount()
                self.host.tell_presence(room)
        for code, (version, owner, fence, is_alive) in (await self._store.look(rooms)).items():
            room = rooms[code]
            if owner == self._me and room.is_ours and fence == room.fence:
                continue
            async with room.lock:
                if owner is not None and is_alive and owner != self._me:
                    await self._settle_owner(room, owner, fence)
                    self.tell_presence(room)
                elif room.viewers or room.is_ours:
                    await self._settle_owner(room, *await self._store.claim(code))
                if version > room.table.version:
                    await self.host.refresh(room)
                self.host.follow_up(room, room.table)

    async def _settle_owner(self, room: Room, owner: str | None, fence: int) -> None:
        """Owner or follower from now on; an owner reads what others stored before it acts."""
        if owner == self._me:
            if not room.is_ours or room.fence != fence:
                await self.host.reload(room)
                room.fence = fence
                room.owner = ""
                self._spawn(self._announce(room.code))
            return
        if room.is_ours:
            room.elsewhere.clear()
            room.recount()
        room.owner = owner or "nobody"
        room.fence = fence

    def _hear(self, sender: str, note: Note) -> None:
        match note:
            case Replied(token, message):
                self._hear_reply(token, message)
            case Requested():
                self._spawn(self._answer(sender, note))
            case Changed(stored):
                self._spawn(self._follow(stored))
            case There():
                self._spawn(self._greet(sender, note))
            case Moved():
                self._spawn(self._move(note))

    def _hear_reply(self, token: str, message: bytes) -> None:
        """Gives an answer to who waits for it, at once: the news comes after it, and must not overtake it."""
        if token not in self._replies:
            return
        answer, reply = self._replies[token]
        if not answer.done():
            if message:
                reply(read_from_server(message))
            answer.set_result(bool(message))

    async def _answer(self, sender: str, note: Requested) -> None:
        room = self.host.rooms.get(note.code)
        if room is None or not room.is_ours:
            self._send(sender, Replied(note.token, b""))
            return
        room.elsewhere.setdefault(sender, Presence())
        await self.host.handle(
            room,
            note.request,
            Who(note.hashes),
            lambda message: self._send(sender, Replied(note.token, write(message))),
        )

    async def _follow(self, stored: Stored) -> None:
        room = self.host.rooms.get(stored.code)
        if room is None or room.is_ours:
            return
        async with room.lock:
            if stored.version <= room.table.version or room.is_ours:
                return
            if stored.version == room.table.version + 1:
                self.host.follow(room, stored)
            else:
                await self.host.refresh(room)

    async def _greet(self, sender: str, note: There) -> None:
        room = self.host.rooms.get(note.code)
        if room is None:
            return
        devices = tuple(Seat(seat) for seat in note.seats)
        presence = Presence(frozenset(devices), note.watchers, devices)
        before = room.elsewhere.get(sender)
        if room.is_ours and not note.seats and not note.watchers:
            room.elsewhere.pop(sender, None)
        else:
            room.elsewhere[sender] = presence
        room.recount()
        if before != presence:
            self.host.note_left(room, (NOBODY if before is None else before.there) - presence.there)
            self.host.tell_presence(room)
        if note.version > room.table.version and not room.is_ours:
            async with room.lock:
                if note.version > room.table.version:
                    await self.host.refresh(room)

    async def _move(self, note: Moved) -> None:
        room = self.host.rooms.get(note.code)
        if room is None or note.owner == self._me:
            return
        async with room.lock:
            before = room.table
            if note.owner:
                await self._settle_owner(room, note.owner, room.fence)
                self.tell_presence(room)
            elif room.viewers:
                await self._settle_owner(room, *await self._store.claim(note.code))
            await self.host.reload(room)
            self.host.follow_up(room, before)


def _there(room: Room, process: str | None) -> There:
    """Who looks on here; for a follower also who does at the others."""
    seats = [seat for viewer in room.viewers for seat in viewer.rights]
    watchers = sum(not viewer.rights for viewer in room.viewers)
    if process is not None:
        for other, presence in room.elsewhere.items():
            if other != process:
                seats += presence.devices
                watchers += presence.watchers
    return There(room.code, tuple(sorted(seats)), watchers, room.table.version)
