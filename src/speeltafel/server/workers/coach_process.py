"""A process that thinks for a coach: reads questions from standard input, one a line, and answers line by line.

It never sees a table: of a running game it is given the record as one seat's eyes see it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from speeltafel.client.coach_bodies import Analysed, Retried
from speeltafel.coach.appraisal import Appraisal
from speeltafel.coach.find import coach_for
from speeltafel.coach.review import LookBack, Stage, review, summed_up, think_longer
from speeltafel.coach.whatif import WhatIf
from speeltafel.core.deeds import Deed
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Observation, Seat
from speeltafel.core.registry import find_with
from speeltafel.home.reviews import answer_judged
from speeltafel.home.whatif import analysed
from speeltafel.live.encode import refusal
from speeltafel.server.workers.thinking_pool import thinking
from speeltafel.table.proof import AnyMatch, played
from speeltafel.table.spel_json import read_json
from speeltafel.wire import Refusal


class AskReview(Struct, frozen=True, tag="review"):
    """Look back at a finished game, on from what is known of it, in so many processes."""

    record: str
    known: list[Appraisal]
    jobs: int = 1
    think: float = 1.0


class AskLonger(Struct, frozen=True, tag="longer"):
    """Think longer about one decision of a game that was looked back at."""

    record: str
    known: list[Appraisal]
    number: int


class AskAnswer(Struct, frozen=True, tag="answer"):
    """What another answer to a decision of a finished game is worth."""

    record: str
    number: int
    answer: str


class AskLine(Struct, frozen=True, tag="line"):
    """What if: from a moment of a record, or a position; `seat` is set where the record is what that seat sees.

    With a `level` a bot of it makes one move more; `think` multiplies the thought; `tried` is weighed beside the best.
    """

    moves: list[str]
    luck: int = 0
    think: int = 1
    tried: str = ""
    level: str = ""
    record: str = ""
    at: int | None = None
    seat: int | None = None
    game: str = ""
    seats: int | None = None
    options: dict[str, Any] = {}
    position: str = ""
    deed: Deed | None = None


class Staged(Struct, frozen=True, tag="stage"):
    """One decision more of a review."""

    stage: Stage


class Ended(Struct, frozen=True, tag="whole"):
    """A review as a whole, and all that it was made from."""

    whole: LookBack
    known: list[Appraisal]


class LineTold(Struct, frozen=True, tag="told"):
    """A line and what to do at its end."""

    analysed: Analysed


class AnswerTold(Struct, frozen=True, tag="judged"):
    """What that answer is worth."""

    retried: Retried


class Failure(Struct, frozen=True, tag="refused"):
    """Why not."""

    refusal: Refusal


Question = AskReview | AskLonger | AskAnswer | AskLine
Answer = Staged | Ended | AnswerTold | LineTold | Failure

write = msgspec.json.Encoder().encode
read_answer = msgspec.json.Decoder(Answer).decode
_read = msgspec.json.Decoder(Question).decode


def answers(asked: Question) -> Iterator[Answer]:
    """All that is said to a question; the last is no `Staged`."""
    try:
        match asked:
            case AskReview():
                yield from _reviewed(asked)
            case AskLonger():
                yield _longer(asked)
            case AskAnswer():
                yield AnswerTold(answer_judged(played(read_json(asked.record)), asked.number, asked.answer))
            case AskLine():
                yield _line(asked)
    except SpeeltafelError as error:
        yield Failure(refusal(error))


def _reviewed(asked: AskReview) -> Iterator[Answer]:
    match = played(read_json(asked.record))
    coach = coach_for(match.game)
    effort = coach.effort.times(asked.think)
    found = {each.number: each for each in asked.known}
    with thinking(match, asked.jobs) as thinkers:
        for step in review(match, coach, effort=effort, known=dict(found), thinkers=thinkers):
            if isinstance(step, Stage):
                found[step.appraisal.number] = step.appraisal
                yield Staged(step)
            else:
                yield Ended(step, list(found.values()))


def _longer(asked: AskLonger) -> Answer:
    match = played(read_json(asked.record))
    coach = coach_for(match.game)
    found = {each.number: each for each in asked.known}
    found[asked.number] = think_longer(match, coach, found[asked.number])
    return Ended(summed_up(match, coach, found, 0), list(found.values()))


def _line(asked: AskLine) -> Answer:
    return LineTold(
        analysed(
            _start(asked),
            asked.moves,
            deed=asked.deed,
            level=asked.level,
            tried=asked.tried,
            think=asked.think,
            seat=asked.seat,
        )
    )


def _start(asked: AskLine) -> WhatIf[Any, Any]:
    if not asked.record:
        game = find_with(asked.game, asked.seats, asked.options)
        return WhatIf.from_position(game, asked.position, asked.luck)
    match: AnyMatch = played(read_json(asked.record))
    if asked.seat is None:
        at = len(match.history.entries) if asked.at is None else asked.at
        return WhatIf.from_game(match, at, asked.luck)
    eyes = frozenset({Seat(asked.seat)})
    return WhatIf.from_seat(match.game, Observation(match.state, eyes), match.events_for(eyes), asked.luck)


def main() -> None:
    """Answers until nobody asks any more."""
    for question in sys.stdin.buffer:
        for answer in answers(_read(question)):
            sys.stdout.buffer.write(write(answer) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
