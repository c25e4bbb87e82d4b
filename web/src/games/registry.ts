/** The drawings of every game: one folder of `games/` a game, each a file of its own that comes when its game is first seen. */
import { SvelteMap } from 'svelte/reactivity';
import { speech } from '../i18n/words.svelte';
import type { View } from '../wire';
import type { GameParts } from './contract';
import { learnOthersWords } from './words';

const FOLDERS = import.meta.glob<GameParts<View>>('./*/index.ts', { import: 'default' });
/** What is here, and null for what could not be loaded. */
const drawings = new SvelteMap<string, GameParts<View> | null>();
const asked = new Set<string>();

/** A game that the page does not know is drawn plainly. */
const folderOf = (game: string): string => (`./${game}/index.ts` in FOLDERS ? game : 'plain');

/**
 * A game's parts draw that game's views: the server sends no others under its name. Null until they have come; those of a
 * game that the page does not know also wait for its words from the server.
 */
export function partsOf(game: string): GameParts<View> | null {
  const folder = folderOf(game);
  void load(game);
  const isSpoken = folder === game || speech.speaksForOthers;
  if (!isSpoken) void learnOthersWords();
  return isSpoken ? (drawings.get(folder) ?? null) : null;
}

/** The game's drawing could not be loaded. */
export function isMissing(game: string): boolean {
  return drawings.get(folderOf(game)) === null;
}

/** Loads a game's drawing and words, once. */
export async function load(game: string): Promise<void> {
  const folder = folderOf(game);
  if (asked.has(folder)) return;
  asked.add(folder);
  const both = Promise.all([FOLDERS[`./${folder}/index.ts`]?.(), speech.learn(folder)]);
  const found = await both.then(([drawing]) => drawing ?? null).catch(() => null);
  drawings.set(folder, found);
}
