/**
 * Two and five devices at one real table of `live/`, over lines that lose, double, delay and reorder messages and break:
 * in the end each shows what the table has, nothing was played that was not shown, and no question hangs.
 *
 * `bench/fuzz_page.py` has many runs; `FUZZ_RUNS`, `FUZZ_SEED` and `FUZZ_GAMES` say how many, from which seed, of which games.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';
import { VirtualClock } from '../testing/clock';
import { BadLine, FAIR, luck, TableProcess, type Expected, type Weather } from '../testing/crowd';
import { DRAWN } from '../testing/games';
import type { PreviewSent, ToClient } from '../wire';
import type { Session } from './session.svelte';

const ROOT = resolve(import.meta.dirname, '../../..');
const PYTHON = process.env['SPEELTAFEL_PYTHON'] ?? resolve(ROOT, '.venv/bin/python');
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2);
const SEED = Number(process.env['FUZZ_SEED'] ?? 5001);
const GAMES = process.env['FUZZ_GAMES']?.split(',') ?? DRAWN;
/** The seats that each device opens; the fifth watches. */
const TWO = [[0], [1]];
const FIVE = [[0], [1], [0], [0, 1], []];
/** Milliseconds from one exchange to the next, in bad weather and in fair, and how many of each. */
const BEAT = 100;
const STORM = 250;
const FAIR_BEAT = 500;
const CALM = 120;
/** Tables that go on side by side, so that processes wait for each other once a beat and not once a table. */
const TOGETHER = 25;

interface Device {
  session: Session;
  line: BadLine;
  /** Questions that have not been answered. */
  asking: number;
  busy: boolean;
}

