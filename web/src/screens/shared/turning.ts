/** The play in which a game turned for a seat: the one that lost it, or else the dearest, with the chance before and after it. */
import type { Judged, MoveJudged } from '../../wire';

export interface Turning {
  /** Of the event. */
  number: number;
  kind: 'lost' | 'dear';
  /** In whole hundredths. */
  before: number;
  after: number;
}

/** A dearest play that took less than this is not worth a sentence. */
const WORTH = 3;

export function turningOf({ moves = [], seats = [] }: Judged, seat: number): Turning | null {
  const account = seats.find((one) => one.seat === seat);
  const even = 100 * (account?.even ?? 1 / Math.max(1, seats.length));
  const own = moves.filter((move) => move.seat === seat).map((move) => ({ ...stood(move), isSlip: Boolean(move.name) }));
  /* It was lost where the chance was even for the last time, if a mistake took it from there. */
  const last = account && account.result <= 0 ? own.findLast(({ before }) => before >= even) : undefined;
  if (last?.isSlip && last.after < even) return { number: last.number, kind: 'lost', before: last.before, after: last.after };
  const [dear] = own.filter(({ isSlip }) => isSlip).sort((a, b) => b.before - b.after - (a.before - a.after));
  if (!dear || dear.before - dear.after < WORTH) return null;
  return { number: dear.number, kind: 'dear', before: dear.before, after: dear.after };
}

/** So much luck is told as good or bad, in hundredths of a win. */
const FELT = 5;

export function luckTold(luck: number): 'up' | 'down' | 'even' {
  if (Math.abs(100 * luck) < FELT) return 'even';
  return luck > 0 ? 'up' : 'down';
}

/** What is told of a move is the chance after it. */
function stood({ number, chance, given }: MoveJudged): { number: number; before: number; after: number } {
  const whole = (part: number): number => Math.round(100 * Math.min(1, Math.max(0, part)));
  return { number, before: whole(chance + given), after: whole(chance) };
}
