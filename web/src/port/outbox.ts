/** What people here want and the table has not answered: sent under one id until it is stored or refused, over a broken line and a reload too. */
import type { Acknowledged, Refused } from '../wire';
import { freshId } from './ids';
import type { Intent } from './pending';
import { repeat } from './repeat';

type Bare<I> = I extends Intent ? Omit<I, 'id'> : never;
export type BareIntent = Bare<Intent>;

interface Waiting {
  message: Intent;
  /** It went out on some line, and may have arrived. */
  isSent: boolean;
  answered(answer: Acknowledged | Refused): void;
}

interface Options {
  send(message: Intent): void;
  /** Keeps what is unanswered for a reload or another tab. */
  pending: { recall(): Intent[]; keep(intent: Intent): void; forget(id: string): void };
  /** What waits is not what waited before. */
  changed(): void;
}

const still = () => {};
const TAKEN_BACK = 'page-taken-back';

export class Outbox {
  #waiting = new Map<string, Waiting>();
  /** The open line, each with a number of its own; 0 while there is none. */
  #line = 0;
  #lines = 0;
  #send: Options['send'];
  #pending: Options['pending'];
  #changed: Options['changed'];

  constructor({ send, pending, changed }: Options) {
    this.#send = send;
    this.#pending = pending;
    this.#changed = changed;
    for (const message of pending.recall()) this.#waiting.set(message.id, { message, isSent: true, answered: still });
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Sends now or when the line is back; resolves with the table's answer, never rejects. */
  intend(bare: BareIntent): Promise<Acknowledged | Refused> {
    const message = { ...bare, id: freshId() } as Intent;
    return new Promise((answered) => {
      const waiting = { message, isSent: false, answered };
      this.#waiting.set(message.id, waiting);
      this.#pending.keep(message);
      this.#changed();
      if (this.#line) this.#start(waiting);
    });
  }

  /** What was wanted last and waits, if anything. */
  get last(): Intent | null {
    return [...this.#waiting.values()].at(-1)?.message ?? null;
  }

  /** Wants what was wanted last no more: it is not sent again. What went out on a line that broke may have arrived; that is told. */
  takeBack(): void {
    const waiting = [...this.#waiting.values()].at(-1);
    if (!waiting) return;
    const message = { id: TAKEN_BACK, args: { sent: waiting.isSent ? 'yes' : 'no' } };
    this.settle({ type: 'refused', id: waiting.message.id, refusal: { message } });
  }

  settle(answer: Acknowledged | Refused): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    this.#pending.forget(answer.id);
    this.#changed();
    waiting.answered(answer);
  }

  /** The table listens: whatever is unanswered goes out, in the order in which people wanted it. */
  open(): void {
    this.#line = this.#lines += 1;
    for (const waiting of this.#waiting.values()) this.#start(waiting);
  }

  shut(): void {
    this.#line = 0;
  }

  #start(waiting: Waiting): void {
    const line = this.#line;
    repeat(
      () => {
        waiting.isSent = true;
        this.#send(waiting.message);
      },
      () => this.#line === line && this.#waiting.get(waiting.message.id) === waiting,
    );
  }
}
