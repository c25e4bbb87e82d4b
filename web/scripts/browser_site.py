"""Lays out what Python in the browser is built on: `python browser_site.py FOLDER`.

msgspec comes as the wheel for Pyodide's platform, pinned by hash; the module that kernels import where they are not
compiled, and licences, come from this Python's own packages.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib import metadata
from pathlib import Path

WANTED = Path(__file__).parents[1] / "browser-requirements.txt"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")


def lay_out(folder: Path) -> None:
    """Writes the folder anew."""
    if (folder / WANTED.name).exists() and (folder / WANTED.name).read_bytes() == WANTED.read_bytes():
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as wheels:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        command += ["--no-deps", "--only-binary", ":all:", *PLATFORM, "--abi", "cp314"]
        subprocess.run(
            [*command, "--require-hashes", "--requirement", str(WANTED), "--dest", wheels], check=True
        )
        for wheel in Path(wheels).iterdir():
            zipfile.ZipFile(wheel).extractall(folder)
    for path in metadata.files("cython") or ():
        if str(path) in ("cython.py", "Cython/__init__.py", "Cython/Shadow.py") or path.name == "LICENSE.txt":
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(path.locate()), target)
    shutil.copy(WANTED, folder)


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
