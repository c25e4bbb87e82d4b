"""Behind nginx, and behind a further proxy before it, limits count by the visitor's own address, which he cannot choose.

What nginx sends on is read off the text of deploy/nginx/speeltafel.conf; tests/system/test_deployed.py asks nginx itself where there
is one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest

from bench.deployed import DEPLOY, with_further_proxy
from tests.server.serving import GENEROUS, run, serving

ROOT = DEPLOY.parent
SITE = (DEPLOY / "nginx/speeltafel.conf").read_text()
EVE, ADA = "203.0.113.9", "198.51.100.7"
PROXY, BESIDE_IT = "192.0.2.10", "192.0.2.77"
NETWORK = "192.0.2.0/24"


@dataclass(frozen=True)
class Came:
    """A request as nginx gets it: who is at the other end, and what stands in its X-Forwarded-For."""

    peer: str
    claims: str = ""


def by_the_proxy(visitor: str, claims: str = "") -> Came:
    """What a proxy makes of a visitor's request: it adds where he is at the end."""
    return Came(PROXY, f"{claims}, {visitor}".lstrip(", "))


def told(site: str, name: str) -> list[str]:
    """What a file of nginx says after each directive of this name."""
    text = re.sub(r"#.*", "", site)
    return [" ".join(found.split()) for found in re.findall(rf"\b{name}\s+([^;]*);", text)]


def sent_on(site: str, came: Came) -> str:
    """The X-Forwarded-For that nginx gives to a process, as the manual of its real_ip module has it."""
    networks = [ip_network(each) for each in told(site, "set_real_ip_from")]

    def is_named(address: str) -> bool:
        return any(ip_address(address) in network for network in networks)

    found = came.peer
    if is_named(found) and told(site, "real_ip_header") == ["X-Forwarded-For"]:
        goes_on = told(site, "real_ip_recursive") == ["on"]
        for address in reversed(came.claims.split(", ")):
            found = address or found
            if not (goes_on and is_named(found)):
                break
    (header,) = (each for each in told(site, "proxy_set_header") if each.startswith("X-Forwarded-For "))
    both = f"{came.claims}, {found}".lstrip(", ")
    values = {
        "$remote_addr": found,
        "$realip_remote_addr": came.peer,
        "$proxy_add_x_forwarded_for": both,
        "$http_x_forwarded_for": came.claims,
    }
    return values[header.split()[1]]


CLAIMS = ("", ADA, BESIDE_IT, "127.0.0.1", f"{ADA}, {PROXY}")


@pytest.mark.parametrize("trusted", ["127.0.0.1", "*"], ids=["one machine", "compose"])
@pytest.mark.parametrize(
    ("further", "asked", "other"),
    [
        pytest.param(False, [Came(EVE, claim) for claim in CLAIMS], Came(ADA), id="straight to nginx"),
        pytest.param(
            True,
            [by_the_proxy(EVE, claim) for claim in CLAIMS],
            by_the_proxy(ADA),
            id="through a further proxy",
        ),
        pytest.param(
            True,
            [by_the_proxy(BESIDE_IT, claim) for claim in CLAIMS],
            by_the_proxy(ADA),
            id="from the network of the further proxy",
        ),
        pytest.param(
            True, [Came(EVE, claim) for claim in CLAIMS], by_the_proxy(ADA), id="around the further proxy"
        ),
    ],
)
def test_limits_count_by_the_visitors_address_whatever_his_own_header_says(
    tmp_path: Path, trusted: str, *, further: bool, asked: Sequence[Came], other: Came
) -> None:
    site = with_further_proxy(SITE, NETWORK) if further else SITE
    limits = replace(GENEROUS, requests_per_second=0.001, request_burst=len(asked))

    async def scenario() -> None:
        async with (
            serving(
                tmp_path, limits=limits, adjust=lambda plain: replace(plain, trusted_proxies=trusted)
            ) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):

            async def answer(came: Came) -> int:
                headers = {"X-Forwarded-For": sent_on(site, came)}
                return (await http.get("/api/version", headers=headers)).status_code

            assert [await answer(came) for came in asked] == [200] * len(asked)
            assert [await answer(came) for came in asked] == [429] * len(asked)
            assert await answer(other) == 200

    run(scenario())


def test_behind_a_further_proxy_that_is_not_named_everybody_is_one_address() -> None:
    """As docs/hosting.md says."""
    assert {sent_on(SITE, by_the_proxy(visitor)) for visitor in (EVE, ADA)} == {PROXY}


def test_nginx_counts_by_the_address_that_it_sends_on() -> None:
    """Addresses of IPv4 and IPv6 alike have the binary form of $remote_addr, after the further proxy was believed."""
    by = [told(SITE, name) for name in ("limit_conn_zone", "limit_req_zone")]
    assert [[each.split()[0] for each in zones] for zones in by] == [["$binary_remote_addr"]] * 2


def test_no_place_of_the_site_sends_other_headers_on() -> None:
    """A location with a header of its own would send none of those that the server names."""
    text = re.sub(r"#.*", "", SITE)
    locations = re.findall(r"\blocation [^{]*\{([^}]*)\}", text)
    assert sum("proxy_pass" in each for each in locations) == 3
    assert not any("proxy_set_header" in each or "real_ip" in each for each in locations)


def test_who_hosts_is_told_what_names_a_further_proxy() -> None:
    hosting = (ROOT / "docs/hosting.md").read_text()
    (line,) = (each for each in hosting.splitlines() if each.startswith("Behind a further proxy"))
    named = re.findall(r"`(\w+)`", line)
    assert named == ["set_real_ip_from", "real_ip_header"]
    plain, further = SITE, with_further_proxy(SITE, "198.18.0.0/15")
    assert [told(plain, name) for name in named] == [[], []]
    assert [told(further, name) for name in named] == [["198.18.0.0/15"], ["X-Forwarded-For"]]
