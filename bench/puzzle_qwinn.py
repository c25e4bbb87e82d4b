"""Makes puzzles of Qwinn!: which dice to keep, what the red die is for, and when to go, stay or fail.

Chances are those of the small table that is shipped; `puzzle_check.py` looks them up in the full one.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from speeltafel import Match
from speeltafel.bots.protocol import Bot, Limit
from speeltafel.bots.qwinn.bot import QwinnBot
from speeltafel.bots.qwinn.race import grabbing_for, racing_for, teasing_for
from speeltafel.bots.qwinn.small import near_for
from speeltafel.bots.qwinn.turn import Turn
from speeltafel.coach.puzzles.puzzle import Puzzle
from speeltafel.core.protocol import Decision, Observation, everybody
from speeltafel.core.registry import find
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.scoring import worth as points_of
from speeltafel.games.qwinn.state import Action, Dice, Fail, Go, Keep, State

LEAST_LEGAL = {True: 10, False: 4}
"""So many actions there are at least: while there is a throw left, and after the last one, which leaves fewer.

Who may fail on purpose has hardly ever more to choose from than that and one space."""
APART = 0.023
"""The next one is worse by so much of a chance: a little more than is asked, as the small table is off by some."""
FEWEST_POINTS = 310
RUN, WIDEST = 3, 4
"""So many different dice, so far apart at the most, are on the way to a straight."""
PAIRS = 2
"""Two numbers twice are on the way to a full house."""
SAME = 1e-9
SURE = 0.99
"""What wins at once is no puzzle."""
PLAIN = ("jump", "stop", "take-off")
"""Themes of what anybody sees after the last throw, when it has the most points too."""
A_THROW = 50
"""So many throws, about, a choice is looked through for."""

PLAYERS = (near_for, racing_for, teasing_for, grabbing_for)
EVERY, A_LOT = 3, 10
"""In every third game a decision whether to go is taken before all others."""
QUOTA = {
    "keep-straight": 1,
    "keep-alike": 1,
    "keep-full": 2,
    "keep-red": 2,
    "throw-on": 1,
    "boycott": 1,
    "boycott-over-points": 2,
    "take-off": 2,
    "jump": 2,
    "fail": 3,
    "place-over-points": 2,
    "stop": 2,
}
"""Themes, and how much a game that has one prefers it: what is rare comes first."""


class Weighed(NamedTuple):
    """A decision with everything that can be done, the best first, and what seems best to who counts points."""

    state: State
    choices: list[tuple[Action, float]]
    seen: list[Action]
    racer: Action


def weighed(game: Qwinn, state: State) -> Weighed | None:
    """What is known of a decision, when one choice is clearly the best of many."""
    seat = state.mover or 0
    sheets = state.sheets[seat], state.sheets[1 - seat]
    choices = sorted(
        Turn(game.rules, *sheets, near_for(game.rules)).choices(state.dice, state.throws),
        key=lambda each: -each[1],
    )
    least = 2 if isinstance(choices[0][0], Fail) else LEAST_LEGAL[state.throws > 0]
    if len(choices) < least or choices[0][1] - choices[1][1] < APART or choices[0][1] > SURE:
        return None
    by_points = dict(Turn(game.rules, *sheets, grabbing_for(game.rules)).choices(state.dice, state.throws))
    by_race = dict(Turn(game.rules, *sheets, racing_for(game.rules)).choices(state.dice, state.throws))
    return Weighed(
        state,
        choices,
        sorted(by_points, key=lambda each: -by_points[each]),
        max(by_race, key=lambda each: by_race[each]),
    )


def points_of_going(game: Qwinn, state: State, action: Action) -> int:
    """The points of an end of a turn, 0 for anything else."""
    if not isinstance(action, Go):
        return 0
    return points_of(game.rules.spaces[game.rules.index(action.space)], state.dice) or 0


def theme_of(game: Qwinn, known: Weighed) -> str | None:
    """What a decision teaches; None for nothing that has a name."""
    state, rules = known.state, game.rules
    best, second = known.choices[0][0], known.choices[1][0]
    place = state.sheets[state.mover or 0].place
    most = max(points_of_going(game, state, each) for each, _ in known.choices)
    match best:
        case Keep(dice=dice):
            return _keep_theme(dice, second, most)
        case Fail():
            return "fail"
        case Go(red=red) if red.startswith("+"):
            return "boycott" if points_of_going(game, state, best) == most else "boycott-over-points"
        case Go(red=red) if red:
            return "take-off"
        case Go(space=space):
            far = abs(rules.index(space) - place)
            if far > 1 and rules.topper not in (place, rules.index(space)):
                return "jump"
            if points_of_going(game, state, best) < most:
                return "place-over-points"
            return "stop" if state.throws else None
    raise AssertionError(best)


def is_plain(game: Qwinn, known: Weighed) -> bool:
    """Whether a decision after the last throw is what everybody would do."""
    best = known.choices[0][0]
    return not known.state.throws and known.seen[0] == best == known.racer and theme_of(game, known) in PLAIN


def _keep_theme(kept: Dice, second: Action, most: int) -> str | None:
    numbers = sorted(kept.all)
    counts = Counter(numbers)
    if isinstance(second, Keep) and second.dice.whites == kept.whites and second.dice.red != kept.red:
        return "keep-red"
    if not isinstance(second, Keep) and most:
        return "throw-on"
    if len(numbers) >= RUN and len(counts) == len(numbers) and numbers[-1] - numbers[0] <= WIDEST:
        return "keep-straight"
    if len(counts) == PAIRS and min(counts.values()) == PAIRS:
        return "keep-full"
    return "keep-alike" if len(counts) == 1 and len(numbers) > 1 else None


KINDS = {
    "keep-straight": "dice",
    "keep-alike": "dice",
    "keep-full": "dice",
    "keep-red": "dice",
    "throw-on": "dice",
    "boycott": "red",
    "boycott-over-points": "red",
    "take-off": "red",
    "jump": "red",
    "fail": "go",
    "place-over-points": "go",
    "stop": "go",
}


def puzzle_of(game: Qwinn, known: Weighed, theme: str, source: int) -> Puzzle:
    """The decision as a puzzle; chances are in tenths of a per cent."""
    state = known.state
    best = known.choices[0][1]
    answers = [action for action, value in known.choices if best - value < SAME]
    value, next_value = round(1000 * best), round(1000 * known.choices[len(answers)][1])
    place = min(known.seen.index(each) for each in answers)
    ends = [
        (points_of_going(game, state, each), value)
        for each, value in known.choices
        if not isinstance(each, Keep)
    ]
    facts = {
        "points": points_of_going(game, state, answers[0]),
        "most": max(points for points, _ in ends),
        "stop": round(1000 * max(value for _, value in ends)),
        "throws": state.throws,
        "racer": int(known.racer in answers),
        "place": place,
    }
    return Puzzle(
        id=f"qwinn-{KINDS[theme]}-{source}",
        game=game.edition,
        kind=KINDS[theme],
        theme=theme,
        position=game.position(state),
        answers=sorted(game.text(each) for each in answers),
        value=value,
        next=next_value,
        legal=len(known.choices),
        grade=0,
        proved=True,
        source=source,
        facts=facts,
    )


def place(puzzle: Puzzle) -> int:
    """How many actions seem better than the answer to who counts points."""
    return puzzle.facts["place"]


def needed(puzzle: Puzzle, seed: int) -> int:
    """What Master looks at, choices and throws to come: it knows every chance, so the luck of a seed plays no part."""
    game = find(puzzle.game, 2)
    assert isinstance(game, Qwinn)
    state = game.set_up(puzzle.position)
    seen = Observation(state, everybody(2))
    choices = QwinnBot(near_for, is_chance=True).choose(game, seen, (), Limit(), seed).nodes
    return choices * (1 + A_THROW * state.throws)


def qwinn(source: int) -> Puzzle | None:
    """The puzzle of a game: of all that it has, one that is not Racer's choice if possible, of a rare theme."""
    game = find("qwinn", 2)
    assert isinstance(game, Qwinn)
    rng = Random(f"qwinn puzzle {source}")
    bots: list[Bot[State, Action]] = [QwinnBot(rng.choice(PLAYERS)) for _ in range(2)]
    match = Match(game, f"qwinn puzzle {source}")
    found: list[tuple[float, str, Weighed]] = []
    while isinstance(match.turn, Decision):
        state = match.state
        if sum(sheet.points for sheet in state.sheets) >= FEWEST_POINTS:
            known = weighed(game, state)
            theme = None if known is None or is_plain(game, known) else theme_of(game, known)
            if known is not None and theme is not None:
                hidden = 2 * (known.racer != known.choices[0][0])
                wanted = A_LOT * (source % EVERY == 0 and KINDS[theme] == "go")
                found.append((QUOTA[theme] + hidden + wanted + rng.random(), theme, known))
        eyes = frozenset({match.turn.seat})
        bot = bots[match.turn.seat]
        match.push(bot.choose(game, match.observe(eyes), (), Limit(), rng.getrandbits(40)).action)
    if not found:
        return None
    _, theme, known = max(found, key=lambda each: each[0])
    return puzzle_of(game, known, theme, source)
