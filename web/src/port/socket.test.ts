/** A line that comes back by itself, and the one that was opened before the page was there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, Socket } from '../testing/browser';
import type { ToServer } from '../wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a socket', () => {
  async function port() {
    browser();
    vi.useFakeTimers();
    const { SocketPort } = await import('./socket');
    const states: string[] = [];
    const line = new SocketPort('HEKS-ABC');
    line.onstate((state) => states.push(state));
    return { line, states };
  }
  const ping: ToServer = { type: 'ping', id: 'a' };

  it('names its table in its address', async () => {
    await port();
    expect(Socket.last.address).toMatch(/\/api\/tables\/HEKS-ABC\/socket$/);
  });

  it('comes back, when the line breaks without a word, within the time that the server told', async () => {
    await port();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    Socket.last.onopen();
    Socket.last.hear({ type: 'welcome', spread: 40_000 });
    Socket.last.close();
    vi.advanceTimersByTime(19_900);
    expect(Socket.all.length).toBe(1);
    vi.advanceTimersByTime(200);
    expect(Socket.all.length).toBe(2);
  });

  it('comes back by itself, later each time, until a table has welcomed it', async () => {
    const { line, states } = await port();
    const waits: number[] = [];
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      Socket.last.close();
      const before = Date.now();
      while (Socket.all.length < attempt + 2) vi.advanceTimersByTime(10);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[3]).toBeGreaterThan(2 * waits[0]!);
    const waitAfter = (type: 'goodbye' | 'welcome'): number => {
      Socket.last.onopen();
      expect(states.at(-1)).toBe('open');
      Socket.last.hear({ type });
      Socket.last.close();
      const [count, before] = [Socket.all.length, Date.now()];
      while (Socket.all.length === count) vi.advanceTimersByTime(10);
      return Date.now() - before;
    };
    expect(waitAfter('goodbye')).toBeGreaterThan(2 * waits[0]!); // a server that only turns people away is not asked ever sooner
    expect(waitAfter('welcome')).toBe(waits[0]);
    line.close();
  });

  it('says nothing of what a line that was left behind still tells', async () => {
    const { line } = await port();
    const heard: string[] = [];
    line.onmessage((message) => heard.push(message.type));
    const old = Socket.last;
    old.onopen();
    line.again();
    old.hear({ type: 'pong', id: 'a' });
    line.send(ping);
    expect([heard, old.sent]).toEqual([[], []]);
  });

  it('waits as long as it is told, and does not come back once it is closed', async () => {
    const { line, states } = await port();
    Socket.last.onopen();
    line.again(5000);
    vi.advanceTimersByTime(4999);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(2);
    line.close();
    line.again();
    vi.advanceTimersByTime(60_000);
    expect([Socket.all.length, states.at(-1)]).toEqual([2, 'closed']);
  });

  it('is back within two seconds after the server is, however long that was away', async () => {
    await port();
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const before = Date.now();
      Socket.last.close();
      while (Socket.all.length < attempt + 2) vi.advanceTimersByTime(10);
      expect(Date.now() - before).toBeLessThanOrEqual(2000);
    }
  });

  it('takes its time where nobody looks', async () => {
    await port();
    vi.stubGlobal('document', { ...document, visibilityState: 'hidden' });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const before = Date.now();
      Socket.last.close();
      while (Socket.all.length < attempt + 2) vi.advanceTimersByTime(10);
      waits.push(Date.now() - before);
    }
    expect(waits.at(-1)).toBeGreaterThan(5000);
  });

  it('comes back at once when the network does, unless it is there, nobody looks or it was closed', async () => {
    browser();
    vi.useFakeTimers();
    const heard = new Map<string, () => void>();
    const listen = (kind: string, then: () => void) => void heard.set(kind, then);
    const leave = (kind: string) => void heard.delete(kind);
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('removeEventListener', leave);
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: listen, removeEventListener: leave });
    const { SocketPort } = await import('./socket');
    const line = new SocketPort('HEKS-ABC');
    const on = (kind: string) => {
      heard.get(kind)?.();
      return Socket.all.length;
    };
    Socket.last.onopen();
    expect([on('online'), on('visibilitychange')]).toEqual([1, 1]);
    expect([on('offline'), Socket.last.readyState]).toEqual([1, 3]);
    expect(on('online')).toBe(2);
    Socket.last.close();
    expect(on('visibilitychange')).toBe(3);
    Socket.last.close();
    vi.stubGlobal('document', { ...document, visibilityState: 'hidden' });
    expect(on('visibilitychange')).toBe(3);
    line.close();
    expect([...heard.keys()]).toEqual([]);
  });

  it('that was opened early is taken by its own table, once, and closed for any other', async () => {
    browser();
    const { openEarly, openLine } = await import('./socket');
    openEarly('HEKS-ABC');
    openEarly('HEKS-ABC');
    expect(Socket.all).toHaveLength(1);
    openLine('HEKS-ABC').close();
    expect(Socket.all).toHaveLength(1);
    openLine('HEKS-ABC').close();
    expect(Socket.all).toHaveLength(2);
    openEarly('HEKS-ABC');
    const line = openLine('OTHER');
    expect(Socket.all.map(({ readyState }) => readyState)).toEqual([3, 3, 3, Socket.OPEN]);
    line.close();
  });

  it('is the one that index.html opened, open or not, and for this address only; a closed one is left', async () => {
    browser();
    vi.useFakeTimers();
    const { SocketPort } = await import('./socket');
    const here = 'ws://here/api/tables/HEKS-ABC/socket';
    const early = (address: string, readyState: number) => {
      const socket = new Socket(address);
      socket.readyState = readyState;
      vi.stubGlobal('earlySocket', { address, socket });
      return socket;
    };
    const states: string[] = [];
    const opened = early(here, Socket.OPEN);
    const line = new SocketPort('HEKS-ABC');
    line.onstate((state) => states.push(state));
    line.send(ping);
    expect([states, opened.sent, Socket.all.length]).toEqual([['open'], [ping], 1]);
    line.close();
    early(here, 3);
    new SocketPort('HEKS-ABC').close();
    expect(Socket.all).toHaveLength(3);
    const elsewhere = early('ws://here/api/tables/OTHER/socket', Socket.OPEN);
    new SocketPort('HEKS-ABC').close();
    expect([Socket.all.length, elsewhere.readyState]).toEqual([5, 3]);
  });
});
