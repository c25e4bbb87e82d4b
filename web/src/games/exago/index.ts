/** Exago on the page. */
import type { ExagoView } from '../../wire';
import type { GameParts } from '../contract';
import Board from './Board.svelte';
import { keyOf, movedBy, ofKind } from './cells';
import Face from './Face.svelte';
import Pieces from './Pieces.svelte';
import Play from './Play.svelte';
import { pointers } from './pointers';
import Prize from './Prize.svelte';
import Seat from './Seat.svelte';

const exago: GameParts<ExagoView> = {
  Play,
  Seat,
  Board,
  Pieces,
  Face,
  goal: (view) => ({ count: view.need }),
  pointers,
  Prize,
  echoes: ['exago-bot-line'],
  threats: ({ marks }) => ofKind(marks, 'threat').flatMap(({ seat }) => seat ?? []),
  hasRoom: ({ stones }, deed) => {
    const lying = new Set(stones.map(({ q, r }) => keyOf([q, r])));
    const moved = movedBy(deed);
    return moved !== null && !lying.has(moved.to) && (moved.from === null || lying.has(moved.from));
  },
};
export default exago;
