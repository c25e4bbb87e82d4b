"""What strangers and servers wrote is text in the full-screen terminal: no markup, no link, no escape."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import DataTable, Input, RichLog, Select, Static
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from speeltafel.client.bodies import EditionOffered, GameOffered, LevelOffered, NewSeat, NewTable, Problem
from speeltafel.live import places
from speeltafel.tui.app import TableApp
from speeltafel.tui.home import HomeScreen
from speeltafel.tui.table import TableScreen
from speeltafel.wire import WIRE, ChatSent, Goodbye, Said, SeatSent, TableSent, Welcome, write
from tests.server.serving import run, serving

SIZE = (130, 45)
MARKUP = ["x[/red]", "[@click=app.quit]x", "[link=https://evil]y", "[b]z[/b]", "[red", "a[/]"]
ESCAPES = "\x1b]52;c;ZXZpbA==\x07\x9b2J\u202e"
SHOWN = r"\x1b]52;c;ZXZpbA==\x07\x9b2J\u202e"


async def until(pilot: Pilot[None], is_so: object, tries: int = 1500) -> None:
    """Waits until something holds; a game over the network takes the time it takes."""
    assert callable(is_so)
    for _ in range(tries):
        if is_so():
            return
        await pilot.pause(0.02)
    app = pilot.app
    assert isinstance(app, TableApp)
    raise AssertionError(f"it never came; on the screen is\n{on_screen(app)}")


def on_screen(app: TableApp) -> str:
    """What stands on the screen, cell by cell, as the terminal gets it."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    assert width
    assert height
    return "\n".join(line.text for line in lines)


def links(app: TableApp) -> list[object]:
    """Everything on the screen that does something when it is clicked, beyond what widgets do."""
    return [
        segment.style
        for strip in app.screen._compositor.render_strips()
        for segment in strip
        if segment.style is not None and (segment.style.link or "@click" in segment.style.meta)
    ]


@pytest.mark.parametrize("name", MARKUP)
def test_a_name_in_the_lobby_is_text(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "fit_for_lobby", tuple)  # a server of another release lists any name

    async def evening() -> None:
        async with serving(tmp_path) as house:
            await house.http.make_table(
                NewTable("exago", [NewSeat("me", name, avatar="x[/red]"), NewSeat("open")], listed=True)
            )
            app = TableApp(house.address, "en", name="Bert")
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: app.screen.query_one("#lobby", DataTable).row_count == 1)
                await until(pilot, lambda: name in on_screen(app))
                assert not links(app)
                app.screen.query_one("#lobby", DataTable).focus()
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
                await until(pilot, lambda: "Bert *" in on_screen(app))
                assert name in on_screen(app)
                assert not links(app)

    run(evening())


def test_names_and_talk_at_a_table_are_text(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            made = await house.http.make_table(
                NewTable("exago", [NewSeat("me", MARKUP[0]), NewSeat("me", MARKUP[1])])
            )
            app = TableApp(house.address, "en", table=made.table, secret=made.mine[0].secret)
            other = await house.sit(made.table, made.mine[1].secret)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
                for line in MARKUP:
                    await other.say(line)
                await until(pilot, lambda: all(each in on_screen(app) for each in MARKUP))
                assert not links(app)

    run(evening())


def test_a_table_code_typed_by_hand_is_text(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            app = TableApp(house.address, "en")
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: bool(app.screen.query("#code")))
                app.screen.query_one("#code", Input).value = "x[/red] secret"
                await pilot.click("#join")
                await until(pilot, lambda: "There is nothing at this address" in on_screen(app))
                assert "x[/red]" in on_screen(app)
                assert not links(app)

    run(evening())


class Hostile:
    """A server that says whatever it likes, over HTTP and over the socket."""

    def __init__(self, bodies: dict[str, object], says: list[object]) -> None:
        self.bodies = bodies
        self.says = says

    def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        path = request.path.partition("?")[0]
        if path not in self.bodies:
            return None
        body = msgspec.json.encode(self.bodies[path])
        headers = Headers(
            {
                "Content-Type": "application/json",
                "Content-Length": str(len(body)),
                "Connection": "close",  # it does close, and a client that is not told may ask again on the same line
            }
        )
        is_bad = isinstance(self.bodies[path], Problem)
        return Response(HTTPStatus.BAD_REQUEST if is_bad else HTTPStatus.OK, "", headers, body)

    async def talk(self, connection: ServerConnection) -> None:
        await connection.recv()
        for each in self.says:
            await connection.send(write(each).decode())  # type: ignore[arg-type]
        if not any(isinstance(each, Goodbye) for each in self.says):
            await connection.wait_closed()


@asynccontextmanager
async def hostile(bodies: dict[str, object], says: list[object]) -> AsyncIterator[str]:
    """Its address."""
    host = Hostile(bodies, says)
    async with serve(host.talk, "127.0.0.1", 0, process_request=host.answer) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}"


