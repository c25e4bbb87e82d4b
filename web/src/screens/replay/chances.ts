/** The chances of one seat through a game: luck slopes, decisions step. */
import type { MoveJudged } from '../../wire';

/** One decision on the curve: the chance before it and after it, as the seat has it. */
export interface Stand {
  number: number;
  seat: number;
  before: number;
  after: number;
  luck: number;
  name: string;
}

/** Of two players each knows the other's chance; of more, only one's own decisions tell one's own. */
export function standsOf(moves: readonly MoveJudged[], mine: number, seats: number): Stand[] {
  return moves
    .filter((move) => seats === 2 || move.seat === mine)
    .map((move) => {
      const own = move.seat === mine;
      const after = move.chance - move.given;
      return {
        number: move.number,
        seat: move.seat,
        before: clamp(own ? move.chance : 1 - move.chance),
        after: clamp(own ? after : 1 - after),
        luck: own ? move.luck : -move.luck,
        name: move.name ?? '',
      };
    })
    .sort((a, b) => a.number - b.number);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
