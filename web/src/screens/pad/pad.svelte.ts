/** A score pad beside the wooden box: who plays, each turn's points in order, where the pawns stand; kept on this device. */
import type { PrintedSheet } from '../../games/sheets';
import { readStore, writeStore } from '../../device/store';
import { isCount, isFields, isText, parsed } from '../../device/stored';

/** The space of a player's column, and the boycott that stands on them. */
export interface Pawns {
  space: string;
  boycott: string;
}

export interface WrittenTurn {
  seat: number;
  points: number;
  /** A full line was in it. */
  full?: true;
  /** The space it went to; '' for a turn that failed. */
  space?: string;
  /** Where the pawns stood before it. */
  before?: Pawns[];
}

interface Kept {
  names: string[];
  turns: WrittenTurn[];
  pawns: Pawns[];
  over: boolean;
}

const MOST_TURNS = 500;
const MOST_POINTS = 999;
const NAME = 24;
const nameOf = (game: string) => `speeltafel.pad.${game}`;

export class ScorePad {
  readonly game: string;
  readonly sheet: PrintedSheet;
  #kept = $state.raw<Kept>({ names: [], turns: [], pawns: [], over: false });
  readonly totals = $derived(
    this.#kept.names.map((_, seat) => this.#kept.turns.filter((turn) => turn.seat === seat).reduce((sum, turn) => sum + turn.points, 0)),
  );
  /** Each player's turns in order, by their place among all. */
  readonly columns = $derived(
    this.#kept.names.map((_, seat) => this.#kept.turns.flatMap((turn, index) => (turn.seat === seat ? [{ index, turn }] : []))),
  );

  constructor(game: string, sheet: PrintedSheet) {
    this.game = game;
    this.sheet = sheet;
    this.#kept = read(game, sheet);
  }

  get names(): string[] {
    return this.#kept.names;
  }

  get turns(): WrittenTurn[] {
    return this.#kept.turns;
  }

  get pawns(): Pawns[] {
    return this.#kept.pawns;
  }

  get over(): boolean {
    return this.#kept.over;
  }

  /** Whose turn it is to be written down. */
  get next(): number {
    return this.after(this.turns.at(-1)?.seat ?? -1);
  }

  /** Who sits after a player. */
  after(seat: number): number {
    return (seat + 1) % this.names.length;
  }

  /** The seats with the most points; nobody before anything is written. */
  get ahead(): number[] {
    const most = Math.max(0, ...this.totals);
    return most === 0 ? [] : this.totals.flatMap((total, seat) => (total === most ? [seat] : []));
  }

  /** Points ahead of the table's average, after each round that all have played. */
  get lead(): number[][] {
    const rounds = Math.min(...this.columns.map((column) => column.length));
    const sums = this.columns.map((column) => {
      let sum = 0;
      return [0, ...column.slice(0, rounds).map(({ turn }) => (sum += turn.points))];
    });
    return sums.map((own) => own.map((sum, round) => sum - sums.reduce((all, each) => all + (each[round] ?? 0), 0) / sums.length));
  }

  rename(seat: number, name: string): void {
    this.#change({ names: this.names.map((one, place) => (place === seat ? name.slice(0, NAME) : one)) });
  }

  add(): void {
    if (this.names.length >= this.sheet.most) return;
    this.#change({ names: [...this.names, ''], pawns: [...this.pawns, start(this.sheet)] });
  }

  /** The last player leaves; nobody does who has points. */
  remove(): void {
    const last = this.names.length - 1;
    if (last < this.sheet.least || this.turns.some((turn) => turn.seat === last)) return;
    this.#change({ names: this.names.slice(0, -1), pawns: this.pawns.slice(0, -1) });
  }

  write(seat: number, points: number, full = false): void {
    this.#add({ seat, points: fitting(points), ...(full ? { full: true as const } : {}) });
  }

