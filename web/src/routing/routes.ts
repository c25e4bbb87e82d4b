/** The screens and their addresses, both ways: what one function writes the other reads. */
import { isCode } from '../device/stored';
import { COMPANIES, type Company } from './company';

export type Route =
  | { screen: 'home'; setup: { game: string; company: Company } | null }
  /** `link` is the secret of a seat that the address carries behind the #, which is shown to nobody. */
  | { screen: 'table'; table: string; link: string | null }
  /** Through whose eyes, null for everybody's; `look`: with what a strong bot thinks of it. */
  | { screen: 'replay'; table: string; at: number | null; eyes: number | null; look: boolean }
  /** Tries moves from a position, which stands behind the # and which its screen reads itself. */
  | { screen: 'whatif'; spot: string }
  | { screen: 'rules'; edition: string; anchor: string }
  | { screen: 'admin' }
  /** The score pad beside the wooden box. */
  | { screen: 'pad'; game: string }
  /** Lessons, puzzles, the game of the day and one's own figures: which of them, they read themselves. */
  | { screen: 'learn'; path: string }
  | { screen: 'lost'; path: string };

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

export const HOME: Route = { screen: 'home', setup: null };
export const tableRoute = (table: string): Route & { screen: 'table' } => ({ screen: 'table', table, link: null });
export const replayRoute = (table: string): Route & { screen: 'replay' } => ({
  screen: 'replay',
  table,
  at: null,
  eyes: null,
  look: false,
});

/** The screen of an address; one that cannot be read, whoever wrote it, leads nowhere. */
export function readRoute({ pathname, search, hash }: Address): Route {
  const lost: Route = { screen: 'lost', path: pathname };
  let parts: string[];
  try {
    parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return lost;
  }
  const [first = '', second = '', ...rest] = parts;
  const query = new URLSearchParams(search);
  switch (first) {
    case '':
      return { screen: 'home', setup: readSetup(query) };
    case 't':
      return isCode(second) && !rest.length ? { screen: 'table', table: second, link: readLink(hash) } : lost;
    case 'r':
      if (!isCode(second) || rest.length) return lost;
      return { screen: 'replay', table: second, at: count(query, 'at', 9), eyes: count(query, 'eyes', 2), look: query.has('look') };
    case 'what-if':
      return second ? lost : { screen: 'whatif', spot: hash.slice(1) };
    case 'pad':
      return second && !rest.length ? { screen: 'pad', game: second } : lost;
    case 'learn':
      return { screen: 'learn', path: [second, ...rest].filter(Boolean).join('/') };
    case 'rules':
      return { screen: 'rules', edition: [second, ...rest].filter(Boolean).join('/'), anchor: readAnchor(hash) };
    case 'admin':
      return second ? lost : { screen: 'admin' };
    default:
      return lost;
  }
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return `/${asked(route.setup ? { new: route.setup.game, with: route.setup.company === 'bot' ? null : route.setup.company } : {})}`;
    case 'table':
      return `/t/${encodeURIComponent(route.table)}${route.link === null ? '' : `#s=${encodeURIComponent(route.link)}`}`;
    case 'replay':
      return `/r/${encodeURIComponent(route.table)}${asked({ at: route.at, eyes: route.eyes, look: route.look ? '' : null })}`;
    case 'whatif':
      return route.spot ? `/what-if#${route.spot}` : '/what-if';
    case 'rules':
      return `/rules/${route.edition.split('/').map(encodeURIComponent).join('/')}${route.anchor ? `#${encodeURIComponent(route.anchor)}` : ''}`;
    case 'admin':
      return '/admin';
    case 'pad':
      return `/pad/${encodeURIComponent(route.game)}`;
    case 'learn':
      return ['/learn', ...route.path.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
    case 'lost':
      return route.path;
  }
}

/** Table codes are typed by hand, so case and spaces do not matter. */
export function tidyCode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_]+/g, '-');
}

/** What people paste where a code is asked for: a code, or a whole link, with the secret of a seat if it has one. */
export function readCode(text: string): { asked: string; link: string | null } {
  const [address = '', hash = ''] = (text.split('/t/')[1] ?? text).split('#');
  return { asked: tidyCode(address.split('?')[0] ?? ''), link: readLink(`#${hash}`) };
}

function readSetup(query: URLSearchParams): { game: string; company: Company } | null {
  const game = query.get('new');
  return game ? { game, company: COMPANIES.find((one) => one === query.get('with')) ?? 'bot' } : null;
}

function readLink(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('s');
}

function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A number of so many digits at most; nothing else will do. */
function count(query: URLSearchParams, name: string, digits: number): number | null {
  const text = query.get(name) ?? '';
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : null;
}

function asked(wishes: Record<string, string | number | null>): string {
  const given = Object.entries(wishes).filter(([, wish]) => wish !== null);
  const query = given.map(([name, wish]) => (wish === '' ? name : `${name}=${encodeURIComponent(String(wish))}`));
  return query.length ? `?${query.join('&')}` : '';
}
