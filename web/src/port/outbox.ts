/** What people here want and the table has not answered: sent under one id until it is stored or refused, over a broken line and a reload too. */
import type { Acknowledged, Refused } from '../wire';
import { freshId } from './ids';
import type { Intent } from './pending';
import { repeat } from './repeat';

type Bare<I> = I extends Intent ? Omit<I, 'id'> : never;
export type BareIntent = Bare<Intent>;

interface Waiting {
  message: Intent;
  answered(answer: Acknowledged | Refused): void;
  stop(): void;
}

interface Options {
  send(message: Intent): void;
  /** Keeps what is unanswered, in order, for a reload. */
  keep(intents: Intent[]): void;
  recalled: Intent[];
}

const still = () => {};

export class Outbox {
  #waiting = new Map<string, Waiting>();
  #isOpen = false;
  #send: Options['send'];
  #keep: Options['keep'];

  constructor({ send, keep, recalled }: Options) {
    this.#send = send;
    this.#keep = keep;
    for (const message of recalled) this.#waiting.set(message.id, { message, answered: still, stop: still });
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Sends now or when the line is back; resolves with the table's answer, never rejects. */
  intend(bare: BareIntent): Promise<Acknowledged | Refused> {
    const message = { ...bare, id: freshId() } as Intent;
    return new Promise((answered) => {
      const waiting = { message, answered, stop: still };
      this.#waiting.set(message.id, waiting);
      this.#remember();
      if (this.#isOpen) this.#start(waiting);
    });
  }

  settle(answer: Acknowledged | Refused): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    waiting.stop();
    this.#waiting.delete(answer.id);
    this.#remember();
    waiting.answered(answer);
  }

  /** The table listens: whatever is unanswered goes out, in the order in which people wanted it. */
  open(): void {
    this.shut();
    this.#isOpen = true;
    for (const waiting of this.#waiting.values()) this.#start(waiting);
  }

  shut(): void {
    this.#isOpen = false;
    for (const waiting of this.#waiting.values()) waiting.stop();
  }

  #start(waiting: Waiting): void {
    waiting.stop = repeat(() => this.#send(waiting.message));
  }

  #remember(): void {
    this.#keep([...this.#waiting.values()].map(({ message }) => message));
  }
}
