"""Where the server listens: the port is taken before anything else, so that a taken one is told at once."""

from __future__ import annotations

import errno
import os
import socket

from speeltafel.server.settings import Misconfigured

MOST_PORT = 65_535
EVERYWHERE = ("0.0.0.0", "::", "")


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to this address, which refuses connections until the server is ready to serve them.

    Raises Misconfigured with what to do about it.
    """
    if not 0 <= port <= MOST_PORT:
        raise Misconfigured("setting-port", port=str(port))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise Misconfigured("setting-host", host=host) from None
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
    except OSError as error:
        bound.close()
        raise _refused(host, port, error) from None
    bound.set_inheritable(True)
    return bound


def address_of(bound: socket.socket, host: str) -> str:
    """The address to open in a browser; where all may come, one that the phones in the house can open too."""
    name = own_address() if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{bound.getsockname()[1]}/"


def own_address() -> str:
    """This machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])


def _refused(host: str, port: int, error: OSError) -> Misconfigured:
    match error.errno:
        case errno.EADDRINUSE:
            return Misconfigured("setting-port-taken", port=str(port))
        case errno.EACCES:
            return Misconfigured("setting-port-forbidden", port=str(port))
        case errno.EADDRNOTAVAIL:
            return Misconfigured("setting-host", host=host)
    return Misconfigured("setting-listen", host=host, port=str(port), why=error.strerror or str(error))
