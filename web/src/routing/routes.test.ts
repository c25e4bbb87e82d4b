/** Addresses and screens, both ways, and Back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';
import { addressOf, HOME, readCode, readRoute, replayRoute, tableRoute, tidyCode, type Route } from './routes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (address: string): Route => readRoute(new URL(address, 'https://here'));

describe('an address', () => {
  const ROUTES: [string, Route][] = [
    ['/', HOME],
    ['/?new=exago', { screen: 'home', setup: { game: 'exago', company: 'bot' } }],
    ['/?new=exago&with=friends', { screen: 'home', setup: { game: 'exago', company: 'friends' } }],
    ['/t/HEKS-ABC', tableRoute('HEKS-ABC')],
    ['/t/HEKS#s=a_B-1', { screen: 'table', table: 'HEKS', link: 'a_B-1' }],
    ['/t/%C3%89%20%2F', tableRoute('É /')],
    ['/r/HEKS', replayRoute('HEKS')],
    ['/r/HEKS?at=7&eyes=1&look', { screen: 'replay', table: 'HEKS', at: 7, eyes: 1, look: true }],
    ['/rules/qwirkle/nl-2023#swap', { screen: 'rules', edition: 'qwirkle/nl-2023', anchor: 'swap' }],
    ['/what-if', { screen: 'whatif', spot: '' }],
    ['/what-if#g=exago&n=2&p=x', { screen: 'whatif', spot: 'g=exago&n=2&p=x' }],
    ['/admin', { screen: 'admin' }],
    ['/pad/qwinn', { screen: 'pad', game: 'qwinn' }],
    ['/learn', { screen: 'learn', path: '' }],
    ['/learn/day/2026-11-17/exago', { screen: 'learn', path: 'day/2026-11-17/exago' }],
    ['/nowhere', { screen: 'lost', path: '/nowhere' }],
  ];
  it.each(ROUTES)('%s is read, and written as it was', (address, route) => {
    expect(at(address)).toEqual(route);
    expect(addressOf(route)).toBe(address);
  });

  it('that cannot be read leads nowhere, whoever wrote it', () => {
    for (const path of [
      '/t/%E0%A4%A',
      '/r/%',
      '/rules/%ff',
      '/t/',
      '/t/' + 'x'.repeat(41),
      '/t/HEKS/more',
      '/r/HEKS/1',
      '/pad',
      '/pad/qwinn/1',
    ])
      expect(readRoute({ pathname: path, search: '', hash: '' }).screen, path).toBe('lost');
    expect(at('/rules/qwirkle#%E0%A4%A')).toEqual({ screen: 'rules', edition: 'qwirkle', anchor: '' });
  });

  it('with a place that is no number has none', () => {
    for (const search of [
      '',
      '?at=',
      '?at=abc',
      '?at=-1',
      '?at=1e9',
      '?at=1.5',
      '?at=NaN',
      '?at=9999999999',
      '?eyes=all',
      '?eyes=x',
      '?eyes=-1',
    ])
      expect(at(`/r/HEKS${search}`), search).toMatchObject({ at: null, eyes: null });
    expect(at('/?new=exago&with=nobody')).toMatchObject({ setup: { company: 'bot' } });
  });

  it('that is pasted whole keeps the secret of its seat', () => {
    expect(readCode('https://tafel.example/t/heks-abc?x=1#s=a_B-1')).toEqual({ asked: 'HEKS-ABC', link: 'a_B-1' });
    expect(readCode(' heks abc ')).toEqual({ asked: 'HEKS-ABC', link: null });
  });

  it('holds a code as people type it', () => expect(tidyCode(' heks  abc_2 ')).toBe('HEKS-ABC-2'));
});

describe('Back', () => {
  /** A browser's history: entries with their address and state, and a place among them. */
  async function visit(address: string) {
    browser();
    const heard: Record<string, () => void> = {};
    const entries = [{ address, state: null as unknown }];
    let here = 0;
    const show = () => Object.assign(location, partsOf(entries[here]!.address));
    const partsOf = (text: string) => (({ pathname, search, hash }) => ({ pathname, search, hash }))(new URL(text, 'https://here'));
    const history = {
      get state() {
        return entries[here]!.state;
      },
      pushState: (state: unknown, _: string, to = entries[here]!.address) => {
        entries.splice((here += 1), entries.length, { address: to, state });
        show();
      },
      replaceState: (state: unknown, _: string, to = entries[here]!.address) => {
        entries[here] = { address: to, state };
        show();
      },
      /** A browser leaves an entry a little later. */
      back: () =>
        void setTimeout(() => {
          here = Math.max(0, here - 1);
          show();
          heard['popstate']?.();
        }, 5),
    };
    vi.stubGlobal('location', { ...partsOf(address) });
    vi.stubGlobal('history', history);
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('addEventListener', (kind: string, then: () => void) => (heard[kind] = then));
    const { router } = await import('./router.svelte');
    const back = () => {
      history.back();
      vi.runAllTimers();
    };
    return { router, back, depth: () => entries.length, now: () => entries[here]!.address };
  }

  it('closes what is open before it leaves, the last opened first', async () => {
    const { router, back } = await visit('/');
    router.go(tableRoute('HEKS'));
    const closed: string[] = [];
    router.layer(() => closed.push('menu'));
    router.layer(() => closed.push('rules'));
    back();
    expect([closed, router.route.screen]).toEqual([['rules'], 'table']);
    back();
    expect([closed, router.route.screen]).toEqual([['rules', 'menu'], 'table']);
    back();
    expect(router.route).toEqual(HOME);
  });

  it('needs no second press for what was closed otherwise', async () => {
    const { router, back } = await visit('/');
    router.go(tableRoute('HEKS'));
    const release = router.layer(() => expect.fail('closed twice'));
    release();
    release();
    vi.runAllTimers();
    back();
    expect(router.route).toEqual(HOME);
  });

  it('closes what opened when something else closed, and not what is below', async () => {
    for (const pause of [null, 0, 3]) {
      const { router, back, depth } = await visit('/');
      router.go(tableRoute('HEKS'));
      const closed: string[] = [];
      const release = router.layer(() => closed.push('menu'));
      release();
      if (pause !== null) vi.advanceTimersByTime(pause);
      router.layer(() => closed.push('rules'));
      vi.runAllTimers();
      expect([closed, depth()]).toEqual([[], 3]);
      back();
      expect([closed, router.route.screen]).toEqual([['rules'], 'table']);
      back();
      expect(router.route).toEqual(HOME);
    }
  });

  it('loses no way when one goes on while something closes', async () => {
    const { router, back, now } = await visit('/');
    router.go(tableRoute('HEKS'));
    const release = router.layer(() => {});
    release();
    vi.advanceTimersByTime(3);
    router.go(replayRoute('HEKS'));
    vi.runAllTimers();
    expect(now()).toBe('/r/HEKS');
    back();
    expect(router.route).toEqual(tableRoute('HEKS'));
  });

  it('returns to the screen below when something open led elsewhere', async () => {
    const { router, back, now } = await visit('/');
    router.go(tableRoute('HEKS'));
    const release = router.layer(() => {});
    router.go({ screen: 'rules', edition: 'exago', anchor: '' });
    release();
    vi.runAllTimers();
    expect(now()).toBe('/rules/exago');
    back();
    expect(router.route).toEqual(tableRoute('HEKS'));
  });

  it('is not made longer by what a screen notes in its address', async () => {
    const { router, back, depth, now } = await visit('/');
    router.go(replayRoute('HEKS'));
    for (const step of [1, 2, 3]) router.note({ ...replayRoute('HEKS'), at: step });
    expect([depth(), now(), router.route]).toEqual([2, '/r/HEKS?at=3', { ...replayRoute('HEKS'), at: 3 }]);
    back();
    expect(router.route).toEqual(HOME);
  });
});
