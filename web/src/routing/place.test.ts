/** A site of files has one address: what one function writes behind its question mark the other reads. */
import { beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../testing/browser';

let place: typeof import('./place');
beforeAll(async () => {
  browser();
  place = await import('./place');
});

const BELOW = '/below/';
const OWN = ['/', '/t/HEKS-23', '/r/HEKS-23?at=3&look', '/rules/qwirkle/nl-2023#end', '/?new=exago&with=device', '/t/A%20B#s=secret'];

describe('an address of the page', () => {
  it.each(OWN)('%s is found again in a site below a path', (address) => {
    const written = place.outside(address, true, BELOW);
    expect(written.startsWith(BELOW)).toBe(true);
    const { pathname, search, hash } = new URL(written, 'http://here');
    expect(pathname).toBe(BELOW);
    const found = place.inside({ pathname, search, hash }, true, BELOW);
    expect(`${found.pathname}${found.search}${found.hash}`).toBe(address);
  });

  it.each(OWN)('%s is as it is where a server answers', (address) => {
    expect(place.outside(address, false)).toBe(address);
  });

  it('that a link has as the page writes it is read as such', () => {
    expect(place.inside({ pathname: '/t/HEKS', search: '', hash: '' }, true, BELOW).pathname).toBe('/t/HEKS');
  });
});
