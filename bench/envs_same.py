"""Plays many tables by lot and holds every step against the rules: actions as sets with their points, and what follows.

    PYTHONPATH=src python -m bench.envs_same qwirkle|qwinn|exago [--games N] [--seed S] [--option name=value ...] [--kept FILE]

At every decision the rules list the actions of the same position; the one that is played is applied by the rules too,
with the chance that the kernel had, and both must come to the same table. Prints what differs, and the count.
With `--kept` the file has a line for every piece of 500 games that was compared; the same command goes on after the last.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from speeltafel.core.chance import Lot
from speeltafel.core.protocol import Decision, Outcome, Seat
from speeltafel.core.registry import find_with
from speeltafel.envs.many_exago import ManyExago
from speeltafel.envs.many_qwinn import ManyQwinn
from speeltafel.envs.many_qwirkle import ROW, ManyQwirkle, action_of
from speeltafel.envs.qwinn import BOYCOTTS
from speeltafel.games.exago.state import Move
from speeltafel.games.exago.state import Place as ExagoPlace
from speeltafel.games.qwinn.state import Dice, Roll
from speeltafel.games.qwirkle.actions import Draw, Pass, Place, Swap
from speeltafel.games.qwirkle.rules import beginners
from speeltafel.games.qwirkle.state import State as QwirkleState
from speeltafel.games.qwirkle.tiles import best_set, count_kinds

TABLES = 16
PIECE = 500  # games after which the count is told; the next piece has the next seed
STEPS = [[step for step in range(6) if cells >> step & 1] for cells in range(64)]


def qwirkle_state(told: dict[str, Any], row: Any) -> QwirkleState:
    """The rules' own state of a table in the kernel."""
    last = action_of(row)
    return QwirkleState(
        board=tuple(sorted(told["board"])),
        hands=tuple(tuple(hand) for hand in told["hands"]),
        aside=(),
        pool=count_kinds(told["bag"]),
        bag=len(told["bag"]),
        scores=tuple(told["points"]),
        mover=Seat(told["mover"]),
        fresh=tuple((x, y) for x, y, _ in last.tiles) if isinstance(last, Place) and told["board"] else (),
    )


def actions_of(rows: Any) -> Iterator[tuple[Place | Swap | Pass, int]]:
    """The actions of many rows with their points: as `action_of` says, in one go, since this is where the time goes."""
    for what, count, kinds, points, x, y, axis, cells, *_ in rows.tolist():
        tiles = kinds.tolist()
        if what:
            yield (Swap([tile - 1 for tile in tiles[:count]]) if count else Pass()), points
        elif axis:
            yield Place([(x, y + step, tiles[i] - 1) for i, step in enumerate(STEPS[cells])]), points
        else:
            yield Place([(x + step, y, tiles[i] - 1) for i, step in enumerate(STEPS[cells])]), points


def drawn_by(game: Any, state: QwirkleState, hand: tuple[int, ...]) -> QwirkleState:
    """The state after the draw that leads to this hand, where one is due."""
    turn = game.turn(state)
    if isinstance(turn, Decision | Outcome):
        return state
    held = list(state.hands[state.mover])
    new = list(hand)
    for tile in held:
        new.remove(tile)
    return game.apply(state, Draw(tuple(new)))


