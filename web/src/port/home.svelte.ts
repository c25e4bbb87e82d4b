/**
 * This device's own home of tables, as a page sees it. Python runs in one tab for all tabs of this browser: whoever has the lock owns it,
 * the others speak to that one, and when it goes or does not answer the next takes over. The database lets nothing be written twice.
 */
import python from 'python:files';
import { untilKept } from '../device/offline';
import { MAY_BE_HERE } from './here';
import { freshId } from './ids';
import type { Failure, FromHome, ToHome } from './home-messages';

const LOCK = 'speeltafel-home';
/** An owner that says nothing for so long is frozen: another tab takes over. */
const PATIENCE = 4000;
/** Numbers of one page's lines and requests: its own range. */
const RANGE = 1_000_000;

export type HomeState = 'away' | 'loading' | 'ready' | Failure;

interface Listener {
  told(text: string): void;
  ended(): void;
}

type Between =
  | { kind: 'up'; from: string; message: ToHome }
  | { kind: 'down'; message: FromHome }
  | { kind: 'anybody'; from: string }
  | { kind: 'seen'; from: string; seen: boolean }
  | { kind: 'owner'; owner: string; state: HomeState };

class DeviceHome {
  /** How the home stands, and how much of Python has come. */
  state = $state<HomeState>('away');
  part = $state(0);

  #me = freshId();
  #next = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) * RANGE;
  #lines = new Map<number, Listener>();
  #requests = new Map<number, (answer: { status: number; body: string }) => void>();
  #waiting: ToHome[] = [];
  #worker: Worker | null = null;
  #channel: BroadcastChannel | null = null;
  #owner = '';
  #silence: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<string, Set<number>>();
  #eager: (() => void)[] = [];
  /** The tabs that this one's worker serves, and which of them somebody can see: a phone in a pocket thinks about nothing. */
  #seen = new Map<string, boolean>();
  #rests = false;

