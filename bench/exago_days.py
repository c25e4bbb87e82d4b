"""Finds positions of Exago from which a game of the day is open: `python bench/exago_days.py --until 400`.

A candidate has 6 to 12 stones and seat 0 to move. It is kept when Master against itself (20 games, 20 ms a move) makes
35 to 65 % of the points for seat 0, draws counted half. What Master chose is remembered by the position with its past
and by the order in which it looks (equal actions lie in it by lot): asked the same again, it would
only spend its time again. Every candidate goes into a journal, so that the command can be stopped and goes on where it was;
`--write` adds what was kept to the file that is shipped. A position that is alike to one of these or to one that was tried, when the
board is turned or mirrored, is not tried again.
"""

from __future__ import annotations

import argparse
from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
from msgspec import Struct

from bench.puzzle_check import hexes_alike as likeness
from speeltafel.bots.exago.bot import MASTER, ExagoBot, ExagoCharacter, deepened, mind_for
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.core.protocol import Decision, Event, Game, Observation, Outcome, everybody
from speeltafel.core.registry import find
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.state import Action, State

EXAGO_POSITIONS = Path("src/speeltafel/coach/day/exago.txt")
GAMES = 20
SECONDS = 0.02
LEAST, MOST = 7.0, 13.0
STONES = range(6, 13)
"""More of the later ones are tried: there are more of them that are not alike."""
HOPELESS = {3: 0, 4: 0.5, 5: 0.5, 6: 1, 7: 1, 8: 1.5, 9: 2, 10: 2, 11: 2.5, 12: 3, 13: 3.5, 14: 4}
"""After so many games a candidate is given up when one side has no more points than this."""
FREE = 60
"""How far the first half of the stones may lie from where they seem to be best: else every second position is known already."""
EVEN = 45
"""A search of a moment may prefer one side by so much: others are hardly ever open."""


class Tried(Struct, frozen=True):
    """One candidate: its number, its line, the points of seat 0 in so many games."""

    number: int
    position: str
    points: float
    games: int

    @property
    def is_kept(self) -> bool:
        return self.points >= LEAST and self.games - self.points >= LEAST

    @property
    def line(self) -> str:
        """As it is shipped: the share of seat 0 of the games that were needed to decide, and the position."""
        return f"{100 * self.points / self.games:.3g} {self.position}"


@dataclass(slots=True)
class MindfulBot(ExagoBot):
    """Master, who remembers what it chose."""

    chosen: dict[tuple[State, tuple[int, ...]], Choice[Action]] = field(default_factory=dict)

    def choose(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        limit: Limit,
        luck: int,
    ) -> Choice[Action]:
        assert isinstance(game, Exago)
        mind = self._mind(game.rules, seen.state)
        order = self._by_first_sight(mind, self._stopping(mind, mind.position.legal()), Random(luck))
        key = (seen.state, tuple(order[: self.character.root]))
        if key not in self.chosen:
            self.chosen[key] = ExagoBot.choose(self, game, seen, events, limit, luck)
        return self.chosen[key]


def shipped() -> dict[object, str]:
    """The lines of the file by what they are up to symmetry."""
    return {
        likeness(line.partition(" ")[2]): line for line in EXAGO_POSITIONS.read_text("utf-8").splitlines()
    }


def candidate(game: Exago, number: int, known: Container[object]) -> State | None:
    """A position that quick play leads to, like none that is known, when nobody has a line at hand and the search finds it even."""
    rng = Random(f"exago day {number}")
    stones = rng.choices(STONES, STONES)[0]
    free = ExagoBot(ExagoCharacter(rough=FREE))
    bot = ExagoBot(ExagoCharacter(depth=2, root=10, width=6, rough=10, haste=0.5))
    state = game.apply(game.start(), game.parse(game.start(), f"lot:{stones % 2}"))
    for placed in range(stones):
        seen = Observation(state, everybody(2))
        player = free if 2 * placed < stones else bot
        choice = player.choose(game, seen, (), Limit(nodes=2_000), rng.getrandbits(40))
        state = game.apply(state, choice.action)
        if not isinstance(game.turn(state), Decision):
            return None
    state = game.set_up(game.position(state))
    mind = mind_for(game.rules, MASTER)
    mind.load(state)
    if mind.windows.threatens(0) or mind.windows.threatens(1) or likeness(game.position(state)) in known:
        return None
    mind.begin(state, 20_000, 0.0)
    values = deepened(mind, mind.position.legal()[:200], 12, whole=False)
    return state if abs(max(values.values())) <= EVEN else None


def played(game: Exago, bot: ExagoBot, state: State, luck: int) -> float:
    """The points of seat 0 when Master plays both sides from here."""
    rng = Random(luck)
    while True:
        turn = game.turn(state)
        if isinstance(turn, Outcome):
            return 0.5 if not turn.winners else float(0 in turn.winners)
        seen = Observation(state, everybody(2))
        choice = bot.choose(game, seen, (), Limit(seconds=SECONDS), rng.getrandbits(40))
        state = game.apply(state, choice.action)


def tried(game: Exago, number: int, known: Container[object]) -> Tried:
    """One candidate; broken off as soon as it cannot be kept any more, and not tried when one like it is known."""
    state = candidate(game, number, known)
    if state is None:
        return Tried(number, "", 0.0, 0)
    points, count = 0.0, 0
    bot = MindfulBot()
    while count < GAMES and points <= MOST and count - points <= MOST:
        fewer = min(points, count - points)
        if fewer >= LEAST or fewer <= HOPELESS.get(count, -1):
            break
        points += played(game, bot, state, 1000 * number + count)
        count += 1
    return Tried(number, game.position(state), points, count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--until", type=int, default=400, help="positions to be kept")
    parser.add_argument("--journal", type=Path, default=Path("build/exago_days.jsonl"))
    parser.add_argument(
        "--part", default="0/1", help="every so many-th candidate: 0/2 and 1/2 share the work"
    )
    parser.add_argument(
        "--seconds", type=float, default=1e9, help="stop after so long, to go on another time"
    )
    parser.add_argument("--first", type=int, default=0, help="the number of the first candidate")
    parser.add_argument("--write", action="store_true", help="write what was kept so far, and stop")
    args = parser.parse_args()
    game = find("exago")
    assert isinstance(game, Exago)
    args.journal.parent.mkdir(parents=True, exist_ok=True)
    lines = args.journal.read_bytes().splitlines() if args.journal.exists() else []
    found = {
        each.number: each
        for each in (msgspec.json.decode(line, type=Tried) for line in lines if line.endswith(b"}"))
    }
    kept = shipped()
    for each in sorted(found.values(), key=lambda one: one.number):
        if each.is_kept:
            kept.setdefault(likeness(each.position), each.line)
    if args.write:
        EXAGO_POSITIONS.write_text("".join(f"{line}\n" for line in kept.values()), "utf-8")
        print(f"{len(kept)} positions; {sum(each.games > 0 for each in found.values())} tried")
        return
    first, step = map(int, args.part.split("/"))
    number = args.first + first
    ends = monotonic() + args.seconds
    known = {*shipped(), *(likeness(each.position) for each in found.values() if each.games)}
    with args.journal.open("ab") as file:
        while len(kept) < args.until and monotonic() < ends:
            if number not in found:
                one = tried(game, number, known)
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
                if one.games:
                    known.add(likeness(one.position))
                if one.is_kept:
                    kept.setdefault(likeness(one.position), one.line)
            number += step


if __name__ == "__main__":
    main()
