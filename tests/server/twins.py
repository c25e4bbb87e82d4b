"""Two games of Qwirkle that differ only in one tile, which nobody but its holder has ever seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Chance, Decision, Eyes, Outcome, Seat
from speeltafel.core.registry import find_with
from speeltafel.table.match import Match
from tests.server.scripted import Script

EDITION = "qwirkle/nl-classic"
KINDS = tuple(colour + shape for colour in "roygbp" for shape in "csdtlx")
SWAPS = 0.25
LATE = 4
"""With so few tiles in the bag for each seat the holder draws the twin's tile."""
TRIES = 400
AnyMatch = Match[object, object]


@dataclass(frozen=True, slots=True)
class Twins:
    """Both games, and the seat that alone can tell them apart."""

    one: Script
    other: Script
    holder: int

    @property
    def first(self) -> int:
        """The first event that a player decides."""
        return next(n for n in range(len(self.one.texts)) if isinstance(self.one.turn(n), Decision))


def twins(seats: int, seed: int, *, least: int, most: int | None, has_swap: bool) -> Twins:
    """Twin games of at least and at most so many moves; without `most` they go on up to the last move of the game.

    What the last move leaves out is open to everybody. In a game with a swap the holder gives the tile back; in one
    without the holder draws, before the bag is empty, the tile that the twin has in its place. Whole games are the
    same from then on.
    """
    luck = Random(seed)
    for _ in range(TRIES):
        found = _Dealing(seats, luck, has_swap=has_swap).played(most)
        if found is not None and _moves(found) >= least and (not has_swap or "swap" in _differing(found)):
            return found
    raise AssertionError(f"no twins of {seats} seats with seed {seed}")


class _Dealing:
    """Two games played side by side; while they are apart one hand has `tile` in one of them and `fresh` in the other."""

    def __init__(self, seats: int, luck: Random, *, has_swap: bool) -> None:
        game = find_with(EDITION, seats, {})
        self.seats = seats
        self.luck = luck
        self.has_swap = has_swap
        self.one: AnyMatch = Match(game)
        self.other: AnyMatch = Match(game)
        self.holder = luck.randrange(seats)
        self.blind = frozenset(Seat(seat) for seat in range(seats) if seat != self.holder)
        self.tile = self.fresh = ""
        self.is_apart = False
        self.gives_back = luck.randrange(2, 6)
        self.turns = 0
        self.mover = -1
        self.texts: list[str] = []
        self.twins: list[str] = []

    def played(self, most: int | None) -> Twins | None:
        """The games up to a whole move; None where they come to differ for somebody else."""
        moves = whole = 0
        while True:
            turn = self.one.turn
            if isinstance(turn, Outcome):
                return self._cut(whole) if most is None and not self.is_apart else None
            if isinstance(turn, Decision):
                whole = len(self.texts)
                if moves == most:
                    return self._cut(whole)
                moves += 1
            is_told = self._decide(turn) if isinstance(turn, Decision) else self._draw(turn)
            if not is_told or _seen(self.one, self.blind) != _seen(self.other, self.blind):
                return None

    def _cut(self, whole: int) -> Twins:
        one, other = tuple(self.texts[:whole]), tuple(self.twins[:whole])
        return Twins(Script(EDITION, self.seats, one), Script(EDITION, self.seats, other), self.holder)

    def _push(self, text: str, twin: str) -> bool:
        """Plays on in both games, or in none when this cannot happen in one of them."""
        try:
            action = self.one.game.parse(self.one.state, text)
            self.other.push(self.other.game.parse(self.other.state, twin))
        except SpeeltafelError:
            return False
        self.one.push(action)
        self.texts.append(text)
        self.twins.append(twin)
        return True

    def _decide(self, turn: Decision) -> bool:
        """A random move; the holder does not play the tile while the games are apart."""
        moves = [self.one.text(action) for action in self.one.legal]
        plays = [text for text in moves if "@" in text]
        swaps = [text for text in moves if text.startswith("swap:")]
        wants_swap = self.luck.random() < SWAPS
        self.mover = int(turn.seat)
        if self.mover == self.holder and self.is_apart:
            self.turns += 1
            plays = [text for text in plays if self.tile not in tiles_of(text)]
            swaps = [text for text in swaps if (self.tile in tiles_of(text)) == self.has_swap]
            wants_swap = self.turns == self.gives_back
        chosen = (swaps or plays) if wants_swap else (plays or swaps)
        text = self.luck.choice(chosen or ["pass"])
        is_back = text.startswith("swap:") and self.mover == self.holder and self.is_apart
        is_back = is_back and self.tile in tiles_of(text)
        if not self._push(text, _exchanged(text, self.tile, self.fresh) if is_back else text):
            return False
        self.is_apart = self.is_apart and not is_back
        return True

    def _draw(self, chance: Chance[object]) -> bool:
        """A random draw that both games allow; with it they part, or come together again."""
        text = self.one.text(chance.sample(self.luck))
        if len(self.texts) == self.holder:
            self.tile = self.luck.choice(tiles_of(text))
            self.fresh = self.luck.choice([kind for kind in KINDS if kind != self.tile])
            self.is_apart = True
            return self._push(text, _exchanged(text, self.tile, self.fresh))
        is_late = self.one.state.bag <= LATE * self.seats  # type: ignore[attr-defined]
        if self.mover == self.holder and self.is_apart and is_late:
            drawn = tiles_of(text)[1:]
            if self._push(_drawn(text, [*drawn, self.fresh]), _drawn(text, [*drawn, self.tile])):
                self.is_apart = False
                return True
        return any(self._push(each, each) for each in self._draws(chance, text))

    def _draws(self, chance: Chance[object], text: str) -> Iterator[str]:
        yield text
        for _ in range(10):
            yield self.one.text(chance.sample(self.luck))


def _drawn(text: str, tiles: Sequence[str]) -> str:
    return f"{text.partition(':')[0]}:" + "+".join(sorted(tiles))


def _moves(found: Twins) -> int:
    return sum(isinstance(found.one.turn(number), Decision) for number in range(len(found.one.texts)))


def _seen(match: AnyMatch, eyes: Eyes) -> tuple[object, object]:
    """What these eyes see: the state, and the sets that are announced at the opening, which are not part of it."""
    seen = match.observe(eyes)
    return seen, match.game.view(seen.state)


def _differing(found: Twins) -> str:
    return " ".join(
        text for text, twin in zip(found.one.texts, found.other.texts, strict=True) if text != twin
    )


def _exchanged(text: str, tile: str, fresh: str) -> str:
    tiles = tiles_of(text)
    tiles[tiles.index(tile)] = fresh
    return _drawn(text, tiles)


def tiles_of(text: str) -> list[str]:
    """The tiles that an action names."""
    return [part.partition("@")[0] for part in text.rpartition(":")[2].split("+")]
