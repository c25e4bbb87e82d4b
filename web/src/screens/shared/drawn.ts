/** Who begins by lot, as the events tell it. */
import type { Drawn } from '../../games/contract';
import type { EventSent, TableSent } from '../../wire';

/** Nobody where it was not drawn: the rules or the people had chosen. */
export function drawnIn(table: Pick<TableSent, 'table' | 'commitment'>, events: readonly EventSent[]): Drawn | null {
  const { seat, why } = events.find(({ said }) => said.id.endsWith('-did-lot'))?.said.args ?? {};
  return typeof seat === 'number' && why === 'drawn' ? { seat: seat - 1, seed: table.commitment || table.table } : null;
}
