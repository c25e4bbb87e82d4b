/** A line to a table of this device, which the worker keeps. */
import type { ToClient, ToServer } from '../wire';
import { home } from './home.svelte';
import type { Port, PortState } from './port';

/** A line that the home has ended is opened anew after so many milliseconds. */
const SOON = 300;

export class WorkerPort implements Port {
  #line: number | null = null;
  #state: PortState = 'connecting';
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard: (message: ToClient) => void = () => {};
  #told: (state: PortState) => void = () => {};

  constructor() {
    this.#open();
  }

  onmessage(heard: (message: ToClient) => void): void {
    this.#heard = heard;
  }

  onstate(told: (state: PortState) => void): void {
    this.#told = told;
    if (this.#state !== 'connecting') told(this.#state);
  }

  send(message: ToServer): void {
    if (this.#state === 'open' && this.#line !== null) home.hear(this.#line, JSON.stringify(message));
  }

  again(after = 0): void {
    if (this.#state === 'closed') return;
    this.#drop();
    this.#become('waiting');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), Math.max(after, SOON));
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#become('closed');
  }

  #open(): void {
    this.#become('connecting');
    this.#line = home.open({
      told: (text) => {
        const message = JSON.parse(text) as ToClient;
        this.#heard(message);
      },
      ended: () => {
        this.#line = null;
        this.again();
      },
    });
    home.whenReady(() => {
      if (this.#state === 'connecting' && this.#line !== null) this.#become('open');
    });
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    if (line !== null) home.close(line);
  }

  #become(state: PortState): void {
    this.#state = state;
    this.#told(state);
  }
}
