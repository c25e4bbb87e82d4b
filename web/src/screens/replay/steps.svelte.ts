/** Where a replay stands: it goes step by step, from play to play, or by itself. */
import type { FrameSent } from '../../wire';

export class Steps {
  at = $state(0);
  isRunning = $state(false);
  #frames: () => FrameSent[];

  constructor(frames: () => FrameSent[]) {
    this.#frames = frames;
  }

  /** What a person did or rolled; deals between plays are passed over. */
  readonly #stops = $derived.by(() =>
    [...this.#frames().entries()].filter(([at, { event }]) => at === 0 || event?.seat != null).map(([at]) => at),
  );

  get end(): number {
    return this.#frames().length - 1;
  }

  go(to: number): void {
    this.isRunning = false;
    this.at = to;
  }

  /** The next play, or the one before. */
  jump(by: 1 | -1): void {
    const [next, before] = [this.#stops.find((stop) => stop > this.at), this.#stops.findLast((stop) => stop < this.at)];
    this.go(by > 0 ? (next ?? this.end) : (before ?? 0));
  }

  /** Runs, from the start again at the end, or stands still. */
  toggle(): void {
    if (!this.isRunning && this.at >= this.end) this.at = 0;
    this.isRunning = !this.isRunning;
  }

  /** The next play of one that runs; it stands still after the last. */
  advance(): void {
    const next = this.#stops.find((stop) => stop > this.at);
    if (next === undefined) this.isRunning = false;
    else this.at = next;
  }
}
