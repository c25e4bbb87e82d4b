"""What the laws need to know of Exago: how many stones there are, and that kernel and state agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from speeltafel.core.chance import Lot
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import board_of, code_of, position_of
from speeltafel.games.exago.state import Action, State

Compared = Iterator[tuple[str, object, object]]


def census(game: Exago) -> Callable[[State], object]:
    """Each seat's stones, on the board and in the hand together."""

    def count(state: State) -> tuple[int, ...]:
        view = game.view(state)
        laid = Counter(stone.seat for stone in view.stones)
        assert len({(stone.q, stone.r) for stone in view.stones}) == len(view.stones), "one stone a cell"
        return tuple(hand + laid[seat] for seat, hand in enumerate(view.hands))

    return count


def kernel(game: Exago) -> Callable[[State, Action], Compared]:
    """The kernel's position after an action, and after it is taken back."""

    def compare(state: State, action: Action) -> Compared:
        if isinstance(action, Lot):
            return
        position = position_of(game.rules, state)

        def told() -> tuple[object, ...]:
            return (
                position.turns.board(),
                position.turns.hands(),
                position.turns.to_move(),
                position.turns.quiet_moves(),
            )

        before = (*told(), position.turns.fingerprint())
        after = game.apply(state, action)
        position.turns.do(code_of(board_of(game.rules.side), action))
        yield f"after {game.text(action)}", told(), (after.board, after.hands, after.mover, after.moves)
        position.turns.undo()
        yield f"{game.text(action)} undone", (*told(), position.turns.fingerprint()), before

    return compare
