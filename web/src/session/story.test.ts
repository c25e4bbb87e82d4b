/** The story of a game by its points. */
import { describe, expect, it } from 'vitest';
import type { EventSent, OutcomeSent } from '../wire';
import { storyOf } from './story';

const event = (number: number, points: number): EventSent => ({
  number,
  action: `a${number}`,
  seat: number % 2,
  points,
  said: { id: 'x' },
});
const OUTCOME = { scores: [5, 0], winners: [0] } as unknown as OutcomeSent;

describe('honours', () => {
  it('are given for the best play, and for the average where nothing else stands out', () => {
    const { honours } = storyOf(
      [7, 2, 3, 4].map((points, number) => event(number, points)),
      OUTCOME,
    );
    expect(honours).toEqual([
      { kind: 'best', count: 7 },
      { kind: 'average', count: 3 },
    ]);
  });

  it('are not given where no play brings points: an average of 0 tells nothing', () => {
    const { honours } = storyOf(
      [0, 0, 0, 0].map((points, number) => event(number, points)),
      OUTCOME,
    );
    expect(honours).toEqual([]);
  });
});
