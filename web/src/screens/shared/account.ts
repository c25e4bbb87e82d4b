/** Why a game ended as it did for one seat, in whole hundredths of a win that add up: an even start, luck, what nobody could know, mistakes. */
import type { SeatJudged } from '../../wire';

export type Part = 'even' | 'luck' | 'unknown' | 'others' | 'own';

/** One line of the account: its figure, and the running total it begins and ends at. */
export interface AccountRow {
  part: Part;
  figure: number;
  from: number;
  to: number;
}

/** Own mistakes come last: they are what somebody can change. A part that was nothing stays nothing, and luck has no line in a game without it. */
export function accountOf(one: SeatJudged, lucky: boolean): { rows: AccountRow[]; result: number } {
  const parts: [Part, number][] = [
    ['even', 100 * one.even],
    ['luck', 100 * one.luck],
    ['unknown', 100 * one.unknown],
    ['others', 100 * one.received],
    ['own', -100 * one.given],
  ];
  const told = parts.filter(([part]) => lucky || part !== 'luck');
  const result = Math.round(100 * one.result);
  const figures = whole(
    told.map(([, value]) => value),
    result,
  );
  let to = 0;
  const rows = told.map(([part], i) => {
    const from = to;
    to += figures[i] ?? 0;
    return { part, figure: figures[i] ?? 0, from, to };
  });
  return { rows, result };
}

/** Whole numbers with this sum, each as near to its value as that allows. */
function whole(values: number[], sum: number): number[] {
  const found = values.map((value) => Math.round(value) + 0); // no minus zero
  const isNothing = (value: number): boolean => Math.abs(value) < 0.05;
  for (let left = sum - found.reduce((a, b) => a + b, 0); left !== 0; left -= Math.sign(left)) {
    const missing = (i: number): number => Math.sign(left) * ((values[i] ?? 0) - (found[i] ?? 0));
    const able = values.map((_, i) => i).filter((i) => !isNothing(values[i] ?? 0));
    const most = able.reduce((best, i) => (missing(i) > missing(best) ? i : best), able[0] ?? 0);
    found[most] = (found[most] ?? 0) + Math.sign(left);
  }
  return found;
}

/** What weighed most in the way the game went: of the parts that pulled towards its result. */
export function weightiest({ rows, result }: { rows: AccountRow[]; result: number }): AccountRow | undefined {
  const even = rows.find(({ part }) => part === 'even')?.figure ?? 0;
  const way = Math.sign(result - even);
  return rows.filter(({ part, figure }) => part !== 'even' && figure * way > 0).sort((a, b) => Math.abs(b.figure) - Math.abs(a.figure))[0];
}
