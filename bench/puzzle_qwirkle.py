"""Makes puzzles of Qwirkle: the most points and ends with open hands; `puzzle_keep` has what to keep, play or swap."""

from __future__ import annotations

from random import Random

from bench.puzzle_grade import LIMITS
from bench.puzzle_keep import best_after, keep_puzzle, kept_by
from speeltafel import Match
from speeltafel.bots.protocol import Limit
from speeltafel.bots.qwirkle.bot import QwirkleBot, QwirkleCharacter
from speeltafel.bots.qwirkle.mind import QwirkleMind
from speeltafel.bots.qwirkle.sight import hands_of
from speeltafel.coach.puzzles.puzzle import Puzzle
from speeltafel.core.protocol import Decision, Observation, Seat
from speeltafel.core.registry import find
from speeltafel.games.qwirkle.actions import Place
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.legal import Legal
from speeltafel.games.qwirkle.state import State

LEAST_LEGAL = 10
MOST_PLAYS = 2
POINTS_APART = 3
MARGIN_APART = 2
SMALL_END = 8
"""Ends with so many tiles in both hands can be searched through by anybody."""

END_TOLD = {"end-hold": ("held",), "end-deny": ("denied",), "end-later": ("later",)}
"""What a sentence tells besides the points: of two right plays it has to be true of both."""


def distinct(plays: list[Place]) -> int:
    """How many different plays these are: orders of the same tiles on the same cells are one."""
    return len(
        {
            (tuple(sorted(t for *_, t in each.tiles)), tuple((x, y) for x, y, _ in each.tiles))
            for each in plays
        }
    )


def points_puzzle(game: Qwirkle, state: State, source: int) -> Puzzle | None:
    """The most points, when they are not what is seen first."""
    plays = [(points, each) for each, points in Legal(game.rules, state).scored() if isinstance(each, Place)]
    if len(plays) < LEAST_LEGAL:
        return None
    most = max(points for points, _ in plays)
    best = [each for points, each in plays if points == most]
    second = max((points for points, _ in plays if points < most), default=0)
    if distinct(best) > MOST_PLAYS or most - second < POINTS_APART:
        return None
    play = best[0]
    lines = game.score(state, play).lines
    cells = {(x, y) for x, y, _ in state.board}
    laid = [(x, y) for x, y, _ in play.tiles]
    between = [
        (x, y)
        for x, y in laid
        if ((x - 1, y) in cells and (x + 1, y) in cells) or ((x, y - 1) in cells and (x, y + 1) in cells)
    ]
    longest = max(len(each.tiles) for _, each in plays)
    if any(line.bonus for line in lines) and len(lines) >= 2:
        theme = "full-and-more"
    elif between:
        theme = "gap"
    elif len(lines) >= 4:
        theme = "many-lines"
    elif len(lines) == 3:
        theme = "three-lines"
    elif len(play.tiles) < longest:
        theme = "short"
    else:
        return None
    is_hidden = bool(between) or len(lines) >= 3 or len(play.tiles) < longest
    if not is_hidden:
        return None
    facts = {"lines": len(lines), "tiles": len(play.tiles), "longest": longest}
    return Puzzle(
        id=f"qwirkle-points-{source}",
        game=game.edition,
        kind="points",
        theme=theme,
        position=game.position(game.observe(state, frozenset({state.mover or Seat(0)})).state),
        answers=sorted(game.text(each) for each in best),
        value=most,
        next=second,
        legal=len(plays),
        grade=0,
        proved=True,
        source=source,
        facts=facts,
    )


def end_puzzle(game: Qwirkle, mind: QwirkleMind, state: State, source: int) -> Puzzle | None:
    """The best final margin with open hands, when it is not the play with the most points."""
    if state.bag or state.opening or sum(map(len, state.hands)) > SMALL_END:
        return None
    seat = state.mover or 0
    mind.end.face(state.board, hands_of(state), seat, 300_000, 0.0)
    if not mind.end.solve(whole=True):
        return None
    plays = [(gain, Place(tiles)) for tiles, gain in mind.end.plays()]
    if len(plays) < LEAST_LEGAL:
        return None
    most = max(gain for gain, _ in plays)
    best = [each for gain, each in plays if gain == most]
    second = max((gain for gain, _ in plays if gain < most), default=most)
    lead = state.scores[seat] - state.scores[1 - seat]
    if distinct(best) > MOST_PLAYS or (most - second < MARGIN_APART and not lead + most > 0 >= lead + second):
        return None
    points = {each: game.score(state, each).points for _, each in plays}
    if max(points.values()) <= max(points[each] for each in best):
        return None
    told = [
        {
            "points": points[each],
            "most": max(points.values()),
            "lead": lead,
            **end_facts(game, state, each, points),
        }
        for each in sorted(best, key=game.text)
    ]
    facts = told[0]
    theme = end_theme(state, min(best, key=game.text), facts, wins=lead + most > 0 >= lead + second)
    if any(each[name] != facts[name] for each in told for name in ("points", *END_TOLD.get(theme, ()))):
        return None
    return Puzzle(
        id=f"qwirkle-end-{source}",
        game=game.edition,
        kind="end",
        theme=theme,
        position=game.position(state),
        answers=sorted(game.text(each) for each in best),
        value=most,
        next=second,
        legal=len(plays),
        grade=0,
        proved=True,
        source=source,
        facts=facts,
    )


