"""Addresses that the server is given: read once, written anew, and only what was written is judged, kept and called."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
PORTS = {"https": 443, "http": 80}
# Narrower than the standard, on purpose: where two readers could disagree about the host, this one reads nothing.
_ADDRESS = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<host>[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])"
    r"(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>(?:/[A-Za-z0-9._~!$&'()*+,;=:@%/-]*)?)"
    r"(?P<query>(?:\?[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?)",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class OutgoingUrl:
    """An address in the one form in which it is judged, kept and called."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def place(self) -> str:
        """Host and port, the port left out where it is the usual one."""
        return self.host if self.port == PORTS[self.scheme] else f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.place}"

    def __str__(self) -> str:
        return self.origin + self.path

    def is_push_service(self, further: Collection[str] = ()) -> bool:
        """Whether this is a browser's push service, or a place the host of this server named."""
        if self.place in further:
            return True
        known = any(
            self.host == name or (name.startswith(".") and self.host.endswith(name)) for name in SERVICES
        )
        return known and self.scheme == "https" and self.port == PORTS["https"]


def read_outgoing_url(text: str) -> OutgoingUrl | None:
    """The address a text holds; None for whatever is not plainly one."""
    begin, mark, rest = text.partition("://")
    place, slash, path = rest.partition("/")
    found = _ADDRESS.fullmatch(begin.lower() + mark + place.lower() + slash + path)
    if found is None or ".." in found["host"]:
        return None
    port = int(found["port"]) if found["port"] else PORTS[found["scheme"]]
    if not 0 < port < 65_536:
        return None
    return OutgoingUrl(found["scheme"], found["host"], port, (found["path"] or "/") + found["query"])
