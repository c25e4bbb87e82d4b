"""A second, slow reading of Exago's rules on plain dictionaries, sharing no code with the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

Hex = tuple[int, int]
LETTERS = "rbyglo"
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
AXES = ((1, 0), (0, 1), (1, -1))


@dataclass
class Table:
    """Stones by cell, hands by seat, the seat to move, and the options."""

    stones: dict[Hex, int]
    hands: list[int]
    mover: int
    side: int = 7
    duty: str = "next"
    early_moves: bool = False
    bridge: bool = False
    excused: bool = False
    cells: list[Hex] = field(default_factory=list)

    @property
    def need(self) -> int:
        return 5 if len(self.hands) == 2 else 4

    def text(self) -> str:
        """The table as the game writes positions."""
        seats = [
            f"{LETTERS[seat]}{count}:"
            + "+".join(show(c) for c in sorted(self.stones) if self.stones[c] == seat)
            for seat, count in enumerate(self.hands)
        ]
        return " ".join([f"turn:{self.mover}", *seats])


def read(
    text: str,
    side: int = 7,
    duty: str = "next",
    early_moves: bool = False,
    bridge: bool = False,
    reading: int = 2,
) -> Table:
    """The table of a position's text."""
    turn, *seats = text.split()
    stones: dict[Hex, int] = {}
    hands = []
    for seat, word in enumerate(seats):
        head, _, rest = word.partition(":")
        hands.append(int(head[1:]))
        for q, r in re.findall(r"(-?\d+),(-?\d+)", rest):
            stones[int(q), int(r)] = seat
    far = side - 1
    span = range(-far, far + 1)
    cells = [(q, r) for q in span for r in span if max(abs(q), abs(r), abs(q + r)) <= far]
    return Table(stones, hands, int(turn[5:]), side, duty, early_moves, bridge, reading == 1, cells)


def show(cell: Hex) -> str:
    return f"{cell[0]},{cell[1]}"


def beside(cell: Hex) -> list[Hex]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in AROUND]


def groups(stones: dict[Hex, int]) -> list[set[Hex]]:
    """The stones that hang together, of all colours."""
    left = set(stones)
    found = []
    while left:
        group, reach = set(), [left.pop()]
        while reach:
            cell = reach.pop()
            group.add(cell)
            for other in beside(cell):
                if other in left:
                    left.remove(other)
                    reach.append(other)
        found.append(group)
    return found


def line_through(stones: dict[Hex, int], cell: Hex, seat: int) -> int:
    """The longest unbroken row of a seat's stones that would hold this cell."""
    lengths = []
    for dq, dr in AXES:
        length = 1
        for way in (1, -1):
            step = 1
            while stones.get((cell[0] + way * step * dq, cell[1] + way * step * dr)) == seat:
                step += 1
            length += step - 1
        lengths.append(length)
    return max(lengths)


def after_each(table: Table, seat: int) -> Iterator[tuple[str, Hex, Table]]:
    """Every action of a seat were it their turn, where its stone lands, and the table after it."""
    follower = (seat + 1) % len(table.hands)
    if table.hands[seat] > 0:
        for cell in table.cells:
            first = not table.stones and cell == (0, 0)
            if first or (cell not in table.stones and any(c in table.stones for c in beside(cell))):
                hands = [count - (owner == seat) for owner, count in enumerate(table.hands)]
                yield (
                    show(cell),
                    cell,
                    replace(table, stones={**table.stones, cell: seat}, hands=hands, mover=follower),
                )
    if (table.hands[seat] > 0 and not table.early_moves) or len(table.stones) < 2:
        return
    for origin, owner in table.stones.items():
        if owner == seat:
            for text, cell, stones in moves_of(table, origin, seat):
                hands = list(table.hands)
                for lost, whose in table.stones.items():
                    if lost not in stones and lost != origin:
                        hands[whose] += 1
                yield text, cell, replace(table, stones=stones, hands=hands, mover=follower)


