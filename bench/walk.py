"""Walks the way of one move through the house: which functions of which files it calls, in which order, and how often.

    python bench/walk.py            a person's move of two tiles and a bot's move, median of ten
    python bench/walk.py --way      and the way of each, call by call

Run it from the root of the tree that is to be walked. The table is always the same: a fixed seed and fixed plays,
restored from a backup, with two players and somebody who looks on. Only Python functions of `src/speeltafel` are
counted, in every thread of the server's process, without comprehensions, lambdas and the server's look at its own lateness; compiled kernels are not seen,
and a coroutine counts again each time it is resumed.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import hashlib
import json
import statistics
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

sys.path[:0] = [str(Path.cwd()), str(Path.cwd() / "src")]

from websockets.asyncio.client import ClientConnection, connect  # noqa: E402

import speeltafel  # noqa: E402
from tests.server.serving import serving  # noqa: E402

HOUSE = str(Path("src/speeltafel").resolve()) + "/"
SEED = "01" * 32
EDITION = "qwirkle/nl-classic"
BOTS_IN_A_ROW = 5
LEVEL = "hasty"
TIMES = 10
PLAYS_BEFORE = 3
NAMED = (
    "score_of",
    "score_lines",
    "score",
    "observe",
    "redact",
    "before",
    "text",
    "parse",
    "legal",
    "apply",
    "play",
)
QUIET_SECONDS = 0.3
AFTER_SECONDS = 0.1
FLUSH = "_flush"
SWEEP = "_sweep"
"""What the server does by itself twice a second; a move is made soon after, and one that it fell into is made again elsewhere."""
SPARE_TABLES = 2
"""So many tables there are for each walk, for a machine so busy that the sweep falls into one."""
BEAT = "_beat"
"""What it does by itself ten times a second, to know how late it is: it comes between the steps of a move, and is left out."""


@dataclass
class Walk:
    """What was called between two moments: functions by file, in order."""

    calls: list[tuple[CodeType, int]] = field(default_factory=list)

    def from_flush_to_flush(self) -> Walk:
        """The second of the moves that were watched after the first: from the storing of one to the storing of the next."""
        flushes = [at for at, (code, _) in enumerate(self.calls) if code.co_name == FLUSH]
        return Walk(self.calls[flushes[1] : flushes[2]])

    @property
    def is_swept(self) -> bool:
        """Whether the server's look at what is due fell between the calls."""
        return any(code.co_name == SWEEP for code, _ in self.calls)

    @property
    def functions(self) -> set[CodeType]:
        return {code for code, _ in self.calls}

    @property
    def files(self) -> set[str]:
        return {code.co_filename for code in self.functions}

    @property
    def changes(self) -> int:
        names = [code.co_filename for code, _ in self.calls]
        return sum(one != other for one, other in pairwise(names))

    def figures(self) -> dict[str, Any]:
        """Everything that is counted, by name."""
        by_package = Counter(package(code) for code, _ in self.calls)
        functions = Counter(package(code) for code in self.functions)
        files = Counter(package_of(file) for file in self.files)
        named = Counter(code.co_name for code, _ in self.calls if code.co_name in NAMED)
        return {
            "calls": len(self.calls),
            "functions": len(self.functions),
            "files": len(self.files),
            "changes of file": self.changes,
            **{f"calls in {name}": count for name, count in by_package.items()},
            **{f"functions in {name}": count for name, count in functions.items()},
            **{f"files in {name}": count for name, count in files.items()},
            **{f"{name}()": count for name, count in named.items()},
        }


class Recorder:
    """A profile hook for every thread, on only while somebody walks."""

    def __init__(self) -> None:
        self.walk: Walk | None = None
        self.sweeps = 0
        self._depths: dict[int, int] = {}

    def hook(self, frame: FrameType, event: str, _: object) -> None:
        """Notes a call into our own files, and how deep it lies under other calls of ours."""
        walk = self.walk
        code = frame.f_code
        self.sweeps += code.co_name == SWEEP
        if walk is None or not code.co_filename.startswith(HOUSE) or code.co_name.startswith(("<", BEAT)):
            return
        thread = threading.get_ident()
        depth = self._depths.get(thread, 0)
        if event == "call":
            walk.calls.append((code, depth))
            self._depths[thread] = depth + 1
        elif event == "return":
            self._depths[thread] = max(0, depth - 1)

    def begin(self) -> None:
        self._depths.clear()
        self.walk = Walk()

    def end(self) -> Walk:
        walk, self.walk = self.walk, None
        assert walk is not None, "begin comes first"
        return walk


