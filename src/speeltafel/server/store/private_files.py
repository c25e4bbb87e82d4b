"""Files that nobody else on the machine may read, from their first byte: they hold seeds, hashed secrets and the push key."""

from __future__ import annotations

import logging
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

FILE_MODE = 0o600
FOLDER_MODE = 0o700
UMASK = 0o077
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
log = logging.getLogger("speeltafel.files")


def make_folder(folder: Path) -> None:
    """Makes a folder of our own, for its owner only; one that is there stays as it is."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=FOLDER_MODE, exist_ok=True)


def make_file(file: Path) -> None:
    """Makes an empty file for its owner only, unless it is there. What SQLite puts beside it gets the same mode."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, FILE_MODE))


def tighten(database: Path) -> None:
    """Takes the rights of others from a database made by an earlier release; where that cannot be, it is only told."""
    for file in (database.with_name(database.name + end) for end in BESIDE):
        try:
            mode = file.stat().st_mode & 0o777
            if mode & UMASK:
                file.chmod(mode & ~UMASK)
                log.warning("%s could be read by others (mode %o); now only by its owner", file, mode)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s may be read by others, and that cannot be changed: %s", file, error.strerror)


@contextmanager
def private_files() -> Iterator[None]:
    """Whatever is made meanwhile is for its owner only."""
    before = os.umask(UMASK)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def written_whole(target: Path, *, may_replace: bool) -> Iterator[BinaryIO]:
    """A file that appears under its name when it is whole and on disk, or not at all.

    It is written beside its place, under a name that nobody can foresee. No link is followed. Raises
    FileExistsError where something has the name already, unless that is a plain file and may be replaced.
    """
    if _is_there(target) and not (may_replace and is_plain(target)):
        raise FileExistsError(target)
    beside = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    made = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, FILE_MODE)
    try:
        with open(made, "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        _name(beside, target, may_replace=may_replace)
        _sync(target.parent)
    finally:
        with suppress(FileNotFoundError):
            beside.unlink()


def _name(beside: Path, target: Path, *, may_replace: bool) -> None:
    if may_replace:
        os.replace(beside, target)
        return
    try:
        os.link(beside, target, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if _is_there(target):
            raise FileExistsError(target) from None
        os.rename(beside, target)


def is_plain(file: Path) -> bool:
    """Whether this is a file and nothing else: no link, no folder, no device."""
    try:
        return stat.S_ISREG(file.lstat().st_mode)
    except OSError:
        return False


def _is_there(file: Path) -> bool:
    return file.is_symlink() or file.exists()


def _sync(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        with suppress(OSError):  # some file systems sync no folders
            os.fsync(opened)
    finally:
        os.close(opened)
