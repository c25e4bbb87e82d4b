"""Two games of Qwirkle that differ only in one tile, which nobody but its holder has ever seen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Decision, Eyes, Seat
from speeltafel.core.registry import find_with
from speeltafel.table.match import Match
from tests.server.scripted import Script

EDITION = "qwirkle/nl-classic"
KINDS = tuple(colour + shape for colour in "roygbp" for shape in "csdtlx")
SWAPS = 0.25
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


def twins(seats: int, seed: int, *, least: int, most: int, has_swap: bool) -> Twins:
    """Twin games of at least and at most so many moves; in one with a swap the holder gives the tile back."""
    luck = Random(seed)
    for _ in range(TRIES):
        holder = luck.randrange(seats)
        match, tile = _played(seats, luck, holder, most, has_swap=has_swap)
        texts = tuple(match.text(event.action) for event in match.log)
        for fresh in luck.sample(KINDS, len(KINDS)):
            found = _pair(seats, texts, holder, tile, fresh)
            moves = sum(event.seat is not None for event in match.log[: len(found.one.texts)])
            if fresh != tile and moves >= least and (not has_swap or "swap" in _differing(found)):
                return found
    raise AssertionError(f"no twins of {seats} seats with seed {seed}")


def _played(seats: int, luck: Random, holder: int, most: int, *, has_swap: bool) -> tuple[AnyMatch, str]:
    """A game of random moves in which the holder never plays one tile of their first hand, and that tile."""
    match: AnyMatch = Match(find_with(EDITION, seats, {}), seed=luck.getrandbits(60))
    tile = luck.choice(tiles_of(match.text(match.log[holder].action)))
    gives_back = luck.randrange(2, 6)
    turns = 0
    for _ in range(most):
        turn = match.turn
        if not isinstance(turn, Decision):
            break
        moves = [(action, match.text(action)) for action in match.legal]
        plays = [(action, text) for action, text in moves if "@" in text]
        swaps = [(action, text) for action, text in moves if text.startswith("swap:")]
        if turn.seat == holder:
            turns += 1
            plays = [(action, text) for action, text in plays if tile not in tiles_of(text)]
            swaps = [(action, text) for action, text in swaps if (tile in tiles_of(text)) == has_swap]
        wants_swap = turns == gives_back if turn.seat == holder else luck.random() < SWAPS
        chosen = (swaps or plays) if wants_swap else (plays or swaps)
        if not chosen:
            break
        match.push(chosen[luck.randrange(len(chosen))][0])
    return match, tile


def _pair(seats: int, texts: tuple[str, ...], holder: int, tile: str, fresh: str) -> Twins:
    """The longest beginning of a game that could as well be one with another tile in that hand."""
    game = find_with(EDITION, seats, {})
    one: AnyMatch = Match(game)
    other: AnyMatch = Match(game)
    blind = frozenset(Seat(seat) for seat in range(seats) if seat != holder)
    kept: list[str] = []
    made: list[str] = []
    is_held = True
    for number, text in enumerate(texts):
        fits = number == holder or (text.startswith("swap:") and one.log and _seat_of(one) == holder)
        changed = is_held and fits and tile in tiles_of(text)
        twin = _exchanged(text, tile, fresh) if changed else text
        is_held = is_held and not (changed and number != holder)
        try:
            one.push(one.game.parse(one.state, text))
            other.push(other.game.parse(other.state, twin))
        except SpeeltafelError:
            break
        if _seen(one, blind) != _seen(other, blind):
            break
        kept.append(text)
        made.append(twin)
    return Twins(Script(EDITION, seats, tuple(kept)), Script(EDITION, seats, tuple(made)), holder)


def _seen(match: AnyMatch, eyes: Eyes) -> tuple[object, object]:
    """What these eyes see: the state, and the sets that are announced at the opening, which are not part of it."""
    seen = match.observe(eyes)
    return seen, match.game.view(seen.state)


def _seat_of(match: AnyMatch) -> int | None:
    turn = match.turn
    return int(turn.seat) if isinstance(turn, Decision) else None


def _differing(found: Twins) -> str:
    return " ".join(
        text for text, twin in zip(found.one.texts, found.other.texts, strict=True) if text != twin
    )


def _exchanged(text: str, tile: str, fresh: str) -> str:
    word, _, rest = text.partition(":")
    tiles = rest.split("+")
    tiles[tiles.index(tile)] = fresh
    return f"{word}:" + "+".join(sorted(tiles))


def tiles_of(text: str) -> list[str]:
    """The tiles that an action names."""
    return [part.partition("@")[0] for part in text.rpartition(":")[2].split("+")]
