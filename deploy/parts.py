"""What a release is built on: its versions with their hashes, and a list of all parts (SBOM, CycloneDX 1.5).

python deploy/parts.py pin                writes requirements.txt and requirements-build.txt anew; needs uv and a network
python deploy/parts.py list > parts.json  every package of a server and of its page, with versions and hashes
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SERVER = ROOT / "deploy/requirements.txt"
BUILD = ROOT / "deploy/requirements-build.txt"
LOCK = ROOT / "web/package-lock.json"
OLDEST = "3.11"
PINNED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^ ;\\]+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["pin", "list"])
    if parser.parse_args().what == "pin":
        pin()
    else:
        sys.stdout.write(json.dumps(parts(), indent=1) + "\n")


def pin() -> None:
    """The newest versions within our bounds, for every system and every Python that we support."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    _compile("pyproject.toml", SERVER, "--extra", "server")
    _compile("-", BUILD, given="\n".join(project["build-system"]["requires"]))


def _compile(source: str, target: Path, *more: str, given: str = "") -> None:
    command = ["uv", "pip", "compile", source, *more, "--universal", "--python-version", OLDEST, "--upgrade"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"]
    command += ["--output-file", str(target)]
    subprocess.run(command, cwd=ROOT, input=given, text=True, check=True, stdout=subprocess.DEVNULL)


def parts() -> dict[str, Any]:
    """The list of parts."""
    named = [*_python(SERVER), *_page()]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "speeltafel", "version": _version()}},
        "components": sorted(named, key=lambda part: str(part["purl"])),
    }


def pinned(file: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Name, version and hashes of each package of a requirements file."""
    for text in re.split(r"\n(?=\S)", file.read_text().replace("\\\n", " ")):
        found = PINNED.match(text)
        if found:
            yield found["name"], found["version"], HASH.findall(text)


def _python(file: Path) -> Iterator[dict[str, Any]]:
    for name, version, hashes in pinned(file):
        files = [{"type": "distribution", "url": f"pypi:{name}", "hashes": _sums("SHA-256", hashes)}]
        yield _part(name, version, f"pkg:pypi/{name}@{version}", externalReferences=files)


def _page() -> Iterator[dict[str, Any]]:
    for place, entry in json.loads(LOCK.read_text())["packages"].items():
        name = place.rpartition("node_modules/")[2]
        if not name or "integrity" not in entry:
            continue
        kind, _, sum64 = entry["integrity"].partition("-")
        sums = _sums(kind.upper().replace("SHA", "SHA-"), [base64.b64decode(sum64).hex()])
        quoted = name.replace("@", "%40")
        yield _part(name, entry["version"], f"pkg:npm/{quoted}@{entry['version']}", hashes=sums)


def _part(name: str, version: str, purl: str, **more: Any) -> dict[str, Any]:
    return {"type": "library", "name": name, "version": version, "purl": purl, **more}


def _sums(kind: str, hashes: list[str]) -> list[dict[str, str]]:
    return [{"alg": kind, "content": each} for each in hashes]


def _version() -> str:
    found = re.search(r'__version__ = "([^"]+)"', (ROOT / "src/speeltafel/__init__.py").read_text())
    assert found is not None, "a version"
    return found[1]


if __name__ == "__main__":
    main()
