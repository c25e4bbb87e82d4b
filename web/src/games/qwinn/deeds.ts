/** What Qwinn!'s deeds say: dice thrown or kept, and where a pawn went. */
import type { Deed } from '../../wire';

export interface Throw {
  whites: number[];
  red: number;
}

type Told = Deed | null | undefined;

export const rolledBy = (deed: Told): Throw | null => (deed?.kind === 'roll' ? diceOf(deed) : null);

/** The dice that are held; a red die that is thrown again is 0. */
export const keptBy = (deed: Told): Throw | null => (deed?.kind === 'keep' ? diceOf(deed) : null);

/** Where a go leads, and how it uses the red die, as that is called. */
export function wentBy(deed: Told): { space: string; red: string } | null {
  const [pawn] = deed?.kind === 'go' ? (deed.moves ?? []) : [];
  return pawn?.to ? { space: pawn.to, red: pawn.piece ?? '' } : null;
}

export const keeping = (dice: readonly { pips: number; red: boolean }[]): Deed => ({
  kind: 'keep',
  moves: dice.map(({ pips, red }) => ({ piece: `${red ? 'r' : 'w'}${pips}` })),
});

export const going = (space: string): Deed => ({ kind: 'go', moves: [{ to: space }] });

/** What a use of the red die does, by how it is called: it puts a boycott on the other player, or takes one off oneself. */
export const useOf = (red: string): { puts: boolean; boycott: string } => ({ puts: red.startsWith('+'), boycott: red.slice(1) });

/** A die is called by the letter of its colour and its pips. */
function diceOf({ moves = [] }: Deed): Throw {
  const dice = moves.map(({ piece = '' }) => ({ isRed: piece.startsWith('r'), pips: Number(piece.slice(1)) }));
  return { whites: dice.filter(({ isRed }) => !isRed).map(({ pips }) => pips), red: dice.find(({ isRed }) => isRed)?.pips ?? 0 };
}

/** Whose pawns are solid: this device's seat, or the first one where both or none of them are. */
export const solidSeat = (you: readonly number[] = []): number => (you.length === 1 ? (you[0] ?? 0) : 0);
