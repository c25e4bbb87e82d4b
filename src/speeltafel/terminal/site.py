"""The command `site`: writes the page as a folder of files that any web server can serve, with the whole game inside."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec

import speeltafel
from speeltafel.bots.command_line import add_json, report, told_by
from speeltafel.core.errors import Unknown
from speeltafel.core.words import message
from speeltafel.home.games import games_offered
from speeltafel.home.rules import rules_of
from speeltafel.locale import say

PAGE = Path(speeltafel.__file__).parent / "server" / "page"
MARK = "site.json"
PACKED = (".js", ".css", ".json", ".svg", ".txt")
LEFT_OUT = ("gallery.html", "manifest.json", "first-script.txt")
"""What only we look at, the list that the build makes of its parts, and what `_as_site` writes into the first file."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""As strict as a server's. `wasm-unsafe-eval` lets Python's WebAssembly be compiled, and nothing else be made from text."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=told_by(parser)("cli-site-folder"))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Writes the site, anew where one lies there already."""
    size = write_site(arguments.folder)
    told = message("cli-site-written", folder=str(arguments.folder), size=f"{size / 1e6:.1f}")
    mark = json.loads((arguments.folder / MARK).read_text())
    done = {
        "folder": str(arguments.folder),
        "bytes": size,
        "release": mark["release"],
        "files": mark["files"],
    }
    report(say(told, arguments.language), done, arguments.json)
    return 0


def write_site(folder: Path) -> int:
    """The bytes of a whole site; raises Unknown where the page is not built or the folder has something else in it."""
    if not any(PAGE.glob("assets/python-*/speeltafel.zip.gz")):
        raise Unknown("cli-site-not-built", folder=str(PAGE))
    if folder.exists() and not folder.is_dir():
        raise Unknown("cli-site-not-empty", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()):
        if not (folder / MARK).is_file():
            raise Unknown("cli-site-not-empty", folder=str(folder))
        for old in json.loads((folder / MARK).read_text())["files"]:
            if ".." not in Path(old).parts and old != MARK:
                (folder / old).unlink(missing_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARK).write_text('{"files": []}')  # who is stopped on the way can begin again
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), dirs_exist_ok=True)
    _rewrite(folder / "index.html", _as_site)
    _rewrite(folder / "manifest.webmanifest", _as_folder)
    _write_data(folder / "data")
    names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    kept = [name for name in names if name not in ("index.html", "service-worker.js", MARK)]
    release = _hash(folder, [*kept, "index.html"])
    sizes = [(name, _packed(folder / name)) for name in kept]
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    _rewrite(
        folder / "service-worker.js",
        lambda text: text.replace("const FILES = [];", f"const FILES = {json.dumps(sizes)};").replace(
            "const RELEASE = '';", f"const RELEASE = '{release}';"
        ),
    )
    (folder / MARK).write_text(json.dumps({"release": release, "files": [*files, MARK]}))
    return sum((folder / name).stat().st_size for name in files)


def _as_site(text: str) -> str:
    """The page's first file with relative addresses, its own policy, and the word that no server is there."""
    script = (PAGE / "first-script.txt").read_text()
    allowed = POLICY.replace("script-src 'self'", f"script-src 'self' '{script}'")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{allowed}" />'
    text = text.replace("<html ", '<html data-home="device" ', 1).replace(
        "<head>", f"<head>\n    {policy}", 1
    )
    return re.sub(r'(href|src)="/', r'\1="./', text)


def _as_folder(text: str) -> str:
    """What is installed, with relative addresses; its name is where it begins, as other sites may lie beside this one."""
    manifest = json.loads(text.replace('"/', '"./'))
    del manifest["id"]
    return json.dumps(manifest, indent=2, ensure_ascii=False)


def _write_data(folder: Path) -> None:
    """What a server would answer to everybody alike: the games, and the rules of each edition."""
    games = games_offered()
    folder.mkdir(exist_ok=True)
    (folder / "games.json").write_bytes(msgspec.json.encode(games))
    for edition in (edition.id for game in games for edition in game.editions):
        target = folder / "rules" / f"{edition}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(msgspec.json.encode(rules_of(edition)))


def _packed(path: Path) -> int:
    """Lays a text beside itself in packed form, for servers that pack nothing, and says how much is fetched."""
    if path.suffix not in PACKED:
        return path.stat().st_size
    packed = gzip.compress(path.read_bytes(), mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(packed)
    return len(packed)


def _rewrite(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def _hash(folder: Path, names: list[str]) -> str:
    """A name that changes with any of these files."""
    found = hashlib.sha256()
    for name in names:
        found.update(name.encode())
        found.update((folder / name).read_bytes())
    return found.hexdigest()[:12]
