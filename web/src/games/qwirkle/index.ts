/** Qwirkle on the page. */
import type { QwirkleView } from '../../wire';
import type { GameParts } from '../contract';
import Board from './Board.svelte';
import Pieces from './Pieces.svelte';
import Play from './Play.svelte';
import Seat from './Seat.svelte';

const qwirkle: GameParts<QwirkleView> = { Play, Seat, Board, Pieces };
export default qwirkle;
