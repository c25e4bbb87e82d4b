/** The one who writes the address: goes to another screen without loading the page again, and back to what was before. */
import { SITE } from '../device/site';
import { inside, outside } from './place';
import { addressOf, readRoute, type Address, type Route } from './routes';

/** Something that lies over the screen, with an entry of its own in the browser's history, so that Back takes it away. */
interface Layer {
  id: number;
  close(): void;
}

class Router {
  route = $state.raw<Route>(routeOf(location));
  #layers: Layer[] = [];
  /** Later than any of this tab's history, which outlives a reload. */
  #next = Date.now();
  /** What has to wait until the browser has left the entry of something that was closed. */
  #waiting: (() => void)[] | null = null;

  constructor() {
    addEventListener('popstate', () => this.#came());
    addEventListener('hashchange', () => (this.route = routeOf(location)));
    document.addEventListener('click', (event) => this.#follow(event));
    if (!SITE) return;
    document.addEventListener('pointerover', writeLink);
    document.addEventListener('focusin', writeLink);
  }

  go(to: Route, { replace = false } = {}): void {
    if (this.#waiting) return void this.#waiting.push(() => this.go(to, { replace }));
    const isLayer = layerOf(history.state) !== null;
    if (replace || isLayer) history.replaceState(null, '', outside(addressOf(to)));
    else history.pushState(null, '', outside(addressOf(to)));
    this.route = routeOf(location);
    if (!replace) scrollTo(0, 0);
  }

  /** Writes what the screen shows now into its address; neither the screen nor the way back changes. */
  note(to: Route): void {
    history.replaceState(history.state, '', outside(addressOf(to)));
    this.route = to;
  }

  /** Something is opened over the screen: Back closes it first. The function that comes back is for who closed it otherwise. */
  layer(close: () => void): () => void {
    const layer = { id: (this.#next += 1), close };
    this.#layers.push(layer);
    this.#enter(layer);
    return () => {
      if (!this.#layers.includes(layer)) return;
      this.#layers = this.#layers.filter((one) => one !== layer);
      setTimeout(() => this.#leave(layer), 0);
    };
  }

  /** What opens while something else closes takes over its entry. */
  #enter(layer: Layer): void {
    if (this.#waiting) return void this.#waiting.push(() => this.#layers.includes(layer) && this.#enter(layer));
    const top = layerOf(history.state);
    const isFree = top !== null && !this.#layers.some(({ id }) => id === top);
    if (isFree) history.replaceState({ layer: layer.id }, '');
    else history.pushState({ layer: layer.id }, '');
  }

  #leave(layer: Layer): void {
    if (this.#waiting || layerOf(history.state) !== layer.id) return;
    this.#waiting = [];
    history.back();
  }

  #came(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    const at = layerOf(history.state) ?? 0;
    const gone = waiting ? [] : this.#layers.filter((layer) => layer.id > at);
    this.#layers = this.#layers.filter((layer) => !gone.includes(layer));
    for (const layer of gone.reverse()) layer.close();
    const route = routeOf(location);
    if (addressOf(route) !== addressOf(this.route)) this.route = route;
    for (const then of waiting ?? []) then();
  }

  /** Plain clicks on our own links stay in the page; everything else is the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(routeOf(link));
  }
}

export const router = new Router();

/** The screen of an address in the browser. */
function routeOf(address: Address): Route {
  return readRoute(inside(address));
}

/** What links were written as: who points at one and then presses it comes by twice. */
const written = new WeakMap<Element, string>();

/** A link in the page's own form gets the browser's, before somebody copies it or opens it in another tab. */
function writeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!link || !address?.startsWith('/') || written.get(link) === address) return;
  const whole = outside(address);
  written.set(link, whole);
  link.setAttribute('href', whole);
}

/** The layer that an entry of the history belongs to. */
function layerOf(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number' ? state.layer : null;
}