def package(code: CodeType) -> str:
    return package_of(code.co_filename)


def package_of(file: str) -> str:
    """The folder below `speeltafel` that a file lies in; a game counts as its own."""
    parts = file.removeprefix(HOUSE).split("/")
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0].removesuffix(".py")


def played(seats: int) -> Any:
    """The fixed game so far: everybody lays what brings the most points."""
    match = speeltafel.Match(speeltafel.find(EDITION, seats=seats), seed=SEED)
    for _ in range(PLAYS_BEFORE):
        match.push(
            min(match.legal, key=lambda play: (-match.game.score(match.state, play).points, match.text(play)))
        )
    return match


def fixed_move() -> str:
    """The first move of two tiles, by its text, that the fixed game for two allows."""
    match = played(2)
    return min(text for text in map(match.text, match.legal) if text.count("@") == 2)


def backup(file: Path, codes: list[str], bots: list[str]) -> None:
    """A backup that holds the fixed table under each of these codes; a seat with a bot's level is a bot's."""
    match = played(len(bots))
    chairs = [
        {"kind": "bot", "name": f"P{seat}", "level": level}
        if level
        else {"kind": "person", "name": f"P{seat}", "secret": hashed(secret(seat)), "taken": True}
        for seat, level in enumerate(bots)
    ]
    standing = {"chairs": chairs, "owner": hashed("owner"), "people": list(range(len(bots)))}
    with gzip.open(file, "wt", encoding="utf-8") as out:
        print(json.dumps({"format": "speeltafel-backup/1", "at": 0}), file=out)
        for code in codes:
            row = {
                "code": code,
                "edition": EDITION,
                "wishes": "{}",
                "language": "nl",
                "made": 0,
                "touched": 0,
                "seed": SEED,
                "commitment": hashlib.sha256(bytes.fromhex(SEED)).hexdigest(),
                "status": "running",
                "standing": json.dumps(standing),
                "before": "",
                "version": len(match.log),
                "fence": 0,
                "listed": False,
                "due": None,
                "process": None,
            }
            print(json.dumps(["tables", row]), file=out)
        for code in codes:
            for event in match.log:
                line = {"code": code, "number": event.number, "seat": event.seat, "at": 0, "client": None}
                line |= {"action": match.text(event.action), "points": event.points}
                print(json.dumps(["events", line]), file=out)


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def secret(seat: int) -> str:
    return f"secret-of-seat-{seat}"


class Looking:
    """A viewer who knows what was told last: the event, whose turn it is, the first step that is offered."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.number = -1
        self.turn: int | None = None
        self.step = ""

    async def listen(self) -> None:
        async for text in self.connection:
            told = json.loads(text)
            if told["type"] in ("welcome", "happened"):
                self.number, self.turn = told["number"], told["turn"]
                self.step = ((told.get("preview") or {}).get("steps") or [{}])[0].get("text", "")
            if told["type"] == "goodbye":
                raise SystemExit(f"the server says goodbye: {told['reason']}")

    async def reaches(self, number: int) -> None:
        """Waits until this event has been told."""
        await self._until(lambda: self.number >= number)

    async def has_turn(self, seat: int) -> None:
        """Waits until it is this seat's turn."""
        await self._until(lambda: self.turn == seat)

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not is_so():
                await asyncio.sleep(0)


@asynccontextmanager
async def seated(address: str, code: str, *seats: int | None) -> AsyncIterator[list[Looking]]:
    """Somebody at each of these seats, None for who looks on."""
    version = getattr(__import__("speeltafel.wire", fromlist=["WIRE"]), "WIRE", None)
    people = [
        Looking(await connect(address.replace("http", "ws") + "/api/socket", compression=None)) for _ in seats
    ]
    tasks = [asyncio.create_task(person.listen()) for person in people]
    for seat, person in zip(seats, people, strict=True):
        hello: dict[str, Any] = {
            "type": "hello",
            "table": code,
            "secrets": [] if seat is None else [secret(seat)],
        }
        await person.connection.send(json.dumps(hello if version is None else hello | {"wire": version}))
        await person.reaches(0)
    try:
        yield people
    finally:
        for task, person in zip(tasks, people, strict=True):
            task.cancel()
            await person.connection.close()


