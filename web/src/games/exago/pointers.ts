/** A first turn of Exago: which stones are yours, put one down, finish. */
import type { Pointer } from '../contract';

const FITS = '[data-fits]';

export const pointers: Pointer[] = [
  { name: 'colour', at: '.seat[aria-current]', done: '.play .keys .main:not([disabled])', avoid: FITS },
  { name: 'put', at: FITS, done: '.play .keys .main:not([disabled])', avoid: `${FITS}, .keys .key` },
  { name: 'finish', at: '.play .keys .main', avoid: '.keys .key' },
];
