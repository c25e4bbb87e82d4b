/**
 * Two people at a real table of `live/`, 200 ms away each way, who tap faster than they are answered: every move that is played is
 * the one that was shown when its key was pressed, and whatever was pressed before, a turn can always be ended.
 *
 * `bench/fuzz_page.py --far` has many games; `FAR_GAMES` and `FAR_SEED` say how many of each, from which seed.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Doing } from '../games/contract';
import { browser } from '../testing/browser';
import { VirtualClock } from '../testing/clock';
import { BadLine, FAIR, luck, TableProcess } from '../testing/crowd';
import { DRAWN } from '../testing/games';
import type { ToClient } from '../wire';
import type { Session } from './session.svelte';

const ROOT = resolve(import.meta.dirname, '../../..');
const PYTHON = process.env['SPEELTAFEL_PYTHON'] ?? resolve(ROOT, '.venv/bin/python');
const TIMES = Number(process.env['FAR_GAMES'] ?? 1);
const SEED = Number(process.env['FAR_SEED'] ?? 1);
const GAMES = process.env['FUZZ_GAMES']?.split(',') ?? DRAWN;
const ONE_WAY = 200;
const BEAT = 50;
/** So many taps at most before somebody wants to end the turn, and so many beats until that has to be done. */
const TAPS = 14;
const PATIENCE = 400;
const MOST_TURNS = Number(process.env['FAR_TURNS'] ?? 12);

describe.skipIf(!existsSync(PYTHON))('far away', () => {
  let table: TableProcess;
  let made: typeof import('./session.svelte');
  let people: typeof import('../testing/hasty');
  let later: typeof setImmediate;
  let clock: VirtualClock;
  const counts = { events: 0, plays: 0, taps: 0, ended: 0 };
  beforeAll(async () => {
    browser();
    later = setImmediate;
    table = new TableProcess(PYTHON, ROOT);
    made = await import('./session.svelte');
    people = await import('../testing/hasty');
    const { speech } = await import('../i18n/words.svelte');
    await speech.choose('en', { remember: false });
    const { settings } = await import('../device/settings.svelte');
    settings.motion = false;
    clock = new VirtualClock();
    clock.install();
  }, 600_000);
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    table.end();
    if (process.env['FAR_GAMES']) console.log(JSON.stringify(counts));
  });

  async function play(game: string, seed: number): Promise<void> {
    const random = luck(seed);
    const secrets = await table.ask<string[]>({ new: { game, seats: 2, seed } });
    let lines = 0;
    const unseen: string[] = [];
    const seats = secrets.map((secret, place) => {
      const code = `F${seed}-${place}`;
      const line = new BadLine({ ...FAIR, least: ONE_WAY }, random, () => (lines += 1));
      localStorage.setItem('speeltafel.games', '[]');
      sessionStorage.setItem(`speeltafel.links.${code}`, JSON.stringify([secret]));
      const session: Session = new made.Session(code, line);
      const played: string[] = [];
      const doing = async (action: Doing) => {
        const seen = hand.seen();
        if (hand.pressed !== seen) unseen.push(`${game}: pressed for ${hand.pressed}, played ${seen}`);
        counts.plays += 1;
        const refusal = await session.play(action);
        if (refusal === null) played.push(seen);
        return refusal;
      };
      const hand = people.hasty(game, () => session.you[0] ?? null, { ask: session.ask, play: doing }, random);
      const press = () => {
        if (!isLive()) return;
        counts.taps += 1;
        hand.tap();
      };
      const isLive = () => session.mover !== null && session.preview !== null;
      session.playback.follow(() => hand.update(session.playback.shown, isLive()));
      return { session, line, played, press, isLive, insist: () => hand.insist() };
    });

    async function beat(): Promise<void> {
      const said = seats.flatMap(({ line }) => line.beat());
      if (said.length) {
        const told = await table.ask<[number, ToClient | null][]>({ say: said });
        for (const [number, message] of told) for (const { line } of seats) line.post(number, message);
      }
      for (const { line } of seats) line.hear();
      await new Promise<void>((settled) => later(settled));
      clock.advance(BEAT);
    }

    const number = () => Math.max(...seats.map(({ session }) => session.playback.shown.number));
    const isOver = () => seats.some(({ session }) => session.playback.shown.outcome !== null);
    for (let turn = 0; turn < MOST_TURNS && !isOver(); turn += 1) {
      for (let wait = 0; !seats.some(({ isLive }) => isLive()) && !isOver(); wait += 1) {
        expect(wait, `nobody is to move after event ${number()}`).toBeLessThan(PATIENCE);
        await beat();
      }
      const start = number();
      for (let left = Math.floor(TAPS * random()); left > 0 && number() === start; left -= 1) {
        for (const { press } of seats) press();
        if (random() < 0.6) await beat();
      }
      for (let wait = 0; number() === start && !isOver(); wait += 1) {
        expect(wait, `a turn of ${game} that cannot be ended after event ${start}`).toBeLessThan(PATIENCE);
        if (wait % 12 === 11) for (const { insist, isLive } of seats) if (isLive()) insist();
        await beat();
      }
    }
    for (let rest = 0; rest < 40; rest += 1) await beat();
    expect(unseen).toEqual([]);
    for (const { session, played } of seats) {
      const own = session.events.filter((event) => event.seat === session.you[0] && event.deed && event.deed.kind !== 'lot');
      expect(own.map(({ deed }) => people.done(deed!))).toEqual(played);
      counts.events += own.length;
      session.close();
    }
    counts.ended += Number(isOver());
  }

  for (const game of GAMES)
    it(
      `what is played at a table of ${game} is what was shown`,
      async () => {
        for (let seed = SEED; seed < SEED + TIMES; seed += 1)
          await play(game, seed).catch((reason: unknown) => {
            throw new Error(`seed ${seed}: ${String(reason)}`, { cause: reason });
          });
      },
      TIMES * 60_000,
    );
});
