/** Tells events to people: who did what, for how many points; what stands of the log after take-backs. */
import { speech, type SayAll } from '../i18n/words.svelte';
import type { EventSent, Said, SeatSent, TableSent } from '../wire';

/** One turn of one seat: its events and all its points. */
export interface PlayedTurn {
  number: number;
  seat: number;
  event: EventSent;
  points: number;
}

/** The events that still stand: a take-back removes what it took back, and itself. */
export function standing(events: EventSent[]): EventSent[] {
  const kept: EventSent[] = [];
  for (const event of events) {
    const { undone } = event;
    if (undone == null) {
      kept.push(event);
      continue;
    }
    while (kept.length && (kept.at(-1)?.number ?? -1) >= undone) kept.pop();
  }
  return kept;
}

/** Events in a row by one seat are one turn; its last event tells it. What it brings once all lies open counts for it. */
export const turns = (events: EventSent[]): PlayedTurn[] => turnsOf(standing(events));

/** Who resigns, or has no time left, plays nothing: that is no part of the play before it. */
const ABOUT_TABLE = /^(page-)?act-/;

/** The same with all that was taken back. */
export function turnsOf(events: readonly EventSent[]): PlayedTurn[] {
  const made: PlayedTurn[] = [];
  let isParted = false;
  for (const event of events) {
    if (event.gains || event.undone != null || ABOUT_TABLE.test(event.said.id)) isParted = true;
    for (const [seat, points] of (event.gains ?? []).entries()) {
      const latest = made.findLast((turn) => turn.seat === seat);
      if (latest) latest.points += points;
    }
    if (event.seat == null) continue;
    const before = made.at(-1);
    const turn = { number: event.number, seat: event.seat, event, points: event.points ?? 0 };
    if (before?.seat === event.seat && !before.points && !isParted) made[made.length - 1] = turn;
    else made.push(turn);
    isParted = false;
  }
  return made;
}

/** A line of the story: a turn, or what luck did and what was turned up, which are nobody's. */
export type Happening = Omit<PlayedTurn, 'seat'> & { seat: number | null };

/** All that happened, in order; `luck`: what nobody did is told too, as no drawing shows it. */
export function happenings(events: EventSent[], luck: boolean): Happening[] {
  const found: Happening[] = turns(events);
  if (!luck) return found;
  const lot = standing(events).filter(({ seat }) => seat == null);
  return [...found, ...lot.map((event) => ({ number: event.number, seat: null, event, points: 0 }))].sort((a, b) => a.number - b.number);
}

/** Of what is new, what is told to who listens: what luck did goes with the play it belongs to, unless no drawing shows it, or before the first play. */
export function toTell(fresh: EventSent[], events: EventSent[], luck: boolean, most: number): EventSent[] {
  const isBegun = events.some(({ seat }) => seat != null);
  const heard = fresh.filter(({ seat }) => seat != null || luck || !isBegun);
  const plays = heard.flatMap(({ seat }, index) => (seat == null ? [] : [index]));
  return plays.length ? heard.slice(plays.at(-most) ?? 0) : heard.slice(-most);
}

/** The number of each act's move in the game, from 1, by the act's own number: all acts of a turn are one move. */
export function moveNumbers(events: readonly EventSent[]): Map<number, number> {
  const made = turnsOf(events);
  const acts = events.filter(({ seat }) => seat != null);
  return new Map(acts.map(({ number }) => [number, made.findIndex((turn) => turn.number >= number) + 1]));
}

/** The table with a name for everybody. */
export function dressed(table: TableSent, you: number[]): TableSent {
  return { ...table, seats: namedSeats(table.seats, you, table.status === 'open') };
}

