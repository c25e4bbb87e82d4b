"""The base install: rules, records, bots and the terminal need four packages; what else is missing is told with its cure."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import distribution, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from speeltafel import envs
from speeltafel.cli import COMMANDS, EXTRAS
from speeltafel.core.kernels import compiled

ROOT = Path(__file__).parents[1]
WITHOUT = """
import sys
class Without:
    def __init__(self, finder):
        self.finder = finder
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            return None
        return self.finder.find_spec(name, path, target) if hasattr(self.finder, "find_spec") else None
sys.meta_path[:] = [Without(finder) for finder in sys.meta_path]
"""


def normal(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def base() -> set[str]:
    """The base install's packages and all that they need themselves."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found: set[str] = set()
    waiting = [Requirement(each).name for each in project["dependencies"]]
    while waiting:
        name = normal(waiting.pop())
        if name not in found:
            found.add(name)
            needed = [Requirement(each) for each in requires(name) or ()]
            waiting += [
                each.name for each in needed if each.marker is None or each.marker.evaluate({"extra": ""})
            ]
    return found


def room(files: Iterable[Path]) -> int:
    """The bytes that files take once installed: Python's sources count twice, since byte code lies beside them."""
    there = [file for file in files if file.is_file() and file.suffix != ".pyc"]
    return sum(file.stat().st_size * (2 if file.suffix == ".py" else 1) for file in there)


def test_the_base_install_is_small() -> None:
    sizes = {
        name: room(Path(str(file.locate())) for file in distribution(name).files or ()) for name in base()
    }
    ours = (file for file in (ROOT / "src/speeltafel").rglob("*") if file.suffix != ".c")
    sizes["speeltafel"] = room(ours)
    assert len(sizes) <= 12, sizes
    assert sum(sizes.values()) <= 60_000_000, sizes


@pytest.fixture(scope="module")
def base_only(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which no package can be imported that the base install does not bring."""
    allowed = {*base(), "speeltafel"} | (set() if all(compiled().values()) else {"cython"})
    hidden = {
        package
        for package, owners in packages_distributions().items()
        if not {normal(owner) for owner in owners} & allowed
    }
    folder = tmp_path_factory.mktemp("base")
    (folder / "sitecustomize.py").write_text(WITHOUT.format(hidden=hidden))
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src")]), "COLUMNS": "200"}


def told(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "speeltafel", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("name", [command.name for command in COMMANDS if not command.extra])
def test_a_command_of_the_base_needs_nothing_more(name: str, base_only: dict[str, str]) -> None:
    done = told(base_only, name, "--help", "--language", "en")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", [command.name for command in COMMANDS if command.extra])
def test_a_missing_extra_is_told_with_the_command_that_installs_it(
    name: str, base_only: dict[str, str]
) -> None:
    extra = next(command.extra for command in COMMANDS if command.name == name)
    installs = f'pip install "speeltafel[{extra}]"'
    done = told(base_only, name, "--language", "en")
    assert done.returncode == 2
    assert installs in done.stderr
    helped = told(base_only, name, "--help", "--language", "en")
    assert helped.returncode == 0
    assert installs in helped.stdout
    assert f"Example: speeltafel {name}" in helped.stdout


def test_a_game_is_played_with_the_base_alone(base_only: dict[str, str], tmp_path: Path) -> None:
    program = (
        "from speeltafel import Match, find, read_record, write_record\n"
        "from speeltafel.core.registry import specs\n"
        "for name in specs():\n"
        "    match = Match(find(name), 1)\n"
        "    while match.outcome is None:\n"
        "        match.push(next(iter(match.legal)))\n"
        "    assert read_record(write_record(match.record())).outcome == match.outcome\n"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, env=base_only, capture_output=True, text=True, timeout=120, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stderr


def test_tables_to_learn_at_say_which_extra_brings_them(base_only: dict[str, str]) -> None:
    command = [sys.executable, "-c", "from speeltafel import envs; envs.ManyQwirkle(2)"]
    done = subprocess.run(command, env=base_only, capture_output=True, text=True, timeout=120, check=False)
    assert done.stderr.rstrip().endswith('pip install "speeltafel[envs]"')
    assert set(envs.__all__) <= set(dir(envs)), "a prompt offers nothing to complete"


@pytest.mark.parametrize(
    ("lacks", "program", "cure"),
    [
        ("pettingzoo", "envs.made('qwirkle_v0')", 'pip install "speeltafel[envs]"'),
        (
            "pettingzoo",
            "envs.register(); import gymnasium; gymnasium.make('speeltafel/Qwinn-v0')",
            'pip install "speeltafel[envs]"',
        ),
        ("PIL", "envs.made('exago_v0', render_mode='rgb_array')", 'pip install "speeltafel[envs]"'),
        (
            "resvg_py",
            "envs.register(); import gymnasium; gymnasium.make('speeltafel/Qwinn-v0', render_mode='rgb_array')",
            'pip install "speeltafel[envs]"',
        ),
        (
            "cython",
            "from speeltafel import cli; cli.main(['bench', 'qwinn'])",
            'pip install "speeltafel[lab]"',
        ),
        ("pyspiel", "import speeltafel.envs.spiel", "pip install open_spiel"),
    ],
)
def test_whoever_has_a_part_of_an_extra_hears_what_is_missing(
    lacks: str, program: str, cure: str, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT.format(hidden={lacks}))
    command = [sys.executable, "-c", f"from speeltafel import envs; {program}"]
    paths = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, timeout=120
    )
    assert done.stderr.rstrip().endswith(cure), done.stderr


def test_every_extra_of_a_command_is_one_of_the_project() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(EXTRAS) <= set(extras)
    assert {command.extra for command in COMMANDS} - {""} <= set(EXTRAS)


def test_types_are_there_for_whoever_builds_on_it() -> None:
    assert (ROOT / "src/speeltafel/py.typed").exists()
