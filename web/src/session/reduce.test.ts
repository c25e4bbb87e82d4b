/** What a device knows of a table, message by message: lost, doubled, late and out of order. */
import { describe, expect, it } from 'vitest';
import type { ChatSent, EventSent, Happened, TableSent, ToClient, Welcome } from '../wire';
import { isOver, moverOf, NOTHING, reduce, type Known } from './reduce';

const TABLE: TableSent = { table: 'HEKS', game: 'qwinn/standard', options: {}, status: 'running', seats: [] };
const event = (number: number): EventSent => ({ number, action: `a${number}`, seat: 0, said: { id: 'x' } });
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => event(from + index));
const state = (number: number) => ({ number, view: { number } as never, scores: [number], turn: 1 });
const welcome = (from: number, to: number, more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  table: TABLE,
  you: [1],
  ...state(to),
  events: events(from, to),
  ...more,
});
const happened = (from: number, to = from, more: Partial<Happened> = {}): Happened => ({
  type: 'happened',
  events: events(from, to),
  ...state(to),
  ...more,
});

function after(...messages: ToClient[]): { known: Known; news: string[] } {
  const news: string[] = [];
  let known = NOTHING;
  for (const message of messages) {
    const heard = reduce(known, message);
    news.push(heard.news);
    if (heard.news !== 'missing') known = heard.known;
  }
  return { known, news };
}
const numbers = ({ known }: { known: Known }) => known.position.events.map(({ number }) => number);

describe('what is known of a table', () => {
  it('grows by what happens', () => {
    const now = after(welcome(0, 2), happened(3), happened(4, 5));
    expect(now.news).toEqual(['anew', 'next', 'next']);
    expect(numbers(now)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(now.known.position).toMatchObject({ number: 5, view: { number: 5 }, scores: [5] });
  });

  it('is not changed by what is heard twice or late', () => {
    const now = after(welcome(0, 2), happened(3), happened(4), happened(3), happened(4));
    expect(now.news.slice(-2)).toEqual(['none', 'none']);
    expect(now.known.position.view).toEqual({ number: 4 });
    expect(numbers(now)).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps the turn that is told again after a broken line, and begins anew for other eyes or another turn', () => {
    const preview = () => ({ text: '', steps: [{ text: 'a' }] }) as never;
    const before = after(welcome(0, 2, { preview: preview() })).known;
    const told = (more: Partial<Welcome>, from = 3) => {
      const heard = reduce(before, welcome(from, 2, { preview: preview(), ...more }));
      return heard.news === 'missing' ? null : heard.known.position.preview;
    };
    expect(told({})).toBe(before.position.preview);
    expect(told({ hold: 1 }, 0)).not.toBe(before.position.preview);
    expect(told({ turn: 0 })).not.toBe(before.position.preview);
    expect(told({ preview: { text: 'b' } as never })).toEqual({ text: 'b' });
  });

  it('takes from news that overlaps only what is new', () => {
    expect(numbers(after(welcome(0, 2), happened(2, 4)))).toEqual([0, 1, 2, 3, 4]);
  });

  it('says that something is missing, and does not pretend to know what comes after it', () => {
    const now = after(welcome(0, 2), happened(4));
    expect([now.news.at(-1), numbers(now)]).toEqual(['missing', [0, 1, 2]]);
  });

  it('hears nothing before the table has said anything', () => {
    expect(after(happened(0), { type: 'table', table: TABLE }).known).toBe(NOTHING);
  });

  it('goes on from where it was after a broken line', () => {
    expect(numbers(after(welcome(0, 2), welcome(3, 4)))).toEqual([0, 1, 2, 3, 4]);
    expect(numbers(after(welcome(0, 2), welcome(3, 2)))).toEqual([0, 1, 2]);
  });

  it('takes no continuation of something else: of other eyes, of a later table, of an earlier one', () => {
    for (const strange of [welcome(3, 4, { hold: 1 }), welcome(5, 6), welcome(2, 1), welcome(1, 1)])
      expect(after(welcome(0, 2), strange).news.at(-1)).toBe('missing');
    expect(after(welcome(1, 2)).news).toEqual(['missing']);
  });

  it('is forgotten when everything is told anew', () => {
    const now = after(welcome(0, 5), welcome(0, 2, { hold: 1, you: [0, 1] }));
    expect([numbers(now), now.known.position.held, now.known.you]).toEqual([[0, 1, 2], 1, [0, 1]]);
    expect(after(welcome(0, 2), welcome(0, -1, { events: [], view: null })).known.position.number).toBe(-1);
  });

  it('has the clock that an event moved on, and lines of talk once and in order', () => {
    const line = (number: number): ChatSent => ({ type: 'chat', number, at: 0, text: `t${number}` });
    const now = after(welcome(0, 0), happened(1, 1, { clock: { kind: 'move', ends: 9 } }), line(1), line(0), line(1));
    expect(now.known.table?.clock?.ends).toBe(9);
    expect(now.known.chat.map(({ number }) => number)).toEqual([0, 1]);
  });

  it('keeps the latest two hundred lines of talk and no more', () => {
    const lines = Array.from({ length: 230 }, (_, number): ChatSent => ({ type: 'chat', number, at: 0, text: 'x' }));
    const { chat } = after(welcome(0, 0), ...lines).known;
    expect([chat.length, chat[0]?.number, chat.at(-1)?.number]).toEqual([200, 30, 229]);
  });

  it('takes hands for hidden where the server does not say', () => {
    const hides = (...messages: ToClient[]) => after(...messages).known.position.hides;
    expect([hides(welcome(0, 1)), hides(welcome(0, 1, { hides: false })), hides(welcome(0, 1, { hides: false }), happened(2))]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('may I play, and is it over', () => {
  const outcome = { scores: [1], winners: [0], reason: 'x' };
  it.each([
    ['my turn', after(welcome(0, 1)).known, 1, false],
    ['the turn of somebody else', after(welcome(0, 1, { turn: 0 })).known, null, false],
    ['a watcher', after(welcome(0, 1, { you: [] })).known, null, false],
    ['an outcome, whoever is said to be next', after(welcome(0, 1, { outcome })).known, null, true],
    ['the last event', after(welcome(0, 1), happened(2, 2, { outcome })).known, null, true],
    [
      'a table that was given up before it began',
      after(welcome(0, -1, { events: [], turn: null, table: { ...TABLE, status: 'abandoned' } })).known,
      null,
      true,
    ],
  ])('%s', (_, known, mover, over) => {
    expect([moverOf(known.position, known.you), isOver(known.position, known)]).toEqual([mover, over]);
  });

  it('is not over for who still sees the play before the last', () => {
    const { position } = after(welcome(0, 1)).known;
    const known = after(welcome(0, 1), happened(2, 2, { outcome }), { type: 'table', table: { ...TABLE, status: 'finished' } }).known;
    expect(isOver(position, known)).toBe(false);
  });
});
