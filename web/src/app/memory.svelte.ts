/** The games this device has a seat in: their secrets, how they stand, how they ended; a code carries them elsewhere. */
import type { TableSent } from '../wire';

const STORE = 'speeltafel.games';
const KEEP = 200;

export interface Remembered {
  table: string;
  game: string;
  /** Secrets of this device's seats; gone once the game has ended. */
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

class Memory {
  games = $state.raw<Remembered[]>(read());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === STORE) this.games = read();
    });
  }

  of(table: string): Remembered | undefined {
    return this.games.find((game) => game.table === table);
  }

  /** Writes what is known now; a game not yet known is added in front. */
  note(table: string, part: Partial<Remembered>): void {
    const blank: Remembered = { table, game: '', secrets: [], names: [], you: [], status: 'open', turn: null, scores: [], at: 0 };
    const now = { ...(this.of(table) ?? blank), ...part, at: Date.now() };
    this.#keep([now, ...this.games.filter((game) => game.table !== table)]);
  }

  addSecret(table: string, secret: string): void {
    const known = this.of(table)?.secrets ?? [];
    if (!known.includes(secret)) this.note(table, { secrets: [...known, secret] });
  }

  forget(table: string): void {
    this.#keep(this.games.filter((game) => game.table !== table));
  }

  /** Everything, small enough to paste: compressed, and readable by `receive` on another device. */
  async code(): Promise<string> {
    const bytes = new TextEncoder().encode(JSON.stringify(this.games.slice(0, 60)));
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return toText(new Uint8Array(await new Response(packed).arrayBuffer()));
  }

  /** Adds another device's games to this one's; says how many are new. */
  async receive(code: string): Promise<number> {
    const packed = new Blob([fromText(code.trim())]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const games: unknown = JSON.parse(await new Response(packed).text());
    if (!Array.isArray(games)) throw new Error('no games in this code');
    const fresh = games.filter(isRemembered).filter((game) => !this.of(game.table)?.secrets.length);
    const tables = new Set(fresh.map((game) => game.table));
    this.#keep([...fresh, ...this.games.filter((game) => !tables.has(game.table))].sort((a, b) => b.at - a.at));
    return fresh.length;
  }

  #keep(games: Remembered[]): void {
    this.games = games.slice(0, KEEP);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.games));
    } catch {
      /* Private windows forget. */
    }
  }
}

export const memory = new Memory();

function read(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(thing: unknown): thing is Remembered {
  if (typeof thing !== 'object' || thing === null) return false;
  const game = thing as Partial<Remembered>;
  return typeof game.table === 'string' && typeof game.game === 'string' && Array.isArray(game.secrets) && Array.isArray(game.scores);
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(new ArrayBuffer(plain.length));
  for (let index = 0; index < plain.length; index += 1) bytes[index] = plain.charCodeAt(index);
  return bytes;
}
