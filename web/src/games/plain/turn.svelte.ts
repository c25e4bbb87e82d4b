/** A turn of any game in the making: the steps taken so far, what may follow, and whether it can be played as it stands. */
import type { PreviewSent, Refusal, StepSent } from '../../wire';
import type { Act, Advised } from '../contract';

/** Steps that belong together, under what they are called. */
export interface Group {
  kind: string;
  steps: StepSent[];
}

export class Turn {
  /** The previews from the start of the turn to where it stands, each with the piece that led to it; empty when it is not this hand's. */
  #way = $state.raw<{ preview: PreviewSent; piece: string }[]>([]);
  /** A cell with several steps that was chosen: the menu tells them apart. */
  cell = $state<string | null>(null);
  /** A piece of a row with several steps, in the same way: the board and the menu have those only. */
  piece = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  #start: PreviewSent | null = null;
  #hint: Advised | null = null;
  #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  readonly now = $derived<PreviewSent | null>(this.#way.at(-1)?.preview ?? null);
  readonly #steps = $derived<StepSent[]>(this.sending ? [] : (this.now?.steps ?? []));
  /** The steps of each piece in a row. */
  readonly pieces = $derived(by('piece', this.#steps));
  /** The pieces of the steps taken so far, and the one that was chosen. */
  readonly taken = $derived(new Set([...this.#way.map(({ piece }) => piece), this.piece ?? ''].filter(Boolean)));
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
      this.#way = start ? [{ preview: start, piece: '' }] : [];
      this.cell = this.piece = this.refusal = null;
      this.sending = false;
    }
    if (start && hint && (isNew || hint !== this.#hint)) void this.ask(hint.action);
    this.#hint = hint;
  }

  /** Follows the only step of a cell, or shows its steps in the menu. */
  async press(cell: string): Promise<void> {
    const steps = this.offered.get(cell) ?? [];
    this.refusal = null;
    if (steps.length === 1 && steps[0]) await this.ask(steps[0].text);
    else if (steps.length > 1) this.cell = this.cell === cell ? null : cell;
  }

  /** The same for a piece in a row. */
  async pick(piece: string): Promise<void> {
    const steps = this.pieces.get(piece) ?? [];
    this.refusal = null;
    if (steps.length === 1 && steps[0]) await this.ask(steps[0].text);
    else if (steps.length > 1) [this.piece, this.cell] = [this.piece === piece ? null : piece, null];
  }

  async ask(text: string): Promise<void> {
    const start = this.#start;
    const piece = this.#steps.find((step) => step.text === text)?.piece ?? '';
    const reply = await this.#act.ask(text);
    if (reply === null || start !== this.#start) return;
    this.refusal = reply.refusal ?? null;
    if (this.refusal) return;
    this.cell = this.piece = null;
    this.#way = [...this.#way, { preview: reply, piece }];
  }

  back(): void {
    this.refusal = null;
    if (this.cell !== null) this.cell = null;
    else if (this.piece !== null) this.piece = null;
    else if (this.#way.length > 1) this.#way = this.#way.slice(0, -1);
  }

  async send(): Promise<void> {
    if (!this.ready || this.now === null) return;
    const start = this.#start;
    this.sending = true;
    const refusal = await this.#act.play(this.now.text);
    if (refusal === null || start !== this.#start) return;
    this.sending = false;
    this.refusal = refusal;
  }
}

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
