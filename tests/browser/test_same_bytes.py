"""What a page is sent by this device's worker and by a server, for the same seed and moves, is the same; and so is the record."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from speeltafel.cli import main
from speeltafel.core.registry import edition_of, find_stored, specs
from speeltafel.live.host import Host
from speeltafel.table.match import Match
from speeltafel.table.proof import verify
from speeltafel.table.spel import read_spel, write_spel
from speeltafel.terminal.players import players
from speeltafel.terminal.screen import Screen
from speeltafel.terminal.session import Session
from speeltafel.wire import WIRE
from tests.browser.workers import Kept, Page
from tests.server.serving import run, serving

APART = {
    "id",
    "at",
    "made",
    "there",
    "now",
    "ends",
    "present",
    "presence",
    "away",
    "why",
    "reasons",
    "since",
    "client",
}
"""Ids, times, who is there, and bots' sentences."""


def plain(thing: Any) -> Any:
    """A message without what differs from one home to another."""
    if isinstance(thing, dict):
        return {name: plain(value) for name, value in thing.items() if name not in APART}
    return [plain(each) for each in thing] if isinstance(thing, list) else thing


class Heard:
    """The texts of one home's line, and the way to say something there."""

    def __init__(self, say: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        self.texts: list[str] = []
        self._say = say
        self._at = 0

    async def say(self, message: dict[str, Any]) -> None:
        self._at = len(self.texts)
        await self._say(message)

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        for _ in range(4000):
            if any(fits(json.loads(text)) for text in self.texts[self._at :]):
                return
            await asyncio.sleep(0.002)
        raise AssertionError(self.texts[-2:])


async def listen(socket: ClientConnection, heard: Heard) -> None:
    async for text in socket:
        heard.texts.append(text if isinstance(text, str) else text.decode())


def even(host: Host) -> None:
    """The same luck wherever the table is."""
    host.fresh = lambda: bytes(range(32))


def compared(home: Heard) -> list[str]:
    """Every message but those that tell of a running table only who is there, which come when they come."""
    told = [json.loads(text) for text in home.texts]
    return [
        json.dumps(plain(each))
        for each in told
        if each["type"] != "table" or each["table"]["status"] != "running"
    ]


def untimed(record: str) -> list[str]:
    return [line for line in record.splitlines() if not line.startswith(("[Date ", "[Site "))]


def without_tags(record: str) -> str:
    """What was played, without who and where."""
    kept = (
        "[Speeltafel ",
        "[Commitment ",
        "[Game ",
        "[Seats ",
        "[Seed ",
        "[Option",
        "[Dealer ",
        "[Start ",
        "[Result ",
    )
    return "\n".join(
        line for line in record.splitlines() if not line.startswith("[") or line.startswith(kept)
    )


def play_in_terminal(match: Match[Any, Any], typed: list[str], file: Path) -> None:
    """Plays at a keyboard what is typed, and writes the game down as the command `play` does."""
    lines = iter(typed)
    screen = Screen(
        io.StringIO(), {"NO_COLOR": "1"}, lambda prompt: next(lines) if prompt.endswith("> ") else ""
    )
    session = Session(match, players(["Ada"] * match.game.seats, {}, match.game.seats, "en"), screen, "en")
    session.run()
    session.write_down(str(file))


async def play(page: Page, code: str, homes: tuple[Heard, Heard]) -> None:
    """The same moves at both, each after a question about it; a shared device holds the hand of who is to move."""
    room = await page.worker.host.room(code)
    for turn in range(400):
        seat, log = room.table.seat_to_move, room.table.log
        assert log is not None
        if room.table.outcome is not None or seat is None:
            return
        action = log.game.text(next(iter(log.game.legal(log.state))))
        for home in homes:
            if room.table.has_dealt_hands:
                await home.say({"type": "hold", "id": f"h{turn}", "seat": int(seat)})
                await home.until(
                    lambda told, seat=seat: told["type"] == "welcome" and told.get("hold") == seat
                )
            await home.say(
                {"type": "ask", "id": f"a{turn}", "seat": int(seat), "partial": "", "number": log.number}
            )
            await home.until(lambda told, turn=turn: told.get("id") == f"a{turn}")
        before = log.number
        for home in homes:
            await home.say({"type": "play", "id": f"p{turn}", "seat": int(seat), "action": action})
            await home.until(lambda told, turn=turn: told.get("id") == f"p{turn}" and told["type"] == "ack")
            await home.until(
                lambda told, before=before: (
                    told["type"] in ("happened", "welcome") and told["number"] > before
                )
            )
    raise AssertionError("no end")


@pytest.mark.parametrize("game", specs())
def test_a_page_is_sent_the_same_here_and_by_a_server(tmp_path: Path, game: str) -> None:
    people, options = min(3, edition_of(game).most), dict(specs()[game].short)

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            even(served.backend.host)
            page = Page(Kept())
            even(page.worker.host)
            wish = {"game": game, "seats": [{"kind": "me"}] * people, "options": options, "language": "en"}
            async with httpx.AsyncClient(base_url=served.address) as http:
                answer = (await http.post("/api/tables", json=wish)).json()
            status, made = await page.ask("POST", "/api/tables", wish)
            assert status == 200
            assert made["table"] == answer["table"], "the same luck gives the same code"
            async with connect(served.address.replace("http", "ws") + "/api/socket") as socket:

                async def far(message: dict[str, Any]) -> None:
                    await socket.send(json.dumps(message))

                async def near(message: dict[str, Any]) -> None:
                    page.worker.hear(1, json.dumps(message))

                there, here = Heard(far), Heard(near)
                page.on_text = here.texts.append
                listening = asyncio.create_task(listen(socket, there))
                page.worker.open(1)
                for home, mine in ((there, answer["mine"]), (here, made["mine"])):
                    secrets = [place["secret"] for place in mine]
                    await home.say(
                        {"type": "hello", "table": made["table"], "secrets": secrets, "wire": WIRE}
                    )
                    await home.until(lambda told: told["type"] == "welcome")
                await play(page, made["table"], (there, here))
                listening.cancel()
                assert compared(there) == compared(here)
                far_record = (await served.http.record(made["table"])).replace("\r", "")
            near_record = (await page.ask("GET", f"/api/tables/{made['table']}/record"))[1]
            assert untimed(near_record) == untimed(far_record)
            record = read_spel(near_record)
            verify(record)
            match = Match(
                find_stored(record.edition, record.seats, record.options), bytes.fromhex(record.seed)
            )
            for entry in record.entries[match.number + 1 :]:
                if entry.seat is not None:
                    match.push(entry.text, seat=entry.seat)
            assert write_spel(match.record(**record.tags)) == near_record, "and Python's own is the same"
            typed = [entry.text for entry in record.entries if entry.seat is not None]
            file = tmp_path / "terminal.spel"
            play_in_terminal(Match(match.game, bytes.fromhex(record.seed)), typed, file)
            assert without_tags(file.read_text("utf-8")) == without_tags(near_record), "and the terminal's"
            assert main(["verify", str(file)]) == 0

    run(scenario())
