/** The browser's database of tables: a head for each, and each event by its number; written whole or not at all. */
import { answer, completed } from './database';

export interface TableChange {
  code: string;
  /** The version this is written over; null for a table that is not there yet. */
  before: number | null;
  version: number;
  head: string;
  first: number;
  events: string[];
}

interface Head {
  code: string;
  version: number;
  head: string;
}

const NAME = 'speeltafel';
const VERSION = 1;

export class TablesDatabase {
  #opened: Promise<IDBDatabase> | null = null;

  /** A table as JSON, or an empty text. */
  async load(code: string): Promise<string> {
    const reading = (await this.#open()).transaction(['heads', 'events'], 'readonly');
    const [head, events] = await Promise.all([
      answer<Head | undefined>(reading.objectStore('heads').get(code)),
      answer<string[]>(reading.objectStore('events').getAll(eventsOf(code))),
    ]);
    return head ? JSON.stringify({ head: head.head, events }) : '';
  }

  /** Resolves when all of it is safe on the disk; false, and nothing is written, where a version differs or there is no room. */
  async write(text: string): Promise<boolean> {
    const changes = JSON.parse(text) as TableChange[];
    const writing = (await this.#open()).transaction(['heads', 'events'], 'readwrite', { durability: 'strict' });
    const done = completed(writing);
    const heads = writing.objectStore('heads');
    const found = await Promise.all(changes.map(({ code }) => answer<Head | undefined>(heads.get(code))));
    if (changes.some(({ before }, index) => (found[index]?.version ?? null) !== before)) {
      writing.abort();
      await done;
      return false;
    }
    for (const { code, version, head, first, events } of changes) {
      heads.put({ code, version, head });
      events.forEach((event, index) => writing.objectStore('events').put(event, [code, first + index]));
    }
    return done;
  }

  async forget(code: string): Promise<boolean> {
    const writing = (await this.#open()).transaction(['heads', 'events'], 'readwrite');
    writing.objectStore('heads').delete(code);
    writing.objectStore('events').delete(eventsOf(code));
    return completed(writing);
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise((opened, failed) => {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('heads', { keyPath: 'code' });
        request.result.createObjectStore('events');
      };
      request.onsuccess = () => {
        const database = request.result;
        database.onclose = () => (this.#opened = null); // the browser has thrown everything away
        database.onversionchange = () => {
          database.close(); // a newer release wants to change it
          this.#opened = null;
        };
        opened(database);
      };
      request.onerror = () => {
        this.#opened = null;
        failed(request.error ?? new Error('the database does not open'));
      };
    });
    return this.#opened;
  }
}

function eventsOf(code: string): IDBKeyRange {
  return IDBKeyRange.bound([code, 0], [code, Infinity]);
}

/** Throws a table of this device away for good. */
export async function forgetHere(code: string): Promise<void> {
  await new TablesDatabase().forget(code).catch(() => false);
}
