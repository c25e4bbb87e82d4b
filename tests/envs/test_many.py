"""Many tables in the kernel play by the rules, show what a seat sees and nothing else, and depend on nothing but their seed."""

from __future__ import annotations

from collections import Counter
from threading import Thread
from typing import Any

import numpy as np
import pytest

from bench.envs_same import DIFFERENCES
from speeltafel import Match, Seat, Unknown, find
from speeltafel.envs.many_exago import ManyExago
from speeltafel.envs.many_qwinn import ManyQwinn
from speeltafel.envs.many_qwirkle import FEATURES, ROW, ManyQwirkle, action_of
from speeltafel.games.qwirkle.actions import Place
from speeltafel.games.qwirkle.state import State as QwirkleState
from speeltafel.games.qwirkle.tiles import count_kinds

ALL = (ManyQwirkle, ManyExago, ManyQwinn)
OUTCOME = ("points", "results", "done", "cut", "finals", "lengths")


def test_an_action_of_a_row_holds_plain_numbers() -> None:
    many = ManyQwirkle(1, seed=1)
    for action in map(action_of, many.rows):
        tiles = [tile for *_, tile in action.tiles] if isinstance(action, Place) else action.tiles
        assert {type(tile) for tile in tiles} == {int}


@pytest.mark.parametrize(
    ("game", "count", "options"),
    [
        ("qwirkle", 6, {}),
        ("qwirkle", 6, {"seats": 3}),
        ("exago", 6, {}),
        ("exago", 6, {"seats": 4, "side": 5, "early_moves": True, "bridge": True}),
        ("qwinn", 60, {"target": 60, "cap": 70}),  # few games meet a boycott on somebody who has the points
    ],
)
def test_every_step_is_the_one_of_the_rules(game: str, count: int, options: dict[str, Any]) -> None:
    assert list(DIFFERENCES[game](count, 11, dict(options))) == []


def walk(many: Any, steps: int, seed: int = 0, table: int | None = None) -> list[bytes]:
    """What all tables, or one, show in a row of steps, each table choosing by a luck of its own."""
    lucks = [np.random.default_rng([seed, each]) for each in range(many.count)]
    shown = []
    for _ in range(steps):
        many.step(np.array([luck.integers(many.counts[each]) for each, luck in enumerate(lucks)]))
        first = 0 if table is None else table
        last = many.count if table is None else table + 1
        shown.append(
            b"".join(
                array[first:last].tobytes()
                for name, array in sorted(many.arrays.items())
                if name not in ("offsets", "ids")
            )
        )
    return shown


@pytest.mark.parametrize("make", ALL)
def test_a_table_does_not_depend_on_how_many_there_are(make: Any) -> None:
    alone, among = walk(make(2, seed="x"), 120, table=1), walk(make(7, seed="x"), 120, table=1)
    assert alone == among
    assert any(walk(make(2, seed=other), 3, table=1) != alone[:3] for other in "abcdef")
    assert len(set(alone)) > 60


@pytest.mark.parametrize("make", ALL)
def test_a_table_that_was_saved_goes_on_in_the_same_way(make: Any) -> None:
    many = make(4, seed=3)
    walk(many, 40)
    saved = many.save()
    before = {name: array.copy() for name, array in many.arrays.items() if name not in (*OUTCOME, "ids")}
    gone = walk(many, 30, seed=5)
    many.restore(saved)
    assert all((many.arrays[name] == array).all() for name, array in before.items())
    assert walk(many, 30, seed=5) == gone


def test_one_saved_table_can_be_laid_on_all() -> None:
    many = ManyQwirkle(5, seed=3)
    walk(many, 30)
    many.restore(many.save([2]), [0] * 5, range(5))
    assert all(many.open_state(table) == many.open_state(0) for table in range(5))
    assert (many.codes == many.codes[0]).all()


def test_imagined_tables_look_the_same_to_the_seat_that_chooses() -> None:
    many = ManyQwirkle(32, seats=3, seed=4)
    for steps in (0, 5, 60, 60):
        walk(many, steps)
        before = {name: array.tobytes() for name, array in many.arrays.items()}
        rows, lies = many.rows.tobytes(), [many.open_state(table) for table in range(32)]
        features, lines = many.features().tobytes(), many.lines().tobytes()
        many.imagine(seed=steps)
        others = [many.open_state(table) for table in range(32)]
        assert sum(a["hands"] != b["hands"] for a, b in zip(lies, others, strict=True)) > 16
        many.restore(many.save())
        assert {name: array.tobytes() for name, array in many.arrays.items()} == before
        assert (many.rows.tobytes(), many.features().tobytes(), many.lines().tobytes()) == (
            rows,
            features,
            lines,
        )
        for a, b in zip(lies, others, strict=True):
            assert sorted(sum(a["hands"], a["bag"])) == sorted(sum(b["hands"], b["bag"]))  # type: ignore[call-overload, index]
            assert a["hands"][a["mover"]] == b["hands"][b["mover"]]  # type: ignore[index]


