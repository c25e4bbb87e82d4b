/** A lesson being taken: which step is on the board, what became of the try at it, and what comes next. */
import { learned } from '../../../device/learned.svelte';
import { askStep, lesson, tryStep } from '../../../port/learn';
import { sayTrouble } from '../../../port/http';
import type { LessonSent, LessonStepSent, PlayTried, Refusal, Said, StepTried } from '../../../wire';
import { LearnBoard } from '../board.svelte';

export class LessonTaken {
  readonly game: string;
  readonly board: LearnBoard;
  whole = $state.raw<LessonSent | null>(null);
  trouble = $state.raw<Said | null>(null);
  at = $state(0);
  /** What the try that did it came to. */
  done = $state.raw<StepTried | null>(null);
  /** The board shows what the good player did, not the own play. */
  showsTheirs = $state(false);
  /** All steps are through: the questions. */
  asks = $state(false);
  /** The latest try was allowed but is not what is asked. */
  aside = $state.raw<Said | null>(null);

  constructor(game: string) {
    this.game = game;
    this.board = new LearnBoard({ ask: (play) => this.#ask(play), play: (play) => this.#try(play) });
    void this.load();
  }

  get step(): LessonStepSent | null {
    return this.whole?.steps[this.at] ?? null;
  }

  get count(): number {
    return this.whole?.steps.length ?? 0;
  }

  get isLast(): boolean {
    return this.at === this.count - 1;
  }

  /** Whether the own play was another than the one that is told of. */
  get differs(): boolean {
    return this.done !== null && this.done.played?.event.action !== this.done.shown?.event.action;
  }

  isDone(index: number): boolean {
    return learned.lesson(this.game).done.includes(this.whole?.steps[index]?.id ?? '');
  }

  async load(): Promise<void> {
    this.trouble = null;
    try {
      this.whole = await lesson(this.game);
      const first = this.whole.steps.findIndex((_, index) => !this.isDone(index));
      this.go(first < 0 ? 0 : first);
    } catch (refused) {
      this.trouble = sayTrouble(refused);
    }
  }

  go(index: number): void {
    this.at = index;
    this.done = null;
    this.aside = null;
    this.asks = false;
    this.showsTheirs = false;
    const { step } = this;
    if (step) this.board.show(step);
  }

  next(): void {
    if (this.isLast) this.asks = true;
    else this.go(this.at + 1);
  }

  /** Lays a right play out on the board; to play it is left to who learns. */
  showWhere(): void {
    const { step } = this;
    if (step) this.board.hint = { action: step.shown, deed: step.deed };
  }

  /** Looks at the other play, and back. */
  turnOver(theirs: boolean): void {
    const seen = theirs ? this.done?.shown : this.done?.played;
    this.showsTheirs = theirs;
    if (seen) this.board.showPlay(seen);
  }

  async #ask(play: PlayTried) {
    this.aside = null;
    return askStep(this.game, this.step?.id ?? '', play);
  }

  async #try(play: PlayTried): Promise<Refusal | null> {
    const { step } = this;
    if (!step) return null;
    const found = await tryStep(this.game, step.id, play);
    if (step !== this.step) return null;
    if (found.refusal) return found.refusal;
    if (!found.done) {
      this.aside = found.words;
      return { message: found.words };
    }
    learned.noteStep(this.game, step.id);
    this.done = found;
    this.aside = null;
    if (found.played) this.board.showPlay(found.played);
    return null;
  }
}
