"""The one place where a request is decided, committed, acknowledged and told; none of these can be forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from speeltafel.core.protocol import NOBODY, Eyes
from speeltafel.live.attention import Attention
from speeltafel.live.change import Change, Made, Reply, Stored, fold, loaded
from speeltafel.live.decide import Result, decide
from speeltafel.live.encode import refused
from speeltafel.live.requests import Arrive, BotDecided, Moment, Refuse, Request, Role, Tick, Who
from speeltafel.live.room import Room, Viewer, look_up_anew, sight_of
from speeltafel.live.services import (
    Answered,
    BrokenRows,
    Fenced,
    HostCounts,
    NoNotices,
    Notifier,
    NotStored,
    Ownership,
    SoleOwner,
    TableStore,
    Thinker,
)
from speeltafel.live.show import News, have_moved, notices, table_sent, welcome
from speeltafel.live.table import Policy, Table, Wants, wants
from speeltafel.wire import (
    Acknowledged,
    Ask,
    Hold,
    Play,
    Refusal,
    Refused,
    TableChanged,
    ToClient,
    Welcome,
    write,
)

NS_PER_MS = 1_000_000
TRIES = 5
SETTLE_SECONDS = 0.05
AGAIN_SECONDS = 0.5
HOST = Who(role=Role.HOST)
NO_LUCK = bytes(32)
NOBODY_NEW: frozenset[Viewer] = frozenset()
log = logging.getLogger("speeltafel.host")


class Host:
    """Keeps tables in memory and serves every request for them alike, whoever asks.

    `clock` tells nanoseconds since 1970, `fresh` 32 bytes of luck. `spread` is over how many milliseconds viewers should come
    back when all of them lose their line at once.
    """

    def __init__(
        self,
        store: TableStore,
        thinker: Thinker,
        *,
        clock: Callable[[], int],
        fresh: Callable[[], bytes],
        policy: Callable[[str], Policy],
        owners: Ownership | None = None,
        notifier: Notifier | None = None,
        counts: HostCounts | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.fresh = fresh
        self.policy = policy
        self.owners: Ownership = SoleOwner() if owners is None else owners
        self.notifier: Notifier = NoNotices() if notifier is None else notifier
        self.counts = HostCounts() if counts is None else counts
        self.attention = Attention(thinker, self.counts, self._ask, self._spawn)
        self.rooms: dict[str, Room] = {}
        self.is_closing = False
        self.let_go_since = 0
        self.spread = 0
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.clock() // NS_PER_MS

    async def room(self, code: str, address: str = "") -> Room:
        """The table of this code as it is now; raises when there is none. `address` is whose share it has from now on, if it is new here."""
        room = await self.find(code, address)
        while self.rooms.get(code) is not room:
            room = await self.find(code)  # let go while we waited for it
        room.used = self.now()
        return room

    async def find(self, code: str, address: str = "") -> Room:
        """As `room`, for somebody who does not count as a reason to keep the table in memory."""
        room = self.rooms.get(code)
        if room is not None:
            await self.owners.look_up(room)
            return room
        under_way = self._loading.get(code)
        if under_way is None:
            under_way = self._loading[code] = asyncio.ensure_future(self._load(code, address))
            under_way.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(under_way)

    async def make(self, made: Made, address: str = "") -> None:
        """Stores a new table. It comes to memory with who looks first; at once where bots play, who have the share of this address."""
        await self.store.add(made)
        if any(chair.kind == "bot" for chair in made.seating.chairs):
            await self.room(made.setup.code, address)

    async def handle(self, room: Room, request: Request, who: Who, reply: Answered) -> None:
        """One request of anybody: decided, committed, acknowledged, told, seen to; or refused, and nothing has changed."""
        under_way = self.begin(room, request, who, reply)
        if under_way is not None:
            await asyncio.shield(under_way)

    def begin(self, room: Room, request: Request, who: Who, reply: Answered) -> asyncio.Task[None] | None:
        """As `handle`, for who does not wait: the step under way, which outlives whoever asked for it; None when it is done."""
        if not isinstance(request, Ask):
            return self._spawn(self._serve(room, request, who, reply))
        result = decide(
            room.table, request, who, Moment(self.now(), b"", {})
        )  # reads the committed value: no lock
        reply(self._answer(request, result, room.table))
        return None

    async def enter(self, room: Room, viewer: Viewer, since: int, hold: int | None = None) -> None:
        """Lets a viewer look on; somebody who comes back gets their seat back from a stand-in."""
        who = Who(viewer.hashes)
        if not room.table.may_look_on(viewer.hashes):
            raise Refuse("server-wrong-secret")
        if decide(room.table, Arrive(), who, Moment(self.now(), NO_LUCK, {})) is not None:
            await self.handle(room, Arrive(), who, lambda _: None)
        async with room.lock:  # nothing is told between the welcome and the first news
            viewer.rights = room.table.seats_of(viewer.hashes)
            viewer.sight = sight_of(viewer.rights, hold, room.table.seat_to_move)
            # A device of several people may have heard the last events with its eyes closed, whatever it holds now.
            viewer.send(self._welcome(room, viewer, since if len(viewer.rights) < 2 else -1))
            room.viewers.add(viewer)
            room.was_watched = True
            room.recount()
            if viewer.rights and not room.address:
                room.address = viewer.address
        self._settle_presence(room)

    def leave(self, room: Room, viewer: Viewer) -> None:
        """A device is gone."""
        room.viewers.discard(viewer)
        room.recount()
        room.used = self.now()
        self.note_left(room, viewer.rights)
        self._settle_presence(room)

    def note_left(self, room: Room, seats: Eyes) -> None:
        """Remembers since when those of these seats are away for whom nobody is connected any more."""
        room.left.update(dict.fromkeys(seats - room.presence.there, self.now()))

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
        self.follow_up(room, before)

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
        self.follow_up(room, before)
        return room.table is not before

    def forget(self, older: int, unwatched: int) -> None:
        """Drops tables that nobody has asked for since then (ms since 1970), or since `unwatched` where nobody ever looked on; the store has them."""
        for room in list(self.rooms.values()):
            if room.used < (older if room.was_watched else unwatched):
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
        is_settled = before.log is not None and before.seating is room.table.seating
        has_moved = not is_settled and have_moved(before, room.table)
        greeted = look_up_anew(room, before) if has_moved else NOBODY_NEW
        news = News(before, room.table, room.presence)
        room.told = room.presence if news.table else room.told
        self.counts.sent += len(room.viewers)
        for viewer in tuple(room.viewers):
            if len(viewer.rights) > 1 and news.closes(viewer.rights, viewer.sight):
                viewer.sight = NOBODY
                viewer.send(self._welcome(room, viewer, -1))
            elif viewer in greeted:
                viewer.send(self._welcome(room, viewer, -1))
            else:
                for text in news.texts(viewer.rights, viewer.sight):
                    viewer.send_text(text)

    def follow_up(self, room: Room, before: Table, wanted: Wants | None = None) -> None:
        """Tells what a step has changed, sets a bot thinking or stops it, sets the alarm, and reaches who is away.

        A fault in the telling keeps no bot from its turn. `wanted` is what the table wants, where that is known.
        """
        if room.table is not before:
            try:
                self.tell(room, before)
            except Exception:
                log.exception("what is new at table %s could not be told", room.code)
                self.counts.faults += 1
        if room.owner or self.is_closing:
            return
        if wanted is None:
            wanted = wants(room.table, self.now())
        if wanted.wake is not None or wanted.think != room.ticket or room.waking is not None:
            self.attention.give(room, wanted, self.now())
        there = room.presence.there
        if room.table is not before and len(there) < len(room.table.seating.chairs):
            for notice in notices(before, room.table):
                if notice.seat not in there:
                    self.notifier.notify(room.table.setup, notice)

    async def _load(self, code: str, address: str) -> Room:
        try:
            owner, fence = await self.owners.claim(code)
        except LookupError:
            raise Refuse("server-no-table", table=code[:40]) from None
        table = await self._read(code)
        room = self.rooms[code] = Room(table, self.now(), owner=owner, fence=fence, address=address)
        self.counts.loads += 1
        self.counts.moves[table.setup.edition] += 0  # told from now on
        self.follow_up(room, table)
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
        self.counts.faults += 1
        return Refuse("server-table-broken", table=code)

    async def _serve(self, room: Room, request: Request, who: Who, reply: Answered) -> None:
        for attempt in range(TRIES):
            if self.is_closing:
                reply(self._refused(request, "server-closing", room.table))
                return
            if room.owner and await self.owners.forward(room, request, who, reply):
                self.counts.forwarded += isinstance(request, Play)
                return
            if room.owner and attempt and isinstance(request, BotDecided | Tick):
                return  # the owner, which lives, has thoughts and alarms of its own
            async with room.lock:
                before, wanted = room.table, None
                try:
                    if room.owner:
                        await self.owners.hold(room, by_force=attempt > 0)
                        before = room.table
                    now, there = self.clock() // NS_PER_MS, room.presence.there
                    away = {
                        seat: max(0, now - since) for seat, since in room.left.items() if seat not in there
                    }
                    result = decide(room.table, request, who, Moment(now, self.fresh(), away))
                    if not isinstance(result, Change):
                        if isinstance(result, Refusal) and await self.owners.was_behind(room):
                            continue  # refused for what the table is no more
                        reply(self._answer(request, result, room.table))
                        return
                    await self.store.commit(result.stored, room.fence)
                    room.table, wanted = result.after, result.wanted
                    reply(Acknowledged(getattr(request, "id", ""), result.number))
                    self.counts.moves[room.table.setup.edition] += bool(result.stored.events)
                    self.counts.reports += result.stored.report is not None
                    if room.elsewhere:
                        self.owners.pass_on(room, result.stored)
                    await asyncio.sleep(0)  # the answer is on its way before anything is drawn
                    return
                except Fenced:
                    await self.owners.lose(room)
                    before = room.table
                except NotStored as error:
                    log.error("a step at table %s was not stored: %s", room.code, error)
                    await self.reload(room)
                    break
                except Exception:
                    log.exception("a step at table %s failed", room.code)
                    self.counts.faults += 1
                    await self.reload(room)
                    break
                finally:
                    self.follow_up(room, before, wanted)
        reply(self._refused(request, "server-not-stored", room.table))

    async def _ask(self, room: Room, request: Request) -> None:
        """Asks something of a table in the host's own name."""
        await self.handle(room, request, HOST, lambda _: None)

    def _answer(self, request: Request, result: Result, table: Table) -> ToClient:
        """What is said where nothing changes."""
        if isinstance(result, Reply):
            return result.message
        if isinstance(result, Refusal):
            return Refused(getattr(request, "id", ""), result, table.number)
        return Acknowledged(getattr(request, "id", ""), table.number)

    def _refused(self, request: Request, reason: str, table: Table) -> Refused:
        return Refused(getattr(request, "id", ""), refused(reason), table.number)

    def _welcome(self, room: Room, viewer: Viewer, since: int) -> Welcome:
        return welcome(
            room.table,
            viewer.rights,
            viewer.sight,
            since,
            room.presence,
            hashes=viewer.hashes,
            now=self.now(),
            spread=self.spread,
        )

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
        if room.presence != room.told:
            room.told = room.presence
            text = write(TableChanged(table_sent(room.table, room.presence)))
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
