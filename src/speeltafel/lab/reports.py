"""What an arena found: figures a bot, as JSON for machines and as a table for people."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import inf, isfinite

from msgspec import Struct

from speeltafel.core.words import message
from speeltafel.lab.deals import DealPlayed, Pace, Plan
from speeltafel.lab.ratings import Estimate, Sprt, by_deal, margin, mean, proportion, ratings, share
from speeltafel.locale import say


class Interval(Struct, frozen=True):
    """A figure with its 95 % interval; None where it is without bound."""

    value: float | None
    low: float | None
    high: float | None


class BotFigures(Struct, frozen=True):
    """One bot: `share` of the wins (draws shared), Elo against the last bot, points, and time a move."""

    bot: str
    games: int
    share: Interval
    elo: Interval
    points: Interval
    margin: Interval
    moves: int
    milliseconds: float
    milliseconds_p95: float
    milliseconds_most: float
    nodes: float
    faults: dict[str, int]
    details: dict[str, str] = {}


class Tested(Struct, frozen=True):
    """The sequential test: `verdict` is elo0, elo1 or empty."""

    elo0: float
    elo1: float
    deals: int
    llr: float
    bound: float
    verdict: str


class Summary(Struct, frozen=True):
    """A finished or interrupted arena; `signature` stands for every action played in all its deals."""

    plan: Plan
    version: str
    deals: int
    games: int
    bots: list[BotFigures]
    reasons: dict[str, int]
    signature: str
    sprt: Tested | None = None


def summary(plan: Plan, deals: Sequence[DealPlayed], version: str, test: Sprt | None = None) -> Summary:
    """The figures of these deals."""
    rated = ratings(deals, len(plan.bots)) if deals else [Estimate(0, -inf, inf)] * len(plan.bots)
    reasons: dict[str, int] = {}
    for deal in deals:
        for game in deal.games:
            reasons[game.reason] = reasons.get(game.reason, 0) + 1
    return Summary(
        plan=plan,
        version=version,
        deals=len(deals),
        games=sum(len(deal.games) for deal in deals),
        bots=[_figures(plan, deals, bot, found) for bot, found in enumerate(rated)],
        reasons=dict(sorted(reasons.items())),
        signature=hashlib.sha256("".join(deal.digest for deal in deals).encode()).hexdigest()[:16],
        sprt=None
        if test is None
        else Tested(test.elo0, test.elo1, test.deals, test.llr, test.bound, test.verdict),
    )


def _figures(plan: Plan, deals: Sequence[DealPlayed], bot: int, rated: Estimate) -> BotFigures:
    pace = Pace()
    for deal in deals:
        pace.add(deal.paces[bot])
    return BotFigures(
        bot=plan.bots[bot],
        games=sum(bot in game.bots for deal in deals for game in deal.games),
        share=_interval(proportion(by_deal(deals, bot, share))),
        elo=_interval(rated),
        points=_interval(mean(by_deal(deals, bot, lambda game, seat: game.scores[seat]))),
        margin=_interval(mean(by_deal(deals, bot, margin))),
        moves=pace.moves,
        milliseconds=1000 * pace.seconds / max(1, pace.moves),
        milliseconds_p95=1000 * pace.quantile(0.95),
        milliseconds_most=1000 * pace.most,
        nodes=pace.nodes / max(1, pace.moves),
        faults=pace.faults,
        details=pace.details,
    )


def _interval(found: Estimate) -> Interval:
    return Interval(
        *(figure if isfinite(figure) else None for figure in (found.value, found.low, found.high))
    )


COLUMNS = ("bot", "share", "elo", "points", "margin", "time", "nodes", "faults")


def table(found: Summary, language: str) -> str:
    """The figures as a table of plain text."""
    rows = [[say(message(f"arena-column-{name}"), language) for name in COLUMNS]]
    for bot in found.bots:
        rows.append(
            [
                bot.bot,
                _plus_minus(bot.share, scale=100, digits=1, unit=" %"),
                _plus_minus(bot.elo, digits=0, sign=True),
                _plus_minus(bot.points, digits=1),
                _plus_minus(bot.margin, digits=1, sign=True),
                f"{bot.milliseconds:.2f} / {bot.milliseconds_p95:.2f} / {bot.milliseconds_most:.2f}",
                f"{bot.nodes:.0f}",
                " ".join(f"{name}:{count}" for name, count in sorted(bot.faults.items())) or "0",
            ]
        )
    lines = [_title(found, language), "", *columns(rows)]
    for bot in found.bots:
        for fault, detail in sorted(bot.details.items()):
            lines.append(say(message("arena-fault", bot=bot.bot, fault=fault, detail=detail), language))
    if found.sprt is not None:
        lines += ["", _tested(found.sprt, language)]
    return "\n".join(lines)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of words under each other: the first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            word.ljust(width) if column == 0 else word.rjust(width)
            for column, (word, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _title(found: Summary, language: str) -> str:
    plan = found.plan
    return say(
        message(
            "arena-title",
            game=plan.game,
            seats=plan.seats,
            games=found.games,
            deals=found.deals,
            limit=plan.limit or "-",
            seed=plan.seed,
            signature=found.signature,
        ),
        language,
    )


def _tested(test: Tested, language: str) -> str:
    words = message(
        f"arena-sprt-{test.verdict or 'open'}",
        elo0=f"{test.elo0:g}",
        elo1=f"{test.elo1:g}",
        deals=test.deals,
        llr=f"{test.llr:.2f}",
        bound=f"{test.bound:.2f}",
    )
    return say(words, language)


def _plus_minus(
    interval: Interval, *, digits: int, scale: float = 1, unit: str = "", sign: bool = False
) -> str:
    """A figure as `74.2 ± 1.9`; with bounds at unequal distance the larger counts."""
    form = f"{'+' if sign else ''}.{digits}f"
    if interval.value is None:
        bound = interval.low if interval.low is not None else interval.high
        return "?" if bound is None else f"{'>' if interval.low is not None else '<'} {bound * scale:{form}}"
    if interval.low is None or interval.high is None:
        return f"{interval.value * scale:{form}}{unit}"
    wide = max(interval.high - interval.value, interval.value - interval.low) * scale
    return f"{interval.value * scale:{form}} ± {wide:.{digits}f}{unit}"
