/** A table as this device sees it: everything the server said, and what people here may do next. */
import { memory } from '../device/seats.svelte';
import {
  WIRE,
  type ChatSent,
  type EventSent,
  type Happened,
  type Hello,
  type Leave,
  type OutcomeSent,
  type PreviewSent,
  type Propose,
  type Refusal,
  type Said,
  type TableSent,
  type ToClient,
  type View,
  type Welcome,
} from '../wire';
import { Secrets } from './secrets';
import { Line, type LineState } from '../port/socket';
import { dressed } from './telling';

/** Goodbyes to who has no secret that opens anything here. */
const OPENS_NOTHING = ['server-wrong-secret', 'server-seat-gone'];

export class Table {
  readonly code: string;
  /** The table with a name for every seat. */
  table = $derived.by(() => (this.#table ? dressed(this.#table, this.you) : null));
  you = $state.raw<number[]>([]);
  view = $state.raw<View | null>(null);
  events = $state.raw<EventSent[]>([]);
  /** The events of the latest play. */
  last = $state.raw<EventSent[]>([]);
  scores = $state.raw<number[]>([]);
  turn = $state<number | null>(null);
  preview = $state.raw<PreviewSent | null>(null);
  outcome = $state.raw<OutcomeSent | null>(null);
  chat = $state.raw<ChatSent[]>([]);
  muted = $state.raw<number[]>([]);
  line = $state<LineState>('connecting');
  queued = $state(0);
  parted = $state.raw<Said | null>(null);
  /** What the latest proposal was refused for. */
  refusal = $state.raw<Refusal | null>(null);
  /** Whose eyes this device has: everything here was told to them. Nobody's while a shared device lies there. */
  held = $state<number | null>(null);
  /** People who saw the game end, or asked for another, go on together; who opens an old table stays there. */
  following = $state(false);
  #table = $state.raw<TableSent | null>(null);
  #number = -1;
  #secrets: Secrets;
  /** Whose eyes to come back with after a broken line. */
  #wish: number | null = null;
  #lastHeld: number | null = null;
  #line: Line;

  /** `link` is the secret that the address carried, if any. */
  constructor(code: string, link: string | null = null) {
    this.code = code;
    this.#secrets = new Secrets(code, link);
    this.#line = new Line(code, {
      hello: () => this.#hello(),
      heard: (message) => this.#hear(message),
      state: (state, queued) => {
        this.line = state;
        this.queued = queued;
      },
      goodbye: (reason) => {
        this.parted = reason;
        return OPENS_NOTHING.includes(reason.id) && this.#secrets.learnNone();
      },
    });
  }

  close(): void {
    this.#line.close();
  }

  /** Opens the line anew, with the seats that are known now: their eyes may see what was hidden before. */
  again(): void {
    this.#number = -1;
    this.#line.again();
  }

  get game(): string {
    return this.table?.game.split('/')[0] ?? '';
  }

  /** Which seat of this device is to move now. */
  get mover(): number | null {
    return this.turn !== null && this.you.includes(this.turn) && !this.outcome ? this.turn : null;
  }

  /** Several people at one device, each with a hand of their own. */
  get shared(): boolean {
    return this.you.length > 1;
  }

  get running(): boolean {
    return this.table?.status === 'running' && this.outcome === null;
  }

  /** The seat that speaks for this device: the mover if it is here, else who held it last, else the first. */
  get speaker(): number | null {
    return this.mover ?? this.held ?? this.#lastHeld ?? this.you[0] ?? null;
  }

  /** Gives this device to somebody, or puts it down; on a broken line nothing happens, as it would open when nobody is there. */
  hold(seat: number | null): void {
    if (this.line !== 'open') return;
    this.#wish = seat;
    this.#line.hold(seat);
  }

  ask = (partial: string): Promise<PreviewSent> => this.#line.ask(this.speaker ?? 0, partial);

  play = async (action: string): Promise<Refusal | null> => {
    const seat = this.mover;
    if (seat === null) return { message: { id: 'illegal-not-your-turn' } };
    if (this.shared) this.#wish = null;
    const answer = await this.#line.intend({ type: 'play', seat, action });
    if (answer.type !== 'refused') return null;
    this.#wish = this.held;
    return answer.refusal;
  };

  async propose(kind: Propose['kind'], about?: number): Promise<boolean> {
    if (kind === 'rematch') this.following = true;
    const last = this.events.findLast((event) => event.seat != null && this.you.includes(event.seat))?.seat;
    const seat = (kind === 'undo' ? last : null) ?? this.speaker ?? 0;
    return this.#do({ type: 'propose', seat, kind, about: about ?? null });
  }

