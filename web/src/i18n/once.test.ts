/** What hundreds of cells say alike is put together once. */
import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';

let once: typeof import('./once');
let speech: (typeof import('./words.svelte'))['speech'];
beforeEach(async () => {
  browser();
  once = await import('./once');
  ({ speech } = await import('./words.svelte'));
  await speech.choose('en', { remember: false });
});

it('the same words are asked for once, others by themselves, and the text is the same', () => {
  const say = once.sayOnce();
  const asked = vi.spyOn(speech, 'say');
  const texts = Array.from({ length: 300 }, (_, cell) => say('page-turn-number', { number: cell % 3 }));
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
  expect(new Set(texts).size).toBe(3);
  expect(texts.slice(0, 3)).toEqual([0, 1, 2].map((number) => speech.say('page-turn-number', { number })));
});

it('in another language everything is said anew', async () => {
  const say = once.sayOnce();
  const before = say('page-your-turn');
  await speech.choose('nl', { remember: false });
  expect(say('page-your-turn')).toBe(speech.say('page-your-turn'));
  expect(say('page-your-turn')).not.toBe(before);
});
