/** A replay's steps: it stops at plays, not at what chance did between them. */
import { describe, expect, it } from 'vitest';
import type { FrameSent } from '../../wire';
import { Steps } from './steps.svelte';

const frame = (number: number, seat: number | null): FrameSent => ({
  event: number < 0 ? null : { number, action: 'a', seat, said: { id: 'x' } },
  view: {} as never,
  scores: [],
});
const game = [frame(-1, null), frame(0, null), frame(1, 0), frame(2, null), frame(3, 1), frame(4, null)];

describe('a replay', () => {
  it('goes from play to play to the last, and back to the start', () => {
    const steps = new Steps(() => game);
    const seen: number[] = [];
    for (const by of [1, 1, 1, -1, -1, -1] as const) {
      steps.jump(by);
      seen.push(steps.at);
    }
    expect(seen).toEqual([2, 4, 4, 2, 0, 0]);
  });

  it('stands at plays only, wherever one goes and whichever way one slides', () => {
    const steps = new Steps(() => game);
    const seen = [3, 5, 1].map((to) => (steps.go(to), steps.at));
    const slid = [1, 3, 3, 1].map((to) => (steps.slide(to), steps.at));
    expect([seen, slid]).toEqual([
      [2, 4, 0],
      [2, 4, 2, 0],
    ]);
  });

  it('runs until the last play, and from the start again', () => {
    const steps = new Steps(() => game);
    steps.toggle();
    for (let beat = 0; beat < 5; beat += 1) steps.advance();
    expect([steps.at, steps.isRunning]).toEqual([4, false]);
    steps.go(steps.end);
    steps.toggle();
    expect([steps.at, steps.isRunning]).toEqual([0, true]);
    steps.jump(1);
    expect(steps.isRunning).toBe(false);
  });
});
