"""One sentence for why an Exago bot chose what it chose."""

from __future__ import annotations

from typing import NamedTuple

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
    effect = effect_of(mind, code)
    if effect.threats > 1:
        return message("exago-bot-fork", count=effect.threats)
    if effect.threats:
        return message("exago-bot-threat")
    if effect.fallen > 0:
        return message("exago-bot-falls", count=effect.fallen)
    if effect.lost > max(0, effect.gained):
        return message("exago-bot-hinder", who=colour_of(game, effect.hindered))
    return message("exago-bot-build" if effect.gained > 0 else "exago-bot-best")


class StoneEffect(NamedTuple):
    """What an action of the mover does on the board.

    `threats` counts the cells on which it could complete a line next, `fallen` the stones that go back to a hand. `gained` is
    what its own lines are worth more, `lost` what those of `hindered` are worth less, of the others the one who loses most.
    """

    threats: int
    fallen: int
    gained: int
    hindered: int
    lost: int


def effect_of(mind: ExagoMind, code: int) -> StoneEffect:
    """Plays the action, looks, and takes it back."""
    seat = mind.turns.to_move()
    scores = mind.windows.scores()
    mind.windows.do(code)
    cells = {unpacked(win)[0] for win in mind.position.wins(seat)}
    after = mind.windows.scores()
    back = sum(mind.turns.hands())
    mind.windows.undo()
    hands = mind.turns.hands()
    others = [each for each in range(len(hands)) if each != seat]
    hindered = max(others, key=lambda each: scores[each] - after[each])
    return StoneEffect(
        threats=len(cells),
        fallen=back - sum(hands) + (unpacked(code)[1] < 0),
        gained=after[seat] - scores[seat],
        hindered=hindered,
        lost=scores[hindered] - after[hindered],
    )


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
