"""A play in progress: stones to lift, cells to land on, groups that fall, the group that stays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from speeltafel.core.errors import Illegal
from speeltafel.core.preview import Mark, Preview, Step
from speeltafel.games.exago._play_cy import ExagoPosition
from speeltafel.games.exago._turn_cy import unpacked
from speeltafel.games.exago.explain import why_not, why_not_lifted
from speeltafel.games.exago.kernel import Board, action_of, board_of, code_of, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.scoring import score_of
from speeltafel.games.exago.state import Action, Move, Place, State
from speeltafel.games.exago.threats import marks_of


def preview_of(rules: Rules, state: State, play: Action | None) -> Preview:
    """What could follow the play so far, or why it may not be played."""
    if state.mover is None or state.outcome is not None:
        refusal = None if play is None else why_not(rules, state, play)
        return Preview("" if play is None else str(play), ready=False, refusal=refusal)
    with lent_position(rules, state) as position:
        return _Turn(rules, state, board_of(rules.side), position).preview(play)


@dataclass(frozen=True, slots=True)
class _Turn:
    """The mover's turn on one board."""

    rules: Rules
    state: State
    board: Board
    position: ExagoPosition

    def preview(self, play: Action | None) -> Preview:
        """What could follow the play so far, or why it may not be played."""
        if play is None:
            return self.begin()
        refusal = why_not(self.rules, self.state, play)
        if isinstance(play, Move) and play.to is None:
            return self.lift(play)
        if isinstance(play, Move) and refusal is not None and refusal.reason == "exago-choose":
            return self.choose(play)
        text = str(play)
        if refusal is not None or not isinstance(play, Place | Move):
            return Preview(text, ready=refusal is None, refusal=refusal)
        marks = self.falls(play) if isinstance(play, Move) else ()
        return Preview(text, ready=True, score=score_of(self.rules, self.state, play), marks=marks)

    def begin(self) -> Preview:
        """Cells for a stone from the hand, own stones to lift, threats and the duty."""
        colour = self.colour
        free: list[Step] = []
        own: dict[int, Step] = {}
        for code in self.position.legal():
            cell, origin, _ = unpacked(code)
            if cell < 0:
                return Preview("pass", ready=True)
            if origin < 0:
                text = self.board.names[cell]
                free.append(Step(text, text, colour, kind="place"))
            elif origin not in own:
                text = self.board.names[origin]
                own[origin] = Step(f"{text}>", text, colour, kind="lift")
        marks = marks_of(self.rules, self.state)
        return Preview("", ready=False, steps=(*free, *own.values()), marks=marks)

    def lift(self, move: Move) -> Preview:
        """The cells where a lifted stone may land; where groups tie, the choice may still follow."""
        refusal = why_not_lifted(self.rules, self.state, move.origin)
        if refusal is not None:
            return Preview(str(move), ready=False, refusal=refusal)
        landings: dict[str, list[Move]] = {}
        lifted = self.board.numbers[move.origin]
        for code in self.position.legal():
            if unpacked(code)[1] == lifted:
                action = action_of(self.board, code)
                assert isinstance(action, Move), "a stone that is lifted moves"
                landings.setdefault(str(action.to), []).append(action)
        steps = []
        for cell, moves in landings.items():
            step = moves[0] if len(moves) == 1 else Move(move.origin, moves[0].to)
            steps.append(Step(str(step), cell, self.colour, kind="land"))
        marks = () if self.rules.bridge else self.groups(move)
        return Preview(
            str(move),
            ready=False,
            steps=tuple(steps),
            marks=marks,
            refusal=None if steps else self.owed(move),
        )

    def owed(self, move: Move) -> Illegal | None:
        """Why a stone that could go somewhere may not: the duty to block."""
        moves = map(
            partial(action_of, self.board), self.position.turns.actions(self.position.turns.to_move())
        )
        free = next(each for each in moves if isinstance(each, Move) and each.origin == move.origin)
        return why_not(self.rules, self.state, free)

    def choose(self, move: Move) -> Preview:
        """The groups that tie: one of them stays."""
        steps = []
        lifted = self.board.numbers[move.origin]
        for code in self.position.legal():
            action = action_of(self.board, code) if unpacked(code)[1] == lifted else None
            if isinstance(action, Move) and action.to == move.to:
                steps.append(Step(str(action), str(action.stays), self.colour, kind="stay"))
        return Preview(str(move), ready=False, steps=tuple(steps), marks=self.groups(move))

    def groups(self, move: Move) -> tuple[Mark, ...]:
        """What lifting the stone parts: each group that could stay, and the stones that go back for certain."""
        groups = self.position.turns.lifted(self.board.numbers[move.origin])
        tied = [group for group in groups if len(group) == len(groups[0])]
        stays = [Mark("stays", self.board.texts(group)) for group in tied] if len(tied) > 1 else []
        return (*stays, *self.falling([cell for group in groups[len(tied) :] for cell in group]))

    def falls(self, move: Move) -> tuple[Mark, ...]:
        """The stones that a legal move sends back, by owner, and a line it completes."""
        code = code_of(self.board, move)
        before = self.position.turns.board()
        self.position.turns.do(code)
        after, (cell, origin, _) = self.position.turns.board(), unpacked(code)
        self.position.turns.undo()
        gone = [each for each, stone in enumerate(before) if stone and not after[each] and each != origin]
        line = self.position.line_by(code, self.position.turns.to_move())
        lines = (Mark("line", self.board.texts(line), self.position.turns.to_move()),) if line else ()
        return (*self.falling([each for each in gone if each != cell]), *lines)

    def falling(self, cells: list[int]) -> tuple[Mark, ...]:
        owners = sorted({self.state.board[cell] for cell in cells})
        return tuple(
            Mark(
                "falls", self.board.texts(sorted(c for c in cells if self.state.board[c] == owner)), owner - 1
            )
            for owner in owners
        )

    @property
    def colour(self) -> str:
        return self.rules.colours[self.position.turns.to_move()]
