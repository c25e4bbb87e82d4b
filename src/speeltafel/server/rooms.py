"""The tables in memory: loaded when somebody asks, tended while anything is due, forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from speeltafel.core.errors import SpeeltafelError
from speeltafel.server.attend import attend
from speeltafel.server.garbage import give_back
from speeltafel.server.holding import sight_of
from speeltafel.server.house import House
from speeltafel.server.refusals import Refuse, no_table, not_your_seat, wrong_secret
from speeltafel.server.room import Caller, Room
from speeltafel.server.seats import tidy_code
from speeltafel.server.sent import refusal, refused
from speeltafel.server.standing import Standing, replace
from speeltafel.server.start import is_full, started
from speeltafel.server.steps import Request, take_step
from speeltafel.server.store.rows import Change, Loaded
from speeltafel.server.store.writer import Fenced, NotStored
from speeltafel.server.sweeper import Sweeper
from speeltafel.server.viewer import Viewer
from speeltafel.wire import Ask, Hold, Refused

FORGET_SECONDS = 10.0
TRIES = 8
IDLE_SECONDS = 60.0
MANY = 100
log = logging.getLogger("speeltafel.rooms")


class Rooms:
    """Every table this process knows; loading one happens once however many ask."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._forgets = time.monotonic()
        self._let_go = 0
        self.sweeper = Sweeper(self)
        self.is_closing = False

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self) -> None:
        """Begins to look after tables that are due."""
        await self.house.sharing.open(self)
        self.sweeper.open()

    async def close(self) -> None:
        """Lets steps under way come to their end, starts no more, and gives the tables up."""
        self.is_closing = True
        self.sweeper.close()
        for room in self.all():
            async with room.lock:
                if room.thinking is not None:
                    room.thinking.cancel()
        await self.house.sharing.close()
        for room in self.all():
            room.is_owner = False

    def known(self, code: str) -> Room | None:
        """The table if it is in memory."""
        return self._rooms.get(code)

    def all(self) -> list[Room]:
        """Every table in memory."""
        return list(self._rooms.values())

    async def room(self, code: str) -> Room:
        """The table of this code as it is now; raises when there is none."""
        code = tidy_code(code)
        room = await self.find(code)
        while self._rooms.get(code) is not room:
            room = await self.find(code)  # let go while we waited for it
        room.used = time.monotonic()
        return room

    async def find(self, code: str) -> Room:
        """As `room`, without anybody asking for it: the table may be forgotten at any moment."""
        room = self._rooms.get(code)
        if room is None:
            return await self._load(code)
        await self.house.sharing.look_up(room)
        return room

    async def add(self, made: Loaded, address: str) -> Room:
        """Stores a new table that was made at this address, and keeps it in memory."""
        await self.house.store.add(made)
        self.house.metrics.tables.labels(made.row.edition).inc()
        room = await self.room(made.row.code)
        room.address = room.address or address
        return room

    async def _load(self, code: str) -> Room:
        loading = self._loading.get(code)
        if loading is not None:
            return await asyncio.shield(loading)
        loading = self._loading[code] = asyncio.get_running_loop().create_future()
        try:
            try:
                owner, _ = await self.house.sharing.own(code)
            except LookupError:
                raise no_table(code) from None
            room = self._rooms[code] = await self._read(code, owner)
            self.house.metrics.loads.inc()
            self.house.metrics.rooms.set(len(self._rooms))
            loading.set_result(room)
        except BaseException as error:
            loading.set_exception(error)
            loading.exception()
            raise
        finally:
            del self._loading[code]
        attend(room)
        return room

    async def _read(self, code: str, owner: str) -> Room:
        """The table as the store has it; a row or a log that means nothing is told as such, to this table's people only."""
        try:
            loaded = await self.house.store.load(code, talk=self.house.settings.limits.chat_kept)
            if loaded is None:
                raise no_table(code)
            return await asyncio.to_thread(Room, self.house, loaded, owner)
        except (Refuse, SQLAlchemyError):
            raise
        except Exception as error:
            log.error("table %s cannot be read: %s", code, type(error).__name__)
            self.house.metrics.faults.inc()
            raise Refuse("server-table-broken", status=500, table=code) from error

    async def serve(self, room: Room, caller: Caller, request: Request) -> None:
        """Takes one step at a table, here or at the process that owns it, or says why not."""
        if self.is_closing:
            caller.send(Refused(request.id, refused("server-closing"), room.number))
            return
        for attempt in range(TRIES):
            try:
                if room.is_owner or isinstance(request, Ask):
                    async with room.lock:
                        if (room.is_owner or isinstance(request, Ask)) and not self.is_closing:
                            await take_step(room, caller, request)
                            attend(room)
                            return
                elif await self.house.sharing.forward(room, caller, request):
                    return
                else:
                    async with room.lock:
                        await self.house.sharing.recover(room, by_force=attempt > 0)
            except SpeeltafelError as error:
                if await self.house.sharing.look_up(room):
                    continue  # refused for what the table is no more
                self.house.metrics.refused(error.reason, getattr(error, "status", 400))
                caller.send(Refused(request.id, refusal(error), room.number))
                return
            except Fenced:
                async with room.lock:
                    await self.house.sharing.lose(room)
            except NotStored as error:
                log.error("a step at table %s was not stored: %s", room.code, error)
                break
            except Exception:
                log.exception("a step at table %s failed", room.code)
                self.house.metrics.faults.inc()
                await self.rebuild(room)
                break
        await self.reload(room)
        caller.send(Refused(request.id, refused("server-not-stored"), room.number))

    @asynccontextmanager
    async def held(self, code: str, check: Callable[[Room], object]) -> AsyncIterator[Room]:
        """The table of this code, owned by this process and held while something is done to it.

        `check` raises for who may not do it, before anything is moved for them.
        """
        room = await self.room(code)
        async with room.lock:
            check(room)
            if not room.is_owner:
                await self.house.sharing.recover(room, by_force=True)
                check(room)
            yield room
        attend(room)

    async def enter(self, room: Room, viewer: Viewer, since: int, hold: int | None = None) -> None:
        """Lets a viewer look on; somebody who comes back gets their seat back from a stand-in.

        What a shared device was told up to `since` counts for the eyes it asks for; with others all is told anew.
        """
        async with room.lock:
            rights = room.eyes_of(viewer.hashes)
            if not room.may_look_on(viewer.hashes, rights):
                raise wrong_secret()
            if since > room.number and not room.is_owner:
                await self.house.sharing.refresh(room)
            viewer.rights = rights
            if _arrived(room, viewer) is not None and not room.is_owner:
                await self.house.sharing.recover(room, by_force=True)
            standing = _arrived(room, viewer)
            if standing is not None:
                await self.change_seats(room, standing)
            viewer.rights = room.eyes_of(viewer.hashes)
            viewer.sight = sight_of(viewer.rights, hold, room.seat_to_move)
            has_those_eyes = len(viewer.rights) < 2 or min(viewer.sight, default=None) == hold
            viewer.send(room.welcome(viewer, since if has_those_eyes else -1))
            room.viewers.add(viewer)
            if viewer.rights:
                room.address = viewer.address
            room.settle()
        attend(room)

    async def hold(self, room: Room, viewer: Viewer, request: Hold) -> None:
        """Gives a device the eyes of who holds it now, and tells everything anew with them."""
        async with room.lock:
            if request.seat is not None and request.seat not in viewer.rights:
                viewer.send(Refused(request.id, refusal(not_your_seat()), room.number))
                return
            viewer.sight = sight_of(viewer.rights, request.seat, room.seat_to_move)
            viewer.send(room.welcome(viewer, -1))

    def leave(self, room: Room, viewer: Viewer) -> None:
        """A socket is gone."""
        before = room.there()
        room.viewers.discard(viewer)
        room.note_gone(before - room.there())
        room.used = time.monotonic()
        room.settle()

    def attend(self, room: Room) -> None:
        """Sets a bot thinking if it is its turn."""
        attend(room)

    async def change_seats(self, room: Room, standing: Standing) -> Change:
        """Stores who sits where; the table starts when its last place is taken. The room is held."""
        if room.match is None and room.status == "open" and is_full(standing):
            waiting = Loaded(replace(room.row, standing=standing), (), ())
            begun = started(waiting, self.house.now())
            change = await room.store_start(begun)
        else:
            change = await room.store(standing=standing)
        room.tell(change)
        return change

    async def reload(self, room: Room) -> None:
        """Catches up with the store after a step that may or may not have been stored."""
        try:
            async with room.lock:
                await self.house.sharing.refresh(room)
        except Exception:
            log.exception("table %s could not be read", room.code)

    async def rebuild(self, room: Room) -> None:
        """Forgets what memory says of a table and reads it anew, after a fault of ours."""
        try:
            async with room.lock:
                loaded = await self.house.store.load(room.code, talk=self.house.settings.limits.chat_kept)
                if loaded is not None:
                    room.take(loaded)
        except Exception:
            log.exception("table %s could not be read", room.code)

    def forget_idle(self) -> None:
        """Drops tables nobody has looked at for a while, now and then; the store has them."""
        now = time.monotonic()
        if now < self._forgets:
            return
        self._forgets = now + FORGET_SECONDS
        for room in self.all():
            if room.used < now - IDLE_SECONDS:
                self.let_go(room)
        if self._let_go >= MANY:
            self._let_go = 0
            give_back()

    def let_go(self, room: Room) -> None:
        """Drops a table from memory unless somebody looks on, a bot thinks or a step is under way."""
        if room.viewers or room.thinking is not None or room.lock.locked():
            return
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            self._let_go += 1
            self.house.sharing.forget(room)
        self.house.metrics.rooms.set(len(self._rooms))


def _arrived(room: Room, viewer: Viewer) -> Standing | None:
    """The seats as they are once this viewer has come, if that changes anything."""
    chairs = list(room.standing.chairs)
    for seat in viewer.rights:
        if not chairs[seat].taken or chairs[seat].stand_in:
            chairs[seat] = replace(chairs[seat], taken=True, stand_in="")
    if tuple(chairs) == room.standing.chairs:
        return None
    return replace(room.standing, chairs=tuple(chairs))
