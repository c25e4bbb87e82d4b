/** What this device likes: theme, symbols, sound, motion, notifications, and the name its people play under. */
import { readStore, writeStore } from './store';
import { isFields, isText, parsed } from './stored';

const STORE = 'speeltafel.settings';
const MOST_LEVELS = 50;

const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface StoredSettings {
  theme: Theme;
  symbols: boolean | null;
  sound: boolean;
  lessMotion: boolean;
  notify: boolean;
  big: boolean;
  name: string;
  avatar: string;
  /** The bot's level that was last chosen, by game. */
  levels: Record<string, string>;
  /** How often something was explained here, by its name: what was understood is not explained again. */
  explained: Record<string, number>;
}

const DEFAULTS: StoredSettings = {
  theme: 'auto',
  symbols: null,
  sound: true,
  lessMotion: false,
  notify: false,
  big: false,
  name: '',
  avatar: '',
  levels: {},
  explained: {},
};

/** What this device likes; changed by people, read by games. */
class DeviceSettings {
  #stored = $state<StoredSettings>(read());
  #calm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);
  #contrast = $state(matchMedia('(prefers-contrast: more)').matches);

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (now) => (this.#calm = now.matches));
    matchMedia('(prefers-contrast: more)').addEventListener('change', (now) => (this.#contrast = now.matches));
    addEventListener('storage', (event) => {
      if (event.key === STORE) this.#stored = read();
      this.#dress();
    });
    this.#dress();
  }

  /** On unless switched off: the palette is told apart without, yet nobody should have to. */
  get symbols(): boolean {
    return this.#contrast || (this.#stored.symbols ?? true);
  }
  set symbols(on: boolean) {
    this.#change({ symbols: on });
  }

  /** The device itself asks for less motion, or for more contrast: then there is nothing to switch here. */
  get isCalm(): boolean {
    return this.#calm;
  }
  get wantsContrast(): boolean {
    return this.#contrast;
  }

  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(on: boolean) {
    this.#change({ sound: on });
  }

  /** False: states appear at once. */
  get motion(): boolean {
    return !this.#calm && !this.#stored.lessMotion;
  }
  set motion(on: boolean) {
    this.#change({ lessMotion: !on });
  }

  get notify(): boolean {
    return this.#stored.notify;
  }
  set notify(on: boolean) {
    this.#change({ notify: on });
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  /** A phone at a television's table shows a big hand and a small board. */
  get big(): boolean {
    return this.#stored.big;
  }
  set big(on: boolean) {
    this.#change({ big: on });
  }

  get name(): string {
    return this.#stored.name;
  }
  set name(name: string) {
    this.#change({ name: name.trim().slice(0, 24) });
  }

  get avatar(): string {
    return this.#stored.avatar;
  }
  set avatar(avatar: string) {
    this.#change({ avatar });
  }

  level(game: string): string | undefined {
    return this.#stored.levels[game];
  }
  chooseLevel(game: string, level: string): void {
    this.#change({ levels: { ...this.#stored.levels, [game]: level } });
  }

  explained(what: string): number {
    return this.#stored.explained[what] ?? 0;
  }
  noteExplained(what: string, times: number): void {
    this.#change({ explained: { ...this.#stored.explained, [what]: times } });
  }

  #change(part: Partial<StoredSettings>): void {
    this.#stored = { ...this.#stored, ...part };
    writeStore(STORE, JSON.stringify(this.#stored));
    this.#dress();
  }

  #dress(): void {
    const root = document.documentElement;
    if (this.#stored.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.#stored.theme;
    if (this.#stored.lessMotion) root.dataset.motion = 'less';
    else delete root.dataset.motion;
  }
}

export const settings = new DeviceSettings();

function read(): StoredSettings {
  return readSettings(parsed(readStore(STORE)));
}

/** Every setting that fits, and the usual one for each that does not. */
export function readSettings(stored: unknown): StoredSettings {
  if (!isFields(stored)) return { ...DEFAULTS };
  const yes = (name: 'sound' | 'lessMotion' | 'notify' | 'big') => (typeof stored[name] === 'boolean' ? stored[name] : DEFAULTS[name]);
  const pairs = (name: 'levels' | 'explained') => (isFields(stored[name]) ? Object.entries(stored[name]).slice(0, MOST_LEVELS) : []);
  return {
    theme: THEMES.find((theme) => theme === stored['theme']) ?? DEFAULTS.theme,
    symbols: typeof stored['symbols'] === 'boolean' ? stored['symbols'] : DEFAULTS.symbols,
    sound: yes('sound'),
    lessMotion: yes('lessMotion'),
    notify: yes('notify'),
    big: yes('big'),
    name: isText(stored['name'], 24) ? stored['name'] : DEFAULTS.name,
    avatar: isText(stored['avatar'], 40) ? stored['avatar'] : DEFAULTS.avatar,
    levels: Object.fromEntries(pairs('levels').filter((pair): pair is [string, string] => isText(pair[1], 80))),
    explained: Object.fromEntries(
      pairs('explained').filter((pair): pair is [string, number] => typeof pair[1] === 'number' && pair[1] >= 0 && pair[1] < 1000),
    ),
  };
}
