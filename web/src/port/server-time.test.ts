/** The time that a page counts by is the server's, whatever the device's clock says. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerTime } from './server-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts on from what the server said, though somebody sets the device’s clock', () => {
  const time = new ServerTime();
  time.told(5_000_000);
  vi.advanceTimersByTime(1500);
  expect(time.now()).toBeCloseTo(5_001_500);
  vi.setSystemTime(Date.now() + 300_000);
  expect(time.now()).toBeCloseTo(5_001_500);
  time.told(6_000_000);
  expect(time.now()).toBeCloseTo(6_000_000);
});

it('is the device’s where a server tells none', () => {
  const time = new ServerTime();
  time.told(undefined);
  time.told(0);
  expect(time.now()).toBe(Date.now());
});