def differences_qwirkle(games: int, seed: int, options: dict[str, Any]) -> Iterator[str]:
    """What the kernel does otherwise than the rules, in so many games by lot."""
    game = find_with("qwirkle", options.pop("seats", None), options)
    rng = np.random.default_rng(seed)
    many = ManyQwirkle(TABLES, seats=game.seats, seed=seed, **options)
    over = 0
    before: list[QwirkleState | None] = [None] * TABLES
    played: list[Any] = [None] * TABLES
    while over < games:
        rows, offsets = many.rows, many.offsets
        choices = rng.integers(many.counts)
        for table in range(TABLES):
            told = many.open_state(table)
            now = qwirkle_state(told, many.last[table].view(ROW)[0])
            state, action = before[table], played[table]
            if state is not None:
                after = game.apply(state, action)
                gain = [now - then for now, then in zip(after.scores, state.scores, strict=True)]
                if many.points[table].tolist() != gain:
                    yield f"{state}: {game.text(action)} brings {gain}, the kernel {many.points[table]}"
                if many.done[table]:
                    over += 1
                    scores = tuple(many.finals[table].tolist())
                    won = np.flatnonzero(many.results[table] > 0).tolist() or list(range(game.seats))
                    turn = game.turn(after)
                    if not isinstance(turn, Outcome):
                        yield f"{state}: {game.text(action)} ends the game, the rules go on"
                    elif turn.scores != scores or sorted(turn.winners) != won:
                        yield f"{state}: ends with {scores} {won}, by the rules {turn}"
                else:
                    after = drawn_by(game, after, now.hands[state.mover])
                    if after != now:
                        yield f"{state}: {game.text(action)} leads to {now}, by the rules {after}"
            if now.opening:
                announced = tuple(best_set(hand) for hand in now.hands)
                if now.mover not in beginners(game.rules, replace(now, announced=announced)):
                    yield f"{now}: seat {now.mover} begins"
            part = rows[offsets[table] : offsets[table + 1]]
            mine = dict(actions_of(part))
            theirs = dict(game.legal(now).scored())
            if mine != theirs or len(mine) != len(part):
                yield f"{now}: {len(mine)} actions in {len(part)} rows, by the rules {len(theirs)}"
            before[table], played[table] = now, action_of(part[choices[table]])
        many.step(choices)


def differences_exago(games: int, seed: int, options: dict[str, Any]) -> Iterator[str]:
    """The same for Exago: the rules go along from the lot on."""
    game = find_with("exago", options.pop("seats", None), options)
    rng = np.random.default_rng(seed)
    many = ManyExago(TABLES, seats=game.seats, seed=seed, **options)
    number = {cell: index for index, cell in enumerate(many.cells)} | {None: -1}
    states: list[Any] = [None] * TABLES
    over = 0
    while over < games:
        rows, offsets = many.rows, many.offsets
        choices = rng.integers(many.counts)
        played = []
        for table in range(TABLES):
            if states[table] is None:
                states[table] = game.apply(game.start(), Lot(Seat(int(many.seat[table]))))
            state = states[table]
            mover = state.mover
            seen = [(stone - 1 - mover) % game.seats + 1 if stone else 0 for stone in state.board]
            hands = [state.hands[(mover + each) % game.seats] for each in range(game.seats)]
            told = many.stones[table].tolist(), many.hands[table].tolist(), int(many.seat[table])
            if told != (seen, hands, mover) or many.last[table] != number[state.last]:
                yield f"{game.position(state)}: the kernel has {told}"
            theirs = {}
            for action in game.legal(state):
                match action:
                    case ExagoPlace(cell):
                        theirs[0, -1, number[cell], -1] = action
                    case Move(origin, to, stays):
                        theirs[1, number[origin], number[to], number[stays]] = action
                    case _:
                        theirs[2, -1, -1, -1] = action
            mine = rows[offsets[table] : offsets[table + 1]].tolist()
            if set(mine) != theirs.keys() or len(mine) != len(theirs):
                yield f"{game.position(state)}: {len(mine)} actions, by the rules {len(theirs)}"
            played.append(theirs[mine[choices[table]]])
        many.step(choices)
        for table, action in enumerate(played):
            after = game.apply(states[table], action)
            turn = game.turn(after)
            if isinstance(turn, Outcome) != bool(many.done[table]):
                yield f"{game.position(states[table])}: {game.text(action)}: {turn}, the kernel {many.done[table]}"
            if isinstance(turn, Outcome):
                over += 1
                won = frozenset(np.flatnonzero(many.results[table] > 0).tolist())
                if turn.winners != won or many.cut[table] or many.points[table].tolist() != list(turn.scores):
                    yield f"{game.position(after)}: {turn}, the kernel {won}"
            states[table] = None if many.done[table] else after


