"""What is so at a table, counted from the whole state by the rules or by hand: the other opinion on what bots say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from speeltafel.bots.exago.mind import WORTH
from speeltafel.bots.protocol import Choice
from speeltafel.core.protocol import Game, Observation, Outcome
from speeltafel.core.words import Message
from speeltafel.games.exago._hex_cy import cells_of
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import position_of
from speeltafel.games.exago.state import Place as Stone
from speeltafel.games.qwinn.state import Fail, Go, Keep
from speeltafel.games.qwirkle.actions import Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.tiles import tile_name

SEES_ALL = ("gatherer", "greedy")
"""Levels that say "the most I saw" and see every play."""
SEES_SOME = ("sprout", "hasty", "curious", "thoughtful", "patient")
MOST_ENDS = 20_000
FREE = {"bot-by-lot", "exago-bot-lost", "exago-bot-best", "exago-bot-sees"}
"""What a bot says of itself alone: of its lot, and of how far it saw."""
Board = dict[tuple[int, int], int]


def faults_of(
    game: Game[Any, Any], seen: Observation[Any], state: Any, choice: Choice[Any], level: str
) -> Iterator[str]:
    """What is not as the words say; one that begins with `unchecked` could not be counted out."""
    words, action = choice.words, choice.action
    assert words is not None
    points = game.score(state, action).points
    if "points" in words.args and words.args["points"] != points:
        yield f"the points are {points}"
    for name in ("before", "after", "stop"):
        if name in words.args and not 0 <= float(str(words.args[name])) <= 100:
            yield f"{name} is no chance"
    for chance in (choice.before, choice.after):
        if chance is not None and not -1e-9 <= chance <= 1 + 1e-9:
            yield f"{chance} is no chance"
    match words.id:
        case "bot-only":
            if len(list(islice(game.legal(state), 2))) != 1:
                yield "there were more moves"
        case "bot-most-points" | "bot-no-points" | "qwirkle-bot-lines-most":
            most = max(game.score(state, each).points for each in game.legal(state))
            if level in SEES_ALL and points != most:
                yield f"there were {most} points"
            elif level not in SEES_ALL + SEES_SOME:
                yield "this level does not go by points"
            if words.id == "qwirkle-bot-lines-most":
                yield from _qwirkle(game, seen.state, state, action, words)
        case "bot-points" | "bot-chance":
            pass
        case "bot-wins":
            end = game.turn(game.apply(state, action))
            if not isinstance(end, Outcome) or state.mover not in end.winners:
                yield "it does not"
        case id if id in FREE:
            pass
        case _ if isinstance(game, Qwirkle):
            yield from _qwirkle(game, seen.state, state, action, words)
        case _ if isinstance(game, Exago):
            yield from _exago(game, state, action, words)
        case _:
            yield from _qwinn(game, state, action, words)


def _qwirkle(game: Qwirkle, seen: Any, state: Any, action: Any, words: Message) -> Iterator[str]:
    before: Board = {(x, y): tile for x, y, tile in state.board}
    laid = action.tiles if isinstance(action, Place) else ()
    after = before | {(x, y): tile for x, y, tile in laid}
    hand = list(state.hands[state.mover])
    match words.id:
        case "qwirkle-bot-swaps":
            if not isinstance(action, Swap) or len(action.tiles) != words.args["count"]:
                yield "that is not what was swapped"
        case "qwirkle-bot-out":
            if not isinstance(game.turn(game.apply(state, action)), Outcome):
                yield "the game goes on"
        case "qwirkle-bot-full":
            if not any(
                len(_row(after, cell, step)) == 6 for cell in after.keys() - before.keys() for step in STEPS
            ):
                yield "there is no line of six"
        case "qwirkle-bot-lines" | "qwirkle-bot-lines-most":
            rows = {
                (step, min(row))
                for cell in after.keys() - before.keys()
                for step in STEPS
                if len(row := _cells(after, cell, step)) > 1
            }
            if len(rows) != words.args["count"]:
                yield f"there are {len(rows)} lines"
        case "qwirkle-bot-keeps":
            for _, _, tile in laid:
                hand.remove(tile)
            named = [tile for tile in set(hand) if tile_name(tile) in words.args["tiles"]]  # type: ignore[operator]
            if len(named) != len(words.args["tiles"]):  # type: ignore[arg-type]
                yield "that is not in the hand"
            elif not all(_sixes(after, {tile}) for tile in named):
                yield "that makes no Qwirkle"
        case "qwirkle-bot-denies":
            unseen = {tile for tile, count in enumerate(seen.pool) if count}
            was, left = _sixes(before, unseen), _sixes(after, unseen)
            if not left < was:
                yield f"there were {len(was)}, there are {len(left)}"
        case "qwirkle-bot-end-ahead" | "qwirkle-bot-end-behind" | "qwirkle-bot-end-tie":
            sign = {"ahead": 1, "behind": -1, "tie": 0}[words.id.rpartition("-")[2]]
            lead = _end(game, game.apply(state, action), state.mover, [MOST_ENDS], -10_000, 10_000)
            if lead is None:
                yield "unchecked: too many ends"
            elif lead != sign * int(str(words.args.get("lead", 0))):
                yield f"the lead is {lead}"
        case _:
            yield "nobody knows this sentence"


STEPS = ((1, 0), (0, 1))


def _row(board: Board, cell: tuple[int, int], step: tuple[int, int]) -> list[int]:
    """The tiles in a row through a cell that has one."""
    return [board[each] for each in _cells(board, cell, step)]


def _cells(board: Board, cell: tuple[int, int], step: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells in a row through a cell that has a tile."""
    (x, y), (dx, dy) = cell, step
    while (x - dx, y - dy) in board:
        x, y = x - dx, y - dy
    row = []
    while (x, y) in board:
        row.append((x, y))
        x, y = x + dx, y + dy
    return row


