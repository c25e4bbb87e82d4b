"""A review adds up, goes on where it was, comes out the same whoever thinks, and thinks longer where it is open."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from statistics import stdev
from typing import Any

import msgspec
import pytest

from bench.review_runs import line_up, played
from speeltafel import Match, SpeeltafelError, find
from speeltafel.bots.search import LookAhead
from speeltafel.coach.accounts import accounts
from speeltafel.coach.appraisal import Appraisal, Effort, Weighed
from speeltafel.coach.classes import Verdict
from speeltafel.coach.find import coach_for
from speeltafel.coach.hints import retried, why
from speeltafel.coach.plan import Thinking, luck_of, next_thoughts
from speeltafel.coach.qwirkle import CHOSEN_ON, QwirkleCoach
from speeltafel.coach.review import LookBack, Stage, appraise, review, think_longer
from tests.coach.games import finished

LITTLE = Effort(first=600, more=600, game=70_000)
GAMES = [
    ("qwirkle", ("saver", "sprout")),
    ("qwirkle", ("sprout", "hasty", "gatherer")),
    ("qwirkle/nl-classic", ("sprout", "hasty", "gatherer", "sprout", "hasty", "sprout")),
    ("exago", ("hasty", "dreamer")),
    ("exago", ("hasty", "dreamer", "watchman", "hasty")),
    ("qwinn", ("grabber", "master")),
    ("pile", ("greedy", "random", "greedy")),
]


def whole(name: str, bots: tuple[str, ...], seed: int = 0) -> LookBack:
    match = finished(name, bots)
    *_, last = review(match, coach_for(match.game), effort=LITTLE, seed=seed)
    assert isinstance(last, LookBack)
    return last


@pytest.mark.parametrize(("name", "bots"), GAMES)
def test_luck_mistakes_and_what_nobody_could_know_add_up(name: str, bots: tuple[str, ...]) -> None:
    found = whole(name, bots)
    for each in found.players:
        lines = each.luck - each.given + each.received + each.unknown
        assert each.result - each.even == pytest.approx(lines, abs=1e-12)
    assert sum(each.result for each in found.players) == pytest.approx(1)
    assert sum(each.luck for each in found.players) == pytest.approx(0, abs=1e-9)
    assert sum(each.given - each.received for each in found.players) == pytest.approx(0, abs=1e-9)
    assert name in ("pile", "exago") or any(each.given for each in found.players)
    assert all(each.given >= 0 for each in found.players)


@pytest.mark.parametrize(
    ("name", "all_losses", "given"), [("", True, 0.2), ("", False, 0.0), ("mistake", False, 0.2)]
)
def test_where_values_are_no_chances_only_what_has_a_name_counts(
    name: str, given: float, *, all_losses: bool
) -> None:
    outcome = finished("exago", ("hasty", "dreamer")).outcome
    assert outcome is not None
    lost = Verdict(1, 0, "bad", "good", 0.6, 0.4, 0.2, 0.0, 0.2, name=name)
    mine, other = accounts(outcome, [lost], [], all_losses=all_losses)
    assert (mine.given, other.received) == (given, given)


def test_an_interrupted_review_goes_on_where_it_was() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    coach = coach_for(match.game)
    through = list(review(match, coach, effort=LITTLE))
    assert len(through) > 60, "there was a second round"
    for until in (3, 30, len(through) - 4):
        known = {}
        for stage in islice(review(match, coach, effort=LITTLE), until):
            assert isinstance(stage, Stage)
            kept = msgspec.json.decode(msgspec.json.encode(stage.appraisal), type=Appraisal)
            known[kept.number] = kept
        rest = list(review(match, coach, effort=LITTLE, known=known))
        assert len(rest) == len(through) - until
        assert rest[-1] == through[-1]


def test_it_comes_out_the_same_in_whatever_order_it_is_thought() -> None:
    match = finished("qwirkle", ("saver", "sprout"))

    def backwards(asked: Iterable[Thinking]) -> Iterator[Appraisal]:
        return (appraise(match, coach_for(match.game), each) for each in reversed(list(asked)))

    *_, one = review(match, coach_for(match.game), effort=LITTLE)
    *_, other = review(match, coach_for(match.game), effort=LITTLE, thinkers=backwards)
    assert one == other


def test_time_goes_where_the_name_is_open() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    stages = [each for each in review(match, coach_for(match.game), effort=LITTLE) if isinstance(each, Stage)]
    last = {each.appraisal.number: each.appraisal for each in stages}
    again = [each for each in last.values() if each.rounds > 1]
    once = [each for each in last.values() if each.rounds == 1]
    assert again
    assert once
    assert all(each.done <= each.total for each in stages)
    done = [each.done for each in stages]
    assert done == sorted(done)
    assert len(set(done)) > len(done) / 2, "progress is told as it is made"


def test_choices_are_weighed_on_other_deals_with_every_seed() -> None:
    one, other = (whole("qwirkle", ("saver", "sprout"), seed).verdicts for seed in (0, 1))
    assert [each.number for each in one] == [each.number for each in other]
    assert one != other


def test_where_few_tiles_are_to_come_more_is_thought_at_first_and_more_is_left_in_doubt() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    coach = coach_for(match.game)
    moves = [event.number for event in match.events if event.seat is not None]
    early, late, end = (appraise(match, coach, Thinking(moves[at], 600, 1)) for at in (1, -8, -1))
    assert (early.late, late.late, end.is_exact) == (False, True, True)
    assert early.nodes < 6 * 600 <= late.nodes
    assert late.deals > 1
    assert coach.error(end) == (0.0, 0.0)
    open_end = msgspec.structs.replace(late, deals=1)
    doubts = [coach.error(each) for each in (early, late, open_end)]
    assert all(chance > 0 and points > 0 for chance, points in doubts)
    assert doubts[2] > max(doubts[:2])


def test_only_the_solved_table_of_qwinn_is_never_off(monkeypatch: pytest.MonkeyPatch) -> None:
    for solved in (None, object()):
        monkeypatch.setattr("speeltafel.coach.qwinn.open_table", lambda _, solved=solved: solved)
        coach = coach_for(find("qwinn"))
        known = Appraisal(1, 0, "fail", [Weighed("fail", 0.5)], is_exact=True)
        assert (coach.error(known) == (0.0, 0.0)) is (solved is not None)


def test_no_deal_serves_twice_neither_to_choose_and_to_weigh_nor_when_it_is_thought_about_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Weighed on the deals it was chosen on, a choice would look better than it is."""
    match = finished("qwirkle", ("saver", "sprout"))
    coach = coach_for(match.game)
    drawn: list[int] = []

    def noted(luck: int, batch: int) -> int:
        drawn.append(batch)
        return luck_of(luck, batch)

    monkeypatch.setattr("speeltafel.coach.qwirkle.luck_of", noted)
    number = next(event.number for event in match.events if event.seat is not None)
    known = appraise(match, coach, Thinking(number, 6_000, 1))
    assert len(drawn) > sum(CHOSEN_ON)
    appraise(match, coach, Thinking(number, 6_000, 1, known))
    assert len(set(drawn)) == len(drawn)


