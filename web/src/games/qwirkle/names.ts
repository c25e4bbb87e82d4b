/** What people call a tile, in their language. */
import type { SayPlainly } from '../../i18n/words.svelte';
import { colourOf, shapeOf } from '../../pieces/names';

export function tileName(t: SayPlainly, tile: string): string {
  const shape = shapeOf(tile);
  return shape ? t(`qwirkle-tile-${shape}`, { colour: colourOf(tile) }) : t('qwirkle-hidden');
}

export const colourName = (t: SayPlainly, letter: string): string => t(`qwirkle-colour-${colourOf(letter)}`);
