/** A game looked back at in words: the play that lost it, or the dearest one. */
import { describe, expect, it } from 'vitest';
import type { Judged, MoveJudged, SeatJudged } from '../../wire';
import { luckTold, turningOf } from './turning';

/* The chance before it, and what it gave away. */
const move = (number: number, seat: number, chance: number, given: number, name = ''): MoveJudged =>
  ({ number, seat, chance: chance - given, given, luck: 0, name }) as MoveJudged;
const judged = (result: number, ...moves: MoveJudged[]): Judged =>
  ({
    ready: true,
    moves,
    seats: [{ seat: 0, even: 0.5, result } as SeatJudged, { seat: 1, even: 0.5, result: 1 - result } as SeatJudged],
  }) as Judged;

describe('what is told of a lost game', () => {
  it('is the mistake after which the chance was never even again', () => {
    const found = turningOf(
      judged(0, move(1, 0, 0.7, 0.3, 'blunder'), move(3, 0, 0.6, 0.2, 'mistake'), move(5, 0, 0.3, 0.25, 'blunder')),
      0,
    );
    expect(found).toEqual({ number: 3, kind: 'lost', before: 60, after: 40 });
  });

  it('blames no play where luck took the game: the dearest one is told as that', () => {
    const found = turningOf(judged(0, move(1, 0, 0.6, 0), move(3, 0, 0.3, 0.1, 'mistake')), 0);
    expect(found).toEqual({ number: 3, kind: 'dear', before: 30, after: 20 });
  });
});

describe('what is told of a won game', () => {
  it('is what nearly lost it, and nothing where no play cost anything worth a sentence', () => {
    expect(turningOf(judged(1, move(1, 0, 0.6, 0.3, 'blunder'), move(3, 0, 0.9, 0)), 0)).toMatchObject({ number: 1, kind: 'dear' });
    expect(turningOf(judged(1, move(1, 0, 0.6, 0.02, 'slip')), 0)).toBeNull();
  });

  it('is told of each player by their own plays', () => {
    expect(turningOf(judged(1, move(1, 0, 0.6, 0.3, 'blunder')), 1)).toBeNull();
  });
});

describe('luck', () => {
  it('is good or bad only where it was felt', () => {
    expect([0.2, -0.2, 0.03].map(luckTold)).toEqual(['up', 'down', 'even']);
  });
});
