"""Bots of all levels play each other, and everything they say is checked against the facts.

PYTHONPATH=src:. python bench/words.py [--games 1000] [--seed 1] [GAME ...]

One seat of each game is a person at a terminal, for whom a bot chooses, and who asks "why" at every turn. A
sentence is false when the rules, or counting by hand in `bench/word_facts.py`, say otherwise. A hidden piece
is told when the terminal shows any word of a bot while hands are hidden.
"""

from __future__ import annotations

import argparse
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bench.word_facts import faults_of
from speeltafel import Decision, Match, find
from speeltafel.bots.levels import Level, levels
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.registry import edition_of, spec_of, specs
from speeltafel.locale import LANGUAGES, say
from speeltafel.terminal.players import Player
from speeltafel.terminal.screen import Closed, Screen
from speeltafel.terminal.session import Session

GAMES = tuple(name for name, spec in specs().items() if spec.levels)
NODES = (1, 60, 600, 3_000, 12_000)
MOST_MOVES = 400


@dataclass
class Tally:
    """What was said in some games, and what of it was wrong."""

    games: int = 0
    said: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    unchecked: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Counts another's games too."""
        self.games += other.games
        self.said += other.said
        self.false += other.false
        self.told += other.told
        self.unchecked += other.unchecked


class Overheard:
    """A bot whose choices are noted with what it saw."""

    def __init__(self, level: Level, heard: list[tuple[str, Observation[Any], Choice[Any]]]) -> None:
        self.level = level.id
        self.bot = level.make()
        self.heard = heard

    def choose(
        self,
        game: Game[Any, Any],
        seen: Observation[Any],
        events: Sequence[Event[Any]],
        limit: Limit,
        luck: int,
    ) -> Choice[Any]:
        choice = self.bot.choose(game, seen, events, limit, luck)
        self.heard.append((self.level, seen, choice))
        return choice


class Evening:
    """One game at one terminal: a typist who asks why, and bots whose words are kept."""

    def __init__(self, name: str, number: int, seed: str) -> None:
        rng = Random(f"{seed}/{name}/{number}")
        spec = spec_of(name)
        edition = edition_of(f"{name}/{rng.choice(list(spec.editions))}")
        game = find(edition.id, rng.randint(edition.least, min(edition.most, 5)))
        self.heard: list[tuple[str, Observation[Any], Choice[Any]]] = []
        self.choosing = [rng.choice(levels(name)) for _ in range(game.seats)]
        self.limit = Limit(nodes=rng.choice(NODES))
        self.out = io.StringIO()
        self.tally = Tally(1)
        self.rng = rng
        self.asks = True
        people = rng.randrange(game.seats)
        screen = Screen(self.out, {"NO_COLOR": "1"}, self.typed, is_live=False)
        players = [
            Player(f"P{seat}", None if seat == people else self._level(each))
            for seat, each in enumerate(self.choosing)
        ]
        self.person = Overheard(self.choosing[people], self.heard)
        self.match: Match[Any, Any] = Match(game, seed=f"{seed}/{number}")
        self.session = Session(self.match, players, screen, "en")
        self.shown = 0
        self.sentences: list[str] = []

    def _level(self, level: Level) -> Level:
        return Level(level.id, level.name, level.character, lambda: Overheard(level, self.heard), self.limit)

    def typed(self, prompt: str) -> str:
        """Asks why, then plays what a bot would."""
        self.check()
        self.asks = not self.asks
        if not self.asks:
            return "why"
        turn = self.match.turn
        assert isinstance(turn, Decision)
        if len(self.match.log) > MOST_MOVES:
            raise EOFError
        eyes = frozenset({turn.seat})
        seen, events = self.match.observe(eyes), self.match.events_for(eyes)
        choice = self.person.choose(self.match.game, seen, events, self.limit, self.rng.getrandbits(32))
        return self.match.game.text(choice.action)

    def play(self) -> Tally:
        """Plays to the end, or for so many moves, and says what was wrong."""
        with suppress(Closed):
            self.session.run()
        self.check()
        return self.tally

    def check(self) -> None:
        """Looks at the words since the last look, and at what the terminal showed meanwhile."""
        game, tally = self.match.game, self.tally
        for level, seen, choice in self.heard[len(self.sentences) :]:
            assert choice.words is not None
            tally.said[choice.words.id] += 1
            self.sentences.append(say(choice.words, "en"))
            say(choice.words, self.rng.choice(LANGUAGES))
            for fault in faults_of(game, seen, self._full(seen), choice, level):
                if fault.startswith("unchecked"):
                    tally.unchecked[choice.words.id] += 1
                else:
                    tally.false.append(f"{game.edition} {level}: {self.sentences[-1]} {fault}")
        fresh = self.out.getvalue()[self.shown :]
        self.shown += len(fresh)
        if self.match.outcome is None and self.match.observe(frozenset()).state is not self.match.state:
            tally.told += [fresh] * any(each in fresh for each in self.sentences)

    def _full(self, seen: Observation[Any]) -> Any:
        """The state that these eyes saw, with everything open."""
        for number in range(len(self.match.log) - 1, -1, -1):
            state = self.match.before(number)
            if self.match.game.observe(state, seen.eyes).state == seen.state:
                return state
        return self.match.state


def evenings(name: str, games: int, seed: str) -> Iterator[Tally]:
    """So many games, one after the other."""
    for number in range(games):
        yield Evening(name, number, seed).play()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, dest="count")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    names = args.games or GAMES
    totals = {name: Tally() for name in names}
    for number in range(args.count):
        for name, total in totals.items():
            each = Evening(name, number, args.seed).play()
            total.add(each)
            if each.false or each.told:
                print(*each.false, *each.told, sep="\n", flush=True)
        if (number + 1) % 50 == 0 or number + 1 == args.count:
            for name, total in totals.items():
                print(
                    f"{name}: {total.games} games, {sum(total.said.values())} sentences, {len(total.false)} false, "
                    f"{len(total.told)} hidden ones told, not counted out: {dict(total.unchecked)}",
                    flush=True,
                )
    for name, total in totals.items():
        print(name, *(f"  {id} {count}" for id, count in total.said.most_common()), sep="\n")


if __name__ == "__main__":
    main()
