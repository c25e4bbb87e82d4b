"""The law *reach*: whoever follows the steps of previews can play every legal action, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from speeltafel.core.preview import Preview, Step, kind_name
from speeltafel.core.protocol import Decision, Game
from speeltafel.locale import LANGUAGES
from speeltafel.testing.broken import Broken, expect
from speeltafel.testing.laws import spoken

S = TypeVar("S")
A = TypeVar("A")
DESCENTS = 20


def reach(game: Game[S, A], state: S, rng: Random, most: int = 150) -> int:
    """The steps lead to every legal action and only to those, from what the mover sees; answers how many it looked at.

    Where more than `most` are legal, a few ways are followed to their end: each ends in a legal action.
    """
    turn = game.turn(state)
    assert isinstance(turn, Decision), "somebody is to choose"
    seen = game.observe(state, frozenset({turn.seat})).state
    legal = set(map(game.text, game.legal(seen)))
    if len(legal) > most:
        for _ in range(DESCENTS):
            end = list(_descent(game, seen, rng))[-1]
            expect("reach", end.text in legal, True, f"{end.text} is reached in {game.position(seen)}")
        return DESCENTS
    reached = set(_everything(game, seen))
    expect("reach", sorted(reached), sorted(legal), f"all that steps lead to in {game.position(seen)}")
    return len(reached)


def _everything(game: Game[S, A], seen: S) -> Iterator[str]:
    """The text of every play that can be played as it stands, however many steps away."""
    known = {""}
    edge = [_looked_at(game, seen, None)]
    while edge:
        preview = edge.pop()
        if preview.ready:
            yield preview.text
        for step in preview.steps:
            if step.text not in known:
                known.add(step.text)
                edge.append(_looked_at(game, seen, step))


def _descent(game: Game[S, A], seen: S, rng: Random) -> Iterator[Preview]:
    """One way down: any step each time, until the play can be played; now and then beyond."""
    preview = _looked_at(game, seen, None)
    yield preview
    while preview.steps and not (preview.ready and rng.random() < 0.3):
        preview = _looked_at(game, seen, rng.choice(preview.steps))
        yield preview


def _looked_at(game: Game[S, A], seen: S, step: Step | None) -> Preview:
    """The preview of a step, or the first one; its own steps can be told apart by their words, in every language."""
    text = "" if step is None else step.text
    preview = game.preview(seen, None if step is None else game.parse(seen, text))
    where = f"the preview of {text!r} in {game.position(seen)}"
    if preview.refusal is not None:
        raise Broken("reach", f"{where} is refused: {preview.refusal}")
    if not preview.ready and not preview.steps:
        raise Broken("reach", f"{where} leads nowhere")
    if step is not None:
        expect("reach", preview.text, text, f"{where}: its text")
    told = {(each.kind, repr(game.tell_step(seen, each))) for each in preview.steps}
    expect("reach", len(told), len(preview.steps), f"{where}: steps with words of their own")
    for kind in {each.kind for each in preview.steps}:
        one = next(each for each in preview.steps if each.kind == kind)
        for language in LANGUAGES:
            spoken(kind_name(game.edition, kind), language)
            spoken(game.tell_step(seen, one), language)
    return preview
