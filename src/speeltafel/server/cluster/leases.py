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
from speeltafel.server.cluster.messages import (
    Changed,
    Forwarded,
    Moved,
    Note,
    ProcessGone,
    Replied,
    Requested,
    There,
)
from speeltafel.server.cluster.onlookers import lookers, there_of
from speeltafel.server.settings import Settings
from speeltafel.server.store.store import Store
from speeltafel.wire import read_from_server, write

RENEW_SECONDS = 0.8
POLL_SECONDS = 1.0
SLICES = 20
"""Each poll compares one table in so many with what is stored: what no note told is noticed in the end."""

POLL_WITHOUT_REDIS_SECONDS = 0.4
ANSWER_SECONDS = 1.2
log = logging.getLogger("speeltafel.sharing")


class Silent(Exception):
    """Nobody listens where this process should be."""


class Leased:
    """Leases in PostgreSQL say who owns a table, notes over Redis carry the rest; without Redis tables are polled."""

    def __init__(self, store: Store, settings: Settings) -> None:
        assert store.process is not None, "a shared store names its process"
        self._store = store
        self._me = store.process
        self._bus = Bus(settings.redis_url, self._me, self._hear) if settings.redis_url else None
        self._host: Host | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._living: set[str] = set()
        self._has_lapsed = False
        self._polls = 0
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
        _, self._living = await self._store.renew()
        if self._bus is not None:
            await self._bus.open()
        self._spawn(self._renew())
        self._spawn(self._poll())

    async def close(self) -> None:
        """Gives every table up and tells the others, so that they need not wait for the lease to end."""
        for task in list(self._tasks):
            task.cancel()
        await self._store.release([room.code for room in self.host.rooms.values() if room.is_ours])
        for process in self._living:
            self._send(process, ProcessGone(self._me))
        if self._bus is not None:
            await self._bus.close()

    async def claim(self, code: str) -> tuple[str, int]:
        """Takes a table if nobody living has it; its owner (empty: we are) and its fencing number."""
        owner, fence, _ = await self._store.claim(code)
        return ("" if owner == self._me else owner), fence

    async def hold(self, room: Room, *, by_force: bool) -> None:
        """Becomes the owner of a table; what another owner has not stored yet fails at the fence."""
        if room.is_ours:
            return
        await self._claim(room, by_force=by_force or not self.is_up)
        if not room.is_ours:
            raise Fenced(room.code)

    async def lose(self, room: Room) -> None:
        """Follows whoever owns the table now, from what is stored, and tells it here."""
        room.owner = room.owner or "another"
        await self._claim(room)
        await self.host.refresh(room)

    async def look_up(self, room: Room) -> None:
        """Reads what others may have stored: notes come late or, without Redis, not at all, even of a new owner."""
        stored = await self._store.look([room.code])
        if room.code in stored and stored[room.code][0] > room.table.version:
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
            asked, owner = Requested(room.code, token, who.hashes, request, who.mark), room.owner
            self._bus.send(
                owner, asked, lambda: None if answer.done() else answer.set_exception(Silent(owner))
            )
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except Silent:
            await self._bury(owner)
            return False
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
                self._send(process, there_of(room, process))
            self._settle_place(room)
        else:
            self._send(room.owner, there_of(room, None))

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

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                has_lived, self._living = await self._store.renew()
                self._has_lapsed = self._has_lapsed or not has_lived
            except Exception:
                log.exception("the lease could not be renewed")

    async def _poll(self) -> None:
        sure = -1
        while True:
            await asyncio.sleep(POLL_SECONDS if self.is_up else POLL_WITHOUT_REDIS_SECONDS)
            try:
                self._forget_the_dead()
                losses = self._bus.losses if self._bus is not None and self._bus.is_up else -1
                is_sure = losses == sure != -1 and not self._has_lapsed
                sure, self._has_lapsed = losses, False
                await self._look(self._doubtful() if is_sure else list(self.host.rooms.values()))
            except Exception:
                log.exception("the tables could not be polled")

    def _doubtful(self) -> list[Room]:
        """The tables whose owner has ended or never answered, and a few of all others in turn: the rest is told by notes."""
        rooms = list(self.host.rooms.values())
        self._polls += 1
        turn = self._polls % SLICES
        return [
            room
            for n, room in enumerate(rooms)
            if n % SLICES == turn or (room.owner and not self._is_followed(room))
        ]

    def _is_followed(self, room: Room) -> bool:
        """Whether the owner lives and knows that people look on here; it may have been reading the table when we said so."""
        return room.owner in self._living and (room.owner in room.elsewhere or not room.viewers)

    def _forget_the_dead(self) -> None:
        """Nobody looks on any more at processes that have ended."""
        for room in self.host.rooms.values():
            if not self._living.issuperset(room.elsewhere):
                alive = {each: there for each, there in room.elsewhere.items() if each in self._living}
                room.elsewhere = alive
                room.recount()
                self.host.tell_presence(room)

    async def _look(self, doubtful: list[Room]) -> None:
        """Compares tables with what is stored: who owns them, and how far they have come."""
        rooms = {room.code: room for room in doubtful}
        if not rooms:
            return
        for code, (version, owner, fence, is_alive) in (await self._store.look(rooms)).items():
            room = rooms[code]
            if owner == self._me and room.is_ours and fence == room.fence:
                self.tell_presence(room)  # a follower may have missed the last note, or thought us dead
                continue
            async with room.lock:
                if owner is not None and is_alive and owner != self._me:
                    await self._settle_owner(room, owner, fence)
                    self.tell_presence(room)
                elif room.viewers or room.is_ours:
                    await self._claim(room)
                if version > room.table.version:
                    await self.host.refresh(room)
                self.host.follow_up(room, room.table)

    async def _bury(self, process: str) -> None:
        """Nobody listens there: its tables are free from now on, and the others need not find that out by themselves."""
        if process not in self._living:
            return
        self._living = self._living - {process}
        await self._store.bury(process)
        for other in self._living:
            self._send(other, ProcessGone(process))
        self._spawn(self._leave_to_us(process))

    async def _leave_to_us(self, process: str) -> None:
        """A process has ended: tables that it owned and that somebody looks at here are ours now, or another's."""
        self._living = self._living - {process}
        await self._look([room for room in self.host.rooms.values() if room.owner == process])

    async def _claim(self, room: Room, *, by_force: bool = False) -> None:
        """Owns a table or follows it; who lost it is told, and tells those who follow."""
        owner, fence, before = await self._store.claim(room.code, by_force=by_force)
        await self._settle_owner(room, owner, fence)
        if owner == self._me and before in self._living:
            self._send(before, Moved(room.code, self._me))

    async def _settle_owner(self, room: Room, owner: str, fence: int) -> None:
        """Owner or follower from now on; the room is locked.

        An owner reads what others stored and tells it here before it acts; a follower makes itself known to the owner.
        """
        if owner == self._me:
            if not room.is_ours or room.fence != fence:
                room.fence, room.owner = fence, ""
                await self.host.refresh(room)
            return
        is_new = room.owner != owner
        room.owner, room.fence = owner, fence
        if is_new:
            room.elsewhere.clear()
            room.recount()
            self.tell_presence(room)

    def _settle_place(self, room: Room) -> None:
        """Lets a table be owned where most who look on are, so that most moves are handled where they arrive."""
        most = max(room.elsewhere.items(), key=lambda each: lookers(each[1]), default=None)
        here = there_of(room, None)
        if most is not None and lookers(most[1]) > len(here.seats) + here.watchers:
            self._spawn(self._hand_over(room, most[0]))

    async def _hand_over(self, room: Room, process: str) -> None:
        async with room.lock:
            if not room.is_ours or process not in room.elsewhere:
                return
            fence = room.fence
            if not await self._store.hand_over(room.code, fence, process):
                return
            self.host.attention.stop_thinking(room)
            self.host.attention.forget(room)
            followers = list(room.elsewhere)
            await self._settle_owner(room, process, fence + 1)
            for each in followers:
                self._send(each, Moved(room.code, process))
            self.tell_presence(room)

    def _hear(self, sender: str, note: Note) -> None:
        self._living = self._living | {sender}  # it may have begun since the lease was renewed
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
            case ProcessGone(process):
                self._spawn(self._leave_to_us(process))

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
        if room is not None and not room.is_ours:
            async with room.lock:  # it may have been handed over to us this moment
                await self._claim(room)
        if room is None or not room.is_ours:
            self._send(sender, Replied(note.token, b""))
            return
        room.elsewhere.setdefault(sender, Presence())
        await self.host.handle(
            room,
            note.request,
            Who(note.hashes, mark=note.mark),
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
            if room.is_ours:
                self.tell_presence(room)
        elif room.is_ours:
            self._send(sender, there_of(room, sender))
        if note.version > room.table.version and not room.is_ours:
            async with room.lock:
                if note.version > room.table.version:
                    await self.host.refresh(room)

    async def _move(self, note: Moved) -> None:
        """Follows a new owner, or becomes it; a former owner tells those who followed."""
        room = self.host.rooms.get(note.code)
        if room is None:
            return
        async with room.lock:
            for follower in [each for each in room.elsewhere if room.is_ours and each != note.owner]:
                self._send(follower, note)
            if note.owner == self._me:
                await self._claim(room)
            else:
                await self._settle_owner(room, note.owner, room.fence)
            self.tell_presence(room)
            await self.host.refresh(room)