EVIL = "[@click=app.quit]q[/red]" + ESCAPES
LOOKS = "[@click=app.quit]q[/red]" + SHOWN
TABLE = TableSent(EVIL, EVIL, {}, [SeatSent(0, "person", EVIL), SeatSent(1, "bot", "", level=EVIL)], "open")


def offered(id: str) -> list[GameOffered]:
    return [GameOffered(id, [EditionOffered(id, 2, 2, [])], [LevelOffered(id, Said(id), Said(id))])]


def clean(app: TableApp) -> bool:
    """Whether nothing on the screen is obeyed by a terminal or by a click."""
    shown = on_screen(app)
    return not links(app) and not any(each in shown for each in "\x1b\x07\x9b\u202e")


def test_a_servers_games_and_tables_are_text() -> None:
    async def evening() -> None:
        bodies: dict[str, object] = {"/api/games": offered(EVIL), "/api/tables": [TABLE, TABLE]}
        async with hostile(bodies, []) as address:
            app = TableApp(address, "en")
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: app.screen.query_one("#lobby", DataTable).row_count == 1)
                shown = app.screen.query_one("#lobby", DataTable).get_row_at(0)
                assert LOOKS in shown[0].plain
                await until(pilot, lambda: LOOKS[:10] in on_screen(app).rpartition("Players")[2])
                await until(pilot, lambda: app.screen.query_one("#level", Select).value == EVIL)
                assert clean(app)
                for chooser in ("#edition", "#level"):
                    app.screen.query_one(chooser, Select).focus()
                    await pilot.press("enter")
                    await pilot.pause()
                    assert clean(app)
                    await pilot.press("escape")

    run(evening())


@pytest.mark.parametrize("games", [[], offered("exago")[:0], [GameOffered("exago", [], [])]])
def test_a_server_without_games_is_no_end(games: list[GameOffered]) -> None:
    async def evening() -> None:
        async with hostile({"/api/games": games, "/api/tables": [TABLE]}, []) as address:
            app = TableApp(address, "en")
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: app.screen.query_one("#lobby", DataTable).row_count == 1)

    run(evening())


def test_a_servers_refusal_is_text() -> None:
    async def evening() -> None:
        problem = Problem(Said("server-no-table"), EVIL)
        async with hostile({"/api/games": problem}, []) as address:
            app = TableApp(address, "en")
            async with app.run_test(size=SIZE) as pilot:
                assert isinstance(app.screen, HomeScreen)
                await until(pilot, lambda: LOOKS in str(app.screen.query_one("#notice", Static).content))
                assert clean(app)

    run(evening())


@pytest.mark.parametrize(
    "last",
    [
        ChatSent(0, 0, 0, EVIL, EVIL),
        ChatSent(0, 0, 1, "", "", EVIL),
        Goodbye(Said("server-no-table", {"table": EVIL}), -1),
    ],
)
def test_what_a_server_says_at_a_table_is_text(last: Any) -> None:
    async def evening() -> None:
        welcome = Welcome(TABLE, [0], -1, None, [], None, [], wire=WIRE)
        async with hostile({"/api/games": offered("exago"), "/api/tables": []}, [welcome, last]) as address:
            app = TableApp(address, "en", table="AAAA")
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
                await until(pilot, lambda: LOOKS[:20] in on_screen(app))
                if isinstance(last, ChatSent):
                    story = app.screen.query_one("#story", RichLog)
                    await until(pilot, lambda: bool(story.lines))
                await pilot.pause(0.1)
                assert clean(app)

    run(evening())
