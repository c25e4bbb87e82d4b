/** A table that hears its server: every event once and in order, and only secrets that open something. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, Socket, type Browser } from '../testing/browser';
import { heardOf } from '../testing/heard';
import type { Welcome } from '../wire';

const event = (number: number) => ({ number, action: 'fail', seat: 0, said: { id: 'qwinn-did-fail' } });
const { TABLE, welcome, happened } = heardOf(event);

let here: Browser;
beforeEach(() => {
  vi.useFakeTimers();
  here = browser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sit(link: string | null = null) {
  const [{ Session }, { SocketPort }, { speech }] = await Promise.all([
    import('./session.svelte'),
    import('../port/socket'),
    import('../i18n/words.svelte'),
  ]);
  await speech.choose('en', { remember: false });
  const table = new Session('HEKS-ABC', new SocketPort('HEKS-ABC'), link);
  Socket.last.onopen();
  return table;
}

/** The page waits a moment before it opens a new line. */
function reopen() {
  vi.advanceTimersByTime(1000);
  Socket.last.onopen();
}

const secretsSent = () => Socket.last.sent[0]?.['secrets'];
const kept = () => (JSON.parse(here.local.getItem('speeltafel.games') ?? '[]') as { secrets: string[] }[])[0]?.secrets ?? [];
function keep(secrets: string[]) {
  here.local.setItem(
    'speeltafel.games',
    JSON.stringify([
      { table: 'HEKS-ABC', game: 'qwinn/standard', secrets, names: [], you: [0], status: 'running', turn: 0, scores: [], at: 1 },
    ]),
  );
}

describe('sitting down', () => {
  const open = { ...TABLE, status: 'open' as const };
  async function sitAt(answer: () => Promise<Response>) {
    const table = await sit();
    Socket.last.hear(welcome(0, -1, { table: open, you: [], turn: null }));
    vi.stubGlobal('fetch', vi.fn(answer));
    const { sitDown } = await import('./sitting');
    return { table, sat: sitDown(table, 'Ann').catch(() => 'refused') };
  }

  it('lasts until the table was told with the eyes of the new seat', async () => {
    const { table, sat } = await sitAt(async () => new Response('{}', { headers: { 'Content-Type': 'application/json' } }));
    Socket.last.hear(welcome(0, 0, { you: [] }));
    expect(table.sitting).toBe(true);
    await sat;
    reopen();
    expect(table.sitting).toBe(true);
    Socket.last.hear(welcome(0, 0));
    expect(table.sitting).toBe(false);
    expect(table.you).toEqual([0]);
  });

  it('is over when it was refused', async () => {
    const { table, sat } = await sitAt(async () => new Response('{}', { status: 409 }));
    expect(await sat).toBe('refused');
    expect(table.sitting).toBe(false);
  });
});

describe('events', () => {
  it('are asked for again when one is missing, and then come once each', async () => {
    const table = await sit();
    Socket.last.hear(welcome(0, 3));
    Socket.last.hear(happened(4));
    Socket.last.hear(happened(6));
    expect(table.events.map((one) => one.number)).toEqual([0, 1, 2, 3, 4]);
    expect(Socket.last.readyState).toBe(3);
    reopen();
    expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', since: 4 });
    Socket.last.hear(welcome(5, 6));
    expect(table.events.map((one) => one.number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(table.view).toEqual({ number: 6 });
  });

  it('that are heard twice count once', async () => {
    const table = await sit();
    Socket.last.hear(welcome(0, 3));
    Socket.last.hear(happened(3));
    expect(table.events.map((one) => one.number)).toEqual([0, 1, 2, 3]);
    expect(Socket.last.readyState).toBe(Socket.OPEN);
  });
});

describe('a server with too much to do', () => {
  it('is asked again by itself, and people are told', async () => {
    const table = await sit();
    Socket.last.hear(welcome(0, 3));
    const done = table.say({ text: 'hoi' });
    const asked = () => Socket.last.sent.filter(({ type }) => type === 'say');
    const id = asked()[0]?.['id'];
    Socket.last.hear({ type: 'refused', id, refusal: { message: { id: 'server-busy' } }, number: 3 });
    expect(table.refusal?.message.id).toBe('server-busy');
    vi.advanceTimersByTime(2000);
    expect(asked().length).toBe(2);
    expect(asked()[1]?.['id']).toBe(id);
    Socket.last.hear({ type: 'ack', id, number: 3 });
    expect(await done).toBe(true);
    expect(table.refusal).toBeNull();
  });
});

describe('a device of several people', () => {
  const seen = (hold: number | null, action: string, more: Partial<Welcome> = {}) =>
    welcome(0, 1, { you: [0, 1], hold, events: [event(0), { ...event(1), action }], ...more });

  it('knows only what the eyes of its holder were told', async () => {
    const table = await sit();
    Socket.last.hear(seen(null, 'swap:??'));
    table.hold(0);
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'hold', seat: 0 });
    expect(table.held).toBeNull();
    Socket.last.hear(seen(0, 'swap:rs', { chat: [{ type: 'chat', number: 0, at: 0, text: 'to Ada' }] }));
    expect([table.held, table.last.at(-1)?.action]).toEqual([0, 'swap:rs']);
    Socket.last.hear(seen(null, 'swap:??'));
    expect(table.held).toBeNull();
    expect(JSON.stringify([table.events, table.last, table.chat])).not.toMatch(/rs|Ada/);
  });

  it("comes back with the eyes it had, but with nobody's once its holder has played", async () => {
    const table = await sit();
    Socket.last.hear(seen(0, 'swap:rs'));
    table.again();
    reopen();
    Socket.last.hear(seen(0, 'swap:rs'));
    Socket.last.close();
    reopen();
    expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', hold: 0, since: 1 });
    Socket.last.hear(seen(0, 'swap:rs', { events: [] }));
    void table.play('pass');
    Socket.last.close();
    reopen();
    expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', hold: null, since: -1 });
  });

  it('comes back to who took it last, though the table has not answered that', async () => {
    const table = await sit();
    Socket.last.hear(seen(0, 'swap:rs'));
    table.hold(1);
    Socket.last.close();
    reopen();
    expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', hold: 1, since: -1 });
  });

  it('opens no eyes when the line comes back to nobody', async () => {
    const table = await sit();
    Socket.last.hear(seen(null, 'swap:??'));
    Socket.last.close();
    table.hold(0);
    reopen();
    expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', hold: null });
  });

  it('tells what is no news as the same event, so that nothing is shown twice', async () => {
    const table = await sit();
    Socket.last.hear(seen(null, 'rs@0,0'));
    const [told] = table.last;
    Socket.last.hear(seen(1, 'rs@0,0'));
    expect(table.last[0]).toBe(told);
  });
});