def test_what_is_shown_is_what_lies_there() -> None:
    many = ManyQwirkle(8, seed=5, planes=True)
    for _ in range(8):
        walk(many, 12)
        for table in range(8):
            lies: Any = many.open_state(table)
            window = np.zeros((31, 31), int)
            left, top = many.corner[table].tolist()
            for x, y, tile in lies["board"]:
                window[y - top, x - left] = tile + 1
            assert (many.codes[table] == window).all()
            assert (many.planes[table, :6].sum(axis=0) == (window > 0)).all()
            colours, shapes = many.planes[table, :6].argmax(axis=0), many.planes[table, 6:].argmax(axis=0)
            assert ((6 * colours + shapes + 1) * (window > 0) == window).all()
            assert many.hand[table].sum() == len(lies["hands"][lies["mover"]])
            assert many.hand[table].sum() + many.unseen[table].sum() + len(lies["board"]) == 108
            assert (
                many.scores[table].tolist()
                == lies["points"][lies["mover"] :] + lies["points"][: lies["mover"]]
            )
            last = action_of(many.last[table].view(ROW)[0])
            if lies["board"]:
                assert set(last.tiles) <= set(lies["board"])  # type: ignore[union-attr]


def test_a_board_larger_than_the_window_is_flagged_and_its_plays_are_all_there() -> None:
    """Seven lines of six tiles, each beginning below the end of the one before: 36 cells wide, the window 31."""
    shapes = [*range(6)], [*range(5, -1, -1)]
    board = tuple(
        sorted(
            (5 * line + place, line, 6 * (line % 6) + shape)
            for line in range(7)
            for place, shape in enumerate(shapes[line % 2])
        )
    )
    game = find("qwirkle", 2)
    many = ManyQwirkle(2, seed=1, planes=True)
    left = Counter(dict.fromkeys(range(36), 3))
    left.subtract(tile for _, _, tile in board)
    tiles = sorted(left.elements())
    state = QwirkleState(
        board=board,
        hands=((7, 8, 21, 24, 28, 35), tuple(tiles[:6])),
        aside=(),
        pool=count_kinds(tiles[6:]),
        bag=len(tiles) - 12,
        scores=(0, 0),
        mover=Seat(0),
        fresh=(),
    )
    many.look(game.observe(state, frozenset({Seat(0)})))
    assert many.large.tolist() == [1, 0]
    inside = [tile for x, _, tile in board if 0 <= x - many.corner[0, 0] < 31]
    assert sorted(many.codes[0][many.codes[0] > 0]) == sorted(tile + 1 for tile in inside)
    assert len(inside) < len(board)
    rows = many.rows[: many.counts[0]]
    assert {action_of(row) for row in rows} == set(game.legal(state))
    outside = (rows["what"] == 0) & (rows["column"] == 255)
    assert outside.any()
    assert (rows["row"][outside] == 255).all()


def test_the_best_few_say_what_they_leave_out() -> None:
    many = ManyQwirkle(16, seed=6)
    walk(many, 25)
    top = many.top(8)
    rows, offsets = many.rows, many.offsets
    for table in range(16):
        points = sorted(rows["points"][offsets[table] : offsets[table + 1]].tolist(), reverse=True)
        assert top.rows[table]["points"].tolist() == (points + [0] * 8)[:8]
        assert top.left_out[table] == max(0, len(points) - 8)
        for number, row in zip(top.numbers[table], top.rows[table], strict=True):
            assert number == -1 or rows[offsets[table] + number] == row


