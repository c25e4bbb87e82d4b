"""The one place where a request is decided, committed, acknowledged and told; none of these can be forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from speeltafel.core.protocol import NOBODY, Eyes, Observation, Seat
from speeltafel.core.words import message
from speeltafel.live.change import Change, Made, Reply, Stored, fold, loaded
from speeltafel.live.decide import Result, decide
from speeltafel.live.encode import refused, said
from speeltafel.live.requests import Arrive, Moment, Refuse, Request, Role, Thought, Tick, Who
from speeltafel.live.room import Room, Viewer
from speeltafel.live.services import (
    Answered,
    Fenced,
    NoNotices,
    Notifier,
    NotStored,
    Ownership,
    Question,
    SoleOwner,
    Store,
    Thinker,
)
from speeltafel.live.show import News, notices, table_sent, welcome
from speeltafel.live.table import Policy, Table, Think, wants
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
        store: Store,
        thinker: Thinker,
        *,
        now: Callable[[], int],
        fresh: Callable[[], bytes],
        policy: Callable[[str], Policy],
        owners: Ownership | None = None,
        notifier: Notifier | None = None,
    ) -> None:
        self.store = store
        self.thinker = thinker
        self.now = now
        self.fresh = fresh
        self.policy = policy
        self.owners: Ownership = SoleOwner() if owners is None else owners
        self.notifier: Notifier = NoNotices() if notifier is None else notifier
        self.rooms: dict[str, Room] = {}
        self.is_closing = False
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def room(self, code: str) -> Room:
        """The table of this code; raises when there is none."""
        room = self.rooms.get(code)
        if room is None:
            under_way = self._loading.get(code)
            if under_way is None:
                under_way = self._loading[code] = asyncio.ensure_future(self._load(code))
                under_way.add_done_callback(lambda _: self._loading.pop(code, None))
            room = await asyncio.shield(under_way)
        room.used = self.now()
        return room

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
        self._settle_presence(room)

    def leave(self, room: Room, viewer: Viewer) -> None:
        """A device is gone."""
        room.viewers.discard(viewer)
        now = room.used = self.now()
        for seat in viewer.rights - room.presence().there:
            room.left[seat] = now
        self._settle_presence(room)

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
        self.tell(room, before)
        self.see_to(room, before)

    async def reload(self, room: Room) -> None:
        """Makes a room what the store says, after a step that may or may not have been stored; whoever calls tells it."""
        try:
            made = await self.store.load(room.code)
        except Exception:
            log.exception("table %s could not be read", room.code)
            return
        if made is not None and made.version != room.table.version:
            room.table = await asyncio.to_thread(loaded, made, self.policy(made.setup.edition))

    def forget(self, older: int) -> None:
        """Drops tables that nobody has looked at since then (ms since 1970); the store has them."""
        for code, room in list(self.rooms.items()):
            if room.is_idle and room.used < older:
                del self.rooms[code]
                self._cancel_timers(room)
                self.owners.forget(room)

    async def close(self) -> None:
        """Lets steps under way come to their end, and starts no more."""
        self.is_closing = True
        for room in self.rooms.values():
            self._cancel_timers(room)
            if room.thinking is not None:
                room.thinking.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def tell(self, room: Room, before: Table) -> None:
        """Sends everybody who looks on here what is new, each what their eyes may see."""
        if room.table is before:
            return
        news = News(before, room.table, room.presence())
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

    def see_to(self, room: Room, before: Table) -> None:
        """Sets a bot thinking or stops it, sets the alarm, and reaches who is away."""
        if not room.is_ours or self.is_closing:
            return
        now = self.now()
        wanted = wants(room.table, now)
        self._think(room, wanted.think)
        self._wake_at(room, wanted.wake, now)
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
        made = await self.store.load(code)
        if made is None:
            raise Refuse("server-no-table", table=code[:40])
        table = await asyncio.to_thread(loaded, made, self.policy(made.setup.edition))
        room = self.rooms[code] = Room(table, self.now(), owner=owner, fence=fence)
        self.see_to(room, table)
        return room

    async def _serve(self, room: Room, request: Request, who: Who, reply: Answered) -> None:
        for _ in range(TRIES):
            if self.is_closing:
                reply(self._refused(request, "server-closing", room.table))
                return
            if not room.is_ours and await self.owners.forward(room, request, who, reply):
                return
            async with room.lock:
                before = room.table
                try:
                    await self.owners.hold(room)
                    result = decide(room.table, request, who, self._moment(room))
                    if isinstance(result, Refusal) and await self.owners.was_behind(room):
                        continue  # refused for what the table is no more
                    if isinstance(result, Change):
                        await self.store.commit(result.stored, room.fence)
                        room.table = result.after
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
                    await self.reload(room)
                    break
                finally:
                    self.tell(room, before)
                    self.see_to(room, before)
        reply(self._refused(request, "server-not-stored", room.table))

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
            room.settling = asyncio.get_running_loop().call_later(SETTLE_SECONDS, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        room.settling = None
        sent = table_sent(room.table, room.presence())
        if sent != room.told:
            room.told = sent
            text = write(TableChanged(sent)).decode()
            for viewer in room.viewers:
                viewer.send_text(text)
        self.owners.tell_presence(room)

    def _think(self, room: Room, ticket: Think | None) -> None:
        if ticket == room.ticket:
            return
        room.ticket = ticket
        if room.thinking is not None:
            room.thinking.cancel()
            room.thinking = None
        if ticket is not None:
            room.thinking = self._spawn(self._thought(room, ticket))

    async def _thought(self, room: Room, ticket: Think) -> None:
        """One move of a bot, from the question to the store; what happened meanwhile goes before it."""
        table = room.table
        game_log = table.log
        assert game_log is not None, "a bot moves in a started game"
        eyes: Eyes = frozenset((ticket.seat,))
        question = Question(
            ticket,
            game_log.game,
            Observation(game_log.seen(eyes), eyes),
            tuple(game_log.redacted_move(number, eyes) for number in game_log.standing()),
            bool(room.viewers),
        )
        chosen = await self.thinker.choose(question)
        room.thinking = None  # from here on it is a step like any other, and is not cancelled
        await self.handle(room, Thought(ticket, chosen.action, chosen.why), HOST, lambda _: None)

    def _wake_at(self, room: Room, wake: int | None, now: int) -> None:
        if room.waking is not None:
            room.waking.cancel()
            room.waking = None
        if wake is not None:
            later = asyncio.get_running_loop().call_later
            room.waking = later((wake - now) / 1000, self._wake, room)

    def _wake(self, room: Room) -> None:
        room.waking = None
        self._spawn(self.handle(room, Tick(), HOST, lambda _: None))

    def _cancel_timers(self, room: Room) -> None:
        for handle in (room.waking, room.settling):
            if handle is not None:
                handle.cancel()
        room.waking = room.settling = None

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
