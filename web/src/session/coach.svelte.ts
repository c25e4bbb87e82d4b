/** A strong bot asked for help: hints in three strengths at tables against bots, and a look back at a game that is over. */
import { hint, review, reviewLonger, sayTrouble } from '../port/http';
import { memory } from '../device/seats.svelte';
import type { Hint, Judged, MoveJudged, Said } from '../wire';
import type { Session } from './session.svelte';

/** How much a hint tells: where to look, with which pieces, the move and its reasons. */
export type Strength = 1 | 2 | 3;
const STRENGTHS: Strength[] = [1, 2, 3];

/** Help is for one person among bots, and for people who all agreed to have it. */
export function allowsHelp({ table, running, you }: Session): boolean {
  const alone = (table?.seats ?? []).filter((seat) => seat.kind !== 'bot').length === 1;
  return running && you.length === 1 && (alone || table?.hints === true);
}

export class Coach {
  hint = $state.raw<Hint | null>(null);
  /** How much of it is told. */
  told = $state<Strength>(1);
  trouble = $state.raw<Said | null>(null);
  busy = $state(false);
  #table: Session;

  constructor(table: Session) {
    this.#table = table;
  }

  get offers(): boolean {
    return allowsHelp(this.#table);
  }

  /** The hint as long as the table stands as it did when it was asked. */
  get current(): Hint | null {
    return this.hint && this.hint.number === (this.#table.events.at(-1)?.number ?? -1) ? this.hint : null;
  }

  /** The strengths that tell something of this move: where there is nothing to point at, only the move itself does. */
  get strengths(): Strength[] {
    const { places = [], held = [] } = this.hint ?? {};
    return STRENGTHS.filter((strength) => strength === 3 || held.length > 0 || (strength === 1 && places.length > 0));
  }

  /** The move to lay out, once it is told. */
  get move(): Hint | null {
    return this.told === 3 ? this.current : null;
  }

  /** Thought about once; what is told of it grows as far as somebody wants to know: where to look, with what, the move. */
  async ask(wanted?: Strength): Promise<void> {
    const secret = memory.of(this.#table.code)?.secrets[0];
    if (this.busy || !secret) return;
    if (this.current) {
      this.told = wanted ?? this.strengths.find((strength) => strength > this.told) ?? this.told;
      return;
    }
    this.busy = true;
    this.trouble = null;
    this.hint = null;
    try {
      this.hint = await hint(this.#table.code, secret);
      this.told = wanted ?? this.strengths[0] ?? 3;
    } catch (refused) {
      this.trouble = sayTrouble(refused);
    }
    this.busy = false;
  }

  dismiss(): void {
    this.hint = null;
    this.trouble = null;
  }
}

const AGAIN = 1200;

/** A look back at a finished game, which the server makes when it is first asked for. */
export class Look {
  judged = $state.raw<Judged | null>(null);
  trouble = $state.raw<Said | null>(null);
  busy = $state(false);
  /** The decision that is thought about once more. */
  longer = $state<number | null>(null);
  /** How far it has come, of 1. */
  done = $state(0);
  readonly moves = $derived(new Map((this.judged?.moves ?? []).map((move) => [move.number, move])));
  /** The plays that gave most away, the dearest first. */
  readonly dear = $derived<MoveJudged[]>((this.judged?.moves ?? []).filter((move) => move.name).sort((a, b) => b.given - a.given));
  #code: string;
  #gone = false;
  #ready: (whole: Judged) => void;

  /** `ready` is called with the whole of it. */
  constructor(code: string, ready: (whole: Judged) => void = () => {}) {
    this.#code = code;
    this.#ready = ready;
  }

  async ask(): Promise<void> {
    if (this.busy || this.judged?.ready) return;
    this.busy = true;
    this.trouble = null;
    try {
      let found = await review(this.#code);
      while (!found.ready && !this.#gone) {
        this.#show(found);
        await new Promise((later) => setTimeout(later, AGAIN));
        found = await review(this.#code);
      }
      if (found.ready) this.#show(found);
    } catch (refused) {
      this.trouble = sayTrouble(refused);
    }
    this.busy = false;
  }

  /** Four times the thought about one decision. */
  async thinkLonger(number: number): Promise<void> {
    if (this.longer !== null || !this.judged?.ready) return;
    this.longer = number;
    this.trouble = null;
    try {
      this.#show(await reviewLonger(this.#code, number));
    } catch (refused) {
      this.trouble = sayTrouble(refused);
    }
    this.longer = null;
  }

  close(): void {
    this.#gone = true;
  }

  /** Verdicts are shown as they come in. */
  #show(found: Judged): void {
    this.done = found.done ?? (found.ready ? 1 : 0);
    if (found.ready || found.moves?.length) this.judged = found;
    if (found.ready) this.#ready(found);
  }
}
