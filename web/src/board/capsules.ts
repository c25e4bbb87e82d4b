/** Where the capsule around a line lies on square cells, and where its points find a free corner. */
import type { Box, Point } from './viewport.svelte';
import { CELL } from './viewport.svelte';

export interface Capsule {
  points: number;
  /** Six long: a bigger disc. */
  big: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
  badge: Point;
}

export interface LineOnBoard {
  cells: readonly (readonly [number, number])[];
  points: number;
  big: boolean;
}

/** One capsule a line, flat ones a little wider than upright ones so that crossing edges do not lie on each other. */
export function capsules(lines: readonly LineOnBoard[], taken: (x: number, y: number) => boolean): Capsule[] {
  const boxes = lines.map(({ cells }) => boxOf(cells));
  const badges: Point[] = [];
  return lines.map(({ points, big }, i) => {
    const box = boxes[i]!;
    const flat = box.right - box.left >= box.bottom - box.top;
    const out = flat ? 3 : 5;
    const x = box.left - out;
    const y = box.top - out - 1;
    const width = box.right - box.left + 2 * out;
    const height = box.bottom - box.top + 2 * out;
    const corners: Point[] = [
      { x, y },
      { x: x + width, y },
      { x, y: y + height },
      { x: x + width, y: y + height },
    ].map((corner) => ({ x: corner.x + (corner.x < box.left ? 6 : -6), y: corner.y + (corner.y < box.top ? 6 : -6) }));
    const others = boxes.filter((_, j) => j !== i);
    const cost = (corner: Point, order: number): number =>
      badges.filter((badge) => Math.hypot(badge.x - corner.x, badge.y - corner.y) < 70).length * 100 +
      others.filter((other) => inside(corner, other, 12)).length * 10 +
      neighbours(corner).filter(([cx, cy]) => taken(cx, cy)).length * 2 +
      order * 0.1;
    const badge = corners
      .map((corner, order) => ({ corner, cost: cost(corner, order) }))
      .reduce((a, b) => (a.cost <= b.cost ? a : b)).corner;
    badges.push(badge);
    return { points, big, x, y, width, height, round: flat ? 29 : 31, badge };
  });
}

export function boxOf(cells: readonly (readonly [number, number])[]): Box {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    left: Math.min(...xs) * CELL,
    top: Math.min(...ys) * CELL,
    right: (Math.max(...xs) + 1) * CELL,
    bottom: (Math.max(...ys) + 1) * CELL,
  };
}

const inside = ({ x, y }: Point, box: Box, slack: number): boolean =>
  x > box.left - slack && x < box.right + slack && y > box.top - slack && y < box.bottom + slack;

/** The four cells that meet near a corner. */
const neighbours = ({ x, y }: Point): [number, number][] => {
  const cx = Math.round(x / CELL);
  const cy = Math.round(y / CELL);
  return [
    [cx - 1, cy - 1],
    [cx, cy - 1],
    [cx - 1, cy],
    [cx, cy],
  ];
};
