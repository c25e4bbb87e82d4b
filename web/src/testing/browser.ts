/** What a browser has and modules touch as they are loaded: two stores, a document, a line to the server that a test holds. */
import { vi } from 'vitest';

export class Store {
  readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, text: string) => void this.kept.set(name, text);
  removeItem = (name: string) => void this.kept.delete(name);
  key = (index: number) => [...this.kept.keys()][index] ?? null;
  get length(): number {
    return this.kept.size;
  }
}

/** The page's end of a socket; the test says what the server says. */
export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    const found = Socket.all.at(-1);
    if (!found) throw new Error('nobody has opened a socket');
    return found;
  }
  readyState = Socket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

export interface Browser {
  local: Store;
  session: Store;
}

/** Before a test imports a module that needs a browser; modules are loaded afresh each time. */
export function browser(): Browser {
  vi.resetModules();
  Socket.all = [];
  const [local, session] = [new Store(), new Store()];
  const silent = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('matchMedia', () => ({ ...silent, matches: false }));
  vi.stubGlobal('document', { ...silent, documentElement: { dataset: {}, lang: '' }, visibilityState: 'visible' });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', pathname: '/', search: '', hash: '' });
  vi.stubGlobal('WebSocket', Socket);
  return { local, session };
}
