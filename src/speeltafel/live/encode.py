"""The core's values as they travel to a client."""

from __future__ import annotations

from typing import Any

import msgspec

from speeltafel.core.errors import Ambiguous, Illegal, SpeeltafelError
from speeltafel.core.preview import Preview, kind_name
from speeltafel.core.protocol import Game, Outcome
from speeltafel.core.registry import section_of
from speeltafel.core.score import Score
from speeltafel.core.words import Message, Word, message
from speeltafel.wire import (
    ClueSent,
    LineSent,
    OutcomeSent,
    PreviewSent,
    Refusal,
    Said,
    StepSent,
)


def said(message: Message) -> Said:
    """A message before it has a language."""
    args: dict[str, str | int | Said | list[Said]] = {}
    for name, word in message.args.items():
        if isinstance(word, str | int):
            args[name] = word
        elif isinstance(word, tuple):
            args[name] = [said(part) for part in word]
        else:
            args[name] = said(word)
    return Said(message.id, args)


def refusal(error: SpeeltafelError) -> Refusal:
    """Why not, with everything the error can point at."""
    if isinstance(error, Illegal):
        clues = [ClueSent(said(clue.message), list(clue.cells)) for clue in error.clues]
        section = section_of(error.message.id)
        return Refusal(said(error.message), list(error.cells), list(error.pieces), clues, section=section)
    if isinstance(error, Ambiguous):
        return Refusal(said(error.message), candidates=list(error.candidates))
    return Refusal(said(error.message))


def refused(id: str, /, **args: Word) -> Refusal:
    """A refusal of the server's own, by the id of its message."""
    return Refusal(said(message(id, **args)))


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
        steps=[StepSent(step.text, step.cell, step.piece, step.points, step.kind) for step in preview.steps],
        lines=lines(preview.score) if preview.score.lines else [],
        marks=preview.marks,
        refusal=None if preview.refusal is None else refusal(preview.refusal),
    )


def preview_told(game: Game[Any, Any], state: object, preview: Preview) -> PreviewSent:
    """The same with words: for every step, and for the play itself where it is ready."""
    sent = preview_sent(preview)
    steps = [
        msgspec.structs.replace(bare, said=said(game.tell_step(state, step)))
        for bare, step in zip(sent.steps, preview.steps, strict=True)
    ]
    play = (
        said(game.describe(state, game.parse(state, preview.text), preview.score.points))
        if preview.ready
        else None
    )
    kinds = {step.kind: said(kind_name(game.edition, step.kind)) for step in preview.steps}
    return msgspec.structs.replace(sent, steps=steps, said=play, kinds=kinds)


def outcome_sent(outcome: Outcome, seed: str) -> OutcomeSent:
    """How it ended, with the seed that opens the commitment."""
    return OutcomeSent(list(outcome.scores), sorted(outcome.winners), outcome.reason, seed)
