/** Questions that Python answers on this device: what it is told of the table, and what is left to the server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, Welcome } from '../wire';
import { NearPreviews } from './near';

interface Listener {
  told(text: string): void;
  ended(): void;
}
const home = vi.hoisted(() => ({
  near: true,
  here: false,
  said: [] as [string, unknown][],
  line: null as unknown,
  ready: [] as (() => void)[],
}));
vi.mock('./here', () => ({
  isHere: () => home.here,
  isNear: () => Promise.resolve(home.near),
  deviceHome: () =>
    Promise.resolve({
      begin: () => {},
      whenReady: (then: () => void) => home.ready.push(then),
      follow: (listener: Listener) => ((home.line = listener), 7),
      watch: (_: number, text: string) => home.said.push(['watch', JSON.parse(text)]),
      preview: (_: number, text: string) => home.said.push(['preview', JSON.parse(text)]),
      unfollow: (line: number) => home.said.push(['unfollow', line]),
    }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(home, { near: true, here: false, said: [], line: null, ready: [] });
});
afterEach(() => void vi.useRealTimers());

const seenAt = (number: number, more: Partial<Welcome> = {}) =>
  ({
    type: 'welcome',
    table: { table: 'HEKS' },
    you: [0],
    hold: null,
    hides: true,
    number,
    events: Array.from({ length: number + 1 }, (_, index) => ({ number: index, action: `a${index}` })),
    ...more,
  }) as Welcome;
const question = (id: string): Ask => ({ type: 'ask', id, seat: 0, number: 1, partial: id });
const listener = () => home.line as Listener;
const start = () => {
  for (const then of home.ready.splice(0)) then();
};

async function device() {
  const now = { seen: seenAt(1) as Welcome | null };
  const answered: unknown[] = [];
  const left: string[] = [];
  const near = new NearPreviews('HEKS', {
    seen: () => now.seen,
    answered: (reply) => answered.push(reply),
    left: ({ id }) => left.push(id),
  });
  await vi.advanceTimersByTimeAsync(1);
  return { near, now, answered, left };
}
const told = () => home.said.filter(([kind]) => kind === 'watch').map(([, seen]) => (seen as Welcome).events.map(({ number }) => number));

describe('a device with Python', () => {
  it('answers once it has started, knowing the table that is shown', async () => {
    const { near, answered, left } = await device();
    expect(near.ask(question('early'))).toBe(false);
    start();
    expect(told()).toEqual([[0, 1]]);
    expect(near.ask(question('a'))).toBe(true);
    listener().told('{"type":"previewed","id":"a"}');
    await vi.advanceTimersByTimeAsync(1000);
    expect([answered, left]).toEqual([[{ type: 'previewed', id: 'a' }], []]);
  });

  it('is told only what is new, and everything when the eyes are others', async () => {
    const { near, now } = await device();
    now.seen = null;
    start();
    now.seen = seenAt(1);
    near.ask(question('a'));
    near.ask(question('b'));
    now.seen = seenAt(3);
    near.ask(question('c'));
    now.seen = seenAt(3, { hold: 0 });
    near.ask(question('d'));
    now.seen = seenAt(3, { hold: 0, you: [0, 1] });
    near.ask(question('e'));
    expect(told()).toEqual([
      [0, 1],
      [2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
    expect(home.said.map(([kind]) => kind).slice(0, 3)).toEqual(['watch', 'preview', 'preview']);
  });

  it('is told of a table that has not begun', async () => {
    const { now } = await device();
    now.seen = seenAt(-1);
    start();
    expect(told()).toEqual([[]]);
  });

  it('leaves to the server what it cannot tell, what takes it long and what is asked again', async () => {
    const { near, answered, left } = await device();
    start();
    near.ask(question('a'));
    near.ask(question('b'));
    expect(near.ask(question('b'))).toBe(false);
    listener().told('');
    expect(left).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(151);
    expect(left).toEqual(['a', 'b']);
    listener().told('{"type":"refused","id":"b"}');
    listener().told('{"type":"previewed","id":"nobody"}');
    expect(answered).toEqual([{ type: 'refused', id: 'b' }]);
  });

  it('leaves what it was asked to the server when its Python ends, and begins anew', async () => {
    const { near, left } = await device();
    start();
    near.ask(question('a'));
    listener().ended();
    expect([left, near.ask(question('b'))]).toEqual([['a'], false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(left).toEqual(['a']);
    start();
    expect(told()).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(near.ask(question('c'))).toBe(true);
  });

  it('says nothing more once the table is left', async () => {
    const { near, left } = await device();
    start();
    near.ask(question('a'));
    near.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect([left, near.ask(question('b')), home.said.at(-1)]).toEqual([[], false, ['unfollow', 7]]);
    start();
    expect(told()).toHaveLength(1);
  });
});

describe('a table that is left before Python has started', () => {
  it('is not followed', async () => {
    const { near } = await device();
    near.close();
    start();
    expect([home.line, home.said]).toEqual([null, []]);
  });
});

describe('nothing is asked here', () => {
  it.each([
    ['without Python', { near: false }],
    ['about a table that this device keeps itself', { here: true }],
  ])('%s', async (_, given) => {
    Object.assign(home, given);
    const { near } = await device();
    start();
    expect([near.ask(question('a')), home.ready, home.line]).toEqual([false, [], null]);
  });
});
