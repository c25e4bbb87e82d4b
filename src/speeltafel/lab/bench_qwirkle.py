"""What is measured for Qwirkle: listing the legal actions, greedy games and thought in the kernel, cost by frontier."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from speeltafel.bots.protocol import Limit
from speeltafel.bots.qwirkle.bot import QwirkleBot
from speeltafel.bots.qwirkle.mind import deal_for
from speeltafel.core.protocol import Decision, Outcome
from speeltafel.core.registry import find
from speeltafel.games.qwirkle._listing_cy import count_plays
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import mask_of
from speeltafel.lab.bench import Bench, Unit

MIDDLE = range(40, 61)
FRONTIERS = ((20, 30), (40, 50), (60, 70), (80, 90))


def _game() -> Qwirkle:
    game = find("qwirkle", seats=2)
    assert isinstance(game, Qwirkle)
    return game


def tables(game: Qwirkle, count: int, wanted: Callable[[State], bool], seed: int = 1) -> list[State]:
    """So many tables of greedy games in which a player must choose, the same in every process."""
    rng = Random(seed)
    found: list[State] = []
    while len(found) < count:
        state = game.start()
        while not isinstance(asked := game.turn(state), Outcome):
            if isinstance(asked, Decision):
                if wanted(state):
                    found.append(state)
                action = next(iter(game.legal(state)))
            else:
                action = asked.sample(rng)
            state = game.apply(state, action)
    return found[:count]


def _listing(times: int) -> Callable[[], int]:
    """Every legal action with its points, 40 to 60 tiles down, so many times for each table in turn."""
    game = _game()
    middle = tables(game, 60, lambda state: len(state.board) in MIDDLE)

    def work() -> int:
        for state in middle:
            for _ in range(times):
                game.legal(state).scored()
        return times * len(middle)

    return work


def _self_play() -> Callable[[], int]:
    deal = deal_for(_game().rules)
    deal.seed(1)

    def work() -> int:
        deal.self_play(5)
        return 5

    return work


def _thinking(wanted: Callable[[State], bool]) -> Callable[[], int]:
    """The nodes of the strongest bot on such tables: turns played out, or positions of the end."""
    game = _game()
    bot = QwirkleBot()
    seen = [
        game.observe(state, frozenset({state.mover}))
        for state in tables(game, 6, wanted)
        if state.mover is not None
    ]

    def work() -> int:
        return sum(bot.choose(game, each, (), Limit(nodes=100), 1).nodes for each in seen)

    return work


def _by_frontier(least: int, most: int) -> Callable[[], int]:
    """Finding every play on tables with so many frontier cells; the position is set up off the clock."""
    game = _game()

    def wanted(state: State) -> bool:
        with lent_finder(game.rules, state.board) as finder:
            return bool(state.board) and least <= len(finder.board.frontier()) < most

    def work() -> int:
        for state, mask in chosen:
            with lent_finder(game.rules, state.board) as finder:
                for _ in range(20):
                    count_plays(finder, mask)
        return 20 * len(chosen)

    chosen = [
        (state, mask_of(state.hands[state.mover]))
        for state in tables(game, 12, wanted)
        if state.mover is not None
    ]
    return work


BENCHES = (
    Bench("qwirkle: legal with points, 40-60 tiles", Unit.MICROSECONDS, lambda: _listing(20)),
    Bench("qwirkle: the same, the table changing", Unit.MICROSECONDS, lambda: _listing(1)),
    Bench("qwirkle: greedy games in the kernel", Unit.A_SECOND, _self_play),
    Bench(
        "qwirkle: turns that the strongest bot plays out, 40-60 tiles",
        Unit.A_SECOND,
        lambda: _thinking(lambda state: len(state.board) in MIDDLE),
    ),
    Bench(
        "qwirkle: positions it searches at the end",
        Unit.A_SECOND,
        lambda: _thinking(lambda state: not state.bag and sum(map(len, state.hands)) > 7),
    ),
    *(
        Bench(
            f"qwirkle: finding plays, {least}-{most} frontier cells",
            Unit.MICROSECONDS,
            lambda least=least, most=most: _by_frontier(least, most),  # type: ignore[misc]
        )
        for least, most in FRONTIERS
    ),
)
