/** Puzzles being solved: the one on the board, what became of the try, the own rating, and a run against the clock. */
import { learned } from '../../../device/learned.svelte';
import { askPuzzle, nextPuzzle, puzzles, tryPuzzle } from '../../../port/learn';
import { sayTrouble } from '../../../port/http';
import type { PlaySeen, PlayTried, PuzzleListed, PuzzleSent, PuzzleTried, Refusal, Said } from '../../../wire';
import { LearnBoard } from '../board.svelte';

export const RUN = 180_000;
/** A run begins with easy ones, and each solved makes the next harder. */
const EASY = 900;
const HARDER = 55;
/** How long the verdict is seen in a run, in milliseconds. */
const SEEN = { right: 700, wrong: 1500 };

export class PuzzlesSolved {
  readonly game: string;
  readonly board: LearnBoard;
  listed = $state.raw<PuzzleListed[]>([]);
  theme = $state('');
  now = $state.raw<PuzzleSent | null>(null);
  tried = $state.raw<PuzzleTried | null>(null);
  /** The rating before the try that moved it. */
  before = $state<number | null>(null);
  /** Which of the best plays is on the board; null for the own one. */
  shown = $state<number | null>(null);
  /** The try does not count any more: it is the second at this puzzle. */
  isUnrated = $state(false);
  empty = $state(false);
  trouble = $state.raw<Said | null>(null);
  /** When the run ends, in ms since 1970; null outside of one. */
  runEnds = $state<number | null>(null);
  run = $state.raw<boolean[]>([]);
  runOver = $state(false);
  #seen: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(game: string) {
    this.game = game;
    this.board = new LearnBoard({
      ask: (play) => askPuzzle(this.now?.puzzle.id ?? '', play),
      play: (play) => this.#try(play),
    });
    void this.load();
  }

  get themes(): { theme: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const { theme } of this.listed) counts.set(theme, (counts.get(theme) ?? 0) + 1);
    return [...counts].map(([theme, count]) => ({ theme, count }));
  }

  get rating() {
    return learned.puzzles(this.game).rating;
  }

  get solved(): number {
    return this.run.filter(Boolean).length;
  }

  async load(): Promise<void> {
    this.trouble = null;
    try {
      this.listed = await puzzles(this.game);
      await this.next();
    } catch (refused) {
      this.trouble = sayTrouble(refused);
    }
  }

  choose(theme: string): void {
    this.theme = theme;
    void this.next();
  }

  async next(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = (this.#asked += 1);
    const inRun = this.runEnds !== null;
    const { rating, done } = learned.puzzles(this.game);
    const wish = inRun
      ? { rating: EASY + HARDER * this.solved + 60 * Math.random(), done: this.#seen, theme: '' }
      : { rating: rating.rating, done: Object.keys(done), theme: this.theme };
    try {
      const found = await nextPuzzle(this.game, { ...wish, hidden: learned.all.bad });
      if (asked !== this.#asked) return;
      this.#show(found);
    } catch (refused) {
      if (asked === this.#asked) this.trouble = sayTrouble(refused);
    }
  }

  /** The same puzzle once more, for oneself. */
  again(): void {
    if (!this.now) return;
    this.#show(this.now);
    this.isUnrated = true;
  }

  callBad(): void {
    const { now } = this;
    if (!now) return;
    learned.hide(now.puzzle.id);
    void this.next();
  }

  look(at: number | null): void {
    const seen: PlaySeen | undefined = at === null ? this.tried?.played : this.tried?.best[at];
    this.shown = at;
    if (seen) this.board.showPlay(seen);
  }

  beginRun(): void {
    this.run = [];
    this.runOver = false;
    this.#seen = [];
    this.runEnds = Date.now() + RUN;
    void this.next();
  }

  endRun(): void {
    if (this.runEnds === null) return;
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.runEnds = null;
    this.runOver = true;
    learned.noteRun(this.game, this.solved);
  }

  /** Back to single puzzles. */
  leaveRun(): void {
    this.runOver = false;
    void this.next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #show(found: PuzzleSent | null): void {
    this.now = found;
    this.empty = found === null;
    this.tried = null;
    this.before = null;
    this.shown = null;
    this.isUnrated = false;
    if (found) this.board.show(found);
    else if (this.runEnds !== null) this.endRun();
  }

  async #try(play: PlayTried): Promise<Refusal | null> {
    const { now } = this;
    if (!now) return null;
    const { id } = now.puzzle;
    const inRun = this.runEnds !== null;
    const { rating, done } = learned.puzzles(this.game);
    const counts = !inRun && !this.isUnrated && !(id in done);
    const found = await tryPuzzle(id, { ...play, rating: counts ? rating : null });
    if (now !== this.now) return null;
    this.before = counts ? rating.rating : null;
    if (counts) learned.notePuzzle(this.game, id, found.right, found.rating);
    this.tried = found;
    this.board.showPlay(found.played);
    if (inRun) {
      this.#seen.push(id);
      this.run = [...this.run, found.right];
      this.#timer = setTimeout(() => void this.next(), found.right ? SEEN.right : SEEN.wrong);
    }
    return null;
  }
}
