"""The bodies of the HTTP API to learn with: lessons, puzzles, the game of the day, and one's own figures."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from speeltafel.core.deeds import Deed
from speeltafel.wire import ActionText, EventSent, PreviewSent, Refusal, Said, View

DayText = Annotated[str, Meta(max_length=10, min_length=10)]
NameText = Annotated[str, Meta(max_length=80)]
Moves = Annotated[list[ActionText], Meta(max_length=400)]
Ended = Literal["won", "drawn", "lost"]
Score = Annotated[float, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Chances = Annotated[float, Meta(ge=-1_000, le=1_000)]
Strength = Annotated[float, Meta(ge=-1_000, le=4_500)]
"""As far from the strength of any level or puzzle as still can be reckoned with."""


class PlayTried(Struct, frozen=True):
    """A play, in a text or by what it moves; in progress where it is asked about, whole where it is tried."""

    action: ActionText = ""
    deed: Deed | None = None


class PlaySeen(Struct, frozen=True):
    """A play on the table of a lesson or a puzzle: what it did, and the table after it."""

    event: EventSent
    view: View


class LessonListed(Struct, frozen=True):
    """A game that has a lesson, and how long that is."""

    game: str
    steps: int
    questions: int


class LessonStepSent(Struct, frozen=True):
    """A step of a lesson, ready to be played: the table as its mover sees it. `shown` is a play that does what is asked."""

    id: str
    title: Said
    task: Said
    seat: int
    seats: int
    view: View
    preview: PreviewSent
    shown: ActionText
    deed: Deed | None = None


class LessonQuestionSent(Struct, frozen=True):
    """A statement, whether it is true, and the step that shows it."""

    id: str
    statement: Said
    answer: bool
    step: str


class LessonSent(Struct, frozen=True):
    """A whole lesson."""

    game: str
    edition: str
    steps: list[LessonStepSent]
    questions: list[LessonQuestionSent]


class StepTried(Struct, frozen=True):
    """What a try at a step comes to; once it is done also what a good player did there."""

    done: bool
    words: Said
    points: int = 0
    refusal: Refusal | None = None
    played: PlaySeen | None = None
    shown: PlaySeen | None = None


class RatingSent(Struct, frozen=True):
    """What is known of a strength by Glicko-2; it is kept by whoever it is of."""

    rating: Strength = 1500.0
    deviation: Annotated[float, Meta(ge=1, le=1_000)] = 350.0
    volatility: Annotated[float, Meta(ge=0.001, le=1)] = 0.06


class PuzzleListed(Struct, frozen=True):
    """A puzzle without its answer."""

    id: str
    kind: str
    theme: str
    grade: int
    proved: bool


class NextPuzzle(Struct, frozen=True):
    """Asks for the puzzle nearest to a rating, of those that were neither done nor hidden, of one theme if so wished."""

    rating: Strength = 1500.0
    done: Annotated[list[NameText], Meta(max_length=5000)] = []
    hidden: Annotated[list[NameText], Meta(max_length=5000)] = []
    theme: NameText = ""


class PuzzleSent(Struct, frozen=True):
    """A puzzle ready to be played."""

    puzzle: PuzzleListed
    game: str
    task: Said
    seat: int
    seats: int
    view: View
    preview: PreviewSent


class PuzzleTry(Struct, frozen=True):
    """A play at a puzzle; with the own rating, where it is to count."""

    action: ActionText = ""
    deed: Deed | None = None
    rating: RatingSent | None = None


class PuzzleTried(Struct, frozen=True):
    """What a play at a puzzle comes to: why, what is right, and the rating after it."""

    right: bool
    sentence: Said
    theme: Said
    played: PlaySeen
    best: list[PlaySeen]
    rating: RatingSent | None = None


class DayListed(Struct, frozen=True):
    """One game of a day; the seed is there once the day is over, or where the date is the seed."""

    game: str
    edition: str
    opponent: Said
    commitment: str
    seed: str | None = None


class DayMoves(Struct, frozen=True):
    """All own moves of a game of the day so far."""

    moves: Moves = []


class DayAsk(Struct, frozen=True):
    """A play in progress after these own moves."""

    moves: Moves = []
    action: ActionText = ""
    deed: Deed | None = None


class DayPlay(Struct, frozen=True):
    """One more play after these own moves."""

    moves: Moves = []
    action: ActionText = ""
    deed: Deed | None = None


class DayResultSent(Struct, frozen=True):
    """How the person at seat 0 did: the higher `rank`, the better. `leads` is the lead in points after each own turn."""

    rank: int
    ended: Ended
    points: int
    against: int
    turns: int
    leads: Annotated[list[int], Meta(max_length=1000)] = []


class DayPlayed(Struct, frozen=True):
    """A game of a day as far as the own moves lead, as seat 0 sees it; at its end the result, in a figure, in words and to be shared.

    `scored` is false where nothing is counted during play.
    """

    game: str
    edition: str
    opponent: Said
    moves: list[str]
    events: list[EventSent]
    seat: int | None
    view: View
    scores: list[int]
    preview: PreviewSent | None = None
    result: DayResultSent | None = None
    figure: Said | None = None
    words: Said | None = None
    share: Said | None = None
    course: str = ""
    scored: bool = True


class DayFinish(Struct, frozen=True):
    """A finished game of the day for everybody's table, by all own moves; `device` is any text that this browser keeps."""

    moves: Moves
    device: Annotated[str, Meta(min_length=8, max_length=64)]


