"""How much an address may ask: whole networks of IPv6 count too, nobody is forgotten who was refused, and codes cannot be tried."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from ipaddress import IPv6Address
from pathlib import Path

import httpx
import pytest

from speeltafel.live.requests import Refuse
from speeltafel.server.edge.limits import Addresses
from speeltafel.server.settings import Limits
from tests.server.serving import GENEROUS, run, serving

FEW = Limits(requests_per_second=1.0, request_burst=5, tables_per_hour=3)


def test_ten_thousand_networks_do_not_make_a_refused_address_forgotten() -> None:
    async def scenario() -> None:
        addresses = Addresses(FEW, lambda: 0.0)
        while await addresses.has_room("192.0.2.7"):
            pass
        for n in range(10_001):
            await addresses.has_room(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
        assert not await addresses.has_room("192.0.2.7")

    asyncio.run(scenario())


@pytest.mark.parametrize(("bits", "times"), [(64, 1), (56, 4), (48, 16)])
def test_a_network_of_ipv6_has_the_share_of_so_many_households(bits: int, times: int) -> None:
    async def scenario() -> None:
        addresses = Addresses(FEW, lambda: 0.0)
        start = int(IPv6Address("2001:db8:1::"))
        step = {64: 1, 56: 1 << 64, 48: 1 << 72}[bits]
        served = 0
        for n in range(200):
            served += await addresses.has_room(str(IPv6Address(start + n * step)))
        assert served == FEW.request_burst * times

    asyncio.run(scenario())


def test_tables_an_hour_are_counted_alike() -> None:
    async def scenario() -> None:
        addresses = Addresses(FEW, lambda: 0.0)
        for _ in range(3):
            await addresses.make_table("192.0.2.7")
        with pytest.raises(Refuse):
            await addresses.make_table("192.0.2.7")
        await addresses.make_table("192.0.2.8")

    asyncio.run(scenario())


def test_who_asks_for_many_tables_that_are_not_there_is_slowed_down(
    tmp_path: Path,
) -> None:
    few = replace(GENEROUS, requests_per_second=1.0, request_burst=17)

    async def scenario() -> None:
        async with serving(tmp_path, limits=few) as served:
            made = await served.table("exago", "me", "me")
            async with httpx.AsyncClient(base_url=served.address) as http:
                guesses = [(await http.get(f"/api/tables/EIK-22222{n}")).status_code for n in range(6)]
                assert guesses == [404, 404, 404, 404, 404, 429]
                assert (await http.get(f"/api/tables/{made.table}")).status_code == 429
                assert (await http.get("/api/games")).status_code == 200

    run(scenario())
