"""A board to learn on: a table at one moment of which a seat asks and tries, as at a real one, and nothing is kept."""

from __future__ import annotations

from typing import Any

from speeltafel.client.learn_bodies import PlaySeen
from speeltafel.core.deeds import Deed
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Eyes, Seat
from speeltafel.core.registry import deed_of, spec_of, text_given
from speeltafel.core.scene import Scene
from speeltafel.core.score import NOTHING
from speeltafel.live.encode import lines, preview_sent, preview_told, refusal, said
from speeltafel.live.show import turn_preview
from speeltafel.table.log import Log
from speeltafel.table.match import Match
from speeltafel.wire import EventSent, PreviewSent

AnyLog = Log[Any, Any]
AnyMatch = Match[Any, Any]


def mover_of(log: AnyLog) -> Seat:
    """Who is to move on a board to learn on."""
    seat = log.seat_to_move
    assert seat is not None, "a board to learn on waits for a player"
    return seat


def preview_of(log: AnyLog, text: str = "", deed: Deed | None = None) -> PreviewSent:
    """The answer for a play in progress, as a live table gives it, with why not where it is refused; without a play the start of the turn."""
    seat, game = mover_of(log), log.game
    has_words = spec_of(game.edition).view is Scene
    given = text_given(game.edition, text, deed)
    if not given:
        return turn_preview(log, seat, words=has_words)
    seen = log.seen(frozenset((seat,)))
    try:
        preview = game.preview(seen, game.parse(seen, given))
    except SpeeltafelError as error:
        return PreviewSent(given, ready=False, refusal=refusal(error))
    return preview_told(game, seen, preview) if has_words else preview_sent(preview)


def play_seen(log: AnyLog, text: str) -> PlaySeen:
    """A play that is allowed here, and the table after it as its player sees it before any luck."""
    seat, game = mover_of(log), log.game
    eyes = frozenset((seat,))
    seen = log.seen(eyes)
    action = game.parse(seen, text)
    score = game.score(seen, action)
    written = game.text(action)
    event = EventSent(
        log.number + 1,
        written,
        said(game.describe(seen, action, score.points)),
        seat,
        score.points,
        lines(score),
        deed=deed_of(game.edition, written),
    )
    return PlaySeen(event, game.view(game.observe(game.apply(seen, action), eyes).state))


def event_seen(log: AnyLog, number: int, eyes: Eyes) -> EventSent:
    """One move or one piece of luck of a game without acts, as these eyes may see it."""
    entry, game = log.entries[number], log.game
    before = log.before(number)
    action = game.redact(before, entry.event.action, eyes)
    is_whole = action == entry.event.action
    state = game.observe(before, eyes).state
    text = entry.text if is_whole else game.text(action)
    score = entry.score if is_whole else NOTHING
    return EventSent(
        number,
        text,
        said(game.describe(state, action, entry.event.points)),
        entry.event.seat,
        entry.event.points,
        lines(score),
        deed=deed_of(game.edition, text),
    )
