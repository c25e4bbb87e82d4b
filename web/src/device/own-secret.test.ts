/** A device that several people share is lent nobody's eyes: nobody reads off a record or a replay what their neighbour holds. */
import { expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';

const asked: string[] = [];
vi.mock('../port/home.svelte', () => ({
  home: {
    request: (_way: string, _address: string, _body: string, bearer: string) => (
      asked.push(bearer),
      Promise.resolve({ status: 200, body: '' })
    ),
  },
}));

it('who plays alone looks with their own eyes, and of several nobody', async () => {
  vi.stubGlobal('addEventListener', () => {});
  browser();
  const { memory } = await import('./seats.svelte');
  const { ownSecret } = await import('./own-secret');
  const { recordHere } = await import('../port/records');
  memory.note('ALONE', { secrets: ['mine'] });
  memory.note('SHARED', { secrets: ['ada', 'ben'] });
  expect([ownSecret('ALONE'), ownSecret('SHARED'), ownSecret('NONE')]).toEqual(['mine', undefined, undefined]);
  for (const code of ['ALONE', 'SHARED', 'NONE']) await recordHere(code, 'spel', ownSecret(code));
  await recordHere('SHARED', 'json');
  expect(asked).toEqual(['mine', '', '', '']);
});
