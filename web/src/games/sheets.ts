/** The paper sheets that lie in the boxes, for games that people write points down at: what is printed on each. */

export interface Column {
  /** Both players' spaces from the top, and what is printed beside one; 0 where the dice say it. */
  spaces: { name: string; points: number }[];
  boycotts: string[];
  goal: number;
  throws: number;
  /** A boycott that leaves fewer throws. */
  fewer: Record<string, number>;
}

export interface PaperSheet {
  least: number;
  most: number;
  /** What a full line brings, and who lays the last tile. */
  full?: number;
  last?: number;
  column?: Column;
}

/** The words for a boycott. */
export const boycottWords = (boycott: string) => `qwinn-boycott-${boycott}`;

const printed = (name: string, points = 0) => ({ name, points });

export const SHEETS: Record<string, PaperSheet> = {
  qwirkle: { least: 2, most: 8, full: 12, last: 6 },
  qwinn: {
    least: 2,
    most: 2,
    column: {
      spaces: [
        ...['2x1', '2x2', '2x3', '2x4', '2x5', '2x6', 'three', 'four'].map((name) => printed(name)),
        printed('full', 25),
        printed('small', 30),
        printed('large', 40),
        printed('topper', 50),
      ],
      boycotts: ['max2', 'minus', 'negeer'],
      goal: 250,
      throws: 3,
      fewer: { max2: 2 },
    },
  },
};
