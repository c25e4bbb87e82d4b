/** A first turn of Qwirkle: choose a tile, put it where it fits, finish. */
import type { Pointer } from '../contract';

const TILES = '[data-held]';
const FITS = '[data-fits]';

export const pointers: Pointer[] = [
  { name: 'choose', at: `${TILES}:not(.idle)`, done: '.rack .chosen, .rack .gone', avoid: `${TILES}, .keys .key` },
  { name: 'put', at: FITS, done: '.rack .gone', avoid: `${FITS}, ${TILES}` },
  { name: 'finish', at: '.play .keys .main', avoid: `${TILES}, .keys .key` },
];
