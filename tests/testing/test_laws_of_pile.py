"""A third party's game is checked by the same laws, and a broken one is found out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from pile.game import Action, Draw, Lay, Pile, PileGame

from speeltafel import Match, find
from speeltafel.cli import main
from speeltafel.core.play import Counted
from speeltafel.core.preview import Preview, Step
from speeltafel.core.protocol import Event, Eyes, Observation, Outcome, Seat
from speeltafel.core.registry import edition_of
from speeltafel.core.scene import Scene
from speeltafel.core.score import Score
from speeltafel.core.words import message
from speeltafel.testing import laws
from speeltafel.testing.broken import Broken
from speeltafel.testing.fitting import FittingTables
from speeltafel.testing.walk import Care, Walk

CLOSE = Care(part=1.0, even=1.0)


def cards(game: PileGame) -> Callable[[Pile], object]:
    """Every card of the game, wherever it is."""
    return lambda state: tuple(
        unseen + (state.laid + sum(state.hands, ())).count(card)
        for card, unseen in enumerate(game._unseen(state), 1)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pile_keeps_every_law(seats: int) -> None:
    tally: Counter[str] = Counter()
    for seed in range(8):
        game = find("pile", seats)
        Walk(game, seed, CLOSE, census=cards(game), tally=tally).run()
    assert min(tally[law] for law in laws.LAWS if law != "kernel") > 0


class Shows(PileGame):
    """Forgets to hide the hands."""

    def observe(self, state: Pile, eyes: Eyes) -> Observation[Pile]:
        return Observation(state, eyes)


class Peeks(PileGame):
    """Lets the drawing show what the observation hides: how good the hands are."""

    def view(self, state: Pile) -> Scene:
        return msgspec.structs.replace(super().view(state), notes=(message("pile-card", card=id(state)),))


class Gestures(PileGame):
    """Shows something that has no words."""

    def view(self, state: Pile) -> Scene:
        return msgspec.structs.replace(super().view(state), notes=(message("pile-shrug"),))


class Wanders(PileGame):
    """Has steps to a place that is not on the table."""

    def view(self, state: Pile) -> Scene:
        return msgspec.structs.replace(super().view(state), grid="", spots=())


class Cheats(PileGame):
    """Gives the first seat a point for every fifth card, and does not explain it."""

    def scores(self, state: Pile) -> tuple[int, ...]:
        return (state.points[0] + len(state.laid) // 5, *state.points[1:])


class Boasts(PileGame):
    """Explains the same points by other lines to whoever sees the hands."""

    def score(self, state: Pile, action: Action) -> Score:
        known = sum(card > 0 for hand in state.hands for card in hand)
        lines = super().score(state, action).lines
        return Score(tuple(replace(line, cells=(str(known),)) for line in lines))


class Miscounts(PileGame):
    """Counts another way when it plays and counts at once."""

    def play(self, state: Pile, action: Action) -> Counted[Pile]:
        after = self.apply(state, action)
        return Counted(replace(after, points=tuple(points + 1 for points in after.points)), Score())


class Lists(PileGame):
    """Lists a card that may not be laid."""

    def legal(self, state: Pile) -> tuple[Action, ...]:
        found = tuple(super().legal(state))
        return (*found, Lay(1)) if found and state.top > 1 else found


class Forgets(PileGame):
    """Has no step for a pass."""

    def preview(self, state: Pile, partial: Action | None = None) -> Preview:
        found = super().preview(state, partial)
        return replace(found, steps=tuple(step for step in found.steps if step.kind != "pass"))


class Promises(PileGame):
    """Offers a step to a card that is not in the hand."""

    def preview(self, state: Pile, partial: Action | None = None) -> Preview:
        found = super().preview(state, partial)
        more = (Step("lay:6", "pile", "6", 1, "lay"),) if found.steps and partial is None else ()
        return replace(found, steps=(*found.steps, *more))


class Mumbles(PileGame):
    """Writes an action in a way that it cannot read."""

    def text(self, action: Action) -> str:
        return super().text(action).replace("lay:6", "lay six")


class Invents(PileGame):
    """Imagines hands of the right size with the wrong cards."""

    def imagine(self, seen: Observation[Pile], rng: Random, events: object = ()) -> Pile:  # type: ignore[override]
        return replace(seen.state, hands=tuple((1,) * len(hand) for hand in seen.state.hands))


class Deafens(PileGame):
    """Imagines what was seen, whatever a pass has told."""

    def imagine(self, seen: Observation[Pile], rng: Random, events: object = ()) -> Pile:  # type: ignore[override]
        return super().imagine(seen, rng)


class Concludes(PileGame):
    """Takes a pass to tell more than it does: that the next lower card is not there either."""

    def _passed_at(self, state: Pile, events: Sequence[Event[Action]]) -> dict[int, int]:
        return {seat: max(top - 1, 4) for seat, top in super()._passed_at(state, events).items()}


class Favours(PileGame):
    """Says that a draw is likelier than it is."""

    def turn(self, state: Pile):  # type: ignore[no-untyped-def]
        asked = super().turn(state)
        return (
            replace(asked, counts=(9, *asked.counts[1:]))
            if hasattr(asked, "counts") and state.mover
            else asked
        )


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (Shows, "commute"),
        (Peeks, "secrecy"),
        (Gestures, ""),
        (Wanders, "scene"),
        (Cheats, "points"),
        (Boasts, "commute"),
        (Miscounts, "points"),
        (Lists, "legal"),
        (Forgets, "reach"),
        (Promises, "reach"),
        (Mumbles, ""),
        (Invents, "imagine"),
        (Deafens, "choices"),
        (Concludes, "choices"),
        (Favours, ""),
    ],
)
def test_a_game_that_breaks_a_law_is_found_out(kind: type[PileGame], law: str) -> None:
    game = kind(edition_of("pile"), 3, {})
    with pytest.raises(Broken, match="seed") as broken:
        walk_often(game)
    assert law in (broken.value.law, "")


class Stumbles(PileGame):
    """Divides by what is not there."""

    def view(self, state: Pile) -> Scene:
        return super().view(state) if not state.laid else Scene(notes=(1 // 0,))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (Outcome((1, 0), (Seat(0),), "illegal-over"), "winners of an Outcome is a frozenset, not a tuple"),  # type: ignore[arg-type]
        (Outcome([1, 0], frozenset(), "illegal-over"), "scores of an Outcome is a tuple, not a list"),  # type: ignore[arg-type]
    ],
)
def test_an_outcome_of_another_kind_is_told_in_words(outcome: Outcome, told: str) -> None:
    with pytest.raises(Broken, match=told) as broken:
        laws.ending(outcome, 2)
    assert broken.value.law == "end"


def test_an_error_that_no_law_expects_is_told_with_its_line() -> None:
    with pytest.raises(Broken, match="seed") as broken:
        walk_often(Stumbles(edition_of("pile"), 3, {}))
    assert str(broken.value).startswith("ZeroDivisionError: ")
    assert re.search(rf"at {re.escape(__file__)}:\d+ in view", str(broken.value))


class Covers(PileGame):
    """Tells others only that a card was laid: `lay:?`."""

    def redact(self, state: Pile, action: Action, eyes: Eyes) -> Action:
        return Lay(0) if isinstance(action, Lay) else super().redact(state, action, eyes)

    def text(self, action: Action) -> str:
        return "lay:?" if action == Lay(0) else super().text(action)

    def parse(self, state: Pile, text: str) -> Action:
        return Lay(0) if text == "lay:?" else super().parse(state, text)


class Trusts(Covers):
    """And lets the player do just that, and keep to themselves which card it was."""

    def apply(self, state: Pile, action: Action) -> Pile:
        return super().apply(state, next(iter(self.legal(state))) if action == Lay(0) else action)


def test_nobody_plays_face_down_what_they_see() -> None:
    def looked_at(game: PileGame) -> None:
        state = game.set_up("1|234/234|1,0|1|0|0")
        laws.legal(game, state, tuple(game.legal(state)), ())

    looked_at(Covers(edition_of("pile"), 2, {}))
    with pytest.raises(Broken, match="applies") as broken:
        looked_at(Trusts(edition_of("pile"), 2, {}))
    assert broken.value.law == "legal"


def hands_that_fit(match: Match[Pile, Action], fitting: FittingTables[Pile, Action]) -> set[str]:
    """The second seat's hand in every table that fits what the first saw."""
    ways = fitting.ways(match.events_for(frozenset({Seat(0)})))
    return {position.split("|")[1].split("/")[1] for position in ways}


