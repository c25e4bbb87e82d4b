/**
 * A second copy of the games this device has a seat in, safe on the disk at once: what `localStorage` was told in the last minutes is
 * gone with a browser that is killed, and a table whose events are all there would have nobody to play it.
 */
import { answer, completed } from './database';
import { readGames, type Remembered } from './stored';

const NAME = 'speeltafel-seats';
const GAMES = 'games';
/** A page does not wait longer than this for it, in milliseconds. */
const PATIENCE = 1000;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((told, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'table' });
    request.onsuccess = () => {
      request.result.onclose = () => (opened = null);
      told(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error('the database does not open'));
  });
  return opened;
}

/** Changes the copy; in a browser that lets nobody use its database there is none. */
async function change(act: (games: IDBObjectStore) => void): Promise<void> {
  try {
    const writing = (await open()).transaction(GAMES, 'readwrite', { durability: 'strict' });
    const done = completed(writing);
    act(writing.objectStore(GAMES));
    await done;
  } catch {
    opened = null;
  }
}

/** Resolves when this game's secrets are safe. */
export const keepSeats = (game: Remembered): Promise<void> => change((games) => games.put(game));
export const dropSeats = (table: string): Promise<void> => change((games) => games.delete(table));

/** What was kept; nothing where that is not told soon. */
export async function keptSeats(): Promise<Remembered[]> {
  const late = new Promise<unknown[]>((told) => setTimeout(() => told([]), PATIENCE));
  const found = open().then((database) => answer<unknown[]>(database.transaction(GAMES).objectStore(GAMES).getAll()));
  return readGames(await Promise.race([found.catch(() => []), late]));
}
