"""What we build on: every dependency has an upper bound that was tested, and the image installs tested versions."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

from deploy import parts
from speeltafel.server.metrics import Metrics

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS = PROJECT["project"]["optional-dependencies"]
OURS = [*PROJECT["project"]["dependencies"], *EXTRAS["client"], *EXTRAS["server"]]
OTHERS = [each for extra in EXTRAS.values() for each in extra]
BUILDING = PROJECT["build-system"]["requires"]


@pytest.mark.parametrize(
    "text", sorted({each for each in (*OURS, *OTHERS, *BUILDING) if not each.startswith("speeltafel[")})
)
def test_a_dependency_has_an_upper_bound_and_is_tested_within_it(text: str) -> None:
    wanted = Requirement(text)
    assert any(each.operator in ("<", "<=") for each in wanted.specifier), text
    assert wanted.specifier.contains(version(wanted.name), prereleases=True)


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize(("file", "wanted"), [(parts.SERVER, OURS), (parts.BUILD, BUILDING)])
def test_an_image_installs_versions_that_we_allow_by_their_hashes(file: Path, wanted: list[str]) -> None:
    pinned = {canonical(name): (version, hashes) for name, version, hashes in parts.pinned(file)}
    assert len(pinned) == len(re.findall(r"(?m)^\w", file.read_text()))
    for text in wanted:
        if not text.startswith("speeltafel["):
            each = Requirement(text)
            assert each.specifier.contains(pinned[canonical(each.name)][0]), text
    for name, (_, hashes) in pinned.items():
        assert hashes, f"{name} has no hash"


def test_a_server_is_installed_by_hashes_and_by_nothing_else() -> None:
    shown = (
        (ROOT / "docs/hosting.md")
        .read_text()
        .partition("## On a server of your own")[2]
        .partition("\n## ")[0]
    )
    for text in ((ROOT / "deploy/Dockerfile").read_text(), shown):
        commands = re.findall(r"pip (?:install|wheel) [^&\n]*", text)
        asked = {each for each in commands if "--no-deps" not in each}
        assert len(asked) == 2
        assert all("--require-hashes --requirement" in each for each in asked)
        assert all("--no-build-isolation" in each for each in commands if each.startswith("pip wheel"))


def test_the_list_of_parts_has_every_package_of_server_and_page() -> None:
    named = {part["purl"]: part for part in parts.parts()["components"]}
    for name, pinned, hashes in parts.pinned(parts.SERVER):
        listed = named.pop(f"pkg:pypi/{name}@{pinned}")["externalReferences"][0]["hashes"]
        assert [each["content"] for each in listed] == hashes
    locked = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert {purl.partition("/")[0] for purl in named} == {"pkg:npm"}
    assert len(named) == len(
        {(place.rpartition("node_modules/")[2], each["version"]) for place, each in locked.items() if place}
    )
    assert all(len(part["hashes"][0]["content"]) == 128 for part in named.values())


def test_alerts_speak_of_counts_that_there_are() -> None:
    rules = yaml.safe_load((ROOT / "deploy/alerts.yaml").read_text())["groups"][0]["rules"]
    known = Metrics().text().decode()
    for rule in rules:
        for name in re.findall(r"speeltafel_\w+", rule["expr"]):
            assert f"# TYPE {name.removesuffix('_bucket')} " in known, f"{rule['alert']}: {name}"
