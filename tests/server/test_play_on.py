"""A table that begins at a moment of a finished game, or at a position: played on from there, against a level too."""

from __future__ import annotations

from pathlib import Path

import pytest

from speeltafel import Match, find
from speeltafel.client.bodies import NewSeat, NewTable, StartFrom
from speeltafel.client.http import Declined
from speeltafel.table.proof import played
from speeltafel.table.spel_json import read_json
from tests.server.serving import Serving, play_on, run, serving

EXAGO = "exago/goliath"


async def finished(house: Serving) -> str:
    made, first, second = await house.pair(EXAGO)
    for mover, action in ((first, "0,0"), (second, "1,0"), (first, "0,1"), (second, "1,1")):
        await mover.wait_for(lambda here: here.turn in here.you)
        await mover.play(action)
    await second.leave("resign")
    await first.wait_for(lambda here: here.outcome is not None)
    return made.table


async def declined(house: Serving, game: str, start: StartFrom, *kinds: str) -> str:
    with pytest.raises(Declined) as refused:
        await house.http.make_table(NewTable(game, [NewSeat(kind) for kind in kinds], start=start))  # type: ignore[arg-type]
    assert refused.value.problem is not None
    return refused.value.problem.message.id


def test_a_game_is_played_on_from_a_moment_against_a_level(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            code = await finished(house)
            start = StartFrom(code, 3, moves=["0,-1"])
            seats = [NewSeat("bot", level="hasty"), NewSeat("me")]
            made = await house.http.make_table(NewTable(EXAGO, seats, start=start))
            me = await house.sit(made.table, made.mine[0].secret)
            assert me.you == [1], "places are seats: there is no lot"
            await me.wait_for(lambda here: here.turn in here.you)
            assert len(me.view["stones"]) == 3 + len(me.events)
            await me.leave("resign")
            await me.wait_for(lambda here: here.outcome is not None)
            record = read_json(await house.http.record(made.table, format="json"))
            assert record.position
            assert played(record).outcome is not None

    run(scenario())


def test_a_table_that_began_elsewhere_is_there_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            code = await finished(house)
            made = await house.table(EXAGO, "me", "open", start=StartFrom(code, 2))
            assert (await house.http.table(made.table)).status == "open"
            place = await house.http.take_place(made.table)
            first = await house.sit(made.table, made.mine[0].secret)
            await first.wait_for(lambda here: here.view is not None)
            before = first.view
        async with serving(tmp_path) as house:
            both = [await house.sit(made.table, each.secret) for each in (*made.mine, place)]
            assert both[0].view == before
            assert [each.you for each in both] == [[0], [1]]

    run(scenario())


def test_who_plays_on_sees_no_other_hand_in_the_record(tmp_path: Path) -> None:
    match: Match[object, object] = Match(find("qwirkle/nl-2023", 2, first=0), seed=5)
    match.push(next(iter(match.legal)))
    position = match.game.position(match.state)

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("qwirkle/nl-2023", "me", "me", start=StartFrom(position=position))
            secret = made.mine[0].secret
            me = await house.sit(made.table, secret)
            await me.wait_for(lambda here: here.view is not None)
            record = read_json(await house.http.record(made.table, secret=secret, format="json"))
            assert record.position is not None
            assert record.position != position
            hands = record.position.split()[1].split("/")
            assert hands[1] == "?" * len(hands[1])
            assert "?" not in hands[0]
            assert played(record).state == match.game.observe(match.state, frozenset({0})).state

    run(scenario())


def test_whoever_writes_a_position_invites_nobody_to_a_hand_that_they_know(tmp_path: Path) -> None:
    edition = "qwirkle/nl-2023"
    match: Match[object, object] = Match(find(edition, 2, first=0), seed=5)
    match.push(next(iter(match.legal)))
    known = StartFrom(position=match.game.position(match.state))
    unseen = StartFrom(position=match.seen_by(0).game.position(match.seen_by(0).state), luck=3)

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made, first, second = await house.pair(edition)
            await play_on(first, second, moves=2)
            await second.leave("resign")
            await first.wait_for(lambda here: here.outcome is not None)
            for start in (known, unseen, StartFrom(made.table, len(first.events) - 1)):
                for other in ("person", "open"):
                    assert await declined(house, edition, start, "me", other) == "server-start-hidden"
                for other in ("me", "bot"):
                    assert (await house.table(edition, "me", other, start=start)).table

    run(scenario())


def test_nothing_begins_where_nobody_could_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            code = await finished(house)
            running, _, _ = await house.pair(EXAGO)
            two = ("me", "bot")
            assert await declined(house, EXAGO, StartFrom(running.table, 0), *two) == "server-not-finished"
            assert await declined(house, "qwinn", StartFrom(code, 2), *two) == "server-start-other"
            assert await declined(house, EXAGO, StartFrom(code, 2), *two, "bot") == "server-start-other"
            assert await declined(house, EXAGO, StartFrom(code, 99), *two) == "what-if-number"
            assert await declined(house, EXAGO, StartFrom(code), *two) == "illegal-over"
            assert await declined(house, EXAGO, StartFrom(), *two) == "server-analyse-what"
            assert (await declined(house, EXAGO, StartFrom(code, 2, moves=["0,0"]), *two)).startswith(
                "exago-"
            )
            assert (await declined(house, EXAGO, StartFrom(position="turn:x"), *two)).startswith("exago-")

    run(scenario())
