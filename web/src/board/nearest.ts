/** Finds the cell that a piece in the air is meant for. */
import type { Point } from './viewport.svelte';

/** Of these cells the one whose middle is nearest to a point, if it is within reach. */
export function nearest(cells: Iterable<string>, point: Point, reach: number, middleOf: (cell: string) => Point): string | null {
  let best: string | null = null;
  for (const cell of cells) {
    const middle = middleOf(cell);
    const far = Math.hypot(middle.x - point.x, middle.y - point.y);
    if (far < reach) [reach, best] = [far, cell];
  }
  return best;
}
