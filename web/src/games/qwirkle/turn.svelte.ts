/** A turn of Qwirkle in the making: what lies in the rack, what is laid tentatively, what is marked to be swapped. */
import type { PreviewSent, QwirkleView, Refusal, StepSent } from '../../wire';
import type { Act, Advised, Doing } from '../contract';
import { keyOf, laying, placedBy, swapping, swappedBy, type Placed } from './cells';

/** A tile in the rack; the number stays with it as long as it is in the hand. */
export interface Held {
  id: number;
  tile: string;
}

export interface Tentative extends Placed {
  id: number;
}

/** A tile that may not lie where it was put, and why. */
export interface Turned {
  tile: string;
  x: number;
  y: number;
  refusal: Refusal;
}

/** Tiles on the table, and what the server says of them. */
interface Laid {
  laid: Tentative[];
  answer: PreviewSent;
}

type Stage =
  | { at: 'waiting' }
  | ({ at: 'laying' } & Laid)
  /** The answer is only what the step promised; the server's is on its way. `eager`: the main key was pressed meanwhile. */
  | ({ at: 'guessing'; eager?: boolean } & Laid)
  | { at: 'swapping'; marked: ReadonlySet<number> }
  | ({ at: 'sending'; marked: ReadonlySet<number> } & Laid);

export interface Given {
  view: QwirkleView;
  /** Whose hand lies in the rack. */
  hand: number | null;
  /** The start of the turn, when it is this hand's. */
  start: PreviewSent | null;
  /** A play to lay out. */
  hint: Advised | null;
}

const NO_TILES: Tentative[] = [];
const NONE: ReadonlySet<number> = new Set();