describe.skipIf(!existsSync(PYTHON))('devices over bad lines', () => {
  let table: TableProcess;
  let made: typeof import('./session.svelte');
  let later: typeof setImmediate;
  let clock: VirtualClock;
  beforeAll(async () => {
    browser();
    later = setImmediate;
    table = new TableProcess(PYTHON, ROOT);
    made = await import('./session.svelte');
    const { speech } = await import('../i18n/words.svelte');
    await speech.choose('en', { remember: false });
    clock = new VirtualClock();
    clock.install();
  }, 120_000);
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    table.end();
  });

  let lines = 0;

  /** One table and the devices at it. */
  async function open(game: string, places: number[][], seed: number) {
    const random = luck(seed);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const weather: Weather = {
      least: 0,
      lost: 0.12 * random(),
      doubled: 0.15 * random(),
      late: 3000 * random() ** 2,
      broken: 0.02 * random(),
    };
    const secrets = await table.ask<string[]>({ new: { game, seats: 2, seed }, table: seed });
    const played: { seat: number; action: string; number: number }[] = [];
    const devices = places.map((seats, index): Device => {
      const code = `T${seed}-${index}`;
      const line = new BadLine(weather, random, () => (lines += 1));
      localStorage.setItem('speeltafel.games', '[]');
      const kept = seats.map((seat) => secrets[seat] ?? '');
      sessionStorage.setItem(`speeltafel.links.${code}`, JSON.stringify(kept));
      return { session: new made.Session(code, line), line, asking: 0, busy: false };
    });

    /** A person tries a play step by step, changes their mind, plays what is ready. */
    async function turn(device: Device): Promise<void> {
      const { session } = device;
      let answer: PreviewSent | null = session.preview;
      device.busy = true;
      for (let steps = 0; answer && steps < 6; steps += 1) {
        if (answer.ready && (random() < 0.6 || !answer.steps?.length)) {
          const seat = session.mover;
          if (seat === null) break;
          played.push({ seat, action: answer.text, number: session.playback.shown.number });
          await session.play(answer.text);
          break;
        }
        const step = pick(answer.steps ?? []);
        if (!step) break;
        device.asking += 1;
        if (random() < 0.1) void session.ask(step.text).then(() => undefined); // overtaken by the next
        answer = await session.ask(step.text);
        device.asking -= 1;
      }
      device.busy = false;
    }

    function act(device: Device): void {
      const { session } = device;
      const { mover, held, shared } = session;
      if (shared && random() < 0.2) return session.hold(mover !== null && random() < 0.8 ? mover : null);
      const mayPlay = mover !== null && session.preview !== null && (!shared || held === null || held === mover);
      if (mayPlay && !device.busy) return void turn(device);
      if (session.line !== 'open' && session.queued && random() < 0.2) session.takeBack();
      if (random() < 0.02 && session.you.length) void session.propose('undo');
      if (random() < 0.02) void session.say({ phrase: 'phrase-hello' });
      for (const offer of session.table?.offers ?? []) {
        const seat = session.you.find((one) => one !== offer.by && !offer.agreed.includes(one));
        if (seat !== undefined && random() < 0.3) void session.answer(offer, seat, random() < 0.7);
      }
    }

    function actAll(): void {
      for (const device of devices) if (random() < 0.25) act(device);
    }

    function clearUp(): void {
      for (const { line } of devices) line.weather = FAIR;
    }

    async function check(): Promise<void> {
      const expected = await table.ask<Expected[]>({ expect: devices.map(({ line }) => line.number), table: seed });
      for (const [index, { session, asking, busy }] of devices.entries()) {
        const told = expected[index]!;
        const shown = session.playback.shown;
        const { number, view, events, scores, turn: mover, preview, outcome, held } = shown;
        expect({ number, view, events, scores, mover, preview, outcome, held, you: session.you, line: session.line }).toEqual({
          number: told.number,
          view: told.view,
          events: told.events,
          scores: told.scores,
          mover: told.outcome ? null : told.turn,
          preview: told.preview ?? null,
          outcome: told.outcome ?? null,
          held: told.hold ?? null,
          you: told.you,
          line: 'open',
        });
        expect({ asking, busy, queued: session.queued }).toEqual({ asking: 0, busy: false, queued: null });
      }
      const log = await table.ask<[number | null, string][]>({ log: true, table: seed });
      for (const [number, [seat, action]] of log.entries()) {
        if (seat === null || /^(undo|resign|draw|flag|abandon)/.test(action)) continue;
        const shown = played.some((one) => one.seat === seat && one.action === action && one.number === number - 1);
        expect(shown, `event ${number}, ${action} of seat ${seat}, was played by nobody who saw event ${number - 1}`).toBe(true);
      }
      counts.events += log.length;
      counts.plays += played.length;
      for (const { session } of devices) session.close();
      await table.ask({ end: true, table: seed });
    }

    return { seed, devices, actAll, clearUp, check };
  }

  type Open = Awaited<ReturnType<typeof open>>;

  async function exchange(tables: Open[], beat: number): Promise<void> {
    const said = tables.flatMap(({ seed, devices }) =>
      devices.flatMap(({ line }) => line.beat().map(([number, message]) => [number, message, seed])),
    );
    const all = tables.flatMap(({ devices }) => devices.map(({ line }) => line));
    if (said.length) {
      const told = await table.ask<[number, ToClient | null][]>({ say: said });
      const byNumber = new Map(all.map((line) => [line.number, line]));
      for (const [number, message] of told) byNumber.get(number)?.post(number, message);
    }
    for (const line of all) line.hear();
    await new Promise<void>((settled) => later(settled));
    clock.advance(beat);
    await new Promise<void>((settled) => later(settled));
  }

  async function run(game: string, places: number[][], seeds: number[]): Promise<void> {
    const tables: Open[] = [];
    for (const seed of seeds) tables.push(await open(game, places, seed));
    for (let beat = 0; beat < STORM; beat += 1) {
      for (const { actAll } of tables) actAll();
      await exchange(tables, BEAT);
    }
    for (const { clearUp } of tables) clearUp();
    for (let beat = 0; beat < CALM; beat += 1) await exchange(tables, FAIR_BEAT);
    for (const { seed, check } of tables)
      await check().catch((reason: unknown) => {
        throw new Error(`seed ${seed}: ${String(reason)}`, { cause: reason });
      });
  }

  const counts = { events: 0, plays: 0 };
  afterAll(() => process.env['FUZZ_RUNS'] && console.log(JSON.stringify(counts)));

  for (const game of GAMES)
    for (const [name, places] of [
      ['two', TWO],
      ['five', FIVE],
    ] as const)
      it(
        `${name} devices at a table of ${game}`,
        async () => {
          const seeds = Array.from({ length: RUNS }, (_, number) => SEED + number);
          while (seeds.length) await run(game, places, seeds.splice(0, TOGETHER));
        },
        RUNS * 30_000,
      );
});
