/** The positions of a finished game at which one seat gave most away, to try again one after the other. */
import { memory } from '../../../device/seats.svelte';
import { sayTrouble, tableOf } from '../../../port/http';
import { analyse, analyseAsk, exercises, retry } from '../../../port/whatif';
import { Look } from '../../../session/look.svelte';
import { dressed, nameOf } from '../../../session/telling';
import type { Analysed, Exercised, PlayTried, Refusal, Retried, Said, TableSent } from '../../../wire';
import { LearnBoard } from '../board.svelte';

export class Mistakes {
  readonly code: string;
  readonly seat: number;
  readonly board: LearnBoard;
  readonly look: Look;
  table = $state.raw<TableSent | null>(null);
  listed = $state.raw<Exercised[] | null>(null);
  trouble = $state.raw<Said | null>(null);
  /** Which of them is on the board. */
  index = $state(0);
  tried = $state.raw<Retried | null>(null);
  isJudging = $state(false);
  /** The better play is on the board instead of the tried one. */
  showsBest = $state(false);
  /** Those that were found at the first try, by their number; false where not. */
  results = $state.raw<ReadonlyMap<number, boolean>>(new Map());
  /** Something is given away to whoever tries again. */
  times = $state(0);
  #place = $state.raw<Analysed | null>(null);

  constructor(code: string, seat: number) {
    this.code = code;
    this.seat = seat;
    this.look = new Look(code);
    this.board = new LearnBoard({
      ask: (play) => analyseAsk({ line: { table: this.code, at: this.now?.number ?? 0, think: 0 }, ...play }),
      play: (play) => this.#try(play),
    });
    void this.load();
  }

  get now(): Exercised | null {
    return this.listed?.[this.index] ?? null;
  }

  get name(): string {
    return nameOf(this.table, this.seat);
  }

  get isLast(): boolean {
    return this.index + 1 >= (this.listed?.length ?? 0);
  }

  get found(): number {
    return [...this.results.values()].filter(Boolean).length;
  }

  /** The game is looked back at first, where nobody has asked for that yet. */
  async load(): Promise<void> {
    this.trouble = null;
    try {
      this.table = dressed(await tableOf(this.code), memory.of(this.code)?.you ?? []);
      await this.look.ask();
      if (this.look.trouble) throw this.look.trouble;
      if (!this.look.judged?.ready) return;
      this.listed = await exercises(this.code, this.seat);
      await this.go(0);
    } catch (refused) {
      this.trouble = isSaid(refused) ? refused : sayTrouble(refused);
    }
  }

  async go(index: number): Promise<void> {
    this.index = index;
    this.tried = null;
    const now = this.now;
    if (!now) return;
    try {
      const place = await analyse({ table: this.code, at: now.number, think: 0 });
      if (this.now !== now) return;
      this.#place = place;
      this.#lay();
    } catch (refused) {
      this.trouble = sayTrouble(refused);
    }
  }

  again(): void {
    this.tried = null;
    this.#lay();
  }

  showTried(best: boolean): void {
    if (!this.tried) return;
    this.showsBest = best;
    this.board.showPlay(best ? this.tried.best : this.tried.play);
  }

  close(): void {
    this.look.close();
  }

  #lay(): void {
    const [place, now] = [this.#place, this.now];
    if (!place || !now) return;
    this.times += 1;
    this.showsBest = false;
    this.board.show({ view: now.view, preview: place.preview, seat: now.seat, seats: place.seats });
    this.board.seats = this.table?.seats ?? this.board.seats;
  }

  async #try(play: PlayTried): Promise<Refusal | null> {
    const now = this.now;
    if (!now || this.isJudging) return null;
    this.isJudging = true;
    try {
      const tried = await retry(this.code, now.number, play);
      if (this.now !== now) return null;
      if (!this.results.has(now.number)) this.results = new Map([...this.results, [now.number, tried.right]]);
      this.tried = tried;
      this.showTried(false);
    } finally {
      this.isJudging = false;
    }
    return null;
  }
}

const isSaid = (thrown: unknown): thrown is Said =>
  typeof thrown === 'object' && thrown !== null && !(thrown instanceof Error) && 'id' in thrown;
