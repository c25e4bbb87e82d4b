/** Moves the board while a carried piece is held near an edge beyond which more of it lies, so that every cell can be reached. */
import type { Point, Viewport } from './viewport.svelte';

const NEAR = 34;
const SPEED = 7;

export class Autopan {
  #frame = 0;
  #dx = 0;
  #dy = 0;
  #viewport: Viewport;

  constructor(viewport: Viewport) {
    this.#viewport = viewport;
  }

  /** The piece is here, in pixels of the ground. */
  at({ x, y }: Point): void {
    const { width, height, insets } = this.#viewport;
    const hidden = this.#viewport.hidden();
    this.#dx = wanted(push(x, 0, width), hidden.left, hidden.right);
    this.#dy = wanted(push(y, 0, height - insets.bottom), hidden.top, hidden.bottom);
    if ((this.#dx || this.#dy) && !this.#frame) this.#frame = requestAnimationFrame(this.#step);
  }

  rest(): void {
    this.#dx = this.#dy = 0;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #step = (): void => {
    this.#frame = 0;
    if (!this.#dx && !this.#dy) return;
    this.#viewport.shift(this.#dx * SPEED, this.#dy * SPEED);
    this.#frame = requestAnimationFrame(this.#step);
  };
}

/** Nothing moves towards an edge beyond which nothing lies. */
const wanted = (by: number, low: boolean, high: boolean): number => ((by > 0 && low) || (by < 0 && high) ? by : 0);

/** From 1 at the low edge to −1 at the high one, 0 between; beyond the edges nothing moves. */
function push(value: number, low: number, high: number): number {
  if (value >= low && value < low + NEAR) return 1 - (value - low) / NEAR;
  if (value <= high && value > high - NEAR) return (high - value) / NEAR - 1;
  return 0;
}
