/** What people call a tile, in their language. */
import { colourOf, shapeOf } from '../../pieces/names';

type Say = (id: string, args?: Record<string, string>) => string;

export function tileName(t: Say, tile: string): string {
  const shape = shapeOf(tile);
  return shape ? t(`qwirkle-tile-${shape}`, { colour: colourOf(tile) }) : t('qwirkle-hidden');
}

export const colourName = (t: Say, letter: string): string => t(`qwirkle-colour-${colourOf(letter)}`);
