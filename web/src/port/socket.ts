/** One table's line to the server: it comes back by itself, and what was asked is asked again until answered. */
import { freshId } from './ids';
import {
  WIRE,
  type Acknowledged,
  type Ask,
  type Hello,
  type PreviewSent,
  type Refused,
  type Said,
  type ToClient,
  type ToServer,
} from '../wire';
import { keep, recall, type Intent } from './pending';
import { renewed } from './renewed';

type Bare<I> = I extends Intent ? Omit<I, 'id'> : never;

/** `closed` is for good: the server told us not to come back. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

interface Ear {
  hello(): Hello;
  heard(message: ToClient): void;
  state(state: LineState, queued: number): void;
  /** True when it makes sense to come back at once, though the server does not expect it. */
  goodbye(reason: Said): boolean;
}

const PATIENCE = { first: 400, most: 8000, ping: 20_000, pong: 8_000, connect: 10_000 };

export class Line {
  #socket: WebSocket | null = null;
  #open = false;
  #intents = new Map<string, { message: Intent; answered(answer: Acknowledged | Refused): void }>();
  #asks = new Map<string, { message: Ask; answered(preview: PreviewSent): void }>();
  #wait = PATIENCE.first;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #ear: Ear;
  #table: string;

  constructor(table: string, ear: Ear) {
    this.#ear = ear;
    this.#table = table;
    for (const message of recall(table)) this.#intents.set(message.id, { message, answered: () => {} });
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    this.#socket?.close();
  }

  /** Sends now or when the line is back; resolves with the server's answer, never rejects. */
  intend(bare: Bare<Intent>): Promise<Acknowledged | Refused> {
    const message = { ...bare, id: freshId() } as Intent;
    return new Promise((answered) => {
      this.#intents.set(message.id, { message, answered });
      this.#remember();
      this.#send(message);
      this.#tell();
    });
  }

  /** Asks a preview; a newer question for the same seat replaces an unanswered one. */
  ask(seat: number, partial: string): Promise<PreviewSent> {
    const message: Ask = { type: 'ask', id: freshId(), seat, partial };
    return new Promise((answered) => {
      this.#asks.set(message.id, { message, answered });
      this.#send(message);
    });
  }

  /** Says who holds this device now; the answer is a welcome with those eyes. */
  hold(seat: number | null): void {
    this.#send({ type: 'hold', id: freshId(), seat });
  }

  /** Asks for everything again, after a gap in the numbers. */
  again(): void {
    this.#socket?.close(4000);
  }

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#retry);
    this.#tell('connecting');
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    const impatient = setTimeout(() => socket.close(), PATIENCE.connect);
    socket.onopen = () => {
      clearTimeout(impatient);
      socket.send(JSON.stringify(this.#ear.hello()));
      this.#beat();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToClient);
    socket.onclose = () => {
      clearTimeout(impatient);
      if (this.#socket === socket) this.#fall();
    };
  }

  #fall(): void {
    this.#socket = null;
    this.#open = false;
    clearTimeout(this.#pulse);
    if (this.#ended) return;
    this.#tell('waiting');
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.8, PATIENCE.most);
  }

  #hear(message: ToClient): void {
    this.#beat();
    const theirs = versionOf(message, this.#open);
    if (theirs !== null && !renewed(theirs)) return this.close(); // this page is on its way out
    if (theirs !== null && theirs !== WIRE) {
      const reason: Said = { id: 'server-other-release', args: { yours: WIRE, ours: theirs } };
      return this.#part(reason, -1);
    }
    if (message.type === 'welcome' && !this.#open) {
      this.#open = true;
      this.#wait = PATIENCE.first;
      this.#ear.heard(message);
      for (const { message: intent } of this.#intents.values()) this.#send(intent);
      for (const { message: ask } of this.#asks.values()) this.#send(ask);
      this.#tell('open');
      return;
    }
    if (message.type === 'ack' || message.type === 'refused') this.#settle(message);
    else if (message.type === 'previewed') {
      this.#asks.get(message.id)?.answered(message.preview);
      this.#asks.delete(message.id);
    } else if (message.type === 'goodbye') this.#part(message.reason, message.after);
    else if (message.type !== 'pong') this.#ear.heard(message);
  }

  #settle(answer: Acknowledged | Refused): void {
    this.#intents.get(answer.id)?.answered(answer);
    this.#intents.delete(answer.id);
    if (answer.type === 'refused' && this.#asks.has(answer.id)) {
      const ask = this.#asks.get(answer.id);
      ask?.answered({ text: ask.message.partial, ready: false, refusal: answer.refusal });
      this.#asks.delete(answer.id);
    }
    this.#remember();
    this.#tell();
  }

  #part(reason: Said, after: number): void {
    if (this.#ear.goodbye(reason)) {
      this.#wait = PATIENCE.first;
      return;
    }
    if (after < 0) {
      this.close();
      this.#tell('closed');
      return;
    }
    this.#wait = Math.max(after, PATIENCE.first);
  }

  /** Any word from the server is a sign of life; silence is asked about once, then the line is opened anew. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: 'ping', id: freshId() }));
      this.#pulse = setTimeout(() => this.#socket?.close(), PATIENCE.pong);
    }, PATIENCE.ping);
  }

  #hurry = (): void => {
    if (this.#socket || document.visibilityState === 'hidden') return;
    this.#wait = PATIENCE.first;
    this.#connect();
  };

  #lost = (): void => this.#socket?.close();

  #send(message: ToServer): void {
    if (this.#open && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #tell(state: LineState = this.#open ? 'open' : this.#socket ? 'connecting' : 'waiting'): void {
    this.#ear.state(state, this.#intents.size);
  }

  #remember(): void {
    keep(
      this.#table,
      [...this.#intents.values()].map((intent) => intent.message),
    );
  }
}

/** The server's version of the wire, where a message tells it; 0 where it cannot read our hello. */
function versionOf(message: ToClient, open: boolean): number | null {
  if (message.type === 'welcome') return message.wire ?? 0;
  if (message.type === 'goodbye') return message.wire || null;
  return message.type === 'refused' && !open && message.refusal.message.id === 'server-unreadable' ? 0 : null;
}