async def persons_move(address: str, code: str, recorder: Recorder) -> Walk:
    """The fixed move of two tiles, from its message to the moment when everybody has been told."""
    async with seated(address, code, 0, 1, None) as people:
        await asyncio.sleep(QUIET_SECONDS)
        mover = next(person for seat, person in enumerate(people[:2]) if person.turn == seat)
        number = mover.number
        sweeps = recorder.sweeps
        while recorder.sweeps == sweeps:
            await asyncio.sleep(0.001)
        await asyncio.sleep(AFTER_SECONDS)
        play = {"type": "play", "id": "walk", "seat": mover.turn, "action": fixed_move()}
        recorder.begin()
        await mover.connection.send(json.dumps(play))
        for person in people:
            await person.reaches(number + 1)
        await asyncio.sleep(AFTER_SECONDS)
        return recorder.end()


async def bots_move(address: str, code: str, seat: int, recorder: Recorder) -> Walk:
    """One of many moves of bots in a row, which follow a person's."""
    async with seated(address, code, None, seat) as people:
        person = people[1]
        await person.has_turn(seat)
        await asyncio.sleep(QUIET_SECONDS)
        number = person.number
        recorder.begin()
        await person.connection.send(
            json.dumps({"type": "play", "id": "walk", "seat": seat, "action": person.step})
        )
        await person.reaches(number + 1)
        await person.has_turn(seat)
        return recorder.end().from_flush_to_flush()


@asynccontextmanager
async def house(codes: list[str], bots: list[str], recorder: Recorder) -> AsyncIterator[str]:
    """A server with the fixed table under each of these codes, every thread of it watched by the recorder."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        backup(Path(folder) / "tables.gz", codes, bots)
        command = [
            sys.executable,
            "-m",
            "speeltafel.cli",
            "restore",
            "--data",
            str(data),
            f"{folder}/tables.gz",
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        threading.setprofile(recorder.hook)
        async with serving(data) as served:
            sys.setprofile(recorder.hook)
            yield served.address
            sys.setprofile(None)
        threading.setprofile(None)


async def walks(times: int) -> tuple[list[Walk], list[Walk]]:
    """A person's moves and bots' moves, each at a table of its own."""
    recorder = Recorder()
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    codes = [f"WALK-AAA{one}{other}A" for one in letters for other in letters][: SPARE_TABLES * times]
    async with house(codes, ["", ""], recorder) as address:
        people = await unswept(times, codes, lambda code: persons_move(address, code, recorder))
    seats = BOTS_IN_A_ROW + 1
    own = (played(seats).turn.seat - 1) % seats
    async with house(codes, ["" if seat == own else LEVEL for seat in range(seats)], recorder) as address:
        bots = await unswept(times, codes, lambda code: bots_move(address, code, own, recorder))
    return people, bots


async def unswept(times: int, codes: list[str], walk: Callable[[str], Awaitable[Walk]]) -> list[Walk]:
    """So many walks that the sweep did not fall into, as far as there are tables for them; else others to make up for them."""
    found: list[Walk] = []
    for code in codes:
        if sum(not each.is_swept for each in found) < times:
            found.append(await walk(code))
    return sorted(found, key=lambda each: each.is_swept)[:times]


def median(found: list[Walk]) -> dict[str, float]:
    """The median of every figure; what a walk does not have is 0."""
    figures = [walk.figures() for walk in found]
    names = dict.fromkeys(name for figure in figures for name in figure)
    return {name: statistics.median(figure.get(name, 0) for figure in figures) for name in names}


def show(title: str, figures: dict[str, float]) -> None:
    print(title)
    for name, value in figures.items():
        print(f"  {value:6.0f}  {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument("--way", action="store_true", help="print both moves call by call")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    people, bots = asyncio.run(walks(arguments.times))
    moves = {"a person's move": people, "a bot's move": bots}
    for title, found in moves.items() if arguments.way else ():
        print(title)
        for code, depth in found[0].calls:
            print(f"{'  ' * depth}{code.co_filename.removeprefix(HOUSE)} {code.co_qualname}")
    told = {title: median(found) for title, found in moves.items()}
    if arguments.json:
        print(json.dumps(told))
        return
    for title, figures in told.items():
        show(title, figures)


if __name__ == "__main__":
    main()
