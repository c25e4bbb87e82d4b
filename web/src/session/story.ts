/** The story of a game told by its points: how far ahead each seat was, the plays that mattered, who did what best. */
import type { EventSent, OutcomeSent } from '../wire';
import { turns, type PlayedTurn } from './telling';

export interface Moment {
  kind: 'best' | 'lead' | 'full';
  turn: PlayedTurn;
  round: number;
}

export interface Honour {
  kind: 'best' | 'full' | 'led' | 'average';
  count: number;
}

export interface Ranked {
  seat: number;
  place: number;
}

export interface Story {
  rounds: number;
  /** Points ahead of the average, a seat and a round, from round 0. */
  ahead: number[][];
  moments: Moment[];
  /** By seat; of a game whose plays bring no points there is nothing to tell. */
  honours: Honour[];
  /** Seats from first to last; who has as much shares the place. */
  ranking: Ranked[];
}

export function storyOf(events: EventSent[], outcome: OutcomeSent): Story {
  const seats = outcome.scores.length;
  const played = turns(events);
  const totals = roundTotals(played, seats);
  const ahead = totals.map((series) => series.map((points, round) => points - mean(totals.map((one) => one[round] ?? 0))));
  const leads = leaders(totals);
  return {
    rounds: (totals[0]?.length ?? 1) - 1,
    ahead,
    moments: moments(played, totals, outcome),
    honours: honours(played, leads, seats),
    ranking: ranked(outcome),
  };
}

/** Winners first, whatever the points: who gave up is not first. Behind them, equal points are equal places. */
function ranked({ scores, winners }: OutcomeSent): Ranked[] {
  const ahead = (a: number, b: number) => Number(winners.includes(b)) - Number(winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0);
  return [...scores.keys()]
    .sort(ahead)
    .map((seat, _, order) => ({ seat, place: 1 + order.filter((other) => ahead(other, seat) < 0).length }));
}

/** Running totals a seat, all as long as the longest; index 0 is before the first turn. */
function roundTotals(played: PlayedTurn[], seats: number): number[][] {
  const totals: number[][] = Array.from({ length: seats }, () => [0]);
  for (const turn of played) totals[turn.seat]?.push((totals[turn.seat]?.at(-1) ?? 0) + turn.points);
  const longest = Math.max(...totals.map((series) => series.length));
  for (const series of totals) while (series.length < longest) series.push(series.at(-1) ?? 0);
  return totals;
}

/** Who is alone in front after each round; null when shared. */
function leaders(totals: number[][]): (number | null)[] {
  const rounds = totals[0]?.length ?? 0;
  return Array.from({ length: rounds }, (_, round) => {
    const points = totals.map((series) => series[round] ?? 0);
    const most = Math.max(...points);
    return points.filter((one) => one === most).length === 1 ? points.indexOf(most) : null;
  });
}

function moments(played: PlayedTurn[], totals: number[][], outcome: OutcomeSent): Moment[] {
  const rounds = roundsOf(played);
  const found: Moment[] = [];
  const add = (kind: Moment['kind'], turn: PlayedTurn | undefined) => {
    if (turn && !found.some((one) => one.turn === turn)) found.push({ kind, turn, round: rounds.get(turn) ?? 1 });
  };
  const scoring = played.filter((turn) => turn.points > 0);
  add(
    'best',
    scoring.reduce<PlayedTurn | undefined>((best, turn) => (turn.points > (best?.points ?? 0) ? turn : best), undefined),
  );
  add('lead', takesLead(played, totals.length, outcome));
  add(
    'full',
    scoring.filter((turn) => turn.event.lines?.some((line) => line.bonus)).findLast((turn) => !found.some((one) => one.turn === turn)),
  );
  return found.sort((a, b) => a.turn.number - b.turn.number);
}

/** The play with which the winner went ahead for good. */
function takesLead(played: PlayedTurn[], seats: number, outcome: OutcomeSent): PlayedTurn | undefined {
  const winner = outcome.winners.length === 1 ? outcome.winners[0] : undefined;
  if (winner === undefined) return undefined;
  const points = Array.from({ length: seats }, () => 0);
  let since: PlayedTurn | undefined;
  for (const turn of played) {
    points[turn.seat] = (points[turn.seat] ?? 0) + turn.points;
    const ahead = points.every((one, seat) => seat === winner || one < (points[winner] ?? 0));
    if (!ahead) since = undefined;
    else if (turn.seat === winner) since ??= turn;
  }
  return since;
}

function honours(played: PlayedTurn[], leads: (number | null)[], seats: number): Honour[] {
  const best = played.reduce<PlayedTurn | undefined>((top, turn) => (turn.points > (top?.points ?? 0) ? turn : top), undefined);
  if (!best) return [];
  return Array.from({ length: seats }, (_, seat) => {
    const own = played.filter((turn) => turn.seat === seat);
    const full = own.flatMap((turn) => turn.event.lines ?? []).filter((line) => line.bonus).length;
    const led = leads.filter((leader) => leader === seat).length;
    if (best.seat === seat) return { kind: 'best', count: best.points };
    if (full) return { kind: 'full', count: full };
    if (led > 2) return { kind: 'led', count: led };
    return { kind: 'average', count: Math.round(own.reduce((sum, turn) => sum + turn.points, 0) / Math.max(1, own.length)) };
  });
}

function roundsOf(played: PlayedTurn[]): Map<PlayedTurn, number> {
  const counts = new Map<number, number>();
  return new Map(
    played.map((turn) => {
      counts.set(turn.seat, (counts.get(turn.seat) ?? 0) + 1);
      return [turn, counts.get(turn.seat) ?? 1];
    }),
  );
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
