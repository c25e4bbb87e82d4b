"""What every environment shares: a table with a dealer, told to learners in numbers through observations only."""

from __future__ import annotations

from speeltafel.core.protocol import Decision, Game, Observation, Outcome, Seat
from speeltafel.envs.codecs import Codec, Floats, codec_for
from speeltafel.table.match import Match

LONGEST = 10_000
"""Decisions after which an episode is cut off: nobody stops players who swap for ever."""


class Episode:
    """One game from the first deal to its end."""

    def __init__(
        self, game: Game[object, object], seed: bytes | str | int, codec: Codec | None = None
    ) -> None:
        self.game = game
        self.codec = codec or codec_for(game)
        self.match: Match[object, object] = Match(game, seed=seed)
        self.decisions = 0
        self._legal: dict[int, object] | None = None

    @property
    def seat(self) -> Seat | None:
        """Who is to choose; None when it is over."""
        turn = self.match.turn
        return turn.seat if isinstance(turn, Decision) and not self.is_cut_off else None

    @property
    def is_cut_off(self) -> bool:
        """Whether it went on for too long."""
        return self.decisions >= LONGEST

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs or when it was cut off."""
        return self.match.outcome

    def seen(self, seat: Seat) -> Observation[object]:
        """What a seat sees."""
        return self.match.observe(frozenset({seat}))

    def vector(self, seat: Seat) -> Floats:
        """What a seat sees, as numbers."""
        return self.codec.vector(self.seen(seat), seat)

    def legal(self) -> dict[int, object]:
        """The legal actions of the seat to choose, by id."""
        if self._legal is None:
            seat = self.seat
            self._legal = {} if seat is None else self.codec.legal(self.seen(seat))
        return self._legal

    def play(self, id: int) -> tuple[int, ...]:
        """Plays the action with this id and deals what follows; returns the points that everybody won by it."""
        legal = self.legal()
        if id not in legal:
            known = ", ".join(map(str, list(legal)[:10]))
            raise ValueError(
                f"action {id} is not legal here; legal are {known}{', ...' if len(legal) > 10 else ''}"
            )
        return self.push(legal[id])

    def push(self, action: object) -> tuple[int, ...]:
        """Plays an action, and deals what follows."""
        before = self.match.scores
        self.match.push(action)
        self._legal = None
        self.decisions += 1
        return tuple(now - then for now, then in zip(self.match.scores, before, strict=True))

    def rewards(self) -> tuple[float, ...]:
        """The result for every seat, summing to zero: 1 for a win alone, nothing for a draw or a game cut off."""
        outcome, seats = self.outcome, self.game.seats
        if outcome is None or not outcome.winners:
            return (0.0,) * seats
        part = 1 / len(outcome.winners)
        return tuple(
            (seats * (part if seat in outcome.winners else 0.0) - 1) / (seats - 1) for seat in range(seats)
        )
