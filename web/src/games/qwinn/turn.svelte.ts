/** A turn of Qwinn! in the making: the dice held for the next throw, the space chosen, what the red die does. */
import type { PreviewSent, Refusal, StepSent } from '../../wire';
import type { Act, Advised, Doing } from '../contract';
import type { Dice } from './dice.svelte';
import { going, keeping, keptBy, wentBy } from './deeds';

type Stage =
  | { at: 'waiting' }
  | { at: 'start' }
  /** `red`: what the red die does besides, as that is called; empty leaves it alone. */
  | { at: 'chosen'; space: string; red: string }
  | { at: 'sending'; space: string | null; red: string };

export class Turn {
  stage = $state.raw<Stage>({ at: 'waiting' });
  refused = $state.raw<{ space: string; refusal: Refusal } | null>(null);
  #start = $state.raw<PreviewSent | null>(null);
  #hint: Advised | null = null;
  #act: Act;
  #dice: Dice;

  constructor(act: Act, dice: Dice) {
    this.#act = act;
    this.#dice = dice;
  }

  readonly space = $derived('space' in this.stage ? this.stage.space : null);
  readonly red = $derived('red' in this.stage ? this.stage.red : '');
  readonly sending = $derived(this.stage.at === 'sending');
  readonly #steps = $derived<StepSent[]>(this.#start?.steps ?? []);
  readonly #gos = $derived(this.#steps.filter(({ kind }) => kind === 'go'));
  /** The plain step for each space that can be reached. */
  readonly reachable = $derived(new Map(this.#gos.filter(({ piece }) => !piece).map((step) => [step.cell, step])));
  readonly fail = $derived<StepSent | undefined>(this.#steps.find(({ kind }) => kind === 'fail'));
  /** Everything the red die could do this turn, whatever the space. */
  readonly uses = $derived([...new Set(this.#gos.flatMap(({ piece }) => piece || []))]);
  /** What it may do for the chosen space; nothing is always allowed. */
  readonly allowed = $derived(new Set(this.#gos.filter(({ cell }) => cell === this.space).map(({ piece = '' }) => piece)));
  readonly step = $derived<StepSent | undefined>(this.#gos.find(({ cell, piece = '' }) => cell === this.space && piece === this.red));

  get canThrow(): boolean {
    return this.#isOpen && this.#dice.loose.length > 0 && this.#steps.some(({ kind }) => kind === 'keep');
  }

  get #isOpen(): boolean {
    return this.stage.at === 'start' || this.stage.at === 'chosen';
  }

  /** What the page knows: the start of the turn when it is this hand's, and a play to lay out. */
  set(start: PreviewSent | null, hint: Advised | null = null): void {
    const isNew = start !== this.#start;
    if (isNew) this.begin(start);
    if (hint && (isNew || hint !== this.#hint)) this.follow(hint);
    this.#hint = hint;
  }

  begin(start: PreviewSent | null): void {
    this.#start = start;
    this.refused = null;
    this.stage = { at: start ? 'start' : 'waiting' };
  }

  /** Chooses a space, or hears why it cannot be reached. */
  async choose(space: string): Promise<void> {
    if (!this.#isOpen) return;
    this.refused = null;
    if (this.reachable.has(space)) {
      this.stage = this.space === space ? { at: 'start' } : { at: 'chosen', space, red: '' };
      return;
    }
    const { stage } = this;
    const reply = await this.#act.ask(going(space));
    if (reply?.refusal && this.stage === stage) this.refused = { space, refusal: reply.refusal };
  }

  /** Lays out a play as a hint does: dice to hold, or the space and what the red die does. */
  follow({ deed }: Advised): void {
    if (!this.#isOpen) return;
    this.back();
    const [kept, went] = [keptBy(deed), wentBy(deed)];
    if (kept) this.#dice.keep(kept.whites, kept.red);
    if (went && this.reachable.has(went.space)) this.stage = { at: 'chosen', ...went };
  }

  /** The space that is chosen, else the dice that are held, so that they can be laid out again. */
  get draft(): Advised | null {
    const { stage } = this;
    if (stage.at === 'chosen') return { action: '', deed: { kind: 'go', moves: [{ to: stage.space, piece: stage.red }] } };
    return stage.at === 'start' && this.#dice.dice.length > 0 ? { action: '', deed: keeping(this.#dice.kept) } : null;
  }

  use(red: string): void {
    if (this.stage.at === 'chosen') this.stage = { ...this.stage, red };
  }

  /** No space is chosen, and what was refused is forgiven. */
  back(): void {
    this.refused = null;
    if (this.stage.at === 'chosen') this.stage = { at: 'start' };
  }

  async go(): Promise<void> {
    if (this.step) await this.#play(this.step.text);
  }

  async giveUp(): Promise<void> {
    if (this.fail) await this.#play(this.fail.text);
  }

  async throwAgain(): Promise<void> {
    if (!this.canThrow) return;
    await this.#play(keeping(this.#dice.kept));
  }

  async #play(action: Doing): Promise<void> {
    if (!this.#isOpen) return;
    const { stage } = this;
    const sending: Stage = { at: 'sending', space: this.space, red: this.red };
    this.stage = sending;
    const refusal = await this.#act.play(action);
    if (refusal === null || this.stage !== sending) return;
    this.stage = stage;
    this.refused = { space: sending.space ?? '', refusal };
  }
}
