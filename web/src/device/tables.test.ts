/** The database of tables: a move is acknowledged when it lies on the disk, whole, over the version that it was made for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TablesDatabase, type TableChange } from './tables';

type Rows = Map<string, unknown>;

/** A browser's disk: what a transaction wrote lies there when the test lets it be complete. */
class Disk {
  rows: Record<string, Rows> = {};
  transactions: Writing[] = [];
  opened: Opened[] = [];
}

class Opened {
  onclose: (() => void) | null = null;
  onversionchange: (() => void) | null = null;
  isClosed = false;

  constructor(private disk: Disk) {
    disk.opened.push(this);
  }

  createObjectStore(name: string): void {
    this.disk.rows[name] = new Map();
  }

  transaction(_: string[], mode: string, options?: { durability: string }): Writing {
    if (this.isClosed) throw new Error('it is closed');
    return new Writing(this.disk, mode, options?.durability ?? 'default');
  }

  close(): void {
    this.isClosed = true;
  }
}

class Writing {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  written: (() => void)[] = [];

  constructor(
    private disk: Disk,
    mode: string,
    public durability: string,
  ) {
    if (mode === 'readwrite') disk.transactions.push(this);
  }

  objectStore(name: string) {
    const rows = () => this.disk.rows[name] ?? (new Map() as Rows);
    const later = (change: () => void) => void this.written.push(change);
    return {
      get: (key: string) => succeeds(rows().get(key)),
      getAll: ([code]: [string]) => succeeds([...rows()].filter(([key]) => key.startsWith(`${code},`)).map(([, value]) => value)),
      put: (value: { code?: string }, key?: [string, number]) => later(() => rows().set(String(key ?? value.code), value)),
      delete: (key: string | [string]) =>
        later(() => [...rows().keys()].filter((one) => one === key || one.startsWith(`${key[0]},`)).forEach((one) => rows().delete(one))),
    };
  }

  complete(): void {
    for (const change of this.written) change();
    this.oncomplete?.();
  }

  abort(): void {
    queueMicrotask(() => this.onabort?.());
  }
}

function succeeds(result: unknown) {
  const request = { result, onsuccess: null as (() => void) | null };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

let disk: Disk;
let mayOpen: boolean;
beforeEach(() => {
  disk = new Disk();
  mayOpen = true;
  const open = () => {
    const request = {
      ...succeeds(null),
      result: null as Opened | null,
      onupgradeneeded: null as (() => void) | null,
      onerror: null as (() => void) | null,
      error: null,
    };
    queueMicrotask(() => {
      if (!mayOpen) return request.onerror?.();
      request.result = new Opened(disk);
      if (disk.opened.length === 1) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('IDBKeyRange', { bound: (from: [string, number]) => from });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((done) => setTimeout(done));

function change(number: number, { before = number ? number : null, events = [`event ${number}`] }: Partial<TableChange> = {}): string {
  return JSON.stringify([{ code: 'HEKS', before, version: number + 1, head: `head ${number}`, first: number, events }]);
}

/** What is answered of a change, once the disk has it all. */
async function written(tables: TablesDatabase, text: string): Promise<boolean> {
  const answer = tables.write(text);
  await settled();
  disk.transactions.at(-1)?.complete();
  return answer;
}

describe('what a table wants kept', () => {
  it('is acknowledged when the transaction is complete, which waits for the disk itself', async () => {
    const tables = new TablesDatabase();
    let told: boolean | undefined;
    void tables.write(change(0)).then((so) => (told = so));
    await settled();
    expect(disk.transactions.map(({ durability }) => durability)).toEqual(['strict']);
    expect(told, 'all is asked for, and the disk has not answered').toBeUndefined();
    disk.transactions[0]?.complete();
    await settled();
    expect(told).toBe(true);
    expect(JSON.parse(await tables.load('HEKS'))).toEqual({ head: 'head 0', events: ['event 0'] });
  });

  it('is refused where the browser takes it back: there is no room', async () => {
    const tables = new TablesDatabase();
    const answer = tables.write(change(0));
    await settled();
    disk.transactions[0]?.abort();
    expect(await answer).toBe(false);
    expect(await tables.load('HEKS')).toBe('');
  });

  it('is written over the version that it was made for, and over no other', async () => {
    const tables = new TablesDatabase();
    expect(await written(tables, change(0))).toBe(true);
    const other = new TablesDatabase();
    expect(await written(other, change(1))).toBe(true);
    expect(await tables.write(change(1, { events: ['another’s'] })), 'a second tab has gone on').toBe(false);
    expect(await tables.write(change(0, { before: null }))).toBe(false);
    expect(JSON.parse(await tables.load('HEKS'))).toEqual({ head: 'head 1', events: ['event 0', 'event 1'] });
  });

  it('goes to a database opened anew when the browser has thrown the one away, or a newer release wants it', async () => {
    const tables = new TablesDatabase();
    await written(tables, change(0));
    disk.opened[0]?.onclose?.();
    disk.rows = { heads: new Map(), events: new Map() };
    expect(await tables.load('HEKS')).toBe('');
    expect(await tables.write(change(1)), 'its beginning is gone').toBe(false);
    disk.opened[1]?.onversionchange?.();
    expect(disk.opened[1]?.isClosed).toBe(true);
    expect(await tables.load('HEKS')).toBe('');
    expect(disk.opened).toHaveLength(3);
  });

  it('is tried again after the database did not open', async () => {
    const tables = new TablesDatabase();
    mayOpen = false;
    await expect(tables.write(change(0))).rejects.toThrow('does not open');
    mayOpen = true;
    expect(await written(tables, change(0))).toBe(true);
  });

  it('is gone with all its events when it is thrown away', async () => {
    const tables = new TablesDatabase();
    await written(tables, change(0, { events: ['event 0', 'event 1'] }));
    const gone = tables.forget('HEKS');
    await settled();
    disk.transactions.at(-1)?.complete();
    expect(await gone).toBe(true);
    expect(disk.rows).toEqual({ heads: new Map(), events: new Map() });
  });
});
