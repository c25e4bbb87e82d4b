"""A seat at a table over the network: it comes back after every break, and a move counts once however often it is sent."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import AsyncIterator, Callable, Sequence
from types import TracebackType
from typing import Literal, get_args
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from speeltafel.client.coach_bodies import Judged
from speeltafel.client.messages import heard, kind_of, other_release
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import Message, message
from speeltafel.locale import say
from speeltafel.wire import (
    WIRE,
    Acknowledged,
    Answer,
    Ask,
    ChatSent,
    EventSent,
    Goodbye,
    Happened,
    Hello,
    Hold,
    Hush,
    Leave,
    OfferKind,
    OutcomeSent,
    Play,
    Pong,
    Previewed,
    PreviewSent,
    Propose,
    Refusal,
    Refused,
    Say,
    TableChanged,
    TableSent,
    ToClient,
    ToServer,
    View,
    Welcome,
    read_from_server,
    write,
)
from speeltafel.wire_reviews import ReviewAsked, ReviewSent

FIRST_WAIT = 0.05
LONGEST_WAIT = 3.0
PATIENCE = 30.0
KINDS = tuple(each.__struct_config__.tag for each in get_args(ToClient))
PASSING = ("server-not-stored", "server-closing", "server-too-fast", "server-busy")
REVIEW_PATIENCE = 600.0
Request = Play | Ask | Propose | Answer | Leave | Say | Hush | ReviewAsked


class Unwelcome(SpeeltafelError):
    """The table is closed to us for good: the server said so, or cannot be understood; the message tells why."""


class Denied(Exception):
    """A message changed nothing; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(say(heard(refusal.message), "en"))
        self.refusal = refusal

    @property
    def reason(self) -> str:
        return self.refusal.message.id


