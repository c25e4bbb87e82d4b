/** What a browser keeps is read field by field, whoever wrote it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';
import { readGames } from './stored';

afterEach(() => vi.unstubAllGlobals());

/** As the page of release 0.1 wrote it. */
const WHOLE = {
  table: 'HEKS-ABC234',
  game: 'qwirkle/nl-2023',
  secrets: ['s3cret_A-b', 'other'],
  owner: 'own-er',
  links: [{ place: 1, secret: 'link' }],
  names: ['Ada', ''],
  you: [0],
  status: 'finished',
  turn: null,
  scores: [12, -3],
  winners: [0],
  best: 12,
  full: 1,
  at: 1_763_000_000_000,
};
const BLANK = { table: 'HEKS-ABC234', game: '', secrets: [], names: [], you: [], status: 'open', turn: null, scores: [], at: 0 };
const WRONG = [
  undefined,
  null,
  true,
  7,
  -1,
  1.5,
  1e300,
  '',
  'text',
  'x'.repeat(100_000),
  [],
  [null],
  [[]],
  [{}],
  {},
  { length: 3 },
  Array.from({ length: 10_000 }, () => 'x'),
];

async function packed(thing: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(thing)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

describe('remembered games', () => {
  it('that fit are read as they are', () => {
    expect(readGames([WHOLE])).toEqual([WHOLE]);
  });

  it('keep every field that fits and lose the others', () => {
    expect(
      readGames([
        {
          ...BLANK,
          secrets: ['good', 'bad secret', 5],
          links: [{ place: 'x', secret: 'y' }],
          at: 1e300,
          status: 'lost',
          names: [1, 'Ben'.repeat(1000)],
        },
      ]),
    ).toEqual([{ ...BLANK, secrets: ['good'], names: ['', 'Ben'.repeat(1000).slice(0, 80)], at: 8.64e15 }]);
    expect(readGames([{ table: BLANK.table }])).toEqual([BLANK]);
  });

  it.each(Object.keys(WHOLE))('are read whatever stands in %s', (field) => {
    for (const wrong of WRONG) {
      for (const game of readGames([{ ...WHOLE, [field]: wrong }])) {
        expect(JSON.stringify(game).length).toBeLessThan(2000);
        new Intl.DateTimeFormat('en').format(game.at);
        for (const list of [game.names, game.you, game.secrets, game.scores, game.winners ?? [], game.links ?? []])
          expect(Array.isArray(list)).toBe(true);
      }
    }
  });

  it('without a table are none, and each table is there once', () => {
    expect(readGames([null, [], {}, { ...WHOLE, table: '' }, { ...WHOLE, table: 'x'.repeat(41) }, WHOLE, { ...WHOLE, at: 1 }])).toEqual([
      WHOLE,
    ]);
    for (const wrong of WRONG) expect(readGames(wrong)).toEqual([]);
  });
});

describe('a carried code', () => {
  it('brings games, drops what does not fit in them, and drives out none that is played here', async () => {
    const { local } = browser();
    const mine = Array.from({ length: 150 }, (_, number) => ({ ...WHOLE, table: `MINE-${number}`, status: 'running', at: 5 }));
    local.setItem('speeltafel.games', JSON.stringify(mine));
    const { memory } = await import('./seats.svelte');
    const many = Array.from({ length: 300 }, (_, number) => ({ table: `THEIRS-${number}`, at: 1e15 }));
    await memory.receive(await packed(many));
    expect(memory.games.length).toBe(200);
    for (const game of mine) expect(memory.of(game.table)?.secrets).toEqual(WHOLE.secrets);
    expect(memory.of('THEIRS-0')).toMatchObject({ names: [], you: [] });
  });

  it('that unpacks to more than any code of ours is refused', async () => {
    browser();
    const { memory } = await import('./seats.svelte');
    const bomb = await packed([{ ...WHOLE, names: ['x'.repeat(20_000_000)] }]);
    expect(bomb.length).toBeLessThan(500_000);
    await expect(memory.receive(bomb)).rejects.toThrow('too long');
    await expect(memory.receive('A'.repeat(500_001))).rejects.toThrow('too long');
    expect(memory.games).toEqual([]);
  });

  it('of this device is read by another as it was', async () => {
    const { local } = browser();
    local.setItem('speeltafel.games', JSON.stringify([WHOLE]));
    const { memory: one } = await import('./seats.svelte');
    const code = await one.code();
    browser();
    const { memory: other } = await import('./seats.svelte');
    expect(await other.receive(code)).toBe(1);
    expect(other.games).toEqual([WHOLE]);
  });
});

describe('settings', () => {
  const WHOLE_SETTINGS = {
    theme: 'dark',
    symbols: false,
    sound: false,
    lessMotion: true,
    notify: true,
    big: true,
    name: 'Ada',
    avatar: 'fox',
    levels: { qwinn: 'racer' },
  };

  it('that fit are read as they are, and others are as usual', async () => {
    browser();
    const { readSettings } = await import('./settings.svelte');
    const usual = readSettings({});
    expect(readSettings(WHOLE_SETTINGS)).toEqual(WHOLE_SETTINGS);
    for (const wrong of WRONG) {
      if (!Array.isArray(wrong) && typeof wrong === 'object') continue;
      expect(readSettings(wrong)).toEqual(usual);
    }
    for (const field of Object.keys(WHOLE_SETTINGS)) {
      for (const wrong of [null, 3, [], 'x'.repeat(300)]) expect(readSettings({ [field]: wrong })).toEqual(usual);
    }
    expect(readSettings({ levels: { qwinn: 5, exago: 'weaver' } }).levels).toEqual({ exago: 'weaver' });
  });
});

describe('what was not yet answered', () => {
  const GOOD = [
    { type: 'play', id: 'a', seat: 0, action: 'go:full' },
    { type: 'propose', id: 'b', seat: 0, kind: 'undo', about: null },
    { type: 'answer', id: 'c', seat: 1, kind: 'draw', agree: true, about: null },
    { type: 'leave', id: 'd', seat: 1, kind: 'resign' },
    { type: 'say', id: 'e', seat: null, text: 'hello' },
    { type: 'hush', id: 'f', seat: 0, kind: 'report', about: 12 },
  ];

  it('is asked again if the server can read it, and forgotten if not', async () => {
    const { session } = browser();
    const { recall } = await import('../port/pending');
    const bad = GOOD.flatMap((good) =>
      Object.keys(good).flatMap((field) => [
        { ...good, [field]: {} },
        { ...good, [field]: 'x'.repeat(501) },
      ]),
    );
    session.setItem(
      'speeltafel.pending.HEKS',
      JSON.stringify([...GOOD.slice(0, 3), null, 5, [], { type: 'toString', id: 'g' }, ...GOOD.slice(3)]),
    );
    expect(recall('HEKS')).toEqual(GOOD);
    for (const one of bad) {
      session.setItem('speeltafel.pending.HEKS', JSON.stringify([one]));
      expect(recall('HEKS'), JSON.stringify(one).slice(0, 80)).toEqual([]);
    }
    session.setItem('speeltafel.pending.HEKS', '{"broken');
    expect(recall('HEKS')).toEqual([]);
  });
});
