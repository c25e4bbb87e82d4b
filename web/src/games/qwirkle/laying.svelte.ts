/** A turn of Qwirkle in the making: what lies in the rack, what is laid tentatively, what is marked to be swapped. */
import type { PreviewSent, QwirkleView, Refusal, StepSent } from '../../wire';
import { keyOf, placedBy, swapOf, swappedBy, textOf, type Placed } from './text';

/** A tile in the rack; the number stays with it as long as it is in the hand. */
export interface Held {
  id: number;
  tile: string;
}

export interface Tentative extends Placed {
  id: number;
}

export interface Turned {
  tile: string;
  x: number;
  y: number;
  refusal: Refusal;
}

export interface Server {
  ask(partial: string): Promise<PreviewSent>;
  play(action: string): Promise<Refusal | null>;
}

export class Laying {
  /** The rack from left to right, as this device likes it. */
  rack = $state.raw<Held[]>([]);
  laid = $state.raw<Tentative[]>([]);
  chosen = $state<number | null>(null);
  swapping = $state(false);
  marked = $state.raw<ReadonlySet<number>>(new Set());
  /** The server's answer for what is laid; null when it is not this hand's turn. */
  answer = $state.raw<PreviewSent | null>(null);
  /** A tile that may not lie where it was put, and why. */
  turned = $state.raw<Turned | null>(null);
  /** Why the whole play was refused, when no single tile is to blame. */
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  /** The answer is only what the step promised; the server's is on its way. */
  guessed = $state(false);
  #start = $state.raw<PreviewSent | null>(null);
  #most = $state(0);
  #next = 0;
  #asked = 0;
  #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  readonly steps = $derived<StepSent[]>(this.answer?.steps ?? []);
  readonly loose = $derived(this.rack.filter(({ id }) => !this.laid.some((one) => one.id === id)));
  readonly points = $derived(this.answer?.points ?? 0);
  readonly ready = $derived(this.laid.length > 0 && (this.answer?.ready ?? false) && !this.sending);
  /** The step for each cell that the chosen tile, or the one in the air, may go to. */
  readonly offered = $derived(this.offersFor(this.chosen));
  readonly mustPass = $derived(this.#startSteps.length > 0 && this.#startSteps.every(({ text }) => text === 'pass'));

  get #startSteps(): StepSent[] {
    return this.laid.length === 0 ? this.steps : [];
  }

  /** Where a tile of the rack may go next. */
  offersFor(id: number | null): ReadonlyMap<string, StepSent> {
    const tile = id === null ? undefined : this.#held(id)?.tile;
    return new Map(this.steps.filter(({ piece }) => piece !== undefined && piece === tile).map((step) => [step.cell, step]));
  }

  /** What a step brings more than what lies there already. */
  gain(step: StepSent): number | null {
    return step.points === undefined || step.points === null ? null : step.points - this.points;
  }

