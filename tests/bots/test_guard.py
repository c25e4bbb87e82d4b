"""A guarded bot may do what it likes: the table gets a legal move within the limit."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import speeltafel
from speeltafel import Decision, Match, Seat
from speeltafel.bots.checked import Fault, checked
from speeltafel.bots.guard import Guard, Guards
from speeltafel.bots.keeper_messages import Request, Thought
from speeltafel.bots.levels import bot_named
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.core.registry import specs
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from tests.bots.wild import MAKER, MARK, Tardy

LIMIT = Limit(seconds=0.02)
WILD = {
    "Busy": Fault.LATE,
    "BusyInC": Fault.LATE,
    "Asleep": Fault.LATE,
    "Deaf": Fault.LATE,
    "Crashing": Fault.CRASH,
    "Quitting": Fault.CRASH,
    "Dying": Fault.CRASH,
    "Hungry": Fault.CRASH,
    "Silent": Fault.ILLEGAL,
    "Babbling": Fault.ILLEGAL,
    "Lying": Fault.ILLEGAL,
    "Unmade": Fault.CRASH,
}


@pytest.fixture(scope="module")
def guard() -> Iterator[Guard]:
    with Guard(patience=0.3) as made:
        yield made


def asked(guard: Guard, bot: str, match: Match[object, object], limit: Limit = LIMIT, luck: int = 1):  # type: ignore[no-untyped-def]
    turn = match.turn
    assert isinstance(turn, Decision)
    eyes = frozenset({turn.seat})
    return guard.choose(bot, match.game, match.observe(eyes), match.events_for(eyes), limit, luck)


@pytest.mark.parametrize("name", WILD)
def test_a_wild_bot_costs_its_own_move_only(guard: Guard, name: str) -> None:
    match = Match(speeltafel.find("pile"), seed=1)
    report = asked(guard, f"tests.bots.wild:{name}", match)
    assert report.fault is WILD[name], report.detail
    assert report.choice.action in match.legal
    assert report.choice.words == message(f"bot-fell-back-{report.fault.value}")
    assert asked(guard, "greedy", match).fault is None


def test_what_a_bot_builds_once_is_off_its_clock_in_every_child(guard: Guard) -> None:
    match = Match(speeltafel.find("pile"), seed=1)
    assert asked(guard, "tests.bots.wild:Builder", match).fault is None
    assert asked(guard, "tests.bots.wild:Busy", match).fault is Fault.LATE  # ends the child
    assert asked(guard, "tests.bots.wild:Builder", match).fault is None


def test_a_bot_given_up_once_may_still_build_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    match = Match(speeltafel.find("pile"), seed=1)
    with Guard(patience=0.3) as guard:
        assert asked(guard, "tests.bots.wild:LateRiser", match).detail == "no answer"
        assert asked(guard, "tests.bots.wild:LateRiser", match).fault is None


def test_a_good_answer_after_the_limit_does_not_count(guard: Guard) -> None:
    match = Match(speeltafel.find("pile"), seed=1)
    limit = Limit(seconds=0.2)  # the process is ended long after that
    report = asked(guard, "tests.bots.wild:Tardy", match, limit)
    assert report.fault is Fault.LATE
    assert "of 0.2 s" in report.detail
    assert report.choice.words == message("bot-fell-back-late")
    eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
    here = checked(Tardy(), match.game, match.observe(eyes), match.events_for(eyes), limit, 1)
    assert here.fault is Fault.LATE


def test_a_foreign_bot_has_no_file_or_socket_but_its_own_line(guard: Guard) -> None:
    match = Match(speeltafel.find("pile"), seed=1)
    assert asked(guard, "greedy", match).fault is None
    report = asked(guard, "tests.bots.wild:Nosy", match)
    assert report.fault is None, report.detail
    assert report.choice.nodes == 0


def test_a_foreign_bot_runs_neither_in_the_keeper_nor_where_another_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MAKER, str(tmp_path / "maker"))
    match = Match(speeltafel.find("pile"), seed=1)
    with Guard() as guard:
        before = asked(guard, "greedy", match)
        assert asked(guard, "tests.bots.wild:Parasite", match).fault is None
        assert asked(guard, "greedy", match).choice == before.choice
        assert guard._process is not None
        assert int((tmp_path / "maker").read_text()) != guard._process.pid


def test_a_bot_that_overspends_nodes_is_late(guard: Guard) -> None:
    match = Match(speeltafel.find("pile"), seed=1)
    report = asked(guard, "tests.bots.wild:Spendthrift", match, Limit(nodes=100, seconds=1))
    assert report.fault is Fault.LATE
    assert "1000000000" in report.detail


def test_an_unknown_bot_is_a_crash_that_names_the_known_ones(guard: Guard) -> None:
    match = Match(speeltafel.find("pile"), seed=1)
    report = asked(guard, "grandmaster", match)
    assert report.fault is Fault.CRASH
    assert "strongest" in report.detail


def test_words_and_chances_come_through(guard: Guard) -> None:
    match = Match(speeltafel.find("pile"), seed=4)
    report = asked(guard, "curious", match, Limit(nodes=300))
    assert report.fault is None
    bare = checked(
        bot_named("pile", "curious"),
        match.game,
        match.observe(frozenset({match.turn.seat})),  # type: ignore[union-attr]
        match.events_for(frozenset({match.turn.seat})),  # type: ignore[union-attr]
        Limit(nodes=300),
        1,
    )
    assert report.choice == bare.choice
    assert all(say(report.choice.words, language) for language in LANGUAGES)


@pytest.mark.parametrize("edition", [*specs(), "pile/plain"])
def test_games_go_on_whoever_plays(guard: Guard, edition: str) -> None:
    match = Match(speeltafel.find(edition), seed=3)
    faults = 0
    for move in range(40):
        turn = match.turn
        if not isinstance(turn, Decision):
            break
        is_wild = turn.seat == Seat(0)
        bot, limit = ("tests.bots.wild:Moody", LIMIT) if is_wild else ("greedy", Limit(nodes=20_000))
        report = asked(guard, bot, match, limit, luck=move)
        assert report.choice.action in match.legal
        if not is_wild:
            assert report.fault is None, report.detail
        faults += report.fault is not None
        match.push(report.choice.action, seat=turn.seat)
    assert faults


def test_a_keeper_that_is_gone_is_replaced(guard: Guard) -> None:
    match = Match(speeltafel.find("pile"), seed=1)
    assert asked(guard, "greedy", match).fault is None
    assert guard._process is not None
    os.kill(guard._process.pid, signal.SIGKILL)
    assert asked(guard, "greedy", match).fault is Fault.CRASH
    assert asked(guard, "greedy", match).fault is None


def test_an_event_loop_goes_on_while_a_bot_hangs() -> None:
    async def evening() -> tuple[list[str], Fault | None]:
        match = Match(speeltafel.find("pile"), seed=1)
        eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
        guards = Guards(2, patience=0.3)
        done: list[str] = []

        async def ask(bot: str) -> Fault | None:
            report = await guards.choose(
                bot, match.game, match.observe(eyes), match.events_for(eyes), LIMIT, 1
            )
            done.append(bot)
            return report.fault

        await asyncio.gather(ask("greedy"), ask("greedy"))  # starts both processes
        done.clear()
        hanging = asyncio.create_task(ask("tests.bots.wild:Asleep"))
        for _ in range(3):
            assert await ask("greedy") is None
        fault = await hanging
        guards.close()
        return done, fault

    done, fault = asyncio.run(evening())
    assert fault is Fault.LATE
    assert done[0] == "greedy"


def test_a_trusted_bot_is_checked_in_this_process() -> None:
    from tests.bots import wild

    match = Match(speeltafel.find("pile"), seed=1)
    eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
    seen, events = match.observe(eyes), match.events_for(eyes)
    for bot, fault in (
        (wild.Crashing(), Fault.CRASH),
        (wild.Babbling(), Fault.ILLEGAL),
        (wild.Silent(), Fault.ILLEGAL),
    ):
        report = checked(bot, match.game, seen, events, LIMIT, 1)  # type: ignore[arg-type]
        assert report.fault is fault
        assert report.choice.action in match.legal


def test_an_action_may_be_told_as_its_text_and_a_bare_one_is_refused_in_words(guard: Guard) -> None:
    from tests.bots import wild

    match = Match(speeltafel.find("pile"), seed=1)
    eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
    seen, events = match.observe(eyes), match.events_for(eyes)
    for bot in (wild.Texting(), wild.Bare()):
        name = type(bot).__name__
        here = checked(bot, match.game, seen, events, LIMIT, 1)  # type: ignore[arg-type]
        there = asked(guard, f"tests.bots.wild:{name}", match)
        for report in (here, there):
            if name == "Texting":
                assert report.fault is None, report.detail
                assert report.choice.action == next(iter(match.legal))
            else:
                assert report.fault is Fault.ILLEGAL
                assert "choose: a Choice is wanted, not" in report.detail


class Listening(Guard):
    """A guard that notes what would go to the bot's process, byte by byte."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Request] = []

    def _ask(self, request: Request) -> Thought:
        self.heard.append(request)
        return Thought(fault="crash")


