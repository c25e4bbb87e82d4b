/** What somebody has learned on this device: lessons, puzzles and their rating, the book of days, notes of finished games. */
import type { DayResultSent, NoteGiven, RatingSent, Said } from '../wire';
import { readStore, writeStore } from './store';
import { isCount, isFields, isText, parsed, type Fields } from './stored';

const STORE = 'speeltafel.learned';
const MOST = 3000;
const MOST_MOVES = 400;
const ENDED = ['won', 'drawn', 'lost'] as const;

export interface LessonKept {
  done: string[];
  /** How many questions were answered rightly; null as long as they were not. */
  right: number | null;
}

export interface PuzzlesKept {
  rating: RatingSent;
  /** Whether the first try was right, by puzzle. */
  done: Record<string, boolean>;
  /** The most of one run of three minutes. */
  best: number;
}

export interface DayKept {
  day: string;
  game: string;
  again: boolean;
  result: DayResultSent;
  figure: Said;
  words: Said;
  share: Said;
  course: string;
  moves: string[];
  /** Played with the date's own luck. */
  honour: boolean;
}

export interface NoteKept extends NoteGiven {
  /** The table that it was played at: it counts once. */
  table: string;
}

export interface StoredBook {
  lessons: Record<string, LessonKept>;
  puzzles: Record<string, PuzzlesKept>;
  bad: string[];
  days: DayKept[];
  playing: Record<string, { moves: string[]; honour: boolean }>;
  notes: NoteKept[];
  device: string;
}

const dayKey = (day: string, game: string) => `${day}/${game}`;
export const UNRATED: RatingSent = { rating: 1500, deviation: 350, volatility: 0.06 };
const NO_LESSON: LessonKept = { done: [], right: null };
const NO_PUZZLES: PuzzlesKept = { rating: UNRATED, done: {}, best: 0 };

class Learned {
  #stored = $state.raw<StoredBook>(read());

  constructor() {
    if (typeof addEventListener === 'function') addEventListener('storage', ({ key }) => key === STORE && (this.#stored = read()));
  }

  get all(): StoredBook {
    return this.#stored;
  }

  lesson(game: string): LessonKept {
    return this.#stored.lessons[game] ?? NO_LESSON;
  }

  noteStep(game: string, step: string): void {
    this.#change((now) => {
      const kept = now.lessons[game] ?? NO_LESSON;
      return { lessons: { ...now.lessons, [game]: { ...kept, done: [...new Set([...kept.done, step])] } } };
    });
  }

