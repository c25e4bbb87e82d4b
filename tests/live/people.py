"""Random people at random tables: whatever they ask, the laws of a live table hold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from speeltafel.core.protocol import Seat
from speeltafel.core.registry import edition_of, specs
from speeltafel.live.change import Made, loaded
from speeltafel.live.places import new_table
from speeltafel.live.requests import (
    Arrive,
    BotDecided,
    Close,
    Configure,
    Forget,
    Moment,
    Reissue,
    Remove,
    Rename,
    Request,
    Role,
    TakePlace,
    Tick,
    Who,
)
from speeltafel.live.seating import Chair, hashed
from speeltafel.live.table import Policy, wants
from speeltafel.live.talk import PHRASES
from speeltafel.table.clock import Clock
from speeltafel.wire import Answer, Ask, Hush, Leave, Play, Propose, Say

NOW = 1_800_000_000_000
POLICY = Policy(stand_in="hasty", chat_per_minute=5, chat_kept=12)
HOST = Who(role=Role.HOST)
OFFERS = ("undo", "draw", "rematch", "stand-in", "pause")
MOST_SEATS = 4


def secret(place: int) -> str:
    return f"secret-{place}"


class Crowd:
    """Everybody who could come to one table, with their own luck; time goes on by itself."""

    def __init__(self, rng: Random, game: str = "") -> None:
        self.rng = rng
        self.now = NOW
        self.asked: list[tuple[Request, Who]] = []
        self.secrets = [secret(place) for place in range(8)]
        self._ids = 0
        self.made = self._new_table(game or rng.choice(sorted(specs())))
        self.table = loaded(self.made, POLICY)

    def moment(self) -> Moment:
        """Now, with some seats away for shorter or longer."""
        seats = range(len(self.table.seating.chairs))
        away = {Seat(seat): self.rng.choice((0, 40_000)) for seat in seats if self.rng.random() < 0.3}
        return Moment(self.now, self.rng.randbytes(32), away)

    def requests(self, count: int) -> Iterator[tuple[Request, Who]]:
        """So many requests, some of them repeated under their id, as after a broken line."""
        for _ in range(count):
            self.now += self.rng.choice((0, 40, 900, 30_000))
            if self.asked and self.rng.random() < 0.15:
                yield self.rng.choice(self.asked[-12:])
                continue
            request = self._request()
            if isinstance(request, BotDecided | Tick):
                yield request, HOST
                continue
            self.asked.append((request, self._who(getattr(request, "seat", None))))
            yield self.asked[-1]

    def _id(self) -> str:
        self._ids += 1
        return f"id{self._ids}"

    def _who(self, seat: int | None) -> Who:
        """Mostly whoever sits there, now and then somebody else, several at once, or the one who made the table."""
        rng = self.rng
        chairs = self.table.seating.chairs
        if self.table.status == "finished" and rng.random() < 0.5:
            return Who(tuple(chair.secret for chair in chairs if chair.secret))
        if seat is not None and seat < len(chairs) and chairs[seat].secret and rng.random() < 0.85:
            return Who((chairs[seat].secret,))
        if rng.random() < 0.05:
            return Who((hashed("owner"),), rng.choice((Role.CALLER, Role.ADMIN)))
        return Who(tuple(hashed(each) for each in rng.sample(self.secrets, rng.choice((1, 1, 1, 2, 8)))))

    def _request(self) -> Request:
        rng, table = self.rng, self.table
        seat = rng.randrange(len(table.seating.chairs) + 1)
        mover = table.seat_to_move
        if mover is not None and rng.random() < 0.8:
            seat = mover
        kind = rng.choices(
            ("play", "ask", "thought", "tick", "offer", "answer", "leave", "say", "hush", "arrive", "http"),
            (40, 4, 20, 3, 10, 10, 2, 5, 3, 8, 3),
        )[0]
        if table.status == "finished" and rng.random() < 0.5:
            return Propose(self._id(), seat, "rematch")
        match kind:
            case "play":
                return Play(self._id(), seat, self._action())
            case "ask":
                return Ask(self._id(), seat, rng.choice(("", self._action())))
            case "thought":
                return self._thought()
            case "tick":
                return Tick()
            case "offer":
                return Propose(self._id(), seat, rng.choice((*OFFERS, "resume")), rng.randrange(4))  # type: ignore[arg-type]
            case "answer":
                return Answer(self._id(), seat, rng.choice(OFFERS), rng.random() < 0.8)  # type: ignore[arg-type]
            case "leave":
                return Leave(self._id(), seat, rng.choice((*["resign"] * 4, "claim", "abandon", "stand-up")))  # type: ignore[arg-type]
            case "say":
                return Say(self._id(), rng.choice((None, seat)), *rng.choice((("hi", ""), ("", PHRASES[0]))))
            case "hush":
                return Hush(self._id(), seat, rng.choice(("mute", "unmute", "report")), rng.randrange(6))  # type: ignore[arg-type]
            case "arrive":
                return Arrive()
            case _:
                return self._http()

    def _http(self) -> Request:
        rng = self.rng
        fresh = f"fresh-{self._ids}"
        self.secrets.append(fresh)
        return rng.choice(
            (
                TakePlace(self._id(), hashed(fresh), "Eve"),
                TakePlace(self._id(), hashed(fresh), "Eve"),
                Reissue(self._id(), rng.randrange(4), hashed(fresh)),
                Remove(self._id(), rng.randrange(4)),
                Rename(self._id(), "Ada", None),
                Forget(self._id()),
                Configure(self._id(), rng.choice((True, None)), None),
                Close(self._id()),
            )
        )

    def _action(self) -> str:
        log = self.table.log
        if log is None or log.seat_to_move is None or self.rng.random() < 0.05:
            return self.rng.choice(("pass", "nonsense", "swap:rs", "0,0"))
        legal = log.game.legal(log.state)
        return log.game.text(next(iter(legal)) if self.rng.random() < 0.5 else self.rng.choice(list(legal)))

    def _thought(self) -> Request:
        ticket = wants(self.table, self.now).think
        log = self.table.log
        if ticket is None or log is None:
            return Tick()
        return BotDecided(ticket, next(iter(log.game.legal(log.state))))

    def _new_table(self, game: str) -> Made:
        rng = self.rng
        edition = edition_of(game)
        kinds = [
            rng.choice(("person", "person", "person", "bot", "open"))
            for _ in range(rng.randint(edition.least, min(edition.most, MOST_SEATS)))
        ]
        kinds[0] = "person"
        chairs = [
            Chair("bot", level="hasty")
            if kind == "bot"
            else Chair("open")
            if kind == "open"
            else Chair(
                "person", f"P{place}", secret=hashed(secret(place)), taken=rng.random() < 0.8, mine=place == 0
            )
            for place, kind in enumerate(kinds)
        ]
        clock = rng.choice((Clock(), Clock(), Clock("move", 20)))
        moment = Moment(self.now, rng.randbytes(32), {})
        return new_table(game, {}, chairs, hashed("owner"), "nl", clock, moment, listed=rng.random() < 0.3)
