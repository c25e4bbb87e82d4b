"""Plays games for those who study them: `speeltafel selfplay GAME --games N --out games.parquet`.

Three tables of Arrow in Parquet, and a card that says what is in them. `games.parquet` has a row a game,
`games.decisions.parquet` a row a decision with the position as the seat to choose sees it, and `games.hidden.parquet` what
nobody at the table saw. Finished parts lie beside them until all are there, so that an interrupted run goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from shutil import rmtree

import msgspec

from speeltafel.bots.command_line import INTERRUPTED, add_json, report, tell, told_by, unwritten
from speeltafel.bots.progress import Progress
from speeltafel.core.errors import Unknown
from speeltafel.core.words import message
from speeltafel.lab.arena import crew, hands_full, plan_of
from speeltafel.lab.deals import Plan
from speeltafel.lab.selfplay_card import card_of
from speeltafel.lab.selfplay_games import PART, TABLES, Part, play_part
from speeltafel.locale import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked on the command line."""
    told = told_by(parser)
    parser.add_argument("game", help=told("arena-help-game"))
    parser.add_argument("bots", nargs="*", metavar="BOT", help=told("selfplay-help-bots"))
    parser.add_argument("--games", type=int, default=1000, help=told("selfplay-help-games"))
    parser.add_argument("--out", type=Path, required=True, help=told("selfplay-help-out"))
    parser.add_argument("--limit", default="", help=told("arena-help-limit"))
    parser.add_argument("--seed", default="1", help=told("arena-help-seed"))
    parser.add_argument("--seats", type=int, help=told("arena-help-seats"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=told("arena-help-option")
    )
    parser.add_argument("--resume", action="store_true", help=told("selfplay-help-resume"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=told("arena-help-jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=told("arena-help-scheduler"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Plays what is not there yet, and puts the tables together."""
    language: str = getattr(args, "language", None) or "en"
    if find_spec("pyarrow") is None:
        raise Unknown("cli-extra", command="selfplay", extra="lab")
    if args.out.suffix != ".parquet":
        raise Unknown("unknown-form", given=args.out.name, form="*.parquet")
    args.bots = args.bots or ["greedy"]
    if len(args.bots) == 1:
        args.bots *= 2  # a bot that plays itself
    plan = plan_of(args)
    parts = Parts(args.out, plan, resume=args.resume)
    progress = Progress(parts.total, done=len(parts.done))
    try:
        with crew(args.jobs, args.scheduler) as hands:
            running: set[Future[Part]] = set()
            missing = iter(parts.missing())
            while True:
                running |= {
                    hands.submit(play_part, plan, number)
                    for number in islice(missing, hands_full(args) - len(running))
                }
                if not running:
                    break
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    parts.keep(future.result())
                    progress.show(len(parts.done))
    except (KeyboardInterrupt, BrokenExecutor):
        progress.close()
        told = message("selfplay-stopped", games=parts.games, of=plan.games)
        tell(say(told, language), sys.stderr)
        return INTERRUPTED
    progress.close()
    rows, card = parts.put_together()
    files = [parts.file_of(name) for name in rows] + [card]
    done = {"games": plan.games, "plan": plan, "rows": rows, "files": [str(path) for path in files]}
    report("\n".join(map(str, files)), done, args.json)
    return 0


class Parts:
    """The parts of a run in a folder beside its file, by number; a part is there once it is whole."""

    def __init__(self, out: Path, plan: Plan, *, resume: bool) -> None:
        self.out = out
        self.plan = plan
        self.total = -(-plan.games // PART)
        self.folder = out.with_suffix(".parts")
        told = self.folder / "plan.json"
        if (self.folder.exists() or out.exists()) and not resume:
            raise Unknown("arena-log-exists", path=str(self.folder if self.folder.exists() else out))
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise unwritten(out, error) from None
        if told.exists():
            before = msgspec.json.decode(told.read_bytes(), type=Plan)
            if msgspec.structs.replace(before, games=plan.games) != plan:
                raise Unknown("arena-log-other", path=str(self.folder))
        told.write_bytes(msgspec.json.encode(plan))
        self.done = {
            int(path.stem)
            for path in self.folder.glob("*.done")
            if int(path.stem) < self.total and path.read_text() == str(len(self._numbers(int(path.stem))))
        }

    @property
    def games(self) -> int:
        """How many games are there; the last part may have fewer than the others."""
        return sum(len(self._numbers(part)) for part in self.done)

    def missing(self) -> list[int]:
        """The parts that are still to be played."""
        return [number for number in range(self.total) if number not in self.done]

    def keep(self, part: Part) -> None:
        """Writes a part, and then that it is whole."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        for name, columns in part.tables.items():
            table = pa.table(columns, schema=pa.schema(TABLES[name]()))
            pq.write_table(table, self.folder / f"{part.number}.{name}.parquet", compression="zstd")
        (self.folder / f"{part.number}.done").write_text(str(len(self._numbers(part.number))))
        self.done.add(part.number)

    def file_of(self, table: str) -> Path:
        """Where a table of the finished run lies."""
        return self.out if table == "games" else self.out.with_suffix(f".{table}.parquet")

    def put_together(self) -> tuple[dict[str, int], Path]:
        """Writes the three tables and the card, and takes the parts away; the rows of each table, and the card."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        rows = {}
        for name, schema in TABLES.items():
            path = self.file_of(name)
            about = {"speeltafel": msgspec.json.encode(self.plan)}
            rows[name] = 0
            with pq.ParquetWriter(path, pa.schema(schema(), metadata=about), compression="zstd") as writer:
                for number in range(self.total):
                    table = pq.read_table(self.folder / f"{number}.{name}.parquet")
                    rows[name] += table.num_rows
                    writer.write_table(table.replace_schema_metadata(about))
        card = self.out.with_suffix(".card.md")
        card.write_text(card_of(self.plan, self.out, rows), encoding="utf-8")
        rmtree(self.folder)
        return rows, card

    def _numbers(self, part: int) -> range:
        return range(PART * part, min(PART * (part + 1), self.plan.games))
