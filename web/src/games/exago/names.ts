/** What people call a stone, in their language. */
import { stoneColour } from '../../pieces/names';

type Say = (id: string, args?: Record<string, string>) => string;

export const stoneName = (t: Say, seat: number, colours?: readonly string[]): string =>
  t('board-stone', { colour: stoneColour(seat, colours) });
