/** A browser's store that nobody may use: the page works, and keeps things until it closes. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SHEETS } from '../games/sheets';
import { browser } from '../testing/browser';

beforeEach(() => {
  browser();
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 0 });
});

describe('where the browser keeps nothing', () => {
  it('nothing is read, and writing costs nobody anything', async () => {
    const { readStore, writeStore } = await import('./store');
    writeStore('speeltafel.anything', '{}');
    expect(readStore('speeltafel.anything')).toBe(null);
  });

  it('settings, seats and a score pad hold until the page closes', async () => {
    const { settings } = await import('./settings.svelte');
    const { memory } = await import('./seats.svelte');
    const { ScorePad } = await import('../screens/pad/pad.svelte');
    settings.name = 'Ann';
    memory.note('HEKS', { status: 'running' });
    const pad = new ScorePad('qwirkle', SHEETS['qwirkle']!);
    pad.write(0, 7);
    expect([settings.name, memory.of('HEKS')?.status, pad.totals]).toEqual(['Ann', 'running', [7, 0]]);
  });
});
