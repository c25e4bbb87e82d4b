/** Arrow keys in a field of keys that is one tab stop: each leads to the nearest key that way. */

interface Middle {
  x: number;
  y: number;
}

const WAYS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place of the key that an arrow, Home or End leads to from this one; null where there is none. */
export function keyThatWay(keys: readonly Middle[], from: number, pressed: string): number | null {
  if (pressed === 'Home') return keys.length ? 0 : null;
  if (pressed === 'End') return keys.length ? keys.length - 1 : null;
  const way = WAYS[pressed];
  const here = keys[from];
  if (!way || !here) return null;
  const ahead = ({ x, y }: Middle) => (x - here.x) * way[0] + (y - here.y) * way[1];
  const aside = ({ x, y }: Middle) => Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
  /* Sideways one stays in the row; up and down the next row comes before the straight line. */
  const found = keys
    .map((key, place) => ({ place, ahead: ahead(key), aside: aside(key) }))
    .filter((key) => key.ahead > 1 && (way[0] === 0 || key.aside < 1))
    .sort((a, b) => Math.round(a.ahead - b.ahead) || a.aside - b.aside)[0];
  if (found) return found.place;
  /* At the end of a row the next one begins. */
  const on = way[0] === 0 ? -1 : from + way[0];
  return on in keys ? on : null;
}

/** Moves the focus; says whether it did. */
export function moveByArrow(event: KeyboardEvent, keys: readonly HTMLElement[]): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const from = keys.indexOf(event.target as HTMLElement);
  if (from < 0) return false;
  const middles = keys.map((key) => key.getBoundingClientRect()).map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const to = keyThatWay(middles, from, event.key);
  if (to === null) return false;
  event.preventDefault();
  keys[to]?.focus();
  return true;
}
