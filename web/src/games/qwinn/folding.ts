/** Where there is little room, spaces in a row that do not fit the throw become one line, so that what fits stays as big as a finger. */

/** One space, or a run of them that is shown as one line. */
export type LadderRow = string | readonly string[];

export const isRun = (row: LadderRow): row is readonly string[] => typeof row !== 'string';

const FINGER = 44;
const LINE = 18;
/** The row with the outline of the pawn that is to move: its words stay clear of the line. */
const STANDING = 28;
const GAP = 3;

export interface Room {
  /** Spaces that stay by themselves: those that fit, and those with a pawn. */
  kept: ReadonlySet<string>;
  /** Spaces that words point at: they stay too. */
  pointed?: readonly string[];
  /** How many rows are as tall as a finger. */
  tall: number;
  /** The pawn that is to move stands in a row that is none of these. */
  stands?: boolean;
  /** Pixels there are. */
  height: number;
}

/** The rows to show: every space by itself if there is room, else with runs of two and more folded. */
export function folded(spaces: readonly string[], { kept, pointed = [], tall, stands = false, height }: Room): LadderRow[] {
  const lines = (spaces.length - tall) * LINE + (stands ? STANDING - LINE : 0);
  const needed = tall * FINGER + lines + (spaces.length - 1) * GAP;
  if (needed <= height) return [...spaces];
  const rows: LadderRow[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0) rows.push(run.length > 1 ? run : run[0]!);
    run = [];
  };
  for (const space of spaces) {
    if (kept.has(space) || pointed.includes(space)) {
      close();
      rows.push(space);
    } else run.push(space);
  }
  close();
  return rows;
}
