/** Tells events to people: who did what, for how many points; what stands of the log after take-backs. */
import { speech, type Words } from '../i18n/words.svelte';
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
  const bots = speech
    .say('page-bot-names')
    .split(',')
    .map((name) => name.trim());
  let bot = 0;
  const seats = table.seats.map((seat) => {
    if (seat.name) return seat;
    if (seat.kind === 'bot') return { ...seat, name: bots[bot++ % bots.length] ?? '' };
    if (you.length === 1 && you[0] === seat.seat) return { ...seat, name: speech.say('page-you-name') };
    return { ...seat, name: table.status === 'open' ? '' : speech.say('page-player', { number: seat.seat + 1 }) };
  });
  return { ...table, seats };
}

export function nameOf(table: Pick<TableSent, 'seats'> | null, seat: number | null | undefined): string {
  return table?.seats.find((one) => one.seat === seat)?.name ?? '';
}

/** What happened, without who, for people who see the board: no cells by number, dice in words. */
export function told(table: TableSent | null, event: EventSent): string {
  return tell(named(table, event.said));
}

/** A message for people who see the board: where the page has words of its own for it, those. */
export function tell(said: Said): string {
  return inWords(said, [`page-told-${said.id}`]);
}

/** A play, or the reason for one, as advice to the player who asks: what to do, not what a bot did. */
export function advise(said: Said): string {
  return inWords(said, [`page-hint-${said.id}`, `page-told-${said.id}`]);
}

/** Says a message by the first of the page's own ids for it that there are words for; dice in words. */
function inWords(said: Said, own: string[]): string {
  const dice = said.args?.['dice'];
  const args = typeof dice === 'string' ? { ...said.args, dice: diceWords(dice) } : (said.args ?? {});
  return speech.say({ id: own.find((id) => speech.knows(id)) ?? said.id, args });
}

/** How games speak to people who see the board. */
export const t = (said: Said | string, args?: Words): string => (typeof said === 'string' ? speech.say(said, args) : tell(said));

/** A whole sentence for a screen reader: name, play with its cells, points. */
export function announced(table: TableSent | null, event: EventSent): string {
  if (event.seat == null) return told(table, event);
  const { id, args = {} } = named(table, event.said);
  const dice = args['dice'];
  const words = speech.say({ id, args: typeof dice === 'string' ? { ...args, dice: diceWords(dice) } : args });
  return speech.say('page-announce', { name: nameOf(table, event.seat), told: words, points: event.points ?? 0 });
}

/** Where the words name a player by number, counted from one as people do, they hear the name. */
export function named(table: Pick<TableSent, 'seats'> | null, said: Said): Said {
  const player = said.args?.['seat'];
  const name = typeof player === 'number' ? nameOf(table, player - 1) : '';
  if (!name) return said;
  const own = `page-${said.id}`;
  const you = name === speech.say('page-you-name') ? 'you' : 'other';
  return { id: speech.knows(own) ? own : said.id, args: { ...said.args, seat: name, you } };
}

/** Dice as they are written (`33/-`) as they are said. */
function diceWords(text: string): string {
  const found = /^([1-6]*)\/([1-6-])$/.exec(text);
  if (!found) return text;
  const [, whites = '', red = '-'] = found;
  return speech.say('page-dice', { whites: [...whites].join(' ') || 'none', red: red === '-' ? 'none' : red });
}
