"""Whether what Qwirkle imagines is even: drawn tables against all that fit, counted one by one.

`python bench/even.py --cases 200 --draws 40000` takes random small cases of every kind (announced best sets, seats that
passed, the viewer's own swaps with whatever followed them; one hidden hand and several) for the rules' sampler and for
the one that the bots' kernel uses, and prints the farthest of them in standard deviations of chi-square.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

from speeltafel import Match, find
from speeltafel.bots.qwirkle._guess_cy import DEALS
from speeltafel.bots.qwirkle.mind import QwirkleMind
from speeltafel.core.protocol import Decision, Eyes, Outcome, Seat
from speeltafel.games.qwirkle._unseen_cy import Unseen
from speeltafel.games.qwirkle.actions import Action, Draw, Pass, Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.sight import bound_by
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import best_set, kinds_listed
from speeltafel.testing.evenness import spread

Hidden = tuple[frozenset[int], ...]
"""The numbered tiles of each hidden hand; what is in none of them is in the bag."""


def told_ways(kinds: Sequence[int], sizes: Sequence[int], told: Sequence[int]) -> Counter[str]:
    """Every deal of numbered tiles whose hands have best sets of these sizes, by the kinds in them."""
    ways: Counter[str] = Counter()

    def deal(left: frozenset[int], hands: tuple[tuple[int, ...], ...]) -> None:
        seat = len(hands)
        if seat == len(sizes):
            ways[name(hands)] += 1
            return
        for tokens in combinations(sorted(left), sizes[seat]):
            hand = tuple(sorted(kinds[token] for token in tokens))
            if not told[seat] or best_set(hand) == told[seat]:
                deal(left - set(tokens), (*hands, hand))

    deal(frozenset(range(len(kinds))), ())
    return ways


def barred_ways(kinds: Sequence[int], sizes: Sequence[int], barred: Sequence[int]) -> Counter[str]:
    """Every deal of numbered tiles in which no hand has a kind that its seat cannot hold."""
    ways: Counter[str] = Counter()

    def deal(left: frozenset[int], hands: tuple[tuple[int, ...], ...]) -> None:
        seat = len(hands)
        if seat == len(sizes):
            ways[name(hands)] += 1
            return
        fit = [token for token in sorted(left) if not barred[seat] >> kinds[token] & 1]
        for tokens in combinations(fit, sizes[seat]):
            deal(left - set(tokens), (*hands, tuple(sorted(kinds[token] for token in tokens))))

    deal(frozenset(range(len(kinds))), ())
    return ways


def name(hands: Iterable[Iterable[int]]) -> str:
    return "/".join(",".join(map(str, sorted(hand))) for hand in hands)


class Story:
    """All that can have happened since a moment, forwards: every way of the numbered tiles, one by one."""

    def __init__(self, state: State, eyes: Eyes) -> None:
        self.eyes = eyes
        self.seats = [seat for seat in range(len(state.hands)) if seat not in eyes]
        unseen = [*kinds_listed(state.pool)] + [
            tile for seat in self.seats for tile in state.hands[seat] if tile is not None
        ]
        self.kind = dict(enumerate(unseen))
        self.off = frozenset(self.kind)
        sizes = [len(state.hands[seat]) for seat in self.seats]
        self.tables: Counter[tuple[Hidden, frozenset[int]]] = Counter()
        for hands in self._deals(self.off, sizes):
            self.tables[hands, self.off] += 1

    def _deals(self, left: frozenset[int], sizes: Sequence[int]) -> Iterator[Hidden]:
        if not sizes:
            yield ()
            return
        for hand in combinations(sorted(left), sizes[0]):
            for more in self._deals(left - set(hand), sizes[1:]):
                yield (frozenset(hand), *more)

    def go(self, seat: Seat, action: Action, drawn: tuple[int | None, ...]) -> None:
        """A move and the draw after it, as the viewer knows them; `off` are the tiles not seen, numbered."""
        after: Counter[tuple[Hidden, frozenset[int]]] = Counter()
        returned: list[int] = []
        if isinstance(action, Swap) and seat in self.eyes:
            for tile in action.tiles:
                assert tile is not None
                returned.append(len(self.kind))
                self.kind[len(self.kind)] = tile
        for (hands, off), ways in self.tables.items():
            for now, left, aside in self._played(hands, off, seat, action):
                bag = left.difference(*now, aside)
                for taken in self._drawn(bag, drawn):
                    held, still = now, left
                    if seat in self.eyes:
                        still = (left - taken) | set(returned)
                    else:
                        index = self.seats.index(seat)
                        held = (*now[:index], now[index] | taken, *now[index + 1 :])
                    after[held, still] += ways
        self.tables = after

    def _played(
        self, hands: Hidden, off: frozenset[int], seat: Seat, action: Action
    ) -> Iterator[tuple[Hidden, frozenset[int], frozenset[int]]]:
        if seat in self.eyes or isinstance(action, Pass):
            yield hands, off, frozenset()
            return
        index = self.seats.index(seat)
        if isinstance(action, Swap):
            for aside in combinations(sorted(hands[index]), len(action.tiles)):
                yield (*hands[:index], hands[index] - set(aside), *hands[index + 1 :]), off, frozenset(aside)
            return
        assert isinstance(action, Place)
        for laid in self._of_kinds(hands[index], [tile for _, _, tile in action.tiles]):
            yield (*hands[:index], hands[index] - laid, *hands[index + 1 :]), off - laid, frozenset()

    def _drawn(self, bag: frozenset[int], drawn: tuple[int | None, ...]) -> Iterator[frozenset[int]]:
        if None in drawn:
            yield from map(frozenset, combinations(sorted(bag), len(drawn)))
        else:
            yield from self._of_kinds(bag, [tile for tile in drawn if tile is not None])

    def _of_kinds(self, tokens: frozenset[int], kinds: Sequence[int]) -> Iterator[frozenset[int]]:
        for some in combinations(sorted(tokens), len(kinds)):
            if sorted(self.kind[token] for token in some) == sorted(kinds):
                yield frozenset(some)

    def ways(self) -> Counter[str]:
        """The hidden hands by their kinds."""
        found: Counter[str] = Counter()
        for (hands, _), ways in self.tables.items():
            found[name([self.kind[token] for token in hand] for hand in hands)] += ways
        return found


def story_case(seed: int, seats: int, *, turns: int, bag: int, most: int = 60_000) -> tuple[Match[State, Action], Eyes, Counter[str]] | None:  # fmt: skip
    """A random game that goes on from a small bag with swaps of everybody, the viewer's first of all."""
    rng = Random(seed)
    game = find("qwirkle", seats=seats)
    match: Match[State, Action] = Match(game, seed)
    while not isinstance(turn := match.turn, Outcome) and match.state.bag > bag:
        plays = [action for action in match.legal if isinstance(action, Place)]
        match.push(rng.choice(plays) if plays else Swap(match.state.hands[turn.seat][:1]))  # type: ignore[union-attr]
    if not isinstance(match.turn, Decision):
        return None
    viewer = match.turn.seat
    eyes = frozenset({viewer})
    if any(event.seat == viewer and isinstance(event.action, Swap) for event in match.events):
        return None
    story = Story(match.observe(eyes).state, eyes)
    for step in range(turns):
        if not isinstance(turn := match.turn, Decision):
            break
        choices = list(match.legal)
        swaps = [action for action in choices if isinstance(action, Swap)]
        is_swap = bool(swaps) and (step == 0 or rng.random() < 0.4)
        action = rng.choice(swaps if is_swap else [each for each in choices if each not in swaps] or choices)
        number = len(match.events)
        match.push(action)
        known = match.events_for(eyes)[number:]
        draws = [event.action.tiles for event in known if isinstance(event.action, Draw)]
        if len(story.tables) > most:
            return None
        story.go(turn.seat, known[0].action, draws[0] if draws else ())
    return match, eyes, story.ways()