def _fits(row: list[int]) -> bool:
    """One colour or one shape, and no tile twice."""
    return len(set(row)) == len(row) and (
        len({tile // 6 for tile in row}) == 1 or len({tile % 6 for tile in row}) == 1
    )


def _sixes(board: Board, kinds: set[int]) -> set[tuple[int, int]]:
    """The cells where one tile of these kinds would complete a line of six."""
    beside = {
        (x + dx, y + dy) for x, y in board for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    } - board.keys()
    found = set()
    for cell in beside:
        for kind in kinds:
            rows = [_row(board | {cell: kind}, cell, step) for step in STEPS] if _long(board, cell) else []
            if rows and any(len(row) == 6 for row in rows) and all(map(_fits, rows)):
                found.add(cell)
                break
    return found


def _long(board: Board, cell: tuple[int, int]) -> bool:
    """Whether a tile here would make a line of six of some kind."""
    return any(len(_row(board | {cell: 0}, cell, step)) == 6 for step in STEPS)


def _end(game: Qwirkle, state: Any, seat: int, left: list[int], alpha: int, beta: int) -> int | None:
    """The lead of a seat when both play the rest as well as can be; None when that takes too long."""
    turn = game.turn(state)
    if isinstance(turn, Outcome):
        return turn.scores[seat] - turn.scores[1 - seat]
    best = None
    actions = sorted(game.legal(state), key=lambda each: -game.score(state, each).points)
    for action in actions:
        left[0] -= 1
        if left[0] < 0:
            return None
        value = _end(game, game.apply(state, action), seat, left, alpha, beta)
        if value is None:
            return None
        if state.mover == seat:
            best = value if best is None else max(best, value)
            alpha = max(alpha, best)
        else:
            best = value if best is None else min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def _exago(game: Exago, state: Any, action: Any, words: Message) -> Iterator[str]:
    rules, seat = game.rules, state.mover
    later = game.apply(state, action)
    end = game.turn(later)
    match words.id:
        case "exago-bot-line":
            if not isinstance(end, Outcome) or end.winners != {seat}:
                yield "there is no line"
        case "exago-bot-sure":
            for answer in game.legal(later):
                last = game.apply(later, answer)
                if isinstance(game.turn(last), Outcome) or not position_of(rules, last).wins(seat):
                    yield f"{game.text(answer)} stops it"
                    return
        case "exago-bot-block":
            other = next(
                each for each, colour in enumerate(rules.colours) if words.args["who"] == _colour(colour)
            )
            if not position_of(rules, state).wins(other):
                yield "there was no threat"
            elif position_of(rules, later).wins(other):
                yield "the threat is still there"
        case "exago-bot-fork" | "exago-bot-threat":
            count = len({code & 511 for code in position_of(rules, later).wins(seat)})
            if count != words.args.get("count", 1):
                yield f"{count} cells are threatened"
        case "exago-bot-falls":
            laid = isinstance(action, Stone)
            fallen = sum(map(bool, state.board)) + laid - sum(map(bool, later.board))
            if fallen != words.args["count"]:
                yield f"{fallen} stones fell"
        case "exago-bot-hinder":
            other = next(
                each for each, colour in enumerate(rules.colours) if words.args["who"] == _colour(colour)
            )
            if _room(game, later, other) >= _room(game, state, other):
                yield "they have as much room as before"
        case "exago-bot-build":
            if _room(game, later, seat) <= _room(game, state, seat):
                yield "the lines did not grow"
        case _:
            yield "nobody knows this sentence"


def _colour(name: str) -> Message:
    return Message(f"exago-colour-{name}")


def _room(game: Exago, state: Any, seat: int) -> int:
    """What a seat's rows without other stones are worth, each counted afresh."""
    rules = game.rules
    cells = cells_of(rules.side)
    stones = dict(zip(cells, state.board, strict=True))
    total = 0
    for q, r in cells:
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            row = [stones.get((q + k * dq, r + k * dr)) for k in range(rules.need)]
            if None not in row and set(row) <= {0, seat + 1}:
                total += WORTH[rules.need][row.count(seat + 1)]
    return total


def _told(dice: Any) -> dict[str, object]:
    """What a sentence must name of these dice."""
    return {"whites": " ".join(str(white) for white in dice.whites) or "none", "red": dice.red or "none"}


def _qwinn(game: Game[Any, Any], state: Any, action: Any, words: Message) -> Iterator[str]:
    args = words.args
    later = game.apply(state, action)
    if words.id.startswith("qwinn-bot-keeps"):
        if not isinstance(action, Keep):
            yield "nothing was kept"
        elif "dice" in args and dict(args["dice"].args) != _told(action.dice):
            yield "other dice were kept"
        elif "none" in words.id and action.dice.all:
            yield "dice were kept"
        if "stop" in args and float(str(args["after"])) < float(str(args["stop"])):
            yield "stopping would be better"
        return
    if words.id == "qwinn-bot-fail":
        if not isinstance(action, Fail):
            yield "it was no failure"
        return
    if not isinstance(action, Go) or args.get("space") != Message(f"qwinn-space-{action.space}"):
        yield "that is not where it went"
        return
    mine, other = later.sheets[state.mover], later.sheets[1 - state.mover]
    match words.id:
        case "qwinn-bot-places":
            if args["boycott"] != Message(f"qwinn-boycott-{other.boycott}"):
                yield "there is no such boycott"
        case "qwinn-bot-removes":
            if mine.boycott or args["boycott"] != Message(
                f"qwinn-boycott-{state.sheets[state.mover].boycott}"
            ):
                yield "it is still there"
        case "qwinn-bot-goes" | "qwinn-bot-goes-chance":
            if mine.boycott != state.sheets[state.mover].boycott or (
                other.boycott != state.sheets[1 - state.mover].boycott
            ):
                yield "a boycott is not mentioned"
        case _:
            yield "nobody knows this sentence"
