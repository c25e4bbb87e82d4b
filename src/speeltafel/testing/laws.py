"""The laws that every game and edition obeys, each a function that raises Broken.

They look at a game through its protocol only, so that a third party's game can be checked too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import fields, is_dataclass
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TypeVar

import msgspec

from speeltafel.core.errors import Ambiguous, Illegal, SpeeltafelError, Unreadable
from speeltafel.core.play import Counted, play
from speeltafel.core.protocol import NOBODY, Chance, Decision, Event, Eyes, Game, Outcome, Reveal
from speeltafel.core.text_style import PLAIN
from speeltafel.core.words import Message
from speeltafel.locale import LANGUAGES, say
from speeltafel.table.match import Match
from speeltafel.table.proof import replayed
from speeltafel.table.spel import read_spel, write_spel
from speeltafel.table.spel_json import read_json, write_json
from speeltafel.testing.broken import Broken, expect

S = TypeVar("S")
A = TypeVar("A")

LAWS = (
    "commute",
    "imagine",
    "legal",
    "chance",
    "replay",
    "value",
    "end",
    "secrecy",
    "why",
    "kernel",
    "points",
    "pieces",
    "even",
    "choices",
    "reach",
    "scene",
)
MOST_OUTCOMES = 10_000


def commute(game: Game[S, A], state: S, action: A, eyes: Eyes) -> None:
    """Looking and then playing what one may know is the same as playing and then looking."""
    where = f"{game.text(action)} with eyes {sorted(eyes)}"
    seen = game.observe(state, eyes)
    hidden = game.redact(state, action, eyes)
    after = game.apply(state, action)
    expect("commute", game.apply(seen.state, hidden), game.observe(after, eyes).state, where)
    expect("commute", seen.eyes, eyes, f"{where}: the eyes of the observation")
    expect("commute", _asked(game, seen.state), _asked(game, state), f"{where}: turn")
    expect("commute", game.scores(seen.state), game.scores(state), f"{where}: scores")
    if isinstance(game.turn(state), Decision):
        mine, full = game.score(seen.state, hidden), game.score(state, action)
        expect("commute", mine.points, full.points, f"{where}: points")
        if game.redact(state, action, NOBODY) == action:
            # What is open to all brings the same lines in all eyes, so it may be counted once for everybody.
            expect("commute", mine, full, f"{where}: score")
    expect("commute", game.parse(seen.state, game.text(hidden)), hidden, f"{where}: redacted text")
    expect("commute", game.observe(seen.state, eyes).state, seen.state, f"{where}: looking twice")


def imagine(
    game: Game[S, A],
    state: S,
    eyes: Eyes,
    rng: Random,
    events: Sequence[Event[A]] = (),
    census: Callable[[S], object] | None = None,
) -> S:
    """What is imagined looks as what was seen, and no piece is made or lost."""
    seen = game.observe(state, eyes)
    imagined = game.imagine(seen, rng, events)
    where = f"eyes {sorted(eyes)} in {game.position(state)}"
    expect("imagine", game.observe(imagined, eyes), seen, where)
    if census is not None:
        expect("imagine", census(imagined), census(state), f"{where}: pieces")
    if isinstance(game.turn(imagined), Decision):
        expect("imagine", bool(game.legal(imagined)), True, f"{where}: something to play")
    return imagined


def legal(game: Game[S, A], state: S, actions: Collection[A], misses: Sequence[str]) -> None:
    """Everything in `legal` applies, near misses do not and are not `in` it, and the mover sees all of it.

    `actions` are those of `legal(state)` to try; `misses` are texts near them.
    """
    turn = game.turn(state)
    choices = game.legal(state)
    if not isinstance(turn, Decision):
        expect("legal", list(choices), [], f"nobody is to choose in {game.position(state)}")
        return
    for action in actions:
        expect("legal", action in choices, True, f"{game.text(action)} in legal")
        try:
            game.apply(state, action)
        except Illegal as error:
            raise Broken("legal", f"{game.text(action)} is in legal but refused: {error}") from error
        expect("legal", game.parse(state, game.text(action)), action, f"text of {game.text(action)}")
    for text in misses:
        near_miss(game, state, choices, text)
    seen = game.observe(state, frozenset({turn.seat}))
    own = sorted(game.text(action) for action in game.legal(seen.state))
    expect("legal", own, sorted(map(game.text, choices)), f"the mover's own eyes in {game.position(state)}")
    expect("legal", len(set(own)), len(own), "each action once")
    for action in actions:
        face_down = game.text(game.redact(state, action, NOBODY))
        if face_down not in own:  # as others are told it: nobody may play it who sees the pieces
            refused(game, state, face_down)


def near_miss(game: Game[S, A], state: S, choices: Collection[A], text: str) -> None:
    """Whatever can be read is either legal and applies, or is not and is refused with a reason."""
    try:
        action = game.parse(state, text)
    except (Unreadable, Ambiguous, Illegal) as error:
        why(error)
        return
    try:
        game.apply(state, action)
    except Illegal as error:
        why(error)
        expect("legal", action in choices, False, f"{text!r} is refused ({error}) but in legal")
        return
    expect("legal", action in choices, True, f"{text!r} applies but is not in legal")


def refused(game: Game[S, A], state: S, text: str) -> None:
    """What this text says may not be played, and is not in `legal`."""
    action = game.parse(state, text)
    expect("legal", action in game.legal(state), False, f"{text!r} in legal of {game.position(state)}")
    try:
        game.apply(state, action)
    except Illegal as error:
        why(error)
        return
    raise Broken("legal", f"{text!r} applies in {game.position(state)}, where all pieces lie open")


def chance(game: Game[S, A], state: S, asked: Chance[A], rng: Random, *, tries: int = 4) -> None:
    """Probabilities sum to 1, each outcome is possible once, samples are outcomes and apply."""
    total = Fraction(0)
    texts = set()
    outcomes = list(islice(asked.outcomes(), MOST_OUTCOMES + 1))
    for action in outcomes:
        part = asked.probability(action)
        if part <= 0:
            raise Broken("chance", f"{game.text(action)} has probability {part}")
        total += part
        texts.add(game.text(action))
    where = f"chance in {game.position(state)}"
    expect("chance", len(texts), len(outcomes), f"{where}: each outcome once")
    is_whole = len(outcomes) <= MOST_OUTCOMES
    if is_whole:
        expect("chance", total, Fraction(1), f"{where}: the sum of {len(outcomes)} outcomes")
    elif total > 1:
        raise Broken("chance", f"{where}: {len(outcomes)} of the outcomes sum to {total}")
    for _ in range(tries):
        action = asked.sample(rng)
        if asked.probability(action) <= 0 or (is_whole and game.text(action) not in texts):
            raise Broken("chance", f"{where}: the sample {game.text(action)} is no outcome")
        game.apply(state, action)
        expect("chance", game.parse(state, game.text(action)), action, f"text of {game.text(action)}")
    if isinstance(asked, Reveal):
        open_to_all = game.redact(state, asked.sample(rng), NOBODY)
        expect("chance", open_to_all, asked.shown, f"{where}: what is shown, in nobody's eyes")
    for action in rng.sample(outcomes, min(tries, len(outcomes))):
        game.apply(state, action)


def replay(match: Match[S, A]) -> None:
    """Events fold to the state, and a record in text and in JSON gives the same match again."""
    game = match.game
    state = game.start() if match.position is None else game.set_up(match.position)
    for event in match.events:
        state = game.apply(state, event.action)
    expect("replay", state, match.state, "events folded")
    record = match.record()
    for written, read in ((write_spel(record), read_spel), (write_json(record), read_json)):
        again = read(written)
        expect("replay", again, record, "the record read again")
        expect("replay", replayed(again).state, match.state, "the record replayed")
    for seat in range(game.seats):
        eyes: Eyes = frozenset({seat})  # type: ignore[arg-type]
        seen = replayed(read_spel(write_spel(match.record(eyes))))
        expect("replay", seen.state, match.observe(eyes).state, f"the record of seat {seat} replayed")


def position(game: Game[S, A], state: S) -> None:
    """A position's text gives the same table back, also with pieces face down."""
    for each in (state, game.observe(state, frozenset()).state):
        text = game.position(each)
        expect("replay", "\n" in text, False, f"{text!r} is one line")
        again = game.set_up(text)
        expect("replay", game.position(again), text, "the position read again")
        if isinstance(game.turn(state), Decision) and isinstance(game.turn(again), Decision):
            wanted = sorted(map(game.text, game.legal(each)))
            expect("replay", sorted(map(game.text, game.legal(again))), wanted, f"legal in {text}")


