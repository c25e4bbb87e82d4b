/** What is told of remembered games: the points stand in the order in which people are named. */
import { expect, it } from 'vitest';
import { pointsOf } from './results';
import type { Remembered } from './seats.svelte';

const points = (scores: number[], you: number[]): string => pointsOf({ scores, you } as unknown as Remembered);

it('tells one’s own points first, wherever one sat: the others are named beside them', () => {
  expect(points([40, 12, 30], [1])).toBe('12 – 40 – 30');
  expect(points([40, 12, 30], [0])).toBe('40 – 12 – 30');
});

it('tells everybody’s in turn order where all are named', () => {
  expect(points([40, 12, 30], [0, 2])).toBe('40 – 12 – 30');
  expect(points([40, 12], [])).toBe('40 – 12');
});
