/** A finished game against one bot as a short note for one's own figures, and what a look back adds to it. */
import { gameOf } from '../device/editions';
import { learned } from '../device/learned.svelte';
import type { EventSent, Judged, OutcomeSent, TableSent } from '../wire';
import { turns } from './telling';

interface Ended {
  sent: TableSent;
  you: number[];
  events: EventSent[];
  outcome: OutcomeSent | null;
}

/** Games of one person against one bot count; those of several people, or broken off, do not. */
export function noteEnd({ sent, you, events, outcome }: Ended): void {
  const seat = you[0];
  const bot = sent.seats.find((one) => one.kind === 'bot');
  if (seat === undefined || you.length !== 1 || sent.seats.length !== 2 || !bot || !outcome || sent.status !== 'finished') return;
  const own = turns(events).filter((turn) => turn.seat === seat);
  const { winners, scores } = outcome;
  learned.noteGame({
    table: sent.table,
    day: new Date(events.at(-1)?.at || Date.now()).toISOString().slice(0, 10),
    game: gameOf(sent.game),
    level: bot.level ?? '',
    score: winners.includes(seat) ? (winners.length > 1 ? 0.5 : 1) : winners.length ? 0 : 0.5,
    points: scores[seat] ?? 0,
    turns: own.length,
    full_lines: own.flatMap((turn) => turn.event.lines ?? []).filter((line) => line.bonus).length,
    mistakes: null,
    luck: null,
  });
}

/** A review of a game that has a note tells its mistakes and its luck. */
export function noteReview(table: string, seat: number | undefined, { ready, moves = [], seats = [] }: Judged): void {
  const note = learned.all.notes.find((one) => one.table === table);
  if (!ready || !note || seat === undefined) return;
  const mistakes: Record<string, number> = { slip: 0, mistake: 0, blunder: 0 };
  for (const move of moves) if (move.seat === seat && move.name) mistakes[move.name] = (mistakes[move.name] ?? 0) + 1;
  learned.noteGame({ ...note, mistakes, luck: seats.find((one) => one.seat === seat)?.luck ?? null });
}
