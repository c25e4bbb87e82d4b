"""Everything that `import speeltafel` offers says what it is, and the reference shows it with all its members."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import speeltafel

DOCS = Path(__file__).parents[1] / "docs"
NOT_SHOWN = {"NOBODY", "Eyes", "Seat"}
"""A value and two names of types: docs/python.md tells what they are."""


def members() -> Iterator[tuple[str, object]]:
    """Every public name, and of classes every method and property, the inherited ones too."""
    for name in speeltafel.__all__:
        offered = getattr(speeltafel, name)
        if name in NOT_SHOWN:
            continue
        yield name, offered
        for owner in offered.__mro__ if inspect.isclass(offered) else ():
            if owner.__module__.startswith("speeltafel."):
                for own, value in vars(owner).items():
                    is_member = inspect.isroutine(value) or isinstance(value, property | classmethod)
                    if not own.startswith("_") and is_member:
                        yield f"{name}.{own}", getattr(offered, own)


def test_every_public_member_has_a_docstring() -> None:
    assert [name for name, value in members() if not inspect.getdoc(value)] == []


def test_every_public_member_stands_in_the_reference(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", str(DOCS), str(tmp_path)]
    subprocess.run([*command, str(DOCS / "reference.md")], check=True, capture_output=True)
    shown = set(re.findall(r'id="speeltafel\.([\w.]+)"', (tmp_path / "reference.html").read_text()))
    assert sorted({name for name, _ in members()} - shown) == []
