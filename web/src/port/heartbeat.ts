/** Notices a line that is open and dead: silence is asked about once, then the line is opened anew. */

export const SILENCE = { ping: 20_000, soon: 2_500, pong: 8_000 };

export class Heartbeat {
  /** When anything came, as any word is a sign of life: whoever hears it notes it here. 0 when nothing came since it was last looked at. */
  lastHeard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: () => void;
  #dead: () => void;

  constructor(ping: () => void, dead: () => void) {
    this.#ping = ping;
    this.#dead = dead;
  }

  /** Something should come now: if it does not, it is asked for. */
  soon(): void {
    this.#watch(Date.now(), SILENCE.soon);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Asks when nothing has come for so long since then. */
  #watch(since: number, silence: number): void {
    this.#in(since + silence - Date.now(), () => {
      this.#in(SILENCE.pong, this.#dead);
      this.#ping();
    });
  }

  /** Does it after a while, if nothing comes until then. */
  #in(wait: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.lastHeard = 0;
    this.#timer = setTimeout(() => (this.lastHeard ? this.#watch(this.lastHeard, SILENCE.ping) : act()), wait);
  }
}
