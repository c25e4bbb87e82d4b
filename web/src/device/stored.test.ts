/** What a browser keeps is read field by field, whoever wrote it. */
import type { Intent } from '../port/pending';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';
import { playersOf, readGames, type Remembered } from './stored';

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
  it('are known by the others, and by everybody where several play at one device', () => {
    const game = (you: number[]): Remembered => ({ ...BLANK, status: 'running', names: ['Ada', 'Ben', ''], you });
    expect([game([0]), game([2]), game([0, 2])].map(playersOf)).toEqual(['Ben', 'Ada, Ben', 'Ada, Ben']);
    expect(playersOf({ ...game([0]), names: [] })).toBe('');
  });

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

  it('have texts that are texts, and as long as they may be', () => {
    const named = (game: unknown) => readGames([{ ...WHOLE, game }])[0]?.game;
    expect([named('x'.repeat(80)), named('x'.repeat(81)), named([]), named({ length: 3 })]).toEqual(['x'.repeat(80), '', '', '']);
  });

  it('have seats that there can be', () => {
    expect(readGames([{ ...WHOLE, you: [-1, 0, 1.5, '2', NaN, 15, 16] }])[0]?.you).toEqual([0, 15]);
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
    const mine = Array.from({ length: 150 }, (_, number) => ({
      ...WHOLE,
      table: `MINE-${number}`,
      status: number % 2 ? 'running' : 'open',
      at: 5,
    }));
    local.setItem('speeltafel.games', JSON.stringify(mine));
    const { memory } = await import('./seats.svelte');
    const many = Array.from({ length: 300 }, (_, number) => ({ table: `THEIRS-${number}`, at: 1e15 }));
    await (await import('./carried')).receiveGames(await packed(many));
    expect(memory.games.length).toBe(200);
    for (const game of mine) expect(memory.of(game.table)?.secrets).toEqual(WHOLE.secrets);
    expect(memory.of('THEIRS-0')).toMatchObject({ names: [], you: [] });
    expect(
      memory.games.slice(0, 50).every(({ table }) => table.startsWith('THEIRS')),
      'the latest stand first',
    ).toBe(true);
    expect(memory.of('THEIRS-0')?.at, 'nobody plays in the future').toBeLessThanOrEqual(Date.now());
  });

  it('takes no seat away that is kept here, and carries no table that only this device has', async () => {
    const { local } = browser();
    const own = { ...WHOLE, table: 'HERE', here: true };
    local.setItem('speeltafel.games', JSON.stringify([WHOLE, own]));
    const { memory } = await import('./seats.svelte');
    const here = await import('./carried');
    expect(await here.receiveGames(await packed([{ ...WHOLE, secrets: ['of a stranger'] }]))).toBe(0);
    expect(memory.of(WHOLE.table)?.secrets).toEqual(WHOLE.secrets);
    const code = await here.codeOfGames();
    browser();
    const { memory: other } = await import('./seats.svelte');
    await (await import('./carried')).receiveGames(code);
    expect(other.games.map(({ table }) => table)).toEqual([WHOLE.table]);
  });

  it('that unpacks to more than any code of ours is refused', async () => {
    browser();
    const { memory } = await import('./seats.svelte');
    const { receiveGames } = await import('./carried');
    const bomb = await packed([{ ...WHOLE, names: ['x'.repeat(20_000_000)] }]);
    expect(bomb.length).toBeLessThan(500_000);
    await expect(receiveGames(bomb)).rejects.toThrow('too long');
    await expect(receiveGames('A'.repeat(500_001))).rejects.toThrow('too long');
    expect(memory.games).toEqual([]);
  });

  it('of this device is read by another as it was, however it is cut on its way', async () => {
    const { local } = browser();
    const names = Array.from({ length: 16 }, () => '雪'.repeat(80)); // of three bytes each: cuts go through some
    const games = [WHOLE, ...Array.from({ length: 50 }, (_, number) => ({ ...WHOLE, table: `HEKS-${number}`, names }))];
    local.setItem('speeltafel.games', JSON.stringify(games));
    const code = await (await import('./carried')).codeOfGames();
    browser();
    const { memory: other } = await import('./seats.svelte');
    expect(await (await import('./carried')).receiveGames(code)).toBe(games.length);
    expect(other.games).toEqual(games);
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
    explained: { 'first-exago': 1 },
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
  const GOOD: Intent[] = [
    { type: 'play', id: 'a', seat: 0, action: 'go:full' },
    { type: 'propose', id: 'b', seat: 0, kind: 'undo', about: null },
    { type: 'answer', id: 'c', seat: 1, kind: 'draw', agree: true, made: 3 },
    { type: 'leave', id: 'd', seat: 1, kind: 'resign' },
    { type: 'say', id: 'e', seat: null, text: 'hello' },
    { type: 'hush', id: 'f', seat: 0, kind: 'report', about: 12 },
  ];

  async function pending(table = 'HEKS') {
    const { local, session } = browser();
    const { Pending } = await import('../port/pending');
    const lay = (intents: unknown[], at = Date.now()) => {
      for (const [index, intent] of intents.entries())
        local.setItem(`speeltafel.pending.${table}.${index}`, JSON.stringify({ at: at + index, intent }));
    };
    return { local, session, lay, kept: new Pending(table), other: new Pending('HEKS-2'), Pending };
  }

  it('is asked again if the server can read it, and forgotten if not', async () => {
    const { local, lay, kept } = await pending();
    const bad = GOOD.flatMap((good) =>
      Object.keys(good).flatMap((field) => [
        { ...good, [field]: {} },
        { ...good, [field]: 'x'.repeat(501) },
      ]),
    );
    bad.push(...[-2, 1.5].map((number) => ({ ...GOOD.find(({ type }) => type === 'play')!, number })));
    lay([...GOOD.slice(0, 3), null, 5, [], { type: 'toString', id: 'g' }, ...GOOD.slice(3)]);
    expect(kept.recall()).toEqual(GOOD);
    expect(local.length).toBe(GOOD.length);
    local.kept.clear();
    for (const one of bad) {
      lay([one]);
      expect(kept.recall(), JSON.stringify(one).slice(0, 80)).toEqual([]);
    }
    for (const broken of ['{"broken', '[]', 'null', '{"at": 1}', JSON.stringify({ at: 'x', intent: GOOD[0] })]) {
      local.setItem('speeltafel.pending.HEKS.a', broken);
      expect([kept.recall(), local.length]).toEqual([[], 0]);
    }
  });

  it('is still there when the tab was closed: for an hour everything, after that the plays', async () => {
    const { lay, kept } = await pending();
    lay(GOOD, Date.now() - 3_500_000);
    expect(kept.recall()).toEqual(GOOD);
    lay(GOOD, Date.now() - 3_700_000);
    expect(kept.recall()).toEqual(GOOD.filter(({ type }) => type === 'play'));
  });

  it('comes back in its order, at its own table, and of very much only the latest', async () => {
    const { local, kept, other } = await pending();
    const many = Array.from({ length: 60 }, (_, index): Intent => ({ type: 'play', id: `m${index}`, seat: 0, action: 'x' }));
    for (const intent of many) kept.keep(intent);
    other.keep(GOOD[1]!);
    local.setItem('speeltafel.settings', '{}');
    const stored = [...local.kept].reverse();
    local.kept.clear();
    for (const [name, text] of stored) local.setItem(name, text);
    expect(kept.recall()).toEqual(many.slice(10));
    expect(other.recall()).toEqual([GOOD[1]]);
  });

  it('of several tabs is kept side by side, and each forgets what it has an answer to', async () => {
    const { local, kept, Pending } = await pending();
    const tab = new Pending('HEKS');
    const [one, two] = [GOOD[0]!, GOOD[1]!];
    kept.keep(one);
    tab.keep(two);
    expect(kept.recall()).toEqual([one, two]);
    kept.forget(one.id);
    expect(tab.recall()).toEqual([two]);
    tab.forget(two.id);
    expect(local.length).toBe(0);
  });

  it('of release 0.1, which kept it for a tab alone, is taken over', async () => {
    const { local, session, kept } = await pending();
    session.setItem('speeltafel.pending.HEKS', JSON.stringify([...GOOD, { type: 'play' }]));
    expect(kept.recall()).toEqual(GOOD);
    expect([session.length, local.length]).toEqual([0, GOOD.length]);
  });

  it('costs nobody a move where the browser keeps nothing', async () => {
    const { kept } = await pending();
    const refuse = () => {
      throw new Error('no store');
    };
    vi.stubGlobal('localStorage', { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse });
    kept.keep(GOOD[0]!);
    kept.forget('a');
    expect(kept.recall()).toEqual([]);
    vi.unstubAllGlobals();
  });
});
