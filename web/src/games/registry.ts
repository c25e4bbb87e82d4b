/** The drawings of every game: one folder of `games/` a game, all there at once, so that a table opens without asking twice. */
import type { GameParts } from './contract';
import type { View } from '../wire';

const FOLDERS = import.meta.glob<GameParts<View>>('./*/index.ts', { eager: true, import: 'default' });

/** A game's parts draw that game's views: the server sends no others under its name. Unknown games are drawn plainly. */
export function partsOf(game: string): GameParts<View> {
  const parts = FOLDERS[`./${game}/index.ts`] ?? FOLDERS['./plain/index.ts'];
  if (!parts) throw new Error(`nothing draws ${game}`);
  return parts;
}
