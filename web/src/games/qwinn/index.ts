/** Qwinn! on the page. */
import type { QwinnView } from '../../wire';
import type { GameParts } from '../contract';
import Begins from './Begins.svelte';
import Board from './Board.svelte';
import { wentBy } from './deeds';
import Face from './Face.svelte';
import Pieces from './Pieces.svelte';
import Play from './Play.svelte';
import { pointers } from './pointers';
import Prize from './Prize.svelte';
import Seat from './Seat.svelte';

const qwinn: GameParts<QwinnView> = {
  Play,
  Seat,
  Board,
  Pieces,
  Face,
  target: (view) => view.target,
  goal: (view) => ({ target: view.target }),
  pointers,
  Prize,
  Begins,
  echoes: ['qwinn-bot-goes', 'qwinn-bot-keeps', 'qwinn-bot-keeps-none', 'qwinn-bot-places', 'qwinn-bot-removes', 'qwinn-bot-fail'],
  hasRoom: (_, deed) => wentBy(deed) !== null,
};
export default qwinn;
