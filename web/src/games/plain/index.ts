/** Any other game, plainly: what can be done as keys, what happened as words. */
import type { View } from '../../wire';
import type { GameParts } from '../contract';
import Board from './Board.svelte';
import Play from './Play.svelte';

/** Nothing to draw: the words beside it say enough. */
const nothing = (): Record<string, never> => ({});

const plain: GameParts<View> = { secret: true, Play, Seat: nothing, Board, Pieces: nothing };
export default plain;
