"""Refusals of the server itself, beside those of the rules."""

from __future__ import annotations

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import Word
from speeltafel.wire import Refusal


class Refuse(SpeeltafelError):
    """Something the server does not do; `status` is what HTTP calls it."""

    def __init__(self, id: str, /, *, status: int = 400, **args: Word) -> None:
        super().__init__(id, **args)
        self.status = status


class Declined(Exception):
    """A refusal as it came from the table, on its way to an HTTP answer."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message.id)
        self.refusal = refusal


def no_table(code: str) -> Refuse:
    return Refuse("server-no-table", status=404, table=code[:40])


def not_your_seat() -> Refuse:
    return Refuse("server-not-your-seat", status=403)


def wrong_secret() -> Refuse:
    return Refuse("server-wrong-secret", status=403)