  /** Starts, or finds the tab that has started; does nothing the second time, unless files were missing the first. */
  begin(): void {
    if (this.state === 'not-loaded') this.#beginAgain();
    if (this.#channel || this.#worker || !MAY_BE_HERE) return;
    this.state = 'loading';
    document.addEventListener('visibilitychange', () => this.#tellSeen());
    if (typeof navigator.locks === 'undefined' || typeof BroadcastChannel === 'undefined') return this.#own();
    this.#channel = new BroadcastChannel(LOCK);
    this.#channel.onmessage = ({ data }: MessageEvent<Between>) => this.#between(data);
    void navigator.locks.request(`${LOCK}-${this.#me}`, () => new Promise(() => {})); // others learn from it that this tab is gone
    this.#queue({});
    this.#ask();
  }

  /** Calls back when Python answers: at once where it does already. */
  whenReady(then: () => void): void {
    if (this.state === 'ready') then();
    else this.#eager.push(then);
  }

  open(listener: Listener): number {
    this.begin();
    const line = (this.#next += 1);
    this.#lines.set(line, listener);
    this.#send({ kind: 'open', line });
    return line;
  }

  hear(line: number, text: string): void {
    this.#send({ kind: 'hear', line, text });
  }

  close(line: number): void {
    if (this.#lines.delete(line)) this.#send({ kind: 'close', line });
  }

  /** A line on which a server's table is followed, so that questions about it are answered here; it says '' where they cannot be. */
  follow(listener: Listener): number {
    const line = (this.#next += 1);
    this.#lines.set(line, listener);
    return line;
  }

  watch(line: number, text: string): void {
    this.#send({ kind: 'watch', line, text });
  }

  preview(line: number, text: string): void {
    this.#send({ kind: 'preview', line, text });
  }

  unfollow(line: number): void {
    if (this.#lines.delete(line)) this.#send({ kind: 'unwatch', line });
  }

  /** What would go over HTTP; status 0 when nobody answers. */
  request(method: string, address: string, body: string, secret: string): Promise<{ status: number; body: string }> {
    this.begin();
    if (!MAY_BE_HERE || this.state === 'no-wasm') return Promise.resolve({ status: 0, body: '' });
    const request = (this.#next += 1);
    return new Promise((answered) => {
      this.#requests.set(request, answered);
      this.#send({ kind: 'request', request, method, address, body, secret });
    });
  }

  /** What could not be fetched may be there now: the network was away. */
  #beginAgain(): void {
    this.state = 'loading';
    if (!this.#worker) return; // the tab that owns it tries when it is asked
    this.#worker.terminate();
    this.#own();
  }

  #send(message: ToHome): void {
    if (this.#worker) this.#worker.postMessage(message);
    else if (this.#owner) this.#up(message);
    else this.#waiting.push(message);
  }

  #up(message: ToHome): void {
    this.#say({ kind: 'up', from: this.#me, message });
    this.#ask();
  }

  #say(message: Between): void {
    this.#channel?.postMessage(message);
  }

  /** Asks whether the owner is there; who does not answer loses the home. */
  #ask(): void {
    if (this.#worker) return;
    this.#say({ kind: 'anybody', from: this.#me });
    this.#silence ??= setTimeout(() => {
      this.#silence = undefined;
      if (!this.#worker && document.visibilityState === 'visible') this.#queue({ steal: true });
    }, PATIENCE);
  }

  #queue(options: LockOptions): void {
    navigator.locks
      .request(LOCK, options, () => {
        if (!this.#worker) this.#own();
        return new Promise(() => {});
      })
      .catch(() => this.#disown());
  }

  #own(): void {
    clearTimeout(this.#silence);
    this.#lose();
    this.#owner = this.#me;
    this.state = 'loading';
    const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHome>) => {
      if (!this.#heard(data)) this.#say({ kind: 'down', message: data });
    };
    worker.onerror = () => this.#heard({ kind: 'failed', why: 'not-loaded', text: '' });
    void untilKept((part) => (this.part = part)).then(() => worker.postMessage({ kind: 'start', ...python }));
    this.#rests = false;
    this.#seen.clear();
    this.#tellSeen();
    this.#announce();
    this.#flush();
  }

  #tellSeen(): void {
    const seen = document.visibilityState === 'visible';
    if (this.#worker) this.#note(this.#me, seen);
    else this.#say({ kind: 'seen', from: this.#me, seen });
  }

  #note(tab: string, seen: boolean | null): void {
    if (seen === null) this.#seen.delete(tab);
    else this.#seen.set(tab, seen);
    const rests = ![...this.#seen.values()].includes(true);
    if (rests !== this.#rests) this.#worker?.postMessage({ kind: 'rest', rests });
    this.#rests = rests;
  }

  /** Another tab has taken the home: what runs here ends, and this tab waits for its turn again. */
  #disown(): void {
    if (!this.#worker) return;
    this.#worker.terminate();
    this.#worker = null;
    this.#known.clear();
    this.#lose();
    this.#owner = '';
    this.state = 'loading';
    this.#queue({});
    this.#ask();
  }

  #become(state: HomeState): void {
    this.state = state;
    if (state !== 'ready') return;
    const eager = this.#eager;
    this.#eager = [];
    for (const then of eager) then();
  }

  #announce(): void {
    if (this.#worker) this.#say({ kind: 'owner', owner: this.#me, state: this.state });
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const message of waiting) this.#send(message);
  }

  /** The owner is another now: its lines are new ones, and what was asked of the old one is asked again by who wants it. */
  #lose(): void {
    if (!this.#owner) return;
    const [lines, requests] = [[...this.#lines.values()], [...this.#requests.values()]];
    this.#lines.clear();
    this.#requests.clear();
    for (const line of lines) line.ended();
    for (const answered of requests) answered({ status: 0, body: '' });
  }

  #between(message: Between): void {
    switch (message.kind) {
      case 'anybody':
        return this.#announce();
      case 'owner':
        if (this.#worker) return;
        clearTimeout(this.#silence);
        this.#silence = undefined;
        if (message.owner !== this.#owner) {
          this.#lose();
          this.#owner = message.owner;
          this.#tellSeen();
        }
        this.#become(message.state);
        return this.#flush();
      case 'seen':
        if (!this.#worker) return;
        this.#meet(message.from);
        return this.#note(message.from, message.seen);
      case 'up':
        if (this.#worker) this.#serve(message.from, message.message);
        return;
      case 'down':
        if (!this.#worker) this.#heard(message.message);
    }
  }

  /** The lines of another tab; they are closed when it is gone. */
  #meet(tab: string): Set<number> {
    const known = this.#known.get(tab) ?? new Set();
    if (!this.#known.has(tab)) {
      this.#known.set(tab, known);
      void navigator.locks.request(`${LOCK}-${tab}`, () => {
        this.#known.delete(tab);
        for (const line of known) this.#worker?.postMessage({ kind: 'close', line });
        this.#note(tab, null);
      });
    }
    return known;
  }

  #serve(tab: string, message: ToHome): void {
    const known = this.#meet(tab);
    this.begin();
    if (message.kind === 'open') known.add(message.line);
    if (message.kind === 'close') known.delete(message.line);
    this.#worker?.postMessage(message);
  }

  /** What the home says; false when it is for another tab, or for all. */
  #heard(message: FromHome): boolean {
    switch (message.kind) {
      case 'loading':
        this.part = message.part;
        return false;
      case 'ready':
        this.part = 1;
        this.#become('ready');
        return false;
      case 'failed':
        this.state = message.why;
        console.error(`Python does not start here: ${message.text}`);
        for (const answered of this.#requests.values()) answered({ status: 0, body: '' });
        this.#requests.clear();
        return false;
      case 'told':
        this.#lines.get(message.line)?.told(message.text);
        return this.#lines.has(message.line);
      case 'ended': {
        const line = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        line?.ended();
        return line !== undefined;
      }
      case 'answer': {
        const answered = this.#requests.get(message.request);
        this.#requests.delete(message.request);
        answered?.(message);
        return answered !== undefined;
      }
    }
  }
}

export const home = new DeviceHome();
