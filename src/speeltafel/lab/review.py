"""Looks back at a finished game: what each move gave away, and what was luck: `speeltafel review RECORD`.

At every decision the game's strongest bot is asked, with what the mover saw, what the best action and the
played one are worth in chances of winning. The difference is the mover's own doing. Whatever else happens to a
player's chances between two of their decisions, apart from what the others gave away, is luck: dice and
draws, and hidden pieces that turned out well. So for everybody

    result - even share = luck + given away by others - given away oneself,

exactly, and with a bot that knows the true chances the luck is the dice's alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from speeltafel.bots.budget import limit_text, read_limit
from speeltafel.bots.levels import levels
from speeltafel.bots.protocol import Bot, Limit, Rater
from speeltafel.bots.search import LookAhead
from speeltafel.bots.told import tell, told_by
from speeltafel.core.errors import Illegal, Unknown
from speeltafel.core.protocol import Game, Outcome, Seat
from speeltafel.core.words import message
from speeltafel.lab.progress import Progress
from speeltafel.lab.reports import columns
from speeltafel.locale import say
from speeltafel.table.acts import Act
from speeltafel.table.match import Match
from speeltafel.table.proof import replayed
from speeltafel.table.record import Record
from speeltafel.table.record_formats import read_record

S = TypeVar("S")
A = TypeVar("A")

SLIPS = {"slip": 0.02, "mistake": 0.05, "blunder": 0.10}
"""Chance given away from which a move has this name."""

TOLD = 5


class Reviewed(Struct, frozen=True, omit_defaults=True):
    """One decision: the chance of winning with the best action and with the one played, and the luck before it."""

    number: int
    seat: int
    action: str
    best: str
    best_chance: float
    chance: float
    given: float
    luck: float
    points: int = 0
    name: str = ""


class Ledger(Struct, frozen=True):
    """One player's account: `result` is the part of the win, `even` the part to expect before the first move."""

    seat: int
    result: float
    even: float
    luck: float
    given: float
    received: float
    decisions: int
    names: dict[str, int]


class Review(Struct, frozen=True):
    """The whole game; `limit` and `bot` say by whose judgement."""

    game: str
    seats: int
    bot: str
    limit: str
    moves: list[Reviewed]
    players: list[Ledger]


class Judge(Generic[S, A]):
    """The strongest bot of a game, asked for more than its own choice."""

    def __init__(self, game: Game[S, A], bot: Bot[S, A], limit: Limit) -> None:
        self.game = game
        self.bot = bot
        self.rater: Rater[S, A] = bot if isinstance(bot, Rater) else LookAhead()
        self.limit = limit

    def judge(self, match: Match[S, A], number: int, seat: Seat, played: A) -> tuple[A, float, float]:
        """The best action, its worth and the worth of the one played."""
        eyes = frozenset({seat})
        state = match.before(number)
        seen = self.game.observe(state, eyes)
        events = tuple(event for event in match.events_for(eyes) if event.number < number)
        wanted = self.bot.choose(self.game, seen, events, self.limit, number).action
        actions = [played] if wanted == played else [wanted, played]
        worth = self.rater.rate(self.game, seen, events, actions, self.limit, number)
        if worth[-1] >= worth[0]:
            return played, worth[-1], worth[-1]
        return wanted, worth[0], worth[-1]


