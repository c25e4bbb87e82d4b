/** The games on the shelf: our own at once, others and all details when the server has told them. */
import { gameOf } from '../device/editions';
import type { Language } from '../i18n/words.svelte';
import { GAMES, type EditionOffered, type GameOffered, type LevelOffered, type NewSeat, type NewTable, type Said } from '../wire';
import * as api from '../port/http';
import { SITE } from '../device/site';
import { memory } from '../device/seats.svelte';
import { askToKeep } from '../device/keeping';
import { lessons } from '../device/lessons';
import { settings } from '../device/settings.svelte';
import { ADAPTIVE, adaptiveLevel, adaptiveWords } from './adaptive';
import { load } from './registry';
import { learnOthersWords } from './words';

class OfferedGames {
  offered = $state.raw<GameOffered[]>([]);

  /** Asks the server once; home shows our own games without waiting for it. */
  async ask(): Promise<void> {
    if (this.offered.length > 0) return;
    const games = await api.games();
    if (games.some(({ scene }) => scene)) await learnOthersWords();
    this.offered = games;
  }

  /** In the order of the shelf; until the server has told it, our own. */
  get names(): string[] {
    return this.offered.length ? this.offered.map(({ game }) => game) : [...GAMES];
  }

  /** The games that have a lesson, puzzles or a game of the day; until the server has told it, our own. */
  learnt(by: 'lesson' | 'puzzles' | 'day'): string[] {
    const told = this.offered.filter(({ learning }) => learning?.includes(by)).map(({ game }) => game);
    return this.offered.length ? told : [...GAMES];
  }

  of(game: string): GameOffered | undefined {
    return this.offered.find((one) => one.game === game);
  }

  /** The level last chosen here for a game, else the middle one. */
  level(game: string): LevelOffered | undefined {
    const levels = this.of(game)?.levels ?? [];
    return levels.find((one) => one.id === settings.level(game)) ?? levels[Math.floor((levels.length - 1) / 2)];
  }

  /** The id of what was last chosen: a level, or the adaptive one without its strength. */
  chosen(game: string): string | undefined {
    return settings.level(game) === ADAPTIVE ? ADAPTIVE : this.level(game)?.id;
  }

  /** A level in words with its place among the game's, the weakest first: “Gatherer, 3 of 5”; an adaptive one with its strength. */
  strength(game: string, level: string | undefined): Said | null {
    const adaptive = adaptiveWords(level);
    if (adaptive) return adaptive;
    const levels = this.of(game)?.levels ?? [];
    const place = levels.findIndex((one) => one.id === level);
    const found = levels[place];
    return found ? { id: 'page-level', args: { level: found.name, number: place + 1, of: levels.length } } : null;
  }

  edition(id: string): EditionOffered | undefined {
    return this.of(gameOf(id))?.editions.find((edition) => edition.id === id);
  }
}

export const offered = new OfferedGames();

/** The sheet that people of a language know; until the server has told it the game's name, which means the same there. */
export function familiarEdition(game: string, language: Language): string {
  return offered.of(game)?.familiar[language] ?? game;
}

/** Lays a table, here or at the server, and remembers its seats and links on this device; answers with the table's code. */
export async function layTable(setup: NewTable, here = SITE): Promise<string> {
  const made = await api.makeTable(setup, here);
  void load(gameOf(setup.game));
  if (here) askToKeep();
  memory.note(made.table, {
    game: setup.game,
    ...(here ? { here } : {}),
    secrets: made.mine.map((place) => place.secret),
    owner: made.owner,
    links: made.links,
    names: setup.seats.map((seat) => seat.name ?? ''),
  });
  await memory.safe;
  return made.table;
}

/** One tap: a table against one bot, of the level last chosen. Who never played the game here begins, and is led through that turn. */
export async function quickTable(game: string, language: Language, here = SITE): Promise<string> {
  const chosen = offered.chosen(game);
  const level = chosen === ADAPTIVE ? (await adaptiveLevel(game)).level : chosen;
  const edition = familiarEdition(game, language);
  const begins = lessons.wanted(game) && offered.edition(edition)?.options.some(({ name }) => name === 'first');
  const seats: NewSeat[] = [me(), { kind: 'bot', ...(level ? { level } : {}) }];
  return layTable({ game: edition, seats, language, ...(begins ? { options: { first: 0 } } : {}) }, here);
}

export function me(): NewSeat {
  return { kind: 'me', name: settings.name, avatar: settings.avatar };
}
