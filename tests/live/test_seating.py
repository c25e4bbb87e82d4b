"""What a table remembers of who sits at it."""

from __future__ import annotations

from speeltafel.live.seating import IDS_KEPT, Seating


def test_of_too_many_intentions_the_oldest_of_the_same_seat_gives_way() -> None:
    seating = Seating(()).remembering("1/other", 0)
    for number in range(IDS_KEPT + 3):
        seating = seating.remembering(f"0/{number}", number)
    own = {f"0/{number}": number for number in range(3, IDS_KEPT + 3)}
    assert seating.done == {"1/other": 0, **own}
