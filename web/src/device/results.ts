/** Somebody's own figures, counted from the games this device remembers. */
import { gameOf } from './editions';
import type { Remembered } from './seats.svelte';

export interface Figures {
  game: string;
  played: number;
  won: number;
  /** Highest final score and best single play; 0 where a game has no points. */
  highest: number;
  best: number;
  full: number;
}

/** One row a game, most played first; games of several people at this device count for none of them. */
export function figures(games: Remembered[]): Figures[] {
  const rows = new Map<string, Figures>();
  for (const one of games) {
    const seat = one.you[0];
    if (one.status !== 'finished' || one.you.length !== 1 || seat === undefined) continue;
    const game = gameOf(one.game);
    const row = rows.get(game) ?? { game, played: 0, won: 0, highest: 0, best: 0, full: 0 };
    row.played += 1;
    row.won += one.winners?.includes(seat) ? 1 : 0;
    row.highest = Math.max(row.highest, one.scores[seat] ?? 0);
    row.best = Math.max(row.best, one.best ?? 0);
    row.full += one.full ?? 0;
    rows.set(game, row);
  }
  return [...rows.values()].sort((a, b) => b.played - a.played);
}

/** The points of a game: one's own first where one has one seat, then those of the others in the order of their names. */
export function pointsOf({ scores, you }: Remembered): string {
  const own = you.length === 1 ? you[0] : undefined;
  const told = own === undefined ? scores : [scores[own] ?? 0, ...scores.filter((_, seat) => seat !== own)];
  return told.join(' – ');
}
