/** Questions about a play in progress, one at a time: whatever something newer has overtaken is dropped here, for every game. */
import type { Ask, Deed, PreviewSent, Previewed, Refused } from '../wire';
import { freshId } from './ids';
import { repeat } from './repeat';

/** The seat that asks, and the last event it has seen. */
export interface Asking {
  seat: number;
  number: number;
}

/** The answer to what was asked last about the table as it stands; null for anything else. */
export type Answered = PreviewSent | null;

interface Question {
  message: Ask & { number: number };
  answered(preview: Answered): void;
}

const MOVED_ON = 'server-moved-on';

export class Previews {
  /** The question that has no answer yet. */
  asked: Question | null = null;
  /** The open line, each with a number of its own; 0 while there is none. */
  #line = 0;
  #lines = 0;
  #isClosed = false;
  #send: (message: Ask) => void;
  #asking: () => Asking | null;

  /** `asking` tells whose turn it is here, and after which event. */
  constructor(send: (message: Ask) => void, asking: () => Asking | null) {
    this.#send = send;
    this.#asking = asking;
  }

  /** Something else is shown: a question about what was shown before has lost its meaning. */
  check(): void {
    const [about, now] = [this.asked?.message, this.#asking()];
    if (about && (about.seat !== now?.seat || about.number !== now.number)) this.#answer(null);
  }

  ask(play: string | Deed): Promise<Answered> {
    this.#answer(null);
    const position = this.#isClosed ? null : this.#asking();
    if (!position) return Promise.resolve(null);
    return new Promise((answered) => {
      const told = typeof play === 'string' ? { partial: play } : { partial: '', deed: play };
      const message = { type: 'ask', id: freshId(), ...told, ...position } as const;
      this.asked = { message, answered };
      if (this.#line) this.#start(this.asked);
    });
  }

  settle(reply: Previewed | Refused): void {
    const about = this.asked?.message;
    if (!about || reply.id !== about.id) return;
    if (reply.type === 'previewed') this.#answer(isAbout(reply, about.number) ? reply.preview : null);
    else if (reply.refusal.message.id === MOVED_ON) this.#answer(null);
    else this.#answer({ text: about.partial, ready: false, refusal: reply.refusal });
  }

  open(): void {
    this.#line = this.#lines += 1;
    if (this.asked) this.#start(this.asked);
  }

  shut(): void {
    this.#line = 0;
  }

  /** Nobody waits for ever. */
  close(): void {
    this.shut();
    this.#isClosed = true;
    this.#answer(null);
  }

  #start(question: Question): void {
    const line = this.#line;
    repeat(
      () => this.#send(question.message),
      () => this.#line === line && this.asked === question,
    );
  }

  #answer(preview: Answered): void {
    const question = this.asked;
    if (!question) return;
    this.asked = null;
    question.answered(preview);
  }
}

/** A server of an earlier release does not say what its answer is about. */
function isAbout({ number }: Previewed, asked: number): boolean {
  return number === undefined || number === asked;
}
