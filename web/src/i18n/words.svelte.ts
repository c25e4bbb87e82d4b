/** Says messages in the language of this device; catalogues come when a language is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Said } from '../wire';
import { countedBy } from './numbers';

export const LANGUAGES = ['nl', 'de', 'fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Their own names, which no language translates. */
export const OWN_NAMES: Record<Language, string> = { nl: 'Nederlands', de: 'Deutsch', fr: 'Français', en: 'English' };

/** What a message is told with: texts, numbers, and messages that are said first. */
export type Words = Record<string, string | number | Said | Said[]>;

const STORE = 'speeltafel.language';

const PLAY: Record<Language, () => Promise<{ default: string }>> = {
  nl: () => import('words:nl'),
  de: () => import('words:de'),
  fr: () => import('words:fr'),
  en: () => import('words:en'),
};

type Rules = 'rules-qwirkle' | 'rules-exago' | 'rules-qwinn';

const RULES: Record<Rules, Record<Language, () => Promise<{ default: string }>>> = {
  'rules-qwirkle': {
    nl: () => import('words:nl/rules-qwirkle'),
    de: () => import('words:de/rules-qwirkle'),
    fr: () => import('words:fr/rules-qwirkle'),
    en: () => import('words:en/rules-qwirkle'),
  },
  'rules-exago': {
    nl: () => import('words:nl/rules-exago'),
    de: () => import('words:de/rules-exago'),
    fr: () => import('words:fr/rules-exago'),
    en: () => import('words:en/rules-exago'),
  },
  'rules-qwinn': {
    nl: () => import('words:nl/rules-qwinn'),
    de: () => import('words:de/rules-qwinn'),
    fr: () => import('words:fr/rules-qwinn'),
    en: () => import('words:en/rules-qwinn'),
  },
};

/** The language spoken now; reading it in a component makes the component follow a change. */
class Speech {
  language = $state<Language>('en');
  /** The words of games from other packages are there too. */
  speaksForOthers = $state(false);
  #bundle = $state.raw(new FluentBundle('en'));
  #missing = new Set<string>();
  /** Rules pages that were read here: another language brings their words too. */
  #rules = new Set<Rules>();
  #choice = 0;
  #wanted: Language = 'en';
  #others: ((language: Language) => Promise<string>) | null = null;

  /** Begins with the language chosen here before, else with the browser's. */
  async begin(): Promise<void> {
    this.follow();
    await this.choose(ownLanguage(), { remember: false });
  }

  /** Speaks a language as soon as its words are here; of several choices the last one counts, in all tabs. Throws when the words cannot be loaded. */
  async choose(language: Language, { remember = true } = {}): Promise<void> {
    const choice = (this.#choice += 1);
    this.#wanted = language;
    const asked = this.#others?.(language);
    const texts = await Promise.all([PLAY[language](), ...[...this.#rules].map((rules) => RULES[rules][language]())]);
    const theirs = await asked;
    if (choice !== this.#choice) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) add(bundle, text.default);
    if (theirs !== undefined) bundle.addResource(new FluentResource(theirs));
    this.speaksForOthers = theirs !== undefined;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    if (remember) keep(language);
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
    await this.choose(this.#wanted, { remember: false });
  }

  /** Adds the words of one game's rules page to the language spoken now. */
  async learnRules(game: string): Promise<void> {
    const name = `rules-${game}`;
    if (!isRules(name)) return;
    const bundle = this.#bundle;
    add(bundle, (await RULES[name][this.language]()).default);
    this.#rules.add(name);
    if (bundle !== this.#bundle) await this.learnRules(game); // another language was chosen meanwhile
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
    if (!message?.value) return this.#miss(id);
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

  #word(word: Words[string]): FluentVariable {
    if (Array.isArray(word)) return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(word.map((one) => this.say(one)));
    return typeof word === 'object' ? this.say(word) : word;
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

function add(bundle: FluentBundle, text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

function keep(language: Language): void {
  try {
    localStorage.setItem(STORE, language);
  } catch {
    /* Private windows forget; the choice holds until the page closes. */
  }
}

function isRules(name: string): name is Rules {
  return name in RULES;
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function remembered(): Language | null {
  try {
    const stored = localStorage.getItem(STORE) ?? '';
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
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
