"""The page on privacy: what this server keeps, of whom and how long, in the reader's language; it needs no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal

from litestar import Response, get
from litestar.params import FromQuery
from litestar.types import ControllerRouterHandler

from speeltafel.core.words import Message, message
from speeltafel.locale import LANGUAGES, say
from speeltafel.server.edge.http.requests import AnyRequest, TheBackend, language_of
from speeltafel.server.settings import Settings

OWN_NAMES = {"nl": "Nederlands", "de": "Deutsch", "fr": "Français", "en": "English"}
SECTIONS = (
    "keeps",
    "device",
    "sees",
    "addresses",
    "notices",
    "reports",
    "day",
    "how-long",
    "deleting",
    "backups",
    "who",
)


@get("/privacy", include_in_schema=False, sync_to_thread=False)
def show_privacy(
    request: AnyRequest,
    backend: TheBackend,
    language: FromQuery[Literal["", "nl", "de", "fr", "en"]] = "",
) -> Response[str]:
    """What is true of this server: how long it keeps tables, and whom to ask, come from its settings."""
    body = privacy_page(backend.settings, language or language_of(request.headers))
    return Response(body, media_type="text/html")


def privacy_page(settings: Settings, language: str) -> str:
    """The whole page."""

    def told(id: str, **args: str | int) -> str:
        return escape(say(message(id, **args), language))

    sections = "\n".join(
        f"<section><h2>{told(f'privacy-{name}')}</h2><p>{escape(say(_more(name, settings), language))}</p></section>"
        for name in SECTIONS
    )
    languages = " ".join(
        f'<a href="/privacy?language={each}" hreflang="{each}" lang="{each}"'
        f"{' aria-current=page' if each == language else ''}>{OWN_NAMES[each]}</a>"
        for each in LANGUAGES
    )
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{told("privacy-title")} · Speeltafel</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
<script src="/theme.js"></script>
</head>
<body>
<header><a href="/">Speeltafel</a><nav aria-label="{told("privacy-languages")}">{languages}</nav></header>
<main>
<h1>{told("privacy-title")}</h1>
<p>{told("privacy-short")}</p>
{sections}
</main>
</body>
</html>
"""


def _more(name: str, settings: Settings) -> Message:
    """What a section says, by how this server is set."""
    if name == "how-long":
        return message(
            "privacy-how-long-days" if settings.forget_days else "privacy-how-long-never",
            **({"days": settings.forget_days} if settings.forget_days else {}),
        )
    if name == "who" and settings.contact:
        return message("privacy-who-contact", contact=settings.contact)
    return message(f"privacy-{name}-more")


ROUTES: Sequence[ControllerRouterHandler] = (show_privacy,)
