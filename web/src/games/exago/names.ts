/** What people call a stone, in their language. */
import { STONES } from '../../pieces/names';

type Say = (id: string, args?: Record<string, string>) => string;

export const stoneName = (t: Say, seat: number): string => t('board-stone', { colour: STONES[seat] ?? '' });
