"""The page's types are those of the wire."""

from __future__ import annotations

from pathlib import Path

from speeltafel.client.typescript import typescript
from speeltafel.core.registry import specs
from speeltafel.core.scene import Scene

GENERATED = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_generated_file_is_the_one_in_the_repository() -> None:
    """When this fails: `python -m speeltafel.client.typescript`."""
    made = typescript({name: spec.view for name, spec in specs().items() if spec.view is not Scene})
    assert GENERATED.read_text("utf-8") == made


def test_a_message_of_each_kind_has_its_tag() -> None:
    text = GENERATED.read_text("utf-8")
    for tag in (
        "welcome",
        "happened",
        "ack",
        "refused",
        "previewed",
        "table",
        "chat",
        "pong",
        "goodbye",
        "hello",
        "play",
    ):
        assert f'  type: "{tag}";' in text
