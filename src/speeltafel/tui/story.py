"""What is told beside the board: who plays, what happened, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from rich.text import Text

from speeltafel.client.messages import heard
from speeltafel.client.table import Seat as Chair
from speeltafel.core.words import Message
from speeltafel.locale import headed, say
from speeltafel.table.acts import beside_a_name
from speeltafel.tui.plain_text import plain, told
from speeltafel.wire import ChatSent, EventSent, TableSent

Who = Callable[[int | None], str]


def players_text(chair: Chair, table: TableSent, who: Who) -> Text:
    """Everybody with their points; `▶` before who is to move, `*` behind who sits here."""
    lines = []
    for each in table.seats:
        mark = "▶" if chair.turn == each.seat else " "
        score = str(chair.scores[each.seat]) if each.seat < len(chair.scores) else ""
        you = " *" if each.seat in chair.you else ""
        lines.append(f"{mark} {who(each.seat)}{you}  {score}")
    return plain("\n".join(lines))


def event_line(event: EventSent, who: Who, language: str) -> str:
    """What somebody did, and what it brought."""
    said = heard(event.said)
    what = _lot(said, who, language) or told(beside_a_name(said), language)
    points = f"  {event.points:+d}" if event.points and "points" not in said.args else ""
    by = "" if event.seat is None else headed(who(event.seat), language)
    return f"{by} {what}{points}" if by else f"  {what}"


def talk_line(line: ChatSent, who: Who, language: str) -> str:
    """What somebody said, in their own words or as a phrase."""
    return (
        f"{headed(line.name or who(line.seat), language)} {line.text or told(Message(line.phrase), language)}"
    )


def _lot(said: Message, who: Who, language: str) -> str:
    """Who goes first, by name as the list of players has them; nothing where that is not what was said, or not known so."""
    seat = said.args.get("seat")
    if not said.id.endswith("-did-lot") or not isinstance(seat, int):
        return ""
    named = Message(f"page-{said.id}", {**said.args, "seat": who(seat - 1), "you": "other"})
    words = told(named, language)
    return "" if words == named.id else words


def end_line(chair: Chair, who: Who, language: str) -> str:
    """How the game ended, and who won."""
    outcome = chair.outcome
    assert outcome is not None
    names = ", ".join(who(seat) for seat in outcome.winners)
    id = ("play-draw", "play-won", "play-shared")[min(len(outcome.winners), 2)]
    result = told(Message(id, {"names": names} if names else {}), language)
    over = told(Message("play-over", {"reason": told(Message(outcome.reason), language)}), language)
    return f"{over} {result}"


def help_lines(table: TableSent | None, language: str) -> list[str]:
    """What can be typed, and how moves of this table's game are written where we know."""
    lines = [say(Message("tui-help"), language)]
    if table is not None:
        with suppress(LookupError):
            lines.append(say(Message(f"play-moves-{table.game.partition('/')[0]}"), language))
    return lines
