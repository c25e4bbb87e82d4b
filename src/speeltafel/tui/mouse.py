"""What a click on the drawn table means: the next step of the play that is being typed, by the game's own previews."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.preview import Preview, Step
from speeltafel.core.protocol import Game
from speeltafel.core.registry import resolve, spec_of
from speeltafel.core.spots import TextSpot
from speeltafel.core.text_style import TextStyle

AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class TextPicture:
    """A table as text, and where its cells and pieces lie in it."""

    text: str
    spots: tuple[TextSpot, ...]


def text_picture(game: AnyGame, state: Any, typed: str, style: TextStyle, language: str) -> TextPicture:
    """The table; with the play that is typed where that could go on outside of what would be drawn without it."""
    preview = _previewed(game, state, typed) if typed else None
    if preview is not None and preview.ready and preview.steps:
        spots = _spots(game, state, style)
        if spots and {step.cell for step in preview.steps if step.cell} - {spot.name for spot in spots}:
            state = game.apply(state, game.parse(state, typed))
    return TextPicture(game.picture(state, style, language), _spots(game, state, style))


def clicked(game: AnyGame, state: Any, typed: str, picked: str, spot: TextSpot) -> tuple[str, str]:
    """What is typed after a click, and the piece that is picked up: first as a step of the play so far, else as a new one.

    Nothing changes where the spot fits nothing, or several pieces could go there and none is picked up.
    """
    for begun in dict.fromkeys((typed, "")):
        steps = _next_steps(game, state, begun)
        fits = [step for step in steps if (step.piece if spot.is_piece else step.cell) == spot.name]
        if spot.is_piece and fits:
            return (fits[0].text, "") if all(not step.cell for step in fits) else (begun, spot.name)
        if picked:
            fits = [step for step in fits if step.piece == picked]
        if fits and (not fits[0].piece or len({step.piece for step in fits}) == 1):
            return fits[0].text, ""
    return typed, picked


def only_place(game: AnyGame, state: Any, typed: str, picked: str, spots: tuple[TextSpot, ...]) -> str:
    """The play with the picked piece where no place for it is drawn, as on an empty table; else nothing."""
    steps = [step for step in _next_steps(game, state, typed) if step.piece == picked]
    shown = {spot.name for spot in spots}
    return steps[0].text if steps and not any(step.cell in shown for step in steps) else ""


def _spots(game: AnyGame, state: Any, style: TextStyle) -> tuple[TextSpot, ...]:
    named = spec_of(game.edition).spots
    return tuple(resolve(named)(game, state, style)) if named else ()


def _next_steps(game: AnyGame, state: Any, typed: str) -> list[Step]:
    """What may follow the play so far; behind a step that happens nowhere, such as to keep dice, what follows that."""
    preview = _previewed(game, state, typed)
    steps = [] if preview is None else [*preview.steps]
    if not typed:
        for step in [step for step in steps if not step.cell]:
            deeper = _previewed(game, state, step.text)
            steps += [] if deeper is None else [each for each in deeper.steps if each.cell]
    return steps


def _previewed(game: AnyGame, state: Any, typed: str) -> Preview | None:
    try:
        return game.preview(state, game.parse(state, typed) if typed else None)
    except SpeeltafelError:
        return None
