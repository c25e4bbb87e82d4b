/** A place to try moves from, as an address has it behind its #, where no log of any server sees it. */

export interface TrialSpot {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  position: string;
  /** What has been tried from there. */
  moves: string[];
  /** What dice and bag bring. */
  luck: number;
  /** What was played there in the game it comes from. */
  made: string;
  /** The game it comes from, and its moment: for the names and the way back. */
  table: string;
  at: number | null;
}

const LONGEST = 6000;
const MOST_MOVES = 400;

export function writeSpot({ game, seats, options, position, moves, luck, made, table, at }: TrialSpot): string {
  const text = new URLSearchParams({ g: game, n: String(seats), p: position });
  if (Object.keys(options).length) text.set('o', JSON.stringify(options));
  if (luck) text.set('l', String(luck));
  if (made) text.set('w', made);
  if (table) text.set('t', table);
  if (at !== null) text.set('a', String(at));
  for (const move of moves) text.append('m', move);
  return text.toString();
}

/** Null for what is no place. */
export function readSpot(text: string): TrialSpot | null {
  const given = new URLSearchParams(text);
  const [game, position, seats] = [given.get('g') ?? '', given.get('p') ?? '', Number(given.get('n'))];
  const moves = given.getAll('m');
  if (!/^[\w-]+(\/[\w-]+)?$/.test(game) || !position || position.length > LONGEST || moves.length > MOST_MOVES) return null;
  if (!Number.isInteger(seats) || seats < 1 || seats > 16) return null;
  const options = readOptions(given.get('o') ?? '{}');
  return (
    options && {
      game,
      seats,
      options,
      position,
      moves,
      luck: whole(given.get('l')) ?? 0,
      made: given.get('w') ?? '',
      table: given.get('t') ?? '',
      at: whole(given.get('a')),
    }
  );
}

function readOptions(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : null;
  } catch {
    return null;
  }
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);
