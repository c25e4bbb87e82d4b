/** The games on the shelf: our three at once, others and all details when the server has told them. */
import type { Language } from '../i18n/words.svelte';
import type { EditionOffered, GameOffered, LevelOffered, NewSeat, NewTable, Said } from '../wire';
import * as api from '../port/http';
import { memory } from '../device/seats.svelte';
import { settings } from '../device/settings.svelte';
import { learnOthersWords } from './words';

export const OURS = ['qwirkle', 'exago', 'qwinn'];

/** The sheet that people of a language know; without one, the first of the game. */
const FAMILIAR: Record<string, Partial<Record<Language, string>> & { en: string }> = {
  qwirkle: { nl: 'qwirkle/nl-2023', fr: 'qwirkle/fr-2023', de: 'qwirkle/de-summary', en: 'qwirkle/nl-2023' },
  exago: { en: 'exago/goliath' },
  qwinn: { en: 'qwinn/standard' },
};

class OfferedGames {
  offered = $state.raw<GameOffered[]>([]);

  /** Asks the server once; home shows our three games without waiting for it. */
  async ask(): Promise<void> {
    if (this.offered.length > 0) return;
    const games = await api.games();
    if (games.some(({ scene }) => scene)) await learnOthersWords();
    this.offered = games;
  }

  get names(): string[] {
    return [...OURS, ...this.offered.map((game) => game.game).filter((name) => !OURS.includes(name))];
  }

  of(game: string): GameOffered | undefined {
    return this.offered.find((one) => one.game === game);
  }

  /** The level last chosen here for a game, else the middle one. */
  level(game: string): LevelOffered | undefined {
    const levels = this.of(game)?.levels ?? [];
    return levels.find((one) => one.id === settings.level(game)) ?? levels[Math.floor((levels.length - 1) / 2)];
  }

  /** A level in words with its place among the game's, the weakest first: “Gatherer, 3 of 5”. */
  strength(game: string, level: string | undefined): Said | null {
    const levels = this.of(game)?.levels ?? [];
    const place = levels.findIndex((one) => one.id === level);
    const found = levels[place];
    return found ? { id: 'page-level', args: { level: found.name, number: place + 1, of: levels.length } } : null;
  }

  edition(id: string): EditionOffered | undefined {
    return this.of(id.split('/')[0] ?? '')?.editions.find((edition) => edition.id === id);
  }
}

export const offered = new OfferedGames();

export function familiarEdition(game: string, language: Language): string {
  const known = FAMILIAR[game];
  return known?.[language] ?? known?.en ?? offered.of(game)?.editions[0]?.id ?? game;
}

/** Lays a table, and remembers its seats and links on this device; answers with the table's code. */
export async function layTable(setup: NewTable): Promise<string> {
  const made = await api.makeTable(setup);
  memory.note(made.table, {
    game: setup.game,
    secrets: made.mine.map((place) => place.secret),
    owner: made.owner,
    links: made.links,
    names: setup.seats.map((seat) => seat.name ?? ''),
  });
  return made.table;
}

/** One tap: a table against one bot, of the level last chosen. */
export function quickTable(game: string, language: Language): Promise<string> {
  const level = offered.level(game)?.id;
  return layTable({ game: familiarEdition(game, language), seats: [me(), { kind: 'bot', ...(level ? { level } : {}) }], language });
}

export function me(): NewSeat {
  return { kind: 'me', name: settings.name, avatar: settings.avatar };
}
