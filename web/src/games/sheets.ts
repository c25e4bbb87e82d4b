/** The paper sheets that lie in the boxes, for games that people write points down at: what is printed on each. */
import written from './sheets.json';

export interface Column {
  /** Both players' spaces from the top, and what is printed beside one; 0 where the dice say it. */
  spaces: { name: string; points: number }[];
  /** Where the pawns begin. */
  start: string;
  boycotts: string[];
  /** White dice, beside one that is red, and the faces of each. */
  whites: number;
  faces: number;
  goal: number;
  throws: number;
  /** A boycott that leaves fewer throws. */
  fewer: Record<string, number>;
}

export interface PrintedSheet {
  least: number;
  most: number;
  /** What a full line brings, and who lays the last tile. */
  full?: number;
  last?: number;
  column?: Column;
}

/** The words for a boycott. */
export const boycottWords = (boycott: string) => `qwinn-boycott-${boycott}`;

/** Written from the editions by `python web/scripts/sheets.py`. */
export const SHEETS: Record<string, PrintedSheet> = written;
