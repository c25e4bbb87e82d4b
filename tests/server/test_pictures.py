"""Pictures over HTTP: made once, for everybody alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.live.services import Busy
from speeltafel.server.workers.pictures import AT_ONCE, MOST_WAITING, PictureKey, Pictures
from tests.server.serving import play_on, run, serving

KEY = PictureKey("TULP-234567", 3, ("Ada", "Ben"), "png", "link", False, "en")


def drawn(picture: bytes) -> Callable[[], Awaitable[bytes]]:
    """A way to draw that always makes this picture."""

    async def draw() -> bytes:
        return picture

    return draw


def test_one_picture_is_drawn_once_however_many_ask() -> None:
    async def scenario() -> None:
        pictures, made = Pictures(), []

        async def draw() -> bytes:
            made.append(1)
            return b"picture"

        answers = await asyncio.gather(*(pictures.get(KEY, draw) for _ in range(20)))
        assert set(answers) == {b"picture"}
        assert await pictures.get(KEY, draw) == b"picture"
        assert len(made) == pictures.made == 1
        await pictures.get(KEY._replace(number=4), draw)
        assert len(made) == 2

    asyncio.run(scenario())


def test_old_pictures_make_room_and_a_failed_one_is_tried_again() -> None:
    async def scenario() -> None:
        pictures = Pictures(most=100)
        for number in range(5):
            await pictures.get(KEY._replace(number=number), drawn(b"x" * 40))
        assert sum(map(len, pictures._kept.values())) <= 100

        async def fail() -> bytes:
            raise ValueError("no")

        for _ in range(2):
            try:
                await pictures.get(KEY._replace(number=9), fail)
            except ValueError:
                continue
            raise AssertionError
        assert await pictures.get(KEY._replace(number=9), drawn(b"y")) == b"y"

    asyncio.run(scenario())


def test_everybody_gets_the_same_picture_of_a_running_game_without_a_hand_in_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, one, two = await served.pair("qwirkle/nl-2023")
            await play_on(one, two, moves=2)
            path = f"/api/tables/{made.table}/picture?size=wide&language=nl"
            stranger = await http.get(path)
            bearer = {"Authorization": f"Bearer {made.mine[0].secret}"}
            assert stranger.headers["content-type"].startswith("image/svg+xml")
            assert (await http.get(path, headers=bearer)).content == stranger.content
            assert stranger.text.count("<use") == len(one.view["tiles"])
            lying = len(one.view["tiles"])
            while len(one.view["tiles"]) == lying:  # a swap changes nothing that is seen
                await play_on(one, two, moves=1)
            assert (await http.get(path)).content != stranger.content
            assert (await http.get(f"/api/tables/{made.table}/picture?size=huge")).status_code == 400

    run(scenario())


def test_a_name_that_was_deleted_is_on_no_picture_any_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            seats = [NewSeat("me", "Willemijn"), NewSeat("me", "Ben")]
            made = await served.http.make_table(NewTable("exago", seats))
            path = f"/api/tables/{made.table}/picture?language=en"
            assert "Willemijn" in (await http.get(path)).text
            bearer = {"Authorization": f"Bearer {made.mine[0].secret}"}
            await http.delete(f"/api/tables/{made.table}/me", headers=bearer)
            after = (await http.get(path)).text
            assert "Willemijn" not in after
            assert "Ben" in after

    run(scenario())


def test_one_address_does_not_keep_the_pen_busy() -> None:
    async def scenario() -> None:
        pictures = Pictures()

        async def asked(number: int, address: str) -> bytes:
            return await pictures.get(KEY._replace(number=number), drawn(b"x"), address)

        await pictures._one_at_a_time.acquire()  # one is being drawn for long
        eves = [asyncio.create_task(asked(number, "eve")) for number in range(AT_ONCE)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await asked(99, "eve")
        again = asyncio.create_task(asked(0, "eve"))  # the same picture takes no more room
        others = [asyncio.create_task(asked(100 + n, f"{n}")) for n in range(MOST_WAITING - AT_ONCE)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await asked(999, "ada")
        pictures._one_at_a_time.release()
        assert set(await asyncio.gather(*eves, again, *others)) == {b"x"}
        assert await asked(99, "eve") == b"x"

    asyncio.run(scenario())


def test_a_table_that_has_not_begun_has_no_picture_yet(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made = await served.table("exago", "me", "person")
            assert (await http.get(f"/api/tables/{made.table}/picture")).status_code == 409
            assert (await http.get("/api/tables/NIETS/picture")).status_code == 404

    run(scenario())