  /** A turn on the columns: the pawn goes there, and boycotts stand as they do then; '' is a turn that failed. */
  move(seat: number, space: string, points: number, boycotts: string[]): void {
    const before = this.pawns;
    const pawns = before.map((one, place) => ({
      space: place === seat && space ? space : one.space,
      boycott: boycotts[place] ?? one.boycott,
    }));
    this.#add({ seat, points: fitting(points), space, before }, pawns);
  }

  /** An earlier turn was counted wrong. */
  correct(index: number, points: number, full = false): void {
    const changed = (turn: WrittenTurn): WrittenTurn => {
      const { full: _, ...rest } = turn;
      return { ...rest, points: fitting(points), ...(full ? { full: true as const } : {}) };
    };
    this.#change({ turns: this.turns.map((turn, place) => (place === index ? changed(turn) : turn)) });
  }

  takeBack(): void {
    const last = this.turns.at(-1);
    this.#change({ turns: this.turns.slice(0, -1), over: false, ...(last?.before ? { pawns: last.before } : {}) });
  }

  place(seat: number, pawns: Partial<Pawns>): void {
    this.#change({ pawns: this.pawns.map((one, place) => (place === seat ? { ...one, ...pawns } : one)) });
  }

  end(): void {
    this.#change({ over: true });
  }

  /** A new sheet for the same people. */
  clear(): void {
    this.#change({ turns: [], over: false, pawns: this.names.map(() => start(this.sheet)) });
  }

  #add(turn: WrittenTurn, pawns = this.pawns): void {
    if (this.turns.length < MOST_TURNS) this.#change({ turns: [...this.turns, turn], pawns });
  }

  #change(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part };
    writeStore(nameOf(this.game), JSON.stringify(this.#kept));
  }
}

const start = ({ column }: PrintedSheet): Pawns => ({ space: column?.start ?? '', boycott: '' });

function fitting(points: number): number {
  return Math.min(MOST_POINTS, Math.max(-MOST_POINTS, Math.trunc(points) || 0));
}

function read(game: string, sheet: PrintedSheet): Kept {
  const { least, most } = sheet;
  const blank: Kept = {
    names: Array<string>(least).fill(''),
    turns: [],
    pawns: Array.from({ length: least }, () => start(sheet)),
    over: false,
  };
  const stored = parsed(readStore(nameOf(game)));
  if (!isFields(stored) || !Array.isArray(stored['names'])) return blank;
  const names = stored['names'].filter((name): name is string => isText(name, NAME)).slice(0, most);
  if (names.length < least) return blank;
  const turns = Array.isArray(stored['turns']) ? stored['turns'] : [];
  const pawns = Array.isArray(stored['pawns']) ? stored['pawns'] : [];
  return {
    names,
    turns: turns.flatMap((turn) => readTurn(turn, names.length, sheet) ?? []).slice(0, MOST_TURNS),
    pawns: names.map((_, seat) => readPawns(pawns[seat], sheet)),
    over: stored['over'] === true,
  };
}

function readTurn(thing: unknown, seats: number, sheet: PrintedSheet): WrittenTurn | null {
  if (!isFields(thing) || !isCount(thing['seat'], seats - 1) || !Number.isInteger(thing['points'])) return null;
  const before = thing['before'];
  return {
    seat: thing['seat'],
    points: fitting(thing['points'] as number),
    ...(thing['full'] === true ? { full: true as const } : {}),
    ...(isText(thing['space'], NAME) ? { space: thing['space'] } : {}),
    ...(Array.isArray(before) ? { before: Array.from({ length: seats }, (_, seat) => readPawns(before[seat], sheet)) } : {}),
  };
}

function readPawns(thing: unknown, sheet: PrintedSheet): Pawns {
  const { spaces = [], boycotts = [] } = sheet.column ?? {};
  if (!isFields(thing)) return start(sheet);
  const { space, boycott } = thing;
  return {
    space: spaces.some(({ name }) => name === space) ? String(space) : start(sheet).space,
    boycott: boycotts.some((one) => one === boycott) ? String(boycott) : '',
  };
}
