"""What the commands at a terminal's table answer: the legal moves, why not, how many, and the record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from speeltafel.core.errors import Illegal, SpeeltafelError
from speeltafel.core.protocol import Eyes, Game
from speeltafel.core.words import Message, message
from speeltafel.locale import say
from speeltafel.table.match import Match
from speeltafel.table.record_formats import FORMS, write_record

S = TypeVar("S")
A = TypeVar("A")


def legal_lines(game: Game[S, A], state: S, wanted: str, language: str) -> list[str]:
    """The legal moves whose text has `wanted` in it, with their points, the most first, and in words where one step makes the move."""
    steps = {step.text: step for step in game.preview(state, None).steps}
    found = []
    for action in game.legal(state):
        text = game.text(action)
        if wanted in text:
            found.append((-game.score(state, action).points, text))
    lines = []
    for points, text in sorted(found):
        step = steps.get(text)
        words = "" if step is None else "  " + say(game.tell_step(state, step), language)
        lines.append(f"  {text}" + (f"  {-points:+d}" if points else "") + words)
    return lines


def why_lines(refusal: SpeeltafelError, language: str) -> list[str]:
    """A refusal with all that it points at."""
    lines = [refusal.say(language)]
    if isinstance(refusal, Illegal):
        for number, clue in enumerate(refusal.clues, 1):
            cells = f"  [{' '.join(clue.cells)}]" if clue.cells else ""
            lines.append(f"  {number}. {say(clue.message, language)}{cells}")
        if refusal.cells:
            lines.append("  " + say(message("play-why-cells", cells=" ".join(refusal.cells)), language))
        if refusal.pieces:
            lines.append("  " + say(message("play-why-pieces", pieces=" ".join(refusal.pieces)), language))
    lines.append("  " + say(message("play-why-code", code=refusal.reason), language))
    return lines


def score_lines(match: Match[S, A], names: Sequence[str], language: str) -> list[str]:
    """The points as they stand, and how the last ones were made."""
    width = max(map(len, names))
    lines = [f"  {name:<{width}} {score:>4}" for name, score in zip(names, match.scores, strict=True)]
    last = next((event for event in reversed(match.events) if event.points), None)
    if last is None or last.seat is None:
        return lines
    lines.append(say(message("play-score-last", name=names[last.seat], points=last.points), language))
    for line in match.game.score(match.before(last.number), last.action).lines:
        pieces = f"  {' '.join(line.pieces)}" if line.pieces else ""
        lines.append(f"  {line.points:>+4}  {say(line.name, language)}{pieces}")
    return lines


def file_record(
    match: Match[S, A], eyes: Eyes, names: Sequence[str], file: str, *, may_replace: bool
) -> tuple[Message, bool]:
    """Writes the game to a file; of a running one only what these eyes may know. Says how that went."""
    path = Path(file).expanduser()
    form = path.suffix.removeprefix(".") if path.suffix.removeprefix(".") in FORMS else "spel"
    tags = {f"Seat{seat}": name for seat, name in enumerate(names)}
    known = None if match.outcome is not None else eyes
    try:
        with path.open("w" if may_replace else "x", encoding="utf-8") as paper:
            paper.write(write_record(match.record(known, **tags), form))
    except FileExistsError:
        return message("play-record-exists", file=file), False
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        return message("play-record-failed", file=file, why=why), False
    return message("play-recorded", file=str(path)), True
