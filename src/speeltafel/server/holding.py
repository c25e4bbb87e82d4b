"""Whose eyes a device has: of several people who share one, those of the person who holds it now, or nobody's."""

from __future__ import annotations

from speeltafel.core.protocol import NOBODY, Eyes, Seat


def sight_of(rights: Eyes, held: int | None, mover: Seat | None) -> Eyes:
    """The eyes of a device that opens these seats and says that `held` holds it.

    A seat alone at its device always sees; of several the one who holds it does, but not while it is another's turn there.
    """
    if len(rights) < 2:
        return rights
    if held not in rights or (mover in rights and mover != held):
        return NOBODY
    return frozenset((Seat(held),))


def closes(rights: Eyes, sight: Eyes, moved: Eyes, mover: Seat | None) -> bool:
    """Whether the eyes of a shared device close by themselves: its holder has moved, or another person there is to move."""
    return len(rights) > 1 and bool(sight) and mover not in sight and (mover in rights or bool(moved & sight))
