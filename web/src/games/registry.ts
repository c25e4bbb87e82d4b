/** The drawings of every game: one folder of `games/` a game, all there at once, so that a table opens without asking twice. */
import type { GameParts } from './contract';
import { speech } from '../i18n/words.svelte';
import type { View } from '../wire';
import { learnOthersWords } from './words';

const FOLDERS = import.meta.glob<GameParts<View>>('./*/index.ts', { eager: true, import: 'default' });

/**
 * A game's parts draw that game's views: the server sends no others under its name. Games that the page does not know are
 * drawn plainly, once their words have come from the server: until then null.
 */
export function partsOf(game: string): GameParts<View> | null {
  const own = FOLDERS[`./${game}/index.ts`];
  if (own) return own;
  if (speech.speaksForOthers) return FOLDERS['./plain/index.ts'] ?? null;
  void learnOthersWords();
  return null;
}
