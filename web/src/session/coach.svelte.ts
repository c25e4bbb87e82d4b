/** A strong bot asked for help: one hint a turn at tables against bots, and a look back at a game that is over. */
import { hint, Refusing, review } from '../port/http';
import { memory } from '../device/seats.svelte';
import type { Hint, Judged, MoveJudged, Said } from '../wire';
import type { Session } from './session.svelte';

export class Coach {
  hint = $state.raw<Hint | null>(null);
  trouble = $state.raw<Said | null>(null);
  busy = $state(false);
  #table: Session;

  constructor(table: Session) {
    this.#table = table;
  }

  /** Hints are for one person among bots. */
  get offers(): boolean {
    const seats = this.#table.table?.seats ?? [];
    return this.#table.running && this.#table.you.length === 1 && seats.filter((seat) => seat.kind !== 'bot').length === 1;
  }

  /** The hint as long as the table stands as it did when it was asked. */
  get current(): Hint | null {
    return this.hint && this.hint.number === (this.#table.events.at(-1)?.number ?? -1) ? this.hint : null;
  }

  async ask(): Promise<void> {
    const secret = memory.of(this.#table.code)?.secrets[0];
    if (this.busy || !secret) return;
    this.busy = true;
    this.trouble = null;
    this.hint = null;
    try {
      this.hint = await hint(this.#table.code, secret);
    } catch (refused) {
      this.trouble = refused instanceof Refusing ? refused.said : { id: 'page-unreachable' };
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
  readonly moves = $derived(new Map((this.judged?.moves ?? []).map((move) => [move.number, move])));
  /** The plays that gave most away, the dearest first. */
  readonly dear = $derived<MoveJudged[]>((this.judged?.moves ?? []).filter((move) => move.name).sort((a, b) => b.given - a.given));
  #code: string;
  #gone = false;

  constructor(code: string) {
    this.#code = code;
  }

  async ask(): Promise<void> {
    if (this.busy || this.judged) return;
    this.busy = true;
    this.trouble = null;
    try {
      let found = await review(this.#code);
      while (!found.ready && !this.#gone) {
        await new Promise((later) => setTimeout(later, AGAIN));
        found = await review(this.#code);
      }
      if (found.ready) this.judged = found;
    } catch (refused) {
      this.trouble = refused instanceof Refusing ? refused.said : { id: 'page-unreachable' };
    }
    this.busy = false;
  }

  close(): void {
    this.#gone = true;
  }
}
