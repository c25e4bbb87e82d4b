/** Opens what somebody drops, pastes or chooses: a record is shown again, a position or a link leads to its place. */
import { askToKeep } from '../../device/keeping';
import { memory } from '../../device/seats.svelte';
import { SITE } from '../../device/site';
import { speech } from '../../i18n/words.svelte';
import { isAway, replay } from '../../port/http';
import { giveRecord, openRecord, openRecords } from '../../port/records';
import { analyse } from '../../port/whatif';
import { HOME, replayRoute, type Route } from '../../routing/routes';
import { namedSeats } from '../../session/telling';
import type { Analysed, Replay } from '../../wire';
import { writeSpot } from '../../routing/spot';

/** A record of the longest game is a two hundredth of this: so many a device remembers, and saves in one file. */
const MOST_BYTES = 4_000_000;
const LONGEST_POSITION = 6000;

/** The screen of what a text is; throws `Refusing` with what is wrong with it. */
export async function routeFor(text: string): Promise<Route> {
  const given = text.slice(0, MOST_BYTES).trim();
  const link = /\bwhat-if#(\S+)$/.exec(given)?.[1];
  if (link) return { screen: 'whatif', spot: link };
  if (hasSeveral(given)) return await allLaidHere(given);
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

/** Every record in a file has the same first line. */
function hasSeveral(given: string): boolean {
  const [first = ''] = given.split('\n', 1);
  return given.startsWith('[') && given.lastIndexOf(`\n${first}`) > 0;
}

/** Many games at once are those that another device, or this one, has saved: they are this device's own again. */
async function allLaidHere(records: string): Promise<Route> {
  askToKeep();
  const laid = await openRecords(records, speech.language);
  for (const one of laid.toReversed()) note(one, true);
  return HOME;
}

/** The server lays a finished game, or where none is there this device. */
async function laidAgain(record: string): Promise<Route> {
  const given = SITE ? null : await giveRecord(record, speech.language).catch(unlessAway);
  const { table } = given ?? (await openRecord(record, speech.language));
  memory.note(table, { ...(given ? {} : { here: true }), status: 'finished' });
  note(await replay(table, 'all'), !given);
  return replayRoute(table);
}

/** The list of games knows what it was, who played and how it ended. */
function note({ table: { table, game, seats }, outcome }: Replay, here: boolean): void {
  const { winners = [], scores = [] } = outcome ?? {};
  const names = namedSeats(seats, [], false).map((seat) => seat.name ?? ''); // who gave no name has a number, as at a table
  memory.note(table, { ...(here ? { here } : {}), status: 'finished', game, names, winners, scores });
}

/** Who cannot reach the server opens it here; who is told why not does not. */
function unlessAway(refused: unknown): null {
  if (!isAway(refused)) throw refused;
  return null;
}
