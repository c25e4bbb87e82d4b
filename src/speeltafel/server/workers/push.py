"""Web push: tells a browser that is closed whose turn it is."""

from __future__ import annotations

import asyncio
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from pywebpush import WebPushException, webpush
from requests import RequestException, Response, Session

from speeltafel.core.registry import spec_of
from speeltafel.core.words import Message, message
from speeltafel.live.requests import Refuse
from speeltafel.locale import say
from speeltafel.server.settings import Settings
from speeltafel.server.store.rows import SubscriptionRow
from speeltafel.server.store.store import Store
from speeltafel.server.workers.outgoing_urls import OutgoingUrl, read_outgoing_url

GONE = (404, 410)
THREADS = 2
MOST_WAITING = 200
TIMEOUT_SECONDS = 10
TTL_SECONDS = 24 * 60 * 60
CURVE_BYTES = 32
AUTH_BYTES = 16
log = logging.getLogger("speeltafel.push")


class Calls(Session):
    """Calls the address it is given and no other, wherever the answer would send it."""

    def get_redirect_target(self, resp: Response) -> None:
        return None


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

    def check(self, endpoint: str) -> OutgoingUrl:
        """The address to call for this endpoint; raises when it is no push service we know: we call nobody else."""
        address = read_outgoing_url(endpoint)
        if address is None or not address.is_push_service(self._settings.push_hosts):
            raise Refuse("server-push-host")
        return address

    def check_keys(self, p256dh: str, auth: str) -> None:
        """Raises for what no browser makes: nothing could be written to it."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
            if len(_bytes(auth)) != AUTH_BYTES:
                raise ValueError(auth)
        except ValueError:
            raise Refuse("server-push-keys") from None

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
            key = await self._private()
            told = message(reason, game=message(f"{spec_of(edition).name}-name"))
            rows = await self._store.subscribed(code, secret)
            await asyncio.gather(*(self._tell_browser(code, row, told, key) for row in rows))
        except Exception:
            log.exception("a push could not be sent")
        finally:
            self._waiting -= 1

    async def _tell_browser(
        self, code: str, row: SubscriptionRow, told: Message, key: ec.EllipticCurvePrivateKey
    ) -> None:
        """Tells one browser; whatever becomes of it, the others are told too."""
        try:
            body = {"table": code, "text": say(told, row.language), "reason": told.id}
            payload = msgspec.json.encode(body).decode()
            loop = asyncio.get_running_loop()
            if not await loop.run_in_executor(self._threads, self._send, row, payload, key):
                await self._store.unsubscribe(row.endpoint)
        except Exception:
            log.exception("a push could not be sent")

    def _send(self, row: SubscriptionRow, payload: str, key: ec.EllipticCurvePrivateKey) -> bool:
        """Sends one push; false when there is nobody any more who could get it."""
        try:
            address = self.check(row.endpoint)
            with Calls() as calls:
                webpush(
                    {"endpoint": str(address), "keys": {"p256dh": row.p256dh, "auth": row.auth}},
                    payload,
                    vapid_private_key=_text(key.private_numbers().private_value.to_bytes(CURVE_BYTES, "big")),
                    vapid_claims={"sub": self._settings.push_contact, "aud": address.origin},
                    timeout=TIMEOUT_SECONDS,
                    ttl=TTL_SECONDS,
                    requests_session=calls,
                )
        except (Refuse, ValueError) as error:  # an address or a key of before they were looked at
            log.info("a push subscription cannot be used: %s", type(error).__name__)
            return False
        except WebPushException as error:
            log.info("a push service answered %s", error.status_code)
            return error.status_code not in GONE
        except RequestException as error:
            log.info("a push service cannot be reached: %s", type(error).__name__)
        return True

    async def _private(self) -> ec.EllipticCurvePrivateKey:
        """The server's key, made at the first start."""
        if self._key is None:
            fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            kept = await self._store.keepsake("vapid", _text(fresh.to_bytes(CURVE_BYTES, "big")))
            value = int.from_bytes(_bytes(kept), "big")
            self._key = ec.derive_private_key(value, ec.SECP256R1())
        return self._key


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode() + b"==")
