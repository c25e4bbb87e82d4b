/**
 * Questions about a play in progress at a server's table, answered on this device where Python runs here already: a tap is answered
 * at once, however far the server is. What cannot be told here, or not soon, is left to the server, which stays the judge.
 */
import type { Ask, Previewed, Refused, Welcome } from '../wire';
import { deviceHome, isHere, isNear } from './here';

/** So long this device may think about an answer before the server is asked too. */
const SOON = 150;

interface Options {
  /** The table as it is shown, in the words in which a table is told. */
  seen(): Welcome | null;
  answered(reply: Previewed | Refused): void;
  /** The table is to be asked. */
  left(question: Ask): void;
}

interface Question {
  message: Ask;
  timer: ReturnType<typeof setTimeout>;
}

export class NearPreviews {
  #line: number | null = null;
  /** Up to which event Python knows the table on this line, and with whose eyes. */
  #told = { eyes: '', number: -1 };
  /** Questions in the order in which they were asked here: answers come in the same. */
  #asked: Question[] = [];
  #lastId = '';
  #isClosed = false;
  #home: Awaited<ReturnType<typeof deviceHome>> | null = null;
  #options: Options;

  constructor(code: string, options: Options) {
    this.#options = options;
    if (!isHere(code)) void this.#start();
  }

  /** Whether it is asked here; what was asked before and has no answer is not. */
  ask(message: Ask): boolean {
    if (this.#line === null || message.id === this.#lastId) return false;
    this.#lastId = message.id;
    this.#tell();
    this.#home?.preview(this.#line, JSON.stringify(message));
    this.#asked.push({ message, timer: setTimeout(() => this.#options.left(message), SOON) });
    return true;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#line !== null) this.#home?.unfollow(this.#line);
    this.#line = null;
    for (const { timer } of this.#asked.splice(0)) clearTimeout(timer);
  }

  async #start(): Promise<void> {
    if (!(await isNear()) || this.#isClosed) return;
    this.#home = await deviceHome();
    this.#home.begin();
    this.#home.whenReady(() => this.#begin());
  }

  /** Tells Python the table at once: the first question need not wait for a whole game. */
  #begin(): void {
    if (this.#isClosed || this.#line !== null || !this.#home) return;
    this.#line = this.#home.follow({ told: (text) => this.#answered(text), ended: () => this.#lose() });
    this.#told = { eyes: '', number: -1 };
    this.#tell();
  }

  #lose(): void {
    this.#line = null;
    for (const { message, timer } of this.#asked.splice(0)) {
      clearTimeout(timer);
      this.#options.left(message);
    }
    this.#home?.whenReady(() => this.#begin());
  }

  /** Tells what Python does not know yet of the table that is shown. */
  #tell(): void {
    const seen = this.#options.seen();
    if (!seen || this.#line === null) return;
    const eyes = JSON.stringify([seen.you, seen.hold, seen.hides]);
    const known = this.#told.eyes === eyes ? this.#told.number : -1;
    if (this.#told.eyes === eyes && seen.number === known) return;
    const events = seen.events.filter(({ number }) => number > known);
    this.#home?.watch(this.#line, JSON.stringify({ ...seen, events }));
    this.#told = { eyes, number: seen.number };
  }

  #answered(text: string): void {
    const question = this.#asked.shift();
    if (!question) return;
    clearTimeout(question.timer);
    if (text === '') this.#options.left(question.message);
    else this.#options.answered(JSON.parse(text) as Previewed | Refused);
  }
}
