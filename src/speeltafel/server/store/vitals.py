"""How the database is doing: when it last took a commit, when it last failed, and which tables it could not read."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    TimeoutError,
)

MOST_UNREADABLE = 20


def is_failing(error: BaseException) -> bool:
    """Whether this is the database's own trouble: a full disk, a damaged page, no connection.

    A value that it rightly refuses is not: what a stranger sends must never make a server look ill.
    """
    refused = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
    return isinstance(error, DBAPIError | TimeoutError) and not isinstance(error, refused)


class Vitals:
    """Told of every commit and every table read, from any thread; times are seconds of a clock that never goes back.

    `committed` is when a commit was last on disk, set by whoever wrote it; `failed` when the database last failed.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.committed: float | None = None
        self.failed: float | None = None
        self.unreadable: tuple[str, ...] = ()

    @property
    def commits(self) -> bool:
        """Whether the database took the last commit that it was asked for."""
        return self.failed is None or (self.committed is not None and self.committed >= self.failed)

    def refused(self, error: BaseException) -> bool:
        """A commit was not taken; says whether that was the database's own trouble."""
        if is_failing(error):
            self.failed = self.now()
            return True
        return False

    def was_read(self, code: str) -> None:
        """A table came back from the disk."""
        if code in self.unreadable:
            self.unreadable = tuple(each for each in self.unreadable if each != code)

    def was_not_read(self, code: str, error: BaseException) -> None:
        """A table could not be read: remembered until it can be."""
        if is_failing(error) and code not in self.unreadable:
            self.unreadable = (*self.unreadable, code)[-MOST_UNREADABLE:]

    def since(self, moment: float | None) -> int | None:
        """Milliseconds since then."""
        return None if moment is None else int((self.now() - moment) * 1000)
