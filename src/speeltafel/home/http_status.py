"""What HTTP calls the refusals of a table and of the server."""

from __future__ import annotations

_BY_STATUS = {
    403: (
        "server-admin-only",
        "server-banned",
        "server-name-taken",
        "server-not-your-seat",
        "server-owner-only",
        "server-phrases-only",
        "server-wrong-secret",
    ),
    404: ("review-no-decision", "server-no-line", "server-no-page", "server-no-place", "server-no-table"),
    409: (
        "illegal-not-your-turn",
        "server-abandon-clock",
        "server-abandon-others",
        "server-claim-self",
        "server-draw-bots",
        "server-hand-dealt",
        "server-link-expired",
        "server-no-mark",
        "server-moved-on",
        "server-hints-agreed",
        "server-no-hints",
        "server-no-offer",
        "server-no-open-place",
        "server-no-person",
        "server-no-review",
        "server-not-finished",
        "server-not-started",
        "server-paused",
        "server-rematch-made",
        "server-review-first",
        "server-rematch-running",
        "server-review-elsewhere",
        "server-stand-in-bot",
        "server-stand-in-clock",
        "server-stand-in-later",
        "server-stand-in-soon",
        "server-stand-in-there",
        "server-undo-away",
        "server-undone-often",
    ),
    429: (
        "server-chat-fast",
        "server-many-listed",
        "server-many-places",
        "server-many-tables",
        "server-renamed-often",
        "server-reported-often",
        "server-sockets",
        "server-too-fast",
    ),
    500: ("server-table-broken",),
    503: ("server-bots-busy", "server-busy", "server-closing", "server-not-stored"),
}
STATUS = {reason: status for status, reasons in _BY_STATUS.items() for reason in reasons}


def status_of(reason: str) -> int:
    """The status of a refusal by its reason; 400 for whatever is simply wrong."""
    return STATUS.get(reason, 400)