/** Bots have friendly names, and who gave none is "you" here and a number elsewhere; before the table starts others have none yet. */
export function namedSeats(sent: SeatSent[], you: number[], isOpen: boolean): SeatSent[] {
  const bots = speech
    .say('page-bot-names')
    .split(',')
    .map((name) => name.trim());
  let bot = 0;
  return sent.map((seat) => {
    if (seat.name) return seat;
    if (seat.kind === 'bot') return { ...seat, name: bots[bot++ % bots.length] ?? '' };
    if (you.length === 1 && you[0] === seat.seat) return { ...seat, name: speech.say('page-you-name') };
    return { ...seat, name: isOpen ? '' : speech.say('page-player', { number: seat.seat + 1 }) };
  });
}

export function nameOf(table: Pick<TableSent, 'seats'> | null, seat: number | null | undefined): string {
  return table?.seats.find((one) => one.seat === seat)?.name ?? '';
}

/** What happened, without who, for people who see the board: no cells by number. */
export function told(table: Pick<TableSent, 'seats'> | null, event: EventSent): string {
  return tell(named(table, event.said));
}

/** The same for a list in which the points stand beside it. */
export function rowOf(table: Pick<TableSent, 'seats'> | null, event: EventSent): string {
  const said = named(table, event.said);
  const text = inWords(said, [`page-row-${said.id}`, `page-told-${said.id}`]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A message for people who see the board: where the page has words of its own for it, those. */
export function tell(said: Said): string {
  return inWords(said, [`page-told-${said.id}`]);
}

/** A play, or the reason for one, as advice to the player who asks: what to do, not what a bot did. */
export function advise(said: Said): string {
  return inWords(said, [`page-hint-${said.id}`, `page-told-${said.id}`]);
}

/** Says a message by the first of the page's own ids for it that there are words for. Where nobody knows the player's name, there is the number. */
function inWords(said: Said, own: string[]): string {
  const args = seenArgs(said);
  const id = own.find((one) => speech.knows(one));
  if (!id) return speech.say({ id: said.id, args });
  const { seat, you } = args;
  if (typeof seat !== 'number' || you !== undefined) return speech.say({ id, args });
  return speech.say({ id, args: { ...args, seat: speech.say('page-player', { number: seat }), you: 'other' } });
}

const DECIMAL = /^\d+\.\d+$/;

/** A message within a message, for people who see the board. */
export function seen(word: Said): Said {
  const own = `page-told-${word.id}`;
  return { id: speech.knows(own) ? own : word.id, args: seenArgs(word) };
}

/** What a message is told with, for people who see the board. */
function seenArgs(said: Said): NonNullable<Said['args']> {
  return Object.fromEntries(Object.entries(said.args ?? {}).map(([name, word]) => [name, seenWord(word)]));
}

function seenWord(word: string | number | Said | Said[]): string | number | Said | Said[] {
  if (Array.isArray(word)) return word.map(seen);
  if (typeof word === 'object') return seen(word);
  return typeof word === 'string' && DECIMAL.test(word) ? Number(word) : word; // each language has its own comma
}

/** How games speak to people who see the board. */
export const t: SayAll = (said, args) => (typeof said === 'string' ? speech.say(said, args) : tell(said));

/** A whole sentence for a screen reader: name, play with its cells, points. */
export function announced(table: Pick<TableSent, 'seats'> | null, event: EventSent): string {
  if (event.seat == null) return told(table, event);
  const words = speech.say(named(table, event.said));
  return speech.say('page-announce', { name: nameOf(table, event.seat), told: words, points: event.points ?? 0 });
}

/** Where the words name a player by number, counted from one as people do, they hear the name: in the words that are made for names. */
export function named(table: Pick<TableSent, 'seats'> | null, said: Said): Said {
  const player = said.args?.['seat'];
  const name = typeof player === 'number' ? nameOf(table, player - 1) : '';
  const own = `page-${said.id}`;
  const known = [own, `page-row-${said.id}`, `page-told-${said.id}`, `page-hint-${said.id}`].filter((id) => speech.knows(id));
  if (!name || !known.length) return said;
  const you = name === speech.say('page-you-name') ? 'you' : 'other';
  return { id: known[0] === own ? own : said.id, args: { ...said.args, seat: name, you } };
}
