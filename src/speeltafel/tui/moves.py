"""What the line under the table tells while a move is typed: points, what may follow, or why not."""

from __future__ import annotations

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Game, Observation
from speeltafel.core.words import message
from speeltafel.locale import say

MOST = 2_000
SHOWN = 12


def previewed(
    game: Game[object, object], seen: Observation[object], typed: str, language: str
) -> tuple[str, bool]:
    """One line about a play in progress, and whether it is a refusal."""
    try:
        partial = game.parse(seen.state, typed) if typed else None
        preview = game.preview(seen.state, partial)
    except SpeeltafelError as error:
        return error.say(language), True
    if preview.refusal is not None:
        return preview.refusal.say(language), True
    if preview.ready and preview.text:
        return say(message("tui-ready", action=preview.text, points=preview.score.points), language), False
    steps = sorted(preview.steps, key=lambda step: -(step.points or 0))[:SHOWN]
    told = "  ".join(f"{step.text} ({say(game.tell_step(seen.state, step), language)})" for step in steps)
    return say(message("tui-steps", steps=told), language), False


def legal_lines(
    game: Game[object, object], seen: Observation[object], wanted: str, language: str
) -> list[str]:
    """The possible moves with this text in them, as they are typed and in words, the most points first."""
    found = []
    for action in game.legal(seen.state):
        text = game.text(action)
        if wanted in text:
            found.append((-game.score(seen.state, action).points, text, action))
        if len(found) == MOST:
            break
    found.sort(key=lambda each: each[:2])
    steps = {step.text: step for step in game.preview(seen.state, None).steps}
    lines = []
    for points, text, action in found[:SHOWN]:
        step = steps.get(text)
        told = (
            game.describe(seen.state, action, -points) if step is None else game.tell_step(seen.state, step)
        )
        lines.append(f"{f'{-points:+4d}' if points else '    '}  {text}  {say(told, language)}")
    if len(found) > SHOWN:
        lines.append(say(message("tui-more", count=len(found) - SHOWN), language))
    return lines or [say(message("tui-none"), language)]
