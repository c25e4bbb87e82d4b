/** Tells events to people: who did what, for how many points; what stands of the log after take-backs. */
import { speech } from '../i18n/words.svelte';
import type { EventSent, Said, TableSent } from '../wire';

/** One turn of one seat: its events and all its points. */
export interface Turn {
  number: number;
  seat: number;
  event: EventSent;
  points: number;
}

/** The events that still stand: a take-back removes what it took back, and itself. */
export function standing(events: EventSent[]): EventSent[] {
  const kept: EventSent[] = [];
  for (const event of events) {
    if (event.said.id !== 'act-undo') {
      kept.push(event);
      continue;
    }
    const back = Number(event.said.args?.['number']);
    while (kept.length && (kept.at(-1)?.number ?? -1) >= back) kept.pop();
  }
  return kept;
}

/** Events in a row by one seat are one turn; its last event tells it. */
export function turns(events: EventSent[]): Turn[] {
  const made: Turn[] = [];
  for (const event of standing(events)) {
    if (event.seat == null) continue;
    const before = made.at(-1);
    const turn = { number: event.number, seat: event.seat, event, points: event.points ?? 0 };
    if (before?.seat === event.seat && !before.points) made[made.length - 1] = turn;
    else made.push(turn);
  }
  return made;
}

/** The table with a name for everybody: bots have friendly ones, and who gave none is "you" here and a number elsewhere. */
export function dressed(table: TableSent, you: number[]): TableSent {
  const bots = speech.say('page-bot-names').split(',').map((name) => name.trim());
  let bot = 0;
  const seats = table.seats.map((seat) => {
    if (seat.name) return seat;
    if (seat.kind === 'bot') return { ...seat, name: bots[bot++ % bots.length] ?? '' };
    if (you.length === 1 && you[0] === seat.seat) return { ...seat, name: speech.say('page-you-name') };
    return { ...seat, name: table.status === 'open' ? '' : speech.say('page-player', { number: seat.seat + 1 }) };
  });
  return { ...table, seats };
}

export function nameOf(table: TableSent | null, seat: number | null | undefined): string {
  return table?.seats.find((one) => one.seat === seat)?.name ?? '';
}

/** What happened, without who; where the words name a seat by number, people hear its name. */
export function told(table: TableSent | null, event: EventSent): string {
  const { id, args } = event.said;
  const seat = args?.['seat'];
  if (typeof seat !== 'number') return speech.say(event.said);
  const own = `page-${id}`;
  const said: Said = { id: speech.knows(own) ? own : id, args: { ...args, seat: nameOf(table, seat) } };
  return speech.say(said);
}

/** A whole sentence for a screen reader: name, play, points. */
export function announced(table: TableSent | null, event: EventSent): string {
  if (event.seat == null) return told(table, event);
  return speech.say('page-announce', { name: nameOf(table, event.seat), told: told(table, event), points: event.points ?? 0 });
}
