import { describe, expect, it } from 'vitest';
import { accountOf, weightiest } from './account';

const seat = (luck: number, unknown: number, received: number, given: number, even = 0.5) => ({
  seat: 0,
  even,
  luck,
  unknown,
  received,
  given,
  result: even + luck + unknown + received - given,
});

describe('the account of a game', () => {
  it('adds up in whole figures, whatever is rounded', () => {
    for (let i = 0; i < 400; i += 1) {
      const [luck, unknown, received] = [((i * 37) % 100) / 263, -((i * 53) % 90) / 311, ((i * 29) % 70) / 277];
      const one = seat(luck, unknown, received, 0.5 + luck + unknown + received - (i % 3) / 2);
      const { rows, result } = accountOf(one, true);
      expect(rows.reduce((sum, row) => sum + row.figure, 0)).toBe(result);
      expect(rows.at(-1)?.to).toBe(result);
      for (const row of rows) expect(row.to - row.from).toBe(row.figure);
    }
  });
  it('makes no mistake out of rounding', () => {
    const { rows } = accountOf({ ...seat(0.3349, 0.1651, 0, 0), result: 1 }, true);
    expect(rows.find(({ part }) => part === 'own')?.figure).toBe(0);
    expect(rows.find(({ part }) => part === 'others')?.figure).toBe(0);
  });
  it('knows no luck in a game without it', () => {
    const { rows } = accountOf(seat(0, 0, 0.1, 0.6), false);
    expect(rows.map(({ part }) => part)).toEqual(['even', 'unknown', 'others', 'own']);
  });
  it('says what weighed most towards the result, not what weighed most against it', () => {
    expect(weightiest(accountOf(seat(0.3, 0, 0, 0.8), true))?.part).toBe('own');
    expect(weightiest(accountOf(seat(0.35, 0, 0.2, 0.05), true))?.part).toBe('luck');
  });
});
