/** A turn of Exago in the making: a stone from the hand or lifted from the board, where it goes, which group stays. */
import type { Mark, PreviewSent, Refusal, StepSent } from '../../wire';
import type { Act, Advised } from '../contract';
import { ofKind, START_KEY } from './cells';

/** A stone put down tentatively: from the hand, or from a cell of which `lift` tells where its stone may go. */
interface Put {
  from: string | null;
  to: string;
  lift: PreviewSent | null;
}

type Stage =
  | { at: 'waiting' }
  | { at: 'start' }
  /** What the stone may do is being asked; `next` is a cell that was pressed meanwhile. */
  | { at: 'lifting'; from: string; next: string | null }
  | { at: 'lifted'; from: string; lift: PreviewSent }
  /** What the stone does there is being asked; `eager`: it was to be played meanwhile. */
  | { at: 'landing'; put: Put; eager: boolean }
  /** Groups tie: one of them has to be chosen to stay. */
  | { at: 'tie'; put: Put; tie: PreviewSent }
  /** `tie`: another of the groups may still be chosen. */
  | { at: 'ready'; put: Put; done: PreviewSent; tie: PreviewSent | null }
  | { at: 'sending'; put: Put | null; done: PreviewSent | null };

export class Turn {
  stage = $state.raw<Stage>({ at: 'waiting' });
  refused = $state.raw<{ cell: string; refusal: Refusal } | null>(null);
  #start = $state.raw<PreviewSent | null>(null);
  #hint: Advised | null = null;
  #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  /** The only play there is can be played as it stands: a pass. */
  readonly mustPass = $derived(this.#start?.ready ?? false);
  readonly sending = $derived(this.stage.at === 'sending');
  readonly choosing = $derived(this.stage.at === 'tie');
  /** The stone in the air, and the cell it is put on tentatively. */
  readonly origin = $derived('from' in this.stage ? this.stage.from : (this.#put?.from ?? null));
  readonly target = $derived(this.#put?.to ?? null);
  /** Cells where the stone may go now. */
  readonly landings = $derived(new Map(this.#landing().map((step) => [step.cell, step])));
  /** Own stones that may be lifted. */
  readonly liftable = $derived(new Map(this.#start?.steps?.filter(isLift).map((step) => [step.cell, step]) ?? []));
  /** The groups that tie, when one of them must be chosen: its cells, and the step that lets it stay. */
  readonly groups = $derived<{ cells: string[]; step: StepSent }[]>('tie' in this.stage && this.stage.tie ? groupsOf(this.stage.tie) : []);
  readonly done = $derived('done' in this.stage ? this.stage.done : null);
  readonly marks = $derived<Mark[]>(this.#marks() ?? []);
  readonly ready = $derived(this.stage.at === 'ready' || (this.mustPass && this.stage.at === 'start'));
  /** The main key takes a press: there is something to play, or its answer is on its way. */
  readonly canSend = $derived(this.ready || (this.stage.at === 'landing' && !this.stage.eager));

  get #put(): Put | null {
    return 'put' in this.stage ? this.stage.put : null;
  }

  /** What the page knows: the start of the turn when it is this hand's, and a play to lay out; resolves when that lies there. */
  async set(start: PreviewSent | null, hint: Advised | null = null): Promise<void> {
    const isNew = start !== this.#start || hint !== this.#hint;
    if (start !== this.#start) this.begin(start);
    this.#hint = hint;
    if (hint && isNew) await this.follow(hint);
  }

  begin(start: PreviewSent | null): void {
    this.#start = start;
    this.refused = null;
    this.stage = { at: start ? 'start' : 'waiting' };
  }

  /** Puts everything back as it was at the start of the turn. */
  back(): void {
    if (this.stage.at === 'waiting' || this.stage.at === 'sending') return;
    this.refused = null;
    this.stage = { at: 'start' };
  }

  /** Presses a cell: lifts, lands, chooses a group, plays the stone that lies there tentatively, or hears why not. */
  async press(cell: string): Promise<void> {
    const { stage } = this;
    if (stage.at === 'waiting' || stage.at === 'sending') return;
    this.refused = null;
    if ((stage.at === 'ready' || stage.at === 'landing') && cell === stage.put.to) return this.send();
    const group = this.groups.find(({ cells }) => cells.includes(cell));
    if (group && 'tie' in stage && stage.tie) return this.#stay(stage, stage.put, stage.tie, group.step);
    if (cell === this.origin) return this.back();
    if (stage.at === 'lifting' && !this.liftable.has(cell)) {
      stage.next = cell;
      return;
    }
    await this.#pressOn(cell);
  }

  /** Lifts a stone, as a finger that drags it does; true when it is in the air. */
  async take(cell: string): Promise<boolean> {
    const step = this.liftable.get(cell);
    if (!step || this.stage.at === 'sending') return false;
    if (this.origin !== cell) await this.#lift(step);
    return this.origin === cell;
  }

  /** Lets the stone in the air go over a cell. */
  async drop(cell: string): Promise<void> {
    const { stage } = this;
    this.refused = null;
    if (cell === this.origin) return this.back();
    if (stage.at === 'lifting') {
      stage.next = cell;
      return;
    }
    const step = this.landings.get(cell);
    if (step) await this.#land(step);
    else await this.#whyNot(cell);
  }

  /** Lays out a whole play as a hint does, up to the key that plays it. */
  async follow({ deed }: Advised): Promise<void> {
    if (this.stage.at === 'waiting' || this.stage.at === 'sending') return;
    this.back();
    const cells = (deed?.moves ?? []).flatMap(({ origin, to }) => [origin, to]);
    for (const cell of cells) if (cell) await this.press(cell);
  }

  /** The stone in the air, or where it lies tentatively, so that it can be laid out again. */
  get draft(): Advised | null {
    const { origin, target } = this;
    if (this.sending || (origin === null && target === null)) return null;
    const stone = { ...(origin === null ? {} : { origin }), ...(target === null ? {} : { to: target }) };
    return { action: '', deed: { kind: origin === null ? 'place' : 'move', moves: [stone] } };
  }

  /** Plays the stone that lies there tentatively, or passes; what is still asked about is played as soon as it may be. */
  async send(): Promise<void> {
    const { stage } = this;
    if (stage.at === 'landing') this.stage = { ...stage, eager: true };
    const put = stage.at === 'ready' ? stage.put : null;
    const done = stage.at === 'ready' ? stage.done : null;
    const action = stage.at === 'ready' ? stage.done.text : stage.at === 'start' && this.mustPass ? (this.#start?.text ?? null) : null;
    if (action === null) return;
    const sending: Stage = { at: 'sending', put, done };
    this.stage = sending;
    const refusal = await this.#act.play(action);
    if (refusal === null || this.stage !== sending) return;
    this.stage = { at: 'start' };
    this.refused = { cell: put?.to ?? refusal.cells?.[0] ?? START_KEY, refusal };
  }

  async #pressOn(cell: string): Promise<void> {
    const landing = this.landings.get(cell);
    if (landing) return this.#land(landing);
    const lift = this.liftable.get(cell);
    if (lift) return this.#lift(lift);
    await this.#whyNot(cell);
  }

  async #lift(step: StepSent): Promise<void> {
    const stage: Stage = { at: 'lifting', from: step.cell, next: null };
    this.stage = stage;
    this.refused = null;
    const reply = await this.#act.ask(step.text);
    if (!reply || this.stage !== stage) return;
    if (reply.refusal) return this.#refuse({ at: 'start' }, step.cell, reply.refusal);
    this.stage = { at: 'lifted', from: step.cell, lift: reply };
    if (stage.next !== null) await this.#pressOn(stage.next);
  }

  async #land(step: StepSent, eager = false): Promise<void> {
    const { stage: before } = this;
    const lifted = before.at === 'lifted' ? before : this.#put;
    const put: Put = { from: lifted?.from ?? null, to: step.cell, lift: lifted?.lift ?? null };
    this.stage = { at: 'landing', put, eager };
    const reply = await this.#act.ask(step.text);
    const { stage } = this;
    if (!reply || stage.at !== 'landing' || stage.put !== put) return;
    if (reply.refusal) return this.#refuse(inTheAir(put), step.cell, reply.refusal);
    this.stage = reply.ready ? { at: 'ready', put, done: reply, tie: null } : { at: 'tie', put, tie: reply };
    if (stage.eager) await this.send();
  }

  async #stay(stage: Stage, put: Put, tie: PreviewSent, step: StepSent): Promise<void> {
    const reply = await this.#act.ask(step.text);
    if (!reply || this.stage !== stage) return;
    if (reply.refusal) this.refused = { cell: step.cell, refusal: reply.refusal };
    else if (reply.ready) this.stage = { at: 'ready', put, done: reply, tie };
  }

  /** Asks for what cannot be done, to say why. */
  async #whyNot(cell: string): Promise<void> {
    const { stage, origin } = this;
    const isLift = origin === null && this.landings.size === 0;
    const move = isLift ? { origin: cell } : { origin: origin ?? '', to: cell };
    const reply = await this.#act.ask({ kind: move.origin ? 'move' : 'place', moves: [move] });
    const { stage: now } = this;
    const isStill = stage.at === 'landing' ? now.at === 'landing' && now.put === stage.put : now === stage;
    if (!reply || !isStill) return;
    const landing = now.at === 'landing' ? this.landings.get(now.put.to) : undefined;
    if (landing && now.at === 'landing') void this.#land(landing, now.eager); // its own question was overtaken by this one
    if (reply.refusal) this.refused = { cell, refusal: reply.refusal };
  }

  #refuse(stage: Stage, cell: string, refusal: Refusal): void {
    this.stage = stage;
    this.refused = { cell, refusal };
  }

  #landing(): StepSent[] {
    const { stage } = this;
    if (stage.at === 'waiting' || stage.at === 'lifting' || stage.at === 'sending') return [];
    const from = stage.at === 'start' ? null : stage.at === 'lifted' ? stage.lift : stage.put.lift;
    return (from ?? this.#start)?.steps?.filter((step) => !isLift(step)) ?? [];
  }

  #marks(): Mark[] | undefined {
    const { stage } = this;
    if (stage.at === 'lifted') return stage.lift.marks;
    if (stage.at === 'tie') return stage.tie.marks;
    return stage.at === 'ready' || stage.at === 'sending' ? stage.done?.marks : 'put' in stage ? stage.put.lift?.marks : undefined;
  }
}

const inTheAir = ({ from, lift }: Put): Stage => (from !== null && lift ? { at: 'lifted', from, lift } : { at: 'start' });

const groupsOf = (tie: PreviewSent) =>
  (tie.steps ?? []).flatMap((step) => {
    const mark = ofKind(tie.marks, 'stays').find(({ cells }) => cells.includes(step.cell));
    return mark ? [{ cells: mark.cells, step }] : [];
  });

const isLift = ({ kind }: StepSent): boolean => kind === 'lift';
