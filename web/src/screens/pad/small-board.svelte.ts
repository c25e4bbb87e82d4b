/** A small board on which a play is laid as it lies on the wooden table, and counted by the rules. */
import { countLines } from '../../port/paper';
import { sayTrouble } from '../../port/http';
import type { LinesCounted, Said } from '../../wire';

export const SIDE = 7;

export interface Laid {
  tile: string;
  x: number;
  y: number;
  isNew: boolean;
}

export class SmallBoard {
  laid = $state.raw<Laid[]>([]);
  /** The cell that the next tile goes to. */
  at = $state.raw({ x: 1, y: 3 });
  /** Whether the next tile is part of the play, or lay there before. */
  isNew = $state(false);
  colour = $state('r');
  counted = $state.raw<LinesCounted | null>(null);
  trouble = $state.raw<Said | null>(null);
  /** Where the next cell lies: tiles are laid in a row. */
  #step = { x: 1, y: 0 };
  #asked = 0;

  tileAt(x: number, y: number): Laid | undefined {
    return this.laid.find((one) => one.x === x && one.y === y);
  }

  /** Goes to a cell; the row goes on from where it was, where that is beside it. */
  go(x: number, y: number): void {
    const [dx, dy] = [x - this.at.x, y - this.at.y];
    if (Math.abs(dx) + Math.abs(dy) === 1) this.#step = { x: Math.abs(dx), y: Math.abs(dy) };
    this.at = { x, y };
  }

  lay(shape: string): void {
    const { x, y } = this.at;
    this.#change([...this.laid.filter((one) => one.x !== x || one.y !== y), { tile: this.colour + shape, x, y, isNew: this.isNew }]);
    const next = { x: x + this.#step.x, y: y + this.#step.y };
    if (next.x < SIDE && next.y < SIDE) this.at = next;
  }

  /** Takes away what lies in this cell, or what was laid last. */
  takeBack(): void {
    const here = this.tileAt(this.at.x, this.at.y) ?? this.laid.at(-1);
    if (!here) return;
    this.at = { x: here.x, y: here.y };
    this.#change(this.laid.filter((one) => one !== here));
  }

  clear(): void {
    this.#change([]);
    this.at = { x: 1, y: 3 };
    this.isNew = false;
  }

  #change(laid: Laid[]): void {
    this.laid = laid;
    this.trouble = null;
    const asked = (this.#asked += 1);
    const plain = (isNew: boolean) => laid.filter((one) => one.isNew === isNew).map(({ tile, x, y }) => ({ tile, x, y }));
    if (plain(true).length === 0) {
      this.counted = null;
      return;
    }
    countLines({ lying: plain(false), laid: plain(true) }).then(
      (counted) => {
        if (asked === this.#asked) this.counted = counted;
      },
      (refused: unknown) => {
        if (asked !== this.#asked) return;
        this.counted = null;
        this.trouble = sayTrouble(refused);
      },
    );
  }
}
