"""Kernels run from their Python source where somebody asks for that, and nothing else does."""

from __future__ import annotations

from importlib import import_module

import pytest

from speeltafel.core.kernels import InterpretedKernels
from speeltafel.games import exago


def test_a_kernel_is_taken_from_its_source_though_a_compiled_twin_lies_beside_it() -> None:
    found = InterpretedKernels().find_spec("speeltafel.games.exago._hex_cy", exago.__path__)
    assert found is not None
    assert str(found.origin).endswith("_hex_cy.py")


@pytest.mark.parametrize("name", ["speeltafel.games.exago.rules", "numpy_cy", "json"])
def test_what_is_no_kernel_of_ours_is_found_as_ever(name: str) -> None:
    assert InterpretedKernels().find_spec(name, exago.__path__) is None


def test_a_kernel_that_is_not_there_is_not_found() -> None:
    assert InterpretedKernels().find_spec("speeltafel.games.exago._none_cy", exago.__path__) is None
    with pytest.raises(ModuleNotFoundError):
        import_module("speeltafel.games.exago._none_cy")
