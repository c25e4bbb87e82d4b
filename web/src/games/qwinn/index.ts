/** Qwinn! on the page. */
import type { QwinnView } from '../../wire';
import type { GameParts } from '../contract';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Pieces from './Pieces.svelte';
import Play from './Play.svelte';
import Seat from './Seat.svelte';

const qwinn: GameParts<QwinnView> = { Play, Seat, Board, Pieces, Face };
export default qwinn;
