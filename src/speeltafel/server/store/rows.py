"""What the database keeps beside tables: reported talk, and browsers that want to be told."""

from __future__ import annotations

from msgspec import Struct


class Reported(Struct, frozen=True):
    """A line of talk that somebody reported, with what it says."""

    code: str
    number: int
    by: int
    at: int
    seat: int | None
    text: str
    phrase: str


class SubscriptionRow(Struct, frozen=True):
    """A browser that wants to be told; `secret` is the hash that opens its seat."""

    endpoint: str
    secret: str
    p256dh: str
    auth: str
    language: str
