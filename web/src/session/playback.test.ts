/** What is shown: every play, one after the other, each for a moment. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventSent } from '../wire';
import { Playback } from './playback.svelte';
import { NOTHING, type Position } from './reduce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (number: number, seat: number | null = 0): EventSent => ({ number, action: `a${number}`, seat, said: { id: 'x' } });
const at = (number: number, seats: (number | null)[] = []): Position => ({
  ...NOTHING.position,
  number,
  events: Array.from({ length: number + 1 }, (_, index) => event(index, index in seats ? (seats[index] ?? null) : 0)),
});

function playing(rest = 500) {
  const told: number[][] = [];
  const playback = new Playback({ rest: () => rest });
  playback.follow(() => told.push([playback.shown.number, ...playback.shown.fresh.map(({ number }) => number)]));
  return { playback, told };
}

describe('playback', () => {
  it('shows a play at once, and the next ones when each has been seen', () => {
    const { playback, told } = playing();
    playback.anew(at(1));
    playback.next(at(2));
    playback.next(at(3));
    playback.next(at(4));
    expect([playback.shown.number, playback.isCurrent]).toEqual([2, false]);
    vi.advanceTimersByTime(500);
    expect([playback.shown.number, playback.shown.last.map(({ number }) => number)]).toEqual([3, [3]]);
    vi.advanceTimersByTime(500);
    expect([playback.shown.number, playback.isCurrent]).toEqual([4, true]);
    expect(playback.shown.last.map(({ number }) => number)).toEqual([4]);
    expect(told).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('shows a play with what chance answered to it as one', () => {
    const { playback } = playing();
    playback.anew(at(1));
    playback.next(at(3, [null, 0, 1, null]));
    playback.next(at(5, [null, 0, 1, null, 0, null]));
    expect(playback.shown.last.map(({ number }) => number)).toEqual([2, 3]);
    vi.advanceTimersByTime(500);
    expect(playback.shown.last.map(({ number }) => number)).toEqual([4, 5]);
  });

  it('says how many wait, fewer with each that is shown', () => {
    const { playback } = playing();
    playback.anew(at(1));
    for (const number of [2, 3, 4]) playback.next(at(number));
    expect(playback.waiting).toBe(2);
    vi.advanceTimersByTime(500);
    expect(playback.waiting).toBe(1);
    vi.advanceTimersByTime(500);
    expect(playback.waiting).toBe(0);
  });

  it('keeps its pace after everything was told anew', () => {
    const { playback } = playing();
    playback.anew(at(0));
    playback.next(at(1));
    vi.advanceTimersByTime(300);
    playback.anew(at(1));
    playback.next(at(2));
    playback.next(at(3));
    vi.advanceTimersByTime(300);
    expect(playback.shown.number, 'the pace of what was before hurries nothing').toBe(2);
    vi.advanceTimersByTime(200);
    expect(playback.shown.number).toBe(3);
  });

  it('misses none without a pace either: each has a task of its own', () => {
    const { playback, told } = playing(0);
    playback.anew(at(0));
    for (const number of [1, 2, 3]) playback.next(at(number));
    expect(playback.shown.number).toBe(1);
    vi.runAllTimers();
    expect(told).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('keeps its pace after it was skipped, and ends when it is closed', () => {
    const { playback } = playing();
    playback.anew(at(0));
    playback.next(at(1));
    vi.advanceTimersByTime(300);
    playback.skip();
    playback.next(at(2));
    playback.next(at(3));
    vi.advanceTimersByTime(300);
    expect(playback.shown.number, 'the pace of what was skipped hurries nothing').toBe(2);
    vi.advanceTimersByTime(200);
    expect(playback.shown.number).toBe(3);
    playback.next(at(4));
    playback.close();
    vi.runAllTimers();
    expect(playback.shown.number).toBe(3);
  });

  it('tells what was missed between the first event and all that is told anew', () => {
    const { playback, told } = playing();
    playback.anew(at(0));
    playback.anew(at(2));
    expect(told).toEqual([
      [0, 0],
      [2, 1, 2],
    ]);
  });

  it('is skipped to what is now, and everything is told on the way', () => {
    const { playback, told } = playing();
    playback.anew(at(0));
    for (const number of [1, 2, 3]) playback.next(at(number));
    expect(playback.waiting).toBe(2);
    playback.skip();
    expect([playback.shown.number, playback.waiting, told.length]).toEqual([3, 0, 4]);
    playback.next(at(4));
    expect(playback.shown.number, 'the pace of what was skipped holds nothing up').toBe(4);
    vi.runAllTimers();
    playback.next(at(5));
    expect(playback.shown.number).toBe(5);
  });

  it('shows and tells nothing more when it is closed, and tells nobody who has gone', () => {
    const { playback, told } = playing();
    const heard: number[] = [];
    const leave = playback.follow(() => heard.push(playback.shown.number));
    playback.anew(at(0));
    leave();
    playback.next(at(1));
    playback.next(at(2));
    playback.close();
    vi.runAllTimers();
    expect([heard, told.length, playback.shown.number, vi.getTimerCount()]).toEqual([[0], 2, 1, 0]);
    playback.anew(at(3));
    expect(told.length).toBe(2);
  });

  it('hurries when it is far behind', () => {
    const { playback } = playing();
    playback.anew(at(0));
    for (let number = 1; number <= 13; number += 1) playback.next(at(number));
    vi.advanceTimersByTime(13 * 500 * 0.7);
    expect(playback.shown.number).toBe(13);
  });

  it('drops what waits when everything is told anew, and nobody hears of an event twice', () => {
    const { playback, told } = playing();
    playback.anew(at(0));
    playback.next(at(1));
    playback.next(at(2));
    playback.anew(at(4));
    vi.runAllTimers();
    expect(playback.shown.number).toBe(4);
    expect(told).toEqual([
      [0, 0],
      [1, 1],
      [4, 2, 3, 4],
    ]);
    playback.next(at(5));
    expect([playback.shown.number, playback.shown.last.length], 'nothing of what waited comes back').toEqual([5, 1]);
  });

  it('tells of an old game only its latest play, with what chance answered', () => {
    const { playback, told } = playing();
    playback.anew(at(9, [0, 1, 0, 1, 0, 1, 0, 1, null, null]));
    expect(told).toEqual([[9, 7, 8, 9]]);
  });

  it('keeps the same list of what is new until something is', () => {
    const { playback } = playing();
    playback.anew(at(3));
    const { last } = playback.shown;
    playback.anew({ ...at(3), held: 1 });
    expect(playback.shown.last).toBe(last);
    playback.anew({ ...at(3), events: [...at(2).events, { ...event(3), action: 'seen with other eyes' }] });
    expect(playback.shown.last).not.toBe(last);
  });
});
