/** The drawings of every game: one folder of `games/` a game, all there at once, so that a table opens without asking twice. */
import type { GameParts } from './contract';
import { speech } from '../i18n/words.svelte';
import { words } from '../port/http';
import type { View } from '../wire';

const FOLDERS = import.meta.glob<GameParts<View>>('./*/index.ts', { eager: true, import: 'default' });

/** Whether the page has a drawing of its own for a game, and with it the game's words. */
export const isDrawn = (game: string): boolean => `./${game}/index.ts` in FOLDERS;

/**
 * A game's parts draw that game's views: the server sends no others under its name. Games that the page does not know are
 * drawn plainly, once their words have come from the server: until then null.
 */
export function partsOf(game: string): GameParts<View> | null {
  if (isDrawn(game)) return FOLDERS[`./${game}/index.ts`] ?? null;
  if (speech.speaksForOthers) return FOLDERS['./plain/index.ts'] ?? null;
  void learnWordsOf(game);
  return null;
}

/** The words that a game of another package brought to the server; where they cannot be had, ids are said. */
export async function learnWordsOf(game: string): Promise<void> {
  if (!isDrawn(game)) await speech.speakForOthers((language) => words(language).catch(() => ''));
}