def test_lines_and_features_tell_of_the_same_plays() -> None:
    many = ManyQwirkle(16, seed=7)
    for _ in range(4):
        walk(many, 15)
        rows, lines, features = many.rows, many.lines(), many.features()
        assert features.shape == (len(rows), len(FEATURES))
        plays = (rows["what"] == 0) & (rows["ends"] == 0)
        worth = (lines * [2, 3, 4, 5, 12]).sum(axis=1)
        lone = (lines.sum(axis=1) == 0) & plays
        assert (worth[plays & ~lone] == rows["points"][plays & ~lone]).all()
        assert (features[:, 0] == rows["count"]).all()
        assert (features[:, 15] == lines[:, 0]).all()
        assert not lines[rows["what"] != 0].any()


@pytest.mark.parametrize("make", ALL)
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_opponents_play_inside_and_only_learners_are_asked(make: Any, opponent: str) -> None:
    many = make(16, seed=8, opponents={1: opponent})
    rng = np.random.default_rng(1)
    over, points = 0, np.zeros(2)
    for _ in range(150):
        many.step(rng.integers(many.counts))
        assert not many.seat.any()
        assert np.allclose(many.results.sum(axis=1), 0)
        over += int(many.done.sum())
        points += many.points.sum(axis=0)
    assert over > 0
    assert points[1] > 0


@pytest.mark.parametrize("make", ALL)
def test_the_points_of_a_step_are_those_of_the_game_it_began_in(make: Any) -> None:
    many = make(16, seed=8, opponents={1: "greedy"})
    rng = np.random.default_rng(1)
    scores = many.arrays.get("scores", many.points)
    points, ended, opened = scores.astype(int).copy(), 0, 0
    while ended < 30:
        many.step(rng.integers(many.counts))
        points += many.points
        over = many.done > 0
        assert (points[over] == many.finals[over]).all()
        ended += int(over.sum())
        points[over] = scores[over] if "scores" in many.arrays else 0
        opened += int(points[over].sum())
    assert opened > 0 or make is ManyExago


def test_saver_beats_greedy_and_greedy_beats_the_lot() -> None:
    shares = []
    for learner, rival in (("greedy", "saver"), ("random", "greedy")):
        many = ManyQwirkle(64, seats=3, seed=9, opponents={1: learner, 2: rival}, codes=False, longest=400)
        rng = np.random.default_rng(2)
        finals = []
        while len(finals) < 64:
            many.step(rng.integers(many.counts))
            finals += many.finals[(many.done > 0) & (many.cut == 0)].tolist()
        shares.append(np.mean([each[2] - each[1] for each in finals]))
    assert shares[0] > 0
    assert shares[1] > 10


def test_arrays_are_written_again_unless_a_copy_is_wanted() -> None:
    many = ManyQwirkle(4, seed=1)
    kept = many.step(np.zeros(4, int))
    copied = many.step(np.zeros(4, int), copy=True)
    before = copied["codes"].copy()
    many.step(np.zeros(4, int))
    assert kept["codes"] is many.codes
    assert (copied["codes"] == before).all()
    assert (many.codes != before).any()


def test_other_threads_run_while_tables_step() -> None:
    many = [ManyQwirkle(64, seed=seed, codes=False) for seed in (1, 2)]
    threads = [Thread(target=walk, args=(each, 10)) for each in many]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    again = ManyQwirkle(64, seed=1, codes=False)
    walk(again, 10)
    assert (again.unseen == many[0].unseen).all()


def test_an_origin_and_a_destination_are_one_step() -> None:
    many = ManyExago(8, seed=2, side=5, duty="off")
    rng = np.random.default_rng(3)
    for _ in range(60):
        origin = np.array([rng.choice(np.flatnonzero(mask)) for mask in many.origins])
        cells = many.destinations(origin)
        assert cells.any(axis=1).all()
        to = np.array([rng.choice(np.flatnonzero(mask)) for mask in cells])
        many.step(origin=origin, to=to)
        running = many.done == 0
        assert (many.last[running] == to[running]).all()
    with pytest.raises(ValueError, match="no such action"):
        many.step(origin=np.zeros(8, int), to=np.zeros(8, int))


def test_ids_of_qwinn_choose_as_numbers_do() -> None:
    by_number, by_id = ManyQwinn(8, seed=4), ManyQwinn(8, seed=4)
    rng = np.random.default_rng(5)
    for _ in range(50):
        numbers = rng.integers(by_number.counts)
        ids = by_number.ids[by_number.offsets[:-1] + numbers]
        by_number.step(numbers)
        by_id.step(ids=ids)
        assert (by_number.mask == by_id.mask).all()


