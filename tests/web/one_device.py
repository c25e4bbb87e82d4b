"""Two tables side by side in a browser, alike but for one hidden tile: whoever may not know it must see and hear the same."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import Browser, Page
from websockets.sync.client import connect

from speeltafel.core.protocol import Decision
from speeltafel.wire import WIRE
from tests.server.scripted import CODE, Script, secret
from tests.server.twins import Twins

ROOT = Path(__file__).parents[2]
SETTLE_MS = 4_000

# Keeps every message and, after every change of the page, all that it says, each with whose eyes the device then had;
# but for the ids of answers, which the page made up. `report` sums up what came since the last one, and keeps it.
LISTEN = """(() => {
  const Plain = WebSocket;
  const asked = new Set();
  let [held, heard, said, latest] = [null, [], [], ''];
  const say = () => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    const text = [document.title, document.body?.textContent ?? '', ...labels].join('\\n');
    if (text !== latest) said.push([held, (latest = text)]);
  };
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      window.line = this;
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'welcome') held = message.hold ?? null;
        asked.delete(message.id);
        heard.push([held, data.replace(/^({"type":"\\w+"),"id":"[^"]*"/, '$1')]);
      });
    }
    send(data) {
      const message = JSON.parse(data);
      if (message.type === 'ask') asked.add(message.id);
      super.send(data);
    }
  };
  new MutationObserver(say).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const stored = () => {
    const games = JSON.parse(localStorage.getItem('speeltafel.games') ?? '[]').map((game) => ({ ...game, at: 0 }));
    const kept = (store) => Object.entries(store).filter(([key]) => key !== 'speeltafel.games').sort();
    return JSON.stringify([games, kept(localStorage), kept(sessionStorage)]);
  };
  const sum = async (text) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  window.isAnswered = () => asked.size === 0;
  window.report = async () => {
    // How far the board is scrolled depends on when a layout came; the board itself is open to all.
    const plain = (html) => html.replaceAll(location.port, 'PORT').replace(/(<div class="plane[^"]*" style=")transform: [^;]*/g, '$1transform');
    const drawn = document.title + plain(document.body.outerHTML);
    window.kept = { screen: [[held, drawn]], stored: [[held, stored()]], messages: heard, moments: said };
    [heard, said] = [[], []];
    const summed = Object.entries(window.kept).map(async ([name, all]) => [name, await Promise.all(all.map(async ([whose, text]) => [whose, await sum(text)]))]);
    return { held, ...Object.fromEntries(await Promise.all(summed)) };
  };
})()"""
KEEP = """([table, secrets]) => localStorage.setItem('speeltafel.games', JSON.stringify([{ table, game: '', secrets,
  names: [], you: [], status: 'running', turn: null, scores: [], at: 0 }]))"""
NUMBER = "Number(document.querySelector('[data-live]')?.dataset.number ?? -1)"
SEND = "([seat, id, action]) => window.line.send(JSON.stringify({ type: 'play', id, seat, action }))"


@dataclass
class Count:
    """What was compared, and how often the one who may know it saw a difference."""

    games: int = 0
    steps: int = 0
    screen: int = 0
    stored: int = 0
    messages: int = 0
    moments: int = 0
    differing: int = 0

    def add(self, other: Count) -> None:
        for name in vars(other):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Pair:
    """One game and its twin, each on one device; everything is done on both in the same way."""

    twins: Twins
    here: tuple[int, ...]
    pages: tuple[Page, Page]
    far: Callable[[int, str, int], None]
    luck: Random
    count: Count = field(default_factory=Count)

    def play(self) -> Count:
        """Plays the game to its end, and compares at every step."""
        script = self.twins.one
        number = self.twins.first
        self.count.games = 1
        self.compare(None)
        while number < len(script.texts):
            turn = script.turn(number)
            assert isinstance(turn, Decision)
            seat = int(turn.seat)
            self.take_up(seat) if seat in self.here else self.look_on()
            if seat in self.here:
                for page, each in zip(self.pages, (script, self.twins.other), strict=True):
                    page.evaluate(SEND, [seat, f"m{number}", each.texts[number]])
            else:
                self.far(seat, f"m{number}", number)
            number += 1
            while number < len(script.texts) and not isinstance(script.turn(number), Decision):
                number += 1
            for page in self.pages:
                page.wait_for_function(f"() => {NUMBER} >= {number - 1}")
            self.count.steps += 1
            self.compare(None)
        return self.count

    def take_up(self, seat: int) -> None:
        """The one to move lifts the curtain, chooses a tile and lays it somewhere, looks at the plays so far."""
        for page in self.pages:
            if page.locator(".curtain").count():
                page.locator(".curtain .key").click()
            page.locator("[data-held]").first.wait_for()
        self.compare(seat)
        which = self.luck.randrange(6)
        for page in self.pages:
            rack = page.locator("[data-held]")
            rack.nth(min(which, rack.count() - 1)).dispatch_event("click")
            offered = page.locator('[role="gridcell"][aria-label*="fits"]')
            if offered.count():
                offered.first.dispatch_event("click")
        if self.luck.random() < 0.2:
            self.look_through(seat)
        self.compare(seat)

    def look_through(self, seat: int) -> None:
        """Opens the list of all plays; the curtain falls over it when it stays open."""
        for page in self.pages:
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="All moves").click()
        self.compare(seat)
        if self.luck.random() < 0.5:
            for page in self.pages:
                page.keyboard.press("Escape")

    def look_on(self) -> None:
        """Somebody here looks at their hand while another one far away thinks, and may cover it again."""
        seat = self.luck.choice(self.here)
        covers = self.luck.random() < 0.5
        place = self.here.index(seat)
        for page in self.pages:
            if page.locator("[data-held]").count() == 0:
                page.locator(".peek .key").nth(place).click()
            page.locator("[data-held]").first.wait_for()
        self.compare(None)
        if covers:
            for page in self.pages:
                page.locator(".peek .key").click()
                page.locator("[data-held]").first.wait_for(state="detached")
            self.compare(None)

    def compare(self, seat: int | None) -> None:
        """Whatever both devices said since the last time is the same to the byte, but where its knower held them."""
        for page in self.pages:
            page.wait_for_function("() => window.isAnswered()")
            page.clock.fast_forward(SETTLE_MS)
        one, other = (page.evaluate("() => window.report()") for page in self.pages)
        assert one["held"] == other["held"]
        assert seat is None or one["held"] == seat, f"seat {seat} should hold the device, not {one['held']}"
        is_loading = self.count.screen == 0
        for name in ("screen", "stored", "messages", *(() if is_loading else ("moments",))):
            first, second = (
                [sum for held, sum in each[name] if held != self.twins.holder] for each in (one, other)
            )
            assert first == second, f"{name} at step {self.count.steps}: {self._difference(name)}"
            setattr(self.count, name, getattr(self.count, name) + len(first))
        if one["held"] == self.twins.holder:
            self.count.differing += one["screen"] != other["screen"]

    def _difference(self, name: str) -> str:
        kept = [page.evaluate("(name) => window.kept[name]", name) for page in self.pages]
        one, other = ([text for held, text in each if held != self.twins.holder] for each in kept)
        first = next(((a, b) for a, b in zip(one, other, strict=False) if a != b), None)
        return f"{len(one)} and {len(other)} texts" if first is None else difference(*first)


def difference(one: str, other: str) -> str:
    """Where two texts part, with what stands around it."""
    at = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return f"{one[max(0, at - 120) : at + 80]!r} and {other[max(0, at - 120) : at + 80]!r}"


@contextmanager
def served(script: Script) -> Iterator[str]:
    """A server of its own for a scripted table."""
    command = [sys.executable, "-m", "tests.server.staging"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(script) + b"\n")
            process.stdin.flush()
            yield process.stdout.readline().decode().strip()
        finally:
            process.stdin.close()
            process.wait(120)


@contextmanager
def pair(browser: Browser, twins: Twins, away: Sequence[int], seed: int, **look: object) -> Iterator[Pair]:
    """Both games of twins on devices of everybody but those who are away."""
    here = tuple(seat for seat in range(twins.one.seats) if seat not in away)
    with ExitStack() as stack:
        bases = [stack.enter_context(served(script)) for script in (twins.one, twins.other)]
        pages = []
        lines = {}
        for base, script in zip(bases, (twins.one, twins.other), strict=True):
            for seat in away:
                line = stack.enter_context(
                    connect(base.replace("http", "ws", 1) + "/api/socket", ping_interval=None, max_queue=None)
                )
                line.send(
                    json.dumps({"type": "hello", "table": CODE, "secrets": [secret(seat)], "wire": WIRE})
                )
                line.recv(timeout=30)
                lines[base, seat] = line, script
            context = browser.new_context(
                locale="en-GB", reduced_motion="reduce", service_workers="block", **look
            )  # type: ignore[arg-type]
            stack.callback(context.close)
            page = context.new_page()
            page.goto(f"{base}/icon.svg")
            page.evaluate(KEEP, [CODE, [secret(seat) for seat in here]])
            page.clock.install(time=1_800_000_000)
            page.clock.pause_at(1_800_000_100)
            page.add_init_script(LISTEN)
            page.goto(f"{base}/t/{CODE}")
            page.locator(".curtain, .peek").first.wait_for()
            pages.append(page)

        def far(seat: int, id: str, number: int) -> None:
            for base in bases:
                line, script = lines[base, seat]
                action = script.texts[number]
                line.send(json.dumps({"type": "play", "id": id, "seat": seat, "action": action}))

        yield Pair(twins, here, (pages[0], pages[1]), far, Random(seed))
