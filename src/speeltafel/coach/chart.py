"""A review as a picture: everybody's chance from decision to decision, and under it what each gave away."""

from __future__ import annotations

from collections.abc import Sequence

from speeltafel.coach.classes import CHANCES
from speeltafel.coach.review import LookBack
from speeltafel.core.drawing import Paper, pieces, short
from speeltafel.core.words import message
from speeltafel.locale import say

WIDTH, HEIGHT = 1040, 420
EDGE = 40
TOP, MIDDLE, BOTTOM = 70, 290, 400
"""Between the first two the chances, between the others what was given away."""
MARKED = tuple(CHANCES)


def chart(found: LookBack, names: Sequence[str], *, dark: bool = False, language: str = "en") -> str:
    """The picture as SVG. Where a game tells no chances, there are only the decisions that have a name."""
    paper = Paper(WIDTH, HEIGHT, dark)
    paper.rect(0, 0, WIDTH, HEIGHT, 0, paper.colour("felt"))
    colours = [paper.colour(f"stone-{name}") for name in pieces().stones]
    for seat, name in enumerate(names):
        x = EDGE + seat * (WIDTH - 2 * EDGE) / len(names)
        paper.rect(x, 26, 16, 16, 4, colours[seat])
        paper.text(x + 24, 40, short(name), 18)
    for share in (0, 0.5, 1):
        y = TOP + (MIDDLE - TOP) * (1 - share)
        paper.rect(EDGE, y, WIDTH - 2 * EDGE, 1, 0, paper.colour("hair"))
        paper.text(EDGE - 6, y + 4, f"{100 * share:.0f}", 11, fill="ink-2", anchor="end")
    paper.rect(EDGE, BOTTOM, WIDTH - 2 * EDGE, 1, 0, paper.colour("hair"))
    step = (WIDTH - 2 * EDGE) / max(1, len(found.verdicts))
    lines: list[list[str]] = [[] for _ in names]
    most = max([each.given for each in found.verdicts] + [max(CHANCES.values())])
    for place, each in enumerate(found.verdicts):
        x = EDGE + step * (place + 0.5)
        y = TOP + (MIDDLE - TOP) * (1 - min(1.0, max(0.0, each.chance)))
        lines[each.seat].append(f"{x:.1f},{y:.1f}")
        if found.tells_chances or each.name:
            high = (BOTTOM - MIDDLE - 20) * min(1.0, each.given / most)
            paper.rect(
                x - step * 0.35, BOTTOM - high, step * 0.7, high, 1, colours[each.seat], _marked(each.name)
            )
    if found.tells_chances:
        for seat, points in enumerate(lines):
            paper.add(
                f'<polyline points="{" ".join(points)}" fill="none" stroke="{colours[seat]}" stroke-width="3"/>'
            )
    title = message("coach-review-title", game=found.game, nodes=found.nodes)
    return paper.svg(f"{say(title, language)}. {', '.join(names)}")


def _marked(name: str) -> str:
    """A decision with a name stands out the more, the worse it is."""
    return f' fill-opacity="{0.3 if not name else 0.55 + 0.15 * MARKED.index(name):.2f}"'
