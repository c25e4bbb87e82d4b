"""A seat at a real server's table in a terminal: choosing, typing, being refused, playing to the end."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, DataTable, Input, RichLog, Select, Static

from speeltafel import Unknown, find
from speeltafel.bots.levels import level_names
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.locale import LANGUAGES
from speeltafel.tui import command
from speeltafel.tui.app import TableApp
from speeltafel.tui.home import HomeScreen
from speeltafel.tui.moves import legal_lines, previewed
from speeltafel.tui.table import TableScreen
from speeltafel.wire import WIRE, OfferKind, OfferSent, SeatSent, TableSent, Welcome
from tests.server.serving import Serving, run, serving
from tests.tui.test_strangers import hostile, offered

SIZE = (130, 45)


async def until(pilot: Pilot[None], is_so: object, tries: int = 3000) -> None:
    """Waits until something holds; a game over the network takes the time it takes."""
    assert callable(is_so)
    for _ in range(tries):
        if is_so():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came")


def table_of(app: TableApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def shown(app: TableApp, id: str) -> str:
    return str(app.screen.query_one(f"#{id}", Static).content)


def story(app: TableApp) -> str:
    return "\n".join(line.text for line in app.screen.query_one("#story", RichLog).lines)


async def type_in(pilot: Pilot[None], text: str) -> None:
    line = pilot.app.screen.query_one("#move", Input)
    line.focus()
    line.value = text
    await pilot.pause()
    await pilot.press("enter")


def test_home_makes_a_table_against_a_bot(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            app = TableApp(house.address, "nl", name="Anna")
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: isinstance(app.screen.query_one("#level", Select).value, str))
                assert str(app.screen.query_one("#play", Button).label) == "Spelen"
                app.screen.query_one("#edition", Select).value = "qwinn/standard"
                await until(pilot, lambda: app.screen.query_one("#seats", Select).value == 2)
                await pilot.click("#play")
                await until(
                    pilot, lambda: isinstance(app.screen, TableScreen) and table_of(app).follower is not None
                )
                assert "Anna *" in shown(app, "players")
                await pilot.press("escape")
                assert isinstance(app.screen, HomeScreen)

    run(evening())


async def _sit(house: Serving, app_language: str, game: str, **options: object) -> TableApp:
    made = await house.http.make_table(
        NewTable(game, [NewSeat("me", "Anna"), NewSeat("bot", level=level_names(game)[0])], options=options)
    )
    return TableApp(house.address, app_language, table=made.table, secret=made.mine[0].secret)


def test_a_whole_game_is_typed(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            app = await _sit(house, "en", "qwinn", target=25)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
                screen = table_of(app)
                luck = Random(1)
                while True:
                    await until(pilot, lambda: screen.is_my_turn or screen.chair.outcome is not None)
                    if screen.chair.outcome is not None:
                        break
                    follower = screen.follower
                    assert follower is not None
                    legal = [follower.game.text(each) for each in follower.game.legal(follower.seen.state)]
                    number = screen.chair.number
                    going = [text for text in legal if text.startswith("go:")]
                    await type_in(pilot, luck.choice(going or legal))
                    await until(pilot, lambda was=number: screen.chair.number > was)
                await until(pilot, lambda: "The game is over" in story(app))
                assert "wins!" in story(app)
                assert "The game is over" in shown(app, "hint"), "the last move's preview is still there"

    run(evening(), 120)


def test_a_refusal_is_said_and_the_line_stays(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            app = await _sit(house, "en", "qwinn", target=100, first=0)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and table_of(app).is_my_turn)
                await type_in(pilot, "abracadabra")
                await until(pilot, lambda: "abracadabra" in shown(app, "hint"))
                assert app.screen.query_one("#hint", Static).has_class("refused")
                assert app.screen.query_one("#move", Input).value == "abracadabra"
                await type_in(pilot, "?")
                await until(pilot, lambda: "keep:/-" in story(app))
                await pilot.press("f1")
                await until(pilot, lambda: "rematch" in story(app))
                await type_in(pilot, "say well met")
                await until(pilot, lambda: "Anna: well met" in story(app))
                number = table_of(app).chair.number
                await type_in(pilot, "keep:/-")
                await until(pilot, lambda: table_of(app).chair.number > number)
                assert app.screen.query_one("#move", Input).value == ""
                await type_in(pilot, "resign")
                await until(pilot, lambda: "A player resigned" in story(app))

    run(evening())


def test_a_table_is_joined_from_the_lobby_and_watched_when_full(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            made = await house.http.make_table(
                NewTable("exago", [NewSeat("me", "Anna"), NewSeat("open")], listed=True)
            )
            app = TableApp(house.address, "en", name="Bert")
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: app.screen.query_one("#lobby", DataTable).row_count == 1)
                app.screen.query_one("#lobby", DataTable).focus()
                await pilot.press("enter")
                await until(
                    pilot, lambda: isinstance(app.screen, TableScreen) and bool(table_of(app).chair.you)
                )
                await until(pilot, lambda: "Bert *" in shown(app, "players"))
                await pilot.press("escape")
                app.screen.query_one("#code", Input).value = made.table
                await pilot.click("#join")
                await until(
                    pilot, lambda: isinstance(app.screen, TableScreen) and table_of(app).follower is not None
                )
                assert table_of(app).chair.you == []

    run(evening())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_in_progress_is_explained(language: str) -> None:
    game = find("qwirkle")
    state = game.set_up(game.position(game.start()))
    assert state == game.start()
    exago = find("exago", first=0)
    begun = exago.apply(exago.start(), exago.parse(exago.start(), "lot:0"))
    seen = exago.observe(begun, frozenset())
    text, refused = previewed(exago, seen, "0,0", language)
    assert not refused
    assert "0,0" in text
    text, refused = previewed(exago, seen, "3,3", language)
    assert refused
    assert text
    (line,) = legal_lines(exago, seen, "", language)
    assert line.startswith("      0,0  ")
    assert len(line.split("0,0", 1)[1].strip()) > 3, "words stand beside what is typed"
    assert len(legal_lines(exago, seen, "9", language)) == 1


def test_a_server_that_is_not_there_is_one_sentence() -> None:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    args = parser.parse_args(["127.0.0.1:9"])
    args.language = "en"
    with pytest.raises(Unknown, match="speeltafel serve"):
        command.run(args)


def test_who_loses_the_seat_reads_why(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("qwinn", "me", "me")
            app = TableApp(house.address, "nl", table=made.table, secret=made.mine[0].secret)
            async with app.run_test(size=SIZE) as pilot:
                await until(
                    pilot, lambda: isinstance(app.screen, TableScreen) and bool(table_of(app).chair.you)
                )
                await house.http.remove(made.table, table_of(app).chair.you[0], made.owner)
                await until(pilot, lambda: "Iemand anders heeft jouw plaats gekregen" in shown(app, "hint"))

    run(evening(), 60)


@pytest.mark.parametrize("kind", get_args(OfferKind))
def test_whatever_is_offered_is_told(kind: OfferKind) -> None:
    async def evening() -> None:
        people = [SeatSent(seat, "person", name) for seat, name in enumerate(("Ada", "Ben", "Cy"))]
        offer = OfferSent(kind, 1, [1], seat=2 if kind == "stand-in" else None)
        table = TableSent("AAAA", "exago/goliath", {}, people, "open", offers=[offer])
        welcome = Welcome(table, [0], -1, None, [], None, [], wire=WIRE)
        async with hostile({"/api/games": offered("exago"), "/api/tables": []}, [welcome]) as address:
            app = TableApp(address, "en", table="AAAA")
            async with app.run_test(size=SIZE) as pilot:
                await until(
                    pilot, lambda: isinstance(app.screen, TableScreen) and "asks" in shown(app, "hint")
                )
                told = shown(app, "hint")
                assert told.startswith("Ben asks: ")
                assert ("Cy" in told) == (kind == "stand-in")

    run(evening())
