"""The core's values as they travel: everything here takes the eyes it is for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from speeltafel.core.errors import Ambiguous, Illegal, SpeeltafelError
from speeltafel.core.preview import Preview
from speeltafel.core.protocol import Decision, Event, Eyes, Game, Outcome, Seat
from speeltafel.core.score import Score
from speeltafel.core.words import Message, Word
from speeltafel.table.acts import Act, act_text, describe_act
from speeltafel.table.match import Match
from speeltafel.wire import (
    ClueSent,
    EventSent,
    LineSent,
    MarkSent,
    OutcomeSent,
    PreviewSent,
    Refusal,
    Said,
    StepSent,
)

AnyMatch = Match[Any, Any]


def said(message: Message) -> Said:
    """A message before it has a language."""
    return Said(message.id, {name: _word(word) for name, word in message.args.items()})


def _word(word: Word) -> str | int | Said | list[Said]:
    if isinstance(word, str | int):
        return word
    if isinstance(word, tuple):
        return [said(part) for part in word]
    return said(word)


def refusal(error: SpeeltafelError) -> Refusal:
    """Why not, with everything the error can point at."""
    if isinstance(error, Illegal):
        clues = [ClueSent(said(clue.message), list(clue.cells)) for clue in error.clues]
        return Refusal(said(error.message), list(error.cells), list(error.pieces), clues)
    if isinstance(error, Ambiguous):
        return Refusal(said(error.message), candidates=list(error.candidates))
    return Refusal(said(error.message))


def refused(id: str, /, **args: Word) -> Refusal:
    """A refusal of the server's own, by the id of its message."""
    return Refusal(said(Message(id, args)))


def lines(score: Score) -> list[LineSent]:
    """A score, line by line."""
    return [
        LineSent(said(line.name), line.points, list(line.cells), list(line.pieces), line.bonus)
        for line in score.lines
    ]


def preview_sent(preview: Preview) -> PreviewSent:
    """An answer for a play in progress."""
    return PreviewSent(
        text=preview.text,
        ready=preview.ready,
        points=preview.score.points,
        steps=[StepSent(step.text, step.cell, step.piece, step.points) for step in preview.steps],
        lines=lines(preview.score),
        marks=[MarkSent(mark.kind, list(mark.cells), mark.seat) for mark in preview.marks],
        refusal=None if preview.refusal is None else refusal(preview.refusal),
    )


def outcome_sent(outcome: Outcome, seed: str) -> OutcomeSent:
    """How it ended, with the seed that opens the commitment."""
    return OutcomeSent(list(outcome.scores), sorted(outcome.winners), outcome.reason, seed)


def event_sent(match: AnyMatch, event: Event[Any], eyes: Eyes, at: int, why: Said | None = None) -> EventSent:
    """One event as these eyes may see it: told and counted from what they saw before it."""
    if isinstance(event.action, Act):
        text = act_text(event.action)
        return EventSent(
            event.number, text, said(describe_act(event.action)), event.seat, event.points, at=at
        )
    game: Game[Any, Any] = match.game
    before = match.before(event.number)
    seen = game.observe(before, eyes).state
    action = game.redact(before, event.action, eyes)
    counted = lines(game.score(seen, action)) if event.seat is not None and event.points else []
    told = said(game.describe(seen, action))
    return EventSent(event.number, game.text(action), told, event.seat, event.points, counted, at, why)


def events_sent(
    match: AnyMatch, eyes: Eyes, since: int, times: Sequence[int], reasons: Mapping[int, Said]
) -> list[EventSent]:
    """The events after `since` as these eyes may see them, with what bots said of theirs."""
    return [
        event_sent(match, event, eyes, times[event.number], reasons.get(event.number))
        for event in match.log[since + 1 :]
    ]


def seat_to_move(match: AnyMatch) -> Seat | None:
    """Whose turn it is; None when the game is over."""
    turn = match.turn
    return turn.seat if isinstance(turn, Decision) else None


def view_of(match: AnyMatch, eyes: Eyes) -> object:
    """The table as these eyes see it."""
    return match.game.view(match.observe(eyes).state)


def turn_preview(match: AnyMatch, seat: Seat) -> PreviewSent:
    """The start of a turn, from what its seat sees."""
    seen = match.observe(frozenset((seat,))).state
    return preview_sent(match.game.preview(seen))
