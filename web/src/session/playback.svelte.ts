/** What is shown, one play after the other: nobody misses one, and each is seen for a moment before the next. */
import type { EventSent } from '../wire';
import { NOTHING, type Position } from './reduce';

export interface Shown extends Position {
  /** The events of the latest play; the same list as long as nothing new is shown. */
  last: EventSent[];
  /** What was not shown before: the latest play at first, then every event once and in order. */
  fresh: EventSent[];
}

export interface PlaybackPace {
  /** For how long what these events did should be seen before anything else moves, in milliseconds. */
  rest(last: EventSent[]): number;
}

const EMPTY: Shown = { ...NOTHING.position, last: [], fresh: [] };
/** More than so many plays behind, and they follow each other faster. */
const MOST_BEHIND = 3;

export class Playback {
  shown: Shown = $state.raw(EMPTY);
  /** How many plays wait to be shown. */
  waiting = $state(0);
  #queue: { position: Position; last: EventSent[] }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readers = new Set<() => void>();
  #told = -1;
  #pace: PlaybackPace;

  constructor(pace: PlaybackPace) {
    this.#pace = pace;
  }

  /** Nothing waits to be shown. */
  get isCurrent(): boolean {
    return this.#queue.length === 0;
  }

  /** Calls a reader whenever something else is shown. The function that comes back ends that. */
  follow(reader: () => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** A play follows what is known: it is shown as soon as the one before it has been seen. */
  next(position: Position): void {
    const known = this.#queue.at(-1)?.position ?? this.shown;
    const last = position.events.filter((event) => event.number > known.number);
    this.#queue.push({ position, last });
    this.waiting = this.#queue.length;
    if (this.#timer === undefined) this.#advance();
  }

  /** Somebody does not want to wait: all that waits is shown now, one after the other, so that everything is told. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { position, last } of this.#queue.splice(0)) this.#show(position, last);
    this.waiting = 0;
  }

  /** Everything is told anew: it is shown at once, whatever waited. */
  anew(position: Position): void {
    this.#queue = [];
    this.waiting = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = this.shown.last;
    const last = latestPlay(position.events).map((event) => before.find((known) => isSame(known, event)) ?? event);
    const isNews = last.length !== before.length || last.some((event, index) => event !== before[index]);
    this.#show(position, isNews ? last : before);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#readers.clear();
  }

  /** Each play gets a task of its own, so that whoever follows what is shown sees them all. */
  #advance(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!next) return;
    this.#show(next.position, next.last);
    const rest = this.#pace.rest(next.last) / Math.max(1, this.#queue.length / MOST_BEHIND);
    this.#timer = setTimeout(() => this.#advance(), rest);
  }

  #show(position: Position, last: EventSent[]): void {
    const fresh = this.#told < 0 ? last : position.events.filter((event) => event.number > this.#told);
    this.#told = position.number;
    this.shown = { ...position, last, fresh };
    for (const reader of [...this.#readers]) reader();
  }
}

/** What was told before, word for word, is no news to other eyes. */
const isSame = (one: EventSent, other: EventSent) => JSON.stringify(one) === JSON.stringify(other);

/** The last thing a player did, and what chance answered. */
function latestPlay(events: EventSent[]): EventSent[] {
  const index = events.findLastIndex((event) => event.seat != null);
  return index < 0 ? [] : events.slice(index);
}
