"""A game as a picture to keep or to send: drawn by its own maker, with names and points above where it stands alone."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Literal, get_args

from speeltafel.core.drawing import Paper, Shown, ShownPlay, listed, short
from speeltafel.core.protocol import NOBODY
from speeltafel.core.registry import resolve, spec_of
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.table.acts import Act
from speeltafel.table.log import Log

Size = Literal["wide", "tall", "link"]
SIZES: dict[Size, tuple[int, int]] = {"wide": (1040, 600), "tall": (336, 290), "link": (1200, 630)}
EDGE = 40
WORDS = 380
LETTERS = 15
"""How wide the words of a link's picture are, in pixels and in letters of its headline."""
assert set(SIZES) == {*get_args(Size)}


def shown_of(log: Log[Any, Any], names: Sequence[str]) -> Shown:
    """The game as somebody sees it who has no hand in it, whoever asks and whether it is over or not."""
    game = log.game
    plays = []
    for number in log.standing():
        entry = log.entries[number]
        event = log.redacted_move(number, NOBODY)
        assert not isinstance(event.action, Act), "what stands is a move"
        best = max(entry.score.lines, key=lambda line: line.points, default=None)
        seat = -1 if event.seat is None else event.seat
        plays.append(ShownPlay(seat, game.text(event.action), event.points, best.cells if best else ()))
    view = game.view(game.observe(log.state, NOBODY).state)
    over = log.outcome
    scores = over.scores if over else game.scores(log.state)
    return Shown(view, tuple(names), tuple(plays), tuple(scores), over.winners if over else frozenset())


def poster(log: Log[Any, Any], names: Sequence[str], size: Size, *, dark: bool, language: str) -> str:
    """The picture as SVG; `link` has a headline, the others are the table alone."""
    spec = spec_of(log.game.edition)
    shown = shown_of(log, names)
    width, height = SIZES[size]
    paper = Paper(width, height, dark)
    paper.rect(0, 0, width, height, 0, paper.colour("felt"))
    headline = headline_of(log, names, language)
    edge = EDGE if size == "link" else width * 0.03
    left = edge
    if size == "link":
        _words(paper, headline, shown, scored=spec.scored)
        left += WORDS
    if spec.svg:
        resolve(spec.svg)(shown, paper, (left, edge, width - left - edge, height - 2 * edge))
    points = listed(names, shown.scores) if spec.scored else ", ".join(names)
    return paper.svg(f"{headline}. {points}")


def _words(paper: Paper, headline: str, shown: Shown, *, scored: bool) -> None:
    """At the left of a link's picture: the headline, and under it everybody with their points."""
    y = EDGE + 50.0
    for line in wrap(headline, LETTERS):
        paper.text(EDGE, y, line, 46, bold=True)
        y += 54
    y += 14
    for seat, name in enumerate(shown.names):
        won = seat in shown.winners
        paper.text(EDGE, y + 24, short(name), 30, bold=won)
        if scored:
            paper.text(EDGE + WORDS - 50, y + 24, str(shown.scores[seat]), 30, anchor="end", bold=won)
        y += 46


def headline_of(log: Log[Any, Any], names: Sequence[str], language: str) -> str:
    """Who won and by how much; of a game that goes on its name."""
    spec = spec_of(log.game.edition)
    over = log.outcome
    if over is None:
        return say(message(f"{spec.name}-name"), language)
    winners = sorted(over.winners)
    if len(winners) != 1:
        told = message("page-nobody-wins")
        if winners:
            told = message("page-shared-win", names=", ".join(names[seat] for seat in winners))
        return say(told, language)
    first, second, *_ = *sorted(over.scores, reverse=True), 0, 0
    margin = first - second if spec.scored else 0
    return say(message("page-wins", name=names[winners[0]], margin=margin, you="other"), language)
