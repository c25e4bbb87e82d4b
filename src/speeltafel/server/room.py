"""One table in memory: a cache of its log, and the viewers who look on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Protocol

from speeltafel.core.protocol import NOBODY, Decision, Event, Eyes, Game, Outcome, Seat
from speeltafel.core.registry import find_stored
from speeltafel.core.words import message
from speeltafel.server.due import AWAY_MS, due, put_off
from speeltafel.server.holding import sight_of
from speeltafel.server.house import House
from speeltafel.server.intention import remembering
from speeltafel.server.seats import opens
from speeltafel.server.sent import AnyMatch, said
from speeltafel.server.standing import Standing, replace
from speeltafel.server.store.rows import Change, ChatRow, EventRow, Loaded
from speeltafel.server.telling import Happening, table_sent, tell_chat, welcome, without_clock
from speeltafel.server.viewer import Bucket, Viewer
from speeltafel.table.match import Match
from speeltafel.wire import Goodbye, Said, Status, TableChanged, TableSent, ToClient, Welcome, write

SETTLE_SECONDS = 0.05
TAKEBACKS_PER_SECOND = 1.0
TAKEBACK_BURST = 20


class Caller(Protocol):
    """Whoever asks something of a room: a socket here, one at another process, or an HTTP request.

    `hashes` are the hashed secrets that prove their right, `rights` the seats that these open as the table stands now.
    """

    @property
    def hashes(self) -> tuple[str, ...]: ...

    @property
    def rights(self) -> Eyes: ...

    def send(self, message: ToClient) -> None: ...

    def send_text(self, text: str) -> None: ...


class Presence:
    """Who looks on at another process."""

    __slots__ = ("seats", "watchers")

    def __init__(self, seats: Eyes, watchers: int) -> None:
        self.seats = seats
        self.watchers = watchers


class Room:
    """Everything about one table; whoever reads or changes it holds `lock`, one step at a time.

    `used` is when somebody last asked for it, 0 when nobody has; `address` is where a player of it, or who
    made it, was last seen, empty when that is not known here. The owner alone changes it; elsewhere it follows, and `owner` names the process to ask. `reasons` are what
    bots said of their moves, by event: kept in memory only, as no game needs them.
    """

    def __init__(self, house: House, loaded: Loaded, owner: str = "") -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Presence] = {}
        self.owner = owner
        self.is_owner = not owner
        self.used = 0.0
        self.address = ""
        self._loaded = house.now()
        self._gone: dict[Seat, int] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.reasons: dict[int, Said] = {}
        self.takebacks = Bucket(TAKEBACKS_PER_SECOND, TAKEBACK_BURST, self.used)
        self._settling: asyncio.TimerHandle | None = None
        self.take(loaded)

    def take(self, loaded: Loaded) -> None:
        """Becomes what the store says."""
        row = loaded.row
        self.row = row
        self.code = row.code
        self.fence = row.fence
        self.version = row.version
        self.status: Status = row.status
        self.standing: Standing = row.standing
        self.times = [event.at for event in loaded.events]
        self.played = {event.client: event.number for event in loaded.events if event.client is not None}
        self.chat: deque[ChatRow] = deque(loaded.chat, maxlen=self.house.settings.limits.chat_kept)
        self.match: AnyMatch | None = None
        if self.standing.people:
            texts = [event.action for event in loaded.events]
            self.match = Match.from_log(self.game(), texts, bytes.fromhex(row.seed))
        self.pushed = self.number
        self.moves = self.house.metrics.moves.labels(row.edition)
        self._last_sent: TableSent | None = None
        self._has_started = False
        self._has_moved_seats = False

    def game(self) -> Game[Any, Any]:
        """The game as it is played here; only after the start, when people have seats."""
        return find_stored(self.row.edition, len(self.standing.chairs), self.standing.options)

    @property
    def number(self) -> int:
        return -1 if self.match is None else self.match.number

    @property
    def seat_to_move(self) -> Seat | None:
        return None if self.status != "running" else self._mover()

    def turn(self) -> object:
        """What the match waits for; None before the start."""
        return None if self.match is None else self.match.turn

    def eyes_of(self, hashes: Sequence[str]) -> Eyes:
        """The seats that these hashed secrets open."""
        chairs = self.standing.chairs
        return frozenset(
            Seat(seat)
            for seat, chair in enumerate(chairs)
            for hashed in hashes
            if opens(hashed, chair.secret)
        )

    def may_look_on(self, hashes: Sequence[str], eyes: Eyes) -> bool:
        """Whether these secrets, which open these seats, are good for looking on: any seat's, a former one's, or none."""
        return not hashes or bool(eyes) or len(self.unknown(hashes)) < len(hashes)

    def unknown(self, hashes: Sequence[str]) -> list[int]:
        """Which of these secrets, by position, open no seat here and never opened one that was given up."""
        chairs = self.standing.chairs
        return [
            position
            for position, hashed in enumerate(hashes)
            if not any(opens(hashed, chair.secret) or opens(hashed, chair.former) for chair in chairs)
        ]

    def there(self) -> Eyes:
        """The seats somebody is connected for, at any process."""
        here = frozenset[Seat]().union(*(viewer.rights for viewer in self.viewers))
        return here.union(*(presence.seats for presence in self.elsewhere.values()))

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks on, at any process."""
        return bool(self.viewers) or any(each.seats or each.watchers for each in self.elsewhere.values())

    def note_gone(self, seats: Eyes) -> None:
        """Remembers when these seats were last there."""
        self._gone.update(dict.fromkeys(seats, self.house.now()))

    def away_in(self, seat: int) -> int:
        """Milliseconds until this seat counts as away; 0 when it does, at most the whole time while it is there."""
        if seat in self.there():
            return AWAY_MS
        since = self._gone.get(Seat(seat), self._loaded)
        return max(0, since + AWAY_MS - self.house.now())

    def bot_for(self, seat: int) -> str:
        """The level of the bot that plays this seat now; empty when a person does."""
        chair = self.standing.chairs[seat]
        return chair.level if chair.kind == "bot" else chair.stand_in

    def people(self) -> Eyes:
        """The seats that belong to people, there or not."""
        return frozenset(
            Seat(seat) for seat, chair in enumerate(self.standing.chairs) if chair.kind == "person"
        )

    async def store(
        self,
        *,
        events: Sequence[Event[Any]] = (),
        client: str | None = None,
        standing: Standing | None = None,
        status: Status | None = None,
        chat: Sequence[ChatRow] = (),
        made: Loaded | None = None,
        hidden: Sequence[int] = (),
        reported: Sequence[tuple[int, int]] = (),
    ) -> Change:
        """Commits one step and takes it over; whoever called then acknowledges, and tells it on.

        `client` is the key of the intention that asked for it: kept with the first event, or else in the row.
        """
        if client is not None and not events:
            standing = remembering(standing or self.standing, client, self.number)
        now = self.house.now()
        after = status or self.status
        settled = self.standing if standing is None else standing
        change = Change(
            code=self.code,
            fence=self.fence,
            version=self.version + 1,
            at=now,
            status=after,
            due=due(settled, after, self._mover(), now),
            events=self._rows(events, client, now),
            standing=standing,
            chat=tuple(chat),
            made=made,
            hidden=tuple(hidden),
            reported=tuple(reported),
        )
        began = time.perf_counter()
        await self.house.store.commit(change)
        self.house.metrics.commit.observe(time.perf_counter() - began)
        self.took(change)
        return change

    async def store_start(self, begun: Loaded) -> Change:
        """Commits the start of the game: who was dealt which seat, and the first deals."""
        row = begun.row
        change = Change(
            code=self.code,
            fence=self.fence,
            version=self.version + 1,
            at=self.house.now(),
            status=row.status,
            due=begun.due,
            events=begun.events,
            standing=row.standing,
        )
        await self.house.store.commit(change)
        self.took(change)
        return change

    def catch_up(self, loaded: Loaded) -> None:
        """Takes over what was stored since this room last knew, and tells its viewers."""
        row = loaded.row
        if row.version <= self.version:
            return
        last = self.chat[-1].number if self.chat else -1
        change = Change(
            code=row.code,
            fence=row.fence,
            version=row.version,
            at=self.house.now(),
            status=row.status,
            events=tuple(event for event in loaded.events if event.number > self.number),
            standing=row.standing,
            chat=tuple(line for line in loaded.chat if line.number > last),
        )
        self.took(change)
        self.tell(change)

    def _rows(self, events: Sequence[Event[Any]], client: str | None, now: int) -> tuple[EventRow, ...]:
        if not events:
            return ()
        match = self.match
        assert match is not None, "events need a match"
        first = events[0].number
        return tuple(
            EventRow(
                event.number,
                event.seat,
                match.text(event.action),
                event.points,
                now,
                client if event.number == first else None,
            )
            for event in events
        )

    def due_again(self) -> int | None:
        """When to look at this table again, if a look has just found nothing to do."""
        since = self.times[-1] if self.times else self.row.made
        return put_off(self.standing, self.status, self._mover(), self.house.now(), since)

    def _mover(self) -> Seat | None:
        """Who is to move, whatever the table's status says yet."""
        turn = self.turn()
        return turn.seat if isinstance(turn, Decision) else None

    def took(self, change: Change) -> None:
        """Takes over a stored change; where it was made its events are in the match already."""
        self.version = change.version
        self.status = change.status
        if change.standing is not None:
            self._has_moved_seats |= _secrets(change.standing) != _secrets(self.standing)
            self._has_started |= bool(change.standing.people) and not self.standing.people
            self.standing = change.standing
        if self.match is None and self.standing.people:
            texts = [event.action for event in change.events]
            self.match = Match.from_log(self.game(), texts, bytes.fromhex(self.row.seed))
        for event in change.events:
            if event.number < len(self.times):
                continue
            assert self.match is not None, "events need a match"
            if event.number > self.match.number:
                self.match.push(event.action)
            self.times.append(event.at)
            if event.client is not None:
                self.played[event.client] = event.number
        for number in change.hidden:
            self.chat = deque(
                (
                    ChatRow(line.number, line.at, line.seat, "", "", "", line.client)
                    if line.number == number
                    else line
                    for line in self.chat
                ),
                maxlen=self.chat.maxlen,
            )
        self.chat.extend(change.chat)

    def tell(self, change: Change) -> None:
        """Sends a stored change to everybody who looks on, each what their eyes may see, and to other processes."""
        if self.is_owner:
            self.house.sharing.tell(self, change)
        if self._has_started or self._has_moved_seats:
            self._greet_anew()
        if change.events and not self._has_started and self.match is not None:
            news = Happening(self, self.match, change.events[0].number)
            for viewer in self.viewers:
                if news.closes(viewer.rights, viewer.sight):
                    viewer.sight = NOBODY
                    viewer.send(self.welcome(viewer, -1))
                else:
                    viewer.send_text(news.text(viewer.rights, viewer.sight))
            self.house.metrics.sent.inc(len(self.viewers))
        for line in change.chat:
            tell_chat(self, line)
        if change.standing is not None or change.status != "running":
            self.tell_table(with_clock=not change.events)
        self._has_started = self._has_moved_seats = False

    def tell_table(self, *, with_clock: bool = True) -> None:
        """Sends the table's settings and seats to everybody, if they differ from the last time."""
        table = self.table_sent()
        last = self._last_sent
        self._last_sent = table
        if last is not None:
            before, after = (last, table) if with_clock else (without_clock(last), without_clock(table))
            if before == after:
                return
        text = write(TableChanged(table)).decode()
        for viewer in self.viewers:
            viewer.send_text(text)

    def settle(self) -> None:
        """Tells who is there, a moment from now and once for many who come and go together."""
        if self._settling is None:
            self._settling = asyncio.get_running_loop().call_later(SETTLE_SECONDS, self._settled)

    def _settled(self) -> None:
        self._settling = None
        self.tell_table()
        self.house.sharing.tell_there(self)

    def _greet_anew(self) -> None:
        """The table started or seats changed hands: everybody concerned gets a new welcome, or has to go."""
        for viewer in list(self.viewers):
            rights = self.eyes_of(viewer.hashes)
            if not self.may_look_on(viewer.hashes, rights):
                self.viewers.discard(viewer)
                viewer.send(Goodbye(said(message("server-seat-gone")), -1))
                viewer.close()
            elif self._has_started or rights != viewer.rights:
                held = None if self._has_started else min(viewer.sight, default=None)
                viewer.rights, viewer.sight = rights, sight_of(rights, held, self.seat_to_move)
                viewer.send(self.welcome(viewer, -1))

    def welcome(self, viewer: Viewer, since: int) -> Welcome:
        """The table as this viewer's eyes see it, the events after `since`, and which secrets are of no use here."""
        told = welcome(self, viewer.rights, viewer.sight, since)
        return replace(told, unknown=self.unknown(viewer.hashes))

    def table_sent(self) -> TableSent:
        """What everybody may know about this table."""
        return table_sent(self)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        turn = self.turn()
        return turn if isinstance(turn, Outcome) else None

    def muted_by(self, eyes: Eyes) -> frozenset[int]:
        """The seats that nobody behind these eyes wants to hear."""
        if not eyes:
            return frozenset()
        return frozenset.intersection(*(frozenset(self.standing.chairs[seat].muted) for seat in eyes))


def _secrets(standing: Standing) -> list[str]:
    return [chair.secret for chair in standing.chairs]