class DayHeap(Struct, frozen=True):
    """So many people had this rank, told in a few words."""

    rank: int
    count: int
    label: Said


class DayStandings(Struct, frozen=True):
    """Everybody's results of one game of a day, the best first, and how many of them fell short of a rank."""

    people: int
    below: int
    same: int
    heap: list[DayHeap]


class DayRival(Struct, frozen=True):
    """What a level makes of the same game on the same seat."""

    level: Said
    result: DayResultSent
    words: Said


class DayEntry(Struct, frozen=True):
    """A finished game of a day in somebody's own book; `again` says that an earlier one counts."""

    day: DayText
    game: NameText
    ended: Ended
    again: bool = False


class DayBookGiven(Struct, frozen=True):
    """The own book, for its streak."""

    games: Annotated[list[DayEntry], Meta(max_length=5000)] = []


class StreakSent(Struct, frozen=True):
    """Days in a row up to today; `forgiven` are the missed ones among them, `has_spare` says whether one may be missed now."""

    today: str
    days: int
    forgiven: list[str]
    has_spare: bool
    longest: int
    first: str


class NoteGiven(Struct, frozen=True):
    """One finished game of a person, in short: `score` is 1, 0.5 or 0; a review adds mistakes by name, and luck in chances."""

    day: DayText
    game: NameText
    level: NameText
    score: Score
    points: Points = 0
    turns: Count = 0
    full_lines: Count = 0
    mistakes: Annotated[dict[NameText, Count], Meta(max_length=20)] | None = None
    luck: Chances | None = None


class FiguresAsked(Struct, frozen=True):
    """All notes of a device, the oldest first."""

    notes: Annotated[list[NoteGiven], Meta(max_length=5000)] = []


class RungSent(Struct, frozen=True):
    """A level on the scale of ratings, give or take `error`, and one's own games against it."""

    level: str
    name: Said
    rating: float
    error: float
    games: int
    won: float


class StretchSent(Struct, frozen=True):
    """Some games in a row: points a turn, mistakes a game by name."""

    first: str
    games: int
    points_a_turn: float
    mistakes: dict[str, float]


class RatedSent(Struct, frozen=True):
    """A rating after one game."""

    day: str
    rating: float
    deviation: float


class AdaptiveSent(Struct, frozen=True):
    """The level that is as strong as a person, by the rating that follows from the notes, and one's games against such levels."""

    level: str
    name: Said
    character: Said
    games: int
    won: float


class FiguresSent(Struct, frozen=True):
    """All that is told of one game: the rating after each game, the level that is beaten half the time, and the one to try next."""

    game: str
    games: int
    won: float
    points_a_turn: float
    full_lines: int
    best: int
    luck: float | None
    lucks: list[float]
    rungs: list[RungSent]
    stretches: list[StretchSent]
    ratings: list[RatedSent]
    even: str
    suggested: str
    adaptive: AdaptiveSent
