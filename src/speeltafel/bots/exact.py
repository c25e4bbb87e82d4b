"""Answers that are no estimates: the chances in a solved position, and what an end that was searched out brings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances under best play of both sides.

    `seat` is whose chance it is: the one to move, or 0 before the lot. `choices` are all that can be
    done now with their chances, the best first. `is_solved` says that the solved table spoke, and not the small one.
    """

    seat: int
    chance: float
    choices: tuple[tuple[str, float], ...]
    is_solved: bool

    @property
    def margin(self) -> float:
        """How much better the best choice is than the next; 0 where there is no choice."""
        return self.choices[0][1] - self.choices[1][1] if len(self.choices) > 1 else 0.0

    def __str__(self) -> str:
        """The chance, and a line for every choice."""
        told = [f"{chance:7.1%}  {text}" for text, chance in self.choices]
        return "\n".join([f"seat {self.seat} wins {self.chance:.1%}", *told])

    def __repr__(self) -> str:
        return f"<Odds seat {self.seat} wins {self.chance:.1%}, {_best(self.choices)}>"


@dataclass(frozen=True, slots=True)
class SearchedEnd:
    """What best play of both sides leads to from here, in points ahead at the end.

    `seat` is whose lead it is: the one to move. `choices` are all that can be done now, each with the lead it leads to,
    the best first. Where the search was stopped before its end, `is_exact` is false and the leads are its guesses.
    """

    seat: int
    lead: int
    choices: tuple[tuple[str, int], ...]
    is_exact: bool

    def __str__(self) -> str:
        """The lead, and a line for every choice."""
        told = [f"{lead:+5d}  {text}" for text, lead in self.choices]
        return "\n".join([self._headline(), *told])

    def __repr__(self) -> str:
        return f"<SearchedEnd {self._headline()}, {_best(self.choices)}>"

    def _headline(self) -> str:
        return f"seat {self.seat} ends {self.lead:+d}{'' if self.is_exact else ' as far as was looked'}"


def _best(choices: tuple[tuple[str, float], ...]) -> str:
    return f"best {choices[0][0]} of {len(choices)}" if choices else "no choice"
