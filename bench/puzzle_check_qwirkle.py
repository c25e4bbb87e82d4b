"""Checks puzzles of Qwirkle again: points by listing all plays, ends by a plain search, keeps with other deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from speeltafel.coach.puzzles.puzzle import Puzzle
from speeltafel.coach.qwirkle import QwirkleCoach
from speeltafel.core.protocol import Observation, Outcome, Seat
from speeltafel.core.registry import find
from speeltafel.games.qwirkle.actions import Action, Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.legal import Legal
from speeltafel.games.qwirkle.state import State

LEAST_LEGAL, MOST_PLAYS = 10, 2
POINTS_APART, MARGIN_APART = 3, 2
CHANCE_APART, ERRORS = 0.05, 4
OTHER_SEED = 4_001
WIDTH = 40
"""So many plays are weighed against what is said to be right."""
THREE_LINES = 3
ENOUGH = 60_000
"""So many positions of an end at the most: what is larger is not checked, and does not pass."""
WIDE = 10_000


class TooLarge(Exception):
    """A search that would take too long."""


class Ends:
    """A plain search of an end with open hands, every play tried; it remembers what it has found between which bounds."""

    def __init__(self, game: Qwirkle) -> None:
        self.game = game
        self.seen = 0
        self._known: dict[object, tuple[int, int]] = {}

    def more_than(self, state: State, play: Place, points: int, bound: int) -> bool:
        """Whether a play brings its player more than so many points over the other by the end."""
        return points - self._gains(self.game.apply(state, play), points - bound - 1, points - bound) > bound

    def _gains(self, state: State, low: int, high: int) -> int:
        """What the mover will still gain on the other; exact between the bounds."""
        if isinstance(self.game.turn(state), Outcome):
            return 0
        key = (state.board, state.hands, state.mover)
        least, most = self._known.get(key, (-WIDE, WIDE))
        if least >= high or most <= low or least == most:
            return least if least >= high else most
        self.seen += 1
        if self.seen > ENOUGH:
            raise TooLarge
        found = -WIDE
        for action, points in Legal(self.game.rules, state).scored():
            floor = max(low, found)
            found = max(
                found, points - self._gains(self.game.apply(state, action), points - high, points - floor)
            )
            if found >= high:
                break
        if found > low:
            least = max(least, found)
        if found < high:
            most = min(most, found)
        self._known[key] = (least, most)
        return found


def complaints(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with one puzzle."""
    game = find(puzzle.game, 2)
    assert isinstance(game, Qwirkle)
    state = game.set_up(puzzle.position)
    plays = {each: points for each, points in Legal(game.rules, state).scored() if isinstance(each, Place)}
    texts = {game.text(each): each for each in plays}
    if len(plays) < LEAST_LEGAL:
        yield "too few plays"
    if puzzle.legal != len(plays):
        yield f"{len(plays)} plays are legal"
    if _different(puzzle.answers) > MOST_PLAYS:
        yield "too many different plays are right"
    if puzzle.kind == "keep":
        yield from _keep(game, state, puzzle, plays)
        return
    if not set(puzzle.answers) <= set(texts):
        yield "an answer is no play"
        return
    if puzzle.kind == "points":
        yield from _points(game, state, puzzle, plays)
    else:
        yield from _end(game, state, puzzle, plays)


def _points(game: Qwirkle, state: State, puzzle: Puzzle, plays: dict[Place, int]) -> Iterator[str]:
    most = max(plays.values())
    second = max((value for value in plays.values() if value < most), default=most)
    right = sorted(game.text(each) for each, value in plays.items() if value == most)
    if right != puzzle.answers or (most, second) != (puzzle.value, puzzle.next):
        yield f"right are {right} for {most} before {second}"
    if most - second < POINTS_APART:
        yield "the next is too near"
    best = [each for each, value in plays.items() if value == most]
    lines = max(len(game.score(state, each).lines) for each in best)
    longest = max(len(each.tiles) for each in plays)
    cells = {(x, y) for x, y, _ in state.board}
    gap = any(
        ((x - 1, y) in cells and (x + 1, y) in cells) or ((x, y - 1) in cells and (x, y + 1) in cells)
        for x, y, _ in best[0].tiles
    )
    if lines < THREE_LINES and not gap and len(best[0].tiles) == longest:
        yield "it is the first thing seen"


