/** The curve of chances: mine as I have them, theirs turned round. */
import { describe, expect, it } from 'vitest';
import { standsOf } from './chances';

const MOVES = [
  { number: 4, seat: 1, chance: 0.6, given: 0.1, luck: 0.05, name: 'mistake' },
  { number: 2, seat: 0, chance: 0.5, given: 0, luck: 0 },
];

describe('chances', () => {
  it('fall to what was left after a mistake, never below it', () => {
    expect(standsOf([{ ...MOVES[0]!, chance: 0, given: 1 }], 1, 2)).toMatchObject([{ before: 1, after: 0 }]);
  });

  it('of two players are one curve, in the order of play', () => {
    const stands = standsOf(MOVES, 0, 2);
    expect(stands.map(({ number }) => number)).toEqual([2, 4]);
    expect(stands[1]).toMatchObject({ seat: 1, before: expect.closeTo(0.3), after: 0.4, luck: -0.05, name: 'mistake' });
  });

  it('of three players are told by one’s own decisions alone, and never leave 0 to 1', () => {
    expect(standsOf([{ ...MOVES[1]!, chance: 1.2, given: 0 }, MOVES[0]!], 0, 3)).toEqual([
      { number: 2, seat: 0, before: 1, after: 1, luck: 0, name: '' },
    ]);
  });
});
