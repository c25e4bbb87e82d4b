/** Says messages in the language of this device; catalogues come when a language is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import WORDS from 'words:all';
import { readStore, writeStore } from '../device/store';
import type { Said } from '../wire';
import { countedBy } from './numbers';

export const LANGUAGES = ['nl', 'de', 'fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Their own names, which no language translates. */
export const OWN_NAMES: Record<Language, string> = { nl: 'Nederlands', de: 'Deutsch', fr: 'Français', en: 'English' };

/** What a message is told with: texts, numbers, and messages that are said first. */
export type Words = Record<string, string | number | Said | Said[]>;
/** How something is said to people: a message, or an id with what it is told with. */
export type SayAll = (said: Said | string, args?: Words) => string;
/** The same for ids with plain words alone. */
export type SayPlainly = (id: string, args?: Record<string, string | number>) => string;

const STORE = 'speeltafel.language';

/** Parts of a language's words: what every table needs, a game's, what home says besides, what other screens need, what one learns with, and the rules pages. */
const FIRST = '';
export const HOME = 'home';
export const LATER = 'later';
export const LEARN = 'learn';
const isOfPlay = (part: string): boolean => part !== LEARN && !part.startsWith('rules-');

/** The language spoken now; reading it in a component makes the component follow a change. */
class Speech {
  language = $state<Language>('en');
  /** The words of games from other packages are there too. */
  speaksForOthers = $state(false);
  #bundle = $state.raw(new FluentBundle('en'));
  #missing = new Set<string>();
  /** The parts that were asked for here: another language brings them too. */
  #wanted = new Set<string>([FIRST]);
  #parts = new Map<string, FluentResource>();
  /** Something was to be said whose words are on their way. */
  #isShort = false;
  #choice = 0;
  #chosen: Language = 'en';
  #begun: () => void = () => {};
  #beginning = new Promise<void>((begun) => (this.#begun = begun));
  #others: ((language: Language) => Promise<string>) | null = null;
  #theirs: FluentResource | null = null;

  /** Begins with the language chosen here before, else with the browser's. */
  async begin(): Promise<void> {
    this.follow();
    await this.choose(ownLanguage(), { remember: false });
  }

