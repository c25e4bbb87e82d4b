"""Installs a package of docs/examples into a folder, as an installer does: its modules, and beside them its entry points."""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"


def install(example: str, folder: Path) -> Path:
    """The folder with the example in it, to be put on a path."""
    source = EXAMPLES / example
    project = tomllib.loads((source / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(source / "src", folder, dirs_exist_ok=True)
    for group, points in project["entry-points"].items():
        announce(folder, project["name"], project["version"], group, points)
    return folder


def announce(folder: Path, project: str, version: str, group: str, points: Mapping[str, str]) -> None:
    """Writes down what a package in the folder brings, as an installer does."""
    told = folder / f"{project.replace('-', '_')}-{version}.dist-info"
    told.mkdir(exist_ok=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project}\nVersion: {version}\n", "utf-8")
    lines = [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (told / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")


def with_path(folder: Path) -> dict[str, str]:
    """The environment of a process that has the folder on its path."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src")])}
