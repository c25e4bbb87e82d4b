"""Where a server listens, and the address that it names."""

from __future__ import annotations

import socket
from contextlib import closing
from urllib.parse import urlsplit

from speeltafel.server.edge.listening import address_of, bind


def test_who_listens_everywhere_names_an_address_that_can_be_opened() -> None:
    with closing(bind("0.0.0.0", 0)) as bound:
        bound.listen()
        address = urlsplit(address_of(bound, "0.0.0.0"))
        assert address.hostname not in (None, "0.0.0.0")
        with socket.create_connection((address.hostname, address.port or 0), timeout=5):
            pass


def test_who_listens_at_one_address_names_that() -> None:
    with closing(bind("127.0.0.1", 0)) as bound:
        assert urlsplit(address_of(bound, "127.0.0.1")).hostname == "127.0.0.1"
