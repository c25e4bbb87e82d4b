"""The manner of the house: layers, opening sentences, sizes, and what the front door offers."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import defaultdict
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import speeltafel

SOURCE = Path(speeltafel.__file__).parent
ROOT = SOURCE.parent.parent
FILES = sorted(path for path in SOURCE.rglob("*.py") if path.read_text("utf-8").strip())
LONGEST = 400


def test_imports_point_downwards_only() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run()",
            "--no-cache",
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_module_imports_itself_by_a_detour() -> None:
    """Every kind of import counts: at the top, inside a function, and for types only."""
    modules = {_module(path): path for path in SOURCE.rglob("*.py")}
    imports = {name: _imported(path) & modules.keys() - {name} for name, path in modules.items()}
    TopologicalSorter(imports).prepare()  # raises CycleError with the detour


def _module(path: Path) -> str:
    parts = ("speeltafel", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(path: Path) -> set[str]:
    """What a file imports: of `from a import b` the module `a.b`, or `a` when `b` is something in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            folder = SOURCE.parent / Path(*node.module.split("."))
            modules = {each for each in inside if _is_module(folder / each.rpartition(".")[2])}
            found |= modules or {node.module}
    return found


def _is_module(path: Path) -> bool:
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_file_opens_with_a_sentence_and_has_one_idea(path: Path) -> None:
    text = path.read_text("utf-8")
    opening = ast.get_docstring(ast.parse(text))
    assert opening, "no opening docstring"
    first = opening.split("\n\n")[0]
    assert first.rstrip().endswith((".", ":", "`")), f"{first!r} is no sentence"
    assert len(text.splitlines()) <= LONGEST, "past 400 lines a file has two ideas"


def test_no_test_or_bench_has_two_ideas() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {lines}"
        for folder in ("tests", "bench", "docs")
        for path in (ROOT / folder).rglob("*.py")
        if (lines := len(path.read_text("utf-8").splitlines())) > LONGEST
    ]
    assert long == []


def test_a_name_stands_for_one_class() -> None:
    """Only the folders of two games may both have a State or a Place, each its own."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in FILES:
        folder = path.relative_to(SOURCE).parent
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(folder.as_posix() if folder.parent.name == "games" else str(path))
    twice = {
        name: found
        for name, found in places.items()
        if len(found) > 1
        and (len(set(found)) < len(found) or not all(each.startswith("games/") for each in found))
    }
    assert not twice


NAMES_SEVERAL_GAMES = {
    "__init__.py": "what the product is, in its first sentence",
    "cli.py": "an example of each command, whichever game shows it best",
    "coach/day/bots.py": "a class a game; a `Spec` names its plan",
    "coach/day/games.py": "a plan a game; a `Spec` names it",
    "coach/exact.py": "which of our games have what is asked for, told to who calls",
    "core/drawing.py": "pieces that several pictures show",
    "envs/__init__.py": "a class a game, each imported by its name",
    "envs/_exago_tables_cy.py": "random numbers and rows of a kernel that another game's folder holds",
    "envs/_qwinn_tables_cy.py": "random numbers and rows of a kernel that another game's folder holds",
    "envs/registered.py": "examples of names",
    "envs/single.py": "an example, and the game that is made where none is named",
    "envs/vector.py": "a class a game; a `Spec` names it",
    "client/paper_bodies.py": "a body a score pad, as the wire has them",
}
"""The files outside a game's own folders that name more than one of our games, and why each is no list of games."""


def _games_named(text: str) -> set[str]:
    return {
        game.name
        for game in (SOURCE / "games").iterdir()
        if (game / "spec.py").exists() and re.search(rf"(?i){game.name}", text)
    }


def test_nothing_lists_our_games() -> None:
    """What is done for each game is done for `specs()`, so a game that somebody brings is not left out."""
    several = {
        path.relative_to(SOURCE).as_posix()
        for path in FILES
        if not re.search("/(games|bots)/[a-z]+/", path.as_posix())
        and len(_games_named(path.read_text("utf-8"))) > 1
    }
    assert several == NAMES_SEVERAL_GAMES.keys()


LISTS_OUR_GAMES = {
    "tests/core/test_registry.py": "the order in which they are offered",
    "tests/fixtures/make_release.py": "what the first release had",
    "tests/system/test_old_release.py": "what the first release had",
}


def test_no_test_or_bench_lists_our_games() -> None:
    """A bare list of names, that is; what differs from game to game, such as a player's hands, stands beside its name."""
    ours = {game.name for game in (SOURCE / "games").iterdir() if (game / "spec.py").exists()}
    lists = set()
    for folder in ("tests", "bench"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.List | ast.Tuple | ast.Set):
                    names = [each.value for each in node.elts if isinstance(each, ast.Constant)]
                    if ours <= {str(name).partition("/")[0] for name in names}:
                        lists.add(path.relative_to(ROOT).as_posix())
    assert lists == LISTS_OUR_GAMES.keys()


def test_a_table_of_our_games_has_all_of_them() -> None:
    """What stands in tests and benches beside the name of each game: with a fourth one this says where it lacks."""
    ours = {game.name for game in (SOURCE / "games").iterdir() if (game / "spec.py").exists()}
    lacking = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {', '.join(sorted(ours - named))}"
        for folder in ("tests", "bench")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if 3 <= len(named := _told_by_game(node) & ours) < len(ours)
    ]
    assert lacking == []


def _told_by_game(node: ast.AST) -> set[str]:
    """The first words of the rows of a literal table: its keys, or what its tuples begin with."""
    match node:
        case ast.Dict(keys=heads):
            pass
        case ast.List(elts=rows) | ast.Tuple(elts=rows) | ast.Set(elts=rows):
            heads = [row.elts[0] for row in rows if isinstance(row, ast.Tuple) and row.elts]
        case _:
            return set()
    return {str(head.value).partition("/")[0] for head in heads if isinstance(head, ast.Constant)}


