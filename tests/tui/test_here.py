"""The full-screen terminal without a server: bots, several people with a covered hand, hints, looking back, saving."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import DataTable, Input, Select, Static

from speeltafel import Seat, Unknown, read_record, replayed
from speeltafel.core.registry import edition_of, specs
from speeltafel.core.words import Message
from speeltafel.locale import say
from speeltafel.tui import command
from speeltafel.tui.app import TableApp
from speeltafel.tui.home import HomeScreen
from speeltafel.tui.plain_text import edition_name
from speeltafel.tui.story import event_line
from speeltafel.tui.table import TableScreen
from speeltafel.wire import EventSent, Said
from tests.server.serving import run
from tests.tui.test_tui import shown, story, table_of, type_in, until

SIZE = (80, 24)


async def sit(pilot: Pilot[None], app: TableApp, edition: str, people: int, level: str = "") -> TableScreen:
    screen = app.screen
    assert isinstance(screen, HomeScreen)
    await until(pilot, lambda: isinstance(screen.query_one("#level", Select).value, str))
    screen.query_one("#edition", Select).value = edition
    await until(pilot, lambda: screen.offered == edition)
    app.screen.query_one("#people", Select).value = people
    if level:
        app.screen.query_one("#level", Select).value = level
    await pilot.pause()
    screen.play()
    await until(pilot, lambda: isinstance(app.screen, TableScreen) and table_of(app).follower is not None)
    return table_of(app)


async def play_on(pilot: Pilot[None], screen: TableScreen, luck: Random) -> None:
    """One own move, whoever has the terminal."""
    await until(
        pilot, lambda: screen.is_my_turn or screen.is_covered or screen.chair.outcome is not None, 2000
    )
    if screen.chair.outcome is not None:
        return
    if screen.is_covered:
        await type_in(pilot, "")
        await until(pilot, lambda: screen.is_my_turn)
    follower, number = screen.follower, screen.chair.number
    assert follower is not None
    legal = [follower.game.text(each) for each in follower.game.legal(follower.seen.state)]
    going = [text for text in legal if text.startswith("go:") or "@" in text]
    await type_in(pilot, luck.choice(going or legal))
    await until(pilot, lambda: screen.chair.number > number, 2000)


def test_home_names_editions_as_people_do_and_offers_the_one_they_know() -> None:
    async def evening() -> None:
        app = TableApp(None, "de")
        async with app.run_test(size=SIZE) as pilot:
            chooser = app.screen.query_one("#edition", Select)
            await until(pilot, lambda: isinstance(chooser.value, str))
            assert chooser.value == "qwirkle/de-summary"
            assert say(Message("page-edition-qwirkle-de-summary"), "de") in str(
                chooser.query_one("#label").render()
            )
            assert edition_name("house/made-here", "de") == "house/made-here"

    run(evening(), 120)


@pytest.mark.parametrize("edition", sorted(edition_of(name).id for name in specs()))
def test_a_small_terminal_shows_the_whole_table(edition: str) -> None:
    async def evening() -> None:
        app = TableApp(None, "en")
        async with app.run_test(size=SIZE) as pilot:
            screen = await sit(pilot, app, edition, 1)
            await until(pilot, lambda: screen.is_my_turn)
            board, room = screen.query_one("#board"), screen.query_one("#room")
            low = board.size.height
            assert board.size.height <= room.size.height
            assert board.size.width <= room.size.width
            await pilot.resize_terminal(100, 50)
            await until(pilot, lambda: room.size.height > 30)
            if edition.startswith("qwinn"):
                await until(pilot, lambda: board.size.height > low)

    run(evening(), 120)


def test_points_are_told_once() -> None:
    placed = Said("qwirkle-did-place", {"tiles": "x", "cell": "0,0", "points": 3})
    line = event_line(EventSent(1, "x", placed, Seat(0), 3), lambda seat: "Anna", "en")
    assert line.count("3") == 1
    other = event_line(EventSent(1, "x", Said("unknown"), Seat(0), 3), lambda seat: "Anna", "en")
    assert other.endswith("+3")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("qwirkle", {"seat": 2, "why": "largest", "best": 3}),
        ("qwinn", {"seat": 2, "why": "drawn"}),
        ("exago", {"seat": 2, "why": "drawn", "colour": "x"}),
    ],
)
def test_who_goes_first_is_told_by_the_name_in_the_list_of_players(game: str, said: dict[str, Any]) -> None:
    names = ["Gatherer", "Anna"]
    line = event_line(
        EventSent(1, "lot:1", Said(f"{game}-did-lot", said)), lambda seat: names[seat or 0], "en"
    )
    assert "Anna goes first" in line
    assert "Player" not in line
    strange = event_line(EventSent(1, "x", Said("other-did-lot", said)), lambda seat: names[seat or 0], "en")
    assert strange == "  other-did-lot"


def test_a_whole_game_against_a_bot_needs_no_server(tmp_path: Path) -> None:
    async def evening() -> None:
        app = TableApp(None, "en", name="Anna")
        async with app.run_test(size=SIZE) as pilot:
            screen = await sit(pilot, app, "exago/goliath", 1, "dreamer")
            luck = Random(3)
            await until(pilot, lambda: screen.is_my_turn)
            await type_in(pilot, "hint")
            await until(pilot, lambda: "best move found:" in story(app))
            follower = screen.follower
            assert follower is not None
            legal = {follower.game.text(each) for each in follower.game.legal(follower.seen.state)}
            said = " ".join(story(app).split()).partition("best move found: ")[2]
            assert said.split()[0] in legal  # who begins is drawn by lot, so it is not always the same
            await type_in(pilot, "rules")
            await until(pilot, lambda: "THE DUTY TO BLOCK" in story(app))
            for _ in range(200):
                if screen.chair.outcome is not None:
                    break
                await play_on(pilot, screen, luck)
            await until(pilot, lambda: "The game is over" in story(app))
            await type_in(pilot, f"save {tmp_path / 'game.spel'}")
            await until(pilot, lambda: "Saved as" in shown(app, "hint"))
            assert replayed(read_record((tmp_path / "game.spel").read_text())).outcome is not None
            await pilot.press("f6")
            assert "F7 forward" in shown(app, "hint")
            await pilot.press("escape")
            assert isinstance(app.screen, HomeScreen)

    run(evening(), 120)


def test_who_share_a_terminal_see_one_hand_at_a_time() -> None:
    async def evening() -> None:
        app = TableApp(None, "en")
        async with app.run_test(size=(130, 45)) as pilot:
            screen = await sit(pilot, app, "qwirkle/nl-2023", 2)
            luck = Random(5)
            for _ in range(4):
                await until(pilot, lambda: screen.is_covered)
                assert screen.follower is not None
                assert screen.follower.eyes == frozenset()
                board = str(app.screen.query_one("#board", Static).content)
                assert board.count("··") == 12
                assert "look away" in shown(app, "hint")
                await type_in(pilot, "")
                await until(pilot, lambda: screen.is_my_turn)
                assert screen.follower.eyes == frozenset({screen.chair.turn})
                board = str(app.screen.query_one("#board", Static).content)
                assert board.count("··") == 6
                await play_on(pilot, screen, luck)

    run(evening(), 120)


def test_a_table_of_this_terminal_is_found_again_on_its_home() -> None:
    async def evening() -> None:
        app = TableApp(None, "en")
        async with app.run_test(size=SIZE) as pilot:
            screen = await sit(pilot, app, "qwinn/standard", 2)
            code = screen.code
            await pilot.press("escape")
            home = app.screen
            assert isinstance(home, HomeScreen)
            home.take(code)
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await until(pilot, lambda: sorted(table_of(app).chair.you) == [0, 1])
            assert app.screen.query_one("#move", Input).region.bottom <= 24

    run(evening(), 60)


def test_who_leaves_a_table_hears_nothing_more_of_it() -> None:
    async def evening() -> None:
        app = TableApp(None, "en")
        async with app.run_test(size=SIZE) as pilot:
            screen = await sit(pilot, app, "qwinn/standard", 2)
            attending = [each for each in app.workers if each.node is screen]
            assert [each.name for each in attending] == ["attend"]
            screen.action_leave()
            assert all(each.is_cancelled for each in attending)
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))

    run(evening(), 60)


def test_who_ends_the_program_at_a_table_hears_nothing_more_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is heard while screens are taken down would look for what is no longer drawn."""
    listening: list[bool] = []
    take_down = TableApp._close_all

    async def watched(app: TableApp) -> None:
        listening.extend(not each.is_cancelled for each in app.workers)
        await take_down(app)

    monkeypatch.setattr(TableApp, "_close_all", watched)

    async def evening() -> None:
        app = TableApp(None, "en")
        async with app.run_test(size=SIZE) as pilot:
            screen = await sit(pilot, app, "qwinn/standard", 2)
            assert any(each.node is screen for each in app.workers)

    run(evening(), 60)
    assert listening
    assert not any(listening)


