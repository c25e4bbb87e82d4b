/** The story of a game by its points. */
import { describe, expect, it } from 'vitest';
import type { EventSent, OutcomeSent } from '../wire';
import { storyOf } from './story';
import { standing, turns } from './telling';

const event = (number: number, points: number): EventSent => ({
  number,
  action: `a${number}`,
  seat: number % 2,
  points,
  said: { id: 'x' },
});
const OUTCOME = { scores: [5, 0], winners: [0] } as unknown as OutcomeSent;

describe('what stands of a game', () => {
  const undo = (number: number, undone: number): EventSent => ({ ...event(number, 0), undone });

  it('is all but what was taken back, and the take-back itself', () => {
    const log = [event(0, 1), event(1, 2), event(2, 3), undo(3, 1), event(4, 5)];
    expect(standing(log).map(({ number }) => number)).toEqual([0, 4]);
    expect(turns(log).map(({ number }) => number)).toEqual([0, 4]);
  });

  it('is nothing when the first move of all is taken back, and goes on after it', () => {
    expect(standing([event(0, 1), event(1, 2), undo(2, 0)])).toEqual([]);
    expect(standing([event(0, 1), undo(1, 0), event(2, 4)]).map(({ number }) => number)).toEqual([2]);
  });
});

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
