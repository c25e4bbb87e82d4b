"""One-line faults put into the source, one at a time: do the tests of that part notice?

    python -m bench.mutants --list                    # the sample: 420 mutants by a seed fixed before the first run
    nice -n 15 python -m bench.mutants --file FILE    # runs what FILE does not have yet; goes on where it was
    python -m bench.mutants --file FILE --again       # runs those that survived again, after tests were written
    python -m bench.mutants --file FILE --report

A sample of mutants over core, table, live, the games without their kernels, and the store. Each is run against tests of its
part that take at most 20 seconds of processor time together; a test that fails, an error, and time that runs out kill it.
Which tests of the part reach a line is found out once (`pip install coverage`), and only those are run; where none is known,
all. `--at FOLDER` takes the source from a tree as it was when the sample was drawn, with the tests of this one. Where a test
gave up waiting, or wall time ran out, the mutant is run once more: on a busy machine that is no proof.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SEED, SAMPLE = 20261117, 420
CPU_SECONDS = 40
"""Twice what the tests of a part may take: a mutant that makes them so slow is noticed."""

AS_IT_WAS = ("tests/testing/test_playthrough.py", "tests/table/test_drawn.py", "tests/core/test_values.py")
"""Whole games and pictures that were written down once, and that values cannot be changed."""
PARTS: dict[str, tuple[str, ...]] = {
    "core": (
        "tests/core",
        "tests/table/test_log.py",
        "tests/games/qwinn",
        "tests/games/test_reading.py",
        *AS_IT_WAS,
    ),
    "table": ("tests/table", "tests/core/test_values.py"),
    "live": (
        "tests/live",
        "tests/server/test_seats.py",
        "tests/server/test_places.py",
        "tests/server/test_offers.py",
        "tests/server/test_talk.py",
        "tests/server/test_leaving.py",
    ),
    **{
        f"games/{spec.parent.name}": (
            f"tests/games/{spec.parent.name}",
            "tests/games/test_reading.py",
            "tests/games/test_who_begins.py",
            "tests/games/test_deeds.py",
            "tests/games/test_shape.py",
            "tests/table/test_duplicate.py",
            "tests/table/test_speaking.py",
            "tests/server/test_steps.py",
            *AS_IT_WAS,
        )
        for spec in sorted(ROOT.glob("src/speeltafel/games/*/spec.py"))
    },
    "server/store": (
        "tests/server/test_store.py",
        "tests/server/test_upkeep.py",
        "tests/server/test_backup.py",
        "tests/server/test_check.py",
        "tests/server/test_damaged_log.py",
        "tests/system/test_leases.py",
    ),
}
STORE = "src/speeltafel/server/store"
OWN_TESTS: dict[str, tuple[str, ...]] = {
    f"{STORE}/moderation.py": ("tests/server/test_moderation.py",),
    f"{STORE}/reviews.py": ("tests/server/test_reviews.py", "tests/server/test_review_claims.py"),
    f"{STORE}/vitals.py": ("tests/server/test_health.py",),
    f"{STORE}/erasing.py": ("tests/server/test_forgetting.py", "tests/server/test_upkeep.py"),
    "src/speeltafel/live/names.py": ("tests/live/test_names.py",),
    "src/speeltafel/live/tick.py": ("tests/server/test_leaving.py", "tests/server/test_due.py"),
    "src/speeltafel/live/moderation.py": ("tests/server/test_moderation.py",),
}
"""Files with tests of their own, run instead of those that reach a line."""
COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: (" is ", " is not "),
    ast.IsNot: (" is not ", " is "),
    ast.In: (" in ", " not in "),
    ast.NotIn: (" not in ", " in "),
}
COUNTED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
}


@dataclass(frozen=True, slots=True, order=True)
class Mutant:
    """A line with one fault in it."""

    part: str
    path: str
    line: int
    before: str
    after: str


def mutants_of(part: str, path: Path, root: Path) -> Iterator[Mutant]:
    """Every one-line fault of a few kinds that this file can have."""
    lines = path.read_text().splitlines()
    name = str(path.relative_to(root))

    def fault(at: int, start: int, end: int, text: str) -> Iterator[Mutant]:
        line = lines[at - 1]
        raw = line.encode()
        after = (raw[:start] + text.encode() + raw[end:]).decode()
        if after != line:
            yield Mutant(part, name, at, line, after)

    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.expr | ast.stmt) or node.lineno != node.end_lineno:
            continue
        at, start, end = node.lineno, node.col_offset, node.end_col_offset or 0
        text = lines[at - 1].encode()[start:end].decode()
        match node:
            case ast.Compare(ops=[op]) if type(op) in COMPARED:
                old, new = COMPARED[type(op)]
                if text.count(old) == 1:
                    yield from fault(at, start, end, text.replace(old, new))
            case ast.BoolOp(op=op, values=[_, _]):
                old, new = (" and ", " or ") if isinstance(op, ast.And) else (" or ", " and ")
                if text.count(old) == 1:
                    yield from fault(at, start, end, text.replace(old, new))
            case ast.BinOp(op=op) if type(op) in COUNTED:
                old, new = COUNTED[type(op)]
                if text.count(old) == 1:
                    yield from fault(at, start, end, text.replace(old, new))
            case ast.UnaryOp(op=ast.Not()):
                yield from fault(at, start, end, text.removeprefix("not ").strip())
            case ast.Constant(value=bool(value)):
                yield from fault(at, start, end, str(not value))
            case ast.Constant(value=int(value)):
                yield from fault(at, start, end, str(value + 1))
            case ast.Return(value=ast.expr()) if text not in ("return None", "return False"):
                yield from fault(at, start, end, "return None")
            case ast.Expr(value=ast.Call()):
                yield from fault(at, start, end, "pass")
            case _:
                pass


def sample(root: Path, number: int = SAMPLE, seed: int = SEED) -> list[Mutant]:
    """As many mutants by lot, each part by how many it can have."""
    found = []
    for part in PARTS:
        for path in sorted((root / "src/speeltafel" / part).rglob("*.py")):
            if not path.name.endswith("_cy.py") and "migrations" not in path.parts:
                found += sorted(mutants_of(part, path, root))
    return random.Random(seed).sample(found, number)


def environment_of(place: Path) -> dict[str, str]:
    path = ":".join([str(place / "src"), str(place), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def reach(part: str, place: Path) -> dict[str, list[str]]:
    """The tests of a part by the lines that they reach, as "path:line"."""
    from coverage import CoverageData

    found = place / f"{part.replace('/', '-')}.coverage"
    command = [sys.executable, "-m", "coverage", "run", "--source=src/speeltafel", "-m", "pytest", "-q"]
    environment = {**environment_of(place), "COVERAGE_FILE": str(found)}
    command += ["-p", "bench.reached", *PARTS[part]]
    done = subprocess.run(command, cwd=place, env=environment, capture_output=True)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{part}: its tests could not be run\n{(done.stdout + done.stderr).decode()}")
    failed = [line for line in done.stdout.decode().splitlines() if line.startswith(("FAILED", "ERROR"))]
    print(f"{part}: tests without a mutant", *failed or ["all pass"], sep="\n  ", flush=True)
    counted = CoverageData(str(found))
    counted.read()
    lines: dict[str, list[str]] = {}
    for name in counted.measured_files():
        path = Path(name).relative_to(place)
        for line, tests in counted.contexts_by_lineno(name).items():
            lines[f"{path}:{line}"] = [] if "" in tests else sorted(tests)
    return lines


def tests_for(mutant: Mutant, lines: dict[str, list[str]], root: Path) -> list[str] | None:
    """The tests that reach the statement of a mutant; all of the part where it is run at import, None where none does."""
    tree = ast.parse((root / mutant.path).read_text())
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and node.lineno <= mutant.line <= (node.end_lineno or 0)
    ]
    if not around:
        return []  # a decorator
    inner = max(around, key=lambda node: node.lineno)
    ends = [child.lineno - 1 for child in getattr(inner, "body", ())] or [inner.end_lineno or 0]
    keys = [f"{mutant.path}:{number}" for number in {mutant.line, *range(inner.lineno, ends[0] + 1)}]
    found = [lines[key] for key in keys if key in lines]
    if not found:
        return None
    return [] if [] in found else sorted({test for tests in found for test in tests})


def judged(mutant: Mutant, place: Path, tests: Sequence[str]) -> str:
    """Runs tests in a copy of the tree: "killed", "slow" or "survived"."""
    end, is_sure = run(mutant, place, tests)
    return end if is_sure else run(mutant, place, tests)[0]


def run(mutant: Mutant, place: Path, tests: Sequence[str]) -> tuple[str, bool]:
    """How one run ends, and whether that has nothing to do with how busy the machine is; says which test failed."""
    path = place / mutant.path
    whole = path.read_text()
    lines = whole.splitlines(keepends=True)
    assert lines[mutant.line - 1].rstrip("\n") == mutant.before, (
        "the source has changed since the sample was drawn"
    )
    lines[mutant.line - 1] = mutant.after + "\n"
    path.write_text("".join(lines))
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:randomly", *tests]
    try:
        done = subprocess.run(
            command,
            cwd=place,
            env=environment_of(place),
            capture_output=True,
            timeout=30 * CPU_SECONDS,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 5)),
        )
    except subprocess.TimeoutExpired:
        return "slow", False
    finally:
        path.write_text(whole)
    if done.returncode < 0:
        return "slow", True
    told = done.stdout.decode().splitlines()
    print(*[line for line in told if line.startswith(("FAILED", "ERROR"))][:1], flush=True)
    has_waited = any("Timeout" in line for line in told if line.startswith("E "))
    return ("survived", True) if done.returncode == 0 else ("killed", not has_waited)


def copy_tree(source: Path, place: Path) -> None:
    for name in ("src", "tests", "bench", "docs"):
        skip = shutil.ignore_patterns("__pycache__", "screens", "web")
        shutil.copytree((source if name == "src" else ROOT) / name, place / name, ignore=skip)
    shutil.copy(ROOT / "pyproject.toml", place)


def kept(file: Path) -> dict[str, str]:
    """What a run before this one found."""
    lines = file.read_text().splitlines() if file.exists() else []
    return dict(map(json.loads, lines))


def key_of(mutant: Mutant) -> str:
    return json.dumps(asdict(mutant), sort_keys=True)


def report(chosen: list[Mutant], found: dict[str, str]) -> None:
    done = [mutant for mutant in chosen if key_of(mutant) in found]
    for part in PARTS:
        counts = Counter(found[key_of(mutant)] for mutant in done if mutant.part == part)
        print(f"{part:15} {dict(counts)}")
    survived = [mutant for mutant in done if found[key_of(mutant)] == "survived"]
    print(f"{len(done)} of {len(chosen)} run, {len(done) - len(survived)} killed, {len(survived)} survived")
    for mutant in survived:
        print(f"{mutant.path}:{mutant.line}\n  - {mutant.before.strip()}\n  + {mutant.after.strip()}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--most", type=int, default=SAMPLE, help="run so many of those that are left")
    parser.add_argument("--share", default="0/1", help="N/M: the Nth of M processes that share the work")
    parser.add_argument("--part", nargs="+", choices=PARTS, default=list(PARTS), help="only these parts")
    parser.add_argument("--again", action="store_true", help="run only those that survived before")
    parser.add_argument("--at", type=Path, default=ROOT, help="the tree whose source is changed")
    asked = parser.parse_args()
    chosen = sample(asked.at.resolve())
    if asked.list or asked.file is None:
        for mutant in chosen:
            print(f"{mutant.path}:{mutant.line}: {mutant.before.strip()}  =>  {mutant.after.strip()}")
        return
    if asked.report:
        report(chosen, kept(asked.file))
        return
    which, of = map(int, asked.share.split("/"))
    found, wanted = kept(asked.file), "survived" if asked.again else None
    left = [
        mutant
        for mutant in chosen[which::of]
        if mutant.part in asked.part and found.get(key_of(mutant)) == wanted
    ]
    with tempfile.TemporaryDirectory(prefix="speeltafel-mutants-") as name:
        place = Path(name).resolve()
        copy_tree(asked.at.resolve(), place)
        known = asked.file.with_suffix(".reach")
        reached: dict[str, dict[str, list[str]]] = {}
        if known.exists() and not asked.again:
            reached = json.loads(known.read_text())
        for mutant in left[: asked.most]:
            if mutant.part not in reached and mutant.path not in OWN_TESTS:
                reached[mutant.part] = reach(mutant.part, place)
                known.write_text(json.dumps(reached))
            own = OWN_TESTS.get(mutant.path)
            tests = list(own) if own else tests_for(mutant, reached.get(mutant.part, {}), place)
            end = "survived" if tests is None else judged(mutant, place, tests or PARTS[mutant.part])
            with asked.file.open("a") as file:
                file.write(json.dumps([key_of(mutant), end]) + "\n")
            print(end, f"{mutant.path}:{mutant.line}", flush=True)


if __name__ == "__main__":
    main()
