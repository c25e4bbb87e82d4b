/** A line to the server over a socket, which comes back by itself. */
import type { ToClient, ToServer } from '../wire';
import type { Port, PortState } from './port';

/** In milliseconds: who looks at the table is back within two seconds after the server is, a page that nobody sees may take longer. */
const PATIENCE = { first: 400, most: 1500, hidden: 8000, growth: 1.8, connect: 10_000 };

export class SocketPort implements Port {
  #socket: WebSocket | null = null;
  #state: PortState = 'connecting';
  #wait = PATIENCE.first;
  #spread = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard: (message: ToClient) => void = () => {};
  #told: (state: PortState) => void = () => {};
  #address: string;

  /** The table's code is part of the address: whoever stands before several servers sends all of a table to one of them. */
  constructor(code: string) {
    this.#address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect(openedBefore(this.#address));
  }

  onmessage(heard: (message: ToClient) => void): void {
    this.#heard = heard;
  }

  onstate(told: (state: PortState) => void): void {
    this.#told = told;
    if (this.#state !== 'connecting') told(this.#state);
  }

  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  again(after = 0): void {
    if (this.#state === 'closed') return;
    this.#drop();
    this.#comeBack(after);
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.#become('closed');
  }

  #connect(opened: WebSocket | null = null): void {
    clearTimeout(this.#retry);
    this.#become('connecting');
    const socket = opened ?? new WebSocket(this.#address);
    this.#socket = socket;
    const impatient = setTimeout(() => socket.close(), PATIENCE.connect);
    socket.onopen = () => {
      clearTimeout(impatient);
      if (this.#socket === socket) this.#become('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = () => {
      clearTimeout(impatient);
      if (this.#socket === socket) this.again(this.#spread * Math.random());
    };
    if (opened?.readyState === WebSocket.OPEN) socket.onopen(new Event('open'));
  }

  #hear(message: ToClient): void {
    if (message.type === 'welcome') this.#wait = PATIENCE.first;
    if (message.type === 'welcome' || message.type === 'pong') this.#spread = message.spread ?? 0;
    this.#heard(message);
  }

  /** Leaves a socket at once; closing it takes as long as it takes. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #comeBack(after: number): void {
    this.#become('waiting');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), Math.max(after, this.#wait * (0.7 + 0.6 * Math.random())));
    this.#wait = Math.min(this.#wait * PATIENCE.growth, document.visibilityState === 'hidden' ? PATIENCE.hidden : PATIENCE.most);
  }

  #become(state: PortState): void {
    this.#state = state;
    this.#told(state);
  }

  #hurry = (): void => {
    if (this.#socket || document.visibilityState === 'hidden') return;
    this.#wait = PATIENCE.first;
    this.#connect();
  };

  #lose = (): void => {
    if (this.#socket) this.again();
  };
}

declare global {
  /** What index.html opened before any script was here (`web/first.js`). */
  var earlySocket: { address: string; socket: WebSocket } | undefined;
}

/** The socket that was opened for this address before the scripts had come, if it still serves; it is taken once. */
function openedBefore(address: string): WebSocket | null {
  const early = globalThis.earlySocket;
  globalThis.earlySocket = undefined;
  if (!early) return null;
  if (early.address === address && early.socket.readyState <= WebSocket.OPEN) return early.socket;
  early.socket.close();
  return null;
}

let early: { code: string; line: SocketPort } | null = null;

/** Opens a table's line while the page's words are still on their way; whoever shows the table takes it. */
export function openEarly(code: string): void {
  early ??= { code, line: new SocketPort(code) };
}

/** The table is not the server's after all. */
export function dropEarly(): void {
  early?.line.close();
  early = null;
}

/** The table's line that was opened early, else a new one. */
export function openLine(code: string): SocketPort {
  const opened = early;
  early = null;
  if (opened?.code === code) return opened.line;
  opened?.line.close();
  return new SocketPort(code);
}
