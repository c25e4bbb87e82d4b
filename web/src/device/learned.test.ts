/** What was learned on a device is read again, added to another's, and never lost by what does not fit. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';

const SAID = { id: 'day-rank-margin', args: { margin: '+3' } };
const RESULT = { rank: 3, ended: 'won', points: 20, against: 17, turns: 4, leads: [1, 3] };
const DAY = {
  day: '2026-11-16',
  game: 'qwirkle',
  again: false,
  result: RESULT,
  figure: SAID,
  words: SAID,
  share: SAID,
  course: '▁█',
  moves: ['a'],
  honour: false,
};
const NOTE = {
  table: 'HEKS',
  day: '2026-11-16',
  game: 'exago',
  level: 'hasty',
  score: 1,
  points: 0,
  turns: 9,
  full_lines: 0,
  mistakes: { slip: 1 },
  luck: null,
};

async function device(stored: unknown) {
  vi.resetModules();
  browser();
  localStorage.setItem('speeltafel.learned', JSON.stringify(stored));
  return (await import('./learned.svelte')).learned;
}

describe('what was learned', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('is there when the page is opened the next day', async () => {
    const learned = await device({ days: [DAY], notes: [NOTE], lessons: { exago: { done: ['touch'], right: 9 } } });
    expect(learned.all.days).toEqual([DAY]);
    expect(learned.all.notes).toEqual([NOTE]);
    expect(learned.lesson('exago')).toEqual({ done: ['touch'], right: 9 });
  });

  it('of which a part does not fit keeps the rest', async () => {
    const learned = await device({ days: [DAY, { day: 'soon' }, 7], notes: 'none', puzzles: { exago: { rating: { rating: -1 } } } });
    expect(learned.all.days).toEqual([DAY]);
    expect(learned.puzzles('exago').rating.rating).toBe(1500);
  });

  it('counts the first game of a day, and a table once', async () => {
    const learned = await device({});
    const { again: _, ...played } = DAY;
    expect(learned.noteDay(played as never).again).toBe(false);
    expect(learned.noteDay({ ...played, moves: ['b'] } as never).again).toBe(true);
    expect(learned.all.days).toHaveLength(1);
    learned.noteGame(NOTE as never);
    learned.noteGame({ ...NOTE, mistakes: null } as never);
    expect(learned.all.notes).toEqual([NOTE]);
  });

  it('is carried over to another device and added to what is there', async () => {
    const text = (await device({ days: [DAY], lessons: { exago: { done: ['touch'], right: 9 } }, bad: ['x'] })).export();
    const learned = await device({ days: [{ ...DAY, day: '2026-11-17' }], lessons: { exago: { done: ['line'], right: 4 } } });
    expect(learned.receive(text)).toBe(true);
    expect(learned.all.days.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-17']);
    expect(learned.lesson('exago')).toEqual({ done: ['line', 'touch'], right: 9 });
    expect(learned.all.bad).toEqual(['x']);
    expect(learned.receive('{}')).toBe(false);
    expect(learned.receive('nonsense')).toBe(false);
  });
});