def value(game: Game[S, A], state: S, action: A) -> None:
    """`apply` changes nothing it was given, gives the same twice, and a state is frozen through and through."""
    before = (game.position(state), hash(state), repr(state), repr(action))
    after = game.apply(state, action)
    list(islice(game.legal(after), 50))
    expect("value", game.apply(state, action), after, f"{game.text(action)} twice")
    now = (game.position(state), hash(state), repr(state), repr(action))
    expect("value", now, before, f"the state after {game.text(action)}")
    expect("value", hash(game.apply(state, action)), hash(after), "equal states have equal hashes")
    _frozen(state, "state")
    _frozen(action, "action")


def secrecy(game: Game[S, A], state: S, other: S, eyes: Eyes) -> None:
    """Two tables that look the same to these eyes show the same on every surface, to the byte."""
    where = f"eyes {sorted(eyes)} in {game.position(state)}"
    expect("secrecy", surfaces(game, other, eyes), surfaces(game, state, eyes), where)
    turn = game.turn(state)
    if not isinstance(turn, Decision) or turn.seat not in eyes:
        return
    for action in islice(game.legal(state), 3):
        told = _told(game, state, action, eyes)
        expect("secrecy", _told(game, other, action, eyes), told, f"{where}: {game.text(action)}")


def surfaces(game: Game[S, A], state: S, eyes: Eyes) -> bytes:
    """Everything that a viewer with these eyes can be shown of a table, as bytes."""
    seen = game.observe(state, eyes).state
    turn = game.turn(seen)
    is_mover = isinstance(turn, Decision) and turn.seat in eyes
    shown: dict[str, object] = {
        "view": game.view(seen),
        "drawing": game.picture(seen, PLAIN),
        "position": game.position(seen),
        "scores": game.scores(seen),
        "turn": _asked(game, seen),
    }
    if is_mover:
        shown["legal"] = [game.text(action) for action in game.legal(seen)]
        shown["preview"] = repr(game.preview(seen))
    return msgspec.json.encode(shown, enc_hook=repr)


