"""A finished game looked back at, as a person at a prompt gets it: to print, to draw and to go through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from speeltafel.coach.accounts import Account
from speeltafel.coach.advice import against
from speeltafel.coach.chart import chart
from speeltafel.coach.classes import CHANCES, Verdict
from speeltafel.coach.find import coach_for
from speeltafel.coach.hints import dearest
from speeltafel.coach.luck import Fortune
from speeltafel.coach.review import LookBack, review
from speeltafel.coach.words import verdict_words
from speeltafel.core.errors import Unknown
from speeltafel.core.given import as_kind, as_texts, wrong_kind
from speeltafel.core.protocol import Seat
from speeltafel.core.said import as_language
from speeltafel.core.words import message, quoted
from speeltafel.locale import headed, say
from speeltafel.table.match import Match

AnyMatch = Match[Any, Any]
TOLD = 5


class Review:
    """The review of a finished game: iterating gives its decisions in order, each with what it gave away.

    `players` are everybody's accounts, which add up to the result; `luck` is what every throw or draw brought; `figures` is all
    of it as plain values. `names` say who sat where.
    """

    def __init__(self, match: AnyMatch, figures: LookBack, names: Sequence[str] = ()) -> None:
        self.match = match
        self.figures = figures
        self.names = tuple(names)

    @property
    def players(self) -> Sequence[Account]:
        """Of each seat: what luck, its own mistakes and those of others made of its result."""
        return self.figures.players

    @property
    def luck(self) -> Sequence[Fortune]:
        """What each draw or throw brought its seat, beside what it could have brought."""
        return self.figures.luck

    def dearest(self, most: int = TOLD) -> list[Verdict]:
        """The decisions that gave most away, the dearest first."""
        return dearest(self.figures.verdicts)[: as_kind(most, int, "number", "most")]

    def named(self, seat: int, language: str = "en") -> str:
        """Who sat there."""
        if seat not in range(self.figures.seats):
            raise Unknown("unknown-eyes", given=quoted(seat), last=self.figures.seats - 1)
        known = self.names[seat] if seat < len(self.names) else ""
        return known or say(message("play-player", number=seat + 1), as_language(language))

    def text(self, language: str = "en") -> str:
        """The review as plain text: every player's account, the dearest moves, the largest strokes of luck."""
        as_language(language)
        found = self.figures
        title = message("coach-review-title", game=found.game, nodes=found.nodes)
        lines = [say(title, language), "", *self._accounts(language), ""]
        if found.tells_chances:
            lines.append(say(message("coach-review-lines", even=round(100 / found.seats)), language))
        lines.append(say(against(tells_chances=found.tells_chances), language))
        dear = self.dearest()
        lines += ["", say(message("review-dear" if dear else "review-no-dear"), language)]
        for each in dear:
            lines += self._move(each, language)
        lucky = sorted(
            (
                (each.number, seat, part)
                for each in found.luck
                for seat, part in enumerate(each.chances)
                if part > 0 and found.tells_chances
            ),
            key=lambda each: -each[2],
        )[:TOLD]
        lines += ["", say(message("review-luck" if lucky else "review-no-luck"), language)]
        for number, seat, part in lucky:
            lines.append(f"  {number} {headed(self.named(seat, language), language)} {100 * part:+.1f}")
        return "\n".join(lines)

    def drawing(self, *, dark: bool = False, language: str = "en") -> str:
        """The game as a curve of chances with what each decision gave away, as SVG."""
        names = [self.named(seat, as_language(language)) for seat in range(self.figures.seats)]
        return chart(self.figures, names, dark=bool(dark), language=language)

    def __iter__(self) -> Iterator[Verdict]:
        return iter(self.figures.verdicts)

    def __len__(self) -> int:
        return len(self.figures.verdicts)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        counts = {name: sum(each.names[name] for each in self.players) for name in CHANCES}
        told = ", ".join(f"{count} {name}{'s' * (count != 1)}" for name, count in counts.items())
        return f"<Review {self.figures.game}, {len(self)} decisions: {told}>"

    def _repr_svg_(self) -> str:
        return self.drawing()

    def _accounts(self, language: str) -> list[str]:
        told = self.figures.tells_chances
        names = [name for name in CHANCES if told or name != "slip"]
        heads = ["player", "result", *(("luck", "given", "received") if told else ())]
        head = [say(message(f"review-column-{name}"), language) for name in heads]
        head += [say(message("coach-column-unknown"), language)] if told else []
        head += [say(message(f"review-column-{name}"), language) for name in names]
        rows = [head]
        for each in self.players:
            parts = (each.luck, -each.given, each.received, each.unknown) if told else ()
            rows.append(
                [
                    self.named(each.seat, language),
                    f"{100 * each.result:.0f} %",
                    *(f"{100 * part:+.1f}" for part in parts),
                    *(str(each.names[name]) for name in names),
                ]
            )
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]

    def _move(self, told: Verdict, language: str) -> list[str]:
        game = self.match.game
        seen = game.observe(self.match.before(told.number), frozenset({Seat(told.seat)})).state
        words = " ".join(say(each, language) for each in verdict_words(game, seen, told))
        by = headed(self.named(told.seat, language), language)
        return [f"  {told.number} {by} {told.action}", f"    {words}"]


def reviewed(match: AnyMatch, *, think: float = 1.0, seed: int = 0, names: Sequence[str] = ()) -> Review:
    """Looks back at a finished match; `think` is how much thought goes into it, 1 some seconds."""
    coach = coach_for(as_kind(match, Match, "match", "match").game)
    if isinstance(think, bool) or not isinstance(think, int | float) or not think > 0:
        raise wrong_kind(think, "number", "think")
    as_kind(seed, int, "number", "seed")
    called = as_texts(names, "names")
    effort = coach.effort.times(max(0.001, min(think, 1000.0)))
    *_, found = review(match, coach, effort=effort, seed=seed)
    assert isinstance(found, LookBack), "the whole comes last"
    return Review(match, found, called)