def drawn_by_rules(
    game: Qwirkle, match: Match[State, Action], eyes: Eyes, rng: Random, draws: int
) -> Counter[str]:
    """What the rules imagine."""
    seen, events = match.observe(eyes), match.events_for(eyes)
    hidden = [seat for seat in range(game.seats) if seat not in eyes]
    tables = (game.imagine(seen, rng, events) for _ in range(draws))
    return Counter(
        name([tile for tile in table.hands[seat] if tile is not None] for seat in hidden) for table in tables
    )


def drawn_by_kernel(
    game: Qwirkle, match: Match[State, Action], eyes: Eyes, rng: Random, draws: int
) -> Counter[str]:
    """What the bots' kernel imagines where no play makes it doubt."""
    seen, rules = match.observe(eyes), game.rules
    state = seen.state
    (viewer,) = eyes
    guess = QwirkleMind(rules).guess
    mine = [tile for tile in state.hands[viewer] if tile is not None]
    sizes = [len(hand) for hand in state.hands]
    known = bound_by(rules, seen, match.events_for(eyes))
    guess.see(state.board, mine, kinds_listed(state.pool), sizes, state.scores, viewer, [], known)
    found: Counter[str] = Counter()
    for _ in range(draws // DEALS):
        for deal in guess.imagined(DEALS, rng.getrandbits(64)):
            found[name(hand for seat, hand in enumerate(deal) if seat != viewer)] += 1
    return found


def pool_case(rng: Random, tiles: int) -> list[int]:
    """Some tiles of all 108, sorted by kind: few kinds, so that lines come about."""
    some = rng.sample([kind for kind in range(36) if kind % 6 < 6 and kind // 6 < 3] * 3, tiles)
    return sorted(some)


def told_case(rng: Random, sizes: Sequence[int], tiles: int, draws: int) -> float:
    """Hands with announced best sets, as some deal had them."""
    kinds = pool_case(rng, tiles)
    dealt = rng.sample(kinds, sum(sizes))
    told = [best_set(dealt[sum(sizes[:seat]) : sum(sizes[: seat + 1])]) for seat in range(len(sizes))]
    return told_spread(kinds, sizes, told, rng, draws)


def told_spread(
    kinds: Sequence[int], sizes: Sequence[int], told: Sequence[int], rng: Random, draws: int
) -> float:
    ways = told_ways(kinds, sizes, told)
    unseen = seen_pool(kinds, sizes)
    for seat, size in enumerate(told):
        if size:
            unseen.tell(seat, size, 0)
    found = Counter(name(unseen.drawn(rng.getrandbits(64))[: len(sizes)]) for _ in range(draws))
    return spread(found, ways, f"told {told} of {kinds}")


def barred_case(rng: Random, sizes: Sequence[int], draws: int) -> float:
    """Hands of seats that passed, and an empty bag."""
    kinds = pool_case(rng, sum(sizes))
    shuffled = rng.sample(kinds, len(kinds))
    barred = []
    for seat, size in enumerate(sizes):
        held = set(shuffled[sum(sizes[:seat]) : sum(sizes[:seat]) + size])
        barred.append(sum(1 << kind for kind in range(36) if kind not in held and rng.random() < 0.5))
    barred[-1] = rng.choice((0, barred[-1]))
    ways = barred_ways(kinds, sizes, barred)
    unseen = seen_pool(kinds, sizes)
    for seat, bits in enumerate(barred):
        if bits:
            unseen.bar(seat, bits)
    found = Counter(name(unseen.drawn(rng.getrandbits(64))[: len(sizes)]) for _ in range(draws))
    return spread(found, ways, f"barred {barred} of {kinds}")


def seen_pool(kinds: Sequence[int], sizes: Sequence[int]) -> Unseen:
    unseen = Unseen(3)
    counts = [kinds.count(kind) for kind in range(36)]
    unseen.see(counts, [*sizes, *[0] * (9 - len(sizes)), len(kinds) - sum(sizes)])
    return unseen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100, help="cases of each kind")
    parser.add_argument("--draws", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = Random(given.seed)
    for sizes, tiles in (((6,), 15), ((4,), 20), ((4, 3), 12), ((5, 5), 12), ((3, 2, 2), 9)):
        far = [told_case(rng, sizes, tiles, given.draws) for _ in range(given.cases)]
        print(f"announced, hands of {sizes} from {tiles}: {summary(far)}", flush=True)
    for sizes in ((6, 5), (4, 4, 3), (2, 3, 2, 3)):
        far = [barred_case(rng, sizes, given.draws) for _ in range(given.cases)]
        print(f"passed, hands of {sizes}: {summary(far)}", flush=True)
    for seats, turns, bag in ((2, 1, 6), (2, 3, 5), (2, 5, 4), (3, 1, 1), (3, 3, 1)):
        rules: list[float] = []
        kernel: list[float] = []
        seed = given.seed
        while len(rules) < given.cases:
            seed += 1
            case = story_case(seed, seats, turns=turns, bag=bag)
            if case is None:
                continue
            match, eyes, ways = case
            game = match.game
            assert isinstance(game, Qwirkle)
            where = f"seed {seed}, {seats} seats"
            rules.append(spread(drawn_by_rules(game, match, eyes, rng, given.draws), ways, where))
            kernel.append(spread(drawn_by_kernel(game, match, eyes, rng, given.draws), ways, where))
        print(
            f"own swaps, {seats} seats, {turns} turns: rules {summary(rules)}; kernel {summary(kernel)}",
            flush=True,
        )
    return 0


def summary(far: Sequence[float]) -> str:
    return f"{len(far)} cases, mean {sum(far) / len(far):+.2f}, farthest {max(far):+.2f}"


if __name__ == "__main__":
    sys.exit(main())
