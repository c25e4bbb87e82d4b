"""What whoever runs the server may do to a table: close it, take a name away, take back a line, and answer a report."""

from __future__ import annotations

from speeltafel.live.change import Change, changed
from speeltafel.live.names import tidy_name
from speeltafel.live.play import act
from speeltafel.live.requests import AnswerReport, Moment, Refuse, Role, TakeName, Who
from speeltafel.live.seating import Span, replace
from speeltafel.live.table import TOLD, ChatRow, Table
from speeltafel.live.talk import next_line
from speeltafel.table.acts import Abandon
from speeltafel.wire import Status


def close(table: Table, who: Who, client: str, moment: Moment) -> Change:
    """Breaks the game off, and takes the table out of the lobby; only canned phrases remain."""
    check_admin(who)
    seating = replace(table.seating, listed=False, free_chat=False)
    if table.status == "running":
        return act(table, Abandon(), moment, client=client, seating=seating)
    status: Status = "abandoned" if table.status == "open" else table.status
    return changed(table, moment.now, client=client, seating=seating, status=status)


def take_name(table: Table, request: TakeName, who: Who, client: str, moment: Moment) -> Change:
    """A player has another name from now on, or none; they cannot change it back."""
    check_admin(who)
    if request.seat >= len(table.seating.chairs):
        raise Refuse("server-no-place", place=request.seat)
    chair = replace(
        table.seating.chairs[request.seat], name=tidy_name(request.name), avatar="", is_name_taken=True
    )
    return changed(table, moment.now, client=client, seating=table.seating.with_chair(request.seat, chair))


def answer_report(table: Table, request: AnswerReport, who: Who, client: str, moment: Moment) -> Change:
    """Tells who reported a line what came of it, and nobody else; the line goes if it was bad."""
    check_admin(who)
    if not 0 <= request.to < len(table.seating.chairs):
        raise Refuse("server-no-place", place=request.to)
    told = ChatRow(next_line(table), moment.now, request.to, "", "", f"{TOLD}{request.verdict}")
    spoken = next((line for line in table.talk if line.number == request.line), None)
    is_bad = request.verdict == "removed" and spoken is not None and spoken.seat is not None
    blank = (
        (Span(spoken.seat or 0, spoken.number, spoken.number + 1),) if is_bad and spoken is not None else ()
    )
    return changed(table, moment.now, client=client, line=told, blank=blank)


def check_admin(who: Who) -> None:
    """Lets only whoever runs the server pass."""
    if who.role is not Role.ADMIN:
        raise Refuse("server-admin-only")
