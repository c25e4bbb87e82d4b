/** The story of a game by its points. */
import { describe, expect, it } from 'vitest';
import type { EventSent, OutcomeSent } from '../wire';
import { storyOf } from './story';
import { happenings, moveNumbers, standing, toTell, turns, turnsOf } from './telling';

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

describe('what is turned up', () => {
  const shown = (number: number, gains: number[]): EventSent => ({ number, action: 'show', said: { id: 'x' }, gains });
  const log = [event(0, 0), event(1, 0), shown(2, [3, 0]), event(3, 0), event(4, 0), shown(5, [0, 4])];

  it('counts for the last play of whoever gets points by it, and the story goes by them', () => {
    expect(turns(log).map(({ points }) => points)).toEqual([3, 0, 4, 0]);
    const { ahead, honours } = storyOf(log, OUTCOME);
    expect(ahead).toEqual([
      [0, 1.5, -0.5],
      [0, -1.5, 0.5],
    ]);
    expect(honours[1]).toEqual({ kind: 'best', count: 4 });
  });

  it('parts two plays of one seat, which are no single turn', () => {
    expect(turns([event(0, 0), shown(1, [0, 0]), event(2, 0)]).map(({ number }) => number)).toEqual([0, 2]);
    expect(turns([event(0, 0), event(2, 0)]).map(({ number }) => number)).toEqual([2]);
  });

  it('is told in the list of all moves and to who listens, where no drawing shows it', () => {
    expect(happenings(log, true).map(({ number, seat }) => [number, seat])).toContainEqual([2, null]);
    expect(happenings(log, false).map(({ number }) => number)).toEqual([0, 1, 3, 4]);
    const heard = (luck: boolean, most = 6) => toTell(log.slice(1), log, luck, most).map(({ number }) => number);
    expect(heard(true)).toEqual([1, 2, 3, 4, 5]);
    expect(heard(true, 2)).toEqual([3, 4, 5]);
    expect(heard(false)).toEqual([1, 3, 4]);
    expect(toTell([shown(0, [])], [shown(0, [])], false, 6)).toHaveLength(1);
  });
});

describe('a turn', () => {
  const numbers = (made: { number: number }[]) => made.map(({ number }) => number);

  it('is all that one seat does in a row without points, as dice are kept before they are used', () => {
    expect(numbers(turns([event(0, 0), event(2, 0), event(1, 4), event(3, 2)]))).toEqual([2, 1, 3]);
  });

  it('of who resigns after a play is not that play', () => {
    const gone: EventSent = { ...event(2, 0), said: { id: 'page-act-resign' } };
    expect(numbers(turns([event(0, 0), gone]))).toEqual([0, 2]);
  });

  it('is parted by what was taken back where that is shown too, and only there', () => {
    const log = [event(0, 0), { ...event(1, 0), seat: null, undone: 0 }, event(2, 0), event(4, 0)];
    expect(numbers(turnsOf(log))).toEqual([0, 4]);
  });

  it('is one move, by whichever of its acts one asks', () => {
    const acts = [event(0, 0), event(2, 3), event(3, 0), event(5, 0), event(6, 1)];
    expect([...moveNumbers(acts)]).toEqual([
      [0, 1],
      [2, 1],
      [3, 2],
      [5, 2],
      [6, 3],
    ]);
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