def moves_of(table: Table, origin: Hex, seat: int) -> Iterator[tuple[str, Hex, dict[Hex, int]]]:
    rest = {cell: owner for cell, owner in table.stones.items() if cell != origin}
    if table.bridge:
        for cell in table.cells:
            if cell in rest or cell == origin or not any(c in rest for c in beside(cell)):
                continue
            put = {**rest, cell: seat}
            parts = groups(put)
            own = next(part for part in parts if cell in part)
            if len(own) == max(map(len, parts)):
                yield f"{show(origin)}>{show(cell)}", cell, {c: put[c] for c in own}
        return
    parts = groups(rest)
    largest = [part for part in parts if len(part) == max(map(len, parts))]
    for part in largest:
        kept = {cell: rest[cell] for cell in part}
        choice = f"!{show(min(part))}" if len(largest) > 1 else ""
        for cell in table.cells:
            if cell not in kept and cell != origin and any(c in kept for c in beside(cell)):
                yield f"{show(origin)}>{show(cell)}{choice}", cell, {**kept, cell: seat}


def could_complete(table: Table, seat: int) -> bool:
    """Whether the seat could complete a line were it their turn now."""
    # Lifting and falling only take stones away, so a cell that makes no line now makes none then.
    hopes = {
        cell
        for cell in table.cells
        if cell not in table.stones and line_through(table.stones, cell, seat) >= table.need
    }
    return bool(hopes) and any(
        cell in hopes and line_through(after.stones, cell, seat) >= table.need
        for _, cell, after in after_each(table, seat)
    )


def legal(table: Table) -> dict[str, Table]:
    """The mover's actions with the duty, and where each leads."""
    free = {text: after for text, _, after in after_each(table, table.mover)}
    if not free:
        return {"pass": replace(table, mover=(table.mover + 1) % len(table.hands))}
    if table.duty == "off" or (table.excused and could_complete(table, table.mover)):
        return free
    seats = len(table.hands)
    owed = range(1, seats) if table.duty == "nearest" else range(1, 2)
    for distance in owed:
        other = (table.mover + distance) % seats
        if could_complete(table, other):
            stopping = {
                text: after
                for text, cell, after in after_each(table, table.mover)
                if line_through(after.stones, cell, table.mover) >= table.need
                or not could_complete(after, other)
            }
            if stopping:
                return stopping
    return free


def reason(table: Table, text: str, allowed: dict[str, Table]) -> str:
    """Why the text, which can be read, may not be played; empty when it may."""
    if text in allowed:
        return ""
    if text == "pass":
        return "exago-no-pass"
    numbers = [int(number) for number in re.findall(r"-?\d+", text)]
    cells = list(zip(numbers[::2], numbers[1::2], strict=True))
    in_hand = table.hands[table.mover]
    if ">" not in text:
        if not in_hand:
            return "exago-hand-empty"
        if wrong := unlandable(table, cells[0]):
            return wrong
        if not table.stones:
            return "exago-start"
        return "exago-duty" if any(c in table.stones for c in beside(cells[0])) else "exago-island"
    return unliftable(table, cells[0]) or reason_of_move(table, cells, in_hand)


def unlandable(table: Table, cell: Hex) -> str:
    if cell not in table.cells:
        return "exago-off-board"
    return "exago-taken" if cell in table.stones else ""


def unliftable(table: Table, origin: Hex) -> str:
    if origin not in table.cells:
        return "exago-off-board"
    if origin not in table.stones:
        return "exago-no-stone"
    if table.stones[origin] != table.mover:
        return "exago-not-yours"
    if table.hands[table.mover] and not table.early_moves:
        return "exago-hand-first"
    return "exago-lone-stone" if len(table.stones) == 1 else ""


def reason_of_move(table: Table, cells: list[Hex], in_hand: int) -> str:
    if len(cells) == 1:
        return "exago-unfinished"
    origin, to = cells[:2]
    if origin == to:
        return "exago-same-cell"
    if wrong := unlandable(table, to):
        return wrong
    wanted = show(cells[2]) if len(cells) > 2 else ""
    choices = {text.partition("!")[2] for text, cell, _ in moves_of(table, origin, table.mover) if cell == to}
    if not choices:
        if not any(c in table.stones and c != origin for c in beside(to)):
            return "exago-island"
        return "exago-smaller-group" if table.bridge else "exago-island-falls"
    if wanted in choices:
        return "exago-duty"
    if choices == {""}:
        return "exago-no-choice"
    if not wanted:
        return "exago-choose"
    parts = groups({cell: owner for cell, owner in table.stones.items() if cell != origin})
    tied = {show(min(part)) for part in parts if len(part) == max(map(len, parts))}
    return "exago-island-falls" if wanted in tied else "exago-wrong-group"