def test_a_choice_rules_out_the_tables_at_which_it_was_not_possible() -> None:
    match = Match(find("pile", 2))
    fitting = FittingTables(match.game, frozenset({Seat(0)}))
    for text in ("draw:1+2+6", "draw:1+2+3", "lot:0", "lay:6", "draw:5"):
        match.push(text)
    before = hands_that_fit(match, fitting)
    assert {"123", "366", "345"} < before
    match.push("pass")
    after = hands_that_fit(match, fitting)
    assert after == {hand for hand in before if "6" not in hand}
    assert after == hands_that_fit(match, FittingTables(match.game, frozenset({Seat(0)}))), "in one go"


def test_what_was_chosen_in_secret_may_have_been_anything_that_looks_so() -> None:
    match = Match(Covers(edition_of("pile"), 2, {}))
    fitting = FittingTables(match.game, frozenset({Seat(0)}))
    for text in ("draw:1+1+1", "draw:2+2+6", "lot:1"):
        match.push(text)
    before = hands_that_fit(match, fitting)
    match.push("lay:6")
    assert hands_that_fit(match, fitting) == {
        "".join(sorted(hand[:at] + hand[at + 1 :])) for hand in before for at in range(3)
    }


def walk_often(game: PileGame) -> None:
    for seed in range(40):
        Walk(game, seed, CLOSE, census=cards(game)).run()


def test_imagined_hands_are_uniform() -> None:
    """Two cards unseen, one of them in the other's hand: each as often."""
    game = PileGame(edition_of("pile"), 2, {})
    state = game.set_up("123456123456123|4/5|0,0|0|0|0")
    seen = game.observe(state, frozenset({Seat(0)}))
    rng = Random(1)
    found = Counter(game.imagine(seen, rng).hands[1] for _ in range(2000))
    assert set(found) == {(5,), (6,)}
    assert abs(found[(5,)] - 1000) < 150


def test_a_draw_face_down_can_be_read_and_written() -> None:
    game = find("pile", 2)
    match = Match(game, eyes=frozenset())
    match.push("draw:?+?+?")
    assert game.text(match.events[0].action) == "draw:?+?+?"
    assert match.events[0].action == Draw((0, 0, 0))


def test_a_game_from_outside_is_played_in_the_terminal_by_generic_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "pile.spel")
    table = ["play", "pile", "--bot", "1=greedy", "--bot", "2=hasty", "--seed", "2", "--language", "de"]
    assert main([*table, "--record", file]) == 0
    assert "Die Partie ist zu Ende." in capsys.readouterr().out
    assert main(["verify", file]) == 0
