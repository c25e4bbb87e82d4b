/** One scale for chances that lie near each other: wide enough for all of them with their doubts, and never so narrow that noise looks large. */

const LEAST = 0.1;

export interface Scale {
  low: number;
  high: number;
  /** Where a chance lies, in per cent of the width. */
  at(chance: number): number;
}

export function scaleOf(choices: readonly { chance: number; error: number }[]): Scale {
  let low = Math.min(1, ...choices.map(({ chance, error }) => chance - error));
  let high = Math.max(0, ...choices.map(({ chance, error }) => chance + error));
  const more = Math.max(0, LEAST - (high - low)) / 2;
  low = Math.max(0, Math.floor(20 * (low - more)) / 20);
  high = Math.min(1, Math.ceil(20 * (high + more)) / 20);
  return { low, high, at: (chance) => Math.min(100, Math.max(0, (100 * (chance - low)) / (high - low || 1))) };
}
