"""Looks back at games of this device, where that needs so little thought that its verdicts are beyond noise here too."""

from __future__ import annotations

import asyncio
from typing import Any

from speeltafel.bots.levels import check_offered
from speeltafel.client.coach_bodies import Analyse, AnalyseAsk, Analysed, Exercised, Judged, Retried
from speeltafel.client.learn_bodies import PlayTried
from speeltafel.coach.appraisal import Appraisal
from speeltafel.coach.find import coach_for
from speeltafel.coach.review import LookBack, Stage, review, summed_up, think_longer
from speeltafel.coach.whatif import WhatIf
from speeltafel.core.protocol import Game, Seat
from speeltafel.core.registry import text_given
from speeltafel.home.reviews import answer_judged, exercised, judged, over
from speeltafel.home.whatif import analysed, line_asked, line_from
from speeltafel.live.codes import tidy_code
from speeltafel.live.host import Host
from speeltafel.live.requests import Refuse, Who
from speeltafel.live.room import Room
from speeltafel.live.table import AnyLog
from speeltafel.table.match import Match
from speeltafel.wire import PreviewSent

MOST_NODES = 1_000
"""So many nodes an interpreted kernel looks at in a second or two; who needs more for a game needs a server."""
MOST_KEPT = 8


def can_look_back(game: Game[Any, Any]) -> bool:
    """Whether this game's coach weighs a whole game with what a browser has."""
    return coach_for(game).effort.game <= MOST_NODES


class DeviceReviews:
    """The reviews of this device's games, begun when they are first asked for; the last few are remembered.

    None goes on while `looked_at` is not set.
    """

    def __init__(self, looked_at: asyncio.Event) -> None:
        self._looked_at = looked_at
        self._found: dict[tuple[str, int], LookBack | float] = {}
        self._known: dict[tuple[str, int], dict[int, Appraisal]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self, room: Room) -> Judged:
        """The review as far as it is; asking begins it."""
        log = over(room.table)
        _check(log.game)
        key = room.code, log.number
        if key not in self._found:
            while len(self._found) >= MOST_KEPT:
                oldest = next(iter(self._found))
                del self._found[oldest]
                self._known.pop(oldest, None)
            self._found[key] = 0.0
            self._known[key] = {}
            task = asyncio.ensure_future(self._review(key, log))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        found = self._found[key]
        return judged(log, found) if isinstance(found, LookBack) else Judged(False, done=round(found, 4))

    def exercises(self, room: Room, seat: int) -> list[Exercised]:
        """The positions that a seat lost most at; the review comes first."""
        log = over(room.table)
        found = self._found.get((room.code, log.number))
        if not isinstance(found, LookBack):
            raise Refuse("server-review-first")
        return exercised(log, found, seat)

    def longer(self, room: Room, number: int) -> Judged:
        """The review after more thought about one decision."""
        log = over(room.table)
        key = room.code, log.number
        if not isinstance(self._found.get(key), LookBack):
            raise Refuse("server-review-first")
        known = self._known[key]
        if number not in known:
            raise Refuse("review-no-decision", number=number)
        match, coach = Match.of(log), coach_for(log.game)
        known[number] = think_longer(match, coach, known[number])
        whole = summed_up(match, coach, known, 0)
        self._found[key] = whole
        return judged(log, whole)

    def answered(self, room: Room, number: int, play: PlayTried) -> Retried:
        """What another answer to a decision is worth."""
        log = over(room.table)
        _check(log.game)
        return answer_judged(Match.of(log), number, text_given(log.game.edition, play.action, play.deed))

    async def _review(self, key: tuple[str, int], log: AnyLog) -> None:
        """One decision after the other; what the page asks meanwhile is answered in between."""
        match = Match.of(log)
        for step in review(match, coach_for(match.game)):
            if key not in self._found:
                return  # forgotten for newer ones
            if isinstance(step, Stage):
                self._known[key][step.appraisal.number] = step.appraisal
            self._found[key] = step.done / max(1, step.total) if isinstance(step, Stage) else step
            await asyncio.sleep(0)
            await self._looked_at.wait()


async def what_if(host: Host, asked: Analyse, who: Who) -> Analysed:
    """Tries moves from a moment of a game of this device, or from a position; only what is weighed needs thought."""
    start, seat = await _line(host, asked, who)
    if asked.think > 0:
        _check(start.log.game)
    if asked.level:
        check_offered(start.log.game.edition, asked.level)
    return analysed(
        start,
        asked.moves,
        deed=asked.deed,
        level=asked.level,
        tried=asked.tried,
        think=asked.think,
        seat=seat,
    )


async def what_if_asked(host: Host, asked: AnalyseAsk, who: Who) -> PreviewSent:
    """The answer for a play in progress at the end of a line."""
    start, _ = await _line(host, asked.line, who)
    return line_asked(start, asked.line.moves, asked.action, asked.deed)


async def _line(host: Host, asked: Analyse, who: Who) -> tuple[WhatIf[Any, Any], Seat | None]:
    table = None if asked.table is None else (await host.room(tidy_code(asked.table))).table
    return line_from(table, asked, who)


def _check(game: Game[Any, Any]) -> None:
    if not can_look_back(game):
        raise Refuse("server-review-elsewhere")