def review(match: Match[S, A], judge: Judge[S, A], bot: str) -> Iterator[Reviewed | Review]:
    """Every decision as it is judged, and last the whole."""
    outcome = match.outcome
    if outcome is None:
        raise Illegal("review-running")
    game = match.game
    even = 1 / game.seats
    standing = [even] * game.seats
    luck, given, received = ([0.0] * game.seats for _ in range(3))
    moves: list[Reviewed] = []
    for event in match.events:
        if event.seat is None:
            continue
        seat = event.seat
        best, best_chance, chance = judge.judge(match, event.number, seat, event.action)
        fortune = best_chance - standing[seat]
        luck[seat] += fortune
        loss = best_chance - chance
        given[seat] += loss
        standing[seat] = chance
        for other in range(game.seats):
            if other != seat:
                part = loss / (game.seats - 1)
                standing[other] += part
                received[other] += part
        moves.append(
            Reviewed(
                event.number,
                seat,
                game.text(event.action),
                game.text(best),
                best_chance,
                chance,
                loss,
                fortune,
                event.points,
                _name(loss),
            )
        )
        yield moves[-1]
    for seat_number in range(game.seats):
        luck[seat_number] += part_of_win(outcome, seat_number) - standing[seat_number]
    players = [
        Ledger(
            each,
            part_of_win(outcome, each),
            even,
            luck[each],
            given[each],
            received[each],
            sum(move.seat == each for move in moves),
            {name: sum(move.name == name and move.seat == each for move in moves) for name in SLIPS},
        )
        for each in range(game.seats)
    ]
    yield Review(game.edition, game.seats, bot, limit_text(judge.limit), moves, players)


def part_of_win(outcome: Outcome, seat: int) -> float:
    """One for the winner; winners share it, and a draw is everybody's."""
    if not outcome.winners:
        return 1 / len(outcome.scores)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _name(loss: float) -> str:
    return next((name for name, least in reversed(SLIPS.items()) if loss >= least), "")


def report(found: Review, language: str) -> str:
    """The review as plain text: every player's account, the dearest moves, the largest strokes of luck."""
    rows = [
        [
            say(message(f"review-column-{name}"), language)
            for name in ("player", "result", "luck", "received", "given", *SLIPS)
        ]
    ]
    rows += [
        [
            say(message("review-player", seat=each.seat + 1), language),
            f"{100 * each.result:.1f} %",
            f"{100 * each.luck:+.1f}",
            f"{100 * each.received:+.1f}",
            f"{-100 * each.given:+.1f}",
            *(str(each.names[name]) for name in SLIPS),
        ]
        for each in found.players
    ]
    title = message("review-title", game=found.game, bot=found.bot, limit=found.limit)
    lines = [say(title, language), "", *columns(rows)]
    dear = sorted((move for move in found.moves if move.name), key=lambda move: -move.given)[:TOLD]
    lucky = sorted(found.moves, key=lambda move: -abs(move.luck))[:TOLD]
    return "\n".join([*lines, *_told("dear", dear, language), *_told("luck", lucky, language)])


def _told(kind: str, moves: Sequence[Reviewed], language: str) -> list[str]:
    if not moves:
        return ["", say(message(f"review-no-{kind}"), language)]
    return ["", say(message(f"review-{kind}"), language)] + [
        "  "
        + say(
            message(
                f"review-{kind}-move",
                number=move.number,
                seat=move.seat + 1,
                action=move.action,
                best=move.best,
                percent=f"{100 * move.given:.1f}" if kind == "dear" else f"{100 * move.luck:+.1f}",
            ),
            language,
        )
        for move in moves
    ]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of a review on the command line."""
    told = told_by(parser)
    parser.add_argument("record", type=Path, help=told("review-help-record"))
    parser.add_argument("--limit", default="200ms", help=told("review-help-limit"))
    parser.add_argument("--json", type=Path, help=told("review-help-json"))


def run(args: argparse.Namespace) -> int:
    """Reviews a record, prints the report, writes the figures."""
    language: str = getattr(args, "language", None) or "en"
    match = replayed(_opened(args.record))
    level = levels(match.game.edition)[-1]
    judge: Judge[object, object] = Judge(match.game, level.make(), read_limit(args.limit))
    total = sum(event.seat is not None and not isinstance(event.action, Act) for event in match.events)
    progress = Progress(total)
    found: Review | None = None
    for done, step in enumerate(review(match, judge, level.id), 1):
        if isinstance(step, Review):
            found = step
        else:
            progress.show(done, step.action)
    progress.close()
    assert found is not None
    tell(report(found, language))
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return 0


def _opened(path: Path) -> Record:
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise Unknown("review-no-file", path=str(path), error=error.strerror or str(error)) from None