  noteAnswers(game: string, right: number): void {
    this.#change((now) => {
      const kept = now.lessons[game] ?? NO_LESSON;
      return { lessons: { ...now.lessons, [game]: { ...kept, right: Math.max(kept.right ?? 0, right) } } };
    });
  }

  puzzles(game: string): PuzzlesKept {
    return this.#stored.puzzles[game] ?? NO_PUZZLES;
  }

  notePuzzle(game: string, id: string, right: boolean, rating: RatingSent | null): void {
    this.#change((now) => {
      const kept = now.puzzles[game] ?? NO_PUZZLES;
      const done = id in kept.done ? kept.done : { ...kept.done, [id]: right };
      return { puzzles: { ...now.puzzles, [game]: { ...kept, done, rating: rating ?? kept.rating } } };
    });
  }

  noteRun(game: string, count: number): void {
    this.#change((now) => {
      const kept = now.puzzles[game] ?? NO_PUZZLES;
      return { puzzles: { ...now.puzzles, [game]: { ...kept, best: Math.max(kept.best, count) } } };
    });
  }

  hide(id: string): void {
    this.#change((now) => ({ bad: [...new Set([...now.bad, id])] }));
  }

  /** The game of a day that counts: the first that was finished. */
  counted(day: string, game: string): DayKept | undefined {
    return this.#stored.days.find((one) => one.day === day && one.game === game && !one.again);
  }

  playing(day: string, game: string): { moves: string[]; honour: boolean } | undefined {
    return this.#stored.playing[dayKey(day, game)];
  }

  noteMoves(day: string, game: string, moves: string[], honour: boolean): void {
    this.#change((now) => ({ playing: { ...now.playing, [dayKey(day, game)]: { moves, honour } } }));
  }

  /** Puts a finished game in the book, and ends what was being played. */
  noteDay(entry: Omit<DayKept, 'again'>): DayKept {
    const again = this.counted(entry.day, entry.game) !== undefined;
    const kept = { ...entry, again };
    this.#change((now) => {
      const playing = { ...now.playing };
      delete playing[dayKey(entry.day, entry.game)];
      return { days: again ? now.days : [...now.days, kept], playing };
    });
    return kept;
  }

  /** One finished game, once a table; a review of it adds to the note. */
  noteGame(note: NoteKept): void {
    this.#change((now) => {
      const known = now.notes.find((one) => one.table === note.table);
      if (known) {
        const more = { ...note, day: known.day, mistakes: note.mistakes ?? known.mistakes, luck: note.luck ?? known.luck };
        return { notes: now.notes.map((one) => (one === known ? more : one)) };
      }
      return { notes: [...now.notes, note] };
    });
  }

  /** Any text by which a server knows that a result came from here before. */
  get device(): string {
    if (!this.#stored.device) this.#change(() => ({ device: crypto.randomUUID() }));
    return this.#stored.device;
  }

  /** Everything as a text, for a file or another device. */
  export(): string {
    return JSON.stringify({ ...this.#stored, device: '' });
  }

  /** Adds what another device has learned to this one; false when the text is none of ours. */
  receive(text: string): boolean {
    const given = parsed(text);
    if (!isFields(given) || !('lessons' in given) || !('days' in given)) return false;
    const theirs = readLearned(given);
    this.#change((mine) => merged(mine, theirs));
    return true;
  }

  /** Other tabs write too: what is there now is changed, not what was there when this one opened. */
  #change(change: (now: StoredBook) => Partial<StoredBook>): void {
    const now = read();
    this.#stored = { ...now, ...change(now) };
    writeStore(STORE, JSON.stringify(this.#stored));
  }
}

export const learned = new Learned();

/** Both devices' books: of what both have, the one that knows more, or did it first. */
function merged(mine: StoredBook, theirs: StoredBook): Partial<StoredBook> {
  const lessons = { ...theirs.lessons };
  for (const [game, kept] of Object.entries(mine.lessons)) {
    const other = lessons[game] ?? NO_LESSON;
    const right = kept.right === null ? other.right : Math.max(kept.right, other.right ?? 0);
    lessons[game] = { done: [...new Set([...kept.done, ...other.done])], right };
  }
  const puzzles = { ...theirs.puzzles };
  for (const [game, kept] of Object.entries(mine.puzzles)) {
    const other = puzzles[game] ?? NO_PUZZLES;
    const knowsMore = Object.keys(other.done).length > Object.keys(kept.done).length;
    puzzles[game] = {
      rating: knowsMore ? other.rating : kept.rating,
      done: { ...other.done, ...kept.done },
      best: Math.max(kept.best, other.best),
    };
  }
  const days = [...mine.days, ...theirs.days.filter((one) => !mine.days.some((own) => own.day === one.day && own.game === one.game))];
  const notes = [...mine.notes, ...theirs.notes.filter((one) => !mine.notes.some((own) => own.table === one.table))];
  return {
    lessons,
    puzzles,
    bad: [...new Set([...mine.bad, ...theirs.bad])],
    days: days.sort((a, b) => (a.day < b.day ? -1 : 1)),
    playing: { ...theirs.playing, ...mine.playing },
    notes: notes.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
  };
}

function read(): StoredBook {
  return readLearned(parsed(readStore(STORE)));
}

/** Every part that fits; what does not is left out. */
export function readLearned(stored: unknown): StoredBook {
  const from = isFields(stored) ? stored : {};
  return {
    lessons: table(from['lessons'], readLesson),
    puzzles: table(from['puzzles'], readPuzzles),
    bad: texts(from['bad']),
    days: rows(from['days'], readDay),
    playing: table(from['playing'], readPlaying),
    notes: rows(from['notes'], readNote),
    device: isText(from['device'], 64) ? from['device'] : '',
  };
}

function readLesson(thing: Fields): LessonKept {
  return { done: texts(thing['done']), right: isCount(thing['right'], 1000) ? thing['right'] : null };
}

function readPuzzles(thing: Fields): PuzzlesKept {
  const done = isFields(thing['done']) ? Object.entries(thing['done']).slice(0, MOST) : [];
  return {
    rating: readRating(thing['rating']),
    done: Object.fromEntries(done.filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean')),
    best: isCount(thing['best'], 10_000) ? thing['best'] : 0,
  };
}

function readRating(thing: unknown): RatingSent {
  if (!isFields(thing)) return UNRATED;
  const { rating, deviation, volatility } = thing;
  if (!within(rating, 0, 5000) || !within(deviation, 1, 1000) || !within(volatility, 0.0001, 1)) return UNRATED;
  return { rating, deviation, volatility };
}

function readPlaying(thing: Fields): { moves: string[]; honour: boolean } {
  return { moves: texts(thing['moves'], MOST_MOVES, 400), honour: thing['honour'] === true };
}

function readDay(thing: Fields): DayKept | null {
  const result = readResult(thing['result']);
  if (!isDay(thing['day']) || !isText(thing['game'], 80) || !result) return null;
  const { figure, words, share } = thing;
  if (!isSaid(figure) || !isSaid(words) || !isSaid(share)) return null;
  return {
    day: thing['day'],
    game: thing['game'],
    again: thing['again'] === true,
    result,
    figure,
    words,
    share,
    course: isText(thing['course'], 80) ? thing['course'] : '',
    moves: texts(thing['moves'], MOST_MOVES, 400),
    honour: thing['honour'] === true,
  };
}

function readResult(thing: unknown): DayResultSent | null {
  if (!isFields(thing)) return null;
  const ended = ENDED.find((one) => one === thing['ended']);
  const { rank, points, against, turns, leads } = thing;
  if (!ended || !isWhole(rank) || !isWhole(points) || !isWhole(against) || !isWhole(turns)) return null;
  return { rank, ended, points, against, turns, leads: Array.isArray(leads) ? leads.filter(isWhole).slice(0, 1000) : [] };
}

function readNote(thing: Fields): NoteKept | null {
  const { score, points, turns, full_lines: full, luck, mistakes } = thing;
  if (!isDay(thing['day']) || !isText(thing['game'], 80) || !isText(thing['level'], 80) || !isText(thing['table'], 40)) return null;
  if (!within(score, 0, 1)) return null;
  const counted = isFields(mistakes) ? Object.entries(mistakes).filter((pair): pair is [string, number] => isCount(pair[1], 1000)) : null;
  return {
    table: thing['table'],
    day: thing['day'],
    game: thing['game'],
    level: thing['level'],
    score,
    points: isWhole(points) ? points : 0,
    turns: isCount(turns, 10_000) ? turns : 0,
    full_lines: isCount(full, 1000) ? full : 0,
    mistakes: counted && Object.fromEntries(counted.slice(0, 20)),
    luck: within(luck, -10, 10) ? luck : null,
  };
}

function table<T>(stored: unknown, one: (thing: Fields) => T): Record<string, T> {
  const pairs = isFields(stored) ? Object.entries(stored).slice(0, MOST) : [];
  return Object.fromEntries(pairs.flatMap(([name, thing]) => (isFields(thing) && name.length <= 80 ? [[name, one(thing)]] : [])));
}

function rows<T>(stored: unknown, one: (thing: Fields) => T | null): T[] {
  const things: unknown[] = Array.isArray(stored) ? stored.slice(-MOST) : [];
  return things.flatMap((thing) => {
    const read = isFields(thing) ? one(thing) : null;
    return read ? [read] : [];
  });
}

function texts(stored: unknown, most = MOST, long = 80): string[] {
  const things: unknown[] = Array.isArray(stored) ? stored.slice(0, most) : [];
  return things.filter((one): one is string => isText(one, long));
}

/* Functions, not constants: the store is read while this file is still being evaluated. */
function isDay(thing: unknown): thing is string {
  return typeof thing === 'string' && /^\d{4}-\d\d-\d\d$/.test(thing);
}

function isWhole(thing: unknown): thing is number {
  return Number.isSafeInteger(thing);
}

function isSaid(thing: unknown): thing is Said {
  return isFields(thing) && isText(thing['id'], 80);
}

function within(thing: unknown, least: number, most: number): thing is number {
  return typeof thing === 'number' && thing >= least && thing <= most;
}