  /** The table as it is now: tiles that stay in the hand keep their place, drawn ones take the free ones. */
  see(view: QwirkleView, seat: number | null): void {
    this.#most = view.swap;
    const hand = seat === null ? [] : [...(view.hands[seat] ?? [])];
    const kept = this.rack.map((held) => {
      const at = hand.indexOf(held.tile);
      if (at < 0) return null;
      hand.splice(at, 1);
      return held;
    });
    const rack = kept.map((held) => held ?? this.#fresh(hand)).filter((held) => held !== null);
    while (hand.length > 0) rack.push(this.#fresh(hand)!);
    this.rack = rack;
    const taken = new Set(view.tiles.map(({ x, y }) => keyOf(x, y)));
    this.laid = this.laid.filter(({ id, x, y }) => rack.some((held) => held.id === id) && !taken.has(keyOf(x, y)));
    if (this.chosen !== null && !this.loose.some(({ id }) => id === this.chosen)) this.chosen = null;
  }

  /** A turn begins, or ends with null; tiles that still lie there after a reconnection are asked about again. */
  begin(start: PreviewSent | null): void {
    this.#asked += 1;
    this.#start = start;
    this.sending = false;
    this.guessed = false;
    this.turned = null;
    this.refusal = null;
    if (start === null) {
      this.laid = [];
      this.answer = null;
      this.stopSwapping();
    } else if (this.laid.length > 0) void this.#askAgain();
    else this.answer = start;
  }

  choose(id: number | null): void {
    this.forgive();
    if (this.swapping) {
      if (id !== null) this.mark(id);
      return;
    }
    this.chosen = this.chosen === id ? null : id;
  }

  /** Puts a tile of the rack, or one already laid, on a cell; a refusal leaves it where it was. */
  async put(id: number, x: number, y: number): Promise<void> {
    const held = this.#held(id);
    if (!held || this.sending || this.#start === null) return;
    this.forgive();
    const others = this.laid.filter((one) => one.id !== id);
    const moved = others.length < this.laid.length;
    const wish = [...others, { id, tile: held.tile, x, y }];
    const step = moved ? undefined : this.offersFor(id).get(keyOf(x, y));
    if (step) {
      this.laid = wish;
      this.chosen = null;
      this.#guess(step);
    }
    const reply = await this.#ask(textOf(wish));
    if (!reply) return;
    if (step || !reply.refusal) {
      this.laid = wish;
      this.chosen = null;
      this.#believe(reply);
      return;
    }
    if (this.guessed) void this.#askAgain();
    this.turned = { tile: held.tile, x, y, refusal: reply.refusal };
  }

  /** Takes one tile back to the rack, the last one when none is named. */
  async takeBack(id = this.laid.at(-1)?.id): Promise<void> {
    this.forgive();
    if (this.sending || !this.laid.some((one) => one.id === id)) return;
    this.laid = this.laid.filter((one) => one.id !== id);
    this.chosen = null;
    await this.#askAgain();
  }

  takeBackAll(): void {
    this.forgive();
    if (this.sending) return;
    this.#asked += 1;
    this.guessed = false;
    this.laid = [];
    this.answer = this.#start;
  }

  /** Lays out a whole play as a hint does: tiles on their cells, or marked to be swapped. */
  async follow(action: string): Promise<void> {
    if (this.#start === null || this.sending) return;
    this.stopSwapping();
    this.takeBackAll();
    this.chosen = null;
    const used = new Set<Held>();
    const held = (tile: string): Held | undefined => {
      const found = this.rack.find((one) => one.tile === tile && !used.has(one));
      if (found) used.add(found);
      return found;
    };
    const tiles = swappedBy(action);
    if (tiles.length > 0) {
      this.startSwapping();
      this.marked = new Set(tiles.flatMap((tile) => held(tile)?.id ?? []));
      return;
    }
    this.laid = placedBy(action).flatMap((placed) => {
      const id = held(placed.tile)?.id;
      return id === undefined ? [] : [{ ...placed, id }];
    });
    await this.#askAgain();
  }

  /** Moves a tile to another place in the rack. */
  arrange(id: number, to: number): void {
    const held = this.#held(id);
    if (!held) return;
    const others = this.rack.filter((one) => one.id !== id);
    others.splice(to, 0, held);
    this.rack = others;
  }

  startSwapping(): void {
    this.takeBackAll();
    this.chosen = null;
    this.swapping = this.canSwap;
    this.marked = new Set();
  }

  stopSwapping(): void {
    this.swapping = false;
    this.marked = new Set();
  }

  get canSwap(): boolean {
    return this.#start !== null && this.#most > 0 && !this.sending;
  }

  get mostSwapped(): number {
    return this.#most;
  }

  mark(id: number): void {
    const marked = new Set(this.marked);
    if (!marked.delete(id) && marked.size < this.#most) marked.add(id);
    this.marked = marked;
  }

  /** Plays what the main key says: the tiles laid, the marked ones swapped, or a pass. */
  async send(): Promise<void> {
    const action = this.action;
    if (action === null || this.sending) return;
    this.forgive();
    this.sending = true;
    const refusal = await this.#server.play(action);
    if (refusal === null) {
      if (this.swapping) this.stopSwapping();
      return;
    }
    this.sending = false;
    this.refusal = refusal;
  }

  /** What the main key would play. */
  get action(): string | null {
    if (this.#start === null) return null;
    if (this.swapping)
      return this.marked.size > 0 ? swapOf(this.rack.filter(({ id }) => this.marked.has(id)).map(({ tile }) => tile)) : null;
    if (this.mustPass) return 'pass';
    return this.ready ? (this.answer?.text ?? null) : null;
  }

  /** Anything done after a refusal makes it go away. */
  forgive(): void {
    this.turned = null;
    this.refusal = null;
  }

  #held(id: number): Held | undefined {
    return this.rack.find((held) => held.id === id);
  }

  #fresh(hand: string[]): Held | null {
    const tile = hand.shift();
    return tile === undefined ? null : { id: (this.#next += 1), tile };
  }

  async #askAgain(): Promise<void> {
    if (this.laid.length === 0) {
      this.#asked += 1;
      this.guessed = false;
      this.answer = this.#start;
      return;
    }
    const reply = await this.#ask(textOf(this.laid));
    if (reply) this.#believe(reply);
  }

  /** Until the server has answered, nothing can be played and no next tile is offered: the old offers are out of date. */
  #guess(step: StepSent): void {
    this.guessed = true;
    this.answer = { text: step.text, ready: false, points: step.points ?? 0, lines: this.laid.length > 1 ? this.answer?.lines : [] };
  }

  #believe(reply: PreviewSent): void {
    this.guessed = false;
    this.answer = reply;
    this.refusal = reply.refusal ?? null;
  }

  /** The answer, unless something newer was asked meanwhile. */
  async #ask(partial: string): Promise<PreviewSent | null> {
    const number = (this.#asked += 1);
    const reply = await this.#server.ask(partial);
    return number === this.#asked ? reply : null;
  }
}
