"""Previews of a server's table, answered on this device from what its seat sees; the server stays the only judge."""

from __future__ import annotations

from typing import Any

from speeltafel.client.follower import Follower, game_of
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Eyes, Seat
from speeltafel.live.encode import refusal
from speeltafel.live.play import preview_asked
from speeltafel.wire import (
    Ask,
    Happened,
    Previewed,
    Refused,
    Welcome,
    read_from_client,
    read_from_server,
    write,
)


class FarTable:
    """A table elsewhere, followed by the messages that the page gets from there."""

    def __init__(self) -> None:
        self._follower: Follower[Any, Any] | None = None
        self._code = ""
        self._is_sure = False

    def hear(self, text: str) -> None:
        """A message of the server; whatever does not go on where this stands lets it forget the table."""
        message = read_from_server(text)
        if isinstance(message, Welcome):
            self._welcome(message)
        elif isinstance(message, Happened) and self._follower is not None:
            self._follow(self._follower, message)

    def _welcome(self, message: Welcome) -> None:
        eyes = _eyes(message)
        known = self._follower
        if known is None or known.eyes != eyes or message.table.table != self._code:
            known = Follower(game_of(message.table), eyes) if message.view is not None and eyes else None
        self._follower, self._code = known, message.table.table
        if known is not None:
            self._follow(known, message)

    def _follow(self, known: Follower[Any, Any], message: Welcome | Happened) -> None:
        """Takes the events; sure is only what looks as the server shows it: a table may have begun at a position."""
        known.follow(message.events)
        if known.number != message.number:
            self._follower = None
            return
        self._is_sure = write(known.game.view(known.seen.state)) == write(message.view)

    def answer(self, text: str) -> str:
        """The answer to a question, as the server gives it; empty when only the server can tell."""
        request = read_from_client(text)
        known = self._follower if self._is_sure else None
        if not isinstance(request, Ask) or known is None or request.number != known.number:
            return ""
        seat = Seat(request.seat)
        if known.mover != seat or seat not in known.eyes:
            return ""
        seen = known.game.observe(known.seen.state, frozenset((seat,))).state
        try:
            preview = preview_asked(known.game, seen, request)
        except SpeeltafelError as error:
            return write(Refused(request.id, refusal(error), known.number)).decode()
        return write(Previewed(request.id, preview, known.number)).decode()


def _eyes(message: Welcome) -> Eyes:
    """Whose eyes the page has: of several people who share a device one, or nobody's, where anything is hidden."""
    if message.hold is not None:
        return frozenset((Seat(message.hold),))
    if len(message.you) == 1 or not message.hides:
        return frozenset(Seat(seat) for seat in message.you)
    return frozenset()
