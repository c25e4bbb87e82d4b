/** Five dice that keep their places on the table: which lie there, which are held, which have just been thrown. */
import type { Deed } from '../../wire';
import { keptBy, rolledBy } from './deeds';

export interface Die {
  /** White ones first, the red one last; a die never changes its number. */
  id: number;
  pips: number;
  red: boolean;
}

const SPINS = 5;

export class Dice {
  dice = $state.raw<Die[]>([]);
  held = $state.raw<ReadonlySet<number>>(new Set());
  /** Dice that the latest throw moved, and how often there has been one. */
  thrown = $state.raw<ReadonlySet<number>>(new Set());
  throws = $state(0);
  /** What dice show while they roll; in the end they show what was thrown. */
  faces = $state.raw<ReadonlyMap<number, number>>(new Map());

  readonly loose = $derived(this.dice.filter(({ id }) => !this.held.has(id)));
  readonly kept = $derived(this.dice.filter(({ id }) => this.held.has(id)));

  /** The dice as they lie now; those that were kept stay where they are, the others get what was thrown. */
  see(whites: readonly number[], red: number, last: readonly (Deed | null | undefined)[]): void {
    const kept = keptBy(last.at(-1));
    if (whites.length === 0 && kept && this.dice.length > 0) {
      this.keep(kept.whites, kept.red); // the others are about to be thrown
      return;
    }
    if (whites.length === 0) {
      this.dice = [];
      this.held = new Set();
      return;
    }
    const now = [...whites].sort().join('') + red;
    const before =
      this.dice
        .filter((die) => !die.red)
        .map(({ pips }) => pips)
        .sort()
        .join('') + (this.dice.find((die) => die.red)?.pips ?? '');
    const roll = last.findLastIndex((deed) => rolledBy(deed) !== null);
    if (roll < 0 && now === before) return;
    const keep = roll > 0 ? keptBy(last[roll - 1]) : null;
    const stay = keep ? this.#found(keep.whites, keep.red) : new Set<number>();
    const fresh = [...whites];
    for (const die of this.dice) if (!die.red && stay.has(die.id)) fresh.splice(fresh.indexOf(die.pips), 1);
    const places = [...whites.keys()].map((id) => {
      const old = this.dice.find((die) => die.id === id);
      return { id, red: false, pips: old && stay.has(id) ? old.pips : (fresh.shift() ?? 1) };
    });
    this.dice = [...places, { id: whites.length, red: true, pips: red }];
    this.held = stay;
    this.thrown = roll < 0 ? new Set() : new Set(this.dice.map(({ id }) => id).filter((id) => !stay.has(id)));
    if (roll >= 0) this.throws += 1;
  }

  /** Lets the dice that were thrown show other faces for a moment; the function that comes back ends that. */
  spin(): () => void {
    let left = SPINS;
    const turn = (): void => {
      left -= 1;
      this.faces = new Map(left > 0 ? [...this.thrown].map((id) => [id, 1 + Math.floor(Math.random() * 6)]) : []);
      if (left > 0) timer = setTimeout(turn, 75);
    };
    let timer = setTimeout(turn, 0);
    return () => {
      clearTimeout(timer);
      this.faces = new Map();
    };
  }

  /** Holds dice with these pips and no others. */
  keep(whites: readonly number[], red: number): void {
    this.held = this.#found(whites, red);
  }

  hold(id: number): void {
    const held = new Set(this.held);
    if (!held.delete(id)) held.add(id);
    this.held = held;
  }

  /** Places of dice with these pips: those held on this device first, so that the ones people picked stay. */
  #found(whites: readonly number[], red: number): Set<number> {
    const stay = new Set<number>();
    const order = [...this.dice].sort((a, b) => Number(this.held.has(b.id)) - Number(this.held.has(a.id)));
    for (const pips of whites) {
      const die = order.find((one) => !one.red && one.pips === pips && !stay.has(one.id));
      if (die) stay.add(die.id);
    }
    const last = this.dice.find((die) => die.red);
    if (red > 0 && last) stay.add(last.id);
    return stay;
  }
}
