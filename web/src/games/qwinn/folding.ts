/** Where there is little room, spaces in a row that do not fit the throw become one line, so that what fits stays as big as a finger. */

/** One space, or a run of them that is shown as one line. */
export type LadderRow = string | readonly string[];

export const isRun = (row: LadderRow): row is readonly string[] => typeof row !== 'string';

const FINGER = 44;
const LINE = 18;
const GAP = 3;

export interface Room {
  /** Spaces that stay by themselves: those that fit, and those with a pawn. */
  kept: ReadonlySet<string>;
  /** How many rows are as tall as a finger. */
  tall: number;
  /** Pixels there are. */
  height: number;
}

/** The rows to show: every space by itself if there is room, else with runs of two and more folded. */
export function folded(spaces: readonly string[], { kept, tall, height }: Room): LadderRow[] {
  const needed = tall * FINGER + (spaces.length - tall) * LINE + (spaces.length - 1) * GAP;
  if (needed <= height) return [...spaces];
  const rows: LadderRow[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0) rows.push(run.length > 1 ? run : run[0]!);
    run = [];
  };
  for (const space of spaces) {
    if (kept.has(space)) {
      close();
      rows.push(space);
    } else run.push(space);
  }
  close();
  return rows;
}
