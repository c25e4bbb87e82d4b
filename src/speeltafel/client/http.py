"""The server over HTTP: making tables, taking places, reading records."""

from __future__ import annotations

from types import TracebackType
from typing import TypeVar
from urllib.parse import quote

import httpx
import msgspec

from speeltafel.client.bodies import (
    GameOffered,
    NewTable,
    PlaceSecret,
    Problem,
    Replay,
    SitDown,
    TableMade,
    WordsSent,
)
from speeltafel.client.coach_bodies import Analyse, AnalyseAsk, Analysed, Exercised, Hint, Judged, Retried
from speeltafel.client.learn_bodies import PlayTried
from speeltafel.wire import PreviewSent, TableSent

T = TypeVar("T")


class Declined(Exception):
    """The server refused; `problem` says why."""

    def __init__(self, status: int, problem: Problem | None, text: str) -> None:
        super().__init__(problem.text if problem is not None else f"HTTP {status}: {text[:200]}")
        self.status = status
        self.problem = problem


class Server:
    """A server by its address, such as `http://127.0.0.1:8710`."""

    def __init__(self, address: str, *, timeout: float = 10.0) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, timeout=timeout)

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def games(self) -> list[GameOffered]:
        return await self._ask("GET", "/api/games", list[GameOffered])

    async def words(self, language: str) -> str:
        """The words of games that other packages bring to the server, as Fluent text."""
        return (await self._ask("GET", f"/api/words/{language}", WordsSent)).fluent

    async def make_table(self, new: NewTable) -> TableMade:
        return await self._ask("POST", "/api/tables", TableMade, body=new)

    async def table(self, code: str) -> TableSent:
        return await self._ask("GET", _table(code), TableSent)

    async def lobby(self, status: str = "open") -> list[TableSent]:
        return await self._ask("GET", f"/api/tables?status={status}", list[TableSent])

    async def take_place(self, code: str, who: SitDown | None = None, *, invitation: str = "") -> PlaceSecret:
        """Sits down by an invitation, or at the first open place; the secret of a seat that one has is given back as it is."""
        return await self._ask(
            "POST", f"{_table(code)}/places", PlaceSecret, secret=invitation, body=who or SitDown()
        )

    async def reissue(self, code: str, place: int, owner: str) -> PlaceSecret:
        return await self._ask("POST", f"{_table(code)}/places/{place}/reissue", PlaceSecret, secret=owner)

    async def move_device(self, code: str, secret: str) -> PlaceSecret:
        """An invitation to one's own seat, to sit down with on another device."""
        return await self._ask("POST", f"{_table(code)}/me/move", PlaceSecret, secret=secret)

    async def remove(self, code: str, place: int, owner: str) -> TableSent:
        return await self._ask("POST", f"{_table(code)}/places/{place}/remove", TableSent, secret=owner)

    async def record(self, code: str, *, secret: str = "", format: str = "spel") -> str:
        answer = await self._send("GET", f"{_table(code)}/record?format={format}", secret=secret)
        return answer.text

    async def replay(self, code: str, seat: str = "all", *, secret: str = "") -> Replay:
        return await self._ask("GET", f"{_table(code)}/replay?seat={seat}", Replay, secret=secret)

    async def hint(self, code: str, secret: str, strength: int = 3) -> Hint:
        return await self._ask("GET", f"{_table(code)}/hint?strength={strength}", Hint, secret=secret)

    async def review(self, code: str) -> Judged:
        """A finished game looked back at; asking begins it, and `ready` says when it is there."""
        return await self._ask("GET", f"{_table(code)}/review", Judged)

    async def think_longer(self, code: str, number: int) -> Judged:
        return await self._ask("POST", f"{_table(code)}/review/{number}", Judged)

    async def exercises(self, code: str, seat: int) -> list[Exercised]:
        return await self._ask("GET", f"{_table(code)}/review/exercises?seat={seat}", list[Exercised])

    async def analyse(self, asked: Analyse, *, secret: str = "") -> Analysed:
        return await self._ask("POST", "/api/analyse", Analysed, body=asked, secret=secret)

    async def analyse_ask(self, asked: AnalyseAsk, *, secret: str = "") -> PreviewSent:
        return await self._ask("POST", "/api/analyse/ask", PreviewSent, body=asked, secret=secret)

    async def retry(self, code: str, number: int, play: PlayTried) -> Retried:
        return await self._ask("POST", f"{_table(code)}/review/{number}/retry", Retried, body=play)

    async def _ask(
        self, method: str, path: str, kind: type[T], *, body: object = None, secret: str = ""
    ) -> T:
        answer = await self._send(method, path, body=body, secret=secret)
        return msgspec.json.decode(answer.content, type=kind)

    async def _send(self, method: str, path: str, *, body: object = None, secret: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = msgspec.json.encode(body)
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.is_success:
            return answer
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.MsgspecError:
            problem = None
        raise Declined(answer.status_code, problem, answer.text)


def _table(code: str) -> str:
    """The address of a table, whatever somebody typed for its code."""
    return f"/api/tables/{quote(code, safe='')}"