  async answer(
    kind: 'undo' | 'draw' | 'rematch' | 'stand-in' | 'pause',
    seat: number,
    agree: boolean,
    about?: number | null,
  ): Promise<boolean> {
    if (kind === 'rematch') this.following = agree;
    return this.#do({ type: 'answer', seat, kind, agree, about: about ?? null });
  }

  async leave(kind: Leave['kind'], seat = this.speaker ?? 0): Promise<boolean> {
    return this.#do({ type: 'leave', seat, kind });
  }

  async say(words: { text: string } | { phrase: string }): Promise<boolean> {
    return this.#do({ type: 'say', seat: this.speaker, ...words });
  }

  async mute(seat: number, on: boolean): Promise<boolean> {
    const whose = this.shared && this.held === null ? this.you.filter((one) => one !== seat) : [this.speaker ?? 0];
    const answers = await Promise.all(whose.map((one) => this.#do({ type: 'hush', seat: one, kind: on ? 'mute' : 'unmute', about: seat })));
    const done = answers.every(Boolean);
    if (done) this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    return done;
  }

  async report(number: number): Promise<boolean> {
    return this.#do({ type: 'hush', seat: this.speaker ?? 0, kind: 'report', about: number });
  }

  async #do(intent: Parameters<Line['intend']>[0]): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#line.intend(intent);
    if (answer.type === 'refused') this.refusal = answer.refusal;
    return answer.type === 'ack';
  }

  #hello(): Hello {
    const since = this.#wish === this.held ? this.#number : -1;
    return { type: 'hello', table: this.code, secrets: this.#secrets.forHello(), since, wire: WIRE, hold: this.#wish };
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'happened':
        return this.#happened(message);
      case 'table':
        this.#table = message.table;
        return this.#note();
      case 'chat':
        this.chat = [...this.chat.filter((one) => one.number !== message.number), message].slice(-200);
    }
  }

  #welcome(message: Welcome): void {
    const fresh = message.events;
    const held = message.hold ?? null;
    const follows = held === this.held && this.#number >= 0 && (fresh.length === 0 || fresh[0]?.number === this.#number + 1);
    this.events = follows ? [...this.events, ...fresh] : fresh;
    if (fresh.length) this.last = latestPlay(this.events).map((event) => this.last.find((known) => isSame(known, event)) ?? event);
    this.held = this.#wish = held;
    if (held !== null) this.#lastHeld = held;
    this.#table = message.table;
    this.you = message.you;
    this.view = message.view;
    this.scores = message.scores;
    this.turn = message.turn;
    this.preview = message.preview ?? null;
    this.outcome = message.outcome ?? null;
    this.chat = message.chat ?? (follows ? this.chat : []);
    this.muted = message.muted ?? [];
    this.parted = null;
    this.#number = message.number;
    const untried = this.#secrets.learn(message.unknown ?? []);
    this.#note();
    if (untried) this.#line.again();
  }

  #happened(message: Happened): void {
    const first = message.events[0];
    if (first && first.number > this.#number + 1) return this.#line.again();
    const fresh = message.events.filter((event) => event.number > this.#number);
    this.following = true;
    this.events = [...this.events, ...fresh];
    if (fresh.length) this.last = fresh;
    this.view = message.view;
    this.scores = message.scores;
    this.turn = message.turn;
    this.preview = message.preview ?? null;
    this.outcome = message.outcome ?? null;
    if (message.clock && this.#table) this.#table = { ...this.#table, clock: message.clock };
    this.#number = message.number;
    this.#note();
  }

  /** Keeps this device's list of games true; watchers keep nothing. */
  #note(): void {
    const table = this.table;
    if (!table || this.you.length === 0) return;
    const mine = this.events.filter((event) => event.seat != null && this.you.includes(event.seat));
    memory.note(this.code, {
      game: table.game,
      names: table.seats.map((seat) => seat.name ?? ''),
      you: this.you,
      status: this.outcome ? 'finished' : table.status,
      turn: this.turn,
      scores: this.outcome?.scores ?? this.scores,
      ...(this.outcome ? { winners: this.outcome.winners } : {}),
      best: Math.max(0, ...mine.map((event) => event.points ?? 0)),
      full: mine.flatMap((event) => event.lines ?? []).filter((line) => line.bonus).length,
    });
  }
}

/** What was told before, word for word, is no news to other eyes. */
const isSame = (one: EventSent, other: EventSent) => JSON.stringify(one) === JSON.stringify(other);

/** The last thing a player did, and what chance answered. */
function latestPlay(events: EventSent[]): EventSent[] {
  const index = events.findLastIndex((event) => event.seat != null);
  return index < 0 ? [] : events.slice(index);
}