describe('a link', () => {
  it('is kept once the server knew it, before those that were known', async () => {
    keep(['mine']);
    await sit('fresh');
    expect(secretsSent()).toEqual(['fresh', 'mine']);
    expect(kept()).toEqual(['mine']);
    Socket.last.hear(welcome(0, 3, { you: [0, 1] }));
    expect(kept()).toEqual(['fresh', 'mine']);
  });

  it('that is wrong never costs a seat, however many are opened', async () => {
    keep(['mine']);
    for (let number = 0; number < 20; number += 1) {
      await sit(`wrong${number}`);
      expect(secretsSent()).toEqual([`wrong${number}`, 'mine']);
      Socket.last.hear(welcome(0, 3, { unknown: [0] }));
    }
    expect(kept()).toEqual(['mine']);
  });

  it('that is wrong is forgotten by who has no seat, so that they can watch', async () => {
    await sit('wrong');
    Socket.last.hear({ type: 'goodbye', reason: { id: 'server-wrong-secret' }, after: -1 });
    const again = await sit();
    expect(secretsSent()).toEqual([]);
    Socket.last.hear(welcome(0, 3, { you: [] }));
    expect(again.line).toBe('open');
    expect(here.local.getItem('speeltafel.games') ?? '[]').toBe('[]');
    expect(here.session.kept.size).toBe(0);
  });

  it('that the server has not yet answered survives a reload, and no longer than that', async () => {
    await sit('fresh');
    await sit();
    expect(secretsSent()).toEqual(['fresh']);
    Socket.last.hear(welcome(0, 3));
    expect(kept()).toEqual(['fresh']);
    expect(here.session.kept.size).toBe(0);
  });

  it('that no server can have made is not even sent', async () => {
    await sit('x'.repeat(81));
    expect(secretsSent()).toEqual([]);
  });
});

describe('wrong secrets kept by an older page', () => {
  const wrong = Array.from({ length: 40 }, (_, number) => `wrong${number}`);

  /** Answers as the server does. */
  function answer(...right: string[]) {
    const sent = secretsSent() as string[];
    const unknown = [...sent.keys()].filter((position) => !right.includes(sent[position] ?? ''));
    expect(sent.length).toBeLessThanOrEqual(16);
    if (unknown.length < sent.length) Socket.last.hear(welcome(0, 3, { unknown, you: [0] }));
    else {
      Socket.last.hear({ type: 'goodbye', reason: { id: 'server-wrong-secret' }, after: -1 });
      Socket.last.close();
    }
  }

  it('are tried sixteen at a time until the right one is found, and dropped', async () => {
    keep([...wrong, 'mine']);
    const table = await sit();
    answer('mine');
    for (let round = 0; round < 2; round += 1) {
      reopen();
      answer('mine');
    }
    expect(table.you).toEqual([0]);
    expect(table.line).toBe('open');
    expect(kept()).toEqual(['mine']);
  });

  it('leave room for a second seat behind them', async () => {
    keep(['mine', ...wrong.slice(0, 20), 'other']);
    await sit();
    answer('mine', 'other');
    reopen();
    answer('mine', 'other');
    expect(kept()).toEqual(['mine', 'other']);
    expect(Socket.last.readyState).toBe(Socket.OPEN);
  });
});
