/** Cells of Exago by name and by number, where they lie in board units, the stone that a deed moves, and why cells are marked. */
import type { Box, Point } from '../../board/viewport.svelte';
import type { Deed, Mark } from '../../wire';

/** Distance of two cells in a row, and of two rows. */
export const ACROSS = 86.6;
export const DOWN = 75;

/** Why the server points at cells: nothing else is drawn. */
type MarkKind = 'falls' | 'threat' | 'blocks' | 'unstoppable' | 'stays' | 'line';

export const ofKind = (marks: readonly Mark[] | undefined, kind: MarkKind): Mark[] => (marks ?? []).filter((mark) => mark.kind === kind);

export type Hex = readonly [q: number, r: number];

export const keyOf = ([q, r]: Hex): string => `${q},${r}`;

export function hexOf(key: string): Hex {
  const [q, r] = key.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

/** The cell that is printed on the board, from which all others are counted. */
export const START: Hex = [0, 0];
export const START_KEY = keyOf(START);

export const placeOf = ([q, r]: Hex): Point => ({ x: ACROSS * (q + r / 2), y: DOWN * r });

export function hexAt({ x, y }: Point): Hex {
  const r = y / DOWN;
  const q = x / ACROSS - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

export function boxOf(hex: Hex): Box {
  const { x, y } = placeOf(hex);
  return { left: x - 46, top: y - 50, right: x + 46, bottom: y + 50 };
}

/** Every row of a board from top to bottom, each cell from left to right. */
export function rowsOf(side: number): Hex[][] {
  const reach = side - 1;
  return Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const r = i - reach;
    const from = Math.max(-reach, -reach - r);
    const to = Math.min(reach, reach - r);
    return Array.from({ length: to - from + 1 }, (_, j) => [from + j, r] as const);
  });
}

/** The stone that a deed moves: one from the hand has no origin. */
export function movedBy(deed: Deed | null | undefined): { from: string | null; to: string } | null {
  const [stone] = deed?.moves ?? [];
  return stone?.to ? { from: stone.origin || null, to: stone.to } : null;
}

/** The corners of a hexagon of this radius around a point. */
export function hexagon({ x, y }: Point, radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const turn = (Math.PI / 3) * i - Math.PI / 2;
      return `${(x + radius * Math.cos(turn)).toFixed(1)},${(y + radius * Math.sin(turn)).toFixed(1)}`;
    })
    .join(' ');
}

/** A capsule over a straight row of cells: middle, length and turn. */
export function capsuleOf(cells: readonly string[]): { x: number; y: number; length: number; turn: number } | null {
  const places = cells.map((cell) => placeOf(hexOf(cell)));
  const by = [...places].sort((a, b) => a.x - b.x || a.y - b.y);
  const [from, to] = [by[0], by.at(-1)];
  if (!from || !to) return null;
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    length: Math.hypot(to.x - from.x, to.y - from.y),
    turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** Lines of one seat that lie on the same straight row become one, so that their capsules do not cross. */
export function joined(lines: readonly (readonly string[])[]): string[][] {
  const rows = new Map<string, string[][]>();
  for (const cells of lines) {
    const row = rowOf(cells);
    const known = rows.get(row) ?? [];
    const touching = known.filter((other) => other.some((cell) => cells.includes(cell)));
    const merged = [...new Set([...touching.flat(), ...cells])];
    rows.set(row, [...known.filter((other) => !touching.includes(other)), merged]);
  }
  return [...rows.values()].flat();
}

/** The straight row that cells lie on: what all of them share. */
function rowOf(cells: readonly string[]): string {
  const hexes = cells.map(hexOf);
  const [q, r] = hexes[0] ?? [0, 0];
  if (hexes.every((hex) => hex[1] === r)) return `r${r}`;
  return hexes.every((hex) => hex[0] === q) ? `q${q}` : `s${q + r}`;
}
