"""By which names this server may be called, so that no foreign name that leads here makes its page one of ours."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from speeltafel.server.settings import Settings

AT_HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


class AllowedHosts:
    """Knows what cannot be a foreign name: addresses in numbers, names of the house, and those in the settings.

    A page of `evil.example` may have its name lead to this machine and would then count as our own page. A name
    without a dot, and one that only the network of a house gives out, is nobody's to buy.
    """

    def __init__(self, settings: Settings) -> None:
        named = (urlsplit(each).hostname for each in (settings.public_url, *settings.origins))
        self._named = {name.rstrip(".").lower() for name in named if name}
        self._named |= {settings.host.lower(), socket.gethostname().lower()}

    def know(self, host: str) -> bool:
        """Whether a Host header names us; a request without one comes from no browser."""
        name = _name_of(host)
        return (
            "." not in name or name in self._named or name.endswith(AT_HOME) or _is_number(name)
        ) and "/" not in name


def _name_of(host: str) -> str:
    """The name without port, brackets and case."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
