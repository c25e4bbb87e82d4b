/** A board to learn on, as a game is given it: what is shown now, what its seat may ask and try, and why the latest try was turned away. */
import type { Act, Advised, Doing, GamePosition } from '../../games/contract';
import { whyNot } from '../../port/http';
import { namedSeats } from '../../session/telling';
import type { EventSent, PlaySeen, PlayTried, PreviewSent, Refusal, SeatSent, View } from '../../wire';

export interface Asked {
  ask(play: PlayTried): Promise<PreviewSent>;
  /** Resolves with the reason why not, or null. */
  play(play: PlayTried): Promise<Refusal | null>;
}

export interface Standing {
  view: View;
  preview: PreviewSent | null;
  seat: number;
  seats: number;
  last?: EventSent[];
  /** Who is to move; nobody by default where there is no preview. */
  turn?: number | null;
  /** What the others are called, where there is a name for them. */
  others?: string;
}

const NOTHING: EventSent[] = [];

export class LearnBoard implements Act {
  seat = $state(0);
  seats = $state.raw<SeatSent[]>([]);
  position = $state.raw<GamePosition<View> | null>(null);
  hint = $state.raw<Advised | null>(null);
  refused = $state.raw<Refusal | null>(null);
  #source: Asked;
  #asked = 0;

  constructor(source: Asked) {
    this.#source = source;
  }

  /** Shows a table with somebody to move, or one that only is looked at. */
  show({ view, preview, seat, seats, last = NOTHING, turn = preview ? seat : null, others = '' }: Standing): void {
    this.#asked += 1;
    if (this.seats.length !== seats || this.seat !== seat) this.seats = people(seats, seat, others);
    this.seat = seat;
    this.position = { view, preview, last, turn };
    this.hint = null;
    this.refused = null;
  }

  /** Shows what a play came to. */
  showPlay({ event, view }: PlaySeen): void {
    this.#asked += 1;
    this.position = { view, preview: null, last: [event], turn: null };
    this.hint = null;
    this.refused = null;
  }

  ask = async (partial: Doing): Promise<PreviewSent | null> => {
    const asked = (this.#asked += 1);
    try {
      const answer = await this.#source.ask(told(partial));
      if (asked !== this.#asked) return null;
      this.refused = answer.refusal ?? null;
      return answer;
    } catch (trouble) {
      if (asked !== this.#asked) return null;
      this.refused = whyNot(trouble);
      return { text: '', ready: false, refusal: this.refused };
    }
  };

  play = async (action: Doing): Promise<Refusal | null> => {
    this.#asked += 1;
    try {
      const refusal = await this.#source.play(told(action));
      this.refused = refusal;
      return refusal;
    } catch (trouble) {
      this.refused = whyNot(trouble);
      return this.refused;
    }
  };
}

const told = (doing: Doing): PlayTried => (typeof doing === 'string' ? { action: doing, deed: null } : { action: '', deed: doing });

function people(count: number, you: number, others: string): SeatSent[] {
  const seats = Array.from({ length: count }, (_, seat): SeatSent => ({
    seat,
    kind: 'person',
    there: true,
    name: seat === you ? '' : others,
  }));
  return namedSeats(seats, [you], false);
}
