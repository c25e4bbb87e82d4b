/** Where there is little room, what does not fit the throw is folded. */
import { describe, expect, it } from 'vitest';
import { folded } from './folding';

const SPACES = ['2x1', '2x2', '2x3', '2x4', '2x5', '2x6', 'three', 'four', 'full', 'small', 'large', 'topper'];

describe('a ladder', () => {
  it('shows every space by itself where there is room', () => {
    expect(folded(SPACES, { kept: new Set(['2x4']), tall: 1, height: 800 })).toEqual(SPACES);
  });

  it('folds runs of spaces that do not fit, never one that fits or has a pawn, and never one alone', () => {
    expect(folded(SPACES, { kept: new Set(['2x2', '2x4', 'full']), tall: 2, height: 200 })).toEqual([
      '2x1',
      '2x2',
      '2x3',
      '2x4',
      ['2x5', '2x6', 'three', 'four'],
      'full',
      ['small', 'large', 'topper'],
    ]);
  });

  it('never folds a space that words point at', () => {
    const room = { kept: new Set(['2x4', '2x5', '2x6']), pointed: ['2x5', 'three'], tall: 1, height: 200 };
    expect(folded(SPACES, room)).toEqual([
      ['2x1', '2x2', '2x3'],
      '2x4',
      '2x5',
      '2x6',
      'three',
      ['four', 'full', 'small', 'large', 'topper'],
    ]);
  });

  it('counts the row where the pawn stands as higher than a line', () => {
    const room = { kept: new Set(['2x4', '2x5']), tall: 1, height: 44 + 11 * 18 + 11 * 3 };
    expect(folded(SPACES, room)).toEqual(SPACES);
    expect(folded(SPACES, { ...room, stands: true })).not.toEqual(SPACES);
    expect(folded(SPACES, { ...room, stands: true, height: room.height + 10 })).toEqual(SPACES);
  });
});
