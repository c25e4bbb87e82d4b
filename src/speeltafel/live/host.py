"""The one place where a request is decided, committed, acknowledged and told; none of these can be forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from speeltafel.core.protocol import NOBODY, Eyes, Seat
from speeltafel.core.words import message
from speeltafel.live.attention import Attention
from speeltafel.live.change import Change, Made, Reply, Stored, fold, loaded
from speeltafel.live.decide import Result, decide
from speeltafel.live.encode import refused, said
from speeltafel.live.requests import Arrive, Moment, Refuse, Request, Role, Who
from speeltafel.live.room import Room, Viewer
from speeltafel.live.services import (
    Answered,
    BrokenRows,
    Fenced,
    NoNotices,
    Notifier,
    NotStored,
    Observer,
    Ownership,
    SoleOwner,
    TableStore,
    Thinker,
    Unobserved,
)
from speeltafel.live.show import News, notices, table_sent, welcome
from speeltafel.live.table import Policy, Table, wants
from speeltafel.wire import (
    Acknowledged,
    Ask,
    Goodbye,
    Hold,
    Refusal,
    Refused,
    TableChanged,
    ToClient,
    Welcome,
    write,
)

TRIES = 5
SETTLE_SECONDS = 0.05
AGAIN_SECONDS = 0.5
HOST = Who(role=Role.HOST)
log = logging.getLogger("speeltafel.host")


class Host:
    """Keeps tables in memory and serves every request for them alike, whoever asks."""

    def __init__(
        self,
        store: TableStore,
        thinker: Thinker,
        *,
        now: Callable[[], int],
        fresh: Callable[[], bytes],
        policy: Callable[[str], Policy],
        owners: Ownership | None = None,
        notifier: Notifier | None = None,
        observer: Observer | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self.fresh = fresh
        self.policy = policy
        self.owners: Ownership = SoleOwner() if owners is None else owners
        self.notifier: Notifier = NoNotices() if notifier is None else notifier
        self.observer: Observer = Unobserved() if observer is None else observer
        self.attention = Attention(thinker, self.observer, self._ask, self._spawn)
        self.rooms: dict[str, Room] = {}
        self.is_closing = False
        self.let_go_since = 0
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def room(self, code: str) -> Room:
        """The table of this code as it is now; raises when there is none."""
        room = await self.find(code)
        while self.rooms.get(code) is not room:
            room = await self.find(code)  # let go while we waited for it
        room.used = self.now()
        return room

    async def find(self, code: str) -> Room:
        """As `room`, for somebody who does not count as a reason to keep the table in memory."""
        room = self.rooms.get(code)
        if room is not None:
            await self.owners.look_up(room)
            return room
        under_way = self._loading.get(code)
        if under_way is None:
            under_way = self._loading[code] = asyncio.ensure_future(self._load(code))
            under_way.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(under_way)

    async def make(self, made: Made) -> Room:
        """Stores a new table and keeps it in memory."""
        await self.store.add(made)
        return await self.room(made.setup.code)

    async def handle(self, room: Room, request: Request, who: Who, reply: Answered) -> None:
        """One request of anybody: decided, committed, acknowledged, told, seen to; or refused, and nothing has changed."""
        if isinstance(request, Ask):  # reads the committed value: no lock, any process
            reply(self._answer(request, decide(room.table, request, who, self._moment(room)), room.table))
            return
        await asyncio.shield(self._spawn(self._serve(room, request, who, reply)))

    async def enter(self, room: Room, viewer: Viewer, since: int, hold: int | None = None) -> None:
        """Lets a viewer look on; somebody who comes back gets their seat back from a stand-in."""
        who = Who(viewer.hashes)
        if not room.table.may_look_on(viewer.hashes):
            raise Refuse("server-wrong-secret")
        await self.handle(room, Arrive(), who, lambda _: None)
        async with room.lock:  # nothing is told between the welcome and the first news
            viewer.rights = room.table.seats_of(viewer.hashes)
            viewer.sight = sight_of(viewer.rights, hold, room.table.seat_to_move)
            has_those_eyes = len(viewer.rights) < 2 or min(viewer.sight, default=None) == hold
            viewer.send(self._welcome(room, viewer, since if has_those_eyes else -1))
            room.viewers.add(viewer)
            if viewer.rights and not room.address:
                room.address = viewer.address
        self._settle_presence(room)

    def leave(self, room: Room, viewer: Viewer) -> None:
        """A device is gone."""
        room.viewers.discard(viewer)
        room.used = self.now()
        self.note_left(room, viewer.rights)
        self._settle_presence(room)

    def note_left(self, room: Room, seats: Eyes) -> None:
        """Remembers since when those of these seats are away for whom nobody is connected any more."""
        room.left.update(dict.fromkeys(seats - room.presence().there, self.now()))

    async def hold(self, room: Room, viewer: Viewer, request: Hold) -> None:
        """Gives a device the eyes of who holds it now, and tells everything anew with them."""
        async with room.lock:
            if request.seat is not None and request.seat not in viewer.rights:
                viewer.send(Refused(request.id, refused("server-not-your-seat"), room.table.number))
                return
            viewer.sight = sight_of(viewer.rights, request.seat, room.table.seat_to_move)
            viewer.send(self._welcome(room, viewer, -1))

    def follow(self, room: Room, stored: Stored) -> None:
        """Takes over a change that another process stored, and tells it here; the room is locked."""
        before = room.table
        room.table = fold(before, stored)
        self._follow_up(room, before)

    async def reload(self, room: Room) -> None:
        """Makes a room what the store says, after a step that may or may not have been stored; whoever calls tells it."""
        try:
            made = await self.store.load(room.code)
            if made is not None and made.version != room.table.version:
                room.table = await asyncio.to_thread(loaded, made, self.policy(made.setup.edition))
        except Exception:
            log.exception("table %s could not be read", room.code)

    async def refresh(self, room: Room) -> bool:
        """Catches up with the store and tells what is new; whether there was anything. The room is locked."""
        before = room.table
        await self.reload(room)
        self._follow_up(room, before)
        return room.table is not before

    def forget(self, older: int) -> None:
        """Drops tables that nobody has looked at since then (ms since 1970); the store has them."""
        for room in list(self.rooms.values()):
            if room.used < older:
                self.let_go(room)

    def let_go(self, room: Room) -> None:
        """Drops a table from memory unless somebody looks on, a bot thinks or a step is under way."""
        if room.is_idle and self.rooms.get(room.code) is room:
            del self.rooms[room.code]
            self.let_go_since += 1
            self._forget_timers(room)
            self.owners.forget(room)

    async def close(self) -> None:
        """Lets steps under way come to their end, and starts no more."""
        self.is_closing = self.attention.is_closing = True
        for room in self.rooms.values():
            self._forget_timers(room)
            self.attention.stop_thinking(room)
        if self._tasks:
            await asyncio.wait(self._tasks)

    def tell(self, room: Room, before: Table) -> None:
        """Sends everybody who looks on here what is new, each what their eyes may see."""
        if room.table is before:
            return
        news = News(before, room.table, room.presence())
        room.told = news.table or room.told
        if news.has_started or news.has_moved_seats:
            self._greet_anew(room, has_started=news.has_started)
        for viewer in tuple(room.viewers):
            if news.has_started:
                continue
            if news.closes(viewer.rights, viewer.sight):
                viewer.sight = NOBODY
                viewer.send(self._welcome(room, viewer, -1))
                continue
            for text in news.texts(viewer.rights, viewer.sight):
                viewer.send_text(text)
        self.observer.told(len(room.viewers))

    def see_to(self, room: Room, before: Table) -> None:
        """Sets a bot thinking or stops it, sets the alarm, and reaches who is away."""
        if not room.is_ours or self.is_closing:
            return
        now = self.now()
        self.attention.give(room, wants(room.table, now), now)
        if room.table is not before:
            there = room.presence().there
            for notice in notices(before, room.table):
                if notice.seat not in there:
                    self.notifier.notify(room.table.setup, notice)

    async def _load(self, code: str) -> Room:
        try:
            owner, fence = await self.owners.claim(code)
        except LookupError:
            raise Refuse("server-no-table", table=code[:40]) from None
        table = await self._read(code)
        room = self.rooms[code] = Room(table, self.now(), owner=owner, fence=fence)
        self.observer.loaded(table.setup)
        self.see_to(room, table)
        return room

    async def _read(self, code: str) -> Table:
        """The table as the store has it; one that means nothing is told as such, to its people only."""
        try:
            made = await self.store.load(code)
        except BrokenRows as error:
            raise self._broken(code, error) from error
        if made is None:
            raise Refuse("server-no-table", table=code[:40])
        try:
            return await asyncio.to_thread(loaded, made, self.policy(made.setup.edition))
        except Exception as error:
            raise self._broken(code, error) from error

    def _broken(self, code: str, error: Exception) -> Refuse:
        log.error("table %s cannot be read: %s", code, type(error).__name__)
        self.observer.failed()
        return Refuse("server-table-broken", table=code)

    async def _serve(self, room: Room, request: Request, who: Who, reply: Answered) -> None:
        for attempt in range(TRIES):
            if self.is_closing:
                reply(self._refused(request, "server-closing", room.table))
                return
            if not room.is_ours and await self.owners.forward(room, request, who, reply):
                return
            async with room.lock:
                before = room.table
                try:
                    await self.owners.hold(room, by_force=attempt > 0)
                    result = decide(room.table, request, who, self._moment(room))
                    if isinstance(result, Refusal) and await self.owners.was_behind(room):
                        continue  # refused for what the table is no more
                    if isinstance(result, Change):
                        await self.store.commit(result.stored, room.fence)
                        room.table = result.after
                        self.observer.committed(room.table.setup, result.stored)
                        self.owners.pass_on(room, result.stored)
                    reply(self._answer(request, result, room.table))
                    await asyncio.sleep(0)  # the answer is on its way before anything is drawn
                    return
                except Fenced:
                    await self.owners.lose(room)
                except NotStored as error:
                    log.error("a step at table %s was not stored: %s", room.code, error)
                    await self.reload(room)
                    break
                except Exception:
                    log.exception("a step at table %s failed", room.code)
                    self.observer.failed()
                    await self.reload(room)
                    break
                finally:
                    self._follow_up(room, before)
        reply(self._refused(request, "server-not-stored", room.table))

    def _follow_up(self, room: Room, before: Table) -> None:
        """Tells and sees to what a step has changed; a fault in the telling keeps no bot from its turn."""
        try:
            self.tell(room, before)
        except Exception:
            log.exception("what is new at table %s could not be told", room.code)
            self.observer.failed()
        self.see_to(room, before)

    async def _ask(self, room: Room, request: Request) -> None:
        """Asks something of a table in the host's own name."""
        await self.handle(room, request, HOST, lambda _: None)

    def _moment(self, room: Room) -> Moment:
        now = self.now()
        return Moment(now, self.fresh(), room.away(now))

    def _answer(self, request: Request, result: Result, table: Table) -> ToClient:
        match result:
            case Reply(told):
                return told
            case Change(number=number):
                return Acknowledged(getattr(request, "id", ""), number)
            case Refusal():
                return Refused(getattr(request, "id", ""), result, table.number)
            case None:
                return Acknowledged(getattr(request, "id", ""), table.number)

    def _refused(self, request: Request, reason: str, table: Table) -> Refused:
        return Refused(getattr(request, "id", ""), refused(reason), table.number)

    def _welcome(self, room: Room, viewer: Viewer, since: int) -> Welcome:
        return welcome(
            room.table,
            viewer.rights,
            viewer.sight,
            since,
            room.presence(),
            unknown=room.table.unknown_among(viewer.hashes),
        )

    def _greet_anew(self, room: Room, *, has_started: bool) -> None:
        """The table started or seats changed hands: everybody concerned gets a new welcome, or has to go."""
        for viewer in tuple(room.viewers):
            if not room.table.may_look_on(viewer.hashes):
                room.viewers.discard(viewer)
                viewer.send(Goodbye(said(message("server-seat-gone")), -1))
                viewer.close()
                continue
            rights = room.table.seats_of(viewer.hashes)
            if has_started or rights != viewer.rights:
                held = None if has_started else min(viewer.sight, default=None)
                viewer.rights = rights
                viewer.sight = sight_of(rights, held, room.table.seat_to_move)
                viewer.send(self._welcome(room, viewer, -1))

    def _settle_presence(self, room: Room) -> None:
        """Tells who is there, a moment from now and once for many who come and go together."""
        if room.settling is None and not self.is_closing:
            room.settling = asyncio.get_running_loop().call_later(SETTLE_SECONDS, self._settled, room)

    def _settled(self, room: Room) -> None:
        room.settling = None
        self.tell_presence(room)
        self.owners.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tells everybody who looks on here who is there, if that has changed."""
        sent = table_sent(room.table, room.presence())
        if sent != room.told:
            room.told = sent
            text = write(TableChanged(sent)).decode()
            for viewer in room.viewers:
                viewer.send_text(text)

    def _forget_timers(self, room: Room) -> None:
        self.attention.forget(room)
        if room.settling is not None:
            room.settling.cancel()
            room.settling = None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def sight_of(rights: Eyes, held: int | None, mover: Seat | None) -> Eyes:
    """The eyes of a device that opens these seats and says that `held` holds it.

    A seat alone at its device always sees; of several the one who holds it does, but not while it is another's turn there.
    """
    if len(rights) < 2:
        return rights
    if held not in rights or (mover in rights and mover != held):
        return NOBODY
    return frozenset((Seat(held),))