def test_no_list_of_the_page_names_our_games() -> None:
    """But the one that is written from the registry."""
    ours = [game.name for game in (SOURCE / "games").iterdir() if (game / "spec.py").exists()]
    lists = {
        path.relative_to(ROOT / "web").as_posix()
        for folder in ("src", "scripts")
        for path in (ROOT / "web" / folder).rglob("*")
        if path.suffix in (".ts", ".svelte", ".py")
        for found in re.findall(r"\[[^][]*\]", path.read_text("utf-8"))
        if all(re.search(rf"['\"`]{game}['\"`/]", found) for game in ours)
    }
    assert lists == {"src/wire.ts"}


def test_no_message_lists_our_games() -> None:
    """Only `cli-about` does: it says what the product is, and is plain, as every command says it before it starts."""
    lists = {
        found[1]
        for path in (SOURCE / "locale").rglob("*.ftl")
        for found in re.finditer(r"(?ms)^([a-z][\w-]*) =(.*?)(?=^\S|\Z)", path.read_text("utf-8"))
        if len(_games_named(found[2])) > 1
    }
    assert lists == {"cli-about"}


KEPT_IN_A_MODULE = {
    "core/registry.py: _SPECS": "the registry",
    "core/registry.py: _FOUND": "whether it has been filled",
    "locale/__init__.py: _PACKAGES": "where the words of registered games lie",
    "games/qwirkle/_finder_cy.py: _LAID": "the cache of a pure function: a tile on a cell, as a value",
}
CHANGES = {
    *("append", "appendleft", "extend", "insert", "add", "update", "setdefault"),
    *(
        "pop",
        "popleft",
        "popitem",
        "remove",
        "discard",
        "clear",
        "sort",
        "reverse",
        "move_to_end",
        "__setitem__",
    ),
}


def test_no_module_of_the_rules_keeps_anything() -> None:
    """But the registry, caches of pure functions, and the pools from which a kernel is lent: what a game knows is in its state."""
    kept = {
        f"{path.relative_to(SOURCE).as_posix()}: {name}"
        for folder in ("core", "games", "locale")
        for path in (SOURCE / folder).rglob("*.py")
        for name in _changed_in_functions(ast.parse(path.read_text("utf-8")))
    }
    assert kept == KEPT_IN_A_MODULE.keys()


def test_a_kernel_is_made_by_its_borrower_or_comes_out_of_a_pool() -> None:
    """None lies in a module for whoever comes next, nor is found by counting who still has it."""
    loose = []
    for folder in ("core", "games", "table", "bots", "coach"):
        for path in (SOURCE / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            tree = ast.parse(text)
            kernels = {
                alias.asname or alias.name
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("_cy")
                for alias in node.names
            }
            made = [
                ast.unparse(node)
                for node in tree.body
                if isinstance(node, ast.Assign | ast.AnnAssign)
                and isinstance(node.value, ast.Call)
                and ast.unparse(node.value.func) in kernels
            ]
            counted = [word for word in ("getrefcount", "threading.local") if word in text]
            loose += [f"{path.name}: {each}" for each in made + counted]
    assert loose == []


def _changed_in_functions(tree: ast.Module) -> set[str]:
    """The names of a module that a function of it binds anew or changes in place."""
    own = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    found: set[str] = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        for node in ast.walk(function):
            match node:
                case ast.Global():
                    found |= set(node.names)
                case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) if attr in CHANGES:
                    found.add(name)
                case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
                    found.add(name)
                case ast.Attribute(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
                    found.add(name)
    return found & own


def test_the_front_door_offers_what_it_says() -> None:
    assert {"Match", "editions", "find"} <= set(speeltafel.__all__)
    assert all(hasattr(speeltafel, name) for name in speeltafel.__all__)


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh Python has after these lines."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)"],
        env={**os.environ, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_rules_and_table_start_without_server_page_or_numbers() -> None:
    loaded = loaded_by("from speeltafel import find, Match; Match(find('qwirkle'), seed=1)")
    assert not loaded & {"litestar", "numpy", "textual", "sqlalchemy", "fluent", "asyncio"}


def test_what_asks_bots_is_loaded_when_it_is_asked_for() -> None:
    asks = {"speeltafel.bots.budget", "speeltafel.coach.asked", "speeltafel.coach.report"}
    assert not loaded_by("import speeltafel") & asks  # a browser's Python lacks the clock they import
    assert "speeltafel.coach.asked" in loaded_by("import speeltafel; speeltafel.ask")


def test_the_front_door_opens_before_anything_is_carried_in() -> None:
    ours = {
        name for name in loaded_by("import speeltafel") if name.partition(".")[0] in ("speeltafel", "msgspec")
    }
    assert ours == {"speeltafel", "speeltafel.core", "speeltafel.core.kernels"}
    assert {"Match", "__version__"} <= set(dir(speeltafel))


def test_kernels_have_parts_and_no_ancestors() -> None:
    """A game's kernels are final and hold what they use; only the listed actions of Qwirkle, values, are kinds of one."""
    loose = [
        f"{path.stem}: {name}"
        for folder in ("games", "bots")
        for path in (SOURCE / folder).rglob("_*_cy.pxd")
        if path.stem != "_actions_cy"
        for before, name, base in re.findall(
            r"(.*)\ncdef class (\w+)(\(\w+\))?:", f"\n{path.read_text('utf-8')}"
        )
        if base or before != "@cython.final"
    ]
    assert loose == []
