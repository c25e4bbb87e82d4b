/** Opens what somebody drops, pastes or chooses: a record is shown again, a position or a link leads to its place. */
import { memory } from '../../device/seats.svelte';
import { SITE } from '../../device/site';
import { speech } from '../../i18n/words.svelte';
import { giveRecord, isAway, openRecord, tableOf } from '../../port/http';
import { analyse } from '../../port/whatif';
import { replayRoute, type Route } from '../../routing/routes';
import type { Analysed } from '../../wire';
import { writeSpot } from '../../routing/spot';

/** A record of the longest game is a hundredth of this. */
const MOST_BYTES = 2_000_000;
const LONGEST_POSITION = 6000;

/** The screen of what a text is; throws `Refusing` with what is wrong with it. */
export async function routeFor(text: string): Promise<Route> {
  const given = text.slice(0, MOST_BYTES).trim();
  const link = /\bwhat-if#(\S+)$/.exec(given)?.[1];
  if (link) return { screen: 'whatif', spot: link };
  if (isRecord(given) || given.length > LONGEST_POSITION) return await laidAgain(given);
  return spotRoute(await analyse({ position: given, think: 0 }));
}

export const openFile = async (file: File): Promise<Route> => routeFor(await file.slice(0, MOST_BYTES).text());

/** The place at the end of a line, to try moves from; `from` is the game it comes from. */
export function spotRoute(
  { game, seats, options, position }: Analysed,
  from: { table: string; at: number | null; made: string } = { table: '', at: null, made: '' },
): Route {
  return { screen: 'whatif', spot: writeSpot({ game, seats, options, position, moves: [], luck: 0, ...from }) };
}

/** A record has many lines, or is JSON; a position is one line. */
const isRecord = (text: string): boolean => text.startsWith('{') || text.includes('\n');

/** The server lays a finished game, or where none is there this device. */
async function laidAgain(record: string): Promise<Route> {
  const given = SITE ? null : await giveRecord(record, speech.language).catch(unlessAway);
  const { table } = given ?? (await openRecord(record, speech.language));
  memory.note(table, { ...(given ? {} : { here: true }), status: 'finished' });
  const { game, seats } = await tableOf(table);
  memory.note(table, { game, names: seats.map((seat) => seat.name ?? '') });
  return replayRoute(table);
}

/** Who cannot reach the server opens it here; who is told why not does not. */
function unlessAway(refused: unknown): null {
  if (!isAway(refused)) throw refused;
  return null;
}
