"""The tables of this terminal: in memory, and the running ones in a folder too, so that a game that was left is found again."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from speeltafel.live.change import Made, Stored
from speeltafel.live.memory import MemoryStore


class OwnTable(msgspec.Struct, frozen=True):
    """A table with what opens the seats of everybody at this terminal: as open as a table that is left lying."""

    made: Made
    secrets: list[str]


def own_folder() -> Path:
    """Where this device keeps the games that were left."""
    return user_data_path("speeltafel") / "tables"


class OwnTables(MemoryStore):
    """A store of tables with a file for each that is running; without a folder they end with the process."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        self.secrets: dict[str, list[str]] = {}
        self._folder = folder
        for path in [] if folder is None else sorted(folder.glob("*.json"), key=_age):
            with suppress(OSError, msgspec.MsgspecError):  # one that cannot be read stays where it lies
                kept = msgspec.json.decode(path.read_bytes(), type=OwnTable)
                self.tables[kept.made.setup.code] = kept.made
                self.secrets[kept.made.setup.code] = kept.secrets

    async def commit(self, stored: Stored, fence: int) -> None:
        await super().commit(stored, fence)
        self._write(stored.code)

    def remember(self, code: str, secrets: Sequence[str]) -> None:
        """Keeps what opens the seats of a table that was made here; from now on it outlives the process."""
        self.secrets[code] = list(secrets)
        self._write(code)

    def _write(self, code: str) -> None:
        """Brings the file of a table up to date; a game goes on where nothing can be written."""
        if self._folder is None or code not in self.secrets:
            return
        path, made = self._folder / f"{code}.json", self.tables[code]
        with suppress(OSError):
            if made.status in ("finished", "abandoned"):
                path.unlink(missing_ok=True)
                return
            self._folder.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.encode(OwnTable(made, self.secrets[code])))
            os.replace(fresh, path)


def _age(path: Path) -> float:
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0
