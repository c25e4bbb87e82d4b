/** A table as this device sees it: what was heard of it, what is shown of it now, and what people here may do next. */
import { gameOf } from '../device/editions';
import { lessons } from '../device/lessons';
import { memory } from '../device/seats.svelte';
import { settings } from '../device/settings.svelte';
import { Heartbeat } from '../port/heartbeat';
import { freshId } from '../port/ids';
import { NearPreviews } from '../port/near';
import { Outbox, type BareIntent } from '../port/outbox';
import { Pending, type Intent } from '../port/pending';
import type { Port, PortState } from '../port/port';
import { Previews, type Answered, type Asking } from '../port/previews';
import { otherRelease } from '../port/release';
import { serverTime } from '../port/server-time';
import {
  WIRE,
  type Acknowledged,
  type Deed,
  type Goodbye,
  type Hello,
  type Leave,
  type OfferSent,
  type Pong,
  type Propose,
  type Refusal,
  type Refused,
  type Said,
  type ToClient,
  type Welcome,
} from '../wire';
import { Playback } from './playback.svelte';
import { isOver, moverOf, NOTHING, reduce, type Known } from './reduce';
import { Secrets } from './secrets';
import { namedSeats } from './telling';

/** Goodbyes to who has no secret that opens anything here. */
const OPENS_NOTHING = ['server-wrong-secret', 'server-seat-gone'];
const BUSY = 'server-busy';
/** Stands for all watchers among who is muted. */
export const WATCHERS = -1;
/** How long another's play is seen before the next one moves, in milliseconds. */
const SEEN = 700;

export class Session {
  readonly code: string;
  readonly playback: Playback;
  line = $state<PortState>('connecting');
  /** What people here wanted last of all that is not yet stored. */
  queued = $state<Intent['type'] | null>(null);
  parted = $state.raw<Said | null>(null);
  /** What the latest proposal was refused for. */
  refusal = $state.raw<Refusal | null>(null);
  /** People who saw the game end, or asked for another, go on together; who opens an old table stays there. */
  following = $state(false);
  /** Lines of talk that people here have seen: what was said before they came counts as seen. */
  read = $state(0);
  /** The invitations among this device's secrets: somebody may sit down with them, and nobody has yet. */
  invited = $state.raw<{ invitation: string; place: number }[]>([]);

  /** Somebody here sits down before the game: if it begins with that, it is not shown with a watcher's eyes in between. */
  sitting = $state(false);

