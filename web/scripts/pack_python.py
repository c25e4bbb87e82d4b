"""Runs inside Pyodide: compiles what the worker needs and writes it to two archives, `/made/stdlib.zip` and `/made/speeltafel.zip`."""

import ast
import contextlib
import importlib
import importlib._bootstrap_external as bootstrap
import os
import sys
import zipfile

SOURCES, SITE = "/given/src", "/given/site"
ENTRY = "speeltafel.browser.worker"
LEFT_OUT = (
    "speeltafel.bots.keeper",
    "speeltafel.bots.guard",
    "speeltafel.bots.progress",
    "speeltafel.bots.remote",
    "speeltafel.bots.command_line",
)
"""Needs processes, sockets or a terminal."""

# Modules in these may be found by name, as games and levels are.
FOLDERS = ("locale", "core", "games", "table", "live", "bots", "coach", "home", "browser")
WHOLE = ("importlib/resources/",)
"""Packages of the standard library that import their own parts only when asked."""
NOT_READ = (".py", ".pyc", ".pxd", ".c", ".so", ".pyd", ".ftl", ".md")
"""Endings of what is no data there: sources are packed as byte code, and the page brings the words."""


def ours() -> dict[str, str]:
    """Every file of speeltafel that goes in, by its path inside the archive."""
    found = {}
    root = f"{SOURCES}/speeltafel"
    for folder in FOLDERS:
        for where, _, names in os.walk(f"{root}/{folder}"):
            for name in names:
                path = os.path.relpath(f"{where}/{name}", SOURCES)
                module = path.removesuffix(".py").replace("/", ".")
                is_wanted = name.endswith(".py") or not name.endswith(NOT_READ)
                if is_wanted and "__pycache__" not in path and module not in LEFT_OUT:
                    found[path] = f"{where}/{name}"
    found |= used(found)
    return found


def used(files: dict[str, str]) -> dict[str, str]:
    """What these use of other folders, also where they import it only when it is asked for."""
    found: dict[str, str] = {}
    new = dict(files)
    while new:
        names = imported([path for path in new.values() if path.endswith(".py")])
        paths = {path for name in names - {*LEFT_OUT} for path in places(name)}
        new = {path: f"{SOURCES}/{path}" for path in paths if path not in files and path not in found}
        new = {path: where for path, where in new.items() if os.path.exists(where)}
        found |= new
    return found


def places(name: str) -> list[str]:
    """Where a module may lie, and the packages it lies in."""
    parts = name.split(".")
    packages = [f"{'/'.join(parts[:n])}/__init__.py" for n in range(1, len(parts) + 1)]
    return [f"{'/'.join(parts)}.py", *packages] if parts[0] == "speeltafel" else []


def theirs() -> dict[str, str]:
    """What speeltafel is built on: msgspec, and the module that kernels import when they are not compiled."""
    found = {"cython.py": f"{SITE}/cython.py"}
    found["Cython/__init__.py"] = f"{SITE}/Cython/__init__.py"
    found["Cython/Shadow.py"] = f"{SITE}/Cython/Shadow.py"
    for name in sorted(os.listdir(f"{SITE}/msgspec")):
        if name.endswith((".py", ".so")):
            found[f"msgspec/{name}"] = f"{SITE}/msgspec/{name}"
    return found


def imported(paths: list[str]) -> set[str]:
    """Every module that these files import anywhere, also inside a function."""
    found = set()
    for path in paths:
        with open(path, encoding="utf-8") as file:
            tree = ast.parse(file.read())
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found.update(each.name for each in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return found


def bytecode(path: str, inside: str) -> bytes:
    """The compiled file: without docstrings, checked against no source."""
    with open(path, encoding="utf-8") as file:
        code = compile(file.read(), inside, "exec", dont_inherit=True, optimize=2)
    return bootstrap._code_to_hash_pyc(code, b"\0" * 8, checked=False)


def pack(archive: str, files: dict[str, str]) -> None:
    """Writes the files uncompressed, since the archive is compressed as a whole; always the same bytes for the same files."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as made:
        for inside in sorted(files):
            path = files[inside]
            if inside.endswith(".py"):
                inside, data = f"{inside}c", bytecode(path, inside)
            else:
                with open(path, "rb") as file:
                    data = file.read()
            made.writestr(zipfile.ZipInfo(inside), data)


def rehearse() -> None:
    """Does once what the worker does, so that whatever is imported only then is imported now."""
    importlib.import_module(ENTRY)  # first: it gives this Python the clocks that bots ask for
    from random import Random

    from speeltafel.bots.levels import level_named
    from speeltafel.browser.worker import begin
    from speeltafel.coach.find import coach_for
    from speeltafel.core.registry import find
    from speeltafel.home.games import games_offered
    from speeltafel.home.rules import rules_of
    from speeltafel.table.match import Match

    begin(None, lambda *_: None, lambda *_: None)
    for offered in games_offered():
        for level in offered.levels:
            level_named(offered.game, level.id).make()
        rules_of(offered.editions[0].id)
        match = Match(find(offered.editions[0].id, 2), bytes(32))
        coach_for(match.game)
        for _ in range(4):
            match.push(Random(1).choice(list(match.legal)))


def library(wanted: set[str]) -> dict[str, str]:
    """The files of the standard library that are loaded once all of this is imported."""
    for name in sorted(wanted):
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names:
            with contextlib.suppress(ImportError):  # whoever asks for it in a browser has another way
                importlib.import_module(name)
    rehearse()
    archive = next(path for path in sys.path if path.endswith(".zip"))
    found = {}
    with zipfile.ZipFile(archive) as kept:
        names = set(kept.namelist())
        for module in list(sys.modules):
            path = module.replace(".", "/")
            for name in (f"{path}.py", f"{path}/__init__.py"):
                if name in names:
                    found[name] = f"/lib-source/{name}"
        for name in names:
            if name.startswith(WHOLE) and name.endswith(".py"):
                found[name] = f"/lib-source/{name}"
        kept.extractall("/lib-source", [*found])
    return found


sys.path[:0] = [SITE, SOURCES]
own, built_on = ours(), theirs()
pack("/made/speeltafel.zip", own | built_on)
pack(
    "/made/stdlib.zip",
    library(imported([path for path in (own | built_on).values() if path.endswith(".py")])),
)
