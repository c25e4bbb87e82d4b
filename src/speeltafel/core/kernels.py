"""Which kernels are compiled, and a way to run the interpreted ones where compiled ones are.

A kernel is a leaf module `_*_cy.py`: the same source, interpreted or compiled by Cython.
`SPEELTAFEL_INTERPRETED=1` in the environment makes every kernel load from its Python source.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "SPEELTAFEL_INTERPRETED"


class InterpretedKernels:
    """A finder that takes a kernel's Python source even where a compiled twin lies beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not (name.startswith("speeltafel.") and name.endswith("_cy")):
            return None
        for folder in path or ():
            source = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if source.exists():
                return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return PathFinder.find_spec(name, path, target)


def compiled() -> dict[str, bool]:
    """Every kernel by its module name, and whether it runs compiled here."""
    root = Path(__file__).parents[1]
    names = {
        ".".join(("speeltafel", *source.relative_to(root).with_suffix("").parts))
        for source in root.rglob("_*_cy.py")
    }
    return {name: _is_compiled(name) for name in sorted(names)}


def _is_compiled(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


if os.environ.get(VARIABLE):
    if find_spec("cython") is None:
        raise ImportError(
            f"{VARIABLE} runs kernels from their Python source, which needs: pip install cython"
        )
    sys.meta_path.insert(0, InterpretedKernels())
