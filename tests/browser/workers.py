"""A page with a line to the worker, over a database that keeps texts in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from speeltafel.browser.worker import Worker, begin
from speeltafel.live.seating import hashed
from speeltafel.wire import WIRE

PATIENCE = 60
"""Seconds in which something must be told, on however busy a machine."""


class Kept:
    """What the worker's script does with the browser's database, in memory."""

    def __init__(self) -> None:
        self.heads: dict[str, tuple[int, str]] = {}
        self.events: dict[tuple[str, int], str] = {}
        self.is_full = False

    async def load(self, code: str) -> str:
        await asyncio.sleep(0)
        if code not in self.heads:
            return ""
        numbers = sorted(number for table, number in self.events if table == code)
        return json.dumps(
            {"head": self.heads[code][1], "events": [self.events[code, each] for each in numbers]}
        )

    async def write(self, changes: str) -> bool:
        await asyncio.sleep(0)
        for change in json.loads(changes):
            before = self.heads.get(change["code"], (None, ""))[0]
            if self.is_full or before != change["before"]:
                return False
        for change in json.loads(changes):
            self.heads[change["code"]] = change["version"], change["head"]
            for number, event in enumerate(change["events"], change["first"]):
                self.events[change["code"], number] = event
        return True


class Page:
    """A page with one line to the worker."""

    def __init__(self, kept: Kept) -> None:
        self.heard: list[dict[str, Any]] = []
        self.ended: list[int] = []
        self.texts: list[str] = []
        self.on_text: Callable[[str], None] = lambda text: None
        self._news = asyncio.Event()
        self.worker: Worker = begin(kept, self._told, self.ended.append)

    def _told(self, line: int, text: str) -> None:
        self.on_text(text)
        self.texts.append(text)
        self.heard.append(json.loads(text))
        self._news.set()

    async def _more(self) -> bool:
        """Waits until something more is told; false when nothing is."""
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        except TimeoutError:
            return False
        return True

    def hashes(self, secrets: Sequence[str]) -> tuple[str, ...]:
        """The secrets as a table knows them."""
        return tuple(hashed(secret) for secret in secrets)

    async def hear_text(self, fits: Callable[[str], bool]) -> str:
        """The first message that fits, as it was told."""
        while True:
            for index, text in enumerate(self.texts):
                if fits(text):
                    del self.texts[: index + 1]
                    return text
            if not await self._more():
                break
        raise AssertionError(f"not among {self.texts[-3:]}")

    async def ask(self, method: str, address: str, body: Any = None, secret: str = "") -> tuple[int, Any]:
        told = json.loads(
            await self.worker.request(method, address, "" if body is None else json.dumps(body), secret)
        )
        is_json = told["status"] != 200 or not address.endswith("/record")
        return told["status"], json.loads(told["body"]) if is_json else told["body"]

    def say(self, **message: Any) -> None:
        self.worker.hear(1, json.dumps(message))

    async def hear(
        self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The first message of a kind that has not been looked at yet."""
        while True:
            for index, message in enumerate(self.heard):
                if message["type"] == kind and fits(message):
                    del self.heard[: index + 1]
                    return message
            if not await self._more():
                break
        raise AssertionError(f"no {kind} among {[each['type'] for each in self.heard]}")

    async def sit(self, table: str, *secrets: str) -> dict[str, Any]:
        self.worker.open(1)
        self.say(type="hello", table=table, secrets=list(secrets), wire=WIRE)
        return await self.hear("welcome")
