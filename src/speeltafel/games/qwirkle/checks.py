"""What the laws need to know of Qwirkle: how many tiles there are, and that kernel and state agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from speeltafel.games.qwirkle._board_cy import Board
from speeltafel.games.qwirkle.actions import Action
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import Laid

Compared = Iterator[tuple[str, object, object]]


def census(game: Qwirkle) -> Callable[[State], object]:
    """The number of each kind of tile: in the bag, in hands, set aside and on the table together."""

    def count(state: State) -> tuple[int, ...]:
        counts = list(state.pool)
        hands = [tile for hand in (*state.hands, state.aside) for tile in hand]
        for tile in (*hands, *(laid[2] for laid in state.board)):
            assert tile is not None, "nothing lies face down on a full table"
            counts[tile] += 1
        assert sum(state.pool) == state.bag, "with all hands open, what is unseen is the bag"
        assert len({laid[:2] for laid in state.board}) == len(state.board), "one tile a cell"
        return tuple(counts)

    return count


def kernel(game: Qwirkle) -> Callable[[State, Action], Compared]:
    """The kernel led from board to board, beside one that is set up anew."""
    led, anew = (Board(game.rules.full, game.rules.bonus) for _ in range(2))

    def wanted(board: tuple[Laid, ...]) -> tuple[object, ...]:
        anew.lie(())
        anew.lie(board)
        return _told(anew)

    def compare(state: State, action: Action) -> Compared:
        after = game.apply(state, action)
        if after.board == state.board:
            return
        led.lie(state.board)
        led.lie(after.board)
        yield f"after {game.text(action)}", _told(led), wanted(after.board)
        led.lie(state.board)
        yield f"{game.text(action)} undone", _told(led), wanted(state.board)

    return compare


def _told(board: Board) -> tuple[object, ...]:
    return board.laid, board.frontier(), board.open()
