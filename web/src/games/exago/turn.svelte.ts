/** A turn of Exago in the making: a stone from the hand or lifted from the board, where it goes, which group stays. */
import type { MarkSent, PreviewSent, Refusal, StepSent } from '../../wire';

export interface Server {
  ask(partial: string): Promise<PreviewSent>;
  play(action: string): Promise<Refusal | null>;
}

export class Turn {
  /** The answers of each stage: the turn, a stone lifted, a place where groups tie, a play that is ready. */
  start = $state.raw<PreviewSent | null>(null);
  lift = $state.raw<PreviewSent | null>(null);
  tie = $state.raw<PreviewSent | null>(null);
  done = $state.raw<PreviewSent | null>(null);
  /** The stone in the air, and the cell it is put on tentatively. */
  origin = $state<string | null>(null);
  target = $state<string | null>(null);
  refused = $state.raw<{ cell: string; refusal: Refusal } | null>(null);
  sending = $state(false);
  #asked = 0;
  #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  readonly mustPass = $derived(this.start?.text === 'pass');
  /** Cells where the stone may go now. */
  readonly landings = $derived(
    new Map((this.lift ?? this.start)?.steps?.filter((step) => !isLift(step)).map((step) => [step.cell, step]) ?? []),
  );
  /** Own stones that may be lifted. */
  readonly liftable = $derived(new Map(this.start?.steps?.filter(isLift).map((step) => [step.cell, step]) ?? []));
  /** The groups that tie, when one of them must be chosen: its cells, and the step that lets it stay. */
  readonly groups = $derived<{ cells: string[]; step: StepSent }[]>(
    (this.tie?.steps ?? []).flatMap((step) => {
      const mark = this.tie?.marks?.find(({ kind, cells }) => kind === 'stays' && cells.includes(step.cell));
      return mark ? [{ cells: mark.cells, step }] : [];
    }),
  );
  readonly choosing = $derived(this.tie !== null && this.done === null);
  readonly marks = $derived<MarkSent[]>((this.done ?? this.tie ?? this.lift)?.marks ?? []);
  readonly ready = $derived(this.mustPass || (this.done?.ready ?? false));

  begin(start: PreviewSent | null): void {
    this.sending = false;
    this.start = start;
    this.back();
  }

  /** Puts everything back as it was at the start of the turn. */
  back(): void {
    this.#asked += 1;
    this.lift = this.tie = this.done = null;
    this.origin = this.target = null;
    this.refused = null;
  }

  /** Presses a cell: lifts, lands, chooses a group, plays the stone that lies there tentatively, or hears why not. */
  async press(cell: string): Promise<void> {
    if (this.start === null || this.sending) return;
    this.refused = null;
    const group = this.choosing ? this.groups.find(({ cells }) => cells.includes(cell)) : undefined;
    if (group) return this.#stay(group.step);
    if (cell === this.target && this.ready) return this.send();
    if (cell === this.origin) return this.back();
    if (this.landings.has(cell)) return this.#land(this.landings.get(cell)!);
    const lift = this.liftable.get(cell);
    if (lift) return this.#lift(lift);
    await this.#whyNot(cell);
  }

  /** Lifts a stone, as a finger that drags it does; true when it is in the air. */
  async take(cell: string): Promise<boolean> {
    const step = this.liftable.get(cell);
    if (!step || this.sending) return false;
    if (this.origin !== cell) await this.#lift(step);
    return this.origin === cell;
  }

  /** Lets the stone in the air go over a cell. */
  async drop(cell: string): Promise<void> {
    this.refused = null;
    if (this.sending || cell === this.origin) return this.back();
    const step = this.landings.get(cell);
    if (step) await this.#land(step);
    else await this.#whyNot(cell);
  }

  /** Lays out a whole play as a hint does, up to the key that plays it. */
  async follow(action: string): Promise<void> {
    if (this.start === null || this.sending) return;
    this.back();
    const [move = '', stays] = action.split('!');
    for (const cell of [...move.split('>'), ...(stays ? [stays] : [])]) if (cell !== 'pass') await this.press(cell);
  }

  async send(): Promise<void> {
    const action = this.mustPass ? 'pass' : this.done?.ready ? this.done.text : null;
    if (action === null || this.sending) return;
    this.sending = true;
    const refusal = await this.#server.play(action);
    if (refusal === null) return;
    this.sending = false;
    const cell = this.target ?? refusal.cells?.[0] ?? '0,0';
    this.back();
    this.refused = { cell, refusal };
  }

  async #lift(step: StepSent): Promise<void> {
    this.back();
    this.origin = step.cell;
    const reply = await this.#ask(step.text);
    if (!reply) return;
    if (!reply.refusal) {
      this.lift = reply;
      return;
    }
    this.origin = null;
    this.refused = { cell: step.cell, refusal: reply.refusal };
  }

  async #land(step: StepSent): Promise<void> {
    this.tie = this.done = null;
    this.target = step.cell;
    const reply = await this.#ask(step.text);
    if (!reply) return;
    if (reply.ready) this.done = reply;
    else if (reply.refusal) this.#refuse(step.cell, reply.refusal);
    else this.tie = reply;
  }

  async #stay(step: StepSent): Promise<void> {
    const reply = await this.#ask(step.text);
    if (reply?.ready) this.done = reply;
    else if (reply?.refusal) this.refused = { cell: step.cell, refusal: reply.refusal };
  }

  /** Asks for what cannot be done, to say why. */
  async #whyNot(cell: string): Promise<void> {
    const lifting = this.origin === null && this.landings.size === 0;
    const text = this.origin !== null ? `${this.origin}>${cell}` : lifting ? `${cell}>` : cell;
    const reply = await this.#ask(text);
    if (reply?.refusal) this.refused = { cell, refusal: reply.refusal };
  }

  #refuse(cell: string, refusal: Refusal): void {
    this.target = null;
    this.refused = { cell, refusal };
  }

  async #ask(partial: string): Promise<PreviewSent | null> {
    const number = (this.#asked += 1);
    const reply = await this.#server.ask(partial);
    return number === this.#asked ? reply : null;
  }
}

/** Steps that lift end in the sign that asks where to. */
const isLift = ({ text }: StepSent): boolean => text.endsWith('>');
