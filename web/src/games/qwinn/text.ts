/** Canonical text of Qwinn!'s throws and choices. */

export interface Throw {
  whites: number[];
  red: number;
}

/** The dice of `roll:1133/3`. */
export function rolledBy(action: string): Throw | null {
  const found = /^roll:(\d+)\/(\d)$/.exec(action);
  return found ? { whites: [...found[1]!].map(Number), red: Number(found[2]) } : null;
}

/** The dice held by `keep:33/-`; a red die that is thrown again is 0. */
export function keptBy(action: string): Throw | null {
  const found = /^keep:(\d*)\/(\d|-)$/.exec(action);
  return found ? { whites: [...found[1]!].map(Number), red: found[2] === '-' ? 0 : Number(found[2]) } : null;
}

export const keepOf = (whites: readonly number[], red: number | null): string => `keep:${[...whites].sort().join('')}/${red ?? '-'}`;

/** Where a go leads, and how it uses the red die: `+minus` places, `-minus` removes. */
export function wentBy(action: string): { space: string; red: string } | null {
  const found = /^go:([^+-]+)([+-]\w+)?$/.exec(action);
  return found ? { space: found[1]!, red: found[2] ?? '' } : null;
}

/** Whose pawns are solid: this device's seat, or the first one where both or none of them are. */
export const solidSeat = (you: readonly number[] = []): number => (you.length === 1 ? (you[0] ?? 0) : 0);