def differences_qwinn(games: int, seed: int, options: dict[str, Any]) -> Iterator[str]:
    """The same for Qwinn!, with the throws that the kernel had."""
    game = find_with("qwinn", None, options)
    rng = np.random.default_rng(seed)
    many = ManyQwinn(TABLES, seed=seed, **options)
    states: list[Any] = [None] * TABLES
    over = 0
    while over < games:
        choices = rng.integers(many.counts)
        played = []
        for table in range(TABLES):
            *whites, red = many.dice[table].tolist()
            if states[table] is None:
                states[table] = game.apply(game.start(), Lot(Seat(int(many.seat[table]))))
            state = states[table] = game.apply(states[table], Roll(Dice(tuple(whites), red)))
            own, other = state.sheets[state.mover], state.sheets[1 - state.mover]
            told = (
                many.place[table].tolist(), many.scores[table].tolist(),
                [BOYCOTTS[each] for each in many.boycott[table]], int(many.throws[table]), int(many.seat[table]),
            )  # fmt: skip
            known = (
                [own.place, other.place], [own.points, other.points],
                [own.boycott, other.boycott], state.throws, state.mover,
            )  # fmt: skip
            if told != known:
                yield f"{game.position(state)}: the kernel has {told}"
            theirs = {game.text(action): action for action in game.legal(state)}
            ids = many.ids[many.offsets[table] : many.offsets[table + 1]].tolist()
            mine = [
                text[:-1] + str(red) if (text := many.action_text(id)).endswith("/r") else text for id in ids
            ]
            if set(mine) != theirs.keys() or len(mine) != len(theirs):
                yield f"{game.position(state)}: {sorted(set(mine) ^ theirs.keys())}"
            if np.flatnonzero(many.mask[table]).tolist() != sorted(ids):
                yield f"{game.position(state)}: the mask has {np.flatnonzero(many.mask[table])}"
            played.append(theirs[mine[choices[table]]])
        many.step(choices)
        for table, action in enumerate(played):
            before = states[table]
            after = game.apply(before, action)
            turn = game.turn(after)
            gain = [0, 0]
            gain[before.mover] = game.score(before, action).points
            if many.points[table].tolist() != gain:
                yield f"{game.position(before)}: {game.text(action)} brings {gain}, the kernel {many.points[table]}"
            if isinstance(turn, Outcome) != bool(many.done[table]):
                yield f"{game.position(before)}: {game.text(action)}: {turn}, the kernel {many.done[table]}"
            if isinstance(turn, Outcome):
                over += 1
                won = frozenset(np.flatnonzero(many.results[table] > 0).tolist())
                if turn.winners != won or turn.scores != tuple(many.finals[table].tolist()):
                    yield f"{game.position(after)}: {turn}, the kernel {won} {many.finals[table]}"
            states[table] = None if many.done[table] else after


DIFFERENCES: dict[str, Callable[[int, int, dict[str, Any]], Iterator[str]]] = {
    "qwirkle": differences_qwirkle,
    "exago": differences_exago,
    "qwinn": differences_qwinn,
}


def kept_pieces(path: Path | None, like: dict[str, Any]) -> list[dict[str, Any]]:
    """The pieces in the file that were compared with this game, seed and options."""
    if path is None or not path.exists():
        return []
    pieces = map(json.loads, path.read_text().splitlines())
    return [piece for piece in pieces if like.items() <= piece.items()]


def main() -> None:
    """Counts and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=DIFFERENCES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a file to go on from")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    options: dict[str, Any] = {}
    for each in args.option:
        name, _, value = each.partition("=")
        options[name] = int(value) if value.isdigit() else {"true": True, "false": False}.get(value, value)
    about = {"game": args.game, "seed": args.seed, "options": options}
    kept = kept_pieces(args.kept, about)
    pieces = len(kept)
    over, count = sum(piece["games"] for piece in kept), sum(piece["differences"] for piece in kept)
    while over < args.games:
        games = min(PIECE, args.games - over)
        found = list(DIFFERENCES[args.game](games, args.seed + pieces, dict(options)))
        for difference in found[: max(0, 10 - count)]:
            print(difference)
        over, count, pieces = over + games, count + len(found), pieces + 1
        if args.kept:
            with args.kept.open("a") as file:
                file.write(json.dumps(about | {"games": games, "differences": len(found)}) + "\n")
        print(f"{args.game} {options}: {over} games, {count} differences", flush=True)


if __name__ == "__main__":
    main()
