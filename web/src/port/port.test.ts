/** What is sent until it is answered, what is asked once, and a line that comes back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, Socket } from '../testing/browser';
import type { Acknowledged, Ask, PreviewSent, Refused, ToServer } from '../wire';
import { Heartbeat, SILENCE } from './heartbeat';
import { Outbox } from './outbox';
import type { Intent } from './pending';
import { Previews } from './previews';
import { REPEAT } from './repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ack = (id: string): Acknowledged => ({ type: 'ack', id, number: 4 });

describe('what people want', () => {
  function outbox(recalled: Intent[] = []) {
    const sent: string[] = [];
    const kept: Intent[][] = [];
    const box = new Outbox({ send: (message) => sent.push(message.id), keep: (intents) => kept.push(intents), recalled });
    return { box, sent, kept };
  }
  const play = { type: 'play', seat: 0, action: 'pass' } as const;

  it('is repeated on an open line under the same id, ever more seldom, until it is answered', async () => {
    const { box, sent } = outbox();
    box.open();
    const answer = box.intend(play);
    vi.advanceTimersByTime(60_000);
    const [id = ''] = sent;
    expect(new Set(sent)).toEqual(new Set([id]));
    expect(sent.length).toBeGreaterThan(4);
    expect(sent.length).toBeLessThan(60_000 / REPEAT.first / 2);
    box.settle(ack(id));
    await expect(answer).resolves.toEqual(ack(id));
    const count = sent.length;
    vi.advanceTimersByTime(60_000);
    expect([sent.length, box.size]).toEqual([count, 0]);
  });

  it('waits for the line, and goes out again in its order when it is back', () => {
    const { box, sent } = outbox([{ ...play, id: 'before' }]);
    void box.intend(play);
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    box.open();
    box.shut();
    vi.advanceTimersByTime(60_000);
    box.open();
    expect(sent).toEqual(['before', sent[1], 'before', sent[1]]);
  });

  it('is kept for a reload until it is answered, once', () => {
    const { box, kept } = outbox();
    void box.intend(play);
    const id = kept[0]?.[0]?.id ?? '';
    box.settle(ack('somebody else'));
    expect(kept.at(-1)).toHaveLength(1);
    box.settle(ack(id));
    box.settle(ack(id));
    expect(kept.map((intents) => intents.length)).toEqual([1, 0]);
  });
});

describe('questions', () => {
  const preview = (text: string): PreviewSent => ({ text, ready: true });
  function asking() {
    const sent: Ask[] = [];
    const previews = new Previews((message) => sent.push(message));
    previews.at({ seat: 1, number: 7 });
    previews.open();
    const answer = (index: number, number = 7) => {
      const { id, partial } = sent[index]!;
      previews.settle({ type: 'previewed', id, preview: preview(partial), number });
    };
    return { previews, sent, answer };
  }

  it('say which seat asks, and after which event', () => {
    const { previews, sent } = asking();
    void previews.ask('a');
    expect(sent[0]).toMatchObject({ type: 'ask', seat: 1, number: 7, partial: 'a' });
  });

  it('are answered once: only the newest one, however the answers come', async () => {
    const { previews, answer } = asking();
    const [older, newer] = [previews.ask('a'), previews.ask('b')];
    answer(1);
    answer(0);
    expect([await older, await newer]).toEqual([null, preview('b')]);
  });

  it('are dropped when the table has gone on, whoever notices it first', async () => {
    const { previews, sent, answer } = asking();
    const gone = previews.ask('a');
    previews.at({ seat: 1, number: 8 });
    expect(await gone).toBeNull();
    answer(0);
    const later = previews.ask('b');
    answer(1, 9);
    expect(await later).toBeNull();
    const refused = previews.ask('c');
    const moved: Refused = { type: 'refused', id: sent[2]!.id, refusal: { message: { id: 'server-moved-on' } }, number: 9 };
    previews.settle(moved);
    expect(await refused).toBeNull();
  });

  it('of a server that does not say what an answer is about are believed', async () => {
    const { previews, sent } = asking();
    const reply = previews.ask('a');
    previews.settle(JSON.parse(JSON.stringify({ type: 'previewed', id: sent[0]!.id, preview: preview('a') })));
    expect(await reply).toEqual(preview('a'));
  });

  it('that are refused say why', async () => {
    const { previews, sent } = asking();
    const reply = previews.ask('a');
    const refusal = { message: { id: 'qwirkle-clash' } };
    previews.settle({ type: 'refused', id: sent[0]!.id, refusal });
    expect(await reply).toEqual({ text: 'a', ready: false, refusal });
  });

  it('are asked again when no answer comes, and after a break only the newest', () => {
    const { previews, sent } = asking();
    void previews.ask('a');
    void previews.ask('b');
    previews.shut();
    vi.advanceTimersByTime(10_000);
    expect(sent.map(({ partial }) => partial)).toEqual(['a', 'b']);
    previews.open();
    vi.advanceTimersByTime(REPEAT.first);
    expect(sent.map(({ partial }) => partial)).toEqual(['a', 'b', 'b', 'b']);
  });

  it('hang for nobody: not out of turn, and not when the table is left', async () => {
    const { previews, sent } = asking();
    const left = previews.ask('a');
    previews.close();
    expect(await left).toBeNull();
    expect(await previews.ask('b')).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('a sign of life', () => {
  it('is asked for after silence, and its absence is the end of the line', () => {
    const happened: string[] = [];
    const heart = new Heartbeat(
      () => happened.push('ping'),
      () => happened.push('dead'),
    );
    heart.heard();
    vi.advanceTimersByTime(SILENCE.ping - 1);
    heart.heard();
    vi.advanceTimersByTime(SILENCE.ping - 1);
    expect(happened).toEqual([]);
    vi.advanceTimersByTime(1 + SILENCE.pong);
    expect(happened).toEqual(['ping', 'dead']);
    heart.soon();
    vi.advanceTimersByTime(SILENCE.soon);
    heart.stop();
    vi.advanceTimersByTime(60_000);
    expect(happened).toEqual(['ping', 'dead', 'ping']);
  });
});

describe('a socket', () => {
  async function port() {
    browser();
    vi.useFakeTimers();
    const { SocketPort } = await import('./socket');
    const states: string[] = [];
    const line = new SocketPort();
    line.onstate((state) => states.push(state));
    return { line, states };
  }
  const ping: ToServer = { type: 'ping', id: 'a' };

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
    Socket.last.onopen();
    expect(states.at(-1)).toBe('open');
    Socket.last.hear({ type: 'welcome' });
    Socket.last.close();
    const [count, before] = [Socket.all.length, Date.now()];
    while (Socket.all.length === count) vi.advanceTimersByTime(10);
    expect(Date.now() - before).toBe(waits[0]);
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
});
