"""The OpenAPI page: plain HTML without a script, so that it obeys the same policy as everything else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema
from litestar.types import ControllerRouterHandler

STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: .4rem 0; }
code, pre { font: .9rem/1.4 ui-monospace, monospace; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
td, th { text-align: left; padding: .15rem .8rem .15rem 0; vertical-align: top; }
"""


class PlainPlugin(OpenAPIRenderPlugin):
    """Every operation with its parameters, body and answers, and every schema once."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return "".join(_page(openapi_schema)).encode()


@get("/api/schema.css", include_in_schema=False, sync_to_thread=False)
def show_style() -> Response[str]:
    """How the page looks."""
    return Response(STYLE, media_type="text/css")


def complete(app: Litestar) -> None:
    """Adds what the framework cannot know: a record comes as text or as JSON."""
    item = (app.openapi_schema.paths or {})["/api/tables/{table}/record"]
    answers = item.get.responses if item.get is not None else None
    answer = (answers or {})["200"]
    assert isinstance(answer, OpenAPIResponse), "an answer of ours is no reference"
    whole = Schema(type=OpenAPIType.OBJECT, description="The record as JSON")
    answer.content = {**(answer.content or {}), "application/json": OpenAPIMediaType(schema=whole)}


def _page(schema: dict[str, Any]) -> Iterator[str]:
    info = schema["info"]
    yield f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(info['title'])} API</title>"
    yield '<meta name=viewport content="width=device-width"><link rel=stylesheet href="/api/schema.css">'
    yield f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>"
    yield '<p>The same as <a href="/schema/openapi.json">openapi.json</a>. The socket is at <code>/api/tables/{table}/socket</code>; '
    yield "its messages are in docs/api.md.</p>"
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            yield from _operation(path, method, operation)
    yield "<h2>Schemas</h2>"
    for name, each in schema.get("components", {}).get("schemas", {}).items():
        yield f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>'
        yield f"<p>{escape(each.get('description', ''))}</p>{_fields(each)}</details>"


def _operation(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<details><summary><span class=method>{method.upper()}</span> <code>{escape(path)}</code> "
    yield f"{escape(operation.get('summary', ''))}</summary><p>{escape(operation.get('description', ''))}</p>"
    for parameter in operation.get("parameters", ()):
        yield f"<p><code>{escape(parameter['name'])}</code> ({escape(parameter['in'])}): {_type(parameter.get('schema', {}))}</p>"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"<p>Body: {_type(content.get('schema', {}))}</p>"
    for status, answer in operation.get("responses", {}).items():
        kinds = ", ".join(_type(content.get("schema", {})) for content in answer.get("content", {}).values())
        yield f"<p>{escape(status)}: {kinds or 'nothing'}</p>"
    yield "</details>"


def _fields(schema: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(name)}</code>{'' if name in schema.get('required', ()) else '?'}<td>{_type(each)}"
        for name, each in schema.get("properties", {}).items()
    )
    return f"<table>{rows}</table>"


def _type(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to the named ones."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#{name}">{name}</a>'
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(_type(each) for each in schema[word])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


ROUTES: Sequence[ControllerRouterHandler] = (show_style,)
