/** Arrow keys on a board: one tab stop, a step for each key, and jumps from one offered cell to the next. */

export type Way = 'left' | 'right' | 'up' | 'down' | 'home' | 'end' | 'next' | 'previous';

const WAYS: Record<string, Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
  PageDown: 'next',
  PageUp: 'previous',
  '.': 'next',
  ',': 'previous',
};

/** The way a key points, if it does. */
export function wayOf(event: KeyboardEvent): Way | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return WAYS[event.key] ?? null;
}

/** The next of the offered cells after (or before) the present one, around and around. */
export function turn<C>(offered: readonly C[], present: C | null, way: 'next' | 'previous'): C | null {
  if (offered.length === 0) return null;
  const at = present === null ? -1 : offered.indexOf(present);
  if (at < 0) return (way === 'next' ? offered[0] : offered.at(-1)) ?? null;
  return offered[(at + (way === 'next' ? 1 : offered.length - 1)) % offered.length] ?? null;
}

/** Square cells: a step stays inside the box. */
export function stepSquare(
  cell: readonly [number, number],
  way: Way,
  box: { left: number; top: number; right: number; bottom: number },
): [number, number] {
  const [x, y] = cell;
  switch (way) {
    case 'left':
      return [Math.max(box.left, x - 1), y];
    case 'right':
      return [Math.min(box.right, x + 1), y];
    case 'up':
      return [x, Math.max(box.top, y - 1)];
    case 'down':
      return [x, Math.min(box.bottom, y + 1)];
    case 'home':
      return [box.left, y];
    case 'end':
      return [box.right, y];
    default:
      return [x, y];
  }
}

/** Hexagons in rows: up and down zigzag, so that two steps up are straight up. */
export function stepHex(cell: readonly [number, number], way: Way, side: number): [number, number] {
  const [q, r] = cell;
  const inside = (a: number, b: number): boolean => Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b)) < side;
  const first = (...tries: [number, number][]): [number, number] => tries.find(([a, b]) => inside(a, b)) ?? [q, r];
  const even = r % 2 === 0;
  switch (way) {
    case 'left':
      return first([q - 1, r]);
    case 'right':
      return first([q + 1, r]);
    case 'up':
      return even ? first([q + 1, r - 1], [q, r - 1]) : first([q, r - 1], [q + 1, r - 1]);
    case 'down':
      return even ? first([q, r + 1], [q - 1, r + 1]) : first([q - 1, r + 1], [q, r + 1]);
    case 'home':
      return [Math.max(-side + 1, -side + 1 - r), r];
    case 'end':
      return [Math.min(side - 1, side - 1 - r), r];
    default:
      return [q, r];
  }
}
