/** Reads what a browser keeps, field by field: what does not fit is left out, and nothing is longer than it may be. */
import type { TableSent } from '../wire';

export interface Remembered {
  table: string;
  game: string;
  /** Kept by this device itself, not by a server. */
  here?: true;
  /** Secrets of this device's seats, the newest first. */
  secrets: string[];
  owner?: string;
  /** Links of friends' places, for the one who laid the table. */
  links?: { place: number; secret: string }[];
  names: string[];
  /** Seats of this device. */
  you: number[];
  status: TableSent['status'];
  turn: number | null;
  scores: number[];
  winners?: number[];
  /** Best single play of this device's seats, and how often a line was full. */
  best?: number;
  full?: number;
  at: number;
}

/** Who a game is remembered by: the others, or everybody where several play at this device. */
export function playersOf({ names, you }: Remembered): string {
  return names.filter((name, seat) => name && (you.length > 1 || !you.includes(seat))).join(', ');
}

/** How many games one device keeps. */
export const KEEP = 200;

const MOST_SEATS = 16;
const MOST_SECRETS = 200;
const LAST_DAY = 8.64e15;
const STATUSES: TableSent['status'][] = ['open', 'running', 'finished', 'abandoned'];

export type Fields = Record<string, unknown>;

export function isFields(thing: unknown): thing is Fields {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

/** The thing in a stored text; nothing when it cannot be read. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isText(thing: unknown, most: number): thing is string {
  return typeof thing === 'string' && thing.length <= most;
}

export function isCount(thing: unknown, most = Number.MAX_SAFE_INTEGER): thing is number {
  return typeof thing === 'number' && Number.isInteger(thing) && thing >= 0 && thing <= most;
}

export function isSeat(thing: unknown): thing is number {
  return isCount(thing, MOST_SEATS - 1);
}

/** Secrets are made by the server, of letters that a link can hold; anything else opens no seat anywhere. */
export function isSecret(thing: unknown): thing is string {
  return typeof thing === 'string' && /^[\w-]{1,80}$/.test(thing);
}

/** A table's code as the socket takes it. */
export function isCode(thing: unknown): thing is string {
  return isText(thing, 40) && thing.trim() !== '';
}

/** The games in a stored list, each table once. */
export function readGames(stored: unknown): Remembered[] {
  const games = new Map<string, Remembered>();
  for (const thing of list(stored, KEEP)) {
    const game = readGame(thing);
    if (game && !games.has(game.table)) games.set(game.table, game);
  }
  return [...games.values()];
}

/** One game, with every field that fits; only without a table there is none. */
function readGame(thing: unknown): Remembered | null {
  if (!isFields(thing) || !isCode(thing['table'])) return null;
  const { winners, best, full } = thing;
  const links = list(thing['links'], MOST_SEATS)
    .filter(isLink)
    .map(({ place, secret }) => ({ place, secret }));
  return {
    table: thing['table'],
    game: isText(thing['game'], 80) ? thing['game'] : '',
    ...(thing['here'] === true ? { here: true } : {}),
    secrets: [...new Set(list(thing['secrets'], MOST_SECRETS).filter(isSecret))],
    ...(isSecret(thing['owner']) ? { owner: thing['owner'] } : {}),
    ...(links.length ? { links } : {}),
    names: list(thing['names'], MOST_SEATS).map((name) => (typeof name === 'string' ? name.slice(0, 80) : '')),
    you: list(thing['you'], MOST_SEATS).filter(isSeat),
    status: STATUSES.find((one) => one === thing['status']) ?? 'open',
    turn: isSeat(thing['turn']) ? thing['turn'] : null,
    scores: list(thing['scores'], MOST_SEATS).map((score) => (isNumber(score) ? score : 0)),
    ...(Array.isArray(winners) ? { winners: list(winners, MOST_SEATS).filter(isSeat) } : {}),
    ...(isNumber(best) ? { best } : {}),
    ...(isNumber(full) ? { full } : {}),
    at: isNumber(thing['at']) ? Math.min(Math.max(0, thing['at']), LAST_DAY) : 0,
  };
}

function isLink(thing: unknown): thing is { place: number; secret: string } {
  return isFields(thing) && isSeat(thing['place']) && isSecret(thing['secret']);
}

function isNumber(thing: unknown): thing is number {
  return typeof thing === 'number' && Number.isFinite(thing);
}

function list(thing: unknown, most: number): unknown[] {
  return Array.isArray(thing) ? thing.slice(0, most) : [];
}
