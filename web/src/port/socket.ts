/** A line to the server over a socket, which comes back by itself. */
import type { ToClient, ToServer } from '../wire';
import type { Port, PortState } from './port';

const PATIENCE = { first: 400, most: 8000, growth: 1.8, connect: 10_000 };

export class SocketPort implements Port {
  #socket: WebSocket | null = null;
  #state: PortState = 'connecting';
  #wait = PATIENCE.first;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard: (message: ToClient) => void = () => {};
  #told: (state: PortState) => void = () => {};

  constructor() {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
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

  #connect(): void {
    clearTimeout(this.#retry);
    this.#become('connecting');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
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
      if (this.#socket === socket) this.again();
    };
  }

  #hear(message: ToClient): void {
    if (message.type === 'welcome') this.#wait = PATIENCE.first;
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
    this.#wait = Math.min(this.#wait * PATIENCE.growth, PATIENCE.most);
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

let early: SocketPort | null = null;

/** Opens a line while the page's words are still on their way; whoever shows the table takes it. */
export function openEarly(): void {
  early ??= new SocketPort();
}

/** The line that was opened early, else a new one. */
export function openLine(): SocketPort {
  const line = early ?? new SocketPort();
  early = null;
  return line;
}
