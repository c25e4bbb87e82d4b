/** Any other game, plainly: what can be done as keys, what happened as words. */
import type { View } from '../../wire';
import type { GameParts } from '../contract';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';
import Play from './Play.svelte';

const plain: GameParts<View> = { secret: true, Play, Seat: Nothing, Board, Pieces: Nothing };
export default plain;
