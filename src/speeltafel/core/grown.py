"""A sequence that is never changed and yet is quick to make longer by one, however long it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar, overload

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Grown(Sequence[T], Generic[T]):
    """The first `length` of a list that all values share which grew out of each other; a second branch copies its own.

    As a tuple each of them would be a copy: a log that grows move by move would cost the more the longer it is, and
    Python's look for garbage would go through all of it again and again.
    """

    _items: list[T] = field(default_factory=list)
    _length: int = 0

    @classmethod
    def of(cls, items: Iterable[T]) -> Grown[T]:
        """These items."""
        every = list(items)
        return cls(every, len(every))

    def plus(self, item: T) -> Grown[T]:
        """All of these, and one more."""
        items, length = self._items, self._length
        if len(items) == length:
            items.append(item)
            if items[length] is item:  # and not another thread's, which was quicker
                return Grown(items, length + 1)
        return Grown([*items[:length], item], length + 1)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...

    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            first, past, step = at.indices(self._length)
            return tuple(self._items[first:past] if step == 1 else self._items[: self._length][at])
        if not -self._length <= at < self._length:
            raise IndexError(f"there is no item {at} among {self._length}")
        return self._items[at if at >= 0 else at + self._length]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grown | tuple):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))