def test_what_a_bot_gets_does_not_depend_on_what_it_may_not_see() -> None:
    match = Match(speeltafel.find("pile", 3), seed=5)
    game, state = match.game, match.state
    assert isinstance(match.turn, Decision)
    seat = match.turn.seat
    eyes = frozenset({seat})
    others = [each for each in range(3) if each != seat]
    hands = list(state.hands)
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    swapped = replace(state, hands=tuple(hands))
    assert swapped != state
    guard = Listening()
    for each in (state, swapped):
        guard.choose("greedy", game, game.observe(each, eyes), match.events_for(eyes), LIMIT, 1)
    first, second = (replace(each, asked=0.0) for each in guard.heard)
    assert first == second


def test_no_module_of_the_bots_knows_the_table() -> None:
    """A bot gets an observation; the table's state is nowhere it could reach by an import."""
    import ast
    from pathlib import Path

    def imported(path: Path) -> Iterator[str]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield f"{node.module}"
                yield from (f"{node.module}.{name.name}" for name in node.names)

    folder = Path(speeltafel.__file__).parent / "bots"
    for path in folder.glob("*.py"):
        names: Sequence[str] = list(imported(path))
        assert not [name for name in names if name.startswith(("speeltafel.table", "speeltafel.Match"))], (
            path.name
        )
        assert "speeltafel" not in names, path.name
    assert Choice
