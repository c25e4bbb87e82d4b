/** A turn on the columns as it is put together: dice or none, the space, its points, what the red die does. */
import type { Column } from '../../games/sheets';
import { sayTrouble } from '../../port/http';
import { countThrow, standOf } from '../../port/paper';
import type { Said, SpaceCounted, ThrowCounted } from '../../wire';
import { Entry } from './entry.svelte';
import type { ScorePad } from './pad.svelte';

/** What the red die does besides: it puts a boycott on the other player, or takes one off. */
export interface RedUse {
  puts: boolean;
  boycott: string;
}

/** No dice on this device, dice that somebody threw elsewhere and enters, or ours. */
export type DiceFrom = 'none' | 'own' | 'ours';

export class ColumnTurn {
  from = $state<DiceFrom>('none');
  /** Pips of the white dice and, behind them, the red one; 0 for one that is not known. */
  dice = $state.raw<number[]>([]);
  kept = $state.raw<boolean[]>([]);
  throws = $state(0);
  space = $state<string | null>(null);
  failed = $state(false);
  use = $state.raw<RedUse | null>(null);
  counted = $state.raw<ThrowCounted | null>(null);
  trouble = $state.raw<Said | null>(null);
  winners = $state.raw<number[]>([]);
  readonly entry = new Entry();
  #pad: ScorePad;
  #column: Column;
  #asked = 0;

  constructor(pad: ScorePad, column: Column) {
    this.#pad = pad;
    this.#column = column;
    this.#layDice();
    void this.#tellStand();
  }

  get seat(): number {
    return this.#pad.next;
  }

  get other(): number {
    return 1 - this.seat;
  }

  /** What the red die may do with the chosen space. */
  get uses(): RedUse[] {
    const { places = [], removes = [] } = this.choice ?? {};
    return [...places.map((boycott) => ({ puts: true, boycott })), ...removes.map((boycott) => ({ puts: false, boycott }))];
  }

  isUse({ puts, boycott }: RedUse): boolean {
    return this.use?.puts === puts && this.use.boycott === boycott;
  }

  get mostThrows(): number {
    return this.#column.fewer[this.#pad.pawns[this.seat]?.boycott ?? ''] ?? this.#column.throws;
  }

  /** What the rules say of the chosen space with these dice. */
  get choice(): SpaceCounted | undefined {
    return this.counted?.spaces.find((one) => one.space === this.space);
  }

  get printed(): number {
    return this.#column.spaces.find(({ name }) => name === this.space)?.points ?? 0;
  }

  /** Whether the points of the chosen space have to be typed. */
  get asksPoints(): boolean {
    return this.from === 'none' && this.space !== null && this.printed === 0;
  }

  get points(): number {
    if (this.failed) return -(this.counted?.cost ?? 0);
    if (this.space === null) return 0;
    return this.choice?.points ?? (this.printed || this.entry.total);
  }

  get isReady(): boolean {
    if (this.failed) return true;
    if (this.space === null) return false;
    return this.from === 'none' ? !this.asksPoints || this.entry.total > 0 : this.choice !== undefined;
  }

  takeFrom(from: DiceFrom): void {
    this.from = from;
    this.#forgetDice();
  }

  /** The red die lies behind the white ones. */
  isRed(die: number): boolean {
    return die === this.#column.whites;
  }

  /** Throws what is not kept. */
  throwDice(): void {
    if (this.throws >= this.mostThrows) return;
    const thrown = crypto.getRandomValues(new Uint32Array(this.dice.length));
    this.dice = this.dice.map((pips, die) => (this.kept[die] && pips ? pips : ((thrown[die] ?? 0) % this.#column.faces) + 1));
    this.throws += 1;
    this.#count();
  }

  /** Keeps one of our dice, or turns one of one's own to its next face. */
  press(die: number): void {
    if (this.from === 'ours') {
      if (this.throws > 0) this.kept = this.kept.map((is, place) => (place === die ? !is : is));
      return;
    }
    this.dice = this.dice.map((pips, place) => (place === die ? (pips % this.#column.faces) + 1 : pips));
    this.#count();
  }

  choose(space: string): void {
    if (this.from !== 'none' && !this.counted?.spaces.some((one) => one.space === space)) return;
    this.failed = false;
    this.use = null;
    this.space = this.space === space ? null : space;
    this.entry.clear();
  }

  fail(): void {
    this.failed = !this.failed;
    this.space = null;
    this.use = null;
  }

  write(): void {
    if (!this.isReady) return;
    const boycotts = this.#pad.pawns.map(({ boycott }) => boycott);
    if (this.failed && this.counted?.left.length) boycotts.splice(0, boycotts.length, ...this.counted.left);
    if (this.use) boycotts[this.use.puts ? this.other : this.seat] = this.use.puts ? this.use.boycott : '';
    this.#pad.move(this.seat, this.failed ? '' : (this.space ?? ''), this.points, boycotts);
    this.begin();
  }

  takeBack(): void {
    this.#pad.takeBack();
    this.begin();
  }

  setBoycott(seat: number, boycott: string): void {
    this.#pad.place(seat, { boycott: this.#pad.pawns[seat]?.boycott === boycott ? '' : boycott });
    this.#count();
    void this.#tellStand();
  }

  /** A new turn, with dice from where they came before. */
  begin(): void {
    this.#forgetDice();
    void this.#tellStand();
  }

  #layDice(): void {
    const count = this.#column.whites + 1;
    this.dice = Array<number>(count).fill(0);
    this.kept = Array<boolean>(count).fill(false);
  }

  #forgetDice(): void {
    this.#layDice();
    this.throws = 0;
    this.failed = false;
    this.entry.clear();
    this.#count();
  }

  #sheets() {
    return this.#pad.pawns.map(({ space, boycott }, seat) => ({ space, boycott, points: Math.max(0, this.#pad.totals[seat] ?? 0) }));
  }

  #count(): void {
    const asked = (this.#asked += 1);
    this.space = null;
    this.use = null;
    this.counted = this.trouble = null;
    if (this.from === 'none' || this.dice.includes(0)) return;
    const [whites, red] = [this.dice.slice(0, -1), this.dice.at(-1) ?? 0];
    countThrow({ sheets: this.#sheets(), mover: this.seat, whites, red }).then(
      (counted) => {
        if (asked === this.#asked) this.counted = counted;
      },
      (refused: unknown) => {
        if (asked === this.#asked) this.trouble = sayTrouble(refused);
      },
    );
  }

  /** Somebody may have won; where nobody can be asked, people see it themselves. */
  async #tellStand(): Promise<void> {
    const turns = this.#pad.turns.length;
    this.winners = [];
    if (!this.#pad.totals.some((total) => total >= this.#column.goal)) return;
    const told = await standOf({ sheets: this.#sheets() }).catch(() => null);
    if (told && turns === this.#pad.turns.length) this.winners = told.winners;
  }
}
