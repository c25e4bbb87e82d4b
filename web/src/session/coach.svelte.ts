/** A strong bot asked for help: hints in three strengths at tables against bots. */
import { hint, sayTrouble } from '../port/http';
import { memory } from '../device/seats.svelte';
import type { Hint, Said } from '../wire';
import { mayAsk } from './may';
import type { Session } from './session.svelte';

/** How much a hint tells: where to look, with which pieces, the move and its reasons. */
export type Strength = 1 | 2 | 3;
const STRENGTHS: Strength[] = [1, 2, 3];

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
    return mayAsk(this.#table).help;
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
