"""The law of kernels: the fast position and the readable state agree after every action and its undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from speeltafel.core.chance import Lot
from speeltafel.core.protocol import Game
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.state import Action as ExagoAction
from speeltafel.games.exago.state import State as ExagoState
from speeltafel.games.exago.table import board_of, code_of, position_of
from speeltafel.games.qwirkle._plays_cy import Plays
from speeltafel.games.qwirkle.actions import Action as QwirkleAction
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State as QwirkleState
from speeltafel.games.qwirkle.tiles import Laid
from speeltafel.testing.broken import expect


def kernel_of(game: Game[Any, Any]) -> Callable[[Any, Any], None] | None:
    """What compares kernel and state around one action; None where no fast position plays."""
    if isinstance(game, Exago):
        return lambda state, action: _exago(game, state, action)
    if isinstance(game, Qwirkle):
        return _qwirkle(game)
    return None


def _exago(game: Exago, state: ExagoState, action: ExagoAction) -> None:
    if isinstance(action, Lot):
        return
    position = position_of(game.rules, state)
    before = (
        position.board(),
        position.hands(),
        position.to_move(),
        position.quiet_moves(),
        position.fingerprint(),
    )
    after = game.apply(state, action)
    position.do(code_of(board_of(game.rules.side), action))
    found = (position.board(), position.hands(), position.to_move(), position.quiet_moves())
    wanted = (after.board, after.hands, after.mover, after.moves)
    expect("kernel", found, wanted, f"after {game.text(action)}")
    position.undo()
    again = (
        position.board(),
        position.hands(),
        position.to_move(),
        position.quiet_moves(),
        position.fingerprint(),
    )
    expect("kernel", again, before, f"{game.text(action)} undone")


def _qwirkle(game: Qwirkle) -> Callable[[QwirkleState, QwirkleAction], None]:
    led, anew = (Plays(game.rules.full, game.rules.bonus) for _ in range(2))

    def wanted(board: tuple[Laid, ...]) -> tuple[object, ...]:
        anew.lie(())
        anew.lie(board)
        return _told(anew)

    def compare(state: QwirkleState, action: QwirkleAction) -> None:
        after = game.apply(state, action)
        if after.board == state.board:
            return
        led.lie(state.board)
        led.lie(after.board)
        expect("kernel", _told(led), wanted(after.board), f"after {game.text(action)}")
        led.lie(state.board)
        expect("kernel", _told(led), wanted(state.board), f"{game.text(action)} undone")

    return compare


def _told(plays: Plays) -> tuple[object, ...]:
    return plays.laid, plays.frontier(), plays.open()
