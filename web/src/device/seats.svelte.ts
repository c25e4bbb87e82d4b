/** The games this device has a seat in: their secrets, how they stand, how they ended. */
import { dropSeats, keepSeats, keptSeats } from './kept-seats';
import { readStore, writeStore } from './store';
import { KEEP, parsed, readGames, type Remembered } from './stored';

export type { Remembered } from './stored';

const STORE = 'speeltafel.games';
/** How a game stands is written no more often than this, in milliseconds. */
const MOMENT = 2000;

class Memory {
  games = $state.raw<Remembered[]>(read());
  /** What this tab knows better than the store, by table; null: forgotten. */
  #unwritten = new Map<string, Remembered | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #written = -Infinity;
  /** Resolves when the secrets noted so far are safe, even if the browser is killed. */
  safe: Promise<unknown> = Promise.resolve();

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === STORE) this.games = this.#merged();
    });
    addEventListener('pagehide', () => this.#write());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.#write());
  }

  of(table: string): Remembered | undefined {
    return this.games.find((game) => game.table === table);
  }

  /** Writes what is known now; a game not yet known is added in front. */
  note(table: string, part: Partial<Remembered>): void {
    const blank: Remembered = { table, game: '', secrets: [], names: [], you: [], status: 'open', turn: null, scores: [], at: 0 };
    const known = this.of(table);
    if (known && isSame(known, { ...known, ...part })) return;
    const game = { ...(known ?? blank), ...part, at: Date.now() };
    this.#put(table, game);
    if (!part.secrets && !part.owner && known) return this.#writeSoon();
    this.#write();
    this.#keep(game);
  }

  /** Takes back what a killed browser has forgotten; what it knows is newer. */
  async recall(): Promise<void> {
    const kept = await keptSeats();
    const lost = kept.filter(({ table }) => !this.of(table));
    for (const game of this.games.filter(({ table }) => !kept.some((one) => one.table === table))) this.#keep(game);
    if (lost.length === 0) return;
    this.#write();
    this.games = [...this.games, ...lost].sort((a, b) => b.at - a.at).slice(0, KEEP);
    store(this.games);
  }

  /** A secret that the server made or knew; the newest comes first. */
  addSecret(table: string, secret: string): void {
    const known = this.of(table)?.secrets ?? [];
    if (!known.includes(secret)) this.note(table, { secrets: [secret, ...known] });
  }

  /** Secrets that the server does not know; a game that nothing else opens goes with them. */
  dropSecrets(table: string, wrong: string[]): void {
    const game = this.of(table);
    if (!game?.secrets.some((secret) => wrong.includes(secret))) return;
    const secrets = game.secrets.filter((secret) => !wrong.includes(secret));
    const isOver = game.status === 'finished' || game.status === 'abandoned';
    if (secrets.length || game.owner || isOver) this.note(table, { secrets });
    else this.forget(table);
  }

  forget(table: string): void {
    this.#put(table, null);
    this.#write();
    this.safe = dropSeats(table);
  }

  /** Adds another device's games to this one's, in place of what is known of them, and drives none of those out that are still played here. */
  add(fresh: Remembered[]): void {
    const tables = new Set(fresh.map((game) => game.table));
    this.#write();
    const own = this.games.filter((game) => !tables.has(game.table));
    const isPlayed = (game: Remembered) => game.status === 'open' || game.status === 'running';
    const all = [...own.filter(isPlayed), ...fresh, ...own.filter((game) => !isPlayed(game))];
    this.games = all.slice(0, KEEP).sort((a, b) => b.at - a.at);
    store(this.games);
    for (const game of fresh) this.#keep(game);
  }

  #keep(game: Remembered): void {
    if (game.secrets.length > 0 || game.owner) this.safe = Promise.all([this.safe, keepSeats(game)]);
  }

  #put(table: string, game: Remembered | null): void {
    this.#unwritten.set(table, game);
    this.games = merged(this.games, this.#unwritten);
  }

  /** What other tabs have written, and what this one has not yet. */
  #merged(): Remembered[] {
    return merged(read(), this.#unwritten);
  }

  /** How a game stands changes with every event: that is written once a moment, not each time with all other games. */
  #writeSoon(): void {
    const wait = this.#written + MOMENT - Date.now();
    if (wait <= 0) this.#write();
    else this.#timer ??= setTimeout(() => this.#write(), wait);
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#unwritten.size === 0) return;
    this.games = this.#merged();
    this.#unwritten.clear();
    this.#written = Date.now();
    store(this.games);
  }
}

export const memory = new Memory();

function merged(games: Remembered[], changes: ReadonlyMap<string, Remembered | null>): Remembered[] {
  const changed = [...changes.values()].filter((game) => game !== null).reverse();
  return [...changed, ...games.filter((game) => !changes.has(game.table))].slice(0, KEEP);
}

const isSame = (one: Remembered, other: Remembered) => JSON.stringify(one) === JSON.stringify(other);

function store(games: Remembered[]): void {
  writeStore(STORE, JSON.stringify(games));
}

function read(): Remembered[] {
  return readGames(parsed(readStore(STORE)));
}
