/** Moves tried from a position, for every seat: the table at the end of the line at once, the best choices there when they are weighed. */
import { memory } from '../../device/seats.svelte';
import type { Act, Doing, GamePosition } from '../../games/contract';
import { tableOf, whyNot } from '../../port/http';
import { analyse, analyseAsk } from '../../port/whatif';
import { dressed, namedSeats } from '../../session/telling';
import type { Analyse, Analysed, EventSent, PreviewSent, Refusal, Said, SeatSent, TableSent, View } from '../../wire';
import type { TrialSpot } from '../../routing/spot';

/** How much longer each press makes it think, and at the most. */
const LONGER = 4;
const LONGEST = 16;
/** Who is told that all who think are busy asks again after so long, in milliseconds. */
const BUSY = 'server-bots-busy';
const AGAIN = 1500;

export class Trying implements Act {
  spot = $state.raw<TrialSpot>() as TrialSpot;
  /** The table at the end of the line. */
  found = $state.raw<Analysed | null>(null);
  /** What was weighed there. */
  advice = $state.raw<Analysed | null>(null);
  /** Why there is no table to show. */
  trouble = $state.raw<Said | null>(null);
  /** Why nothing could be weighed, or a bot did not answer. */
  unweighed = $state.raw<Said | null>(null);
  isThinking = $state(false);
  think = $state(1);
  seats = $state.raw<SeatSent[]>([]);
  #asked = 0;
  #previewed = 0;
  #isWeighing = false;
  #isGone = false;
  #note: (spot: TrialSpot) => void;

  /** `note` is told where the line stands. */
  constructor(spot: TrialSpot, note: (spot: TrialSpot) => void) {
    this.#note = note;
    this.seats = namedSeats(nobody(spot.seats), [], false);
    this.spot = spot;
    void this.#name(spot.table);
    void this.go(spot.moves);
  }

  readonly position = $derived.by((): GamePosition<View> | null => {
    if (!this.found) return null;
    const { view, turn, preview, events } = this.found;
    return { view, turn, preview, last: lastPlay(events) };
  });
  /** The plays of the line, without what dice and bag brought. */
  readonly plays = $derived((this.found?.events ?? []).filter(({ seat }) => seat != null));
  readonly table = $derived<TableSent>({
    table: this.spot.table,
    game: this.spot.game,
    options: this.spot.options,
    seats: this.seats,
    status: 'running',
    scored: this.#isScored,
  });

  get #isScored(): boolean {
    return this.found?.scores.some((points) => points !== 0) ?? false;
  }

  get canThinkLonger(): boolean {
    return this.advice !== null && !this.isThinking && this.think < LONGEST;
  }

  /** The line with just these moves. */
  async go(moves: string[]): Promise<void> {
    await this.#settle({ ...this.#line, moves });
  }

  back(): Promise<void> {
    return this.go(this.spot.moves.slice(0, -1));
  }

  /** A bot of this level moves for whoever's turn it is. */
  async answer(level: string): Promise<void> {
    const refused = await this.#settle({ ...this.#line, level });
    if (refused) this.unweighed = refused.message;
  }

  async thinkLonger(): Promise<void> {
    if (!this.canThinkLonger) return;
    this.think = Math.min(LONGEST, this.think * LONGER);
    await this.#weigh(this.#asked);
  }

  /** Asked at the table as it lies there: how it came to be does not matter for that. */
  ask = async (partial: Doing): Promise<PreviewSent | null> => {
    const asked = (this.#previewed += 1);
    try {
      const { game, seats, options, position, luck } = { ...this.spot, ...this.found };
      const answer = await analyseAsk({ line: { game, seats, options, position, luck }, ...told(partial) });
      return asked === this.#previewed ? answer : null;
    } catch (refused) {
      return asked === this.#previewed ? { text: '', ready: false, refusal: whyNot(refused) } : null;
    }
  };

  play = (action: Doing): Promise<Refusal | null> => {
    const { action: text, deed } = told(action);
    const moves = text ? [...this.spot.moves, text] : this.spot.moves;
    return this.#settle({ ...this.#line, moves, deed });
  };

  get #line(): Analyse {
    const { game, seats, options, position, luck, moves } = this.spot;
    return { game, seats, options, position, luck, moves };
  }

  /** Shows the table at the end of a line, then weighs what to do there; resolves with why not. */
  async #settle(line: Analyse): Promise<Refusal | null> {
    const asked = (this.#asked += 1);
    this.#previewed += 1;
    try {
      const found = await analyse({ ...line, think: 0 });
      if (asked !== this.#asked) return null;
      this.found = found;
      this.spot = { ...this.spot, moves: found.moves };
    } catch (refused) {
      if (asked === this.#asked && !this.found) this.trouble = whyNot(refused).message;
      return whyNot(refused);
    }
    this.#note(this.spot);
    this.advice = null;
    this.think = 1;
    void this.#weigh(asked);
    return null;
  }

  /** One line is weighed at a time: who tries many moves in a row does not keep all who think busy with lines that are gone. */
  async #weigh(asked: number): Promise<void> {
    this.unweighed = null;
    this.isThinking = this.found?.turn != null;
    if (!this.isThinking || this.#isWeighing) return;
    this.#isWeighing = true;
    const tried = this.spot.moves.length ? '' : this.spot.made;
    const think = this.think;
    try {
      const advice = await analyse({ ...this.#line, tried, think });
      if (asked === this.#asked) this.advice = advice;
    } catch (refused) {
      const { message } = whyNot(refused);
      if (asked === this.#asked) this.unweighed = message;
      if (message.id === BUSY && !this.#isGone) await new Promise((later) => setTimeout(later, AGAIN));
    }
    this.#isWeighing = false;
    if (this.#isGone) return;
    if (asked !== this.#asked || think !== this.think || this.unweighed?.id === BUSY) await this.#weigh(this.#asked);
    else this.isThinking = false;
  }

  close(): void {
    this.#isGone = true;
  }

  /** Who plays the game it comes from; without one they are numbered. */
  async #name(code: string): Promise<void> {
    if (!code) return;
    const table = await tableOf(code).catch(() => null);
    if (table?.seats.length !== this.spot.seats) return;
    this.seats = dressed(table, memory.of(code)?.you ?? []).seats.map((seat) => ({ ...seat, there: true }));
  }
}

const nobody = (count: number): SeatSent[] => Array.from({ length: count }, (_, seat) => ({ seat, kind: 'person', there: true }));

const told = (doing: Doing) => (typeof doing === 'string' ? { action: doing, deed: null } : { action: '', deed: doing });

/** The play made last, with what dice and bag brought after it. */
function lastPlay(events: EventSent[]): EventSent[] {
  const from = events.findLastIndex(({ seat }) => seat != null);
  return from < 0 ? [] : events.slice(from);
}