  #known = $state.raw<Known>(NOTHING);
  readonly you = $derived(this.#known.you);
  /* What is the same table stays the same, and seats are named anew only when they are other seats. */
  readonly #told = $derived(this.#known.table);
  readonly #sent = $derived(this.#told?.seats ?? null);
  readonly #isOpen = $derived(this.#told?.status === 'open');
  readonly #seats = $derived(this.#sent && namedSeats(this.#sent, this.you, this.#isOpen));
  /** The table with a name for every seat. */
  readonly table = $derived(this.#told && this.#seats ? { ...this.#told, seats: this.#seats } : null);
  readonly chat = $derived(this.#known.chat);
  readonly muted = $derived(this.#known.muted);
  readonly view = $derived.by(() => this.playback.shown.view);
  readonly events = $derived.by(() => this.playback.shown.events);
  /** The events of the latest play. */
  readonly last = $derived.by(() => this.playback.shown.last);
  readonly scores = $derived.by(() => this.playback.shown.scores);
  /** Who is to move; nobody when it is over. */
  readonly turn = $derived.by(() => this.playback.shown.turn);
  readonly preview = $derived.by(() => this.playback.shown.preview);
  readonly outcome = $derived.by(() => this.playback.shown.outcome);
  /** Whose eyes this device has: everything here was told to them. Nobody's while a shared device lies there. */
  readonly held = $derived.by(() => this.playback.shown.held);
  readonly hides = $derived.by(() => this.playback.shown.hides);
  readonly over = $derived.by(() => isOver(this.playback.shown, this.#known));
  readonly running = $derived(this.#known.table?.status === 'running' && !this.over);
  /** Which seat of this device is to move now. */
  readonly mover = $derived.by(() => moverOf(this.playback.shown, this.#known.you));
  /** Several people at one device, each with a hand of their own. */
  readonly shared = $derived(this.#known.you.length > 1);

  #secrets: Secrets;
  /** Whose eyes to come back with after a broken line. */
  #wish: number | null = null;
  #lastHeld: number | null = null;
  /** The table has answered our hello on this line. */
  #isWelcome = false;
  /** What is known here does not fit what the table says: it has to tell everything. */
  #isAstray = false;
  #port: Port;
  #outbox: Outbox;
  #previews: Previews;
  #near: NearPreviews;
  #heartbeat: Heartbeat;

  /** `link` is the secret that the address carried, if any. */
  constructor(code: string, port: Port, link: string | null = null) {
    this.code = code;
    this.#secrets = new Secrets(code, link);
    this.#port = port;
    this.#outbox = new Outbox({ send: (message) => port.send(message), pending: new Pending(code), changed: () => this.#count() });
    this.#near = new NearPreviews(code, {
      seen: () => this.#seen(),
      answered: (reply) => this.#previews.settle(reply),
      left: (question) => port.send(question),
    });
    this.#previews = new Previews(
      (message) => this.#near.ask(message) || port.send(message),
      () => this.#position(),
    );
    this.#heartbeat = new Heartbeat(
      () => port.send({ type: 'ping', id: freshId() }),
      () => port.again(),
    );
    this.playback = new Playback({ rest: (last) => this.#rest(last.some(({ seat }) => seat != null && this.you.includes(seat))) });
    this.playback.follow(() => this.#previews.asked && this.#previews.check());
    this.#count();
    port.onmessage((message) => this.#hear(message));
    port.onstate((state) => this.#become(state));
  }

  close(): void {
    this.#heartbeat.stop();
    this.#outbox.shut();
    this.#previews.close();
    this.#near.close();
    this.playback.close();
    this.#port.onstate(() => {});
    this.#port.close();
  }

  /** Opens the line anew, with the seats that are known now: their eyes may see what was hidden before. */
  again(): void {
    this.#isAstray = true;
    this.#port.again();
  }

  /** The game's name; the rule sheet follows it. */
  get game(): string {
    return gameOf(this.table?.game);
  }

  /** The seat that speaks for this device: the mover if it is here, else who held it last, else the first. */
  get speaker(): number | null {
    return this.mover ?? this.held ?? this.#lastHeld ?? this.you[0] ?? null;
  }

  /** Gives this device to somebody, or puts it down; on a broken line nothing happens, as it would open when nobody is there. */
  hold(seat: number | null): void {
    if (this.line !== 'open') return;
    this.#wish = seat;
    this.#port.send({ type: 'hold', id: freshId(), seat });
    this.#heartbeat.soon();
  }

  /** The answer for a play in progress; null when something newer was asked, or the table has gone on. */
  ask = (partial: string | Deed): Promise<Answered> => this.#previews.ask(partial);

  /** Plays at the table that is shown here, and at no later one. */
  play = async (action: string | Deed): Promise<Refusal | null> => {
    const seat = this.mover;
    if (seat === null) return { message: { id: 'illegal-not-your-turn' } };
    if (this.shared) this.#wish = null;
    const told = typeof action === 'string' ? { action } : { action: '', deed: action };
    const answer = await this.#intend({ type: 'play', seat, ...told, number: this.playback.shown.number });
    if (answer.type === 'ack') {
      lessons.finish(this.game); // however far its pointers came: who gets the device next must not see what was only tried
      return null;
    }
    this.#wish = this.held;
    return answer.refusal;
  };

  async propose(kind: Propose['kind'], about?: number): Promise<boolean> {
    if (kind === 'rematch') this.following = true;
    const last = this.events.findLast((event) => event.seat != null && this.you.includes(event.seat))?.seat;
    const seat = (kind === 'undo' ? last : null) ?? this.speaker ?? 0;
    return this.#do({ type: 'propose', seat, kind, about: about ?? null });
  }

  async answer({ kind, made }: OfferSent, seat: number, agree: boolean): Promise<boolean> {
    if (kind === 'rematch') this.following = agree;
    return this.#do({ type: 'answer', seat, kind, agree, made: made ?? 0 });
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
    const others = this.muted.filter((one) => one !== seat);
    if (done) this.#known = { ...this.#known, muted: on ? [...others, seat] : others };
    return done;
  }

  async muteWatchers(on: boolean): Promise<boolean> {
    const done = await this.#do({ type: 'hush', seat: this.speaker ?? 0, kind: on ? 'mute-watchers' : 'unmute-watchers' });
    const others = this.muted.filter((one) => one !== WATCHERS);
    if (done) this.#known = { ...this.#known, muted: on ? [...others, WATCHERS] : others };
    return done;
  }

  async report(number: number): Promise<boolean> {
    return this.#do({ type: 'hush', seat: this.speaker ?? 0, kind: 'report', about: number });
  }

  async #do(intent: BareIntent): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#intend(intent);
    if (answer.type === 'refused') this.refusal = answer.refusal;
    return answer.type === 'ack';
  }

  #intend(intent: BareIntent): ReturnType<Outbox['intend']> {
    return this.#outbox.intend(intent);
  }

  /** Wants what people here wanted last, and what waits for the line, no more. */
  takeBack(): void {
    this.#outbox.takeBack();
  }

  #count(): void {
    this.queued = this.#outbox.last?.type ?? null;
  }

  #become(state: PortState): void {
    this.#isWelcome = false;
    this.line = state === 'open' ? 'connecting' : state;
    this.#outbox.shut();
    this.#previews.shut();
    this.#heartbeat.stop();
    if (state === 'closed') this.#previews.close();
    if (state !== 'open') return;
    this.#port.send(this.#hello());
    this.#heartbeat.soon();
  }

  #hello(): Hello {
    const { held, number } = this.#known.position;
    const since = this.#wish === held && !this.#isAstray ? number : -1;
    return { type: 'hello', table: this.code, secrets: this.#secrets.forHello(), since, wire: WIRE, hold: this.#wish };
  }

  #hear(message: ToClient): void {
    this.#heartbeat.lastHeard = Date.now();
    if (this.#isWelcome && message.type !== 'goodbye' && message.type !== 'welcome') return this.#take(message);
    const reason = otherRelease(message, this.#isWelcome);
    if (reason === 'renewing') return this.close(); // this page is on its way out
    if (reason) return this.#part({ type: 'goodbye', reason, after: -1, wire: 0 });
    this.#take(message);
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case 'ack':
      case 'refused':
        if (this.#mustWait(message)) return;
        this.#outbox.settle(message);
        if (message.type === 'refused') this.#previews.settle(message);
        return this.#look(message.number);
      case 'previewed':
        this.#previews.settle(message);
        return this.#look(message.number);
      case 'pong':
        serverTime.told(message.now);
        return this.#compare(message);
      case 'goodbye':
        return this.#part(message);
      default:
        if (this.#isWelcome || message.type === 'welcome') this.#learn(message);
    }
  }

  /** A server with too much to do answers nothing yet: it is told, and asked again by itself until it has answered. */
  #mustWait(message: Acknowledged | Refused): boolean {
    const busy = message.type === 'refused' && message.refusal.message.id === BUSY;
    if (busy) this.refusal = message.refusal;
    else if (this.refusal?.message.id === BUSY) this.refusal = null;
    return busy;
  }

  #learn(message: ToClient): void {
    const heard = reduce(this.#known, message);
    if (this.#known.table === null && message.type === 'welcome') this.read = message.chat?.length ?? 0;
    if (heard.news === 'missing') {
      this.#isAstray ||= message.type === 'welcome';
      return this.#port.again();
    }
    this.#known = heard.known;
    if (heard.news === 'next') {
      this.following = true;
      this.playback.next(heard.known.position);
    } else if (heard.news === 'anew') this.playback.anew(heard.known.position);
    if (message.type === 'welcome') {
      serverTime.told(message.now);
      this.invited = (message.invited ?? []).map(([position, place]) => ({ invitation: this.#secrets.at(position) ?? '', place }));
      this.#welcome(message.unknown ?? []);
    }
    if (heard.news !== 'none' || message.type === 'table') this.#note();
  }

  #welcome(unknown: number[]): void {
    const { held } = this.#known.position;
    if (this.#isAstray || this.you.length) this.sitting = false;
    this.#isAstray = false;
    this.#wish = held;
    if (held !== null) this.#lastHeld = held;
    this.parted = null;
    const untried = this.#secrets.learn(unknown);
    if (untried) return this.#port.again();
    if (this.#isWelcome) return;
    this.#isWelcome = true;
    this.line = 'open';
    this.#outbox.open();
    this.#previews.open();
  }

  /** Somebody knows of an event that has not come here: it should at any moment, or the table is asked. */
  #look(number: number | undefined): void {
    if (number !== undefined && number > this.#known.position.number) this.#heartbeat.soon();
  }

  /** The table says how far it is and whose eyes this device has, after everything else it said: what is not so here by now was lost. */
  #compare({ number, hold }: Pong): void {
    const { position } = this.#known;
    const isBehind = number !== undefined && number > position.number;
    const hasOtherEyes = hold !== undefined && hold !== position.held;
    if (!this.#isWelcome || isBehind || hasOtherEyes) this.#port.again();
  }

  #part({ reason, after }: Goodbye): void {
    this.parted = reason;
    if (OPENS_NOTHING.includes(reason.id) && this.#secrets.learnNone()) this.#port.again();
    else if (after < 0) this.#port.close();
    else this.#port.again(after);
  }

  /** Questions are about what is shown. */
  #position(): Asking | null {
    const seat = this.mover;
    return seat === null ? null : { seat, number: this.playback.shown.number };
  }

  /** The table as it is shown, for who answers questions about it on this device. */
  #seen(): Welcome | null {
    const { table, you } = this.#known;
    const { held, hides, number, view, scores, turn, events } = this.playback.shown;
    return table && { type: 'welcome', table, you, hold: held, hides, number, view, scores, turn, events };
  }

  #rest(isOwn: boolean): number {
    return isOwn || !settings.motion || document.visibilityState === 'hidden' ? 0 : SEEN;
  }

  /** Keeps this device's list of games true; watchers keep nothing. */
  #note(): void {
    const { you, position } = this.#known;
    const table = this.table;
    if (!table || you.length === 0) return;
    const { events, outcome, turn, scores } = position;
    const mine = events.filter((event) => event.seat != null && you.includes(event.seat));
    memory.note(this.code, {
      game: table.game,
      names: table.seats.map((seat) => seat.name ?? ''),
      you,
      status: outcome ? 'finished' : table.status,
      turn,
      scores: outcome?.scores ?? scores,
      ...(outcome ? { winners: outcome.winners } : {}),
      best: Math.max(0, ...mine.map((event) => event.points ?? 0)),
      full: mine.flatMap((event) => event.lines ?? []).filter((line) => line.bonus).length,
    });
  }
}
