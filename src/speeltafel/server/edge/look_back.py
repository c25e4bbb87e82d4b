"""A look back at a finished game, as HTTP and the socket ask for it: begun when it is first asked for, then told from the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from speeltafel.client.coach_bodies import Judged, Retried
from speeltafel.client.learn_bodies import PlayTried
from speeltafel.coach.review import LookBack
from speeltafel.core.registry import text_given
from speeltafel.home.asking import TableRefused
from speeltafel.home.reviews import over
from speeltafel.live.requests import Refuse
from speeltafel.live.room import Room
from speeltafel.live.services import Busy
from speeltafel.live.table import AnyLog
from speeltafel.server.backend import Backend
from speeltafel.server.store.reviews import ReviewRow
from speeltafel.server.workers.coach_process import AnswerTold, AskAnswer, AskLonger, Ended, Failure
from speeltafel.server.workers.line_process import Unanswered
from speeltafel.table.match import Match
from speeltafel.table.spel_json import write_json

LOOK_SECONDS = 0.5
"""How often somebody who waits for a review is told how far it is."""


async def review_now(backend: Backend, room: Room, address: str) -> Judged:
    """The review as far as it is; asking begins it."""
    log = over(room.table)
    reviews = backend.reviews
    row = await reviews.kept.of(room.code, log.number)
    if row is not None and row.whole is not None:
        return await _told(backend, address, room.code, log, row.whole)
    if reviews.has_failed(room.code):
        raise Refuse("server-no-review")
    if not reviews.is_under_way(room.code) and not (
        row is not None and row.is_thought_about(backend.host.now())
    ):
        if reviews.is_full(address):
            raise Refuse("server-bots-busy")
        try:
            record = await backend.side_thread.work(address, _record, room, log)
        except Busy:
            raise Refuse("server-bots-busy") from None
        reviews.begin(room.code, log.number, record, address)
    return Judged(False, done=0.0 if row is None else round(min(1.0, row.done / max(1, row.total)), 4))


async def review_steps(backend: Backend, room: Room, address: str) -> AsyncIterator[Judged]:
    """The review whenever it has come further, until it is ready."""
    told = None
    while told is None or not told.ready:
        found = await review_now(backend, room, address)
        if found != told:
            told = found
            yield found
        if not found.ready:
            await asyncio.sleep(LOOK_SECONDS)


async def thought_longer(backend: Backend, room: Room, number: int, address: str) -> Judged:
    """The review after four times the thought about one decision; it is kept with what that found, for everybody."""
    log = over(room.table)
    row, _ = await complete_review(backend, room, log)
    if not any(each.number == number for each in row.known):
        raise Refuse("review-no-decision", number=number)
    try:
        record = await backend.side_thread.work(address, _record, room, log)
        with backend.hints.one(address):
            answer = await backend.coach.answer(AskLonger(record, row.known, number), address)
    except (Busy, Unanswered):
        raise Refuse("server-bots-busy") from None
    if not isinstance(answer, Ended):
        raise Refuse("server-no-review")
    await backend.reviews.kept.improve(room.code, log.number, answer.known, answer.whole)
    return await _told(backend, address, room.code, log, answer.whole)


async def answered_anew(backend: Backend, room: Room, number: int, play: PlayTried, address: str) -> Retried:
    """What another answer to one decision is worth; nothing of it is kept."""
    log = over(room.table)
    if number >= len(log.entries) or log.entries[number].event.seat is None:
        raise Refuse("review-no-decision", number=number)
    text = text_given(log.game.edition, play.action, play.deed)
    try:
        record = await backend.side_thread.work(address, _record, room, log)
        with backend.hints.one(address):
            answer = await backend.coach.answer(AskAnswer(record, number, text), address)
    except (Busy, Unanswered):
        raise Refuse("server-bots-busy") from None
    if isinstance(answer, Failure):
        raise TableRefused(answer.refusal)
    assert isinstance(answer, AnswerTold)
    return answer.retried


async def complete_review(backend: Backend, room: Room, log: AnyLog) -> tuple[ReviewRow, LookBack]:
    """A review that is there already; raises Refuse when it was not asked for or is still under way."""
    row = await backend.reviews.kept.of(room.code, log.number)
    if row is None or row.whole is None:
        raise Refuse("server-review-first")
    return row, row.whole


async def _told(backend: Backend, address: str, code: str, log: AnyLog, whole: LookBack) -> Judged:
    try:
        return await backend.judgements.told(backend.side_thread, address, code, log, whole)
    except Busy:
        raise Refuse("server-bots-busy") from None


def _record(room: Room, log: AnyLog) -> str:
    return write_json(Match.of(log).record(None, Table=room.code))
