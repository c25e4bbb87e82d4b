"""How many connections one address may have open, whatever it does with them."""

from __future__ import annotations

from collections import Counter

from uvicorn.middleware.proxy_headers import _TrustedHosts

from speeltafel.server.edge.limits import household

BESIDE_SOCKETS = 100


class ConnectionCounts:
    """Open connections by household; a proxy that is trusted speaks for many, and counts for itself."""

    def __init__(self, sockets: int, trusted_proxies: str) -> None:
        self._most = sockets + BESIDE_SOCKETS
        self._trusted = _TrustedHosts(trusted_proxies)
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Counts a connection; false when its address has too many already."""
        if address in self._trusted:
            return True
        home = household(address)
        self._open[home] += 1
        return self._open[home] <= self._most

    def go(self, address: str) -> None:
        """Counts a connection that is gone."""
        home = household(address)
        if self._open[home] > 1:
            self._open[home] -= 1
        else:
            del self._open[home]
