/** A table that is being set up: edition, places, options and clock, always something the server can lay. */
import type { Language } from '../../i18n/words.svelte';
import type { EditionOffered, LevelOffered, NewSeat, NewTable, OptionOffered } from '../../wire';
import type { Company } from '../../routing/company';
import { settings } from '../../device/settings.svelte';
import { familiarEdition, offered } from '../../games/offered.svelte';

/** How long a move may take: seconds, or a word. */
export const PACES = ['none', 60, 180, 600, 'day', 'week'] as const;
export type Pace = (typeof PACES)[number];

const DAYS = { day: 86_400, week: 604_800 };

/** What people set up elsewhere: ages and who begins come with the places. */
const NOT_ASKED = new Set(['ages', 'first']);

export class TableSetup {
  readonly game: string;
  edition = $state('');
  seats = $state<NewSeat[]>([]);
  options = $state<Record<string, unknown>>({});
  pace = $state<Pace>('none');
  listed = $state(false);

  constructor(game: string, company: Company, language: Language) {
    this.game = game;
    this.edition = familiarEdition(game, language);
    const other: NewSeat = company === 'friends' ? { kind: 'open' } : company === 'device' ? { kind: 'me', name: '' } : this.#bot();
    this.seats = [{ kind: 'me', name: settings.name }, other];
  }

  get editions(): EditionOffered[] {
    return offered.of(this.game)?.editions ?? [];
  }

  get levels(): LevelOffered[] {
    return offered.of(this.game)?.levels ?? [];
  }

  get least(): number {
    return offered.edition(this.edition)?.least ?? 2;
  }

  get most(): number {
    return offered.edition(this.edition)?.most ?? 2;
  }

  get choices(): OptionOffered[] {
    return (offered.edition(this.edition)?.options ?? []).filter((option) => !NOT_ASKED.has(option.name) && isAskable(option));
  }

  /** Whether anybody's age can decide who begins. */
  get asksAges(): boolean {
    return offered.edition(this.edition)?.options.some((option) => option.name === 'ages') ?? false;
  }

  get hasFriends(): boolean {
    return this.seats.some((seat) => seat.kind === 'person' || seat.kind === 'open');
  }

  /** How many of the places are on this device; more than one passes it around. */
  get here(): number {
    return this.seats.filter((seat) => seat.kind === 'me').length;
  }

  choose(edition: string): void {
    this.edition = edition;
    this.options = {};
    this.seats = this.seats.slice(0, this.most);
    while (this.seats.length < this.least) this.add();
  }

  /** One more of what the last place is. */
  add(): void {
    if (this.seats.length >= this.most) return;
    const kind = this.seats.at(-1)?.kind ?? 'bot';
    this.seats = [...this.seats, kind === 'bot' ? this.#bot() : { kind, name: '' }];
  }

  remove(index: number): void {
    if (this.seats.length > this.least) this.seats = this.seats.filter((_, place) => place !== index);
  }

  /** The choice in a place's list: a kind, or `bot:` and a level. */
  seatAs(index: number, choice: string): void {
    const [kind, level] = choice.split(':') as [NewSeat['kind'], string | undefined];
    this.seats = this.seats.map((seat, place) => (place === index ? { ...seat, kind, ...(level ? { level } : { level: '' }) } : seat));
  }

  asked(language: Language): NewTable {
    const seats = this.seats.map((seat): NewSeat => {
      if (seat.kind === 'bot') return seat.level ? { kind: 'bot', level: seat.level } : { kind: 'bot' };
      const age = typeof seat.age === 'number' ? { age: seat.age } : {};
      return { kind: seat.kind, name: seat.name ?? '', ...age, ...(seat.kind === 'me' ? { avatar: settings.avatar } : {}) };
    });
    return {
      game: this.edition,
      seats,
      language,
      ...(Object.keys(this.options).length ? { options: this.options } : {}),
      ...(this.pace === 'none' ? {} : { clock: clockOf(this.pace) }),
      ...(this.listed && this.hasFriends ? { listed: true } : {}),
    };
  }

  /** The level of every bot here; empty when they differ or there are none. */
  get level(): string {
    const levels = new Set(this.seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.level ?? ''));
    return levels.size === 1 ? ([...levels][0] ?? '') : '';
  }

  /** Every bot gets this level, and the next table remembers it. */
  set level(level: string) {
    settings.chooseLevel(this.game, level);
    this.seats = this.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat));
  }

  get hasBots(): boolean {
    return this.seats.some((seat) => seat.kind === 'bot');
  }

  #bot(): NewSeat {
    return { kind: 'bot', level: offered.level(this.game)?.id ?? '' };
  }
}

function clockOf(pace: Exclude<Pace, 'none'>): NonNullable<NewTable['clock']> {
  return typeof pace === 'number' ? { kind: 'move', seconds: pace } : { kind: 'days', seconds: DAYS[pace] };
}

/** Yes or no, one of some words, or a number in bounds; the rest is for the terminal. */
export function isAskable(option: OptionOffered): boolean {
  return isSwitch(option) || bounds(option) !== null || words(option).length > 1;
}

export function isSwitch(option: OptionOffered): boolean {
  return typeof option.default === 'boolean';
}

export function bounds(option: OptionOffered): [number, number] | null {
  const found = /^(\d+)-(\d+)$/.exec(option.form);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

export function words(option: OptionOffered): string[] {
  return /^[a-z][a-z_-]*( \| [a-z][a-z_-]*)+$/.test(option.form) && !isSwitch(option) ? option.form.split(' | ') : [];
}
