"""One sentence for why an Exago bot chose what it chose."""

from __future__ import annotations

from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.core.words import Message, message
from speeltafel.games.exago._turn_cy import unpacked
from speeltafel.games.exago.game import Exago


def colour_of(game: Exago, seat: int) -> Message:
    """The name of a seat's colour."""
    return message(f"exago-colour-{game.rules.colours[seat]}")


def words_for(game: Exago, mind: ExagoMind, code: int, *, sure: int | None) -> Message:
    """Why this action of the mover: forced, a block, threats, or building.

    `sure` is the number of own turns to a line that the bot saw no way to stop, 0 when others have one, None otherwise.
    """
    seat = mind.turns.to_move()
    follower = (seat + 1) % game.seats
    if mind.position.line_by(code, seat):
        return message("exago-bot-line")
    if sure == 1 and _is_certain(mind, code):
        return message("exago-bot-sure")
    if sure:
        return message("exago-bot-sees", count=sure)
    if mind.windows.threatens(follower) and mind.position.blocks(code, follower):
        return message("exago-bot-block", who=colour_of(game, follower))
    if sure == 0:
        return message("exago-bot-lost")
    scores = mind.windows.scores()
    mind.windows.do(code)
    cells = {unpacked(win)[0] for win in mind.position.wins(seat)}
    after = mind.windows.scores()
    back = sum(mind.turns.hands())
    mind.windows.undo()
    fallen = back - sum(mind.turns.hands()) + (unpacked(code)[1] < 0)
    if len(cells) > 1:
        return message("exago-bot-fork", count=len(cells))
    if cells:
        return message("exago-bot-threat")
    if fallen > 0:
        return message("exago-bot-falls", count=fallen)
    others = [each for each in range(game.seats) if each != seat]
    hindered = max(others, key=lambda each: scores[each] - after[each])
    gained = after[seat] - scores[seat]
    if scores[hindered] - after[hindered] > max(0, gained):
        return message("exago-bot-hinder", who=colour_of(game, hindered))
    return message("exago-bot-build" if gained > 0 else "exago-bot-best")


def _is_certain(mind: ExagoMind, code: int) -> bool:
    """Whether the mover of a game for two can complete a line next time, after every answer; a search looks at some."""
    if len(mind.turns.hands()) > 2:
        return False
    seat = mind.turns.to_move()
    mind.windows.do(code)
    is_certain = not mind.windows.threatens(1 - seat)
    for answer in mind.position.legal() if is_certain else ():
        mind.windows.do(answer)
        is_certain = mind.windows.threatens(seat)
        mind.windows.undo()
        if not is_certain:
            break
    mind.windows.undo()
    return is_certain
