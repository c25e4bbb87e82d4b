"""Makes puzzles of Qwirkle in which what is kept, denied or swapped counts for more than points.

They are judged by playouts and not proved. Only the last tiles of the bag are looked at, where playouts go on to the end and a
chance is a share of games won. Few hands have one turn that stands out, and only at a lead that it decides: so hands are dealt anew
from what is not seen, and the points are shifted to where it stands out most. The table is the game's.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from dataclasses import replace
from random import Random
from statistics import fmean

from speeltafel.bots.qwirkle.mind import QwirkleMind
from speeltafel.bots.qwirkle.sight import action_of, points_of, see
from speeltafel.coach.plan import luck_of
from speeltafel.coach.puzzles.puzzle import Puzzle
from speeltafel.coach.qwirkle import BATCH, EFFORT, LATE, LATE_EFFORT
from speeltafel.core.protocol import Observation, Seat
from speeltafel.games.qwirkle.actions import Action, Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.legal import Legal
from speeltafel.games.qwirkle.rules import without
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import Laid, Tile, best_sets, kinds_listed

LEAST_LEGAL = 10
MOST_LEAD = 25
HANDS_TRIED = 7
"""So many hands are dealt anew from what the mover does not see, besides its own: few hands have one turn that stands out, more of them the later it is."""
PLAYS, SWAPS = 160, 6
"""Candidates at the most: nearly always all plays, and the swaps that keep the best tiles."""
FIRST = 24
"""So many plays are looked at first; all of them only where that promises something."""
LEFT, LAST = 10, 6
"""So many of them are played out further, and to the end of the search."""
ALIKE = 0.01
"""A second action that is worse by no more than this is right too."""
GLIMPSE, GLANCE, APART, ERRORS = 0.09, 0.06, 0.065, 4
"""The next one is worse by so much at first sight, after a moment, and in the end: a little more than is asked, as other deals tell a little otherwise."""
NODES = 4 * EFFORT.first * LATE_EFFORT
"""Four times what a review thinks at first about such a turn; the check thinks ten times as much, with other seeds."""
SOON, MOMENT = 4, 20
"""Batches of deals: after the first sight, and at a time in the end."""
OPEN = (0.15, 0.97)
"""A game that is nearly decided is no puzzle."""
HANDS = 100
"""Hands of the other that are imagined to tell what is denied."""
TOLD = {
    "swap": ("points", "count"),
    "keep-later": ("points", "later"),
    "keep-set": ("points", "kept"),
    "keep-shut": ("points", "denied"),
}
"""What a sentence tells: of two right actions it has to be true of both."""
DENIED, MORE, SET = 2, 3, 3
"""From which on it is told: points that the other gets less, points that are ready for the next turn, tiles that go together."""


def keep_puzzle(game: Qwirkle, mind: QwirkleMind, state: State, source: int) -> Puzzle | None:
    """A turn in which one action, two at the most, wins more often than every other, and it is not the most points.

    The hand may be dealt anew, and the lead may be another than in the game: the one at which the action stands out most.
    """
    if state.opening or not 0 < state.bag <= LATE:
        return None
    seen = game.observe(state, frozenset({state.mover or Seat(0)})).state
    rng = Random(f"{source} {state.bag}")
    for dealt in range(1 + HANDS_TRIED):
        found = _puzzle_of(game, mind, dealt_anew(seen, rng) if dealt else seen, source)
        if found is not None:
            return found
    return None


def dealt_anew(state: State, rng: Random) -> State:
    """The same table with another hand for the mover, drawn from its own and from all that it does not see."""
    seat = state.mover or Seat(0)
    own = [tile for tile in state.hands[seat] if tile is not None]
    tiles = [*kinds_listed(state.pool), *own]
    rng.shuffle(tiles)
    hand, rest = tiles[: len(own)], Counter(tiles[len(own) :])
    hands = tuple(tuple(hand) if each == seat else other for each, other in enumerate(state.hands))
    return replace(state, hands=hands, pool=tuple(rest[kind] for kind in range(len(state.pool))))


def _puzzle_of(game: Qwirkle, mind: QwirkleMind, state: State, source: int) -> Puzzle | None:
    """The puzzle of one hand, at the lead at which there is one."""
    state = game.set_up(game.position(state))
    options = _candidates(game, mind, Observation(state, frozenset({state.mover or Seat(0)})))
    points = {each: points_of(game.rules, state, each) for each in options}
    greedy = max(points.values())
    legal = sum(isinstance(each, Place) for each, _ in Legal(game.rules, state).scored())
    if legal < LEAST_LEGAL:
        return None
    leads = _leads(mind, [*options[:FIRST], *options[FIRST:][-SWAPS:]], source, 1)
    found = _apart_most(leads, GLIMPSE)
    if found is None or points[found[1][0]] == greedy:
        return None
    leads = _leads(mind, found[1][:LEFT], source + 1, SOON)
    found = _apart_most(leads, GLANCE)
    if found is None or points[found[1][0]] == greedy:
        return None
    state = with_lead(state, found[0])
    if max(abs(each - other) for each in state.scores for other in state.scores) > MOST_LEAD:
        return None
    best = action_of(mind.candidates, state, found[1][0])
    most = action_of(mind.candidates, state, next(each for each in options if points[each] == greedy))
    if not _theme(best, _facts(game, state, best, most, source)):
        return None
    position = game.position(state)
    seen = Observation(game.set_up(position), frozenset({state.mover or Seat(0)}))
    options = _candidates(game, mind, seen)
    some = _best_of(mind, options, source + 2)
    nodes, batches = mind.rollout.looked_at(), 0
    chances: dict[int, list[float]] = {each: [] for each in dict.fromkeys([*found[1][:LAST], *some[:LAST]])}
    judged = None
    while mind.rollout.looked_at() - nodes < NODES:
        for each, more in _played_out(mind, list(chances), source + 3 + batches, MOMENT).items():
            chances[each] += more
        batches += 1
        judged = _right(chances, GLANCE, ERRORS)
        if judged is None:
            return None
    judged = _right(chances, APART, ERRORS)
    if judged is None or not OPEN[0] <= fmean(chances[judged[0][0]]) <= OPEN[1]:
        return None
    right, order = judged
    if max(points[each] for each in right) == greedy:
        return None
    actions = [action_of(mind.candidates, seen.state, each) for each in right]
    told = [
        {"points": points[each], "most": greedy, **_facts(game, seen.state, action, most, source)}
        for each, action in zip(right, actions, strict=True)
    ]
    facts, theme = told[0], _theme(actions[0], told[0])
    if not theme or any(each[name] != facts[name] for each in told for name in TOLD[theme]):
        return None
    return Puzzle(
        id=f"qwirkle-keep-{source}",
        game=game.edition,
        kind="keep",
        theme=theme,
        position=position,
        answers=sorted(map(game.text, actions)),
        value=round(1000 * fmean(chances[right[-1]])),
        next=round(1000 * fmean(chances[order[len(right)]])),
        legal=legal,
        grade=0,
        proved=False,
        source=source,
        facts=facts,
    )


def with_lead(state: State, more: int) -> State:
    """The same table with so many points more for the mover, or fewer for the other."""
    seat = state.mover or Seat(0)
    scores = list(state.scores)
    scores[seat if more > 0 else 1 - seat] += abs(more)
    return replace(state, scores=tuple(scores))


def _candidates(game: Qwirkle, mind: QwirkleMind, seen: Observation[State]) -> list[int]:
    see(mind.guess, game.rules, seen, ())
    mind.rollout.limit_to(2 * game.seats, game.rules.hand * game.seats + LATE, 0, 0.0)
    mind.candidates.clear_options()
    count = mind.candidates.propose(PLAYS, SWAPS)
    return list(dict.fromkeys(mind.candidates.option(index) for index in range(count)))


def _best_of(mind: QwirkleMind, options: list[int], luck: int) -> list[int]:
    """The options in the order of what they make on a few deals."""
    chances = {each: fmean(found) for each, found in _played_out(mind, options, luck, 1).items()}
    return sorted(options, key=lambda each: -chances[each])


def _results(
    mind: QwirkleMind, options: list[int], luck: int, batches: int
) -> list[list[tuple[float, float]]]:
    mind.candidates.clear_options()
    for each in options:
        mind.candidates.add_option(each)
    return [deal for batch in range(batches) for deal in mind.rollout.results(luck_of(luck, batch), BATCH)]


def _leads(mind: QwirkleMind, options: list[int], luck: int, batches: int) -> dict[int, list[int]]:
    """The lead at the end that each candidate made on the same deals."""
    deals = _results(mind, options, luck, batches)
    return {each: [round(deal[at][1]) for deal in deals] for at, each in enumerate(options)}


def _played_out(mind: QwirkleMind, options: list[int], luck: int, batches: int) -> dict[int, list[float]]:
    """The share of a win that each candidate made on the same deals."""
    deals = _results(mind, options, luck, batches)
    return {each: [deal[at][0] for deal in deals] for at, each in enumerate(options)}


def _apart_most(leads: dict[int, list[int]], apart: float) -> tuple[int, list[int]] | None:
    """How many points more make the third action fall behind the second, or the second behind the first, most; and the order then."""
    best: tuple[float, int, list[int]] | None = None
    ranked = {each: sorted(found) for each, found in leads.items()}
    for more in range(-MOST_LEAD, MOST_LEAD + 1):
        chances = {
            each: 1 - (bisect_left(found, -more) + bisect_right(found, -more)) / (2 * len(found))
            for each, found in ranked.items()
        }
        order = sorted(chances, key=lambda each: -chances[each])
        if len(order) < 3 or not OPEN[0] <= chances[order[0]] <= OPEN[1]:
            continue
        first, second, third = (chances[each] for each in order[:3])
        off = max(first - second, second - third if first - second <= ALIKE else 0.0)
        if best is None or off > best[0]:
            best = off, more, order
    return None if best is None or best[0] < apart else best[1:]


def _right(chances: dict[int, list[float]], apart: float, errors: int) -> tuple[list[int], list[int]] | None:
    """The actions that are right and all in their order; None when the next is too near."""
    order = sorted(chances, key=lambda each: -fmean(chances[each]))
    means = [fmean(chances[each]) for each in order]
    right = 2 if means[0] - means[1] <= ALIKE else 1
    if right >= len(order):
        return None
    last = chances[order[right - 1]]
    for each in order[right:]:
        offs = [a - b for a, b in zip(last, chances[each], strict=True)]
        off = fmean(offs)
        error = (fmean(x * x for x in offs) - off * off) ** 0.5 / len(offs) ** 0.5
        if off < max(apart, errors * error):
            return None
    return order[:right], order


def _facts(game: Qwirkle, state: State, action: Action, greedy: Action, source: int) -> dict[str, int]:
    """What stays in the hand, what it could bring next, and what the other gets: with the answer, and more than with the most points."""
    rng = Random(source)
    unseen = list(kinds_listed(state.pool))
    hands = [rng.sample(unseen, len(state.hands[1 - (state.mover or 0)])) for _ in range(HANDS)]
    given, saved = ([best_after(game, state, each, hand) for hand in hands] for each in (action, greedy))
    left = kept_by(state, action)
    later = best_after(game, state, action, left)
    return {
        "count": len(_tiles(action)),
        "kept": len(best_sets(left)[0]) if left else 0,
        "later": later,
        "more": later - best_after(game, state, greedy, kept_by(state, greedy)),
        "denied": round(fmean(saved) - fmean(given)),
    }


def kept_by(state: State, action: Action) -> list[Tile]:
    """What an action leaves in the mover's hand, before anything is drawn."""
    return [tile for tile in without(state.hands[state.mover or 0], _tiles(action)) if tile is not None]


def best_after(game: Qwirkle, state: State, action: Action, hand: list[Tile]) -> int:
    """The most points of a hand after an action; none when that ends the game."""
    if not state.bag and not kept_by(state, action):
        return 0
    laid: tuple[Laid, ...] = action.tiles if isinstance(action, Place) else ()
    after = replace(
        state,
        board=(*state.board, *laid),
        hands=(tuple(hand), tuple(hand)),
        mover=Seat(0),
        bag=0,
        pool=(0,) * len(state.pool),
    )
    return max((points for _, points in Legal(game.rules, after).scored()), default=0)


def _theme(action: Action, facts: dict[str, int]) -> str:
    """What speaks for it most; none when nothing that can be told does."""
    if isinstance(action, Swap):
        return "swap"
    if facts["denied"] >= DENIED:
        return "keep-shut"
    if facts["more"] >= MORE:
        return "keep-later"
    return "keep-set" if facts["kept"] >= SET else ""


def _tiles(action: Action) -> tuple[Tile | None, ...]:
    if isinstance(action, Swap):
        return action.tiles
    return tuple(tile for *_, tile in action.tiles) if isinstance(action, Place) else ()
