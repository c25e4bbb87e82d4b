"""What others must agree to: undo, draw, rematch, stand-in, pause."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from speeltafel.client import table
from speeltafel.client.any_move import some_move
from speeltafel.client.table import Denied, Seat, new_id
from speeltafel.live.offers import TAKEBACKS_AT_ONCE
from speeltafel.live.table import AWAY_MS
from speeltafel.wire import Answer
from tests.server.serving import Serving, play_on, run, serving


def offers(seat: Seat) -> list[tuple[str, int, list[int]]]:
    assert seat.table is not None
    return [(offer.kind, offer.by, offer.agreed) for offer in seat.table.offers]


def test_an_open_move_is_taken_back_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            await first.play("0,0")
            with pytest.raises(Denied):
                await second.propose("undo")
            await first.propose("undo")
            await second.wait_for(lambda here: here.turn == first.you[0])
            assert second.events[-1].action == "undo:1"
            assert [event.undone for event in second.events] == [*[None] * (len(second.events) - 1), 1]
            assert second.view is not None
            assert second.view["stones"] == []

    run(scenario())


def test_a_bots_answer_is_taken_back_with_the_move_it_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "bot", options={"first": 0})
            mine = await served.sit(made.table, made.mine[0].secret)
            await mine.wait_for(lambda here: here.turn in here.you)
            number = await mine.play(await some_move(mine))
            await mine.wait_for(lambda here: here.number > number and here.turn in here.you)
            await mine.propose("undo")
            await mine.wait_for(lambda here: here.events[-1].action == f"undo:{number}")
            assert mine.turn in mine.you

    run(scenario())


def test_a_move_after_which_tiles_were_drawn_needs_consent_to_be_undone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("qwirkle")
            await play_on(first, second, moves=1)
            await first.propose("undo")
            await second.wait_for(lambda here: bool(offers(here)))
            assert offers(second) == [("undo", first.you[0], first.you)]
            await second.answer("undo", agree=True)
            await first.wait_for(lambda here: here.turn in here.you)
            assert first.events[-1].action.startswith("undo:")
            assert offers(first) == [] or first.table is not None

    run(scenario())


def test_an_offer_can_be_declined_and_ends_with_the_next_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            await first.propose("draw")
            await second.wait_for(lambda here: bool(offers(here)))
            await second.answer("draw", agree=False)
            await first.wait_for(lambda here: not offers(here))
            with pytest.raises(Denied):
                await second.answer("draw", agree=True)
            await first.propose("draw")
            await second.wait_for(lambda here: bool(offers(here)))
            await first.play("0,0")
            await second.wait_for(lambda here: not offers(here))

    run(scenario())


def test_an_agreed_draw_ends_the_game_and_a_rematch_follows_with_seats_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("exago")
            await first.propose("draw")
            await second.answer("draw", agree=True)
            await first.wait_for(lambda here: here.outcome is not None)
            assert first.outcome is not None
            assert (first.outcome.reason, first.outcome.winners) == ("table-over-agreed", [])
            await first.propose("rematch")
            await second.propose("rematch")
            await first.wait_for(lambda here: here.table is not None and here.table.rematch != "")
            assert first.table is not None
            again = first.table.rematch
            assert again != made.table
            seats = [await served.sit(again, place.secret) for place in made.mine]
            assert sorted(seats[0].you + seats[1].you) == [0, 1]
            assert seats[0].turn is not None
            with pytest.raises(Denied):
                await first.propose("rematch")

    run(scenario())


def test_bots_agree_to_no_draw_but_always_to_a_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "bot")
            mine = await served.sit(made.table, made.mine[0].secret)
            with pytest.raises(Denied):
                await mine.propose("draw")
            await mine.leave("resign")
            await mine.wait_for(lambda here: here.outcome is not None)
            await mine.propose("rematch")
            await mine.wait_for(lambda here: here.table is not None and here.table.rematch != "")

    run(scenario())


def test_the_winner_begins_the_next_exago(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            await first.leave("resign")
            await second.propose("rematch")
            await first.propose("rematch")
            await second.wait_for(lambda here: here.table is not None and here.table.rematch != "")
            assert second.table is not None
            winner = await served.sit(second.table.rematch, *second._secrets)
            assert winner.turn in winner.you

    run(scenario())


def test_a_bot_stands_in_for_who_is_away_until_they_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("exago")
            with pytest.raises(Denied):
                await second.propose("stand-in", about=first.you[0])
            away = first.you[0]
            await first.close()
            await second.wait_for(lambda here: here.table is not None and not here.table.seats[away].there)
            served.time.ahead += AWAY_MS
            await second.propose("stand-in", about=away)
            await second.wait_for(lambda here: here.turn in here.you)
            assert second.table is not None
            assert second.table.seats[away].stand_in
            back = await served.sit(made.table, *first._secrets)
            await second.wait_for(lambda here: here.table is not None and not here.table.seats[away].stand_in)
            await second.play(await some_move(second))
            await back.wait_for(lambda here: here.turn in here.you)
            await back.play(await some_move(back))

    run(scenario())


async def two_of_four_away(served: Serving) -> tuple[list[Seat], list[int]]:
    """A table of four where two have been away for long: who is there, and whose seats wait."""
    made = await served.table("exago", "me", "me", "me", "me")
    people = [await served.sit(made.table, place.secret) for place in made.mine]
    away = [person.you[0] for person in people[2:]]
    for person in people[2:]:
        await person.close()
    await people[0].wait_for(
        lambda here: here.table is not None and not any(here.table.seats[seat].there for seat in away)
    )
    served.time.ahead += AWAY_MS
    return people, away


def offered(here: Seat) -> list[int | None]:
    """For whom bots are wished at this table."""
    return [offer.seat for offer in (() if here.table is None else here.table.offers)]


def test_a_bot_can_be_wished_for_two_who_are_away_and_each_is_answered_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            (eve, dan, *_), (ada, ben) = await two_of_four_away(served)
            await eve.propose("stand-in", about=ada)
            await eve.propose("stand-in", about=ben)
            await dan.wait_for(lambda here: offered(here) == [ada, ben])
            await eve.propose("stand-in", about=ben)  # once more is not for somebody else
            assert offered(eve) == [ada, ben]
            await dan.answer("stand-in", agree=False, about=ada)
            await eve.wait_for(lambda here: offered(here) == [ben])
            await dan.propose("stand-in", about=ben)  # who wishes the same agrees
            await eve.wait_for(lambda here: offered(here) == [])
            assert eve.table is not None
            assert [bool(eve.table.seats[seat].stand_in) for seat in (ada, ben)] == [False, True]

    run(scenario())


def test_nobody_agrees_to_a_bot_for_who_has_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            (eve, dan, third, _), (ada, ben) = await two_of_four_away(served)
            for away in (ada, ben):
                await eve.propose("stand-in", about=away)
            await dan.wait_for(lambda here: offered(here) == [ada, ben])
            stale = dan.table
            assert stale is not None
            await served.sit(stale.table, third.secret)
            await dan.wait_for(lambda here: offered(here) == [ben])
            with pytest.raises(Denied) as refused:
                await dan.ask(Answer(new_id(), dan.you[0], "stand-in", agree=True, made=stale.offers[0].made))
            assert refused.value.reason == "server-no-offer"

    run(scenario())


async def replaced(served: Serving, leaver: Seat, other: Seat) -> None:
    """Somebody goes, and is away for so long that a bot stands in."""
    away = leaver.you[0]
    await leaver.close()
    await other.wait_for(lambda here: here.table is not None and not here.table.seats[away].there)
    served.time.ahead += AWAY_MS
    await other.propose("stand-in", about=away)
    await other.wait_for(lambda here: here.table is not None and bool(here.table.seats[away].stand_in))


@pytest.mark.parametrize("game", ["qwinn", "qwirkle"])
def test_nobody_tries_their_luck_again_while_a_bot_stands_in_for_the_other(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, eve, ada = await served.pair(game)
            await replaced(served, ada, eve)
            action = await some_move(eve)
            number, undo = await asyncio.gather(eve.play(action), eve.propose("undo"), return_exceptions=True)
            assert isinstance(number, int)
            assert isinstance(undo, Denied)
            assert undo.reason in ("server-undo-away", "illegal-undo-other")
            if game == "qwinn":
                assert undo.reason == "server-undo-away"
            await eve.wait_for(lambda here: here.number > number)
            assert not [event for event in eve.events if event.action.startswith("undo")]

    run(scenario())


def test_an_undo_waits_for_who_is_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, eve, ada = await served.pair("qwinn")
            await replaced(served, ada, eve)
            back = await served.sit(made.table, *ada._secrets)
            await eve.play(await some_move(eve))
            await eve.propose("undo")
            await back.wait_for(lambda here: here.table is not None and bool(here.table.offers))
            await back.answer("undo", agree=True)
            await eve.wait_for(lambda here: here.table is not None and not here.table.offers)
            assert eve.turn in eve.you

    run(scenario())


def test_a_line_that_was_gone_for_a_moment_brings_no_stand_in_and_ends_no_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, eve, ada = await served.pair("qwinn")
            away = ada.you[0]
            for _ in range(2):
                await ada.close()
                await eve.wait_for(lambda here: here.table is not None and not here.table.seats[away].there)
                with pytest.raises(Denied) as refused:
                    await eve.propose("stand-in", about=away)
                assert refused.value.reason == "server-stand-in-later"
                with pytest.raises(Denied) as refused:
                    await eve.leave("abandon")
                assert refused.value.reason == "server-abandon-others"
                ada = await served.sit(made.table, *ada._secrets)
                await eve.wait_for(lambda here: here.table is not None and here.table.seats[away].there)
                served.time.ahead += AWAY_MS

    run(scenario())


def test_nobody_agrees_to_a_draw_for_who_is_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, eve, ada = await served.pair("exago")
            await replaced(served, ada, eve)
            with pytest.raises(Denied) as refused:
                await eve.propose("draw")
            assert refused.value.reason == "server-draw-bots"

    run(scenario())


def test_a_pause_needs_everybody_and_anybody_may_end_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago", clock=("move", 60))
            await first.propose("pause")
            await second.answer("pause", agree=True)
            await first.wait_for(
                lambda here: (
                    here.table is not None and here.table.clock is not None and here.table.clock.paused
                )
            )
            served.time.ahead += 3_600_000
            with pytest.raises(Denied) as refused:
                await first.play("0,0")
            assert refused.value.reason == "server-paused"
            with pytest.raises(Denied):
                await second.leave("claim")
            await second.propose("resume")
            await first.play("0,0")

    run(scenario())


def test_a_log_does_not_grow_by_taking_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ever so fast, or ever so often: the first is refused for a moment, the second for good, and the game goes on."""
    monkeypatch.setattr("speeltafel.live.offers.TAKEBACK_MS", 3_600_000)
    monkeypatch.setattr(table, "PASSING", ())  # a client would ask again by itself

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            for _ in range(TAKEBACKS_AT_ONCE):
                await first.play("0,0")
                await first.propose("undo")
            await first.play("0,0")
            with pytest.raises(Denied) as fast:
                await first.propose("undo")
            assert fast.value.reason == "server-too-fast"
            monkeypatch.setattr("speeltafel.live.offers.MOST_TAKEBACKS", TAKEBACKS_AT_ONCE)
            await play_on(second, first, moves=1)
            with pytest.raises(Denied) as often:
                await second.propose("undo")
            assert often.value.reason == "server-undone-often"
            await play_on(second, first, moves=1)

    run(scenario())


def test_a_game_without_end_is_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.live.play.MOST_EVENTS", 20)

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            for _ in range(9):
                await first.play("0,0")
                await first.propose("undo")
            await first.play("0,0")
            await first.propose("undo")
            for seat in (first, second):
                await seat.wait_for(lambda here: here.outcome is not None)
                assert seat.events[-1].action == "abandon"
                assert seat.number == 21

    run(scenario())
