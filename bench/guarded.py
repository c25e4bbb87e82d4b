"""Thousands of guarded games at 5 ms a move, a tenth of the bots wild: no illegal action, no limit exceeded.

    python bench/guarded.py --games 20000 --json build/guarded.json

Every edition and number of seats takes its turn. `over the limit` counts answers that were accepted though they
came too late; bots of our own that were cut off instead are told apart, as faults. A machine takes time from a bot,
too: so at every tenth move, unless a wild bot's, a watcher that only looks at its clock, for as long as a bot may
think, is asked as well, and its answer thrown away. What is done is kept beside the figures, and a second call goes
on from there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from speeltafel import Decision, Illegal, Match, editions, find  # noqa: E402  the paths come first
from speeltafel.bots.budget import read_limit  # noqa: E402
from speeltafel.bots.guard import Guard  # noqa: E402
from speeltafel.bots.levels import names  # noqa: E402
from speeltafel.bots.progress import Progress  # noqa: E402
from speeltafel.lab.deals import luck_of  # noqa: E402
from speeltafel.testing.tables import settings  # noqa: E402

WILD = [
    f"tests.bots.wild:{name}"
    for name in (
        "Busy",
        "BusyInC",
        "Asleep",
        "Deaf",
        "Crashing",
        "Quitting",
        "Dying",
        "Hungry",
        "Silent",
        "Babbling",
        "Lying",
        "Moody",
    )
]
WATCHER = "tests.bots.wild:Watcher"
WATCHED = 10
CHUNK = 20
LONGEST = 1_000
WATCHES = ("own_seconds", "watched", "watched_late", "watched_seconds")


class Tally(msgspec.Struct):
    """What some games brought."""

    chunk: int
    games: int = 0
    ended: int = 0
    moves: int = 0
    wild_moves: int = 0
    illegal: int = 0
    over: int = 0
    own_seconds: float = 0.0
    watched: int = 0
    watched_late: int = 0
    watched_seconds: float = 0.0
    most_seconds: float = 0.0
    most_wait: float = 0.0
    tables: dict[str, int] = {}
    faults: dict[str, int] = {}
    wild_faults: dict[str, int] = {}
    details: list[str] = []


def tables() -> list[tuple[str, int, dict[str, object]]]:
    """Every edition with every number of seats, and every set of options that its game tries."""
    return [(name, setting.seats, dict(setting.options)) for name in editions() for setting in settings(name)]


def play_chunk(chunk: int, seed: str, limit_text: str, share: float) -> Tally:
    """Some games one after the other behind one guard."""
    limit = read_limit(limit_text)
    assert limit.seconds is not None
    all_tables = tables()
    tally = Tally(chunk, faults={}, wild_faults={}, tables={}, details=[])
    with Guard(patience=0.1) as guard:
        for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
            edition, seats, options = all_tables[number % len(all_tables)]
            rng = Random(f"{seed}/{number}")
            game = edition.partition("/")[0]
            bots = [
                rng.choice(WILD) if rng.random() < share else rng.choice(names(game)) for _ in range(seats)
            ]
            _play(
                tally,
                guard,
                Match(find(edition, seats, **options), seed=f"{seed}/{number}"),
                bots,
                limit.seconds,
                limit_text,
            )
            tally.tables[f"{edition} {seats}"] = tally.tables.get(f"{edition} {seats}", 0) + 1
    return tally


def _play(
    tally: Tally, guard: Guard, match: Match[object, object], bots: list[str], seconds: float, limit: str
) -> None:
    tally.games += 1
    for _ in range(LONGEST):
        turn = match.turn
        if not isinstance(turn, Decision):
            tally.ended += 1
            return
        bot, eyes = bots[turn.seat], frozenset({turn.seat})
        is_wild = bot in WILD
        seen, events = match.observe(eyes), match.events_for(eyes)
        luck = luck_of(limit, turn.seat, match.number)
        report = guard.choose(bot, match.game, seen, events, read_limit(limit), luck)
        tally.moves += 1
        tally.wild_moves += is_wild
        tally.most_wait = max(tally.most_wait, report.wall)
        if not is_wild:
            tally.own_seconds += report.seconds
            if tally.moves % WATCHED == 0:
                watched = guard.choose(WATCHER, match.game, seen, events, read_limit(limit), luck)
                tally.watched += 1
                tally.watched_late += watched.fault is not None
                tally.watched_seconds += watched.seconds
        if report.fault is not None:
            faults = tally.wild_faults if is_wild else tally.faults
            faults[report.fault.value] = faults.get(report.fault.value, 0) + 1
            if not is_wild:
                tally.illegal += report.fault.value == "illegal"
                tally.details.append(f"{match.game.edition} {bot}: {report.detail}"[:300])
        else:
            tally.most_seconds = max(tally.most_seconds, report.seconds)
            tally.over += report.seconds > seconds
        try:
            match.push(report.choice.action, seat=turn.seat)
        except Illegal as error:
            tally.illegal += 1
            tally.details.append(f"{match.game.edition} {bot}: {error}"[:300])
            return


def added(tallies: list[Tally]) -> Tally:
    """All of them as one."""
    whole = Tally(len(tallies))
    for name in ("games", "ended", "moves", "wild_moves", "illegal", "over", *WATCHES):
        setattr(whole, name, sum(getattr(each, name) for each in tallies))
    whole.most_seconds = max((each.most_seconds for each in tallies), default=0.0)
    whole.most_wait = max((each.most_wait for each in tallies), default=0.0)
    for name in ("tables", "faults", "wild_faults"):
        counter: Counter[str] = Counter()
        for each in tallies:
            counter.update(getattr(each, name))
        setattr(whole, name, dict(sorted(counter.items())))
    whole.details = [detail for each in tallies for detail in each.details][:50]
    return whole


def done_before(log: Path) -> Iterator[Tally]:
    """The chunks that are whole in the log."""
    if log.exists():
        for line in log.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(line, type=Tally)
            except msgspec.MsgspecError:
                return


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--limit", default="5ms")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--wild", type=float, default=0.1, help="share of the bots that are wild")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "guarded.json")
    args = parser.parse_args()
    log = args.json.with_suffix(".jsonl")
    log.parent.mkdir(parents=True, exist_ok=True)
    tallies = {tally.chunk: tally for tally in done_before(log)}
    chunks = -(-args.games // CHUNK)
    progress = Progress(chunks, done=len(tallies))
    with ProcessPoolExecutor(args.jobs) as pool, log.open("ab") as out:
        wanted = [chunk for chunk in range(chunks) if chunk not in tallies]
        count = len(wanted)
        for tally in pool.map(
            play_chunk, wanted, [args.seed] * count, [args.limit] * count, [args.wild] * count
        ):
            tallies[tally.chunk] = tally
            out.write(msgspec.json.encode(tally) + b"\n")
            out.flush()
            progress.show(len(tallies))
    progress.close()
    whole = added(list(tallies.values()))
    args.json.write_bytes(msgspec.json.format(msgspec.json.encode(whole)) + b"\n")
    print(
        f"{whole.games} games ({whole.ended} to the end), {whole.moves} moves, {whole.wild_moves} by wild bots\n"
        f"illegal: {whole.illegal}   over the limit: {whole.over}   longest accepted: {1000 * whole.most_seconds:.2f} ms"
        f"   longest wait of a table: {1000 * whole.most_wait:.0f} ms\n"
        f"faults of our bots: {whole.faults} in {whole.own_seconds:.0f} s of CPU   of wild bots: {whole.wild_faults}\n"
        f"a watcher of its clock: late {whole.watched_late} times of {whole.watched} in {whole.watched_seconds:.0f} s of CPU"
    )
    for detail in whole.details[:10]:
        print("  " + detail)
    return int(bool(whole.illegal or whole.over))


if __name__ == "__main__":
    sys.exit(main())
