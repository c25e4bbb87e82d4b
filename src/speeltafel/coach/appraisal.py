"""What is known of one decision: some choices and the played one, weighed on the same deals; and who weighs them."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from typing import Protocol, TypeVar

from msgspec import Struct

from speeltafel.core.protocol import Event, Observation
from speeltafel.core.words import Message

S = TypeVar("S")
A_contra = TypeVar("A_contra", contravariant=True)


class Weighed(Struct, frozen=True, omit_defaults=True):
    """One choice: sums over the deals of its chance and margin, and of what these exceed the played one's by.

    `better` and `ahead` are those differences, `better2` and `ahead2` their squares.
    """

    action: str
    chance: float
    margin: float = 0.0
    better: float = 0.0
    better2: float = 0.0
    ahead: float = 0.0
    ahead2: float = 0.0


class Proof(Struct, frozen=True):
    """What is certain: `kind` says what, `turns` in how many own turns of who wins, `line` with which moves."""

    kind: str
    turns: int
    line: list[str]


class Appraisal(Struct, frozen=True, omit_defaults=True):
    """One decision as far as it has been thought through.

    `choices` are the best ones found, the best first, and the played one last when it is none of them; they were
    chosen on other deals than those they are weighed on. `is_exact` says that nothing was left out. `rounds` counts how
    often it was thought about, `nodes` what that cost. `late` is for decisions with few pieces to come.
    """

    number: int
    seat: int
    action: str
    choices: list[Weighed]
    deals: int = 1
    rounds: int = 1
    nodes: int = 0
    is_exact: bool = False
    late: bool = False
    proof: Proof | None = None

    def choice(self, action: str) -> Weighed:
        """What is known of one of the choices."""
        return next(each for each in self.choices if each.action == action)

    @property
    def played(self) -> Weighed:
        return self.choice(self.action)

    @property
    def best(self) -> Weighed:
        """The choice that the played one is measured by, in chances."""
        return self._leading({each.action: (each.better, each.better2, each.ahead) for each in self.choices})

    @property
    def best_by_margin(self) -> Weighed:
        """The same in points of margin."""
        return self._leading({each.action: (each.ahead, each.ahead2, each.better) for each in self.choices})

    def _leading(self, sums: dict[str, tuple[float, float, float]]) -> Weighed:
        """The first choice, unless another is better beyond doubt; when it is worse than the played one, the first that is better.

        `sums` are what each exceeds the played one by, the squares of that, and what decides between equal ones. To
        take whatever came out best would make mistakes of noise.
        """

        def known(each: Weighed) -> tuple[float, float]:
            total, squares, _ = sums[each.action]
            return self.difference(total, squares)

        best = self.choices[0]
        for each in self.choices[1:]:
            value, spread = known(each)
            most, other = known(best)
            if value - most > 2 * hypot(spread, other):
                best = each
        if sums[best.action][0] < 0:
            best = next((each for each in self.choices if sums[each.action][0] > 0), self.played)
        total, _, tie = sums[best.action]
        return self.played if total == 0 and tie <= 0 else best

    def difference(self, total: float, squares: float) -> tuple[float, float]:
        """The mean of differences, deal by deal, and its standard error."""
        mean = total / self.deals
        if self.deals < 2:
            return mean, 0.0
        return mean, sqrt(max(0.0, squares / self.deals - mean * mean) / (self.deals - 1))

    def loss(self) -> tuple[float, float]:
        """The chance that the played action gave away, with the standard error of the playouts."""
        best = self.best
        return self.difference(best.better, best.better2)

    def short(self) -> tuple[float, float]:
        """The same in points of margin."""
        best = self.best_by_margin
        return self.difference(best.ahead, best.ahead2)


class Standing(Struct, frozen=True):
    """How everybody stands by a quick look at an open table: chances that sum up to one, margins that sum up to zero."""

    chances: tuple[float, ...]
    margins: tuple[float, ...]


class Effort(Struct, frozen=True):
    """How much is thought, in nodes: `first` about every decision, `more` at a time where it is open, `game` at the most.

    Nodes give the same answer on every machine, so that a review is the same wherever it goes on.
    """

    first: int
    more: int
    game: int

    def times(self, factor: float) -> Effort:
        """So many times the thought."""
        return Effort(*(max(1, round(each * factor)) for each in (self.first, self.more, self.game)))


class Pointers(Struct, frozen=True):
    """What a hint points at before it tells the move: places on the table, and pieces.

    `held` are the pieces as their game writes them, so that a page can mark them: tiles, dice (`w5`, `r2`), the cell of a
    stone that is lifted; `stone` is one from the hand.
    """

    places: tuple[str, ...] = ()
    pieces: tuple[Message, ...] = ()
    held: tuple[str, ...] = ()


class Measure(Protocol):
    """How sure a judge is, and of what.

    `tells_chances` is False where values are no chances: then only what is proved or large is told, without numbers.
    """

    @property
    def effort(self) -> Effort: ...

    @property
    def tells_chances(self) -> bool: ...

    def error(self, known: Appraisal) -> tuple[float, float]:
        """How far the judge itself is off, in chances and in points of margin.

        Nine times in ten it is less than this; fitted on decisions that were judged deeper.
        """
        ...


class Coach(Measure, Protocol[S, A_contra]):
    """What a game brings so that its decisions can be judged; a game names its own in its `Spec`."""

    def weigh(
        self,
        seen: Observation[S],
        events: Sequence[Event[A_contra]],
        number: int,
        played: A_contra | None,
        known: Appraisal | None,
        nodes: int,
        luck: int,
    ) -> Appraisal:
        """Thinks about a decision, or on about one that is known; the same arguments give the same answer.

        Where nothing was played, what seemed best stands for it.
        """
        ...

    def standing(self, state: S, luck: int) -> Standing:
        """The quick look by which luck is measured; all hands are open."""
        ...

    def expected(self, state: S) -> Standing | None:
        """The mean of `standing` over all that chance can bring now, where it is known; None to try some out."""
        ...

    def pointers(self, state: S, action: A_contra) -> Pointers:
        """Where an action happens and with what."""
        ...

    def reasons(self, seen: Observation[S], action: A_contra) -> tuple[Message, ...]:
        """What speaks for an action, in sentences of their own; the numbers of an appraisal are said elsewhere."""
        ...