def why(error: SpeeltafelError) -> None:
    """A refusal says its reason in every language."""
    for language in LANGUAGES:
        if not spoken(error.message, language):
            raise Broken("why", f"{error.reason} says nothing in {language}")


def spoken(said: Message, language: str) -> str:
    """The message as said; raises Broken when the catalogue of a language does not have it."""
    try:
        return say(said, language)
    except (KeyError, ValueError, LookupError) as error:
        raise Broken("why", f"{said.id} in {language}: {error}") from error


def words(game: Game[S, A], state: S, action: A, eyes: Eyes) -> None:
    """What an action does and brings can be told in every language, also to eyes that see little of it."""
    seen = game.observe(state, eyes).state
    hidden = game.redact(state, action, eyes)
    is_move = isinstance(game.turn(state), Decision)
    for language in LANGUAGES:
        spoken(game.describe(seen, hidden), language)
        for line in game.score(state, action).lines if is_move else ():
            spoken(line.name, language)


def ending(outcome: Outcome, seats: int) -> None:
    """An outcome has a score a seat, winners among the seats, and a reason in every language."""
    for name, kind in (("scores", tuple), ("winners", frozenset)):
        given = getattr(outcome, name)
        if not isinstance(given, kind):
            raise Broken(
                "end", f"{name} of an Outcome is a {kind.__name__}, not a {type(given).__name__}: {given!r}"
            )
    expect("end", len(outcome.scores), seats, "scores a seat")
    if not outcome.winners <= frozenset(range(seats)):
        raise Broken("end", f"{outcome.winners} do not all sit at the table")
    for language in LANGUAGES:
        spoken(Message(outcome.reason), language)


def points(game: Game[S, A], state: S, action: A) -> None:
    """What an action brings is what the mover's score grows by; nobody else's changes. `play` says the same at once."""
    moved = game.apply(state, action)
    before, after = game.scores(state), game.scores(moved)
    turn = game.turn(state)
    gains = [0] * game.seats
    if isinstance(turn, Decision):
        score = game.score(state, action)
        gains[turn.seat] = score.points
        expect("points", play(game, state, action), Counted(moved, score), f"{game.text(action)}: play")
        told = game.describe(state, action, score.points)
        expect("points", told, game.describe(state, action), f"{game.text(action)}: told points")
    if isinstance(turn, Reveal):
        return  # what was hidden may settle now what a decision was worth
    expect("points", [b - a for a, b in zip(before, after, strict=True)], gains, game.text(action))


def _asked(game: Game[S, A], state: S) -> object:
    turn = game.turn(state)
    return turn if isinstance(turn, Decision | Outcome) else "chance"


def _told(game: Game[S, A], state: S, action: A, eyes: Eyes) -> tuple[bytes, Message, object]:
    seen = game.observe(state, eyes).state
    after = game.apply(state, action)
    return surfaces(game, after, eyes), game.describe(seen, action), game.score(seen, action)


def _frozen(held: object, path: str) -> None:
    if isinstance(held, list | dict | set | bytearray):
        raise Broken("value", f"{path} holds a {type(held).__name__}, which can change")
    if is_dataclass(held) and not isinstance(held, type):
        for each in fields(held):
            _frozen(getattr(held, each.name), f"{path}.{each.name}")
    elif isinstance(held, tuple):
        for place, each in enumerate(held[:50]):
            _frozen(each, f"{path}[{place}]")
