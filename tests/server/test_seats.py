"""Seats: an invitation is used up by sitting down, a seat moves between devices, and a dealt hand stays with its person."""

from __future__ import annotations

from pathlib import Path

import pytest

from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewSeat, NewTable, SitDown
from speeltafel.client.http import Declined
from speeltafel.client.table import Denied, Seat, Unwelcome
from speeltafel.home.secrets import new_secret
from tests.server.serving import Serving, run, serving

FRESH = "a-secret-that-a-page-made-up"


async def invited(served: Serving, game: str = "qwirkle") -> tuple[str, str, Seat, str]:
    """A table that waits for one person: its code, its owner's secret, its maker, and the invitation."""
    made = await served.table(game, "me", "person")
    maker = await served.sit(made.table, made.mine[0].secret)
    return made.table, made.owner, maker, made.links[0].secret


def test_a_secret_after_a_command_is_never_taken_for_an_option() -> None:
    made = [new_secret() for _ in range(1000)]
    assert len(set(made)) == 1000
    assert not [secret for secret in made if secret.startswith("-")]


def test_an_invitation_opens_nothing_until_somebody_sits_down(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            code, _, maker, invitation = await invited(served)
            scanner = await served.sit(code, invitation)
            assert scanner.you == []
            assert scanner.invited == [(0, 1)]
            assert maker.table is not None
            assert maker.table.status == "open", "a link that was merely opened starts no game"
            with pytest.raises(Declined):
                await served.http.record(code, secret=invitation)

    run(scenario())


def test_the_makers_copy_of_an_invitation_is_worth_nothing_once_its_person_sits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            code, _, maker, invitation = await invited(served)
            copy = await served.sit(code, invitation)
            place = await served.http.take_place(code, SitDown("Saar"), invitation=invitation)
            assert place.secret != invitation
            friend = await served.sit(code, place.secret)
            await maker.wait_for(lambda here: here.table is not None and here.table.status == "running")
            assert friend.table is not None
            assert friend.table.seats[friend.you[0]].name == "Saar"
            with pytest.raises(Unwelcome):
                await copy.wait_for(lambda here: False)
            with pytest.raises(Unwelcome):
                await served.sit(code, invitation)
            for bearer in (invitation, maker._secrets[0]):
                assert place.secret not in str(await served.http.table(code))
                with pytest.raises(Declined):
                    await served.http.take_place(code, SitDown(secret=FRESH + "2"), invitation=bearer[::-1])
            with pytest.raises(Declined):
                await served.http.take_place(code, invitation=invitation)
            mover = friend if friend.turn in friend.you else maker
            await mover.play(await some_move(mover))

    run(scenario())


def test_who_got_no_answer_sits_down_again_with_the_same_secret(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            code, _, _, invitation = await invited(served)
            who = SitDown("Saar", secret=FRESH)
            first = await served.http.take_place(code, who, invitation=invitation)
            assert await served.http.take_place(code, who, invitation=invitation) == first
            assert await served.http.take_place(code, invitation=first.secret) == first
            with pytest.raises(Declined):
                await served.http.take_place(code, SitDown(secret="short"), invitation=invitation)
            friend = await served.sit(code, FRESH)
            assert friend.you == [first.place]

    run(scenario())


def test_an_open_place_is_taken_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "open", "open")
            first = await served.http.take_place(made.table, SitDown("Saar", secret=FRESH))
            assert await served.http.take_place(made.table, SitDown("Saar", secret=FRESH)) == first
            table = await served.http.table(made.table)
            assert [seat.kind for seat in table.seats] == ["person", "person", "open"]

    run(scenario())


def test_a_seat_moves_to_another_device_of_the_same_person(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("qwirkle")
            seat, hand = first.you[0], first.view
            moving = await served.http.move_device(made.table, first._secrets[0])
            assert moving.place == seat
            await first.play(await some_move(first))  # it keeps the seat until then
            taken = await served.http.take_place(made.table, invitation=moving.secret)
            with pytest.raises(Unwelcome):
                await first.wait_for(lambda here: False)
            other = await served.sit(made.table, taken.secret)
            assert other.you == [seat]
            assert other.view != hand
            assert other.view is not None
            assert [event.number for event in other.events] == list(range(other.number + 1))
            with pytest.raises(Declined):
                await served.http.take_place(made.table, invitation=moving.secret)
            with pytest.raises(Declined):
                await served.http.move_device(made.table, first._secrets[0])
            assert second.table is not None
            assert second.chat == [], "a person's own move is nobody's business"

    run(scenario())


@pytest.mark.parametrize("game", ["qwirkle", "exago"])
def test_a_new_link_or_a_removed_player_is_seen_by_everybody(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.http.make_table(
                NewTable(game, [NewSeat("me"), NewSeat("person"), NewSeat("person")])
            )
            maker = await served.sit(made.table, made.mine[0].secret)
            watcher = await served.sit(made.table)
            saar = await served.join(made.table, made.links[0].secret, "Saar")
            fresh = await served.http.reissue(made.table, 1, made.owner)
            with pytest.raises(Unwelcome):
                await saar.wait_for(lambda here: False)
            for looking in (maker, watcher):
                await looking.wait_for(lambda here: bool(here.chat))
                assert [(line.name, line.phrase) for line in looking.chat] == [("Saar", "talk-new-link")]
            saar = await served.join(made.table, fresh.secret, "Saar")
            await served.join(made.table, made.links[1].secret, "Tom")
            await maker.wait_for(lambda here: here.view is not None)
            seat = next(seat.seat for seat in maker.table.seats if seat.name == "Saar")  # type: ignore[union-attr]
            await served.http.remove(made.table, seat, made.owner)
            for looking in (maker, watcher):
                await looking.wait_for(lambda here: len(here.chat) == 2)
                assert (looking.chat[1].name, looking.chat[1].phrase) == ("Saar", "talk-removed")
            table = await served.http.table(made.table)
            assert table.seats[seat].kind == ("open" if game == "exago" else "bot")

    run(scenario())


def test_a_dealt_hand_is_never_shown_to_another(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("qwirkle")
            seat = second.you[0]
            with pytest.raises(Declined) as refused:
                await served.http.reissue(made.table, seat, made.owner)
            assert refused.value.problem is not None
            assert refused.value.problem.message.id == "server-hand-dealt"
            await second.leave("stand-up")
            await first.wait_for(lambda here: here.table is not None and here.table.seats[seat].kind == "bot")
            with pytest.raises(Declined) as refused:
                await served.http.take_place(made.table, SitDown("Eve"))
            assert refused.value.status == 409
            await first.play(await some_move(first))
            await first.wait_for(lambda here: here.turn in here.you)  # the bot has played its hand on

    run(scenario())


def test_where_nothing_is_hidden_a_freed_seat_finds_a_new_player(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("exago")
            fresh = await served.http.reissue(made.table, second.you[0], made.owner)
            again = await served.join(made.table, fresh.secret, "Saar")
            assert again.you == second.you
            await again.leave("stand-up")
            place = await served.http.take_place(made.table, SitDown("Tom"))
            tom = await served.sit(made.table, place.secret)
            await first.play(await some_move(first))
            await tom.wait_for(lambda here: here.turn in here.you)
            await tom.play(await some_move(tom))

    run(scenario())


def test_who_stands_up_alone_ends_the_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("qwirkle", "me", "bot")
            alone = await served.sit(made.table, made.mine[0].secret)
            await alone.leave("stand-up")
            await alone.wait_for(lambda here: here.outcome is not None)
            with pytest.raises(Denied):
                await alone.leave("resign")

    run(scenario())


def test_a_player_sees_how_many_devices_hold_their_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("qwirkle")
            seat = first.you[0]

            def devices(here: Seat) -> int:
                assert here.table is not None
                return here.table.seats[seat].devices

            assert devices(first) == 1
            thief = await served.sit(made.table, first._secrets[0])
            await first.wait_for(lambda here: devices(here) == 2)
            await second.wait_for(lambda here: devices(here) == 2)
            await thief.close()
            await first.wait_for(lambda here: devices(here) == 1)

    run(scenario())