def test_bad_input_is_told() -> None:
    many = ManyQwirkle(3)
    with pytest.raises(ValueError, match="table 1: its actions have the numbers 0 to"):
        many.step([0, 10**6, 0])
    for wrong in ([0, 0], [0.5, 0.0, 0.0], None, "000", [None, 0, 0]):
        with pytest.raises(ValueError, match="one for each of the 3 tables"):
            many.step(wrong)
    for make in ALL:
        for given in (0, -1, 2.5, "four"):
            with pytest.raises(ValueError, match="count="):
                make(given)
        with pytest.raises(ValueError, match="seed=None"):
            make(3, seed=None)
    with pytest.raises(ValueError, match="one for each of the 3 tables"):
        ManyExago(3).step()
    with pytest.raises(ValueError, match="table 0: id 503 is none of its mask"):
        ManyQwinn(3).step(ids=[503, 504, 504])
    with pytest.raises(ValueError, match="most=0: 1 at least"):
        many.top(0)
    with pytest.raises(ValueError, match="known are random, greedy, saver"):
        ManyQwirkle(3, opponents={1: "nobody"})
    with pytest.raises(ValueError, match="one seat at least"):
        ManyQwinn(3, opponents={0: "greedy", 1: "greedy"})
    with pytest.raises(ValueError, match="seats 0 to 1"):
        ManyExago(3, opponents={4: "random"})
    for make in ALL:
        with pytest.raises(ValueError, match="100 decisions at least"):
            make(3, longest=1)
    with pytest.raises(AttributeError, match="its arrays are codes, hand"):
        _ = many.nothing
    with pytest.raises(Unknown):
        ManyQwirkle(3, "exago")


@pytest.mark.parametrize("make", ALL)
def test_a_table_that_is_not_there_is_refused_before_the_kernel_looks_at_it(make: Any) -> None:
    many = make(3, seed=1)
    saved = many.save([1, 2])
    before = [array.tobytes() for array in many.arrays.values()]
    for wrong in (-1, 3, 10**7):
        for call in (
            lambda wrong=wrong: many.save([wrong]),
            lambda wrong=wrong: many.imagine([wrong]),
            lambda wrong=wrong: many.restore(saved, [0], [wrong]),
            lambda wrong=wrong: many.restore(saved, [wrong], [0]),
        ):
            with pytest.raises(ValueError, match=rf"(table|place) {wrong}: there are 0 to [12]"):
                call()
    with pytest.raises(ValueError, match="table 3: there are 0 to 2"):
        many.restore(make(5).save())
    with pytest.raises(ValueError, match="2 places for 3 tables"):
        many.restore(saved, tables=range(3))
    with pytest.raises(ValueError, match="what `save` gave"):
        many.restore([(1, 2)])
    assert [array.tobytes() for array in many.arrays.values()] == before


def test_what_was_saved_is_laid_on_tables_with_the_same_rules_alone() -> None:
    for many, other in (
        (ManyQwirkle(2), ManyQwirkle(2, seats=4)),
        (ManyExago(2, side=5), ManyExago(2, side=8)),
        (ManyExago(2, longest=100), ManyExago(2, longest=4000)),
        (ManyQwinn(2), ManyQwinn(2, target=60)),
        (ManyQwinn(2), ManyQwirkle(2)),
    ):
        with pytest.raises(ValueError, match="other rules"):
            many.restore(other.save())
    with pytest.raises(ValueError, match="a Qwirkle for 2 is needed"):
        ManyQwirkle(2).look(Match(find("qwirkle", 3), seed=1).observe([0]))
    for number in (2, -1):
        with pytest.raises(ValueError, match=f"table {number}: there are 0 to 1"):
            ManyQwirkle(2).look(Match("qwirkle", seed=1).observe([0]), number)
        with pytest.raises(ValueError, match=f"table {number}: there are 0 to 1"):
            ManyQwirkle(2).open_state(number)


@pytest.mark.parametrize("make", ALL)
def test_imagined_opponents_have_other_luck(make: Any) -> None:
    """Who searches must not know what a game that is saved has still to come."""
    many = make(24, seed=5, opponents={1: "random"})
    saved = many.save()
    first = walk(many, 4)
    many.restore(saved)
    assert walk(many, 4) == first
    many.restore(saved)
    many.imagine(seed=1)
    assert walk(many, 4) != first


def test_a_table_takes_little_memory() -> None:
    for many in (ManyQwirkle(64, planes=True), ManyExago(64)):
        walk(many, 40)
        assert many.bytes_a_table <= 128 * 1024