def test_a_game_that_was_left_is_found_again_by_the_next_who_opens_the_terminal(tmp_path: Path) -> None:
    """Its moves, its seats and its bot; once it is over it is gone, and a file that cannot be read harms nobody."""
    left: dict[str, Any] = {}

    async def evening() -> None:
        app = TableApp(None, "en", folder=tmp_path / "tables")
        async with app.run_test(size=SIZE) as pilot:
            screen = await sit(pilot, app, "qwinn/standard", 1, "collector")
            for _ in range(3):
                await play_on(pilot, screen, Random(3))
            await until(pilot, lambda: screen.is_my_turn, 2000)
            left["code"], left["events"] = screen.code, [event.action for event in screen.chair.events]

    async def morning() -> None:
        app = TableApp(None, "en", folder=tmp_path / "tables")
        async with app.run_test(size=SIZE) as pilot:
            home = app.screen
            assert isinstance(home, HomeScreen)
            await until(pilot, lambda: home.query_one("#lobby", DataTable).row_count == 1)
            home.take(left["code"])
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and table_of(app).is_my_turn)
            screen = table_of(app)
            assert [event.action for event in screen.chair.events] == left["events"]
            await play_on(pilot, screen, Random(4))
            await type_in(pilot, "resign")
            await until(pilot, lambda: screen.chair.outcome is not None)

    run(evening(), 120)
    (kept,) = (tmp_path / "tables").iterdir()
    (tmp_path / "tables" / "BROKEN.json").write_text("{")
    run(morning(), 120)
    assert [path.name for path in (tmp_path / "tables").iterdir()] == ["BROKEN.json"]
    assert kept.stem == left["code"]


def test_a_table_without_an_address_is_asked_for_it() -> None:
    with pytest.raises(Unknown, match="TULP-7K3QXB"):
        command.run(argparse.Namespace(address=None, table="TULP-7K3QXB", secret="", name="", language="en"))
