"""The law *scene*: a view that every client can draw has words in every language, and a place for every step."""

from __future__ import annotations

from typing import TypeVar

from speeltafel.core.protocol import Decision, Eyes, Game
from speeltafel.core.scene import Scene
from speeltafel.locale import LANGUAGES
from speeltafel.testing.broken import Broken, expect
from speeltafel.testing.laws import spoken

S = TypeVar("S")
A = TypeVar("A")


def scene(game: Game[S, A], state: S, eyes: Eyes) -> None:
    """Everything in a scene can be said, each spot is there once, and each step that names a spot finds it."""
    seen = game.observe(state, eyes).state
    view = game.view(seen)
    if not isinstance(view, Scene):
        return
    pieces = [piece for row in view.rows for piece in row.pieces]
    pieces += [spot.piece for spot in view.spots if spot.piece is not None]
    told = (
        [spot.name for spot in view.spots]
        + [row.name for row in view.rows]
        + [piece.name for piece in pieces]
    )
    for language in LANGUAGES:
        for words in {
            repr(each): each for each in (*told, *(counter.name for counter in view.counters), *view.notes)
        }.values():
            spoken(words, language)
    spots = {spot.id for spot in view.spots}
    where = f"the scene of {game.position(seen)}"
    expect("scene", len(spots), len(view.spots), f"{where}: every spot once")
    expect("scene", len({(spot.x, spot.y) for spot in view.spots}), len(view.spots), f"{where}: apart")
    if bool(view.grid) != bool(view.spots):
        raise Broken("scene", f"{where}: spots lie in a grid, and a grid has spots")
    turn = game.turn(seen)
    if isinstance(turn, Decision) and turn.seat in eyes:
        lost = {step.cell for step in game.preview(seen).steps if step.cell} - spots
        expect("scene", sorted(lost), [], f"{where}: cells of steps without a spot")