class Seat:
    """What a client knows of its table; `updates` yields everything that comes in, `ended` tells why nothing more does.

    Requests wait for their answer through any number of broken connections, and are sent again under
    the same id each time; `patience` is how many seconds that may take. With the secrets of several seats it has the eyes of
    one at a time, `hold`: it takes those of whichever is to move, so where hands are hidden `preview` comes a moment after `turn`.
    With `holds=False` it takes none by itself: whoever shares the device with others asks for theirs, by `look_as`.
    """

    def __init__(
        self,
        address: str,
        table: str,
        secrets: Sequence[str] = (),
        *,
        patience: float = PATIENCE,
        holds: bool = True,
    ) -> None:
        if not address.startswith(("http://", "https://")):
            raise Unwelcome("sit-bad-address", address=address)
        scheme = "wss" if address.startswith("https") else "ws"
        where = f"{scheme}://{address.split('://', 1)[1].rstrip('/')}/api"
        self._lines = [f"{where}/tables/{quote(table, safe='')}/socket", f"{where}/socket"]
        self._secrets = list(secrets)
        self._patience = patience
        self._holds = holds
        self._after = 0.0
        self._code = table
        self._pending: dict[str, tuple[Request, asyncio.Future[ToClient]]] = {}
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._changed = asyncio.Condition()
        self._listeners: list[Callable[[ToClient | None], None]] = []
        self.ended: Unwelcome | None = None
        self.breaks = 0
        self.table: TableSent | None = None
        self.you: list[int] = []
        self.invited: list[tuple[int, int]] = []
        self.hold: int | None = None
        self.hides = True
        self.number = -1
        self.view: View | None = None
        self.scores: list[int] = []
        self.turn: int | None = None
        self.preview: PreviewSent | None = None
        self.outcome: OutcomeSent | None = None
        self.events: list[EventSent] = []
        self.chat: list[ChatSent] = []

    async def __aenter__(self) -> Seat:
        self._task = asyncio.create_task(self._stay_connected())
        await self._ready.wait()
        if self.ended is not None:
            raise self.ended
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leaves the table; the seat stays ours."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def play(self, action: str, *, seat: int | None = None, id: str = "") -> int:
        """Plays a move; returns its number once it is stored and seen here. Raises Denied when it is refused."""
        answer = await self.ask(Play(id or new_id(), self._seat(seat), action))
        assert isinstance(answer, Acknowledged)
        number = answer.number
        await self.wait_for(lambda here: here.number >= number)
        return number

    async def preview_of(self, partial: str, *, seat: int | None = None, words: bool = False) -> PreviewSent:
        """Asks about a play in progress; with `words` every step is told too."""
        answer = await self.ask(Ask(new_id(), self._seat(seat), partial, words=words))
        assert isinstance(answer, Previewed)
        return answer.preview

    async def propose(
        self, kind: OfferKind | Literal["resume"], *, seat: int | None = None, about: int | None = None
    ) -> None:
        await self.ask(Propose(new_id(), self._seat(seat), kind, about))

    async def answer(
        self, kind: OfferKind, *, agree: bool, seat: int | None = None, about: int | None = None
    ) -> None:
        """Answers the offer of this kind that stands as far as is known here, and none made since.

        `about` is the seat for which a bot shall take over, where that is asked for several.
        """
        offers = () if self.table is None else self.table.offers
        made = next(
            (offer.made for offer in offers if offer.kind == kind and about in (None, offer.seat)), None
        )
        await self.ask(Answer(new_id(), self._seat(seat), kind, agree, made))

    async def leave(
        self, kind: Literal["resign", "claim", "abandon", "stand-up"], *, seat: int | None = None
    ) -> None:
        await self.ask(Leave(new_id(), self._seat(seat), kind))

    async def say(self, text: str = "", *, phrase: str = "", seat: int | None = None) -> None:
        speaker = seat if seat is not None else (self.you[0] if self.you else None)
        await self.ask(Say(new_id(), speaker, text, phrase))

    async def review(self, number: int | None = None, *, timeout: float = REVIEW_PATIENCE) -> Judged:
        """The finished game looked back at, with a `number` after longer thought there; `updates` tells how far it is."""
        answer = await self.ask(ReviewAsked(new_id(), number), timeout=timeout)
        assert isinstance(answer, ReviewSent)
        return msgspec.convert(answer.review, Judged)

    async def ask(self, request: Request, *, timeout: float | None = None) -> ToClient:
        """Sends a request until it is answered; raises Denied when it is refused, TimeoutError when nobody answers."""
        if self.ended is not None:
            raise self.ended
        answered: asyncio.Future[ToClient] = asyncio.get_running_loop().create_future()
        self._pending[request.id] = (request, answered)
        try:
            await self._send(request)
            async with asyncio.timeout(timeout or self._patience):
                answer = await answered
        finally:
            self._pending.pop(request.id, None)
        if isinstance(answer, Refused):
            raise Denied(answer.refusal)
        return answer

    async def wait_for(self, is_so: Callable[[Seat], bool], *, timeout: float | None = None) -> None:
        """Waits until something holds of this table."""
        async with asyncio.timeout(timeout or self._patience), self._changed:
            await self._changed.wait_for(lambda: self.ended is not None or is_so(self))
        if self.ended is not None:
            raise self.ended

    async def updates(self) -> AsyncIterator[ToClient]:
        """Everything that comes in from now on; ends when the table is closed to us for good."""
        queue: asyncio.Queue[ToClient | None] = asyncio.Queue()
        self._listeners.append(queue.put_nowait)
        try:
            while self.ended is None or not queue.empty():
                message = await queue.get()
                if message is None:
                    return
                yield message
        finally:
            self._listeners.remove(queue.put_nowait)

    async def look_as(self, seat: int) -> None:
        """Takes the eyes of one of its seats, because the person in it has the device now."""
        await self._send(Hold(new_id(), seat))

    def drop(self) -> None:
        """Breaks the connection, as a bad network would; it is made again at once."""
        if self._connection is not None:
            self._connection.transport.abort()

    @property
    def secret(self) -> str:
        """What opens its first seat; empty for who watches."""
        return self._secrets[0] if self._secrets else ""

    def _seat(self, seat: int | None) -> int:
        return seat if seat is not None else (self.you[0] if self.you else 0)

    async def _stay_connected(self) -> None:
        try:
            await self._connect_again_and_again()
        except Exception as error:  # whatever it was, nobody may go on waiting for us
            self.ended = Unwelcome("sit-unreadable", what=f"{type(error).__name__}: {error}.")
        assert self.ended is not None, "connections end for a reason"
        self._ready.set()
        for _, answered in self._pending.values():
            if not answered.done():
                answered.set_exception(self.ended)
        for listener in self._listeners:
            listener(None)
        async with self._changed:
            self._changed.notify_all()

    async def _connect_again_and_again(self) -> None:
        wait = FIRST_WAIT
        while self.ended is None:
            try:
                async with connect(
                    self._lines[0], compression=None, max_size=None, ping_interval=20
                ) as connection:
                    self._connection = connection
                    hello = Hello(self._code, self._secrets, self.number, WIRE, self.hold)
                    await connection.send(write(hello).decode())
                    async for text in connection:
                        await self._hear(text)
                        wait = FIRST_WAIT
            except InvalidStatus:
                self._lines.reverse()  # servers of an earlier release have one address for all tables
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except InvalidURI as error:
                self.ended = Unwelcome("sit-bad-address", address=error.uri)
            self._connection = None
            self.breaks += 1
            if self.ended is None:
                await asyncio.sleep(max(self._after, wait * (0.5 + random.random())))
                self._after = 0.0
                wait = min(LONGEST_WAIT, wait * 2)

    async def _send(self, request: ToServer) -> None:
        if self._connection is not None and self._ready.is_set():
            try:
                await self._connection.send(write(request).decode())
            except ConnectionClosed:
                return

    async def _hear(self, text: str | bytes) -> None:
        """Takes a message; one of a kind that we do not know is passed over, one that cannot be read is the end."""
        try:
            await self._take(read_from_server(text))
        except msgspec.DecodeError as error:
            if not self._ready.is_set() or kind_of(text) in ("", *KINDS):
                await self._end(message("sit-unreadable", what=f"{error}."))

    async def _end(self, reason: Message) -> None:
        self.ended = Unwelcome(reason.id, **reason.args)
        if self._connection is not None:
            await self._connection.close()

    async def _hold_for_mover(self) -> None:
        """Asks for the eyes of the own seat that is to move, where those that we have do not see its hand."""
        is_blind = self._holds and self.preview is None and self.outcome is None
        if is_blind and self.turn is not None and self.turn != self.hold and self.turn in self.you:
            await self._send(Hold(new_id(), self.turn))

    async def _take(self, message: ToClient) -> None:
        match message:
            case Welcome(wire=wire) if wire != WIRE:
                await self._end(other_release(wire))
            case Refused(id="", refusal=refusal) if (
                not self._ready.is_set() and refusal.message.id not in PASSING
            ):
                await self._end(heard(refusal.message))
            case Welcome():
                self._welcomed(message)
                for request, _ in list(self._pending.values()):
                    await self._send(request)
                self._ready.set()
                await self._hold_for_mover()
            case Happened():
                self._happened(message)
                await self._hold_for_mover()
            case TableChanged(table):
                self.table = table
            case ChatSent():
                self.chat.append(message)
            case Acknowledged(id=id) | Previewed(id=id) | Refused(id=id):
                self._answered(id, message)
            case ReviewSent(id, review):
                if msgspec.convert(review, Judged).ready:
                    self._answered(id, message)
            case Goodbye(reason, after):
                self._after = after / 1000
                if after < 0:
                    await self._end(heard(reason))
            case Pong():
                pass
        for listener in self._listeners:
            listener(message)
        async with self._changed:
            self._changed.notify_all()

    def _answered(self, id: str, message: ToClient) -> None:
        found = self._pending.get(id)
        if isinstance(message, Refused) and message.refusal.message.id in PASSING:
            asyncio.get_running_loop().call_later(0.1, lambda: asyncio.ensure_future(self._ask_again(id)))
        elif found is not None and not found[1].done():
            found[1].set_result(message)

    async def _ask_again(self, id: str) -> None:
        """Asks for what a busy server did not answer; what nobody here waits for was whose eyes we have."""
        if id in self._pending:
            await self._send(self._pending[id][0])
        else:
            await self._hold_for_mover()

    def _welcomed(self, message: Welcome) -> None:
        if (message.you, message.hold) != (self.you, self.hold) or self.number > message.number:
            self.events = []
        self.table, self.you, self.chat = message.table, message.you, list(message.chat)
        self.invited = list(message.invited)
        self.hold, self.hides = message.hold, message.hides
        self.view, self.scores, self.turn = message.view, message.scores, message.turn
        self.preview, self.outcome = message.preview, message.outcome
        self.number = message.number
        self._add(message.events)

    def _happened(self, message: Happened) -> None:
        self.view, self.scores, self.turn = message.view, message.scores, message.turn
        self.preview, self.outcome = message.preview, message.outcome
        self.number = message.number
        self._add(message.events)

    def _add(self, events: Sequence[EventSent]) -> None:
        """Appends events we do not have; a gap breaks the connection, and the welcome that follows fills it."""
        for event in events:
            if event.number == len(self.events):
                self.events.append(event)
            elif event.number > len(self.events):
                self.number = len(self.events) - 1
                self.drop()
                return


def new_id() -> str:
    """An id for one message, unlike any other."""
    return uuid.uuid4().hex
