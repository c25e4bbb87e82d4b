"""A position as one line: `turn:2 r3:0,-1+0,0+0,1 b4:1,-2+1,-1 y4:-1,1+0,2`.

After each seat's letter, the same whatever the colours, stand the stones in hand, after the colon those on the board. `turn:lot`
is the table before the lot. A position that is set up starts a fresh history.
"""

from __future__ import annotations

import re
from dataclasses import replace

from speeltafel.core.errors import Unreadable
from speeltafel.core.protocol import Seat
from speeltafel.games.exago.kernel import board_of, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.rules import begun, start, won
from speeltafel.games.exago.state import Cell, State

LONGEST = 1000
_HAND = re.compile(r"([a-z])([0-9]{1,2}):(.*)")
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")


def letter(rules: Rules, seat: int) -> str:
    """The letter of a seat, whatever its colour: r b y g l o."""
    return rules.letters[seat]


def position_text(rules: Rules, state: State) -> str:
    """The line of a state; its history is not in it."""
    cells = board_of(rules.side).cells
    turn = "lot" if state.mover is None else str(state.mover)
    parts = [f"turn:{turn}"]
    for seat in range(rules.seats):
        stones = [str(cells[number]) for number, stone in enumerate(state.board) if stone == seat + 1]
        parts.append(f"{letter(rules, seat)}{state.hands[seat]}:{'+'.join(stones)}")
    return " ".join(parts)


def read_position(rules: Rules, text: str) -> State:
    """The state of a line; says what is wrong with one that no game could lead to."""
    words = text.split()
    form = position_text(rules, start(rules))
    if len(text) > LONGEST or len(words) != rules.seats + 1 or not words[0].startswith("turn:"):
        raise Unreadable("exago-unreadable-position", text=text[:80], form=form)
    board = bytearray(len(board_of(rules.side).cells))
    hands = tuple(_read_seat(rules, board, seat, word, form) for seat, word in enumerate(words[1:]))
    turn = words[0].removeprefix("turn:")
    if turn == "lot":
        if any(board):
            raise Unreadable("exago-position-lot", text=text[:80])
        return start(rules)
    if not re.fullmatch("[0-9]", turn) or int(turn) >= rules.seats:
        raise Unreadable("exago-unreadable-position", text=text[:80], form=form)
    return _checked(rules, begun(State(bytes(board), hands, None), Seat(int(turn))), text)


def _read_seat(rules: Rules, board: bytearray, seat: int, word: str, form: str) -> int:
    """Puts a seat's stones on the board and tells how many are in hand."""
    found = _HAND.fullmatch(word)
    if found is None or found[1] != letter(rules, seat):
        raise Unreadable("exago-unreadable-position", text=word[:80], form=form)
    texts = found[3].split("+") if found[3] else []
    for each in texts:
        pair = _CELL.fullmatch(each)
        number = -1 if pair is None else board_of(rules.side).number(Cell(int(pair[1]), int(pair[2])))
        if number < 0:
            raise Unreadable("exago-position-cell", text=each[:80])
        if board[number]:
            raise Unreadable("exago-position-twice", text=each)
        board[number] = seat + 1
    if int(found[2]) + len(texts) != rules.stones[seat]:
        raise Unreadable(
            "exago-position-stones", text=word[:80], have=int(found[2]) + len(texts), count=rules.stones[seat]
        )
    return int(found[2])


def _checked(rules: Rules, state: State, text: str) -> State:
    """The state when its stones hold together and only the last mover may have a line, which ends the game."""
    laid = [number for number, stone in enumerate(state.board) if stone]
    if not laid:
        return state
    with lent_position(rules, state) as position:
        if len(position.turns.group(laid[0])) < len(laid):
            raise Unreadable("exago-position-apart", text=text[:80])
        lines = [line for number in laid if (line := position.line(number))]
    before = Seat(((state.mover or 0) - 1) % rules.seats)
    if not lines:
        return state
    if any(state.board[line[0]] != before + 1 for line in lines):
        raise Unreadable("exago-position-line", text=text[:80])
    cells = tuple(board_of(rules.side).cells[number] for number in lines[0])
    return replace(state, line=cells, outcome=won(rules, before))
