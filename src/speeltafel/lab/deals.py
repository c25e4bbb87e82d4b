"""One deal of an arena, played once in every seating: the same luck for all, and where the time went."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from math import ceil, floor, log10

from msgspec import Struct

from speeltafel.bots.budget import read_limit
from speeltafel.bots.checked import Report, checked
from speeltafel.bots.guard import Guard
from speeltafel.bots.levels import PROGRAM, AnyBot, Level, level_named
from speeltafel.bots.protocol import Limit
from speeltafel.bots.warmup import warm_up
from speeltafel.core.protocol import Decision, Event, Game, Outcome, Seat
from speeltafel.core.registry import find_with
from speeltafel.table.match import Match

LONGEST = 5_000
"""Decisions after which a game is called a draw: bots may swap for ever, an arena may not."""

BINS = 20
"""Bins of the move times' histogram for a factor of ten."""

DETAIL = 300
"""Characters of a fault's detail that are kept."""


class Plan(Struct, frozen=True):
    """What an arena plays; two runs of one plan with a limit in nodes are equal, move by move."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    limit: str
    seed: str

    def line_ups(self) -> list[tuple[int, ...]]:
        """Who sits together, as indices of bots: all combinations; too few bots and the last one sits twice."""
        few = tuple(range(len(self.bots)))
        if len(few) <= self.seats:
            return [few + few[-1:] * (self.seats - len(few))]
        return list(combinations(few, self.seats))

    @property
    def deals(self) -> int:
        """How many deals it takes: `games` are for each line-up, rounded up to whole deals."""
        return len(self.line_ups()) * ceil(self.games / self.seats)


class GamePlayed(Struct, frozen=True):
    """One game: which bot sat where, and how it ended."""

    bots: list[int]
    winners: list[int]
    scores: list[int]
    reason: str
    decisions: int


class Pace(Struct, omit_defaults=True):
    """How long a bot thought: `bins` counts moves by the logarithm of their microseconds, `details` has each fault's first."""

    moves: int = 0
    seconds: float = 0.0
    most: float = 0.0
    nodes: int = 0
    bins: dict[int, int] = {}
    faults: dict[str, int] = {}
    details: dict[str, str] = {}

    def note(self, report: Report[object]) -> None:
        """Counts a move."""
        self.moves += 1
        self.seconds += report.seconds
        self.most = max(self.most, report.seconds)
        self.nodes += report.choice.nodes
        bin = floor(BINS * log10(max(report.seconds, 1e-6) * 1e6))
        self.bins[bin] = self.bins.get(bin, 0) + 1
        if report.fault is not None:
            self.faults[report.fault.value] = self.faults.get(report.fault.value, 0) + 1
            self.details.setdefault(report.fault.value, report.detail[:DETAIL])

    def add(self, other: Pace) -> None:
        """Counts another's moves as well."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.most = max(self.most, other.most)
        self.nodes += other.nodes
        for bin, count in other.bins.items():
            self.bins[bin] = self.bins.get(bin, 0) + count
        for fault, count in other.faults.items():
            self.faults[fault] = self.faults.get(fault, 0) + count
        self.details = other.details | self.details

    def quantile(self, share: float) -> float:
        """The seconds that so large a share of the moves stays below, to a twelfth."""
        left = share * self.moves
        for bin in sorted(self.bins):
            left -= self.bins[bin]
            if left <= 0:
                return min(self.most, float(10 ** ((bin + 1) / BINS)) * 1e-6)
        return self.most


class DealPlayed(Struct, frozen=True):
    """All seatings of one deal; `digest` stands for every action played."""

    number: int
    games: list[GamePlayed]
    paces: list[Pace]
    digest: str


class Asked:
    """A bot as the arena asks it: ours in this process, anybody else's behind a guard or in a program of its own."""

    def __init__(self, game: str, name: str, limit: str) -> None:
        self.level: Level = level_named(game, name)
        self.limit: Limit = read_limit(limit) if limit else self.level.limit
        self.guard = Guard() if ":" in name and not name.startswith(PROGRAM) else None
        self.name = name
        self.bot: AnyBot | None = None if self.guard else self.level.make()
        self.is_warm = False

    def choose(self, match: Match[object, object], told: Told, seat: Seat, luck: int) -> Report[object]:
        """The bot's move, or the one in its place."""
        seen, events = match.observe(frozenset({seat})), tuple(told.events[seat])
        if self.bot is not None:
            if not self.is_warm:
                self.is_warm = True
                warm_up(self.bot, match.game, seen, events, luck)
            return checked(self.bot, match.game, seen, events, self.limit, luck)
        assert self.guard is not None
        return self.guard.choose(self.name, match.game, seen, events, self.limit, luck)


class Told:
    """The log as each seat may know it, kept up to date event by event."""

    def __init__(self, match: Match[object, object]) -> None:
        self.match = match
        self.events: list[list[Event[object]]] = [[] for _ in range(match.game.seats)]
        self.tell(match.log)

    def tell(self, news: Sequence[Event[object]]) -> None:
        """Tells every seat what happened, as far as it may know."""
        for seat, events in enumerate(self.events):
            eyes = frozenset({Seat(seat)})
            events += [self.match.redacted(event, eyes) for event in news]


@cache
def asked(game: str, name: str, limit: str) -> Asked:
    """One bot for the life of a process."""
    return Asked(game, name, limit)


@cache
def _game(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Game[object, object]:
    return find_with(name, seats, dict(options))


def game_of(name: str, seats: int, options: Mapping[str, str]) -> Game[object, object]:
    """The game of a plan, made once."""
    return _game(name, seats, tuple(sorted(options.items())))


def play_deal(plan: Plan, number: int) -> DealPlayed:
    """Deal `number` of a plan, in every rotation of its line-up."""
    line_ups = plan.line_ups()
    line_up = line_ups[number % len(line_ups)]
    seed = f"{plan.seed}/{number // len(line_ups)}"
    paces = [Pace() for _ in plan.bots]
    digest = hashlib.sha256()
    games = []
    for turn in range(plan.seats):
        bots = line_up[turn:] + line_up[:turn]
        games.append(_play(plan, seed, bots, paces, digest))
    return DealPlayed(number, games, paces, digest.hexdigest()[:16])


def _play(
    plan: Plan, seed: str, bots: tuple[int, ...], paces: list[Pace], digest: hashlib._Hash
) -> GamePlayed:
    match: Match[object, object] = Match(game_of(plan.game, plan.seats, plan.options), seed=seed)
    game, told = match.game, Told(match)
    decisions = 0
    while isinstance(turn := match.turn, Decision):
        if decisions == LONGEST:
            turn = Outcome(match.scores, frozenset(), "too-long")
            break
        decisions += 1
        index = bots[turn.seat]
        bot = asked(plan.game, plan.bots[index], plan.limit)
        report = bot.choose(match, told, turn.seat, luck_of(seed, index, match.number))
        paces[index].note(report)
        told.tell(match.push(report.choice.action))
        digest.update(game.text(report.choice.action).encode() + b"\n")
    assert isinstance(turn, Outcome)
    return GamePlayed(list(bots), sorted(turn.winners), list(turn.scores), turn.reason, decisions)


def luck_of(seed: str, bot: int, number: int) -> int:
    """What a bot leaves to chance after event `number`: its own luck, and the same in every seating."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{bot}/{number}".encode()).digest()[:7], "big")
