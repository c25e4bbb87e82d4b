/**
 * Where the page lies. A server answers every address of the page; a site of files has one address, so there the rest stands behind its
 * question mark: `/t/HEKS?at=3` is `./?t/HEKS&at=3`, in whatever folder the site lies.
 */
import { SITE } from '../device/site';
import type { Address } from './routes';

/** The address in the browser as the page's own; a link that is written as the page's own is one already. */
export function inside(address: Address, site = SITE, folder = site ? location.pathname : ''): Address {
  if (!site || address.pathname !== folder) return address;
  const [first = '', ...rest] = address.search.slice(1).split('&');
  if (first === '' || first.includes('=')) return { pathname: '/', search: address.search, hash: address.hash };
  return { pathname: `/${first}`, search: rest.length ? `?${rest.join('&')}` : '', hash: address.hash };
}

/** One of the page's own addresses as the browser has it. */
export function outside(address: string, site = SITE, folder = site ? location.pathname : ''): string {
  if (!site) return address;
  const [, path = '', query = '', hash = ''] = /^\/([^?#]*)\??([^#]*)(#.*)?$/.exec(address) ?? [];
  const search = [path, query].filter(Boolean).join('&');
  return `${folder}${search ? `?${search}` : ''}${hash}`;
}
