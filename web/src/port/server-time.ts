/** The server's time: told with every welcome and sign of life, and counted on by a clock that nobody can set. */
import { createSubscriber } from 'svelte/reactivity';

/** How often what shows the time is drawn anew, in milliseconds. */
const BEAT = 500;

export class ServerTime {
  /** How far the server's time is ahead of this device's steady clock; unknown until it was told. */
  #ahead: number | null = null;

  #beat = createSubscriber((changed) => {
    const beat = setInterval(changed, BEAT);
    return () => clearInterval(beat);
  });

  /** The server says what time it is, in milliseconds since 1970; an older one does not. */
  told(now: number | undefined): void {
    if (now) this.#ahead = now - performance.now();
  }

  now(): number {
    return this.#ahead === null ? Date.now() : this.#ahead + performance.now();
  }

  /** The same for what is drawn: it passes by itself while somebody looks. */
  get passing(): number {
    this.#beat();
    return this.now();
  }
}

export const serverTime = new ServerTime();
