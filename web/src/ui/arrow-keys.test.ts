/** Arrow keys among keys in rows. */
import { describe, expect, it } from 'vitest';
import { keyThatWay } from './arrow-keys';

/* One wide key, then two rows of two and a last one. */
const KEYS = [
  { x: 50, y: 0 },
  { x: 50, y: 60 },
  { x: 150, y: 60 },
  { x: 50, y: 100 },
  { x: 150, y: 100 },
  { x: 50, y: 140 },
];

describe('arrow keys', () => {
  it.each([
    [1, 'ArrowRight', 2],
    [2, 'ArrowLeft', 1],
    [2, 'ArrowRight', 3],
    [3, 'ArrowLeft', 2],
    [0, 'ArrowRight', 1],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 5],
    [4, 'ArrowUp', 2],
    [2, 'ArrowUp', 0],
    [3, 'Home', 0],
    [0, 'End', 5],
  ])('lead from %i by %s to %i', (from, key, to) => expect(keyThatWay(KEYS, from, key)).toBe(to));

  it.each([
    [0, 'ArrowUp'],
    [0, 'ArrowLeft'],
    [5, 'ArrowRight'],
    [5, 'ArrowDown'],
    [2, 'a'],
    [9, 'ArrowLeft'],
  ])('lead nowhere from %i by %s', (from, key) => expect(keyThatWay(KEYS, from, key)).toBeNull());

  it('lead nowhere where there are no keys', () => expect(['Home', 'End'].map((key) => keyThatWay([], 0, key))).toEqual([null, null]));
});
