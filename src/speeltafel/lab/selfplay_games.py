"""Games as rows of three tables: what they were, what was decided in them, and what was hidden meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from speeltafel.core.protocol import Decision, Outcome, Seat
from speeltafel.lab.deals import LONGEST, Plan, Told, asked, game_of, luck_of
from speeltafel.table.match import Match

PART = 20
"""Games of a part: what is played by one process at a time, and lost with it."""

Fields = list[tuple[str, Any]]


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of some games, column by column, for each table."""

    number: int
    tables: dict[str, dict[str, list[Any]]]


def _games() -> Fields:
    import pyarrow as pa

    texts, numbers = pa.list_(pa.string()), pa.list_(pa.int16())
    return [
        ("game", pa.int64()), ("edition", pa.string()), ("seats", pa.int8()), ("options", pa.string()),
        ("bots", texts), ("limit", pa.string()), ("seed", pa.string()), ("begins", pa.int8()),
        ("scores", numbers), ("winners", pa.list_(pa.int8())), ("reason", pa.string()), ("decisions", pa.int32()),
    ]  # fmt: skip


def _decisions() -> Fields:
    import pyarrow as pa

    return [
        ("game", pa.int64()), ("ply", pa.int32()), ("seat", pa.int8()), ("position_seen", pa.string()),
        ("action", pa.string()), ("points", pa.int16()), ("legal", pa.int32()), ("chance", pa.float32()),
        ("result", pa.float32()),
    ]  # fmt: skip


def _hidden() -> Fields:
    import pyarrow as pa

    return [("game", pa.int64()), ("ply", pa.int32()), ("hidden_position", pa.string())]


TABLES: dict[str, Callable[[], Fields]] = {"games": _games, "decisions": _decisions, "hidden": _hidden}


def play_part(plan: Plan, number: int) -> Part:
    """Plays the games of one part; game i of a plan is the same whoever plays it, with a limit in nodes."""
    tables: dict[str, dict[str, list[Any]]] = {
        name: {column: [] for column in _columns(name)} for name in TABLES
    }
    for game in range(PART * number, min(PART * (number + 1), plan.games)):
        _play(plan, game, tables)
    return Part(number, tables)


def _columns(name: str) -> tuple[str, ...]:
    return {
        "games": ("game", "edition", "seats", "options", "bots", "limit", "seed", "begins", "scores", "winners",
                  "reason", "decisions"),
        "decisions": ("game", "ply", "seat", "position_seen", "action", "points", "legal", "chance", "result"),
        "hidden": ("game", "ply", "hidden_position"),
    }[name]  # fmt: skip


def _play(plan: Plan, number: int, tables: dict[str, dict[str, list[Any]]]) -> None:
    seed = f"{plan.seed}/{number}"
    line_ups = plan.line_ups()
    line_up = line_ups[number % len(line_ups)]
    shift = number // len(line_ups) % plan.seats
    bots = line_up[shift:] + line_up[:shift]
    match: Match[object, object] = Match(game_of(plan.game, plan.seats, plan.options), seed=seed)
    game, told = match.game, Told(match)
    decided = tables["decisions"]
    first = len(decided["game"])
    begins = -1
    ply = 0
    while isinstance(turn := match.turn, Decision) and ply < LONGEST:
        begins = int(turn.seat) if begins < 0 else begins
        seen = match.observe(frozenset({turn.seat}))
        bot = asked(plan.game, plan.bots[bots[turn.seat]], plan.limit)
        choice = bot.choose(match, told, turn.seat, luck_of(seed, bots[turn.seat], match.number)).choice
        points = game.score(match.state, choice.action).points
        row: tuple[Any, ...] = (number, ply, int(turn.seat), game.position(seen.state), game.text(choice.action), points,
               len(game.legal(seen.state)), choice.after, 0.0)  # fmt: skip
        for column, value in zip(decided.values(), row, strict=True):
            column.append(value)
        whole: tuple[Any, ...] = (number, ply, game.position(match.state))
        for column, value in zip(tables["hidden"].values(), whole, strict=True):
            column.append(value)
        told.tell(match.push(choice.action))
        ply += 1
    end = turn if isinstance(turn, Outcome) else Outcome(match.scores, frozenset(), "too-long")
    for index in range(first, len(decided["game"])):
        seat = Seat(decided["seat"][index])
        decided["result"][index] = 1 / len(end.winners) if seat in end.winners else 0.0
    options = ", ".join(f"{name}={value}" for name, value in sorted(plan.options.items()))
    names = [plan.bots[bot] for bot in bots]
    winners = sorted(int(seat) for seat in end.winners)
    row = (number, plan.game, plan.seats, options, names, plan.limit, seed, begins, list(end.scores), winners,
           end.reason, ply)  # fmt: skip
    for column, value in zip(tables["games"].values(), row, strict=True):
        column.append(value)
