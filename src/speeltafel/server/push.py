"""Web push: tells a browser that is closed whose turn it is."""

from __future__ import annotations

import asyncio
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from pywebpush import WebPushException, webpush

from speeltafel.core.registry import spec_of
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.server.refusals import Refuse
from speeltafel.server.settings import Settings
from speeltafel.server.store.rows import SubscriptionRow
from speeltafel.server.store.store import Store

SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
GONE = (404, 410)
THREADS = 2
MOST_WAITING = 200
TIMEOUT_SECONDS = 10
TTL_SECONDS = 24 * 60 * 60
CURVE_BYTES = 32
log = logging.getLogger("speeltafel.push")


class Pushes:
    """Sends in threads of its own; what would wait too long is dropped, as the page shows it anyway."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="speeltafel-push")
        self._waiting = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def public_key(self) -> str:
        """What browsers subscribe with (base64url)."""
        point = (
            (await self._private()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        )
        return _text(point)

    def check(self, endpoint: str) -> None:
        """Raises for an address that is no push service we know: the server calls nobody else."""
        parts = urlsplit(endpoint)
        host = (parts.hostname or "").lower()
        known = any(host == name or (name.startswith(".") and host.endswith(name)) for name in SERVICES)
        if not (parts.scheme == "https" and known) and parts.netloc not in self._settings.push_hosts:
            raise Refuse("server-push-host")

    def tell(self, code: str, edition: str, secret: str, reason: str) -> None:
        """Tells the browsers of one seat something, soon."""
        if self._waiting < MOST_WAITING:
            task = asyncio.create_task(self._tell(code, edition, secret, reason))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Drops what waits."""
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _tell(self, code: str, edition: str, secret: str, reason: str) -> None:
        self._waiting += 1
        try:
            for row in await self._store.subscribed(code, secret):
                game = message(f"{spec_of(edition).name}-name")
                text = say(message(reason, game=game), row.language)
                payload = msgspec.json.encode({"table": code, "text": text, "reason": reason}).decode()
                key = await self._private()
                loop = asyncio.get_running_loop()
                if not await loop.run_in_executor(self._threads, self._send, row, payload, key):
                    await self._store.unsubscribe(row.endpoint)
        except Exception:
            log.exception("a push could not be sent")
        finally:
            self._waiting -= 1

    def _send(self, row: SubscriptionRow, payload: str, key: ec.EllipticCurvePrivateKey) -> bool:
        """Sends one push; false when the browser is gone for good."""
        parts = urlsplit(row.endpoint)
        try:
            webpush(
                {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}},
                payload,
                vapid_private_key=_text(key.private_numbers().private_value.to_bytes(CURVE_BYTES, "big")),
                vapid_claims={"sub": self._settings.push_contact, "aud": f"{parts.scheme}://{parts.netloc}"},
                timeout=TIMEOUT_SECONDS,
                ttl=TTL_SECONDS,
            )
        except WebPushException as error:
            status = getattr(error.response, "status_code", 0)
            log.info("a push service answered %s", status)
            return status not in GONE
        return True

    async def _private(self) -> ec.EllipticCurvePrivateKey:
        """The server's key, made at the first start."""
        if self._key is None:
            fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            kept = await self._store.keepsake("vapid", _text(fresh.to_bytes(CURVE_BYTES, "big")))
            value = int.from_bytes(urlsafe_b64decode(kept + "=="), "big")
            self._key = ec.derive_private_key(value, ec.SECP256R1())
        return self._key


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
