"""Points and actions told to a person: the lines of a score, a sentence for every action, previews."""

from __future__ import annotations

from speeltafel.core.chance import Lot
from speeltafel.core.preview import Preview, Step
from speeltafel.core.score import Score, ScoreLine
from speeltafel.core.words import Message, message
from speeltafel.games.qwinn.dice import dice_text, die_names, parts
from speeltafel.games.qwinn.notation import text_of
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import gos, loss, why_not
from speeltafel.games.qwinn.scoring import scoring_dice, worth
from speeltafel.games.qwinn.state import NONE, Action, Fail, Go, Keep, QwinnState, Roll


def score_of(rules: Rules, state: QwinnState, action: Action) -> Score:
    """What a legal action brings the mover: the space, the surplus over a cap, or what Minus costs."""
    if state.mover is None:
        return Score()
    mover = state.sheets[state.mover]
    if isinstance(action, Fail):
        cost = loss(mover, state.dice)
        if not cost:
            return Score()
        pieces = die_names(state.dice)
        return Score((ScoreLine(message("qwinn-boycott-minus"), -cost, pieces=pieces),))
    if not isinstance(action, Go):
        return Score()
    space = rules.spaces[rules.index(action.space)]
    points, used = worth(space, state.dice) or 0, scoring_dice(space, state.dice)
    line = ScoreLine(
        name=message(f"qwinn-space-{space.name}"),
        points=points,
        cells=(space.name,),
        pieces=die_names(used) if used else (),
    )
    surplus = mover.points + points - rules.kept_points(mover.points + points)
    if not surplus:
        return Score((line,))
    return Score((line, ScoreLine(message("qwinn-surplus", cap=rules.cap or 0), -surplus)))


def describe(rules: Rules, state: QwinnState, action: Action, points: int | None = None) -> Message:
    """One sentence on what the action does; `state` is the one before it."""
    if isinstance(action, Lot):
        return message(
            "qwinn-did-lot", seat=action.seat + 1, why="drawn" if rules.first is None else "chosen"
        )
    if isinstance(action, Roll):
        return message("qwinn-did-roll", whites=_spaced(action.dice.whites), red=action.dice.red)
    if isinstance(action, Keep):
        if not action.dice.all:
            return message("qwinn-did-keep-none")
        return message("qwinn-did-keep", dice=dice_text(action.dice))
    if points is None:
        points = score_of(rules, state, action).points
    if isinstance(action, Fail):
        return message("qwinn-did-fail-minus", points=-points) if points else message("qwinn-did-fail")
    space = message(f"qwinn-space-{action.space}")
    if not action.red:
        return message("qwinn-did-go", space=space, points=points)
    boycott = message(f"qwinn-boycott-{action.red[1:]}")
    done = "qwinn-did-go-place" if action.red[0] == "+" else "qwinn-did-go-remove"
    return message(done, space=space, points=points, boycott=boycott)


def tell_step(step: Step) -> Message:
    """What one step of a preview does."""
    if step.kind == "keep" and step.cell:
        colour = "red" if step.cell.startswith("r") else "white"
        return message(f"qwinn-step-keep-{colour}", number=int(step.cell.removeprefix("r")))
    if step.kind != "go":
        return message(f"qwinn-step-{step.kind}")
    space = message(f"qwinn-space-{step.cell}")
    if not step.piece:
        return message("qwinn-step-go", space=space)
    done = "place" if step.piece.startswith("+") else "remove"
    return message(f"qwinn-step-go-{done}", space=space, boycott=message(f"qwinn-boycott-{step.piece[1:]}"))


def preview_of(rules: Rules, state: QwinnState, partial: Action | None) -> Preview:
    """Without a play: every go and fail with its points. With one: whether it may be played, and what follows.

    A go is followed by the same go with the red die used; a keep by the same keep with one die more.
    """
    if partial is None:
        return Preview("", ready=False, steps=_all_steps(rules, state))
    text = text_of(partial)
    refusal = why_not(rules, state, partial)
    if isinstance(partial, Keep):
        return Preview(text, ready=refusal is None, steps=_more_kept(state, partial), refusal=refusal)
    if refusal is not None:
        return Preview(text, ready=False, refusal=refusal)
    steps: tuple[Step, ...] = ()
    if isinstance(partial, Go) and not partial.red:
        steps = tuple(
            _step(rules, state, go) for go in gos(rules, state) if go.space == partial.space and go.red
        )
    return Preview(text, ready=True, steps=steps, score=score_of(rules, state, partial))


def _all_steps(rules: Rules, state: QwinnState) -> tuple[Step, ...]:
    if not state.lying or why_not(rules, state, Fail()) is not None:
        return ()
    fail = Step("fail", "", points=score_of(rules, state, Fail()).points, kind="fail")
    again = (Step(text_of(Keep(NONE)), "", kind="keep"),) if state.throws else ()
    return (*(_step(rules, state, go) for go in gos(rules, state)), fail, *again)


def _step(rules: Rules, state: QwinnState, go: Go) -> Step:
    points = score_of(rules, state, go).points
    return Step(text_of(go), go.space, piece=go.red, points=points, kind="go")


def _more_kept(state: QwinnState, keep: Keep) -> tuple[Step, ...]:
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
            steps.append(Step(text_of(Keep(dice)), names[0], kind="keep"))
    return tuple(steps)


def _spaced(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
