/** A table that is being set up: edition, places, options and clock, always something the server can lay. */
import type { Language } from '../../i18n/words.svelte';
import type {
  AdaptiveSent,
  EditionOffered,
  LevelOffered,
  NewSeat,
  NewTable,
  OneWord,
  OptionOffered,
  WholeNumber,
  YesOrNo,
} from '../../wire';
import type { Company } from '../../routing/company';
import { SITE } from '../../device/site';
import { settings } from '../../device/settings.svelte';
import { MAY_BE_HERE } from '../../port/here';
import { ADAPTIVE, adaptiveLevel, isAdaptive } from '../../games/adaptive';
import { familiarEdition, offered } from '../../games/offered.svelte';

/** How long a move may take: seconds, or a word. */
export const PACES = ['none', 60, 180, 600, 'day', 'week'] as const;
export type Pace = (typeof PACES)[number];

const DAYS = { day: 86_400, week: 604_800 };

/** As many stones fewer as the page offers; whoever wants to give more uses the terminal. */
export const MOST_FEWER = 6;

export class TableSetup {
  readonly game: string;
  edition = $state('');
  seats = $state<NewSeat[]>([]);
  options = $state<Record<string, unknown>>({});
  pace = $state<Pace>('none');
  /** Stones fewer, by place. */
  fewer = $state<number[]>([]);
  /** The colour that somebody chose, by place; empty: by lot. */
  colours = $state<string[]>([]);
  /** The place that goes first; null: as the rules say. */
  first = $state<number | null>(null);
  listed = $state(false);
  /** Whether this device itself is to keep the table. */
  here = $state(false);
  /** The level that is as strong as this person, once it is known. */
  adaptive = $state.raw<AdaptiveSent | null>(null);

  constructor(game: string, company: Company, language: Language) {
    this.game = game;
    this.edition = familiarEdition(game, language);
    const other: NewSeat = company === 'friends' ? { kind: 'open' } : company === 'device' ? { kind: 'me', name: '' } : this.#bot();
    this.seats = [{ kind: 'me', name: settings.name }, other];
    void this.#findAdaptive();
  }

  /** Asks how strong the adaptive level is to be; it plays at once where it was chosen last. */
  async #findAdaptive(): Promise<void> {
    this.adaptive = await adaptiveLevel(this.game).catch(() => null);
    if (this.adaptive && settings.level(this.game) === ADAPTIVE) this.level = this.adaptive.level;
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

  get #options(): OptionOffered[] {
    return offered.edition(this.edition)?.options ?? [];
  }

  /** What is asked once for the whole table. */
  get choices(): Askable[] {
    return this.#options.filter(isAskable);
  }

  /** Whether anybody's age can decide who begins. */
  get asksAges(): boolean {
    return this.#options.some(({ name }) => name === 'ages');
  }

  /** Whether somebody can be given fewer pieces than the others. */
  get asksHandicap(): boolean {
    return this.#options.some(({ name }) => name === 'handicap');
  }

  /** The colours there are to choose from; none where they go with the seats. */
  get colourNames(): string[] {
    const fits = this.#options.find(({ name }) => name === 'colours')?.fits;
    return fits?.type === 'each-seat' && this.seats.length > this.least ? fits.words : [];
  }

  /** Gives a colour to a place; whoever had chosen it takes what the lot gives. */
  colour(place: number, colour: string): void {
    this.colours = this.seats.map((_, index) =>
      index === place ? colour : this.colours[index] === colour ? '' : (this.colours[index] ?? ''),
    );
  }

  /** Whether somebody can be chosen to go first. */
  get asksFirst(): boolean {
    return this.#options.some(({ name }) => name === 'first');
  }

  get hasFriends(): boolean {
    return this.seats.some((seat) => seat.kind === 'person' || seat.kind === 'open');
  }

  /** How many of the places are on this device; more than one passes it around. */
  get peopleHere(): number {
    return this.seats.filter((seat) => seat.kind === 'me').length;
  }

  /** Where there is a server people may choose, unless somebody comes from elsewhere. */
  get mayBeHere(): boolean {
    return !SITE && MAY_BE_HERE && !this.hasFriends;
  }

  get isHere(): boolean {
    return SITE || (this.here && this.mayBeHere);
  }

  choose(edition: string): void {
    this.edition = edition;
    this.options = {};
    this.first = null;
    this.seats = this.seats.slice(0, this.most);
    while (this.seats.length < this.least) this.add();
  }

  /** One more of what the last place is. */
  add(): void {
    if (this.seats.length >= this.most) return;
    const kind = this.seats.at(-1)?.kind ?? 'bot';
    this.seats = [...this.seats, kind === 'bot' ? { ...this.#bot(), ...(this.level ? { level: this.level } : {}) } : { kind, name: '' }];
  }

  remove(index: number): void {
    if (this.seats.length <= this.least) return;
    this.seats = this.seats.filter((_, place) => place !== index);
    this.fewer = this.fewer.filter((_, place) => place !== index);
    this.colours = this.colours.filter((_, place) => place !== index);
    if (this.first !== null) this.first = this.first === index ? null : this.first - Number(this.first > index);
  }

  /** Another kind of player at a place; a bot is as strong as the others. */
  seatAs(index: number, kind: NewSeat['kind']): void {
    const level = kind === 'bot' ? this.level || (this.#bot().level ?? '') : '';
    this.seats = this.seats.map((seat, place) => (place === index ? { ...seat, kind, level } : seat));
  }

  asked(language: Language): NewTable {
    const seats = this.seats.map((seat): NewSeat => {
      if (seat.kind === 'bot') return seat.level ? { kind: 'bot', level: seat.level } : { kind: 'bot' };
      const age = typeof seat.age === 'number' ? { age: seat.age } : {};
      return { kind: seat.kind, name: seat.name ?? '', ...age, ...(seat.kind === 'me' ? { avatar: settings.avatar } : {}) };
    });
    const fewer = this.seats.map((_, place) => this.fewer[place] ?? 0);
    const colours = this.colourNames.length ? this.seats.map((_, place) => this.colours[place] ?? '') : [];
    const options = {
      ...this.options,
      ...(colours.some(Boolean) ? { colours: colours.map((colour) => colour || '-').join(',') } : {}),
      ...(this.asksHandicap && fewer.some(Boolean) ? { handicap: fewer.join(',') } : {}),
      ...(this.asksFirst && this.first !== null ? { first: this.first } : {}),
    };
    return {
      game: this.edition,
      seats,
      language,
      ...(Object.keys(options).length ? { options } : {}),
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
    settings.chooseLevel(this.game, isAdaptive(level) ? ADAPTIVE : level);
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

/** Yes or no, one of some words, or a number in bounds; what fits a seat is asked place by place, the rest is for the terminal. */
export type Askable = OptionOffered & { fits: YesOrNo | OneWord | WholeNumber };

function isAskable(option: OptionOffered): option is Askable {
  const asked: (string | undefined)[] = ['yes-or-no', 'one-word', 'whole-number'];
  return asked.includes(option.fits?.type);
}
