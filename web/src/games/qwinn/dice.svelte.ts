/** Five dice that keep their places on the table: which lie there, which are held, which have just been thrown. */
import { keptBy, rolledBy } from './text';

export interface Die {
  /** 0 to 3 are white, 4 is red; a die never changes its number. */
  id: number;
  pips: number;
  red: boolean;
}

export class Dice {
  dice = $state.raw<Die[]>([]);
  held = $state.raw<ReadonlySet<number>>(new Set());
  /** Dice that the latest throw moved, and how often there has been one. */
  thrown = $state.raw<ReadonlySet<number>>(new Set());
  throws = $state(0);

  readonly loose = $derived(this.dice.filter(({ id }) => !this.held.has(id)));
  readonly kept = $derived(this.dice.filter(({ id }) => this.held.has(id)));

  /** The dice as they lie now; those that were kept stay where they are, the others get what was thrown. */
  see(whites: readonly number[], red: number, last: readonly string[]): void {
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
    const roll = last.findLastIndex((action) => rolledBy(action) !== null);
    if (roll < 0 && now === before) return;
    const keep = roll > 0 ? keptBy(last[roll - 1]!) : null;
    const stay = keep ? this.#found(keep.whites, keep.red) : new Set<number>();
    const fresh = [...whites];
    for (const die of this.dice) if (!die.red && stay.has(die.id)) fresh.splice(fresh.indexOf(die.pips), 1);
    const places = [0, 1, 2, 3].map((id) => {
      const old = this.dice.find((die) => die.id === id);
      return { id, red: false, pips: old && stay.has(id) ? old.pips : (fresh.shift() ?? 1) };
    });
    this.dice = [...places, { id: 4, red: true, pips: red }];
    this.held = stay;
    this.thrown = roll < 0 ? new Set() : new Set([0, 1, 2, 3, 4].filter((id) => !stay.has(id)));
    if (roll >= 0) this.throws += 1;
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
    if (red > 0) stay.add(4);
    return stay;
  }
}
