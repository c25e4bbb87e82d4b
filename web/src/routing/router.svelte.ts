/** Which screen the address asks for, and how to go to another without loading the page again. */
import { isCode } from '../device/stored';

export type Route =
  | { screen: 'home'; fresh: string | null }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; at: number | null; eyes: string }
  | { screen: 'rules'; edition: string; anchor: string }
  | { screen: 'lost'; path: string };

class Router {
  route = $state.raw<Route>(read(location));

  constructor() {
    addEventListener('popstate', () => (this.route = read(location)));
    addEventListener('hashchange', () => (this.route = read(location)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.route = read(location);
    if (!replace) scrollTo(0, 0);
  }

  /** Plain clicks on our own links stay in the page; everything else is the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();

/** Table codes are typed by hand, so case and spaces do not matter. */
export function tidyCode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_]+/g, '-');
}

/** The screen of an address; one that cannot be read, whoever wrote it, leads nowhere. */
export function read(at: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  let parts: string[];
  try {
    parts = at.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { screen: 'lost', path: at.pathname };
  }
  const [first = '', second = '', ...rest] = parts;
  const query = new URLSearchParams(at.search);
  if (first === '') return { screen: 'home', fresh: query.get('new') };
  if ((first === 't' || first === 'r') && !isCode(second)) return { screen: 'lost', path: at.pathname };
  if (first === 't') return { screen: 'table', table: second };
  if (first === 'r') {
    const asked = query.get('at') ?? '';
    return { screen: 'replay', table: second, at: /^\d{1,9}$/.test(asked) ? Number(asked) : null, eyes: query.get('eyes') ?? '' };
  }
  if (first === 'rules') return { screen: 'rules', edition: [second, ...rest].filter(Boolean).join('/'), anchor: at.hash.slice(1) };
  return { screen: 'lost', path: at.pathname };
}
