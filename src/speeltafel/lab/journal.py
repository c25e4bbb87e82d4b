"""The append-only log of an arena: a line for the plan, then a line a deal, safe to be cut off anywhere."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from speeltafel.bots.command_line import unwritten
from speeltafel.core.errors import Unknown
from speeltafel.lab.deals import DealPlayed, Plan


class Journal:
    """Keeps deals beside the figures' file; without a file it keeps nothing."""

    def __init__(self, figures: Path | None, plan: Plan, *, resume: bool = False) -> None:
        self.deals: dict[int, DealPlayed] = {}
        self._file: BinaryIO | None = None
        if figures is None:
            return
        path = figures.with_suffix(".deals.jsonl")
        if path.exists() and not resume:
            raise Unknown("arena-log-exists", path=str(path))
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise unwritten(path, error) from None
        self._read(path, plan)

    def _read(self, path: Path, plan: Plan) -> None:
        """Takes over the deals that are whole; a line cut off in the middle is dropped."""
        assert self._file is not None
        self._file.seek(0)
        whole, _, rest = self._file.read().rpartition(b"\n")
        lines = whole.splitlines()
        if rest:
            self._file.truncate(len(whole) + 1 if lines else 0)
        if not lines:
            self._write(plan)
            return
        try:
            before = msgspec.json.decode(lines[0], type=Plan)
            found = [msgspec.json.decode(line, type=DealPlayed) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise Unknown("arena-log-unreadable", path=str(path), error=str(error)) from None
        if msgspec.structs.replace(before, games=plan.games) != plan:
            raise Unknown("arena-log-other", path=str(path))
        self.deals = {deal.number: deal for deal in found if deal.number < plan.deals}

    def add(self, deal: DealPlayed) -> None:
        """Writes a deal down."""
        if self._file is not None:
            self._write(deal)

    def _write(self, line: Plan | DealPlayed) -> None:
        assert self._file is not None
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()