def end_facts(game: Qwirkle, state: State, play: Place, points: dict[Place, int]) -> dict[str, int]:
    """What an end play keeps ready for the next turn, and how much less it leaves to the other than any with the most points."""
    seat = state.mover or 0
    other = [tile for tile in state.hands[1 - seat] if tile is not None]
    greedy = [each for each in points if points[each] == max(points.values())]
    later = best_after(game, state, play, kept_by(state, play))
    return {
        "later": later,
        "more": later - max(best_after(game, state, each, kept_by(state, each)) for each in greedy),
        "denied": min(best_after(game, state, each, other) for each in greedy)
        - best_after(game, state, play, other),
        "held": min(len(each.tiles) for each in greedy) - len(play.tiles),
    }


def end_theme(state: State, play: Place, facts: dict[str, int], *, wins: bool) -> str:
    """What speaks for an end play most."""
    if wins:
        return "end-wins"
    if not kept_by(state, play):
        return "end-out"
    if facts["denied"] > max(0, facts["more"]):
        return "end-deny"
    if facts["held"] > 0:
        return "end-hold"
    return "end-later" if facts["more"] > 0 else "end-deny" if facts["denied"] > 0 else "end-plan"


def stays(puzzle: Puzzle, seed: int) -> int:
    """The nodes after which Master stays with an answer, or with a play of the same points where these are asked for."""
    game = find(puzzle.game, 2)
    assert isinstance(game, Qwirkle)
    state = game.set_up(puzzle.position)
    seen = Observation(state, frozenset({state.mover or Seat(0)}))
    bot = QwirkleBot()
    needed = LIMITS[-1] * 2
    for limit in reversed(LIMITS):
        choice = bot.choose(game, seen, (), Limit(nodes=limit), seed)
        if game.text(choice.action) not in puzzle.answers:
            break
        needed = limit
    return needed


def place(puzzle: Puzzle) -> int:
    """How many plays are seen before an answer: longer ones where points are asked for, else those with more points."""
    game = find(puzzle.game, 2)
    assert isinstance(game, Qwirkle)
    state = game.set_up(puzzle.position)
    plays = [(each, points) for each, points in Legal(game.rules, state).scored() if isinstance(each, Place)]
    worth = {
        game.text(each): len(each.tiles) if puzzle.kind == "points" else points for each, points in plays
    }
    return min(sum(other > worth.get(each, 0) for other in worth.values()) for each in puzzle.answers)


WANTED = ("points", "end", "keep", "end", "keep", "end")
"""What is looked for in one game after the other."""


def qwirkle(source: int) -> Puzzle | None:
    """The puzzle of a game, if it has one of the kind that is looked for."""
    game = find("qwirkle", 2)
    assert isinstance(game, Qwirkle)
    rng = Random(f"qwirkle puzzle {source}")
    wanted = WANTED[source % len(WANTED)]
    saver = QwirkleCharacter(judges=True)
    other = {"points": QwirkleCharacter(reach=3, eyes=0.7), "end": QwirkleCharacter(reach=6, eyes=0.8)}
    bots = [QwirkleBot(saver), QwirkleBot(other.get(wanted, saver))]
    match = Match(game, f"qwirkle puzzle {source}")
    mind = QwirkleMind(game.rules)
    stop = rng.randrange(10, 60)
    while isinstance(match.turn, Decision):
        state = match.state
        found = None
        if wanted == "end":
            found = end_puzzle(game, mind, state, source)
        elif wanted == "keep":
            found = keep_puzzle(game, mind, state, source)
        elif match.number > stop:
            found = points_puzzle(game, state, source)
        if found is not None:
            return found
        eyes = frozenset({match.turn.seat})
        bot = bots[match.turn.seat]
        choice = bot.choose(game, match.observe(eyes), match.events_for(eyes), Limit(), rng.getrandbits(40))
        match.push(choice.action)
    return None
