/** What is sent until it is answered, what is asked once, and what shows that a line lives. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Acknowledged, Ask, PreviewSent, Refused } from '../wire';
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
    const kept: string[] = [];
    const queued: (string | undefined)[] = [];
    const pending = {
      recall: () => recalled,
      keep: ({ id }: Intent) => void kept.push(id),
      forget: (id: string) => void kept.push(`not ${id}`),
    };
    const box: Outbox = new Outbox({ send: (message) => sent.push(message.id), pending, changed: () => queued.push(box.last?.type) });
    return { box, sent, kept, queued };
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

  it('is taken back, the newest first, and never sent again; only what went out may have arrived', async () => {
    const { box, sent, kept, queued } = outbox();
    box.open();
    const first = box.intend(play);
    box.shut();
    const second = box.intend({ type: 'say', seat: 0, text: 'hello' });
    expect(box.last?.type).toBe('say');
    box.takeBack();
    box.takeBack();
    box.takeBack();
    const told = (sent: string) => ({ type: 'refused', refusal: { message: { id: 'page-taken-back', args: { sent } } } });
    expect([await first, await second]).toMatchObject([told('yes'), told('no')]);
    box.open();
    vi.advanceTimersByTime(60_000);
    expect([sent.length, box.size, box.last]).toEqual([1, 0, null]);
    expect(queued).toEqual(['play', 'say', 'play', undefined]);
    expect(kept.slice(2)).toEqual([`not ${kept[1]}`, `not ${kept[0]}`]);
  });

  it('is kept for a reload until it is answered, once', () => {
    const { box, kept } = outbox();
    void box.intend(play);
    const [id = ''] = kept;
    box.settle(ack('somebody else'));
    expect(kept).toEqual([id]);
    box.settle(ack(id));
    box.settle(ack(id));
    expect(kept).toEqual([id, `not ${id}`]);
  });
});

describe('questions', () => {
  const preview = (text: string): PreviewSent => ({ text, ready: true });
  function asking() {
    const sent: Ask[] = [];
    let shown = { seat: 1, number: 7 };
    const previews = new Previews(
      (message) => sent.push(message),
      () => shown,
    );
    const at = (now: typeof shown) => {
      shown = now;
      previews.check();
    };
    previews.open();
    const answer = (index: number, number = 7) => {
      const { id, partial } = sent[index]!;
      previews.settle({ type: 'previewed', id, preview: preview(partial), number });
    };
    return { previews, sent, answer, at };
  }

  it('say which seat asks, and after which event', () => {
    const { previews, sent } = asking();
    void previews.ask('a');
    expect(sent[0]).toMatchObject({ type: 'ask', seat: 1, number: 7, partial: 'a' });
  });

  it('are answered once: only the newest one, however the answers come', async () => {
    const { previews, sent, answer } = asking();
    const [older, newer] = [previews.ask('a'), previews.ask('b')];
    answer(1);
    answer(0);
    expect([await older, await newer]).toEqual([null, preview('b')]);
    vi.advanceTimersByTime(60_000);
    expect(sent, 'what is answered or overtaken is asked no more').toHaveLength(2);
    const [first, second] = [previews.ask('c'), previews.ask('d')];
    answer(2);
    answer(3);
    expect([await first, await second], 'what answers the older one says nothing of the newer').toEqual([null, preview('d')]);
  });

  it('of one person are not answered to the next who holds the device', async () => {
    const { previews, answer, at } = asking();
    const gone = previews.ask('a');
    at({ seat: 0, number: 7 });
    answer(0);
    expect(await gone).toBeNull();
  });

  it('are kept where the same turn is shown once more', async () => {
    const { previews, answer, at } = asking();
    const kept = previews.ask('a');
    at({ seat: 1, number: 7 });
    answer(0);
    expect(await kept).toEqual(preview('a'));
  });

  it('are dropped when the table has gone on, whoever notices it first', async () => {
    const { previews, sent, answer, at } = asking();
    const gone = previews.ask('a');
    at({ seat: 1, number: 8 });
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
    heart.soon();
    vi.advanceTimersByTime(SILENCE.soon - 1);
    heart.lastHeard = Date.now();
    vi.advanceTimersByTime(SILENCE.ping - 1);
    heart.lastHeard = Date.now();
    vi.advanceTimersByTime(SILENCE.ping - 1);
    expect(happened).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(happened).toEqual(['ping']);
    vi.advanceTimersByTime(SILENCE.pong - 1);
    heart.lastHeard = Date.now();
    vi.advanceTimersByTime(SILENCE.ping);
    expect(happened).toEqual(['ping', 'ping']);
    vi.advanceTimersByTime(SILENCE.pong);
    happened.splice(0, 1);
    expect(happened).toEqual(['ping', 'dead']);
    heart.soon();
    vi.advanceTimersByTime(SILENCE.soon);
    heart.stop();
    vi.advanceTimersByTime(60_000);
    expect(happened).toEqual(['ping', 'dead', 'ping']);
  });
});

describe('an answer in the same moment', () => {
  it('is a sign of life as any other', () => {
    const happened: string[] = [];
    const heart = new Heartbeat(
      () => {
        happened.push('ping');
        heart.lastHeard = Date.now();
      },
      () => happened.push('dead'),
    );
    heart.soon();
    vi.advanceTimersByTime(SILENCE.soon + 3 * SILENCE.ping);
    expect(happened).toEqual(['ping', 'ping', 'ping', 'ping']);
  });
});
