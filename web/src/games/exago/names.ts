/** What people call a stone, in their language. */
import type { SayPlainly } from '../../i18n/words.svelte';
import { stoneColour } from '../../pieces/names';

export const stoneName = (t: SayPlainly, seat: number, colours?: readonly string[]): string =>
  t('board-stone', { colour: stoneColour(seat, colours) });
