"""What the database keeps beside tables: browsers that want to be told."""

from __future__ import annotations

from msgspec import Struct


class SubscriptionRow(Struct, frozen=True):
    """A browser that wants to be told; `secret` is the hash that opens its seat."""

    endpoint: str
    secret: str
    p256dh: str
    auth: str
    language: str