  /** Speaks a language as soon as its words are here; of several choices the last one counts, in all tabs. Throws when the words cannot be loaded. */
  async choose(language: Language, { remember = true } = {}): Promise<void> {
    const choice = (this.#choice += 1);
    this.#chosen = language;
    const asked = this.#others?.(language);
    const parts = new Map<string, FluentResource>();
    while (parts.size < this.#wanted.size) await load(parts, language, this.#wanted); // more may be wanted meanwhile
    const theirs = await asked;
    if (choice !== this.#choice) return;
    this.#parts = parts;
    this.#theirs = theirs === undefined ? null : new FluentResource(theirs);
    this.speaksForOthers = theirs !== undefined;
    this.language = language;
    this.#speak();
    document.documentElement.lang = language;
    this.#begun();
    if (remember) writeStore(STORE, language);
  }

  /** Brings more words of the language spoken now, once: a game's, a rules page's, or those of other screens. Throws when they cannot be loaded. */
  async learn(...parts: string[]): Promise<void> {
    const whole = parts.includes(LATER) ? [HOME, ...parts] : parts; // home's are part of what all other screens say
    const asked = whole.filter((part) => part in WORDS[this.language]);
    for (const part of asked) this.#wanted.add(part);
    if (asked.every((part) => this.#parts.has(part))) return;
    if (!this.#parts.size) return this.#beginning;
    const here = this.#parts;
    await load(here, this.language, asked);
    if (here !== this.#parts) return this.learn(...parts); // another language was chosen meanwhile
    if (this.#isShort) this.#speak();
    else for (const part of asked) add(this.#bundle, here.get(part));
  }

  /** What a screen other than a table's is, with its words: home's alone, or those of all other screens and what else is named. */
  async withWords<T>(module: Promise<T>, ...parts: string[]): Promise<T> {
    await Promise.all([module, this.learn(...(parts.includes(HOME) ? [] : [LATER]), ...parts)]);
    return module;
  }

  /** Speaks what is chosen in other tabs. */
  follow(): void {
    addEventListener('storage', ({ key, newValue }) => {
      if (key === STORE && newValue && isLanguage(newValue)) void this.choose(newValue, { remember: false }).catch(() => {});
    });
  }

  /** From now on also speaks the words that games of other packages bring; they never replace ours. */
  async speakForOthers(others: (language: Language) => Promise<string>): Promise<void> {
    if (this.#others) return;
    this.#others = others;
    await this.choose(this.#chosen, { remember: false });
  }

  /**
   * The message in the language spoken now; arguments that are messages are said first.
   *
   * Who gave no name is called “You” on their own device: `$you` tells sentences that name somebody, so that the verb fits.
   */
  say = (said: Said | string, args?: Words): string => {
    const id = typeof said === 'string' ? said : said.id;
    const words = typeof said === 'string' ? args : { ...said.args, ...args };
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return this.#fetch() ? '' : this.#miss(id);
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, word] of Object.entries(words ?? {})) spoken[name] = this.#word(word);
    if (typeof spoken['name'] === 'string') spoken['you'] ??= spoken['name'] === this.say('page-you-name') ? 'you' : 'other';
    for (const name of countedBy(message.value)) {
      if (/^\d+$/.test(String(typeof spoken[name] === 'string' ? spoken[name] : ''))) this.#miss(`${id}: $${name} should be a number`);
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, spoken, errors);
    if (errors.length > 0) this.#miss(`${id}: ${errors[0]?.message}`);
    return text;
  };

  /** Whether there is a text for this id, for things that other people's games may leave out. */
  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Speaks with all words that are here, and everybody who said something says it anew. */
  #speak(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const part of this.#parts.values()) add(bundle, part);
    if (this.#theirs) bundle.addResource(this.#theirs);
    this.#bundle = bundle;
    this.#isShort = false;
  }

  /** Words that are not here may be in a part that nobody has asked for yet; false when they are all here. */
  #fetch(): boolean {
    const lacking = Object.keys(WORDS[this.language]).filter((part) => isOfPlay(part) && !this.#parts.has(part));
    if (!lacking.length || !this.#parts.size) return false;
    if (!this.#isShort) {
      this.#isShort = true;
      void this.learn(...lacking).catch(() => {});
    }
    return true;
  }

  #word(word: Words[string]): FluentVariable {
    if (Array.isArray(word)) return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(word.map((one) => this.say(one)));
    if (typeof word === 'object') return this.say(word);
    return typeof word === 'string' ? apart(word) : word;
  }

  #miss(what: string): string {
    if (!this.#missing.has(what)) {
      this.#missing.add(what);
      console.error(`no words for ${what} in ${this.language}`);
    }
    return what;
  }
}

export const speech = new Speech();

/** Letters that are read from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A word that is read from right to left, kept apart so that the sentence around it stays in its order. */
function apart(word: string): string {
  return RIGHT_TO_LEFT.test(word) ? `\u2068${word}\u2069` : word;
}

function add(bundle: FluentBundle, part: FluentResource | undefined): void {
  if (part) bundle.addResource(part, { allowOverrides: true });
}

async function load(parts: Map<string, FluentResource>, language: Language, wanted: Iterable<string>): Promise<void> {
  const lacking = [...wanted].filter((part) => !parts.has(part));
  const texts = await Promise.all(lacking.map((part) => WORDS[language][part]?.()));
  for (const [index, part] of lacking.entries()) parts.set(part, new FluentResource(texts[index]?.default ?? ''));
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function remembered(): Language | null {
  const stored = readStore(STORE) ?? '';
  return isLanguage(stored) ? stored : null;
}

/** The language of this device: the one chosen here before, else the browser's. */
export function ownLanguage(): Language {
  return remembered() ?? fromBrowser();
}

function fromBrowser(): Language {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}
