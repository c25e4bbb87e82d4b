"""What a host begins with, and how it refuses."""

from __future__ import annotations

from dataclasses import asdict

from speeltafel.live.encode import refused
from speeltafel.live.services import HostCounts


def test_a_host_that_has_done_nothing_has_counted_nothing() -> None:
    assert not any(asdict(HostCounts()).values())


def test_a_refusal_is_told_by_the_id_of_its_message() -> None:
    assert refused("server-busy").message.id == "server-busy"
