/** Cells of Qwirkle by name and by number, and the tiles that a deed puts on them. */
import type { Deed } from '../../wire';

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

/** The tiles a deed lays; none for a swap, a pass or a draw. */
export function placedBy(deed: Deed | null | undefined): Placed[] {
  if (deed?.kind !== 'lay') return [];
  return (deed.moves ?? []).map(({ piece = '', to = '' }) => {
    const [x, y] = cellOf(to);
    return { tile: piece, x, y };
  });
}

/** The tiles a swap sets aside. */
export const swappedBy = (deed: Deed | null | undefined): string[] =>
  deed?.kind === 'swap' ? (deed.moves ?? []).map(({ piece = '' }) => piece) : [];

export const laying = (placed: readonly Placed[]): Deed => ({
  kind: 'lay',
  moves: placed.map(({ tile, x, y }) => ({ piece: tile, to: keyOf(x, y) })),
});

export const swapping = (tiles: readonly string[]): Deed => ({ kind: 'swap', moves: tiles.map((piece) => ({ piece })) });
