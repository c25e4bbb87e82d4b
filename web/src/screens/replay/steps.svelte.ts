/** Where a replay stands: at a play, or before the first; it goes from one to the next, or by itself. */
import type { FrameSent } from '../../wire';

export class Steps {
  at = $state(0);
  isRunning = $state(false);
  #frames: () => FrameSent[];

  constructor(frames: () => FrameSent[]) {
    this.#frames = frames;
  }

  /** What somebody played; what dice and bag bring in between belongs to the play before or after it. */
  readonly #stops = $derived.by(() =>
    [...this.#frames().entries()].filter(([at, { event }]) => at === 0 || event?.seat != null).map(([at]) => at),
  );

  get end(): number {
    return this.#stops.at(-1) ?? 0;
  }

  /** To the play that is shown there: the last one up to it. */
  go(to: number): void {
    this.isRunning = false;
    this.at = this.#stops.findLast((stop) => stop <= to) ?? 0;
  }

  /** As `go`; on the way onwards to the next play, which a slider's own steps would never come to. */
  slide(to: number): void {
    this.go(to > this.at ? (this.#stops.find((stop) => stop >= to) ?? this.end) : to);
  }

  /** The next play, or the one before. */
  jump(by: 1 | -1): void {
    const [next, before] = [this.#stops.find((stop) => stop > this.at), this.#stops.findLast((stop) => stop < this.at)];
    this.go((by > 0 ? next : before) ?? this.at);
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
