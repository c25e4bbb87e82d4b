/** A turn of Qwinn! in the making: the dice held for the next throw, the space chosen, what the red die does. */
import type { PreviewSent, Refusal, StepSent } from '../../wire';
import type { Dice } from './dice.svelte';
import { keepOf, keptBy, wentBy } from './text';

export interface Server {
  ask(partial: string): Promise<PreviewSent>;
  play(action: string): Promise<Refusal | null>;
}

export class Choice {
  start = $state.raw<PreviewSent | null>(null);
  space = $state<string | null>(null);
  /** `+minus` places, `-minus` removes, empty leaves the red die alone. */
  red = $state('');
  refused = $state.raw<{ space: string; refusal: Refusal } | null>(null);
  sending = $state(false);
  throws = $state(0);
  #server: Server;
  #dice: Dice;

  constructor(server: Server, dice: Dice) {
    this.#server = server;
    this.#dice = dice;
  }

  /** The plain step for each space that can be reached. */
  readonly reachable = $derived(
    new Map(this.start?.steps?.filter(({ cell, piece }) => cell !== '' && !piece).map((step) => [step.cell, step]) ?? []),
  );
  readonly fail = $derived<StepSent | undefined>(this.start?.steps?.find(({ text }) => text === 'fail'));
  /** Everything the red die could do this turn, whatever the space. */
  readonly uses = $derived([...new Set(this.start?.steps?.flatMap(({ piece }) => piece || []) ?? [])]);
  /** What it may do for the chosen space; nothing is always allowed. */
  readonly allowed = $derived(new Set(this.start?.steps?.filter(({ cell }) => cell === this.space).map(({ piece = '' }) => piece) ?? []));
  readonly step = $derived<StepSent | undefined>(
    this.start?.steps?.find(({ cell, piece = '' }) => cell === this.space && piece === this.red),
  );

  get canThrow(): boolean {
    return this.start !== null && this.throws > 0 && this.#dice.loose.length > 0 && !this.sending;
  }

  begin(start: PreviewSent | null, throws: number): void {
    this.start = start;
    this.throws = throws;
    this.space = null;
    this.red = '';
    this.refused = null;
    this.sending = false;
  }

  /** Chooses a space, or hears why it cannot be reached. */
  async choose(space: string): Promise<void> {
    if (this.start === null || this.sending) return;
    this.refused = null;
    if (this.reachable.has(space)) {
      this.space = this.space === space ? null : space;
      this.red = '';
      return;
    }
    const reply = await this.#server.ask(`go:${space}`);
    if (reply.refusal) this.refused = { space, refusal: reply.refusal };
  }

  /** Lays out a play as a hint does: dice to hold, or the space and what the red die does. */
  follow(action: string): void {
    if (this.start === null || this.sending) return;
    this.refused = null;
    this.space = null;
    const [kept, went] = [keptBy(action), wentBy(action)];
    if (kept) this.#dice.keep(kept.whites, kept.red);
    if (went && this.reachable.has(went.space)) {
      this.space = went.space;
      this.red = went.red;
    }
  }

  use(red: string): void {
    this.red = red;
  }

  forgive(): void {
    this.refused = null;
  }

  async go(): Promise<void> {
    if (this.step) await this.#play(this.step.text);
  }

  async giveUp(): Promise<void> {
    if (this.fail) await this.#play(this.fail.text);
  }

  async throwAgain(): Promise<void> {
    if (!this.canThrow) return;
    const kept = this.#dice.kept;
    const red = kept.find((die) => die.red)?.pips ?? null;
    await this.#play(
      keepOf(
        kept.filter((die) => !die.red).map(({ pips }) => pips),
        red,
      ),
    );
  }

  async #play(action: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const refusal = await this.#server.play(action);
    if (refusal === null) return;
    this.sending = false;
    this.refused = { space: this.space ?? '', refusal };
  }
}
