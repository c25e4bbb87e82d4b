"""A game of Qwinn! as a picture: the deciding throw, and the race to the target, a block for every turn."""

from __future__ import annotations

from speeltafel.core.drawing import Paper, Shown, die, short
from speeltafel.games.qwinn.view import QwinnView

NARROW = 10.0
"""A block of this width has room for a number that is read upward."""
HATCH = (
    '<pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
)


def render(shown: Shown, paper: Paper, room: tuple[float, float, float, float]) -> None:
    """Draws dice and race into a room (left, top, width, height) of the paper."""
    view: QwinnView = shown.view
    left, top, width, height = room
    dice = _deciding(shown)
    big = min(height * 0.24, width / 7, 96) if dice else 0
    for place, number in enumerate(dice):
        is_red = place == len(dice) - 1
        x = left + width / 2 + (place - len(dice) / 2) * big * 1.18
        paper.use(die(paper, number, red=is_red), x, top, big)
    below = top + big * 1.35
    lane = (height - big * 1.35) / 2
    most = max(view.target, *view.points, 1)
    goal = left + width * view.target / most
    size = min(26.0, lane * 0.22, width * 0.05)
    for seat, name in enumerate(shown.names):
        y = below + seat * lane
        paper.text(left, y + size, short(name), size, bold=seat in shown.winners)
        paper.text(
            left + width, y + size, f"{view.points[seat]} / {view.target}", size, anchor="end", bold=True
        )
        bar, thick = y + size * 1.5, max(12.0, min(lane - size * 2.2, 104.0))
        paper.add(
            f'<path d="M{goal:.1f} {bar - 4:.1f}V{bar + thick + 4:.1f}" stroke="{paper.colour("ink")}" '
            f'stroke-width="2" stroke-dasharray="2 5" fill="none"/>'
        )
        _blocks(paper, shown, seat, (left, bar, width / most, thick))


def _deciding(shown: Shown) -> tuple[int, ...]:
    """The dice of the last throw."""
    for play in reversed(shown.plays):
        if play.text.startswith("roll:"):
            whites, _, red = play.text.removeprefix("roll:").partition("/")
            return (*map(int, whites), int(red))
    return ()


def _blocks(paper: Paper, shown: Shown, seat: int, place: tuple[float, float, float, float]) -> None:
    """One block for every turn that scored, as wide as its points; a turn that failed is a dash, and cuts off what it cost."""
    left, top, scale, height = place
    x = left
    fill, ink = ("ink", "on-ink") if seat == 0 else ("paper", "ink")
    blocks: list[tuple[float, float, str]] = []
    dashes: list[float] = []
    for play in shown.plays:
        if play.seat != seat or not play.text.startswith(("go:", "fail")):
            continue
        before, x = x, max(left, x + play.points * scale)
        if x > before:
            blocks.append((before, x, str(play.points)))
        else:
            blocks = [(at, min(end, x), words if end <= x else "") for at, end, words in blocks if at < x]
            dashes = [*(dash for dash in dashes if dash <= x), x]
    edge = f' stroke="{paper.colour("ink")}" stroke-width="1.5"'
    for at, end, words in blocks:
        width, middle = end - at, (at + end) / 2
        paper.rect(at + 0.75, top, max(1.5, width - 1.5), height, min(8, width / 4), paper.colour(fill), edge)
        size = min(28.0, height * 0.4, width * 0.5)
        y = top + height / 2
        if size >= 8:
            paper.text(middle, y + size * 0.36, words, size, fill=ink, anchor="middle", bold=True)
        elif width >= NARROW:
            paper.text(middle + 3.2, y, words, 9, fill=ink, anchor="middle", bold=True, upward=True)
    lines = f' stroke="{paper.colour("ink-2")}" stroke-width="1.5" stroke-dasharray="3 3" fill="none"/>'
    for dash in dashes:
        paper.add(f'<path d="M{dash:.1f} {top - 3:.1f}V{top + height + 3:.1f}"{lines}')
