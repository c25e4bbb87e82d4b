/** Notices a line that is open and dead: silence is asked about once, then the line is opened anew. */

export const SILENCE = { ping: 20_000, soon: 2_500, pong: 8_000 };

export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: () => void;
  #dead: () => void;

  constructor(ping: () => void, dead: () => void) {
    this.#ping = ping;
    this.#dead = dead;
  }

  /** Any word is a sign of life. */
  heard(): void {
    this.#askIn(SILENCE.ping);
  }

  /** Something should come now: if it does not, it is asked for. */
  soon(): void {
    this.#askIn(SILENCE.soon);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #askIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(this.#dead, SILENCE.pong);
      this.#ping();
    }, wait);
  }
}
