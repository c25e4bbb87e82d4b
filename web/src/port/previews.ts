/** Questions about a play in progress, one at a time: whatever something newer has overtaken is dropped here, for every game. */
import type { Ask, PreviewSent, Previewed, Refused } from '../wire';
import { freshId } from './ids';
import { repeat } from './repeat';

/** The seat that asks, and the last event it has seen. */
export interface Position {
  seat: number;
  number: number;
}

/** The answer to what was asked last about the table as it stands; null for anything else. */
export type Answered = PreviewSent | null;

interface Question {
  message: Ask & { number: number };
  answered(preview: Answered): void;
  stop(): void;
}

const MOVED_ON = 'server-moved-on';
const still = () => {};

export class Previews {
  #position: Position | null = null;
  #asked: Question | null = null;
  #isOpen = false;
  #send: (message: Ask) => void;

  constructor(send: (message: Ask) => void) {
    this.#send = send;
  }

  /** Whose turn it is here, and after which event; a question about anything else has lost its meaning. */
  at(position: Position | null): void {
    this.#position = position;
    const about = this.#asked?.message;
    if (about && (about.seat !== position?.seat || about.number !== position.number)) this.#answer(null);
  }

  ask(partial: string): Promise<Answered> {
    this.#answer(null);
    const position = this.#position;
    if (!position) return Promise.resolve(null);
    return new Promise((answered) => {
      const message = { type: 'ask', id: freshId(), partial, ...position } as const;
      this.#asked = { message, answered, stop: still };
      if (this.#isOpen) this.#start(this.#asked);
    });
  }

  settle(reply: Previewed | Refused): void {
    const about = this.#asked?.message;
    if (!about || reply.id !== about.id) return;
    if (reply.type === 'previewed') this.#answer(isAbout(reply, about.number) ? reply.preview : null);
    else if (reply.refusal.message.id === MOVED_ON) this.#answer(null);
    else this.#answer({ text: about.partial, ready: false, refusal: reply.refusal });
  }

  open(): void {
    this.shut();
    this.#isOpen = true;
    if (this.#asked) this.#start(this.#asked);
  }

  shut(): void {
    this.#isOpen = false;
    this.#asked?.stop();
  }

  /** Nobody waits for ever. */
  close(): void {
    this.shut();
    this.#position = null;
    this.#answer(null);
  }

  #start(question: Question): void {
    question.stop = repeat(() => this.#send(question.message));
  }

  #answer(preview: Answered): void {
    const question = this.#asked;
    if (!question) return;
    this.#asked = null;
    question.stop();
    question.answered(preview);
  }
}

/** A server of an earlier release does not say what its answer is about. */
function isAbout({ number }: Previewed, asked: number): boolean {
  return number === undefined || number === asked;
}
