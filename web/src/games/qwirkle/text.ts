/** Canonical text of Qwirkle's plays: read to draw them, written to ask about them. */

export interface Placed {
  tile: string;
  x: number;
  y: number;
}

export const keyOf = (x: number, y: number): string => `${x},${y}`;

export function cellOf(key: string): [number, number] {
  const [x, y] = key.split(',').map(Number);
  return [x ?? 0, y ?? 0];
}

/** The tiles an action lays; none for a swap, a pass or a draw. */
export function placedBy(action: string): Placed[] {
  if (!action.includes('@')) return [];
  return action.split('+').map((part) => {
    const [tile = '', key = ''] = part.split('@');
    const [x, y] = cellOf(key);
    return { tile, x, y };
  });
}

/** The tiles a swap sets aside. */
export const swappedBy = (action: string): string[] => (action.startsWith('swap:') ? action.slice(5).split('+') : []);

export function textOf(placed: readonly Placed[]): string {
  return [...placed]
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .map(({ tile, x, y }) => `${tile}@${keyOf(x, y)}`)
    .join('+');
}

export const swapOf = (tiles: readonly string[]): string => `swap:${[...tiles].sort().join('+')}`;
