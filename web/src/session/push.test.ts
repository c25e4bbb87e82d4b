/** Whoever is not looking is told in the language that is read here now. */
import { afterEach, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';

afterEach(() => vi.unstubAllGlobals());

it('a table is followed with every secret of this device, in the language chosen last', async () => {
  browser();
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }) };
  const pushManager = { getSubscription: () => Promise.resolve(subscription) };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) }, language: 'nl', languages: ['nl'] });
  vi.stubGlobal('window', { PushManager: class {} });
  const wished: unknown[] = [];
  vi.doMock('../port/http', () => ({
    pushKey: () => Promise.resolve({ key: 'k' }),
    subscribe: (wish: { language: string }, secret: string) => Promise.resolve(wished.push([wish.language, secret])),
    unsubscribe: () => Promise.resolve(),
  }));
  const { followTable } = await import('./push');
  const { settings } = await import('../device/settings.svelte');
  const { memory } = await import('../device/seats.svelte');
  const { speech } = await import('../i18n/words.svelte');
  memory.note('HEKS-ABC', { secrets: ['one', 'two'] });
  await speech.choose('nl', { remember: false });
  await followTable('HEKS-ABC');
  expect(wished).toEqual([]); // nobody has asked for notices
  settings.notify = true;
  await followTable('HEKS-ABC');
  await speech.choose('de', { remember: false });
  await followTable('HEKS-ABC');
  expect(wished).toEqual([
    ['nl', 'one'],
    ['nl', 'two'],
    ['de', 'one'],
    ['de', 'two'],
  ]);
});
