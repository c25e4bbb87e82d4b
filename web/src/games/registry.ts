/** The drawings of a game, fetched when a table of it is opened: one folder of `games/` a game. */
import type { GameParts } from './contract';
import type { View } from '../wire';

const FOLDERS = import.meta.glob<{ default: unknown }>('./*/index.ts');

/** A game's parts draw that game's views: the server sends no others under its name. Unknown games are drawn plainly. */
export async function partsOf(game: string): Promise<GameParts<View>> {
  const folder = FOLDERS[`./${game}/index.ts`] ?? FOLDERS['./plain/index.ts'];
  if (!folder) throw new Error(`nothing draws ${game}`);
  return (await folder()).default as GameParts<View>;
}
