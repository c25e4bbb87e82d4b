"""The process that plays games of the day: reads questions from standard input, one a line, and answers each in a line."""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from speeltafel.client.learn_bodies import DayAsk, DayMoves, DayPlay, DayPlayed, DayRival
from speeltafel.coach.day.plan import DayGame
from speeltafel.coach.day.results import DayResult
from speeltafel.coach.day.tables import DayTables
from speeltafel.core.errors import SpeeltafelError
from speeltafel.home.days import day_after, day_asked, day_move, day_result, day_rivals
from speeltafel.live.encode import refusal
from speeltafel.wire import PreviewSent, Refusal


class AskTable(Struct, frozen=True, tag="table"):
    """The table after these own moves."""

    game: DayGame
    given: DayMoves


class AskMove(Struct, frozen=True, tag="move"):
    """The table after one more."""

    game: DayGame
    given: DayPlay


class AskPreview(Struct, frozen=True, tag="preview"):
    """What a play in progress comes to."""

    game: DayGame
    given: DayAsk


class AskResult(Struct, frozen=True, tag="result"):
    """What own moves to the end come to."""

    game: DayGame
    given: DayMoves


class AskRivals(Struct, frozen=True, tag="rivals"):
    """What bots make of the same game: some seconds of thought."""

    game: DayGame


class DayAnswer(Struct, frozen=True, omit_defaults=True):
    """What was asked for, or why not."""

    played: DayPlayed | None = None
    preview: PreviewSent | None = None
    result: DayResult | None = None
    rivals: list[DayRival] | None = None
    refusal: Refusal | None = None


DayQuestion = AskTable | AskMove | AskPreview | AskResult | AskRivals
write = msgspec.json.Encoder().encode
read_answer = msgspec.json.Decoder(DayAnswer).decode
_read = msgspec.json.Decoder(DayQuestion).decode


def answer_to(asked: DayQuestion, tables: DayTables) -> DayAnswer:
    """The answer to a question; `tables` are those that somebody stood at lately."""
    try:
        match asked:
            case AskTable(game, given):
                return DayAnswer(played=day_after(tables, game, given.moves))
            case AskMove(game, given):
                return DayAnswer(played=day_move(tables, game, given))
            case AskPreview(game, given):
                return DayAnswer(preview=day_asked(tables, game, given))
            case AskResult(game, given):
                return DayAnswer(result=day_result(tables, game, given.moves))
            case AskRivals(game):
                return DayAnswer(rivals=day_rivals(game))
    except SpeeltafelError as error:
        return DayAnswer(refusal=refusal(error))


def main() -> None:
    """Answers until nobody asks any more."""
    tables = DayTables()
    for question in sys.stdin.buffer:
        sys.stdout.buffer.write(write(answer_to(_read(question), tables)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
