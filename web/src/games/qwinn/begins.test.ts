import { describe, expect, it } from 'vitest';
import { thrown } from './begins';

const SEEDS = Array.from({ length: 600 }, (_, i) => `table-${i * 7919}`);

describe('The throw for who begins', () => {
  it('gives whoever begins the higher number', () => {
    for (const seed of SEEDS) {
      expect(thrown(seed, 0)[0]).toBeGreaterThan(thrown(seed, 0)[1]);
      expect(thrown(seed, 1)[1]).toBeGreaterThan(thrown(seed, 1)[0]);
    }
  });

  it('is the same at every device, and every pair of numbers comes up', () => {
    expect(thrown('8c1f', 0)).toEqual(thrown('8c1f', 0));
    expect(new Set(SEEDS.map((seed) => thrown(seed, 0).join())).size).toBe(15);
  });
});