export class Turn {
  stage = $state.raw<Stage>({ at: 'waiting' });
  /** The rack from left to right, as this device likes it. */
  rack = $state.raw<Held[]>([]);
  chosen = $state<number | null>(null);
  turned = $state.raw<Turned | null>(null);
  /** Why the whole play was refused, when no single tile is to blame. */
  refusal = $state.raw<Refusal | null>(null);
  #start = $state.raw<PreviewSent | null>(null);
  #most = $state(0);
  #given: Given | null = null;
  #next = 0;
  #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  readonly laid = $derived('laid' in this.stage ? this.stage.laid : NO_TILES);
  /** The server's answer for what is laid; null when it is not this hand's turn. */
  readonly answer = $derived('answer' in this.stage ? this.stage.answer : this.stage.at === 'swapping' ? this.#start : null);
  readonly marked = $derived('marked' in this.stage ? this.stage.marked : NONE);
  readonly swapping = $derived(this.stage.at === 'swapping' || this.marked.size > 0);
  readonly sending = $derived(this.stage.at === 'sending');
  readonly guessed = $derived(this.stage.at === 'guessing');
  /** The main key takes a press: there is something to play, or its answer is on its way. */
  readonly canSend = $derived(this.action !== null || (this.stage.at === 'guessing' && !this.stage.eager));
  readonly steps = $derived<StepSent[]>(this.answer?.steps ?? []);
  /** The cells that any tile may go to, or could at the beginning of the turn. */
  readonly cells = $derived([...(this.#start?.steps ?? []), ...this.steps].map(({ cell }) => cell).filter((cell) => cell !== ''));
  readonly loose = $derived(this.rack.filter(({ id }) => !this.laid.some((one) => one.id === id)));
  readonly points = $derived(this.answer?.points ?? 0);
  readonly ready = $derived(this.stage.at === 'laying' && this.laid.length > 0 && this.stage.answer.ready);
  /** The step for each cell that the chosen tile, or the one in the air, may go to. */
  readonly offered = $derived(this.offersFor(this.chosen));
  readonly #pass = $derived(this.laid.length === 0 ? this.steps.find(({ kind }) => kind === 'pass') : undefined);
  readonly mustPass = $derived(this.#pass !== undefined);
  readonly canSwap = $derived(this.stage.at !== 'sending' && (this.#start?.steps?.some(({ kind }) => kind === 'swap') ?? false));

  get mostSwapped(): number {
    return this.#most;
  }

  /** Where a tile of the rack may go next. */
  offersFor(id: number | null): ReadonlyMap<string, StepSent> {
    const tile = id === null ? undefined : this.#held(id)?.tile;
    return new Map(this.steps.filter(({ kind, piece }) => kind === 'lay' && piece === tile).map((step) => [step.cell, step]));
  }

  /** What a step brings more than what lies there already. */
  gain(step: StepSent): number | null {
    return step.points === undefined || step.points === null ? null : step.points - this.points;
  }

  /** What the page knows; resolves when a play that was to be laid out lies there. */
  async set(given: Given): Promise<void> {
    const before = this.#given;
    this.#given = given;
    if (before?.view !== given.view || before.hand !== given.hand) this.see(given.view, given.hand);
    if (before?.start !== given.start) this.begin(given.start);
    if (given.hint && (before?.hint !== given.hint || before.start !== given.start)) await this.follow(given.hint);
  }

  /** The hand as it is now: tiles that stay keep their place and number, and what the table has taken over is no more laid. */
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
    const laid = this.laid.filter(({ id, x, y }) => rack.some((held) => held.id === id) && !taken.has(keyOf(x, y)));
    if ('laid' in this.stage && laid.length < this.laid.length) this.stage = { ...this.stage, laid };
    if (this.chosen !== null && !this.loose.some(({ id }) => id === this.chosen)) this.chosen = null;
  }

  /** A turn begins, or ends with null; tiles that still lie there after a reconnection are asked about again. */
  begin(start: PreviewSent | null): void {
    const { laid } = this;
    this.#start = start;
    this.forgive();
    if (start === null) this.stage = { at: 'waiting' };
    else if (laid.length > 0) void this.#ask({ at: 'guessing', laid, answer: this.answer ?? start });
    else this.stage = { at: 'laying', laid: NO_TILES, answer: start };
  }

  choose(id: number | null): void {
    this.forgive();
    if (this.stage.at === 'swapping') {
      if (id !== null) this.mark(id);
      return;
    }
    this.chosen = this.chosen === id ? null : id;
  }

  /** Puts a tile of the rack, or one already laid, on a cell; a refusal leaves it where it was. */
  async put(id: number, x: number, y: number): Promise<void> {
    const held = this.#held(id);
    const { stage } = this;
    if (!held || (stage.at !== 'laying' && stage.at !== 'guessing')) return;
    this.forgive();
    const others = stage.laid.filter((one) => one.id !== id);
    const laid = [...others, { id, tile: held.tile, x, y }];
    const step = others.length < stage.laid.length ? undefined : this.offersFor(id).get(keyOf(x, y));
    if (step) {
      this.chosen = null;
      return this.#ask({ at: 'guessing', laid, answer: promised(step, stage) });
    }
    /* Whoever is quicker than the answers sees the tile where it was put; only a tile moved by its own answer waits for one. */
    const shown: Stage = stage.at === 'guessing' ? { at: 'guessing', laid, answer: { text: '', ready: false } } : stage;
    if (shown !== stage) this.chosen = null;
    this.stage = shown;
    const reply = await this.#act.ask(laying(laid));
    if (!reply || !this.#isStill(shown)) return;
    if (!reply.refusal) {
      this.chosen = null;
      return this.#answered(laid, reply);
    }
    this.turned = { tile: held.tile, x, y, refusal: plainly(reply.refusal) };
    if (stage.at === 'guessing') await this.#ask({ ...stage, eager: false });
  }

  /** Takes one tile back to the rack, the last one when none is named. */
  async takeBack(id = this.laid.at(-1)?.id): Promise<void> {
    const { stage } = this;
    this.forgive();
    if ((stage.at !== 'laying' && stage.at !== 'guessing') || !stage.laid.some((one) => one.id === id)) return;
    const laid = stage.laid.filter((one) => one.id !== id);
    this.chosen = null;
    if (laid.length === 0) this.takeBackAll();
    else await this.#ask({ at: 'guessing', laid, answer: { text: '', ready: false } });
  }

  takeBackAll(): void {
    this.forgive();
    if (this.stage.at !== 'sending' && this.#start) this.stage = { at: 'laying', laid: NO_TILES, answer: this.#start };
  }

  /** Lays out a whole play as a hint does: tiles on their cells, or marked to be swapped. */
  async follow({ deed }: Advised): Promise<void> {
    if (this.#start === null || this.stage.at === 'sending') return;
    this.takeBackAll();
    this.chosen = null;
    const used = new Set<Held>();
    const held = (tile: string): Held | undefined => {
      const found = this.rack.find((one) => one.tile === tile && !used.has(one));
      if (found) used.add(found);
      return found;
    };
    const tiles = swappedBy(deed);
    if (tiles.length > 0 && this.canSwap) {
      this.stage = { at: 'swapping', marked: new Set(tiles.flatMap((tile) => held(tile)?.id ?? [])) };
      return;
    }
    const laid = placedBy(deed).flatMap((placed) => {
      const id = held(placed.tile)?.id;
      return id === undefined ? [] : [{ ...placed, id }];
    });
    if (laid.length > 0) await this.#ask({ at: 'guessing', laid, answer: { text: '', ready: false } });
  }

  /** Moves a tile to another place in the rack. */
  arrange(id: number, to: number): void {
    const held = this.#held(id);
    if (!held) return;
    const others = this.rack.filter((one) => one.id !== id);
    others.splice(to, 0, held);
    this.rack = others;
  }

  /** Lets tiles be marked to be swapped; where none can be, the table is asked why, and says it. */
  async startSwapping(): Promise<void> {
    const { stage } = this;
    const [first] = this.loose;
    this.forgive();
    this.chosen = null;
    if (this.canSwap) this.stage = { at: 'swapping', marked: NONE };
    else if (stage.at === 'laying' && first) {
      const reply = await this.#act.ask(swapping([first.tile]));
      if (reply?.refusal && this.stage === stage) this.refusal = reply.refusal;
    }
  }

  stopSwapping(): void {
    if (this.stage.at === 'swapping') this.takeBackAll();
  }

  mark(id: number): void {
    if (this.stage.at !== 'swapping') return;
    const marked = new Set(this.stage.marked);
    if (!marked.delete(id) && marked.size < this.#most) marked.add(id);
    this.stage = { at: 'swapping', marked };
  }

  /** Plays what the main key says: the tiles laid, the marked ones swapped, or a pass; tiles that are still asked about as soon as they may be. */
  async send(): Promise<void> {
    const { action, stage } = this;
    if (stage.at === 'guessing') this.stage = { ...stage, eager: true };
    if (action === null) return;
    this.forgive();
    const sending: Stage = { at: 'sending', laid: this.laid, marked: this.marked, answer: this.answer ?? { text: '', ready: true } };
    this.stage = sending;
    const refusal = await this.#act.play(action);
    if (refusal === null || this.stage !== sending) return;
    this.stage = stage;
    this.refusal = refusal;
  }

  /** What lies there tentatively or is marked, so that it can be laid out again. */
  get draft(): Advised | null {
    const { stage } = this;
    const marked = this.rack.filter(({ id }) => this.marked.has(id)).map(({ tile }) => tile);
    if (stage.at === 'swapping') return marked.length > 0 ? { action: '', deed: swapping(marked) } : null;
    return (stage.at === 'laying' || stage.at === 'guessing') && stage.laid.length > 0 ? { action: '', deed: laying(stage.laid) } : null;
  }

  /** What the main key would play. */
  get action(): Doing | null {
    const { stage } = this;
    if (stage.at === 'swapping')
      return stage.marked.size > 0 ? swapping(this.rack.filter(({ id }) => stage.marked.has(id)).map(({ tile }) => tile)) : null;
    if (stage.at !== 'laying') return null;
    if (this.#pass) return this.#pass.text;
    return this.ready ? stage.answer.text : null;
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

  /** Lays tiles and asks about them; an answer for what lies there no more changes nothing. */
  async #ask(stage: Stage & { at: 'guessing' }): Promise<void> {
    this.stage = stage;
    const reply = await this.#act.ask(laying(stage.laid));
    if (!reply || !this.#isStill(stage)) return;
    this.refusal = reply.refusal ?? null;
    await this.#answered(stage.laid, reply);
  }

  /** The same tiles lie there; the main key may have been pressed since. */
  #isStill(stage: Stage): boolean {
    if (stage.at !== 'guessing') return this.stage === stage;
    return this.stage.at === 'guessing' && this.stage.laid === stage.laid;
  }

  async #answered(laid: Tentative[], answer: PreviewSent): Promise<void> {
    const isEager = this.stage.at === 'guessing' && this.stage.eager;
    this.stage = { at: 'laying', laid, answer };
    if (isEager) await this.send();
  }
}

/** Until the server has answered, nothing can be played and no next tile is offered: the old offers are out of date. */
const promised = (step: StepSent, { laid, answer }: Laid): PreviewSent => ({
  text: step.text,
  ready: false,
  points: step.points ?? 0,
  lines: laid.length > 0 ? answer.lines : [],
});

/** One tile that clashes is reason enough: of several details of one kind the first is told. */
function plainly(refusal: Refusal): Refusal {
  const clues = refusal.clues?.filter(({ message }, i, all) => all.findIndex((one) => one.message.id === message.id) === i);
  return clues ? { ...refusal, clues } : refusal;
}
