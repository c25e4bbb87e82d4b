/** Any other game: its scene drawn plainly, and what can be done as keys with the game's own words. */
import type { Scene } from '../../wire';
import type { GameParts } from '../contract';
import Board from './Board.svelte';
import Play from './Play.svelte';

/** Nothing to draw: the words beside it say enough, and a seat's numbers stand on the table under what they are called. */
const nothing = (): Record<string, never> => ({});

const plain: GameParts<Scene> = {
  Play,
  Seat: nothing,
  Board,
  Pieces: nothing,
  tellsLuck: true,
};
export default plain;
