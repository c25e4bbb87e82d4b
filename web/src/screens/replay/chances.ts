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
      const best = move.chance + move.given; // what is told is the chance after the play that was made
      return {
        number: move.number,
        seat: move.seat,
        before: clamp(own ? best : 1 - best),
        after: clamp(own ? move.chance : 1 - move.chance),
        luck: own ? move.luck : -move.luck,
        name: move.name ?? '',
      };
    })
    .sort((a, b) => a.number - b.number);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
