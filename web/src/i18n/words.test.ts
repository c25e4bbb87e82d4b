/** What the catalogues say through the page: players by their names, choices by their numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';
import { GAMES, type TableSent } from '../wire';

const FOLDER = resolve(import.meta.dirname, '../../../src/speeltafel/locale');
/** Catalogues and messages that only the terminal says. */
const ELSEWHERE = ['cli.ftl', 'tui.ftl', 'lab.ftl', 'qwinn-lab.ftl'];
const LANGUAGES = ['nl', 'de', 'fr', 'en'] as const;
const NAMES = ['Ada', 'Ben', 'Cy'];
const TABLE: TableSent = {
  table: 'HEKS',
  game: 'qwirkle/nl-2023',
  options: {},
  status: 'running',
  seats: NAMES.map((name, seat) => ({ seat, kind: 'person', name })),
};

/** Every message that names a player by a number; what `analyse` says only a terminal says. */
function namingPlayers(): string[] {
  const folder = join(FOLDER, 'en');
  const texts = readdirSync(folder)
    .filter((name) => !ELSEWHERE.includes(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts
    .flatMap((text) => text.split(/\n(?=[a-z])/))
    .filter((message) => /\{ \$(seat|player) \}/.test(message))
    .map((message) => message.split(' =')[0] ?? '');
}

beforeEach(() => void browser());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function speaking(language: (typeof LANGUAGES)[number]) {
  const { speech } = await import('./words.svelte');
  await speech.choose(language, { remember: false });
  await speech.learn('later', 'learn', ...GAMES);
  return speech;
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('who is meant by a number, counted from one, is called by name', async () => {
    await speaking(language);
    const { named, told } = await import('../session/telling');
    const ids = namingPlayers();
    expect(ids).toContain('qwirkle-did-lot');
    expect(ids).toContain('illegal-flag-time');
    for (const id of ids.filter((one) => !/^(page|analyse)-/.test(one))) {
      for (const [seat, name] of NAMES.entries()) {
        const said = { id, args: { seat: seat + 1, why: 'drawn', best: 3 } };
        expect(named(TABLE, said).args).toMatchObject({ seat: name });
        const text = told(TABLE, { number: 0, action: '', said });
        if (!id.startsWith('act-')) expect(text).toContain(name); // what a player did themselves is told beside the name
        for (const other of NAMES) if (other !== name) expect(text).not.toContain(other);
      }
    }
    expect(
      told(TABLE, { number: 0, action: 'lot:0', said: { id: 'qwirkle-did-lot', args: { seat: 1, why: 'largest', best: 3 } } }),
    ).toMatch(/^Ada /);
  });

  it('dice are told in words, to those who look and to those who listen', async () => {
    await speaking(language);
    const { announced, told } = await import('../session/telling');
    for (const [whites, red] of [
      ['3 3', 'none'],
      ['3', 5],
      ['none', 5],
    ] as const) {
      const said = { id: 'qwinn-did-keep', args: { dice: { id: 'qwinn-dice', args: { whites, red } } } };
      const event = { number: 4, action: 'keep:', seat: 0, said };
      for (const text of [told(TABLE, event), announced(TABLE, event)]) {
        expect(text).not.toMatch(/none|[/{}]/);
        if (whites !== 'none') expect(text).toContain(whites);
        if (red !== 'none') expect(text).toMatch(/red 5|rode 5|rote 5|5 rouge/);
      }
    }
  });

  it('who gave no name has sentences of their own', async () => {
    const speech = await speaking(language);
    const you = speech.say('page-you-name');
    const ids = ['board-waits', 'board-line-made', 'board-stands-here', 'page-time-over'];
    for (const id of ids) {
      const other = speech.say(id, { name: 'Ada' });
      expect(other).toContain('Ada');
      expect(speech.say(id, { name: you })).not.toBe(other.replace('Ada', you));
    }
  });

  it('a name that is read from right to left leaves the sentence in its order', async () => {
    const speech = await speaking(language);
    expect(speech.say('board-waits', { name: 'דוד 12' })).toContain('\u2068דוד 12\u2069');
    expect(speech.say('board-waits', { name: 'Zoë' })).not.toMatch(/[\u2066-\u2069]/);
  });

  it('a table says which variations it plays, and nothing where all is as usual', async () => {
    const speech = await speaking(language);
    const { variations } = await import('../session/variations');
    const offered = [
      { name: 'duty', default: 'next' },
      { name: 'bridge', default: false },
      { name: 'target', default: 250 },
      { name: 'ages', default: null },
    ];
    expect(variations('qwirkle/nl-2023', offered, {})).toEqual([]);
    const told = variations('qwirkle/nl-2023', offered, { duty: 'off', bridge: true, target: 100, ages: [7, 70] });
    const say = speech.say;
    expect(told).toEqual([
      `${say('page-option-duty')}: ${say('page-option-duty-off')}`,
      say('page-option-bridge'),
      `${say('page-option-target')}: 100`,
    ]);
  });

  it('a game that somebody brings says its options in its own words, those of ours where it has none', async () => {
    const speech = await speaking(language);
    const { optionWords, variations } = await import('../session/variations');
    await speech.speakForOthers(() => Promise.resolve('page-option-garden-side = Beds along a side\npage-option-garden-side-2 = two'));
    const side = { name: 'side', default: 4 };
    expect(variations('garden/common', [side], { side: 2 })).toEqual(['Beds along a side: two']);
    expect(optionWords('exago/common', 'side')).toBe(speech.say('page-option-side'));
    expect(optionWords('garden/common', 'side', 'more')).toBe('');
    expect(optionWords('garden/common', 'target')).toBe(speech.say('page-option-target'));
    expect(optionWords('garden/common', 'first_player')).toBe('');
  });

  it('every time for a move reads differently', async () => {
    const speech = await speaking(language);
    const { PACES } = await import('../screens/newtable/setup.svelte');
    const read = PACES.map((pace) => speech.say('page-pace', { pace }));
    expect(new Set(read).size).toBe(PACES.length);
    expect(read.slice(1, 4).map((text) => Number.parseInt(text, 10))).toEqual([1, 3, 10]);
  });

  it('a text where a message chooses by number is told, not passed over', async () => {
    const speech = await speaking(language);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    speech.say('page-pace', { pace: 'day' });
    speech.say('page-players', { least: 2, most: 4 });
    expect(complaint).not.toHaveBeenCalled();
    speech.say('page-pace', { pace: '60' });
    speech.say('page-free-places', { count: '1' });
    expect(complaint).toHaveBeenCalledTimes(2);
  });
});
