/** A table over a line that the test holds: what a play is about, what a pong tells, and messages that come when they should not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePort } from '../port/fake';
import { SILENCE } from '../port/heartbeat';
import { browser } from '../testing/browser';
import { heardOf } from '../testing/heard';
import { WIRE, type ToClient } from '../wire';

const event = (number: number) => ({ number, action: `a${number}`, seat: 1, said: { id: 'qwinn-did-fail' } });
const { welcome, happened } = heardOf(event);
const pong = (number: number, hold: number | null = null): ToClient => ({ type: 'pong', id: 'p', number, hold, now: 0, spread: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  browser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sit() {
  const [{ Session }, { speech }, { settings }] = await Promise.all([
    import('./session.svelte'),
    import('../i18n/words.svelte'),
    import('../device/settings.svelte'),
  ]);
  await speech.choose('en', { remember: false });
  settings.motion = true;
  const port = new FakePort();
  const table = new Session('HEKS-ABC', port);
  port.become('open');
  return { table, port };
}

describe('a play', () => {
  it('is about the event that is shown, though a later one is known', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3));
    port.hear(happened(4));
    port.hear(happened(5));
    expect(table.playback.shown.number).toBe(4);
    void table.play('fail');
    void table.ask('go');
    expect(port.last('ask')).toMatchObject({ seat: 0, partial: 'go', number: 4 });
    expect(port.last('play')).toMatchObject({ seat: 0, action: 'fail', number: 4 });
  });

  it('that is refused leaves the device with its holder, also over a broken line', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3, { you: [0, 1], hold: 0 }));
    const refused = table.play('fail');
    port.hear({ type: 'refused', id: port.last('play')?.id ?? '', refusal: { message: { id: 'illegal-move' } } });
    expect(await refused).toMatchObject({ message: { id: 'illegal-move' } });
    port.become('waiting');
    port.become('open');
    expect(port.last('hello')).toMatchObject({ hold: 0, since: 3 });
  });

  it('by who is alone at a device leaves them their eyes over a broken line', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3, { hold: 0 }));
    void table.play('fail');
    port.become('waiting');
    port.become('open');
    expect(port.last('hello')).toMatchObject({ hold: 0 });
  });

  it('that is stored ends the first lesson of its game, and one that is refused does not', async () => {
    const { table, port } = await sit();
    const { lessons } = await import('../device/lessons');
    port.hear(welcome(0, 3));
    const refused = table.play('fail');
    port.hear({ type: 'refused', id: port.last('play')?.id ?? '', refusal: { message: { id: 'illegal-move' } } });
    await refused;
    expect(lessons.wanted('qwinn')).toBe(true);
    const stored = table.play('fail');
    port.hear({ type: 'ack', id: port.last('play')?.id ?? '', number: 4 });
    expect([await stored, lessons.wanted('qwinn'), lessons.wanted('exago')]).toEqual([null, false, true]);
  });

  it('whose answer knows of an event that has not come makes the table be asked, and no other does', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3));
    const pings = () => port.sent.filter(({ type }) => type === 'ping').length;
    const askedWithin = (wait: number): number => {
      const before = pings();
      vi.advanceTimersByTime(wait);
      return pings() - before;
    };
    askedWithin(SILENCE.soon + 1);
    void table.play('fail');
    const id = port.last('play')?.id ?? '';
    port.hear({ type: 'ack', id, number: 3 });
    expect(askedWithin(SILENCE.soon + 1)).toBe(0);
    port.hear({ type: 'ack', id, number: 4 });
    expect(askedWithin(SILENCE.soon + 1)).toBe(1);
  });

  it('that waited for the line goes out with the number of what was shown then', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3));
    port.become('waiting');
    void table.play('fail');
    port.become('open');
    expect(port.last('play')).toBeUndefined();
    port.hear(welcome(4, 5));
    expect(port.last('play')).toMatchObject({ number: 3 });
  });
});

describe('a line', () => {
  it('on which something comes is not asked whether it lives, and one that is away is not opened by silence', async () => {
    const { port } = await sit();
    port.hear(welcome(0, 3));
    for (let number = 4; number < 40; number += 1) {
      vi.advanceTimersByTime(SILENCE.ping / 2);
      port.hear(happened(number));
    }
    expect(port.last('ping')).toBeUndefined();
    port.become('waiting');
    vi.advanceTimersByTime(600_000);
    expect(port.agains).toEqual([]);
  });
});

describe('another game', () => {
  it('is followed by who asked for it, agreed to it or saw this one end, and by nobody else', async () => {
    const offer = (kind: 'rematch' | 'undo') => ({ kind, by: 1, agreed: [], made: 2 });
    const done = async (act: (table: Awaited<ReturnType<typeof sit>>['table'], port: FakePort) => unknown): Promise<boolean> => {
      browser();
      const { table, port } = await sit();
      port.hear(welcome(0, 3));
      void act(table, port);
      return table.following;
    };
    expect(await done(() => {})).toBe(false);
    expect(await done((_, port) => port.hear(happened(4)))).toBe(true);
    expect(await done((table) => table.propose('undo'))).toBe(false);
    expect(await done((table) => table.propose('rematch'))).toBe(true);
    expect(await done((table) => table.answer(offer('rematch'), 0, false))).toBe(false);
    expect(await done((table) => table.answer(offer('rematch'), 0, true))).toBe(true);
    expect(await done((table) => table.answer(offer('undo'), 0, true))).toBe(false);
  });
});

describe('a device', () => {
  it('that was put down is spoken for by who held it last', async () => {
    const { table, port } = await sit();
    const shared = { you: [0, 1], turn: null };
    port.hear(welcome(0, 3, { ...shared, hold: null }));
    expect(table.speaker).toBe(0);
    port.hear(welcome(0, 3, { ...shared, hold: 1 }));
    port.hear(welcome(0, 3, { ...shared, hold: null }));
    expect([table.held, table.speaker]).toEqual([null, 1]);
  });

  it('that is asked to sit down is asked until it is welcomed anew, whatever happens meanwhile', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3, { invited: [[0, 1]] }));
    port.hear(happened(4));
    expect(table.invited.map(({ place }) => place)).toEqual([1]);
    port.hear(welcome(0, 4));
    expect(table.invited).toEqual([]);
  });

  it('whose page is of another release loads it anew once, hears nothing more meanwhile, and then says so', async () => {
    const loads = vi.fn();
    vi.stubGlobal('location', { protocol: 'http:', host: 'here', pathname: '/', search: '', hash: '', reload: loads });
    const { table, port } = await sit();
    port.hear(welcome(0, 3, { wire: WIRE + 1 }));
    expect([loads.mock.calls.length, port.state, table.table, table.parted]).toEqual([1, 'closed', null, null]);
    const later = await sit();
    later.port.hear(welcome(0, 3, { wire: WIRE + 1 }));
    expect([loads.mock.calls.length, later.table.parted?.id]).toEqual([1, 'server-other-release']);
  });
});

describe('what a device remembers of its games', () => {
  it('is how each stands and what was won in it, and nothing of those it only watches', async () => {
    const { port } = await sit();
    const { memory } = await import('../device/seats.svelte');
    port.hear(welcome(0, 3, { you: [] }));
    expect(memory.of('HEKS-ABC')).toBeUndefined();
    const events = [0, 1, 2, 3].map((number) => ({ ...event(number), seat: number % 2, points: 10 * number }));
    port.hear(welcome(0, 3, { you: [1], events }));
    const known = { game: 'qwinn/standard', names: ['N0', 'N1'], you: [1], best: 30 };
    expect(memory.of('HEKS-ABC')).toMatchObject({ ...known, status: 'running', turn: 0, scores: [0, 0] });
    port.hear(welcome(0, 3, { you: [1], events, outcome: { scores: [20, 40], winners: [1], reason: 'qwinn-over' } }));
    expect(memory.of('HEKS-ABC')).toMatchObject({ ...known, status: 'finished', turn: null, scores: [20, 40], winners: [1] });
  });
});

describe('who is muted', () => {
  it('is known once the table has it, others beside it, and watchers apart from seats', async () => {
    const { table, port } = await sit();
    const { WATCHERS } = await import('./session.svelte');
    port.hear(welcome(0, 3, { muted: [2] }));
    const answered = async (done: Promise<boolean>, type: 'ack' | 'refused' = 'ack') => {
      const id = port.last('hush')?.id ?? '';
      port.hear(type === 'ack' ? { type, id, number: 3 } : { type, id, refusal: { message: { id: 'illegal-move' } } });
      return [await done, table.muted];
    };
    const why = () => table.refusal?.message.id;
    expect(await answered(table.mute(1, true))).toEqual([true, [2, 1]]);
    expect(await answered(table.muteWatchers(true), 'refused')).toEqual([false, [2, 1]]);
    expect(await answered(table.muteWatchers(true))).toEqual([true, [2, 1, WATCHERS]]);
    expect(await answered(table.mute(1, false), 'refused')).toEqual([false, [2, 1, WATCHERS]]);
    expect(why()).toBe('illegal-move');
    expect(await answered(table.mute(1, false))).toEqual([true, [2, WATCHERS]]);
    expect(why()).toBeUndefined();
    expect(await answered(table.muteWatchers(false))).toEqual([true, [2]]);
  });

  it('at a device that lies there is muted by all people of it but themselves', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3, { you: [0, 1, 2], hold: null }));
    void table.mute(1, true);
    const hushed = port.sent.flatMap((one) => (one.type === 'hush' ? [[one.seat, one.about]] : []));
    expect(hushed).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });
});

describe('a pong', () => {
  it('opens the line anew only when the table is further or has other eyes', async () => {
    const { port } = await sit();
    port.hear(welcome(0, 3, { hold: 0 }));
    port.hear(pong(3, 0));
    port.hear(pong(2, 0));
    expect(port.agains).toEqual([]);
    port.hear(pong(4, 0));
    expect(port.agains).toHaveLength(1);
  });

  it('with other eyes shows that their welcome was lost', async () => {
    const { port } = await sit();
    port.hear(welcome(0, 3, { hold: 0 }));
    port.hear(pong(3, null));
    expect(port.agains).toHaveLength(1);
  });

  it('tells what time it is, as a welcome does', async () => {
    const { port } = await sit();
    const { serverTime } = await import('../port/server-time');
    port.hear(welcome(0, 3, { hold: 0, now: 5_000_000 }));
    expect(serverTime.now()).toBeCloseTo(5_000_000, -3);
    port.hear({ ...pong(3, 0), now: 9_000_000 } as ToClient);
    expect(serverTime.now()).toBeCloseTo(9_000_000, -3);
  });

  it('before the welcome shows that the hello was lost', async () => {
    const { port } = await sit();
    port.hear(pong(-1));
    expect(port.agains).toHaveLength(1);
  });
});

describe('a stray message', () => {
  it('of an earlier line tells nothing before the welcome of this one', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3));
    port.become('waiting');
    port.become('open');
    port.hear(happened(4));
    expect([table.events.length, table.line]).toEqual([4, 'connecting']);
  });

  it('that is a welcome to another past makes the table tell everything', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3));
    port.hear(welcome(6, 8));
    expect([table.events.length, port.agains]).toEqual([4, [0]]);
    port.become('open');
    expect(port.last('hello')).toMatchObject({ since: -1 });
    port.hear(welcome(0, 8));
    port.become('waiting');
    port.become('open');
    expect(port.last('hello')).toMatchObject({ since: 8 });
  });

  it('that is a second welcome repeats nothing that was sent', async () => {
    const { table, port } = await sit();
    port.hear(welcome(0, 3));
    void table.play('fail');
    const plays = () => port.sent.filter(({ type }) => type === 'play').length;
    expect(plays()).toBe(1);
    port.hear(welcome(0, 3));
    expect(plays()).toBe(1);
  });
});

describe('talk', () => {
  it('that was there before people came counts as seen, and nothing else', async () => {
    const { table, port } = await sit();
    const line = (number: number) => ({ type: 'chat' as const, number, at: 1, seat: 1, text: 'x' });
    port.hear(welcome(0, 3, { chat: [line(0), line(1)] }));
    port.hear(line(2));
    port.hear(welcome(0, 3, { chat: [line(0), line(1), line(2)] }));
    expect([table.chat.length, table.read]).toEqual([3, 2]);
    const { Opened } = await import('../screens/table/playing/opened.svelte');
    const opened = new Opened(table);
    expect(opened.unread).toBe(1);
    opened.show('talk');
    port.hear(line(3));
    expect(opened.unread).toBe(0);
    opened.talk = false;
    port.hear(line(4));
    expect(opened.unread).toBe(1);
  });
});
