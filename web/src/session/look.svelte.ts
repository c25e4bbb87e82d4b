/** A look back at a finished game, which the server makes when it is first asked for. */
import { review, reviewLonger, sayTrouble } from '../port/http';
import type { Judged, MoveJudged, Said } from '../wire';

const AGAIN = 1200;

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
