/** A first turn of Qwinn!: keep dice and roll again, choose a space that fits, score. */
import type { Pointer } from '../contract';

const DICE = '.tray .die';
const FITS = '.space.can';

export const pointers: Pointer[] = [
  { name: 'keep', at: '.tray .loose', done: `${DICE}[aria-pressed='true'], .space.picked`, avoid: `${DICE}, ${FITS}, .keys .key` },
  { name: 'choose', at: FITS, done: '.space.picked', avoid: `${FITS}, ${DICE}` },
  { name: 'finish', at: '.play .keys .main', avoid: `.keys .key, .use, ${DICE}, ${FITS}` },
];
