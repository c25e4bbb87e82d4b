"""Kernels to be had for a while: making one costs more than most of what is asked of it, and none belongs to a state.

    POOL = Pool(make)
    with POOL.lent(rules) as kernel:
        ...

A kernel is one borrower's until it is given back: nobody else, in this thread or another, has it meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from types import TracebackType
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Kernel = TypeVar("Kernel")

KEPT = 4
"""Kernels that lie ready for one key, and keys for which some do."""


class Pool(Generic[Key, Kernel]):
    """Kernels that nobody has now, by what they are made for; the one given back last is lent first."""

    __slots__ = ("_free", "_make")

    def __init__(self, make: Callable[[Key], Kernel]) -> None:
        self._make = make
        self._free: dict[Key, list[Kernel]] = {}

    def take(self, key: Key) -> Kernel:
        """A kernel for this key, the borrower's own."""
        try:
            return self._free[key].pop()
        except (KeyError, IndexError):
            return self._make(key)

    def give_back(self, key: Key, kernel: Kernel) -> None:
        """Lays a kernel ready for the next one."""
        free = self._free.get(key)
        if free is None:
            if len(self._free) >= KEPT:
                self._free.clear()
            free = self._free.setdefault(key, [])
        if len(free) < KEPT:
            free.append(kernel)

    def lent(self, key: Key) -> Loan[Key, Kernel]:
        """A kernel for the length of a `with`."""
        return Loan(self, key)


class Loan(Generic[Key, Kernel]):
    """A kernel that goes back by itself."""

    __slots__ = ("_key", "_pool", "kernel")

    def __init__(self, pool: Pool[Key, Kernel], key: Key) -> None:
        self._pool = pool
        self._key = key
        self.kernel = pool.take(key)

    def __enter__(self) -> Kernel:
        return self.kernel

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.give_back(self._key, self.kernel)
