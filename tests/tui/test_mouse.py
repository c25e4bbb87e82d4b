"""The mouse in the full-screen terminal: what lies where on each drawing, and plays that are clicked together."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from speeltafel import Match, write_record
from speeltafel.core.registry import resolve, spec_of, specs
from speeltafel.core.spots import TextSpot
from speeltafel.core.text_style import TextStyle
from speeltafel.tui.app import TableApp
from speeltafel.tui.board import TextBoard
from speeltafel.tui.mouse import clicked, only_place, text_picture
from speeltafel.tui.table import TableScreen
from tests.server.serving import run
from tests.tui.test_here import SIZE, sit
from tests.tui.test_tui import shown, story, table_of, type_in, until

STYLES = (TextStyle(colour=True), TextStyle(colour=False), TextStyle(colour=False, unicode=False, low=True))


def some(name: str, moves: int, seed: int = 3) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(name, seed=seed)
    luck = Random(seed)
    while match.outcome is None and moves:
        match.push(luck.choice(list(match.legal)))
        moves -= 1
    return match


def cut(text: str, spot: TextSpot) -> str:
    lines = re.sub(r"\x1b\[[0-9;]*m", "", text).split("\n")[spot.line : spot.line + spot.height]
    return " ".join(line[spot.column : spot.column + spot.width].strip() for line in lines)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", [name for name, spec in specs().items() if spec.spots])
def test_a_spot_is_where_the_drawing_has_it(name: str, style: TextStyle) -> None:
    for moves in (0, 1, 5, 14):
        match = some(name, moves)
        state = match.observe([match.turn.seat]).state  # type: ignore[union-attr]
        picture = text_picture(match.game, state, "", style, "en")
        assert picture.spots
        for spot in picture.spots:
            seen = cut(picture.text, spot)
            if name == "exago":
                assert spot.name in seen or not re.search(r"\w", seen)
            elif spot.is_piece or not spot.name[0].isdigit() or "x" in spot.name:
                assert spot.name in seen or spot.name.startswith(("r", "-"))
        if name == "qwirkle":
            tiles = {f"{x},{y}": tile for x, y, tile in state.board}
            shown_tiles = {spot.name: cut(picture.text, spot) for spot in picture.spots if spot.name in tiles}
            assert len(shown_tiles) == len(tiles)
            letters = {re.sub(r"\W", "", each) for each in shown_tiles.values()}
            assert all(len(each) == 2 for each in letters)


@pytest.mark.parametrize("name", [name for name, spec in specs().items() if spec.spots])
def test_every_play_that_is_drawn_can_be_clicked_together(name: str) -> None:
    """Step by step by the previews, each step clicked: what stands in the line in the end is the action."""
    for seed in range(6):
        match = some(name, 3 + 5 * seed, seed)
        game, state = match.game, match.observe([match.turn.seat]).state  # type: ignore[union-attr]
        for action in Random(seed).sample(list(game.legal(state)), 3):
            text = game.text(action)
            if text.startswith(("swap", "pass", "fail", "keep:/-")):  # these lie nowhere: they are typed
                continue
            typed = click_together(game, state, text)
            assert game.parse(state, typed) == action, (text, typed)


def click_together(game: Any, state: Any, text: str) -> str:
    """Clicks a piece and a cell, or a cell alone, for every step on some way to the action."""
    typed = picked = ""
    for _ in range(12):
        if typed and game.parse(state, typed) == game.parse(state, text):
            return typed
        before = typed
        step = next(each for each in _following(game, state, typed) if _leads(game, state, each.text, text))
        spots = text_picture(game, state, typed, STYLES[1], "en").spots
        names = {spot.name: spot for spot in spots if not spot.is_piece}
        pieces = {spot.name: spot for spot in spots if spot.is_piece}
        if step.piece in pieces:
            typed, picked = clicked(game, state, typed, picked, pieces[step.piece])
            typed = only_place(game, state, typed, picked, spots) or typed
        if step.cell in names and (picked or step.piece not in pieces):
            typed, picked = clicked(game, state, typed, picked, names[step.cell])
        if typed == before and not picked:
            assert step.piece.startswith(("+", "-"))  # several uses of one space: the others are typed
            typed = step.text
    return typed


def _following(game: Any, state: Any, typed: str) -> list[Any]:
    steps = list(game.preview(state, game.parse(state, typed) if typed else None).steps)
    if not typed:
        for each in [step for step in steps if not step.cell]:
            steps += game.preview(state, game.parse(state, each.text)).steps
    return [step for step in steps if step.cell]


def _leads(game: Any, state: Any, typed: str, text: str) -> bool:
    """Whether following previews from here comes to the action."""
    if game.parse(state, typed) == game.parse(state, text):
        return True
    if text.startswith("keep:") and typed.startswith("keep:"):
        (whites, red), (wanted, kept) = typed[5:].split("/"), text[5:].split("/")
        return red in ("-", kept) and all(whites.count(each) <= wanted.count(each) for each in "123456")
    if ">" in text and typed.endswith(">"):
        return text.startswith(typed)
    if "@" in text:
        return set(typed.split()) <= set(text.split()) or _tiles(game, state, typed) <= _tiles(
            game, state, text
        )
    return text.startswith(typed)


def _tiles(game: Any, state: Any, typed: str) -> set[Any]:
    return set(getattr(game.parse(state, typed), "tiles", ()))


async def click(pilot: Pilot[None], name: str, *, is_piece: bool = False) -> None:
    board = pilot.app.screen.query_one("#board", TextBoard)
    spot = next(each for each in board.spots if each.name == name and each.is_piece == is_piece)
    await pilot.click("#board", offset=(spot.column + spot.width // 2, spot.line))
    await pilot.pause()


def test_a_stone_is_laid_with_two_clicks() -> None:
    async def evening() -> None:
        app = TableApp(None, "en")
        async with app.run_test(size=(110, 40)) as pilot:
            screen = await sit(pilot, app, "exago/goliath", 2)
            await until(pilot, lambda: screen.is_my_turn)
            await click(pilot, "0,0")
            assert app.screen.query_one("#move", Input).value == "0,0"
            number = screen.chair.number
            await pilot.click("#hint")
            await until(pilot, lambda: screen.chair.number > number)
            await until(pilot, lambda: screen.is_my_turn)
            assert app.screen.query_one("#move", Input).value == ""
            await click(pilot, "0,0")
            assert app.screen.query_one("#move", Input).value == ""  # it is taken

    run(evening(), 60)


def test_a_tile_is_picked_up_and_laid() -> None:
    async def evening() -> None:
        app = TableApp(None, "en")
        async with app.run_test(size=(110, 40)) as pilot:
            screen = await sit(pilot, app, "qwirkle/nl-2023", 2)
            await until(pilot, lambda: screen.is_covered)
            await type_in(pilot, "")
            await until(pilot, lambda: screen.is_my_turn, 2000)
            assert screen.follower is not None
            step = screen.follower.game.preview(screen.follower.seen.state).steps[0]
            await click(pilot, step.piece, is_piece=True)
            move = app.screen.query_one("#move", Input)
            if not move.value:
                assert f"{step.piece} is picked up" in shown(app, "hint")
                await click(pilot, step.cell)
            assert move.value == step.text

    run(evening(), 60)


def test_a_finished_game_is_opened_looked_back_at_and_reviewed() -> None:
    match: Match[Any, Any] = Match("qwinn", seed=4)
    luck = Random(1)
    while match.outcome is None:
        texts = list(match.legal.texts())
        match.push(luck.choice([each for each in texts if each.startswith("go:")] or texts))
    record = write_record(match.record())

    async def evening() -> None:
        app = TableApp(None, "en", record=record.encode())
        async with app.run_test(size=SIZE) as pilot:
            await until(
                pilot, lambda: isinstance(app.screen, TableScreen) and table_of(app).follower is not None
            )
            await pilot.press("f8")
            await until(pilot, lambda: table_of(app).review is not None, 4000)
            screen = table_of(app)
            assert screen.review is not None
            named = [move for move in screen.review.moves if move.name]
            assert named
            assert f"{named[0].number + 1}. " in story(app)
            while screen.looking_at != named[-1].number:
                await pilot.press("f6")
            assert "Better: " in shown(app, "hint")

    run(evening(), 120)


def test_a_file_that_is_no_record_is_said(tmp_path: Path) -> None:
    import argparse

    from speeltafel import SpeeltafelError
    from speeltafel.tui import command

    (tmp_path / "game.spel").write_text("hello")
    given = argparse.Namespace(
        address=str(tmp_path / "game.spel"), table="", secret="", name="", language="en"
    )
    with pytest.raises(SpeeltafelError):
        command.run(given)


def test_a_game_without_spots_is_drawn_as_before() -> None:
    match = some("qwinn", 2)
    assert resolve(spec_of("qwinn").spots)
    style = STYLES[1]
    assert text_picture(match.game, match.state, "", style, "en").text == match.game.picture(
        match.state, style, "en"
    )
