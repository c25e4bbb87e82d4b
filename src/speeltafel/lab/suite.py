"""The proved puzzles as a test for bots: how many of each theme a bot finds (`speeltafel bench --suite BOT`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from speeltafel.bots.budget import read_limit
from speeltafel.bots.checked import checked
from speeltafel.bots.levels import level_named
from speeltafel.bots.progress import Progress
from speeltafel.coach.puzzles.puzzle import game_of, puzzles
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Decision
from speeltafel.core.registry import specs
from speeltafel.core.words import message
from speeltafel.lab.reports import columns
from speeltafel.locale import say


class ThemeFound(Struct, frozen=True):
    """How many of a theme's proved puzzles the bot answered rightly, of how many."""

    game: str
    theme: str
    right: int
    all: int


Counts = dict[tuple[str, str], list[int]]
"""By game and theme: the puzzles answered rightly, and all that were asked."""


def find_answers(
    games: Sequence[str], bot: str, limit: str, luck: int = 0, counts: Counts | None = None
) -> list[ThemeFound]:
    """Asks the bot every proved puzzle of these games once, with what its seat sees.

    Answers go into `counts` one by one, so that whoever breaks off has those found so far.
    """
    counts = {} if counts is None else counts
    proved = {name: [each for each in puzzles(name) if each.proved] for name in games}
    if not any(proved.values()):
        known = [name for name in specs() if any(each.proved for each in puzzles(name))]
        raise Unknown("suite-none", known=", ".join(known))
    progress = Progress(sum(map(len, proved.values())))
    done = 0
    try:
        for name, asked in proved.items():
            if not asked:
                continue
            level = level_named(name, bot)
            thinker, most = level.make(), read_limit(limit) if limit else level.limit
            for puzzle in asked:
                game = game_of(puzzle)
                state = game.set_up(puzzle.position)
                turn = game.turn(state)
                assert isinstance(turn, Decision), "a puzzle waits for a player"
                seen = game.observe(state, frozenset({turn.seat}))
                report = checked(thinker, game, seen, (), most, luck)
                is_right = report.fault is None and game.text(report.choice.action) in puzzle.answers
                count = counts.setdefault((name, puzzle.theme), [0, 0])
                count[0] += is_right
                count[1] += 1
                done += 1
                progress.show(done, puzzle.theme)
    finally:
        progress.close()
    return by_theme(counts)


def by_theme(counts: Counts) -> list[ThemeFound]:
    """What was found, game by game in the order they were asked, its themes by name."""
    games = list(dict.fromkeys(game for game, _ in counts))
    ordered = sorted(counts, key=lambda asked: (games.index(asked[0]), asked[1]))
    return [ThemeFound(*asked, *counts[asked]) for asked in ordered]


def answers_told(found: Sequence[ThemeFound], language: str) -> str:
    """A line a theme, and the sum of every game."""
    return "\n".join(columns(list(_lines(found, language))))


def _lines(found: Sequence[ThemeFound], language: str) -> Iterator[tuple[str, ...]]:
    for game in dict.fromkeys(each.game for each in found):
        mine = [each for each in found if each.game == game]
        for each in mine:
            theme = say(message(f"puzzle-theme-{each.theme}"), language)
            yield game, theme, f"{each.right} / {each.all}"
        right, total = sum(each.right for each in mine), sum(each.all for each in mine)
        yield game, "", f"{right} / {total} ({100 * right / total:.0f} %)"