def test_all_choices_are_weighed_on_the_same_deals() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    coach = coach_for(match.game)
    numbers = [event.number for event in match.events if event.seat is not None]
    first = (appraise(match, coach, Thinking(number, 600, 1)) for number in numbers)
    known = next(each for each in first if each.choices[0] != each.played)
    known = appraise(match, coach, Thinking(known.number, 6_000, 1, known))
    assert known.deals > 60
    for each in known.choices:
        assert each.better == pytest.approx(each.chance - known.played.chance)
        assert each.ahead == pytest.approx(each.margin - known.played.margin)
    assert (known.played.better2, known.played.ahead2) == (0, 0)
    blank = Weighed(known.action, 0)
    twice = msgspec.structs.replace(known, deals=0, choices=[blank, blank])
    again = appraise(match, coach, Thinking(known.number, 6_000, 1, twice))
    assert again.deals > 60
    assert [(each.better2, each.ahead2) for each in again.choices] == [(0, 0), (0, 0)]


def test_a_coach_of_any_game_weighs_on_other_luck_than_it_chose_with(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("pile", ("greedy", "random", "greedy"))
    coach = coach_for(match.game)
    drawn: list[int] = []
    for name in ("choose", "rate"):

        def noted(*given: Any, asked: Any = getattr(LookAhead, name)) -> Any:
            drawn.append(given[-1])
            return asked(*given)

        monkeypatch.setattr(LookAhead, name, noted)
    number = next(event.number for event in match.events if event.seat is not None)
    known = appraise(match, coach, Thinking(number, 200, 1))
    appraise(match, coach, Thinking(number, 200, 1, known))
    assert len(set(drawn)) == len(drawn) > 2


@pytest.mark.parametrize(("nodes", "again"), [(400, 2), (500, 0)])
def test_a_game_gets_no_second_looks_beyond_its_share(nodes: int, again: int) -> None:
    effort = Effort(first=100, more=100, game=1_000)
    open_ones = [Weighed("good", 60, better=5, better2=50), Weighed("bad", 55)]
    known = {number: Appraisal(number, 0, "bad", open_ones, 100, nodes=nodes) for number in (1, 2)}
    coach = coach_for(find("qwirkle", 2))
    assert len(next_thoughts([1, 2], known, coach, effort, 0)) == again


def test_thinking_longer_narrows_the_doubt() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    coach = coach_for(match.game)
    stages = review(match, coach, effort=LITTLE)
    known = next(
        each.appraisal for each in stages if isinstance(each, Stage) and each.appraisal.loss()[1] > 0.005
    )
    longer = think_longer(match, coach, known, factor=16)
    assert longer.deals > 4 * known.deals
    assert [each.action for each in longer.choices] == [each.action for each in known.choices]
    assert longer.difference(longer.choices[0].better, longer.choices[0].better2)[1] < known.loss()[1]


def test_a_decision_gets_no_more_thought_than_a_whole_game() -> None:
    match = finished("pile", ("greedy", "random", "greedy"))
    coach = coach_for(match.game)
    stages = list(review(match, coach, effort=LITTLE))
    known = next(each.appraisal for each in stages if isinstance(each, Stage))
    for _ in range(40):  # four times as much each time, were there no end
        known = think_longer(match, coach, known)
    assert known.nodes < 2 * coach.effort.game


def test_a_running_game_cannot_be_reviewed() -> None:
    match: Match[object, object] = Match(find("pile"), seed=1)
    with pytest.raises(SpeeltafelError, match="not over"):
        list(review(match, coach_for(match.game)))


def test_a_coach_needs_no_numbers_server_or_loop() -> None:
    code = (
        "import sys; from speeltafel import find; from speeltafel.coach import review, find as f;"
        "from speeltafel.core.registry import specs; [f.coach_for(find(each)) for each in specs()];"
        "print(sorted(set(sys.modules) & {'numpy', 'asyncio', 'litestar', 'sqlalchemy', 'speeltafel.lab'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


def test_a_decision_is_judged_by_what_its_player_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    coach = coach_for(match.game)
    event = [each for each in match.events if each.seat is not None][9]
    given: list[Any] = []
    weigh = QwirkleCoach.weigh

    def noted(self: QwirkleCoach, seen: Any, events: Any, *more: Any) -> Appraisal:
        given.append((seen, events))
        return weigh(self, seen, events, *more)

    monkeypatch.setattr(QwirkleCoach, "weigh", noted)
    known = appraise(match, coach, Thinking(event.number, 300, 1))
    why(match, coach, event.number, nodes=300)
    retried(match, coach, event.number, known.action, nodes=300)
    eyes = frozenset({event.seat})
    seen = match.game.observe(match.before(event.number), eyes)
    assert seen.state != match.before(event.number), "hands are hidden"
    assert given == [(seen, tuple(match.events_for(eyes)[: event.number]))] * 3


def test_the_stated_noise_is_the_noise_between_seeds() -> None:
    """Deals that follow each other in the generator's own step would be nearly the same, and look surer than they are."""
    match = played("qwirkle", 2, 2, line_up("qwirkle", 2, 2))
    coach = coach_for(match.game)
    spread = stated = 0.0
    for number in (3, 37):
        event = match.history.move(number)
        assert event.seat is not None
        eyes = frozenset({event.seat})
        seen = match.game.observe(match.before(number), eyes)
        events = tuple(each for each in match.events_for(eyes) if each.number < number)
        first = coach.weigh(seen, events, number, event.action, None, 9_000, 1)
        choices = [Weighed(each.action, 0) for each in first.choices]
        blank = msgspec.structs.replace(first, deals=0, choices=choices)
        found = [
            coach.weigh(seen, events, number, event.action, blank, 12_000, luck_of(seed, number))
            for seed in range(12)
        ]
        told = [each.difference(each.choices[0].better, each.choices[0].better2) for each in found]
        spread += stdev(mean for mean, _ in told)
        stated += sum(error for _, error in told) / len(told)
    assert stated > 0
    assert spread < 1.5 * stated
