"""Figures, books and ratings that a stranger sends: walked over once, and nothing in them is a fault of ours."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import httpx
import pytest

from speeltafel.client.learn_bodies import DayBookGiven, DayEntry, FiguresAsked, NoteGiven
from speeltafel.coach.day.plan import FIRST
from speeltafel.coach.day.streak import longest, streak
from speeltafel.coach.puzzles.puzzle import puzzles
from speeltafel.home.days import streak_sent
from speeltafel.home.own_figures import figures_sent
from tests.server.serving import run, serving

MANY = 400


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python a piece of work runs through."""
    count = 0

    def look(_: FrameType, event: str, __: object) -> Any:
        nonlocal count
        count += event == "line"
        return look

    before = sys.gettrace()
    sys.settrace(look)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def book_of(many: int) -> Callable[[], object]:
    days = [FIRST + timedelta(at) for at in range(many + many // 6) if at % 7]
    book = DayBookGiven([DayEntry(day.isoformat(), "qwirkle", "won") for day in days])
    return lambda: streak_sent(book, days[-1])


def notes_of(many: int) -> Callable[[], object]:
    notes = [NoteGiven("2026-03-01", "qwirkle", f"level {at}", 1.0, 10, 2) for at in range(many)]
    return lambda: figures_sent("qwirkle", FiguresAsked(notes))


@pytest.mark.parametrize("made", [book_of, notes_of])
def test_a_book_twice_as_long_takes_twice_the_work(made: Callable[[int], Callable[[], object]]) -> None:
    made(9)()  # what is loaded once
    one, two = lines_run(made(MANY)), lines_run(made(2 * MANY))
    assert one > MANY
    assert two < 2.2 * one


def test_the_longest_row_of_days_is_the_best_of_all_that_ever_ended() -> None:
    luck = Random(7)
    begin = date(2026, 6, 1)
    for _ in range(400):
        often = luck.choice((0.5, 0.8, 0.95))
        days = [begin + timedelta(at) for at in range(luck.randint(0, 40)) if luck.random() < often]
        ended = (streak(days[: at + 1], day).days for at, day in enumerate(days))
        assert longest(luck.sample(days, len(days))) == max(ended, default=0)


def test_days_that_had_no_game_are_not_counted() -> None:
    today = datetime.now(UTC).date()
    days = (date.min, FIRST - timedelta(1), today, today + timedelta(1), date.max)
    told = streak_sent(DayBookGiven([DayEntry(day.isoformat(), "", "won") for day in days]), today)
    assert (told.days, told.longest) == (1, 1)


NOTE = {"day": "2026-03-01", "game": "qwirkle", "level": "hasty", "score": 1}
SENT: list[tuple[str, dict[str, object]]] = [
    ("days/streak", {"games": [{"day": "0001-01-01", "game": "", "ended": "won"}]}),
    ("days/streak", {"games": [{"day": "9999-12-31", "game": "", "ended": "won"}]}),
    ("days/streak", {"games": [{"day": "2026-13-01", "game": "", "ended": "won"}]}),
    *(("figures/qwirkle", {"notes": [{**NOTE, "score": score}] * 5}) for score in (1e308, -1e30, 2)),
    *(("figures/qwirkle", {"notes": [{**NOTE, "points": points}] * 5}) for points in (2**63 - 1, -(2**63))),
    ("figures/qwirkle", {"notes": [{**NOTE, "turns": -5, "points": 5}]}),
    ("figures/qwirkle", {"notes": [{**NOTE, "luck": 1e308}] * 5}),
    ("figures/qwirkle", {"notes": [{**NOTE, "mistakes": {str(at): 2**62 for at in range(300)}}]}),
    *(
        ("puzzle", {"rating": {name: number}})
        for name in ("rating", "deviation", "volatility")
        for number in (1e300, -1e300, 1e5, 0, 1e-300)
    ),
    *(("puzzles/exago/next", {"rating": number}) for number in (1e308, -1e308)),
]


def test_no_number_that_a_stranger_sends_is_a_fault(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=f"{served.address}/api") as http:
            first = puzzles("exago")[0]
            puzzle, action = first.id, first.answers[0]
            for path, body in SENT:
                if path == "puzzle":
                    path, body = f"puzzle/{puzzle}", {**body, "action": action}
                answer = await http.post(f"/{path}", json=body)
                assert answer.status_code in (200, 400), (path, body, answer.text)
            assert served.backend.metrics.counts.faults == 0
            plain = await http.post(f"/puzzle/{puzzle}", json={"action": action, "rating": {"rating": 1500}})
            assert plain.status_code == 200, plain.text
            assert plain.json()["rating"]["rating"] != 1500

    run(scenario())
