/** Qwirkle on the page. */
import type { QwirkleView } from '../../wire';
import type { GameParts } from '../contract';
import Board from './Board.svelte';
import { placedBy } from './cells';
import Pieces from './Pieces.svelte';
import Play from './Play.svelte';
import { pointers } from './pointers';
import Prize from './Prize.svelte';
import Seat from './Seat.svelte';

const qwirkle: GameParts<QwirkleView> = {
  Play,
  Seat,
  Board,
  Pieces,
  goal: () => ({}),
  pointers,
  Prize,
  hasRoom: ({ tiles }, deed) =>
    deed.kind === 'lay' && placedBy(deed).every((placed) => !tiles.some(({ x, y }) => x === placed.x && y === placed.y)),
};
export default qwirkle;
