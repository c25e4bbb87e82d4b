import { expect, test } from 'vitest';
import { scaleOf } from './scale';

test('all chances and their doubts lie on the scale, in their order', () => {
  const scale = scaleOf([
    { chance: 0.82, error: 0.01 },
    { chance: 0.76, error: 0.02 },
  ]);
  expect(scale.low).toBeLessThanOrEqual(0.74);
  expect(scale.high).toBeGreaterThanOrEqual(0.83);
  expect(scale.at(0.82)).toBeGreaterThan(scale.at(0.76));
  expect(scale.at(-1)).toBe(0);
  expect(scale.at(2)).toBe(100);
});

test('chances that are nearly the same stay near each other', () => {
  const scale = scaleOf([
    { chance: 0.501, error: 0 },
    { chance: 0.5, error: 0 },
  ]);
  expect(scale.high - scale.low).toBeGreaterThanOrEqual(0.1);
  expect(scale.at(0.501) - scale.at(0.5)).toBeLessThan(2);
});

test('certain ends have a scale too', () => {
  for (const chance of [0, 1]) {
    const { at } = scaleOf([{ chance, error: 0 }]);
    expect(at(chance)).toBeGreaterThanOrEqual(0);
    expect(at(chance)).toBeLessThanOrEqual(100);
  }
});
