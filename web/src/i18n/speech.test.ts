/** Which language is spoken: the one chosen last, in every tab. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, type Browser } from '../testing/browser';
import { GAMES } from '../wire';

let here: Browser;
let heard: Map<string, (event: object) => void>;
/** The words of a language that come when the test lets them. */
const slow = new Map<string, { come(): void; fail(): void }>();

function slowly(language: string, text: string) {
  vi.doMock(`words:${language}`, async () => {
    await new Promise<void>((come, fail) => slow.set(language, { come, fail: () => fail(new Error('no network')) }));
    return { default: text };
  });
}

beforeEach(() => {
  here = browser();
  heard = new Map();
  slow.clear();
  vi.stubGlobal('addEventListener', (kind: string, then: (event: object) => void) => heard.set(kind, then));
  vi.stubGlobal('navigator', { languages: ['fr-BE'] });
  for (const language of ['nl', 'de']) slowly(language, `hello = ${language}`);
  vi.doMock('words:fr', () => ({ default: 'hello = fr' }));
  // Each is told alike for every test: of two tellings either may be the later one.
  vi.doMock('words:en', () => ({ default: 'hello = en\nlacking = en { $lost }\nmany = { $all }!' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const speaking = async () => (await import('./words.svelte')).speech;
const wanted = (language: string) => vi.waitFor(() => slow.get(language) ?? Promise.reject(new Error('not asked for')));

describe('the language', () => {
  it("is the browser's at first, and the one chosen before after that", async () => {
    const speech = await speaking();
    await speech.begin();
    expect([speech.language, here.local.getItem('speeltafel.language')]).toEqual(['fr', null]);
    await speech.choose('en');
    vi.resetModules();
    const later = await speaking();
    await later.begin();
    expect(later.say('hello')).toBe('en');
  });

  it('is the one chosen last, though its words came first', async () => {
    const speech = await speaking();
    await speech.begin();
    const first = speech.choose('nl');
    await wanted('nl');
    await speech.choose('en');
    slow.get('nl')?.come();
    await first;
    expect([speech.language, speech.say('hello'), here.local.getItem('speeltafel.language')]).toEqual(['en', 'en', 'en']);
  });

  it('follows what is chosen in another tab', async () => {
    const speech = await speaking();
    await speech.begin();
    heard.get('storage')?.({ key: 'speeltafel.language', newValue: 'en' });
    await vi.waitFor(() => expect(speech.language).toBe('en'));
    heard.get('storage')?.({ key: 'speeltafel.language', newValue: 'xx' });
    expect(speech.language).toBe('en');
    expect(here.local.getItem('speeltafel.language'), 'only the tab where it is chosen writes it down').toBeNull();
  });

  it('of a game of somebody else is spoken too, ours before theirs, and theirs follows the choice', async () => {
    const speech = await speaking();
    await speech.begin();
    expect(speech.speaksForOthers).toBe(false);
    await speech.speakForOthers((language) => Promise.resolve(`hello = theirs\nliar = liar in ${language}`));
    expect([speech.speaksForOthers, speech.say('liar'), speech.say('hello')]).toEqual([true, 'liar in fr', 'fr']);
    await speech.choose('en');
    expect([speech.say('liar'), speech.say('hello')]).toEqual(['liar in en', 'en']);
  });

  it('stays as it was when the words of another cannot be loaded, and that is told', async () => {
    const speech = await speaking();
    await speech.begin();
    const lost = speech.choose('de');
    (await wanted('de')).fail();
    await expect(lost).rejects.toThrow();
    expect([speech.language, speech.say('hello'), here.local.getItem('speeltafel.language')]).toEqual(['fr', 'fr', null]);
  });
});

describe('a sentence', () => {
  it('that lacks a word is told as a fault, once, and said as far as it goes', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const speech = await speaking();
    await speech.choose('en', { remember: false });
    expect([speech.say('lacking'), speech.say('lacking')]).toEqual(['en {$lost}', 'en {$lost}']);
    const about = complaint.mock.calls.filter(([text]) => String(text).includes('lacking'));
    expect(about, 'whatever else is told meanwhile').toHaveLength(1);
    expect(document.documentElement.lang).toBe('en');
  });

  it('names several things as people list them, each in its own words', async () => {
    const speech = await speaking();
    await speech.choose('en', { remember: false });
    const hello = { id: 'hello' };
    expect(speech.say('many', { all: [hello, hello, hello] })).toBe('en, en, and en!');
  });
});

describe('words that come in parts', () => {
  beforeEach(() => {
    for (const language of ['fr', 'en']) {
      vi.doMock(`words:${language}-home`, () => ({ default: `near = ${language}, home` }));
      vi.doMock(`words:${language}-later`, () => ({ default: `far = ${language}, later` }));
      for (const game of GAMES) {
        vi.doMock(`words:${language}-${game}`, () => ({ default: game === 'qwirkle' ? `tile = ${language}, tile` : '' }));
      }
    }
    slowly('nl-qwirkle', 'tile = nl, tile');
  });

  it('are there once they are learned, and again in another language', async () => {
    const speech = await speaking();
    await speech.begin();
    expect(speech.knows('tile')).toBe(false);
    await speech.learn('qwirkle');
    expect(speech.say('tile')).toBe('fr, tile');
    await speech.choose('en');
    expect([speech.say('tile'), speech.knows('far')]).toEqual(['en, tile', false]);
  });

  it('can be asked for before a language is chosen', async () => {
    const speech = await speaking();
    const learned = speech.learn('later');
    await speech.begin();
    await learned;
    expect(speech.say('far')).toBe('fr, later');
  });

  it.each([
    ['home', ['fr, home', false]],
    ['all other screens', ['fr, home', true]],
  ])('of %s come with the screen, home’s with any', async (screen, words) => {
    const speech = await speaking();
    await speech.begin();
    await speech.withWords(Promise.resolve(null), ...(screen === 'home' ? ['home'] : []));
    expect([speech.say('near'), speech.knows('far')]).toEqual(words);
  });

  it('that nobody has asked for are fetched when something is said with them, and only then is it a fault', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const speech = await speaking();
    await speech.begin();
    const learn = vi.spyOn(speech, 'learn');
    expect([speech.say('far'), speech.say('nowhere')]).toEqual(['', '']);
    expect(learn).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(speech.say('far')).toBe('fr, later'));
    expect(complaint).not.toHaveBeenCalled();
    expect(speech.say('nowhere')).toBe('nowhere');
    expect(complaint).toHaveBeenCalledOnce();
  });

  it('are of the language that is spoken, though another was chosen while they came', async () => {
    const speech = await speaking();
    await speech.begin();
    const dutch = speech.choose('nl');
    (await wanted('nl')).come();
    await dutch;
    const learned = speech.learn('qwirkle');
    await wanted('nl-qwirkle');
    await speech.choose('en');
    slow.get('nl-qwirkle')?.come();
    await learned;
    expect(speech.say('tile')).toBe('en, tile');
  });
});
