/** A turn of any game in the making: the steps taken so far, what may follow, and whether it can be played as it stands. */
import type { PreviewSent, Refusal, StepSent } from '../../wire';
import type { Act, Advised } from '../contract';

/** Steps that belong together, under what they are called. */
export interface Group {
  kind: string;
  steps: StepSent[];
}

/** The previews from the start of the turn to where it stands, each with the piece and the cell that led to it. */
type Way = readonly { preview: PreviewSent; piece: string; cell: string }[];

/** What of several steps was chosen so far: a cell, of which the menu tells them apart; a piece of a row, in the same way. */
interface Chosen {
  cell: string | null;
  piece: string | null;
}

type Stage =
  | { at: 'waiting' }
  | ({ at: 'choosing'; way: Way } & Chosen)
  /** What follows a step is being asked; `eager`: what lies there with it was to be played meanwhile. */
  | ({ at: 'asking'; way: Way; question: number; eager: boolean } & Chosen)
  | { at: 'sending'; way: Way };

const NO_WAY: Way = [];

export class Turn {
  stage = $state.raw<Stage>({ at: 'waiting' });
  refusal = $state.raw<Refusal | null>(null);
  #start: PreviewSent | null = null;
  #hint: Advised | null = null;
  #questions = 0;
  #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  readonly #way = $derived('way' in this.stage ? this.stage.way : NO_WAY);
  readonly cell = $derived('cell' in this.stage ? this.stage.cell : null);
  readonly piece = $derived('piece' in this.stage ? this.stage.piece : null);
  readonly sending = $derived(this.stage.at === 'sending');
  readonly now = $derived<PreviewSent | null>(this.#way.at(-1)?.preview ?? null);
  readonly #steps = $derived<StepSent[]>(this.sending ? [] : (this.now?.steps ?? []));
  /** The steps of each piece in a row. */
  readonly pieces = $derived(by('piece', this.#steps));
  /** The pieces of the steps taken so far, and the one that was chosen. */
  readonly taken = $derived(new Set([...this.#way.map(({ piece }) => piece), this.piece ?? ''].filter(Boolean)));
  /** The same of cells. */
  readonly chosen = $derived(new Set([...this.#way.map(({ cell }) => cell), this.cell ?? ''].filter(Boolean)));
  readonly #open = $derived(this.piece === null ? this.#steps : (this.pieces.get(this.piece) ?? []));
  /** The steps of each cell on the board: all, or those of the chosen piece. */
  readonly offered = $derived(by('cell', this.#open));
  /** What stands in the menu: everything that has no cell of its own, or the steps of the chosen cell. */
  readonly menu = $derived(grouped(this.#open.filter(({ cell }) => cell === (this.cell ?? ''))));
  readonly ready = $derived((this.now?.ready ?? false) && !this.sending);
  readonly canGoBack = $derived((this.#way.length > 1 || this.cell !== null || this.piece !== null) && !this.sending);

  /** What the page knows: the start of the turn when it is this hand's, and a play to lay out. */
  set(start: PreviewSent | null, hint: Advised | null = null): void {
    const isNew = start !== this.#start;
    if (isNew) {
      this.#start = start;
      this.refusal = null;
      this.stage = start ? choosing([{ preview: start, piece: '', cell: '' }]) : { at: 'waiting' };
    }
    if (start && hint && (isNew || hint !== this.#hint)) void this.ask(hint.action);
    this.#hint = hint;
  }

  /** Follows the only step of a cell, or shows its steps in the menu. */
  async press(cell: string): Promise<void> {
    const steps = this.offered.get(cell) ?? [];
    this.refusal = null;
    if (steps.length === 1 && steps[0]) await this.ask(steps[0].text);
    else if (steps.length > 1) this.#choose({ cell: this.cell === cell ? null : cell, piece: this.piece });
  }

  /** The same for a piece in a row. */
  async pick(piece: string): Promise<void> {
    const steps = this.pieces.get(piece) ?? [];
    this.refusal = null;
    if (steps.length === 1 && steps[0]) await this.ask(steps[0].text);
    else if (steps.length > 1) this.#choose({ cell: null, piece: this.piece === piece ? null : piece });
  }

  /** Takes a step. Whatever is done before its answer has come leaves it untaken; only the main key waits for it. */
  async ask(text: string): Promise<void> {
    const { stage } = this;
    if (stage.at !== 'choosing' && stage.at !== 'asking') return;
    const { piece = '', cell = '' } = this.#steps.find((step) => step.text === text) ?? {};
    const question = (this.#questions += 1);
    this.stage = { ...stage, at: 'asking', question, eager: false };
    const reply = await this.#act.ask(text);
    const { stage: now } = this;
    if (now.at !== 'asking' || now.question !== question) return;
    this.refusal = reply?.refusal ?? null;
    if (reply === null || reply.refusal) return this.#choose(now);
    this.stage = choosing([...now.way, { preview: reply, piece, cell }]);
    if (now.eager) await this.send();
  }

  /** The steps taken so far, so that they can be taken again. */
  get draft(): Advised | null {
    return this.now && this.#way.length > 1 && !this.sending ? { action: this.now.text } : null;
  }

  back(): void {
    this.refusal = null;
    if (this.cell !== null) this.#choose({ cell: null, piece: this.piece });
    else if (this.piece !== null) this.#choose({ cell: null, piece: null });
    else if (this.stage.at !== 'sending' && this.#way.length > 1) this.stage = choosing(this.#way.slice(0, -1));
  }

  async send(): Promise<void> {
    const { stage } = this;
    if (!this.ready || this.now === null) return;
    if (stage.at === 'asking') {
      this.stage = { ...stage, eager: true };
      return;
    }
    const sending: Stage = { at: 'sending', way: this.#way };
    this.stage = sending;
    const refusal = await this.#act.play(this.now.text);
    if (refusal === null || this.stage !== sending) return;
    this.stage = choosing(sending.way);
    this.refusal = refusal;
  }

  #choose({ cell, piece }: Chosen): void {
    this.stage = { at: 'choosing', way: this.#way, cell, piece };
  }
}

const choosing = (way: Way): Stage => ({ at: 'choosing', way, cell: null, piece: null });

function by(what: 'cell' | 'piece', steps: StepSent[]): ReadonlyMap<string, StepSent[]> {
  const found = new Map<string, StepSent[]>();
  for (const step of steps) {
    const id = step[what];
    if (id) found.set(id, [...(found.get(id) ?? []), step]);
  }
  return found;
}

function grouped(steps: StepSent[]): Group[] {
  const kinds = new Map<string, StepSent[]>();
  for (const step of steps) kinds.set(step.kind ?? '', [...(kinds.get(step.kind ?? '') ?? []), step]);
  return [...kinds].map(([kind, each]) => ({ kind, steps: each }));
}
