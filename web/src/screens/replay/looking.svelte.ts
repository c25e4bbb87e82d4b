/** A replay with what a strong bot thinks of it: which decision is shown, the way from mistake to mistake, and a better play laid out. */
import { memory } from '../../device/seats.svelte';
import { Look } from '../../session/look.svelte';
import { noteReview } from '../../session/noting';
import { moveNumbers, turnsOf } from '../../session/telling';
import type { EventSent, FrameSent, MoveJudged, View } from '../../wire';
import { Steps } from './steps.svelte';

export class Looking {
  readonly steps: Steps;
  readonly look: Look;
  /** A move beside which a better one is laid out, on the table as it stood before. */
  #aside = $state.raw<MoveJudged | null>(null);
  #frames: () => FrameSent[];
  readonly #events = $derived.by(() => this.#frames().flatMap(({ event }) => event ?? []));
  readonly #numbers = $derived.by(() => moveNumbers(this.#events));

  constructor(code: string, frames: () => FrameSent[]) {
    this.#frames = frames;
    this.steps = new Steps(frames);
    /* What the look back tells of oneself goes into one's own figures. */
    this.look = new Look(code, (whole) => noteReview(code, memory.of(code)?.you[0], whole));
  }

  /** The moves as they are counted, by their events. */
  get numbers(): ReadonlyMap<number, number> {
    return this.#numbers;
  }

  /** The move beside whose table a better one lies now. */
  get aside(): MoveJudged | null {
    return this.#aside && this.steps.at === this.#aside.number + 1 ? this.#aside : null;
  }

  /** The move that everything here is about: the list, the words, the verdict and the table. */
  get event(): EventSent | null {
    return this.#frames()[this.steps.at]?.event ?? null;
  }

  /** The table that is shown: after the move, or before it while a better one lies there. */
  get frame(): FrameSent | undefined {
    return this.#frames()[this.aside ? this.aside.number : this.steps.at];
  }

  /** The move and what dice or bag brought for it: another list only for another move. */
  readonly last = $derived.by((): EventSent[] => {
    const { at } = this.steps;
    const events = this.#frames().map(({ event }) => event);
    const from = events.findLastIndex((event, step) => step < at && event?.seat != null);
    return events.slice(from + 1, at + 1).flatMap((event) => event ?? []);
  });

  /** The move that is shown as one of the list, from 1; dice that are kept are part of the play they lead to. */
  readonly row = $derived.by((): { number: number; step: number } | null => {
    const number = this.#numbers.get(this.event?.number ?? -1);
    return number === undefined ? null : { number, step: this.plays[number - 1]?.step ?? this.steps.at };
  });

  /** The table on which a move was made. */
  viewBefore(move: MoveJudged): View | null {
    return this.#frames()[move.number]?.view ?? null;
  }

  get judged(): MoveJudged | undefined {
    return this.look.moves.get(this.event?.number ?? -1);
  }

  get tells(): boolean {
    return this.look.judged?.tells_chances !== false;
  }

  /** A game without luck has none in its review. */
  get isLucky(): boolean {
    return this.tells && (this.look.judged?.moves ?? []).some((move) => move.luck !== 0);
  }

  /** Mistakes worth going to, in their order. */
  get mistakes(): MoveJudged[] {
    return this.look.dear.filter((move) => move.name !== 'slip').sort((a, b) => a.number - b.number);
  }

  /** They as marks along the way. */
  get marks(): (MoveJudged & { at: number })[] {
    return this.mistakes.map((move) => ({ ...move, at: (100 * (move.number + 1)) / Math.max(1, this.steps.end) }));
  }

  /** The step of the mistake before what is shown, or after it. */
  mistake(by: 1 | -1): number | undefined {
    const steps = this.mistakes.map((move) => move.number + 1);
    return by > 0 ? steps.find((one) => one > this.steps.at) : steps.findLast((one) => one < this.steps.at);
  }

  toMistake(by: 1 | -1): void {
    const to = this.mistake(by);
    if (to === undefined) return;
    this.#aside = null;
    this.steps.go(to);
  }

  showBetter(move: MoveJudged): void {
    this.#aside = move;
    this.steps.go(move.number + 1);
  }

  showMade(): void {
    this.#aside = null;
    this.steps.isRunning = false;
  }

  /** The plays, each with the frame that shows it; dice that are kept are part of a play. */
  readonly plays = $derived.by((): { step: number; event: EventSent }[] => {
    const made = new Set(turnsOf(this.#events).map(({ event }) => event));
    return this.#frames().flatMap(({ event }, step) => (event && made.has(event) ? [{ step, event }] : []));
  });

  /** From where something else would be tried, and what was played there: after a mistake from before it, else from the next decision on. */
  get whence(): { at: number; back: number; made: string } {
    const frames = this.#frames();
    const move = this.aside ?? (this.judged?.name ? this.judged : null);
    let at = move ? move.number : this.steps.at;
    while (frames[at + 1]?.event && frames[at + 1]?.event?.seat == null) at += 1; // what dice and bag brought stays as it was
    return { at, back: move ? at + 1 : this.steps.at, made: frames[at + 1]?.event?.action ?? '' };
  }

  /** The play that was made there. */
  madeAt(move: MoveJudged | undefined): EventSent | null {
    return (move && this.#frames()[move.number + 1]?.event) ?? null;
  }

  close(): void {
    this.look.close();
  }
}
