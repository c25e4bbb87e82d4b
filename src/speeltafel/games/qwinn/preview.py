"""A play in progress: where to go with the red die, which dice to keep."""

from __future__ import annotations

from speeltafel.core.preview import Mark, Preview, Step
from speeltafel.games.qwinn.dice import die_names, parts
from speeltafel.games.qwinn.explain import why_not
from speeltafel.games.qwinn.legal import gos
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import after_play
from speeltafel.games.qwinn.scoring import score_of
from speeltafel.games.qwinn.state import NONE, Action, Fail, Go, Keep, State, has_won, mover_of, other_of


def preview_of(rules: Rules, state: State, partial: Action | None) -> Preview:
    """Without a play: every go and fail with its points. With one: whether it may be played, and what follows.

    The mark `wins` has the plays that end the game, by who would win it. A go is followed by the same go with the red die used; a keep by the same keep with one die more.
    """
    if partial is None:
        return _beginning(rules, state)
    text = str(partial)
    refusal = why_not(rules, state, partial)
    if isinstance(partial, Keep):
        return Preview(text, ready=refusal is None, steps=_more_kept(state, partial), refusal=refusal)
    if refusal is not None:
        return Preview(text, ready=False, refusal=refusal)
    steps: tuple[Step, ...] = ()
    if isinstance(partial, Go) and not partial.red:
        steps = tuple(
            _step(go, score_of(rules, state, go).points)
            for go in gos(rules, state)
            if go.space == partial.space and go.red
        )
    return Preview(text, ready=True, steps=steps, score=score_of(rules, state, partial))


def _beginning(rules: Rules, state: State) -> Preview:
    """Every play with its points, and by seat those after which that seat has won: to be seen before one is made."""
    if not state.lying or why_not(rules, state, Fail()) is not None:
        return Preview("", ready=False)
    seat, mover, other = state.mover or 0, mover_of(state), other_of(state)
    steps: list[Step] = []
    ends: dict[int, list[str]] = {}
    plays: list[Go | Fail] = [*gos(rules, state), Fail()]
    for play in plays:
        mine, theirs = after_play(rules, mover, other, state.dice, play)
        steps.append(_step(play, mine.points - mover.points))
        for whose, sheet in ((seat, mine), (1 - seat, theirs)):
            if has_won(rules, sheet):
                ends.setdefault(whose, []).append(str(play))
    if state.throws:
        steps.append(Step(str(Keep(NONE)), "", kind="keep"))
    marks = tuple(Mark("wins", tuple(texts), whose) for whose, texts in sorted(ends.items()))
    return Preview("", ready=False, steps=tuple(steps), marks=marks)


def _step(play: Go | Fail, points: int) -> Step:
    if isinstance(play, Fail):
        return Step(str(play), "", points=points, kind="fail")
    return Step(str(play), play.space, piece=play.red, points=points, kind="go")


def _more_kept(state: State, keep: Keep) -> tuple[Step, ...]:
    if not state.lying or not state.throws:
        return ()
    held = die_names(keep.dice)
    steps = []
    for dice in parts(state.dice):
        names = list(die_names(dice))
        if len(names) != len(held) + 1:
            continue
        for name in held:
            if name in names:
                names.remove(name)
        if len(names) == 1:
            steps.append(Step(str(Keep(dice)), names[0], kind="keep"))
    return tuple(steps)
