/** The games this device remembers: nothing precious waits, and nothing is written for nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, type Browser } from '../testing/browser';
import type { Remembered } from './seats.svelte';

let here: Browser;
let heard: Map<string, (event: object) => void>;
let writes: number;
beforeEach(() => {
  vi.useFakeTimers();
  here = browser();
  heard = new Map();
  writes = 0;
  vi.stubGlobal('addEventListener', (kind: string, then: (event: object) => void) => heard.set(kind, then));
  const set = here.local.setItem;
  here.local.setItem = (name, text) => {
    writes += 1;
    set(name, text);
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const remembering = async () => (await import('./seats.svelte')).memory;
const stored = () => JSON.parse(here.local.getItem('speeltafel.games') ?? '[]') as { table: string; scores: number[]; secrets: string[] }[];

describe('how a game stands', () => {
  it('is written once a moment, and the latest of it', async () => {
    const memory = await remembering();
    memory.note('HEKS', { secrets: ['mine'] });
    vi.advanceTimersByTime(10_000);
    writes = 0;
    for (let points = 1; points <= 40; points += 1) memory.note('HEKS', { scores: [points] });
    expect([writes, memory.of('HEKS')?.scores]).toEqual([1, [40]]);
    vi.advanceTimersByTime(10_000);
    expect([writes, stored()[0]?.scores]).toEqual([2, [40]]);
    for (let points = 41; points <= 80; points += 1) memory.note('HEKS', { scores: [points] });
    vi.advanceTimersByTime(10_000);
    expect([writes, stored()[0]?.scores], 'and so a second time').toEqual([4, [80]]);
  });

  it('is not written when nothing has changed', async () => {
    const memory = await remembering();
    memory.note('HEKS', { secrets: ['mine'], scores: [1] });
    writes = 0;
    vi.advanceTimersByTime(10_000);
    memory.note('HEKS', { scores: [1] });
    vi.advanceTimersByTime(10_000);
    expect(writes).toBe(0);
  });

  it('is written when the page is no more seen, and not when it is seen again', async () => {
    let turned = () => {};
    vi.stubGlobal('document', { ...document, addEventListener: (_: string, then: () => void) => (turned = then) });
    const memory = await remembering();
    memory.note('HEKS', { secrets: ['mine'] });
    memory.note('HEKS', { scores: [1] });
    turned();
    expect(stored()[0]?.scores).toEqual([]);
    vi.stubGlobal('document', { ...document, visibilityState: 'hidden' });
    turned();
    expect(stored()[0]?.scores).toEqual([1]);
    writes = 0;
    turned();
    expect(writes, 'nothing is new').toBe(0);
  });

  it('is written before the page is gone', async () => {
    const memory = await remembering();
    memory.note('HEKS', { secrets: ['mine'] });
    memory.note('HEKS', { scores: [1] });
    memory.note('HEKS', { scores: [2] });
    heard.get('pagehide')?.({});
    expect(stored()[0]?.scores).toEqual([2]);
  });
});

describe('a seat', () => {
  it('is written at once, and forgotten at once', async () => {
    const memory = await remembering();
    memory.note('HEKS', { scores: [1] });
    expect(stored()[0]?.scores, 'a game not known before').toEqual([1]);
    memory.addSecret('HEKS', 'mine');
    expect(stored()[0]?.secrets).toEqual(['mine']);
    memory.note('HEKS', { owner: 'ours' });
    expect(stored()[0]).toMatchObject({ owner: 'ours' });
    memory.forget('HEKS');
    expect([stored(), memory.games]).toEqual([[], []]);
  });

  it('of another tab is not lost when this one writes, nor its own when the other does', async () => {
    const memory = await remembering();
    memory.note('MINE', { secrets: ['a'] });
    memory.note('MINE', { scores: [7] });
    here.local.kept.set('speeltafel.games', JSON.stringify([{ ...stored()[0], table: 'THEIRS', secrets: ['b'] }, ...stored()]));
    heard.get('storage')?.({ key: 'speeltafel.games' });
    expect([memory.of('MINE')?.scores, memory.of('THEIRS')?.secrets]).toEqual([[7], ['b']]);
    memory.note('MINE', { scores: [8] });
    vi.advanceTimersByTime(10_000);
    expect(stored().map(({ table, scores }) => [table, scores])).toEqual([
      ['MINE', [8]],
      ['THEIRS', []],
    ]);
  });

  it('that another tab wrote unheard is not lost when this one writes', async () => {
    const memory = await remembering();
    memory.note('MINE', { secrets: ['a'] });
    here.local.kept.set('speeltafel.games', JSON.stringify([{ ...stored()[0], table: 'THEIRS', secrets: ['b'] }, ...stored()]));
    memory.note('MINE', { secrets: ['a', 'c'] });
    expect(stored().map(({ table, secrets }) => [table, secrets])).toEqual([
      ['MINE', ['a', 'c']],
      ['THEIRS', ['b']],
    ]);
    expect(memory.of('THEIRS')?.secrets).toEqual(['b']);
  });

  it('is opened by its newest secret first, and gone with the last one that the server knew, unless it is ours or over', async () => {
    const memory = await remembering();
    memory.addSecret('HEKS', 'old');
    memory.addSecret('HEKS', 'new');
    memory.addSecret('HEKS', 'old');
    expect(memory.of('HEKS')?.secrets).toEqual(['new', 'old']);
    memory.dropSecrets('HEKS', ['new']);
    expect(memory.of('HEKS')?.secrets).toEqual(['old']);
    memory.dropSecrets('HEKS', ['old']);
    expect(memory.of('HEKS')).toBeUndefined();
    memory.note('OURS', { secrets: ['a'], owner: 'me' });
    memory.note('OVER', { secrets: ['a'], status: 'finished' });
    for (const table of ['OURS', 'OVER']) memory.dropSecrets(table, ['a']);
    expect(['OURS', 'OVER'].map((table) => memory.of(table)?.secrets)).toEqual([[], []]);
  });

  it('stands before those that were played earlier', async () => {
    const memory = await remembering();
    memory.note('OLD', { secrets: ['a'] });
    memory.note('NEW', { secrets: ['b'] });
    memory.note('OLD', { scores: [1] });
    memory.note('NEW', { scores: [2] });
    expect(memory.games.map(({ table }) => table)).toEqual(['NEW', 'OLD']);
  });
});

describe('a browser that is killed', () => {
  const disk = new Map<string, Remembered>();
  beforeEach(() => {
    disk.clear();
    vi.resetModules();
    vi.doMock('./kept-seats', () => ({
      keepSeats: (game: Remembered) => Promise.resolve(disk.set(game.table, game)),
      dropSeats: (table: string) => Promise.resolve(disk.delete(table)),
      keptSeats: () => Promise.resolve([...disk.values()]),
    }));
  });
  afterEach(() => {
    vi.doUnmock('./kept-seats');
    vi.resetModules();
  });

  it('forgets no seat, though what the page wrote last is gone', async () => {
    const before = await remembering();
    before.note('HEKS', { secrets: ['mine'], here: true });
    before.note('BEER', { secrets: ['other'] });
    before.note('BEER', { scores: [3] });
    before.forget('BEER');
    await before.safe;
    here.local.removeItem('speeltafel.games');
    vi.resetModules();
    const after = await remembering();
    expect(after.games).toEqual([]);
    await after.recall();
    expect(after.games.map(({ table, secrets }) => [table, secrets])).toEqual([['HEKS', ['mine']]]);
    expect(stored().map(({ table }) => table)).toEqual(['HEKS']);
  });

  it('changes nothing of what the page still knows, and keeps what an earlier release did not', async () => {
    const memory = await remembering();
    memory.note('HEKS', { secrets: ['mine'] });
    memory.note('HEKS', { scores: [7] });
    await memory.safe;
    disk.clear();
    await memory.recall();
    await memory.safe;
    expect(memory.of('HEKS')?.scores).toEqual([7]);
    expect([...disk.keys()]).toEqual(['HEKS']);
  });
});
