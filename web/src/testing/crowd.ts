/** Several devices at one real table over bad lines: messages are lost, doubled, late and out of order, and lines break. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Port, PortState } from '../port/port';
import type { ToClient, ToServer, Welcome } from '../wire';

/** Random numbers of a seed, so that a run can be had again. */
export function luck(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The process that keeps the tables: one command, one answer. */
export class TableProcess {
  #child: ChildProcessWithoutNullStreams;
  #asked: { answered(text: string): void; failed(reason: Error): void }[] = [];
  #trouble = '';
  #isGone = false;

  constructor(python: string, folder: string) {
    this.#child = spawn(python, ['-m', 'bench.page_table'], { cwd: folder });
    createInterface({ input: this.#child.stdout }).on('line', (text) => this.#asked.shift()?.answered(text));
    this.#child.stderr.on('data', (text: Buffer) => (this.#trouble += text.toString()));
    this.#child.on('close', () => {
      this.#isGone = true;
      for (const { failed } of this.#asked.splice(0)) failed(new Error(this.#trouble));
    });
  }

  async ask<T>(command: object): Promise<T> {
    if (this.#isGone) throw new Error(this.#trouble);
    const text = await new Promise<string>((answered, failed) => {
      this.#asked.push({ answered, failed });
      this.#child.stdin.write(`${JSON.stringify(command)}\n`);
    });
    return JSON.parse(text) as T;
  }

  end(): void {
    this.#child.stdin.end();
  }
}

/** How bad a line is: the chances that a message is lost or doubled and that the line breaks at any moment, and how late a message is at least and may be. */
export interface Weather {
  least: number;
  lost: number;
  doubled: number;
  late: number;
  broken: number;
}

export const FAIR: Weather = { least: 0, lost: 0, doubled: 0, late: 0, broken: 0 };

type Letter<M> = { at: number; message: M };

/** A line in that weather; `number` names the connection to the table, and changes with every new one. */
export class BadLine implements Port {
  weather: Weather;
  number: number;
  state: PortState = 'connecting';
  #out: Letter<ToServer | null>[] = [];
  #in: Letter<ToClient>[] = [];
  #opens = 0;
  #random: () => number;
  #fresh: () => number;
  #heard: (message: ToClient) => void = () => {};
  #told: (state: PortState) => void = () => {};
  #left: number[] = [];

  constructor(weather: Weather, random: () => number, fresh: () => number) {
    this.weather = weather;
    this.#random = random;
    this.#fresh = fresh;
    this.number = fresh();
  }

  onmessage(heard: (message: ToClient) => void): void {
    this.#heard = heard;
  }

  onstate(told: (state: PortState) => void): void {
    this.#told = told;
  }

  send(message: ToServer): void {
    if (this.state === 'open') this.#post(this.#out, message);
  }

  again(after = 0): void {
    if (this.state === 'closed') return;
    this.#left.push(this.number);
    this.#out = [];
    this.#in = [];
    this.number = this.#fresh();
    this.#opens = Date.now() + after + 200 * this.#random();
    this.#become('waiting');
  }

  close(): void {
    this.again();
    this.#become('closed');
  }

  /** Breaks or opens the line as the weather has it; answers with what has come to the table's end by now. */
  beat(): [number, ToServer | null][] {
    if (this.state === 'open' && this.#random() < this.weather.broken) this.again();
    if (this.state !== 'open' && this.state !== 'closed' && Date.now() >= this.#opens) this.#become('open');
    const gone = this.#left.map((number): [number, null] => [number, null]);
    this.#left = [];
    return [...gone, ...due(this.#out).map((message): [number, ToServer | null] => [this.number, message])];
  }

  /** What the table said on this line, on its way here. */
  post(number: number, message: ToClient | null): void {
    if (number !== this.number || this.state !== 'open') return;
    if (message === null) this.again();
    else this.#post(this.#in, message);
  }

  /** Hears what is here by now. */
  hear(): void {
    const { number } = this;
    for (const message of due(this.#in)) if (this.number === number && this.state === 'open') this.#heard(message);
  }

  #post<M>(box: Letter<M>[], message: M): void {
    const { least, lost, doubled, late } = this.weather;
    if (this.#random() < lost) return;
    for (let copies = this.#random() < doubled ? 2 : 1; copies > 0; copies -= 1)
      box.push({ at: Date.now() + least + late * this.#random() ** 3, message });
  }

  #become(state: PortState): void {
    this.state = state;
    this.#told(state);
  }
}

/** Takes what is due out of a box, the earliest first. */
function due<M>(box: Letter<M>[]): M[] {
  const now = Date.now();
  const ready = box.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
  for (const letter of ready) box.splice(box.indexOf(letter), 1);
  return ready.map(({ message }) => message);
}

export type Expected = Welcome;