def _end(game: Qwirkle, state: State, puzzle: Puzzle, plays: dict[Place, int]) -> Iterator[str]:
    texts = {game.text(each): each for each in plays}
    if state.bag or any(None in hand for hand in state.hands):
        yield "the end is not open"
        return
    ends = Ends(game)
    reaches = False
    for play, points in plays.items():
        if game.text(play) in puzzle.answers:
            if not ends.more_than(state, play, points, puzzle.value - 1):
                yield f"{game.text(play)} is worse"
            if ends.more_than(state, play, points, puzzle.value):
                yield f"{game.text(play)} is better"
        elif ends.more_than(state, play, points, puzzle.next):
            yield f"{game.text(play)} is better than the next"
        else:
            reaches = reaches or ends.more_than(state, play, points, puzzle.next - 1)
    if not reaches:
        yield "no play is the next"
    seat = state.mover or 0
    lead = state.scores[seat] - state.scores[1 - seat]
    decides = lead + puzzle.value > 0 >= lead + puzzle.next
    if puzzle.value - puzzle.next < MARGIN_APART and not decides:
        yield "the next is too near"
    if max(plays[each] for each in plays if game.text(each) in puzzle.answers) == max(plays.values()):
        yield "it is the play with the most points"
    if not all(_is_so(game, state, puzzle, texts[each], plays) for each in puzzle.answers):
        yield f"{puzzle.theme} is not true of every right action"
    if puzzle.theme == "end-deny":
        yield from _denies(game, state, puzzle, plays)


def _denies(game: Qwirkle, state: State, puzzle: Puzzle, plays: dict[Place, int]) -> Iterator[str]:
    """Whether the other's best answer is worse by as much as is told, whichever play with the most points is taken."""

    def answer(play: Place) -> int:
        after = game.apply(state, play)
        over = isinstance(game.turn(after), Outcome)
        return 0 if over else max(points for _, points in Legal(game.rules, after).scored())

    most = min(answer(each) for each in plays if plays[each] == max(plays.values()))
    right = next(each for each in plays if game.text(each) == puzzle.answers[0])
    if most - answer(right) != puzzle.facts["denied"] or puzzle.facts["denied"] <= 0:
        yield "it does not deny what is told"


def _keep(game: Qwirkle, state: State, puzzle: Puzzle, plays: dict[Place, int]) -> Iterator[str]:
    seen = Observation(state, frozenset({state.mover or Seat(0)}))
    answers = [game.parse(state, each) for each in puzzle.answers]
    if any(isinstance(each, Place) and plays[each] == max(plays.values()) for each in answers):
        yield "it is the play with the most points"
    if not all(_is_so(game, state, puzzle, each, plays) for each in answers):
        yield f"{puzzle.theme} is not true of every right action"
    coach = QwirkleCoach(game, width=WIDTH)
    known = coach.weigh(seen, (), 0, answers[0], None, 10 * coach.effort.first, OTHER_SEED)
    others = [each for each in known.choices if each.action not in puzzle.answers]
    if not others:
        yield "nothing else was weighed"
    for each in others:
        off, error = known.difference(each.better, each.better2)
        if -off < max(CHANCE_APART, ERRORS * error):
            yield f"{each.action} is too near: {-off:.3f}, standard error {error:.3f}"


def _is_so(game: Qwirkle, state: State, puzzle: Puzzle, action: Action, plays: dict[Place, int]) -> bool:
    """Whether what the sentence of a theme says is true of an action: its points, how many tiles it swaps, what stays ready."""
    facts = puzzle.facts
    if not isinstance(action, Place):
        return puzzle.theme == "swap" and isinstance(action, Swap) and len(action.tiles) == facts["count"]
    if puzzle.theme == "swap" or plays[action] != facts["points"] or max(plays.values()) != facts["most"]:
        return False
    if puzzle.theme == "end-hold":
        return all(len(action.tiles) < len(each.tiles) for each in plays if plays[each] == facts["most"])
    if puzzle.theme not in ("keep-later", "end-later"):
        return True
    seat = state.mover or Seat(0)
    kept = list(state.hands[seat])
    for *_, tile in action.tiles:
        kept.remove(tile)
    hands = tuple(tuple(kept) if each == seat else hand for each, hand in enumerate(state.hands))
    none = (0,) * len(state.pool)
    after = replace(state, board=(*state.board, *action.tiles), hands=hands, bag=0, pool=none)
    return max((points for _, points in Legal(game.rules, after).scored()), default=0) == facts["later"]


def _different(texts: list[str]) -> int:
    """How many plays these are: orders of the same tiles on the same cells are one."""
    return len(
        {
            (
                tuple(sorted(part[:2] for part in each.split("+"))),
                tuple(part[3:] for part in each.split("+")),
            )
            for each in texts
        }
    )
